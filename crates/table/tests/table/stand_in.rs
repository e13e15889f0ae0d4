//! Stand-ins for people who are away (R7.2).

use moonhare_rules::{Move, RuleError, Seat};
use moonhare_table::{HostAsk, KeeperKind, PersonAsk, TableError};

use crate::evening::{BOT, CLOCKWORK, Evening, first_move, short};

fn stand_in(seat: u8, on: bool) -> HostAsk {
    HostAsk::StandIn {
        seat: Seat(seat),
        on,
    }
}

#[test]
fn a_stand_in_goes_off_when_the_person_moves() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.ask(CLOCKWORK, stand_in(0, true)).unwrap();
    assert!(evening.table.has_stand_in(Seat(0)));
    assert_eq!(
        evening.guest().keepers[0],
        KeeperKind::Person,
        "it is still hers"
    );
    evening.ask("ana", first_move(&evening, "ana")).unwrap();
    assert!(!evening.table.has_stand_in(Seat(0)));
    assert_eq!(evening.step(), "giving");
}

#[test]
fn a_refused_move_leaves_the_stand_in() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.ask("ana", stand_in(1, true)).unwrap();
    assert_eq!(
        evening.ask("bea", Move::Claim),
        Err(RuleError::WrongStep {
            step: moonhare_rules::Step::Telling
        }
        .into())
    );
    assert!(evening.table.has_stand_in(Seat(1)));
}

#[test]
fn a_stand_in_plays_and_the_others_play_with_it() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.ask("ana", stand_in(1, true)).unwrap();
    evening.play_until("over");
    assert!(evening.table.has_stand_in(Seat(1)));
}

#[test]
fn a_stand_in_is_for_a_person_in_a_game() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", BOT).unwrap();
    assert_eq!(
        evening.ask("ana", stand_in(1, true)),
        Err(RuleError::NotBegun.into())
    );
    evening.ask("ana", HostAsk::Start).unwrap();
    for on in [true, false] {
        assert_eq!(
            evening.ask("ana", stand_in(2, on)),
            Err(TableError::NoPerson),
            "a bot needs none"
        );
        assert_eq!(
            evening.ask("ana", stand_in(8, on)),
            Err(RuleError::NoSuchSeat { seat: Seat(8) }.into())
        );
    }
    evening.ask("bea", PersonAsk::Leave).unwrap();
    assert_eq!(
        evening.ask("ana", stand_in(1, false)),
        Err(TableError::NoPerson),
        "nobody is there to play again"
    );
    assert!(evening.table.has_stand_in(Seat(1)));
}

#[test]
fn asking_for_what_is_so_already_says_nothing() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    let records = evening.log.len();
    evening.ask("ana", stand_in(1, false)).unwrap();
    assert_eq!(evening.log.len(), records);
    evening.ask("ana", stand_in(1, true)).unwrap();
    evening.ask("ana", stand_in(1, true)).unwrap();
    assert_eq!(evening.log.len(), records + 1);
}

#[test]
fn who_comes_back_after_the_game_plays_again() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.ask("ana", stand_in(1, true)).unwrap();
    evening.play_until("over");
    evening.ask(CLOCKWORK, stand_in(1, false)).unwrap();
    assert!(!evening.table.has_stand_in(Seat(1)));
    assert_eq!(
        evening.ask(CLOCKWORK, stand_in(1, true)),
        Err(RuleError::Over.into())
    );
}
