//! The order in which gifts and votes arrive leaves no trace (R7.4).

use super::{
    dice::Dice,
    walk::{Walk, short, tables},
};
use crate::{Event, Mode, Move, Seat, SeatSet, State, Viewer, decide, state::Phase};

/// Something that could be told to people, from the log and the state.
type Tell = fn(&[Event], &State) -> String;

/// One move of each seat that gives or votes in this step, and the state from which they start.
fn moves(walk: &mut Walk) -> Vec<(Seat, Move)> {
    let State::Playing(game) = &walk.state else {
        panic!("not playing");
    };
    let mode = game.mode();
    let mut due = game.waiting();
    let partners = |seat: Seat| seat.opposite(walk.players);
    let giving = match &game.phase {
        Phase::Giving(giving) => Some(giving.storyteller),
        _ => None,
    };
    if let (Mode::Team, Some(storyteller)) = (mode, giving) {
        // One of two partners gives, either of them.
        for seat in Seat::all(walk.players / 2) {
            if ![seat, partners(seat)].contains(&storyteller) {
                let lets = [seat, partners(seat)][walk.dice.below(2)];
                due.remove(lets);
            }
        }
    }
    let pick = |seat| {
        let view = walk.state.view(Viewer::Seat(seat)).unwrap();
        let nth = walk.dice.below(view.moves().len());
        (seat, view.moves().get(nth).unwrap())
    };
    due.iter().map(pick).collect()
}

/// Plays the moves in a random order, two cards of one gift too, with changes of mind in between.
fn in_some_order(walk: &Walk, moves: &[(Seat, Move)], dice: &mut Dice) -> (Vec<Event>, State) {
    let mut moves = moves.to_vec();
    dice.shuffle(&mut moves);
    let mut played = Walk {
        log: Vec::new(),
        ..walk.clone()
    };
    let last = moves.len() - 1;
    for (nth, (seat, mut mv)) in moves.into_iter().enumerate() {
        if let (Move::Give { cards }, 0) = (&mut mv, dice.below(2)) {
            cards.reverse();
        }
        if nth < last && dice.below(3) == 0 {
            assert!(
                matches!(mv, Move::Give { .. } | Move::Vote { .. }),
                "{mv:?}"
            );
            played.must(mv.clone().by(seat));
            if dice.below(2) == 0 {
                played.must(Move::TakeBack.by(seat));
            }
        }
        played.must(mv.by(seat));
    }
    (played.log, played.state)
}

/// Whether what is told is the same in whatever order the moves of a step arrive.
fn same_in_any_order(tell: Tell, games: u64) -> bool {
    let told = |(log, state): (Vec<Event>, State)| tell(&log, &state);
    for number in 0..games {
        for (mode, players) in tables() {
            let mut walk = Walk::new(short(mode, players), players, number);
            let mut dice = Dice(number);
            let mut steps = SeatSet::EMPTY;
            while steps.len() < 2 {
                let State::Playing(game) = &walk.state else {
                    break;
                };
                let fresh = match &game.phase {
                    Phase::Giving(giving) => giving.gifts.iter().flatten().count() <= 1,
                    Phase::Voting(voting) => voting.ballots.iter().flatten().count() == 0,
                    _ => false,
                };
                if !fresh {
                    walk.step();
                    continue;
                }
                let moves = moves(&mut walk);
                let first = told(in_some_order(&walk, &moves, &mut dice));
                if (0..3).any(|_| told(in_some_order(&walk, &moves, &mut dice)) != first) {
                    return false;
                }
                steps.insert(Seat(steps.len() as u8));
                for (seat, mv) in moves {
                    let events = decide(&walk.state, mv.by(seat)).unwrap();
                    events.iter().for_each(|event| walk.state.evolve(event));
                }
            }
        }
    }
    true
}

#[test]
fn the_whole_state_is_the_same_in_whatever_order_moves_arrive() {
    assert!(same_in_any_order(|_, state| format!("{state:?}"), 4));
}

#[test]
fn a_trace_of_the_order_would_be_caught() {
    let last_giver: Tell = |log, _| {
        let last = log.iter().rev().find_map(|event| match event {
            Event::Given { seat, .. } | Event::Voted { seat, .. } => Some(*seat),
            _ => None,
        });
        format!("{last:?}")
    };
    assert!(!same_in_any_order(last_giver, 1));
    let number_of_moves: Tell = |log, _| log.len().to_string();
    assert!(!same_in_any_order(number_of_moves, 1));
}
