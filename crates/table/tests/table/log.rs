//! The log is the table.

use moonhare_rules::{Mode, Move, Seat, Settings};
use moonhare_table::{
    Actor, Ask, Context, Deck, Event, HostAsk, Millis, Order, PersonAsk, Record, Table, TokenHash,
};

use crate::evening::{BOT, Evening, say, short, sit};

#[test]
fn replaying_the_log_gives_the_table() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.ask("bea", say("hello")).unwrap();
    evening.play_until("voting");
    evening.ask("ana", HostAsk::Pause).unwrap();
    evening.ask("bea", PersonAsk::Leave).unwrap();
    let lines: Vec<String> = (evening.log.iter())
        .map(|record| serde_json::to_string(record).unwrap())
        .collect();
    let read: Vec<Record> = (lines.iter())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(Table::replay(&read), evening.table);
    assert_eq!(evening.table.last(), Millis(evening.now));
}

#[test]
fn the_same_ask_at_the_same_table_leads_to_the_same() {
    let evening = Evening::with(short(), &["ana", "bea", "cid"]);
    let context = Context {
        now: Millis(9),
        chance: [3; 32],
    };
    let actor = evening.actor("ana");
    let once = evening.table.decide(&actor, &context, HostAsk::Start);
    assert!(once.is_ok());
    assert_eq!(once, evening.table.decide(&actor, &context, HostAsk::Start));
}

#[test]
fn a_game_starts_with_the_chance_of_the_moment() {
    let evening = Evening::with(short(), &["ana", "bea", "cid"]);
    let started = |chance| {
        let context = Context {
            now: Millis(9),
            chance,
        };
        let events = evening
            .table
            .decide(&evening.actor("ana"), &context, HostAsk::Start)
            .unwrap();
        events.into_iter().find_map(|event| match event {
            Event::Game(moonhare_rules::Event::Started { seed, .. }) => Some(seed.0),
            _ => None,
        })
    };
    assert_eq!(started([1; 32]), Some([1; 32]));
    assert_eq!(started([2; 32]), Some([2; 32]));
}

#[test]
fn nothing_can_be_asked_of_a_table_that_nobody_opened() {
    let table = Table::default();
    let context = Context {
        now: Millis(0),
        chance: [0; 32],
    };
    let newcomer = Actor::Newcomer(TokenHash::of("ana"));
    for ask in [
        Ask::from(sit("ana")),
        PersonAsk::Leave.into(),
        HostAsk::Start.into(),
        Move::Claim.into(),
        BOT.into(),
        say("hi").into(),
    ] {
        for actor in [&newcomer, &Actor::Clockwork] {
            assert!(
                table.decide(actor, &context, ask.clone()).is_err(),
                "{ask:?}"
            );
        }
    }
    assert!(
        table
            .view(
                &moonhare_table::Onlooker::Guest,
                moonhare_table::Presence::default()
            )
            .is_none()
    );
}

#[test]
fn asks_are_written_as_the_urls_name_them() {
    for (ask, json) in [
        (Ask::from(sit("ana")), r#"{"do":"sit","name":"ana"}"#),
        (Move::TakeBack.into(), r#"{"do":"take_back"}"#),
        (
            Ask::Host(HostAsk::StandIn {
                seat: Seat(1),
                on: true,
            }),
            r#"{"do":"stand_in","seat":1,"on":true}"#,
        ),
        (BOT.into(), r#"{"do":"add_bot"}"#),
    ] {
        assert_eq!(serde_json::to_string(&ask).unwrap(), json);
        assert_eq!(serde_json::from_str::<Ask>(json).unwrap(), ask);
    }
    for rubbish in [
        r#"{"do":"sit"}"#,
        r#"{"do":"sit","name":"ana","hat":1}"#,
        r#"{"do":"sit","name":"  "}"#,
        r#"{"do":"sit","name":"ana","rabbit":13}"#,
        r#"{"do":"fly"}"#,
        r#"{"do":"give","cards":[1,2,3]}"#,
    ] {
        assert!(serde_json::from_str::<Ask>(rubbish).is_err(), "{rubbish}");
    }
}

/// What only the program asks is written, to tell one request from another, but never read.
#[test]
fn no_request_is_read_as_an_order() {
    let (seat, mv) = (Seat(1), Move::Claim);
    let deck = Deck::moonhare();
    for order in [Order::Play { seat, mv }, Order::BringDeck { deck }] {
        let written = serde_json::to_string(&Ask::from(order)).unwrap();
        assert!(serde_json::from_str::<Ask>(&written).is_err(), "{written}");
    }
}

#[test]
fn every_mode_is_played_to_the_end() {
    let people = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
    for (mode, players) in [
        (Mode::Classic, 3),
        (Mode::Classic, 7),
        (Mode::Classic, 12),
        (Mode::Party, 6),
        (Mode::Team, 6),
    ] {
        let mut evening = Evening::begun(Settings::of(mode), &people[..players]);
        evening.play_until("over");
    }
}
