//! Pauses and the time limits of steps (R7.3).

use std::num::NonZeroU16;

use moonhare_rules::{Limits, Move, RuleError, Seat, Settings};
use moonhare_table::{HostAsk, Millis, Order, PersonAsk, TableError};

use crate::evening::{CLOCKWORK, Evening, first_move, short};

fn timed() -> Settings {
    Settings {
        limits: Limits {
            tell: NonZeroU16::new(60),
            give: NonZeroU16::new(50),
            vote: NonZeroU16::new(40),
            look: NonZeroU16::new(30),
        },
        ..short()
    }
}

const PEOPLE: [&str; 3] = ["ana", "bea", "cid"];

#[test]
fn without_limits_there_is_no_deadline() {
    let mut evening = Evening::begun(short(), &PEOPLE);
    for luck in 0..20 {
        assert_eq!(evening.guest().deadline, None);
        evening.move_once(luck);
    }
}

#[test]
fn each_step_has_its_own_time_from_when_it_began() {
    let mut evening = Evening::begun(timed(), &PEOPLE);
    for (step, seconds) in [
        ("telling", 60),
        ("giving", 50),
        ("voting", 40),
        ("reveal", 30),
        ("telling", 60),
    ] {
        evening.play_until(step);
        let began = evening.now;
        let deadline = Some(Millis(began + seconds * 1000));
        assert_eq!(evening.guest().deadline, deadline, "{step}");
        assert_eq!(evening.view("bea").deadline, deadline, "for everybody");
        if step != "telling" {
            // Neither moves within the step nor anything else moves its end.
            evening.move_once(0);
            assert_eq!(evening.guest().deadline, deadline, "{step}");
        }
        evening.ask("ana", HostAsk::Chat { on: true }).unwrap();
        assert_eq!(evening.guest().deadline, deadline, "{step}");
    }
}

#[test]
fn the_first_idea_is_waited_for_as_long_as_a_clue() {
    let settings = Settings {
        first: moonhare_rules::First::Claim,
        ..timed()
    };
    let mut evening = Evening::begun(settings, &PEOPLE);
    assert_eq!(evening.guest().deadline, Some(Millis(evening.now + 60_000)));
    evening.now += 10_000;
    evening.ask("bea", Move::Claim).unwrap();
    assert_eq!(
        evening.guest().deadline,
        Some(Millis(evening.now + 60_000)),
        "and the clue has its own time"
    );
}

#[test]
fn there_is_no_deadline_before_and_after_the_game() {
    let mut evening = Evening::with(timed(), &PEOPLE);
    assert_eq!(evening.guest().deadline, None);
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.play_until("over");
    assert_eq!(evening.guest().deadline, None);
}

#[test]
fn a_pause_moves_the_deadline_by_exactly_its_length() {
    let mut evening = Evening::begun(timed(), &PEOPLE);
    evening.play_until("giving");
    let before = evening.guest().deadline.unwrap();
    for length in [1, 12_345, 3_600_000] {
        let deadline = evening.guest().deadline.unwrap();
        evening.ask("ana", HostAsk::Pause).unwrap();
        assert!(evening.guest().paused);
        assert_eq!(evening.guest().deadline, None, "the clock stands");
        // The ask itself is a second later.
        evening.now += length - 1000.min(length);
        let paused_at = evening.log.last().unwrap().at;
        evening.ask("ana", HostAsk::Resume).unwrap();
        let length = evening.now - paused_at.0;
        assert!(!evening.guest().paused);
        assert_eq!(evening.guest().deadline, Some(Millis(deadline.0 + length)));
    }
    assert!(evening.guest().deadline.unwrap() > before);
    evening.play_until("voting");
    assert_eq!(
        evening.guest().deadline,
        Some(Millis(evening.now + 40_000)),
        "the next step knows of no pause"
    );
}

#[test]
fn a_clock_that_goes_back_during_a_pause_gives_no_time() {
    let mut evening = Evening::begun(timed(), &PEOPLE);
    let deadline = evening.guest().deadline;
    evening.ask("ana", HostAsk::Pause).unwrap();
    evening.now -= 500_000;
    evening.ask("ana", HostAsk::Resume).unwrap();
    assert_eq!(evening.guest().deadline, deadline);
}

