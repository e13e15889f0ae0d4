//! The big screen says whom the table waits for.

use crate::play::{NAMES, Play};
use moonhare_rules::Mode;
use moonhare_table::Onlooker;
use moonhare_web::{RegionId, regions};

fn region(play: &Play, onlooker: &Onlooker, id: RegionId) -> String {
    let view = play.view(onlooker);
    let drawn = regions(&play.page(&view));
    drawn.get(id).unwrap().to_owned()
}

/// What people read of a region.
fn words(html: &str) -> String {
    let mut words = String::new();
    for part in html.split('<') {
        words.push_str(part.split_once('>').map_or(part, |(_, text)| text));
    }
    words
}

#[test]
fn the_big_screen_names_those_it_waits_for() {
    let mut play = Play::started(Mode::Classic, 12);
    play.claim(0);
    play.tell("Almost there", 0);
    let line = |play: &Play| words(&region(play, &Onlooker::Screen, RegionId::Status));
    let first = format!("Waiting for {}, {} and 9 more.", NAMES[1], NAMES[2]);
    assert!(line(&play).contains(&first), "{}", line(&play));
    play.give_all_but(&[5, 7, 8], 0);
    let last = format!("Waiting for {}, {} and {}.", NAMES[5], NAMES[7], NAMES[8]);
    assert!(line(&play).contains(&last), "{}", line(&play));
}

#[test]
fn after_a_reveal_it_names_those_who_look_longest() {
    let mut play = Play::started(Mode::Classic, 4);
    play.round("Almost there", |_| 0);
    let line = |play: &Play| words(&region(play, &Onlooker::Screen, RegionId::Status));
    assert!(!line(&play).contains("Waiting"), "{}", line(&play));
    play.next_all_but(&[2]);
    let last = format!("Waiting for {}.", NAMES[2]);
    assert!(line(&play).contains(&last), "{}", line(&play));
}
