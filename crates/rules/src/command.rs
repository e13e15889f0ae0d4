//! What can be asked of the game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Ballot, BySeat, Card, Clue, Name, Rabbit, Seat, Seed, Settings};

/// Someone who sits at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub name: Name,
    pub rabbit: Rabbit,
}

/// The cards of one gift: one, or two at a table of three (R4.1).
pub type Gift = ArrayVec<Card, 2>;

/// A player's move in their own seat. Requests and rules share this type.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// "I have an idea": be the first storyteller (R3.1).
    Claim,
    /// Say the clue, with the card it is for, or with none in Party (R3.2, R5.1).
    Tell {
        clue: Clue,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Give, or give something else instead (R3.3, R3.7).
    Give { cards: Gift },
    /// Take back the card given or the vote cast (R3.7).
    TakeBack,
    /// Vote, or change one's vote (R3.5, R3.7).
    Vote { ballot: Ballot },
    /// Go on after the result.
    Next,
}

impl Move {
    /// The command that makes this move for a seat.
    pub fn by(self, seat: Seat) -> Command {
        Command::Move { seat, mv: self }
    }
}

/// A request to [`decide`](crate::decide), which accepts or refuses it.
///
/// The rules know seats, not people: the caller checks who may act for a seat or change the table.
/// The log has no commands, only the events that follow from them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Create the table.
    Create { settings: Settings },
    /// Change the settings, before the start.
    Configure { settings: Settings },
    /// Sit down at the next free seat.
    Sit { player: Player },
    /// Give a seat another name, rabbit or player, at any time.
    Introduce { seat: Seat, player: Player },
    /// Leave the table before the start. Those in later seats move up.
    Leave { seat: Seat },
    /// Change the order of seats. The first in the list gets seat 0 (R2.1).
    Arrange { order: BySeat<Seat> },
    /// Say whether a stand-in plays for a seat (R7.2).
    StandIn { seat: Seat, on: bool },
    /// Let somebody else play a seat from the next round on, with a hand of its own (R7.5).
    HandOver { seat: Seat },
    /// Deal. Everything random in this game comes from the seed.
    Start { seed: Seed },
    /// Play for a seat.
    Move { seat: Seat, mv: Move },
    /// Play again with the same people.
    Again,
}
