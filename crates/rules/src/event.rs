//! What has happened. The log of a table is a list of these, and its state is what they say.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Ballot, BySeat, BySpace, Card, Clue, Commitment, Edition, Gift, Laid, MOST_PLAYERS, Player,
    Score, Seat, SeatSet, Seed, Settings,
};

/// The cards one seat draws.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Draw {
    pub seat: Seat,
    pub cards: ArrayVec<Card, 7>,
}

/// Something that happened. Its JSON never changes, because old logs must replay (see
/// `tests/golden`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Created {
        settings: Settings,
    },
    Configured {
        settings: Settings,
    },
    Seated {
        player: Player,
    },
    Introduced {
        seat: Seat,
        player: Player,
    },
    Left {
        seat: Seat,
    },
    Arranged {
        order: BySeat<Seat>,
    },
    StoodIn {
        seat: Seat,
        on: bool,
    },
    /// Somebody else plays the seat from the next round on (R7.5).
    HandedOver {
        seat: Seat,
    },
    /// The pile is drawn from its end.
    Started {
        seed: Seed,
        commitment: Commitment,
        /// Which rules it is scored by.
        #[serde(default, skip_serializing_if = "Edition::is_first")]
        edition: Edition,
        pile: Vec<Card>,
    },
    Refilled {
        draws: ArrayVec<Draw, MOST_PLAYERS>,
    },
    /// The discards, shuffled, are the pile now (R1.6).
    Reshuffled {
        pile: Vec<Card>,
    },
    /// A round begins. Without a storyteller, the table waits for the first idea (R3.1).
    Began {
        round: u16,
        storyteller: Option<Seat>,
    },
    Claimed {
        seat: Seat,
    },
    Told {
        seat: Seat,
        clue: Clue,
        card: Option<Card>,
    },
    Given {
        seat: Seat,
        cards: Gift,
    },
    TakenBack {
        seat: Seat,
    },
    /// All gifts are in and lie on the board (R3.4).
    Laid {
        board: BySpace<Laid>,
    },
    Voted {
        seat: Seat,
        ballot: Ballot,
    },
    /// All votes are in; a score for each seat (R3.5, R3.6).
    Scored {
        scores: BySeat<Score>,
    },
    PressedOn {
        seat: Seat,
    },
    /// The board's cards go to the discards (R1.6).
    Cleared,
    /// The whole hands of seats that were handed over go to the discards too (R7.5).
    ThrownIn {
        seats: SeatSet,
    },
    /// Every hand goes one seat to the left (R5.6).
    Passed,
    /// The game is over; a team wins with both its seats.
    Ended {
        winners: SeatSet,
    },
    /// The same people sit down again.
    Rematched,
}
