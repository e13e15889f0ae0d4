//! A pause looks like one on every screen.

use crate::play::Play;
use moonhare_rules::{Mode, Seat};
use moonhare_table::{HostAsk, Onlooker};
use moonhare_web::{RegionId, regions};

#[test]
fn a_pause_lies_over_the_table_on_every_screen() {
    let mut play = Play::started(Mode::Classic, 4);
    let screens = |play: &Play| {
        let seat = play.sitter(Seat(1)).unwrap();
        [seat, Onlooker::Guest, Onlooker::Screen].map(|onlooker| {
            let view = play.view(&onlooker);
            let drawn = regions(&play.page(&view));
            let shell = drawn.get(RegionId::Shell).unwrap();
            shell.contains("class=\"pause\"")
        })
    };
    assert_eq!(screens(&play), [false; 3]);
    play.host(HostAsk::Pause);
    assert_eq!(screens(&play), [true; 3]);
    play.host(HostAsk::Resume);
    assert_eq!(screens(&play), [false; 3]);
}
