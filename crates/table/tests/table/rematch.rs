//! Playing again with the same people.

use moonhare_rules::{RuleError, Seat};
use moonhare_table::{HostAsk, Keeper, PersonAsk};

use crate::evening::{BOT, Evening, short, sit};

#[test]
fn only_a_game_that_is_over_is_played_again() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid"]);
    assert_eq!(
        evening.ask("ana", HostAsk::Again),
        Err(RuleError::NotOver.into())
    );
    evening.ask("ana", HostAsk::Start).unwrap();
    assert_eq!(
        evening.ask("ana", HostAsk::Again),
        Err(RuleError::NotOver.into())
    );
}

#[test]
fn a_rematch_keeps_people_and_bots_and_drops_the_seats_that_were_left() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid", "dan"]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("eve", sit("eve")).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.ask("bea", PersonAsk::Leave).unwrap();
    evening.play_until("over");
    evening.ask("dan", PersonAsk::Leave).unwrap();
    evening.ask("ana", HostAsk::Again).unwrap();

    assert_eq!(evening.step(), "lobby");
    assert_eq!(evening.names(), ["ana", "cid", "Luna", "eve"]);
    assert_eq!(evening.table.keepers()[2], Keeper::Bot);
    for (who, seat) in [("ana", 0), ("cid", 1), ("eve", 3)] {
        assert_eq!(evening.seat(who), Some(Seat(seat)), "{who}");
    }
    assert!(evening.hosts("ana"));
    assert!(evening.table.rounds().is_empty());
    assert_eq!(evening.guest().game.settings, short());
    assert!(!evening.guest().chat.is_empty(), "the talk goes on");

    evening.ask("bea", sit("bea")).unwrap();
    assert_eq!(evening.seat("bea"), Some(Seat(4)));
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.play_until("over");
}

#[test]
fn a_rematch_with_too_few_waits_for_more() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.play_until("over");
    evening.ask("bea", PersonAsk::Leave).unwrap();
    evening.ask("ana", HostAsk::Again).unwrap();
    assert!(matches!(
        evening.ask("ana", HostAsk::Start),
        Err(moonhare_table::TableError::Rule(RuleError::Players { .. }))
    ));
    evening.ask("ana", BOT).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
}
