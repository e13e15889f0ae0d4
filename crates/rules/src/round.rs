//! A round that is over: open to everybody.

use serde::{Deserialize, Serialize};

use crate::{Ballot, BySeat, BySpace, Card, Clue, Score, Seat};

/// A card on the board and who gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Laid {
    pub card: Card,
    pub giver: Seat,
}

/// All that was hidden until the vote was over (R1.5).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Round {
    /// Counted from 1.
    pub number: u16,
    pub storyteller: Seat,
    pub clue: Clue,
    /// By space.
    pub board: BySpace<Laid>,
    /// By seat; none for who did not vote.
    pub ballots: BySeat<Option<Ballot>>,
    /// By seat; partners have the same (R6.5).
    pub scores: BySeat<Score>,
}
