//! What can be asked of the game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Ballot, Card, Clue, Name, Rabbit, Seat, Seed, Settings};

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

/// A wish put to [`decide`](crate::decide), which alone says whether it is granted.
///
/// The rules know seats, not people: who may speak for a seat or change the table is for others to
/// say.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Lay the table.
    Create { settings: Settings },
    /// Change what was agreed, before the start.
    Configure { settings: Settings },
    /// Sit down at the next free seat.
    Sit { player: Player },
    /// Give a seat another name, rabbit or player, at any time.
    Introduce { seat: Seat, player: Player },
    /// Leave the table before the start; those further round move up.
    Leave { seat: Seat },
    /// Sit in another order: who stands first in the list sits in seat 0 (R2.1).
    Arrange { order: ArrayVec<Seat, 12> },
    /// Say whether a stand-in plays for a seat (R7.2).
    StandIn { seat: Seat, on: bool },
    /// Let somebody else play a seat from the next round on, with a hand of its own (R7.5).
    HandOver { seat: Seat },
    /// Deal. The seed decides all chance of this game.
    Start { seed: Seed },
    /// "I have an idea": be the first storyteller (R3.1).
    Claim { seat: Seat },
    /// Say the clue, with the card it is for, or with none in Party (R3.2, R5.1).
    Tell {
        seat: Seat,
        clue: Clue,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Give, or give something else instead (R3.3, R3.7).
    Give { seat: Seat, cards: Gift },
    /// Take back the card given or the vote cast (R3.7).
    TakeBack { seat: Seat },
    /// Vote, or vote otherwise instead (R3.5, R3.7).
    Vote { seat: Seat, ballot: Ballot },
    /// Seen enough of the result.
    Next { seat: Seat },
    /// Play again with the same people.
    Again,
}
