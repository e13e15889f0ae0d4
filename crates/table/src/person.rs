//! The people of a table and who keeps which seat.

use moonhare_rules::Player;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Level, Millis};

/// A person at this table, numbered in the order of arrival. Public, and worth nothing without the
/// token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct PersonId(pub u32);

/// The hash of the secret that makes somebody a person of this table; the secret itself is kept by
/// that person alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct TokenHash(String);

impl TokenHash {
    pub fn of(secret: &str) -> TokenHash {
        // Tables are looked through by these, so they are made faster than a formatter would.
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut hex = String::with_capacity(64);
        for byte in Sha256::digest(secret) {
            for digit in [byte >> 4, byte & 15] {
                hex.push(char::from(DIGITS[usize::from(digit)]));
            }
        }
        TokenHash(hex)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) token: TokenHash,
    /// Lets another device have the seat, for a while from then.
    pub(crate) ticket: Option<(TokenHash, Millis)>,
}

/// Somebody whom the host removed (R7.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Banished {
    pub(crate) person: PersonId,
    pub(crate) token: TokenHash,
    /// As they were dressed.
    pub(crate) player: Player,
    pub(crate) at: Millis,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keeper {
    Person(PersonId),
    /// A computer player of the usual level.
    Bot,
    /// A computer player of another level.
    Skilled(Level),
    /// The player left in the middle of the game; a stand-in plays until somebody takes the seat.
    Nobody,
}

impl Keeper {
    pub(crate) fn bot(level: Level) -> Keeper {
        match level {
            Level::Normal => Keeper::Bot,
            other => Keeper::Skilled(other),
        }
    }

    /// How well the computer player plays that keeps the seat, if one does.
    pub fn level(self) -> Option<Level> {
        match self {
            Keeper::Bot => Some(Level::Normal),
            Keeper::Skilled(level) => Some(level),
            Keeper::Person(_) | Keeper::Nobody => None,
        }
    }
}
