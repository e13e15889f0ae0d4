//! The written form of commands, as people and programs send them, written out by hand.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use std::num::NonZeroU16;

use moonhare_rules::{
    Ballot, Card, Clue, ClueText, Command, First, Goal, Limits, Mode, Name, Player, Rabbit, Seat,
    SeatSet, Seed, Settings, Space, SpaceSet,
};
use serde_json::{Value, from_value, json, to_value};

fn commands() -> Vec<(Value, Command)> {
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
    let team = json!({
        "mode": "team", "goal": {"tellings": 2}, "first": {"seat": 3}, "deck": 60,
        "limits": {"give": 45},
    });
    let player = Player {
        name: Name::new("Ana").unwrap(),
        rabbit: Rabbit::try_from(4).unwrap(),
    };
    let ana = json!({"name": "Ana", "rabbit": 4});
    let seat = Seat(2);
    let hex = "ab".repeat(32);
    let text = Clue::Text(ClueText::new("rain").unwrap());
    vec![
        (
            json!({"do": "create", "settings": team}),
            Command::Create { settings },
        ),
        (
            json!({"do": "configure", "settings": team}),
            Command::Configure { settings },
        ),
        (
            json!({"do": "sit", "player": ana}),
            Command::Sit {
                player: player.clone(),
            },
        ),
        (
            json!({"do": "introduce", "seat": 2, "player": ana}),
            Command::Introduce { seat, player },
        ),
        (json!({"do": "leave", "seat": 2}), Command::Leave { seat }),
        (
            json!({"do": "arrange", "order": [1, 0, 2]}),
            Command::Arrange {
                order: [1, 0, 2].into_iter().map(Seat).collect(),
            },
        ),
        (
            json!({"do": "stand_in", "seat": 2, "on": true}),
            Command::StandIn { seat, on: true },
        ),
        (
            json!({"do": "hand_over", "seat": 2}),
            Command::HandOver { seat },
        ),
        (
            json!({"do": "start", "seed": hex}),
            Command::Start {
                seed: Seed([0xab; 32]),
            },
        ),
        (json!({"do": "claim", "seat": 2}), Command::Claim { seat }),
        (
            json!({"do": "tell", "seat": 2, "clue": {"text": "rain"}, "card": 17}),
            Command::Tell {
                seat,
                clue: text,
                card: Some(Card(17)),
            },
        ),
        (
            json!({"do": "tell", "seat": 2, "clue": "aloud"}),
            Command::Tell {
                seat,
                clue: Clue::Aloud,
                card: None,
            },
        ),
        (
            json!({"do": "tell", "seat": 2, "clue": {"sound": hex}}),
            Command::Tell {
                seat,
                clue: Clue::Sound(hex.parse().unwrap()),
                card: None,
            },
        ),
        (
            json!({"do": "give", "seat": 2, "cards": [5, 83]}),
            Command::Give {
                seat,
                cards: [Card(5), Card(83)].into(),
            },
        ),
        (
            json!({"do": "take_back", "seat": 2}),
            Command::TakeBack { seat },
        ),
        (
            json!({"do": "vote", "seat": 2, "ballot": {"votes": [3, 1]}}),
            Command::Vote {
                seat,
                ballot: Ballot::two(Space(3), Space(1)),
            },
        ),
        (
            json!({"do": "vote", "seat": 2, "ballot": {"votes": [3], "red": 6}}),
            Command::Vote {
                seat,
                ballot: Ballot::one(Space(3)).with_red(Space(6)),
            },
        ),
        (json!({"do": "next", "seat": 2}), Command::Next { seat }),
        (json!({"do": "again"}), Command::Again),
    ]
}

#[test]
fn commands_are_written_and_read_so() {
    for (written, command) in commands() {
        assert_eq!(to_value(&command).unwrap(), written);
        assert_eq!(from_value::<Command>(written).unwrap(), command);
    }
}

#[test]
fn a_field_too_many_is_refused() {
    for (mut written, command) in commands() {
        written["more"] = json!(1);
        // Where nothing is expected, what is there is not looked at.
        assert_eq!(
            from_value::<Command>(written).is_err(),
            command != Command::Again
        );
    }
}

#[test]
fn what_cannot_be_is_not_read() {
    for written in [
        json!({"do": "fly", "seat": 1}),
        json!({"do": "claim"}),
        json!({"do": "claim", "seat": -1}),
        json!({"do": "claim", "seat": 256}),
        json!({"do": "give", "seat": 1, "cards": [1, 2, 3]}),
        json!({"do": "vote", "seat": 1, "ballot": {"votes": [1, 2, 3]}}),
        json!({"do": "start", "seed": "abc"}),
        json!({"do": "sit", "player": {"name": "Ana", "rabbit": 13}}),
        json!({"do": "sit", "player": {"name": " ", "rabbit": 1}}),
        json!({"do": "tell", "seat": 1, "clue": {"text": "x".repeat(201)}}),
        json!({"do": "arrange", "order": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}),
    ] {
        assert!(from_value::<Command>(written.clone()).is_err(), "{written}");
    }
}

#[test]
fn a_set_is_a_list_and_forgets_nothing_it_is_given() {
    let set: SeatSet = [Seat(11), Seat(0), Seat(4)].into_iter().collect();
    assert_eq!(to_value(set).unwrap(), json!([0, 4, 11]));
    assert_eq!(from_value::<SeatSet>(json!([4, 11, 0])).unwrap(), set);
    assert!(from_value::<SeatSet>(json!([0, 16])).is_err());
    assert!(from_value::<SpaceSet>(json!([1, 200])).is_err());
}