#[test]
fn nobody_moves_while_the_game_is_paused() {
    let mut evening = Evening::begun(short(), &PEOPLE);
    evening.ask("ana", HostAsk::Pause).unwrap();
    let before = evening.table.clone();
    let ask = first_move(&evening, "ana");
    assert_eq!(evening.ask("ana", ask), Err(TableError::Paused));
    for ask in [Move::Claim, Move::TakeBack, Move::Next] {
        assert_eq!(evening.ask("bea", ask), Err(TableError::Paused));
    }
    let seat = Seat(0);
    let mv = evening.seat_view(seat).moves().get(0).unwrap();
    assert_eq!(
        evening.ask(CLOCKWORK, Order::Play { seat, mv }),
        Err(TableError::Paused)
    );
    assert_eq!(evening.ask("ana", HostAsk::Pause), Err(TableError::Paused));
    assert_eq!(
        evening.ask("ana", HostAsk::Again),
        Err(RuleError::NotOver.into())
    );
    assert_eq!(evening.table, before);
    evening.ask("ana", HostAsk::Resume).unwrap();
    evening.ask("ana", first_move(&evening, "ana")).unwrap();
    assert_eq!(
        evening.ask("ana", HostAsk::Resume),
        Err(TableError::NotPaused)
    );
}

#[test]
fn only_a_running_game_is_paused() {
    let mut evening = Evening::with(short(), &PEOPLE);
    assert_eq!(
        evening.ask("ana", HostAsk::Pause),
        Err(RuleError::NotBegun.into())
    );
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.play_until("over");
    assert_eq!(
        evening.ask("ana", HostAsk::Pause),
        Err(RuleError::Over.into())
    );
}

#[test]
fn people_come_and_go_in_a_pause_and_whoever_is_left_can_go_on() {
    let mut evening = Evening::begun(short(), &PEOPLE);
    evening.ask("ana", HostAsk::Pause).unwrap();
    for who in PEOPLE {
        evening.ask(who, PersonAsk::Leave).unwrap();
    }
    assert_eq!(evening.table.host(), None);
    evening.ask("eve", crate::evening::sit("eve")).unwrap();
    assert!(evening.guest().paused);
    evening.ask("eve", HostAsk::Resume).unwrap();
    evening.play_until("over");
}

fn limit(seconds: u16) -> HostAsk {
    let seconds = NonZeroU16::new(seconds);
    let limits = Limits {
        tell: seconds,
        give: seconds,
        vote: seconds,
        look: seconds,
    };
    HostAsk::Limit { limits }
}

/// More time, or all the time in the world, in the middle of a step (R7.3).
#[test]
fn the_host_changes_the_time_limits_of_a_running_game() {
    let mut evening = Evening::begun(timed(), &PEOPLE);
    evening.play_until("giving");
    evening.now += 45_000;
    evening.ask("ana", limit(300)).unwrap();
    let deadline = Some(Millis(evening.now + 300_000));
    assert_eq!(evening.guest().deadline, deadline, "the step starts anew");
    assert_eq!(
        evening.guest().game.settings.limits.vote,
        NonZeroU16::new(300)
    );

    evening.ask("ana", HostAsk::Pause).unwrap();
    evening.ask("ana", limit(20)).unwrap();
    evening.now += 1_000_000;
    evening.ask("ana", HostAsk::Resume).unwrap();
    let deadline = Some(Millis(evening.now + 20_000));
    assert_eq!(evening.guest().deadline, deadline, "a pause costs nothing");

    evening.ask("ana", limit(0)).unwrap();
    evening.play_until("voting");
    assert_eq!(evening.guest().deadline, None);
    evening.play_until("over");
    assert_eq!(evening.ask("ana", limit(0)), Err(RuleError::Over.into()));
    // What was agreed last holds for the next game.
    evening.ask("ana", HostAsk::Again).unwrap();
    assert_eq!(evening.guest().game.settings.limits, Limits::default());
    evening.ask("ana", limit(60)).unwrap();
    assert_eq!(
        evening.guest().game.settings.limits.give,
        NonZeroU16::new(60)
    );
}
