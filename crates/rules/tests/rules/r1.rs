//! R1 Things on the table.

use std::collections::BTreeSet;

use moonhare_rules::{
    Ballot, Card, Command, Draw, Event, Goal, Mode, Move, Rabbit, RuleError, Scene, Seat, Seed,
    Settings, Space, Viewer,
};

use crate::table::{SEED, Table, player, seats, settings};

fn pile(events: &[Event]) -> Vec<Card> {
    events
        .iter()
        .find_map(|event| match event {
            Event::Started { pile, .. } => Some(pile.clone()),
            _ => None,
        })
        .unwrap()
}

#[test]
fn r1_1_84_cards_are_shuffled_into_a_pile() {
    let lobby = Table::lobby(settings(Mode::Classic), 4);
    let first = pile(&lobby.clone().go(Command::Start { seed: SEED }));
    let in_order: Vec<Card> = (0..84).map(Card).collect();
    assert_ne!(first, in_order);
    let mut sorted = first.clone();
    sorted.sort();
    assert_eq!(sorted, in_order);
    let seed = Seed([8; 32]);
    assert_ne!(first, pile(&lobby.clone().go(Command::Start { seed })));
}

#[test]
fn r1_1_used_cards_go_to_a_discard_pile() {
    // 4 hands of 6 and 8 more: two rounds of 4 empty the pile, the third draws what was used.
    let mut table = Table::with(
        Settings {
            deck: 32,
            ..settings(Mode::Classic)
        },
        4,
    );
    let mut used = BTreeSet::new();
    for round in 1..=3 {
        table.tell();
        table.give_all();
        used.extend(table.board());
        table.vote_all();
        let shuffled = table.press_on().into_iter().find_map(|event| match event {
            Event::Reshuffled { pile } => Some(BTreeSet::from_iter(pile)),
            _ => None,
        });
        assert_eq!(shuffled, (round == 3).then(|| used.clone()));
    }
}

#[test]
fn r1_2_twelve_rabbits_one_colour_each() {
    assert_eq!(Rabbit::all().count(), 12);
    for number in [0, 13, 255] {
        assert_eq!(Rabbit::try_from(number), Err(RuleError::NoSuchRabbit));
    }
    let mut table = Table::lobby(settings(Mode::Classic), 3);
    let rabbit = Rabbit::try_from(2).unwrap();
    let taken = RuleError::RabbitTaken { rabbit };
    assert_eq!(table.refusal(Command::Sit { player: player(2) }), taken);
    let introduce = |seat, number| Command::Introduce {
        seat: Seat(seat),
        player: player(number),
    };
    assert_eq!(table.refusal(introduce(0, 2)), taken);
    table.go(introduce(1, 2));
    table.go(introduce(1, 12));
    table.go(introduce(0, 2));
}

#[test]
fn r1_2_the_track_starts_at_0_and_a_rabbit_may_pass_the_end() {
    let mut table = Table::with(
        Settings {
            goal: Goal::Points(60),
            ..settings(Mode::Classic)
        },
        3,
    );
    assert_eq!(table.track(), [0, 0, 0]);
    while !table.is_over() {
        table.play_round();
    }
    assert!(table.track().iter().any(|&score| score >= 60));
}

#[test]
fn r1_2_a_team_shares_one_rabbit() {
    let table = Table::of(Mode::Team, 8);
    let track = table.playing(0).track;
    assert_eq!(track.len(), 4);
    for (number, side) in (0..).zip(&track) {
        assert_eq!(side.seats, seats([number, number + 4]));
        assert!([number + 1, number + 5].contains(&u8::from(side.rabbit)));
    }
    let alone = Table::of(Mode::Classic, 8).playing(0).track;
    assert_eq!(alone.len(), 8);
}

