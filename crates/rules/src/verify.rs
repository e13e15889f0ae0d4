//! Checks a finished game. Once the seed is known, everything random can be repeated.

use thiserror::Error;

use crate::{
    Command, Event, Move, State,
    decide::{decide, start},
};

/// Where and how a log breaks the rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what} (event {at})")]
pub struct Unfair {
    /// The place in the log, from 0.
    pub at: usize,
    pub what: String,
}

/// Plays a log again from its commands and the seed, and compares every event. Unlike
/// [`State::replay`] it trusts nothing, so it can be given a file from anywhere.
pub fn verify(events: &[Event]) -> Result<State, Unfair> {
    let mut state = State::New;
    let mut at = 0;
    while let Some(event) = events.get(at) {
        let unfair = |at, what: String| Unfair { at, what };
        let command = event
            .command()
            .ok_or_else(|| unfair(at, "Something happened that nobody did.".into()))?;
        let decided = match *event {
            // By the edition of the rules that it began with.
            Event::Started { seed, edition, .. } => start(&state, seed, edition),
            _ => decide(&state, command),
        };
        let decided = decided.map_err(|error| unfair(at, error.to_string()))?;
        for (nth, wanted) in decided.iter().enumerate() {
            if events.get(at + nth) != Some(wanted) {
                return Err(unfair(
                    at + nth,
                    "The log does not say what the rules and the seed say.".into(),
                ));
            }
        }
        decided.iter().for_each(|event| state.evolve(event));
        at += decided.len();
    }
    Ok(state)
}

impl Event {
    /// The command that led to this event. None for events that only follow from another.
    fn command(&self) -> Option<Command> {
        Some(match self.clone() {
            Event::Created { settings } => Command::Create { settings },
            Event::Configured { settings } => Command::Configure { settings },
            Event::Seated { player } => Command::Sit { player },
            Event::Introduced { seat, player } => Command::Introduce { seat, player },
            Event::Left { seat } => Command::Leave { seat },
            Event::Arranged { order } => Command::Arrange { order },
            Event::StoodIn { seat, on } => Command::StandIn { seat, on },
            Event::HandedOver { seat } => Command::HandOver { seat },
            Event::Started { seed, .. } => Command::Start { seed },
            Event::Claimed { seat } => Move::Claim.by(seat),
            Event::Told { seat, clue, card } => Move::Tell { clue, card }.by(seat),
            Event::Given { seat, cards } => Move::Give { cards }.by(seat),
            Event::TakenBack { seat } => Move::TakeBack.by(seat),
            Event::Voted { seat, ballot } => Move::Vote { ballot }.by(seat),
            Event::PressedOn { seat } => Move::Next.by(seat),
            Event::Rematched => Command::Again,
            Event::Refilled { .. }
            | Event::Reshuffled { .. }
            | Event::Began { .. }
            | Event::Laid { .. }
            | Event::Scored { .. }
            | Event::Cleared
            | Event::ThrownIn { .. }
            | Event::Passed
            | Event::Ended { .. } => return None,
        })
    }
}
