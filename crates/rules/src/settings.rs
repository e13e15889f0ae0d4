//! What the table agrees on before the start: mode, length, deck, first storyteller, time limits.

use std::{fmt, num::NonZeroU16, ops::RangeInclusive};

use serde::{Deserialize, Deserializer, Serialize};

use crate::{MOST_PLAYERS, RuleError, Seat};

/// The three ways to play (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    Classic,
    Party,
    Team,
}

impl Mode {
    pub const ALL: [Mode; 3] = [Mode::Classic, Mode::Party, Mode::Team];

    /// Whether this many people can play the mode (R2).
    pub fn allows(self, players: usize) -> bool {
        match self {
            Mode::Classic => (3..=MOST_PLAYERS).contains(&players),
            Mode::Party => (6..=MOST_PLAYERS).contains(&players),
            Mode::Team => (6..=MOST_PLAYERS).contains(&players) && players.is_multiple_of(2),
        }
    }

    /// The cards a full hand holds (R2, R4.1).
    pub fn hand(self, players: usize) -> usize {
        match self {
            Mode::Classic if players == 3 => 7,
            Mode::Classic => 6,
            Mode::Party => 5,
            Mode::Team => 4,
        }
    }

    /// The cards one giver gives (R2, R4.1).
    pub fn gift(self, players: usize) -> usize {
        if self == Mode::Classic && players == 3 {
            2
        } else {
            1
        }
    }

    /// The cards on the board of a round (R4.1, R5.2, R6.2).
    pub fn board(self, players: usize) -> usize {
        match self {
            Mode::Classic => 1 + (players - 1) * self.gift(players),
            Mode::Party => players,
            Mode::Team => players / 2 + 1,
        }
    }

    /// The most votes one voter may cast (R4.3, R5.3, R6.5).
    pub fn votes(self, players: usize) -> usize {
        if self == Mode::Classic && players >= 7 {
            2
        } else {
            1
        }
    }

    /// How many sides have a score of their own: players, or teams in Team (R1.2).
    pub fn sides(self, players: usize) -> usize {
        if self == Mode::Team {
            players / 2
        } else {
            players
        }
    }

    /// The side whose points a seat shares (R2.1).
    pub fn side(self, seat: Seat, players: usize) -> usize {
        seat.index() % self.sides(players)
    }

    /// The goal in the rule book (R2).
    pub fn goal(self) -> Goal {
        match self {
            Mode::Classic => Goal::Points(30),
            Mode::Party | Mode::Team => Goal::Tellings(1),
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mode::Classic => "Classic",
            Mode::Party => "Party",
            Mode::Team => "Team",
        })
    }
}

/// When the game ends (R2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Classic: after the round in which a score reaches this.
    Points(u16),
    /// Party and Team: when each player has told this often.
    Tellings(u16),
}

impl Goal {
    pub const POINTS: RangeInclusive<u16> = 5..=200;
    pub const TELLINGS: RangeInclusive<u16> = 1..=10;
}

/// Who tells first (R3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// As the rule says: the first to have an idea.
    #[default]
    Claim,
    Random,
    Seat(Seat),
}

/// Seconds allowed for each step. None means no limit (R7.3). The rules don't measure the time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    #[serde(deserialize_with = "limit", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u16>"))]
    pub tell: Option<NonZeroU16>,
    #[serde(deserialize_with = "limit", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u16>"))]
    pub give: Option<NonZeroU16>,
    #[serde(deserialize_with = "limit", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u16>"))]
    pub vote: Option<NonZeroU16>,
    #[serde(deserialize_with = "limit", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u16>"))]
    pub look: Option<NonZeroU16>,
}

/// Reads 0 seconds as no limit, because nobody could act in no time.
fn limit<'de, D: Deserializer<'de>>(seconds: D) -> Result<Option<NonZeroU16>, D::Error> {
    let seconds = Option::<u16>::deserialize(seconds)?;
    Ok(seconds.and_then(NonZeroU16::new))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    pub mode: Mode,
    pub goal: Goal,
    #[serde(default)]
    pub first: First,
    /// The number of cards in the deck (R1.1, R1.7).
    pub deck: u16,
    #[serde(default)]
    pub limits: Limits,
}

impl Settings {
    /// The most cards a deck may have.
    pub const MOST_CARDS: u16 = 2000;

    /// The mode as the rule book has it, with the deck of 84 (R1.1).
    pub fn of(mode: Mode) -> Settings {
        Settings {
            mode,
            goal: mode.goal(),
            first: First::Claim,
            deck: 84,
            limits: Limits::default(),
        }
    }

    /// Checks what doesn't depend on the players. The rest is checked at the start.
    pub(crate) fn check(&self) -> Result<(), RuleError> {
        let mode = self.mode;
        match (mode, self.goal) {
            (Mode::Classic, Goal::Points(points)) if Goal::POINTS.contains(&points) => {}
            (Mode::Party | Mode::Team, Goal::Tellings(n)) if Goal::TELLINGS.contains(&n) => {}
            _ => return Err(RuleError::Goal { mode }),
        }
        if self.deck > Self::MOST_CARDS {
            return Err(RuleError::DeckTooLarge {
                cards: self.deck,
                most: Self::MOST_CARDS,
            });
        }
        Ok(())
    }

    /// Checks whether this many players can start (R1.7, R2).
    pub(crate) fn check_start(&self, players: usize) -> Result<(), RuleError> {
        let mode = self.mode;
        if !mode.allows(players) {
            return Err(RuleError::Players { mode, players });
        }
        let needed = players * mode.hand(players);
        if usize::from(self.deck) < needed {
            return Err(RuleError::DeckTooSmall {
                cards: self.deck,
                players,
                needed,
            });
        }
        match self.first {
            First::Seat(seat) if seat.index() >= players => Err(RuleError::NoSuchSeat { seat }),
            _ => Ok(()),
        }
    }
}