#[test]
fn r1_3_the_board_has_spaces_1_to_12() {
    let mut table = Table::voting(Mode::Classic, 12);
    assert_eq!(table.board().len(), 12);
    let vote = |space| {
        Move::Vote {
            ballot: Ballot::one(Space(space)),
        }
        .by(Seat(1))
    };
    for number in [0, 13, 255] {
        let space = Space(number);
        let refused = RuleError::NoSuchSpace { space, spaces: 12 };
        assert_eq!(table.refusal(vote(number)), refused);
    }
    let mine = table.space(1, 0);
    for number in (1..=12).filter(|&number| number != mine.0) {
        table.go(vote(number));
    }
}

#[test]
fn r1_3_the_cards_lie_face_up_for_all() {
    let table = Table::voting(Mode::Team, 6);
    let board = table.board();
    for viewer in [Viewer::Seat(Seat(5)), Viewer::Spectator, Viewer::Screen] {
        let view = serde_json::to_value(table.see(viewer)).unwrap();
        let shown = view["stage"]["scene"]["board"].as_array().unwrap();
        let shown: Vec<u64> = shown.iter().map(|card| card.as_u64().unwrap()).collect();
        let there: Vec<u64> = board.iter().map(|card| u64::from(card.0)).collect();
        assert_eq!(shown, there);
    }
}

#[test]
fn r1_4_votes_are_secret_until_everyone_has_voted_then_all_are_shown() {
    let mut table = Table::voting(Mode::Classic, 5);
    for (voter, giver) in [(1, 0), (2, 0), (3, 4)] {
        table.vote(voter, &[giver]);
    }
    let mut other = table.clone();
    other.vote(1, &[4]);
    other.vote(2, &[1]);
    other.vote(3, &[2]);
    for viewer in [0, 4].map(|seat| Viewer::Seat(Seat(seat))) {
        assert_eq!(table.see(viewer), other.see(viewer));
    }
    assert_eq!(table.see(Viewer::Screen), other.see(Viewer::Screen));
    assert_ne!(table.view(1), other.view(1), "one's own tablet is seen");

    table.vote(4, &[1]);
    let round = table.round();
    let shown = round.ballots.iter().map(|ballot| {
        let ballot = ballot.as_ref()?;
        Some(round.board[usize::from(ballot.votes[0].0) - 1].giver.0)
    });
    assert!(shown.eq([None, Some(0), Some(0), Some(4), Some(1)]));
}

#[test]
fn r1_4_a_tablet_per_player_and_one_per_team_in_team() {
    assert_eq!(Table::voting(Mode::Party, 7).waiting().len(), 7);
    assert_eq!(Table::voting(Mode::Classic, 7).waiting().len(), 6);
    // Of 5 teams all but the storyteller's vote.
    assert_eq!(Table::voting(Mode::Team, 10).waiting().len(), 4);
}

#[test]
fn r1_5_hands_are_secret() {
    for mode in Mode::ALL {
        let mut table = Table::of(mode, 6);
        table.tell();
        let hands: Vec<_> = (0..6).map(|seat| table.hand(seat)).collect();
        let all: BTreeSet<_> = hands.iter().flatten().collect();
        assert_eq!(all.len(), 6 * mode.hand(6), "no card is in two hands");
        for viewer in [Viewer::Spectator, Viewer::Screen, Viewer::Seat(Seat(6))] {
            let view = serde_json::to_value(table.see(viewer)).unwrap();
            assert!(view["stage"].get("hand").is_none());
            assert_eq!(view["stage"]["scene"]["given"].as_array().unwrap().len(), 0);
        }
    }
}

#[test]
fn r1_5_nobody_sees_who_gave_which_card_before_the_vote_is_over() {
    let table = Table::voting(Mode::Classic, 4);
    for seat in 0..4 {
        let Scene::Voting { mine, .. } = table.scene(seat) else {
            panic!("not voting");
        };
        assert!(mine.iter().eq([table.space(seat, 0)]));
        let view = serde_json::to_string(&table.view(seat)).unwrap();
        assert!(!view.contains("giver"));
    }
    let mut table = table;
    table.vote_all();
    for seat in 0..4 {
        let space = table.space(seat, 0);
        let laid = table.round().board[usize::from(space.0) - 1];
        assert_eq!(laid.giver, Seat(seat));
    }
}

