//! Moves of a random game, chosen beforehand so that choosing them is not measured.

use moonhare_rules::{Command, Mode, Settings, State, decide};

use super::walk::Walk;

pub(crate) struct Script {
    /// The table just dealt.
    pub(crate) start: State,
    pub(crate) moves: Vec<Command>,
    pub(crate) log: Vec<moonhare_rules::Event>,
}

impl Script {
    /// A whole game to the book's end, with its deck.
    pub(crate) fn new(mode: Mode, players: usize) -> Script {
        let mut walk = Walk::new(Settings::of(mode), players, 1);
        let start = walk.state.clone();
        let mut moves = Vec::new();
        while let Some(command) = walk.pick() {
            moves.push(command.clone());
            walk.must(command);
        }
        Script {
            start,
            moves,
            log: walk.log,
        }
    }
}

/// Decides and evolves all moves; the state they lead to.
pub(crate) fn play(mut state: State, moves: Vec<Command>) -> State {
    for command in moves {
        match decide(&state, command) {
            Ok(events) => events.iter().for_each(|event| state.evolve(event)),
            Err(error) => panic!("{error}"),
        }
    }
    state
}
