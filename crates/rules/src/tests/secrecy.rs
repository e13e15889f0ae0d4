//! Changing what a viewer may not know changes no byte that this viewer receives (R1.5, R7.4).

use super::{
    cards::everywhere,
    dice::Dice,
    scramble::scramble,
    walk::{Walk, short, tables},
};
use crate::{
    Ballot, Card, Clue, Command, First, Gift, Mode, Move, Seat, Settings, Space, State, View,
    Viewer, decide, state::Phase,
};

/// All that goes to a viewer, however it is made.
pub(super) type See = fn(&State, Viewer) -> Vec<u8>;

pub(super) fn written_view(state: &State, viewer: Viewer) -> Vec<u8> {
    serde_json::to_vec(&state.view(viewer)).unwrap()
}

/// A place where two states that should look alike do not.
#[derive(Debug)]
pub(super) struct Leak {
    pub(super) viewer: Viewer,
    pub(super) mode: Mode,
}

pub(super) fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    // One seat beyond the table's too.
    let seats = Seat::all(players + 1).map(Viewer::Seat);
    seats.chain([Viewer::Spectator, Viewer::Screen])
}

/// Looks for a leak in one random game at each table of every mode and size; at every `every`th
/// state, through the eyes of each viewer.
pub(super) fn leak(see: See, games: u64, every: usize) -> Option<Leak> {
    for (number, (mode, players)) in (0..).zip(tables()) {
        for game in 0..games {
            let first = [First::Claim, First::Random, First::Seat(Seat(2))];
            let settings = Settings {
                first: first[(number + game) as usize % 3],
                // With cards in the pile, or all in the hands.
                deck: if game % 2 == 0 {
                    84
                } else {
                    short(mode, players).deck
                },
                ..short(mode, players)
            };
            let mut walk = Walk::new(settings, players, number * 100 + game);
            loop {
                if walk.dice.below(every) == 0 {
                    for viewer in viewers(players) {
                        let other = scramble(&walk.state, viewer, &mut walk.dice);
                        if see(&walk.state, viewer) != see(&other, viewer) {
                            return Some(Leak { viewer, mode });
                        }
                    }
                }
                if !walk.step() {
                    break;
                }
            }
        }
    }
    None
}

#[test]
fn no_view_tells_what_the_viewer_may_not_know() {
    let leak = leak(written_view, 6, 3);
    assert!(leak.is_none(), "{leak:?}");
}

/// A refusal must tell nothing either: no command of a seat finds out what others hold.
#[test]
fn no_refusal_tells_what_the_viewer_may_not_know() {
    fn answers(state: &State, viewer: Viewer) -> Vec<u8> {
        let Viewer::Seat(seat) = viewer else {
            return Vec::new();
        };
        let mut tries = vec![
            Move::Claim.by(seat),
            Move::TakeBack.by(seat),
            Move::Next.by(seat),
        ];
        for card in (0..86).map(Card) {
            tries.push(
                Move::Tell {
                    clue: Clue::Aloud,
                    card: Some(card),
                }
                .by(seat),
            );
            for cards in [Gift::from_iter([card]), Gift::from([Card(0), card])] {
                tries.push(Move::Give { cards }.by(seat));
            }
        }
        for space in (0..=13).map(Space) {
            for ballot in [
                Ballot::one(space),
                Ballot::two(Space(1), space),
                Ballot::one(space).with_red(Space(2)),
                Ballot::one(Space(2)).with_red(space),
            ] {
                tries.push(Move::Vote { ballot }.by(seat));
            }
        }
        // How many events follow is open too: it says whether the step is closed.
        let answer = |command| match decide(state, command) {
            Ok(events) => format!("{}\n", events.len()),
            Err(error) => format!("{error:?}\n"),
        };
        tries
            .into_iter()
            .map(answer)
            .collect::<String>()
            .into_bytes()
    }
    let leak = leak(answers, 2, 20);
    assert!(leak.is_none(), "{leak:?}");
}

/// The property is worth something only if the scrambled state is another one, is a proper state,
/// and looks different to somebody.
#[test]
fn scrambling_changes_what_others_see() {
    for (number, (mode, players)) in (0..).zip(tables()) {
        let mut walk = Walk::new(short(mode, players), players, number);
        let mut dice = Dice(number);
        while walk.step() {
            let viewer = Viewer::Seat(Seat(dice.below(players) as u8));
            let other = scramble(&walk.state, viewer, &mut dice);
            let (State::Playing(before), State::Playing(after)) = (&walk.state, &other) else {
                continue;
            };
            assert_eq!(everywhere(before), everywhere(after));
            assert_ne!(before.hands, after.hands);
            let seen = |state: &State| -> Vec<View> {
                viewers(players)
                    .map(|viewer| state.view(viewer).unwrap())
                    .collect()
            };
            let hidden_from_all = mode == Mode::Party
                && before.round == 1
                && matches!(before.phase, Phase::Idea | Phase::Telling { .. });
            assert!(seen(&walk.state) != seen(&other) || hidden_from_all);
        }
    }
}

/// Those without a seat see the same, and so does who names a seat that nobody has.
#[test]
fn without_a_seat_all_see_the_same() {
    let mut walk = Walk::new(short(Mode::Team, 6), 6, 5);
    while walk.step() {
        let seen = |viewer| View {
            viewer: Viewer::Screen,
            ..walk.state.view(viewer).unwrap()
        };
        assert_eq!(seen(Viewer::Spectator), seen(Viewer::Screen));
        assert_eq!(seen(Viewer::Seat(Seat(6))), seen(Viewer::Screen));
        assert_eq!(seen(Viewer::Seat(Seat(255))), seen(Viewer::Screen));
    }
}

/// In what order others hold their cards is never told, also not by a hand that is passed on (R5.6).
#[test]
fn the_order_of_a_hand_is_not_passed_on_with_it() {
    for (number, (mode, players)) in (0..).zip(tables()) {
        let mut walk = Walk::new(short(mode, players), players, number);
        let mut tried = 0;
        while let Some(command) = walk.pick() {
            let last = matches!(command, Command::Move { mv: Move::Next, .. })
                && walk.state.view(Viewer::Screen).unwrap().waiting.len() == 1;
            if last {
                let viewer = Seat(walk.dice.below(players) as u8);
                let mut other = walk.state.clone();
                if let State::Playing(game) = &mut other {
                    let hands = Seat::all(players).zip(&mut game.hands);
                    let foreign = hands.filter(|(seat, _)| *seat != viewer);
                    foreign.for_each(|(_, hand)| walk.dice.shuffle(hand));
                }
                let seen = |mut state: State| {
                    let events = decide(&state, command.clone()).unwrap();
                    events.iter().for_each(|event| state.evolve(event));
                    written_view(&state, Viewer::Seat(viewer))
                };
                assert_eq!(seen(walk.state.clone()), seen(other));
                tried += 1;
            }
            walk.must(command);
        }
        assert!(tried > 0);
    }
}