#[test]
fn r1_6_each_hand_is_filled_again() {
    for (mode, players, full) in [
        (Mode::Classic, 3, 7),
        (Mode::Classic, 5, 6),
        (Mode::Party, 6, 5),
        (Mode::Team, 6, 4),
    ] {
        let mut table = Table::of(mode, players);
        table.play_round();
        table.tell();
        for seat in 0..players as u8 {
            assert_eq!(table.hand(seat).len(), full);
        }
    }
}

#[test]
fn r1_6_the_old_pile_is_drawn_first_then_the_shuffled_discards() {
    // One card more than the four hands of 6.
    let mut table = Table::with(
        Settings {
            deck: 25,
            ..settings(Mode::Classic)
        },
        4,
    );
    let dealt: BTreeSet<Card> = (0..4).flat_map(|seat| table.hand(seat)).collect();
    let left: Vec<Card> = (0..25)
        .map(Card)
        .filter(|card| !dealt.contains(card))
        .collect();
    assert_eq!(left.len(), 1);
    table.tell();
    table.give_all();
    let used = BTreeSet::from_iter(table.board());
    table.vote_all();
    let events = table.press_on();
    let [
        Event::PressedOn { .. },
        Event::Cleared,
        Event::Refilled { draws: first },
        Event::Reshuffled { pile },
        Event::Refilled { draws: rest },
        Event::Began { .. },
    ] = events.as_slice()
    else {
        panic!("{events:?}");
    };
    let last_of_the_old = Draw {
        seat: Seat(0),
        cards: left.into_iter().collect(),
    };
    assert_eq!(first.as_slice(), [last_of_the_old]);
    assert_eq!(BTreeSet::from_iter(pile.iter().copied()), used);
    let drawn: BTreeSet<_> = rest.iter().flat_map(|draw| draw.cards.clone()).collect();
    assert_eq!(rest.len(), 3);
    assert!(drawn.len() == 3 && drawn.is_subset(&used));
    assert_eq!(table.playing(0).pile, 1);
}

#[test]
fn r1_6_the_discards_are_shuffled() {
    // No card to spare: the four cards of the board become the pile at once.
    let small = Settings {
        deck: 24,
        ..settings(Mode::Classic)
    };
    let lobby = Table::lobby(small, 4);
    let orders: BTreeSet<Vec<usize>> = (0..200)
        .map(|number| {
            let mut table = lobby.clone();
            let seed = Seed([number; 32]);
            table.go(Command::Start { seed });
            table.tell();
            table.give_all();
            let board = table.board();
            table.vote_all();
            let pile = table.press_on().into_iter().find_map(|event| match event {
                Event::Reshuffled { pile } => Some(pile),
                _ => None,
            });
            let place = |card| board.iter().position(|&c| c == card).unwrap();
            pile.unwrap().into_iter().map(place).collect()
        })
        .collect();
    assert_eq!(orders.len(), 24, "each order of the four comes up");
}

#[test]
fn r1_7_any_deck_of_at_least_players_times_hand_is_welcome() {
    for (mode, players, needed) in [
        (Mode::Classic, 3, 21),
        (Mode::Classic, 12, 72),
        (Mode::Party, 12, 60),
        (Mode::Team, 12, 48),
    ] {
        let lobby = |deck| {
            let settings = Settings {
                deck,
                ..settings(mode)
            };
            Table::lobby(settings, players)
        };
        let start = Command::Start { seed: SEED };
        lobby(needed).go(start.clone());
        lobby(needed + 100).go(start.clone());
        let refused = lobby(needed - 1).refusal(start);
        let message = refused.to_string();
        for number in [usize::from(needed), usize::from(needed) - 1, players] {
            assert!(message.contains(&number.to_string()), "{message}");
        }
        assert_eq!(refused.rule(), Some("R1.7"));
    }
}
