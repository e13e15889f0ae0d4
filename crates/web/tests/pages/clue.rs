//! The clue: long ones can be shown large, and one said aloud is a stage direction.

use crate::play::Play;
use moonhare_rules::{Clue, Mode};
use moonhare_web::{RegionId, regions};

fn clue(play: &Play) -> String {
    let view = play.seen_by(2);
    let drawn = regions(&play.page(&view));
    drawn.get(RegionId::Clue).unwrap().to_owned()
}

#[test]
fn only_a_long_clue_can_be_shown_large() {
    for (letters, is_long) in [(60, false), (61, true), (200, true)] {
        let mut play = Play::started(Mode::Classic, 4);
        play.claim(0);
        play.tell(&"a".repeat(letters), 0);
        let html = clue(&play);
        assert_eq!(html.contains("clue-opens"), is_long, "{html}");
        assert_eq!(
            html.matches(&"a".repeat(letters)).count(),
            1 + usize::from(is_long)
        );
    }
}

#[test]
fn a_clue_said_aloud_is_a_stage_direction() {
    let mut play = Play::started(Mode::Classic, 4);
    play.claim(0);
    play.tell_clue(Clue::Aloud, 0);
    let html = clue(&play);
    assert!(html.contains("says the clue aloud"), "{html}");
    assert!(!html.contains("blockquote"), "{html}");
    play.give_all_but(&[], 0);
    play.vote_all_but(&[], |_| 0);
    assert!(clue(&play).contains("said the clue aloud"));
}
