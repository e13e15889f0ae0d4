//! What a view offers is what would be accepted, and nothing else would.

use std::collections::HashSet;

use super::walk::{Walk, short, tables};
use crate::{
    Ballot, Card, Clue, Command, Gift, Move, Seat, Space, State, Viewer, decide, state::Phase,
};

/// A move with two cards or two votes in the order in which `moves` has them, for any order will
/// do.
fn one_order(mut mv: Move) -> Move {
    match &mut mv {
        Move::Give { cards } => cards.sort(),
        Move::Vote { ballot } => ballot.votes.sort(),
        _ => {}
    }
    mv
}

/// All that a seat could try, and more: cards beyond the deck, spaces beyond the board.
fn tries(deck: u16, pairs: bool) -> Vec<Move> {
    let cards = || (0..deck + 2).map(Card);
    let spaces = || (0..=13).map(Space);
    let mut tries = vec![Move::Claim, Move::TakeBack, Move::Next];
    let tell = |card| Move::Tell {
        clue: Clue::Aloud,
        card,
    };
    tries.extend([None].into_iter().chain(cards().map(Some)).map(tell));

    let mut gifts = vec![Gift::new()];
    gifts.extend(cards().map(|card| Gift::from_iter([card])));
    // Pairs are only given by three players, whose deck is small; elsewhere a few are enough.
    let some = move || cards().filter(move |card| pairs || card.0 % 7 == 0);
    gifts.extend(some().flat_map(|one| some().map(move |two| Gift::from([one, two]))));
    tries.extend(gifts.into_iter().map(|cards| Move::Give { cards }));

    let mut votes = vec![Default::default()];
    votes.extend(spaces().map(|space| Ballot::one(space).votes));
    votes.extend(spaces().flat_map(|one| spaces().map(move |two| Ballot::two(one, two).votes)));
    for votes in votes {
        let red = [None].into_iter().chain(spaces().map(Some));
        tries.extend(red.map(|red| Move::Vote {
            ballot: Ballot {
                votes: votes.clone(),
                red,
            },
        }));
    }
    tries
}

fn check(state: &State, players: usize, deck: u16) {
    for seat in Seat::all(players + 1) {
        let view = state.view(Viewer::Seat(seat)).unwrap();
        let offered: Vec<Move> = view.moves().iter().map(one_order).collect();
        assert_eq!(view.moves().len(), offered.len());
        assert_eq!(view.moves().is_empty(), offered.is_empty());
        assert_eq!(view.moves().get(offered.len()), None);
        let set: HashSet<Move> = offered.iter().cloned().collect();
        assert_eq!(set.len(), offered.len(), "each once");

        let accepted = tries(deck, players == 3)
            .into_iter()
            .filter(|mv| decide(state, mv.clone().by(seat)).is_ok())
            .map(one_order);
        assert_eq!(accepted.collect::<HashSet<_>>(), set, "seat {}", seat.0);
    }
    for viewer in [Viewer::Spectator, Viewer::Screen] {
        assert!(state.view(viewer).unwrap().moves().is_empty());
    }
}

#[test]
fn a_view_offers_exactly_what_is_accepted() {
    for (number, (mode, players)) in (0..).zip(tables()) {
        let settings = short(mode, players);
        let mut walk = Walk::new(settings, players, number);
        let mut seen = HashSet::new();
        while walk.step() {
            let State::Playing(game) = &walk.state else {
                break;
            };
            // Each step of each round as it begins, and now and then in the middle of it.
            let fresh = seen.insert((game.round.min(2), game.phase.step()));
            if fresh || walk.dice.below(96) == 0 {
                check(&walk.state, players, settings.deck);
            }
        }
        assert!(seen.len() >= 6, "{mode} {players}: {seen:?}");
        check(&walk.state, players, settings.deck);
    }
}

#[test]
fn nothing_is_offered_before_the_start() {
    for (mode, players) in tables() {
        let mut state = State::New;
        let mut go = |command| {
            let events = decide(&state, command).unwrap();
            events.iter().for_each(|event| state.evolve(event));
        };
        let settings = short(mode, players);
        go(Command::Create { settings });
        for number in 1..=players as u8 {
            let player = super::walk::player(number);
            go(Command::Sit { player });
        }
        check(&state, players, settings.deck);
    }
}

/// Two cards of one gift, and two votes, may be named in either order.
#[test]
fn either_order_of_two_is_accepted() {
    for players in [3, 7] {
        let mut walk = Walk::new(short(crate::Mode::Classic, players), players, 3);
        let mut tried = 0;
        while walk.step() {
            let State::Playing(game) = &walk.state else {
                break;
            };
            if !matches!(game.phase, Phase::Giving(_) | Phase::Voting(_)) {
                continue;
            }
            for seat in Seat::all(players) {
                let view = walk.state.view(Viewer::Seat(seat)).unwrap();
                for mut mv in view.moves().iter() {
                    match &mut mv {
                        Move::Give { cards } => cards.reverse(),
                        Move::Vote { ballot } => ballot.votes.reverse(),
                        _ => continue,
                    }
                    tried += 1;
                    assert!(decide(&walk.state, mv.by(seat)).is_ok());
                }
            }
        }
        assert!(tried > 100);
    }
}
