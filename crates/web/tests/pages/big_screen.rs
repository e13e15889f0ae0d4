//! The big screen says whom the table waits for, shows reactions, and stays on.

use crate::play::{NAMES, Play};
use moonhare_rules::{Mode, Seat};
use moonhare_table::{Onlooker, PersonAsk, Reaction};
use moonhare_web::{Prefs, RegionId, TablePage, page, regions};

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

#[test]
fn a_reaction_says_from_which_seat_it_comes() {
    let mut play = Play::started(Mode::Classic, 4);
    let reaction = Reaction::Clap;
    play.act(Seat(2), PersonAsk::React { reaction }).unwrap();
    let view = play.view(&Onlooker::Screen);
    let drawn = regions(&play.page(&view));
    let (_, line) = drawn.lines().last().unwrap();
    assert!(line.contains("data-from=\"2\""), "{line}");
}

#[test]
fn a_table_keeps_the_screen_on_unless_somebody_wants_it_otherwise() {
    let play = Play::started(Mode::Classic, 4);
    let view = play.seen_by(0);
    for awake in [true, false] {
        let prefs = Prefs {
            awake,
            ..Prefs::default()
        };
        let html = page(&TablePage {
            prefs,
            ..play.page(&view)
        });
        assert_eq!(html.into_string().contains("data-awake=\"on\""), awake);
    }
    assert!(Prefs::default().awake);
}
