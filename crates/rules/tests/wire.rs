//! The written form of moves, and of what is agreed and who sits, as people and programs send them,
//! written out by hand.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use std::{fmt::Debug, num::NonZeroU16};

use moonhare_rules::{
    Ballot, BySeat, Card, Clue, ClueText, First, Goal, Limits, Mode, Move, Name, Player, Rabbit,
    Seat, SeatSet, Seed, Settings, Space, SpaceSet,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, from_value, json, to_value};

fn moves() -> Vec<(Value, Move)> {
    let hex = "ab".repeat(32);
    let text = Clue::Text(ClueText::new("rain").unwrap());
    vec![
        (json!({"do": "claim"}), Move::Claim),
        (
            json!({"do": "tell", "clue": {"text": "rain"}, "card": 17}),
            Move::Tell {
                clue: text,
                card: Some(Card(17)),
            },
        ),
        (
            json!({"do": "tell", "clue": "aloud"}),
            Move::Tell {
                clue: Clue::Aloud,
                card: None,
            },
        ),
        (
            json!({"do": "tell", "clue": {"sound": hex}}),
            Move::Tell {
                clue: Clue::Sound(hex.parse().unwrap()),
                card: None,
            },
        ),
        (
            json!({"do": "give", "cards": [5, 83]}),
            Move::Give {
                cards: [Card(5), Card(83)].into(),
            },
        ),
        (json!({"do": "take_back"}), Move::TakeBack),
        (
            json!({"do": "vote", "ballot": {"votes": [3, 1]}}),
            Move::Vote {
                ballot: Ballot::two(Space(3), Space(1)),
            },
        ),
        (
            json!({"do": "vote", "ballot": {"votes": [3], "red": 6}}),
            Move::Vote {
                ballot: Ballot::one(Space(3)).with_red(Space(6)),
            },
        ),
        (json!({"do": "next"}), Move::Next),
    ]
}

fn settings() -> (Value, Settings) {
    let settings = Settings {
        mode: Mode::Team,
        goal: Goal::Tellings(2),
        first: First::Seat(Seat(3)),
        deck: 60,
        limits: Limits {
            give: NonZeroU16::new(45),
            ..Limits::default()
        },
    };
    let written = json!({
        "mode": "team", "goal": {"tellings": 2}, "first": {"seat": 3}, "deck": 60,
        "limits": {"give": 45},
    });
    (written, settings)
}

fn player() -> (Value, Player) {
    let player = Player {
        name: Name::new("Ana").unwrap(),
        rabbit: Rabbit::try_from(4).unwrap(),
    };
    (json!({"name": "Ana", "rabbit": 4}), player)
}

fn is_written_and_read<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    (written, kept): (Value, T),
) {
    assert_eq!(to_value(&kept).unwrap(), written);
    assert_eq!(from_value::<T>(written).unwrap(), kept);
}

#[test]
fn moves_are_written_and_read_so() {
    moves().into_iter().for_each(is_written_and_read);
}

#[test]
fn settings_players_orders_and_seeds_are_written_and_read_so() {
    is_written_and_read(settings());
    is_written_and_read(player());
    let order: BySeat<Seat> = [1, 0, 2].into_iter().map(Seat).collect();
    is_written_and_read((json!([1, 0, 2]), order));
    is_written_and_read((json!("ab".repeat(32)), Seed([0xab; 32])));
}

#[test]
fn a_field_too_many_is_refused() {
    for (mut written, mv) in moves() {
        written["more"] = json!(1);
        // Where nothing is expected, what is there is not looked at.
        assert_eq!(
            from_value::<Move>(written).is_err(),
            !matches!(mv, Move::Claim | Move::TakeBack | Move::Next)
        );
    }
    let (mut written, _) = settings();
    written["more"] = json!(1);
    assert!(from_value::<Settings>(written).is_err());
    let (mut written, _) = player();
    written["more"] = json!(1);
    assert!(from_value::<Player>(written).is_err());
}

#[test]
fn what_cannot_be_is_not_read() {
    for written in [
        json!({"do": "fly"}),
        json!({"do": "start"}),
        json!({"do": "tell"}),
        json!({"do": "give", "cards": [-1]}),
        json!({"do": "give", "cards": [65536]}),
        json!({"do": "give", "cards": [1, 2, 3]}),
        json!({"do": "vote", "ballot": {"votes": [1, 2, 3]}}),
        json!({"do": "tell", "clue": {"text": "x".repeat(201)}}),
    ] {
        assert!(from_value::<Move>(written.clone()).is_err(), "{written}");
    }
    assert!(from_value::<Seat>(json!(-1)).is_err());
    assert!(from_value::<Seat>(json!(256)).is_err());
    assert!(from_value::<Seed>(json!("abc")).is_err());
    assert!(from_value::<Player>(json!({"name": "Ana", "rabbit": 13})).is_err());
    assert!(from_value::<Player>(json!({"name": " ", "rabbit": 1})).is_err());
    let order: Vec<u8> = (0..=12).collect();
    assert!(from_value::<BySeat<Seat>>(json!(order)).is_err());
}

#[test]
fn a_set_is_a_list_and_forgets_nothing_it_is_given() {
    let set: SeatSet = [Seat(11), Seat(0), Seat(4)].into_iter().collect();
    assert_eq!(to_value(set).unwrap(), json!([0, 4, 11]));
    assert_eq!(from_value::<SeatSet>(json!([4, 11, 0])).unwrap(), set);
    assert!(from_value::<SeatSet>(json!([0, 16])).is_err());
    assert!(from_value::<SpaceSet>(json!([1, 200])).is_err());
}
