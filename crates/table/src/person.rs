//! The people of a table and who keeps which seat.

use moonhare_rules::Player;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Level, Millis};

/// A person at this table, numbered in the order of arrival. The number is public: nobody can do
/// anything with it without the token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct PersonId(pub u32);

/// The hash of the secret by which a table recognizes a person. Only that person has the secret
/// itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct TokenHash(String);

impl TokenHash {
    pub fn of(secret: &str) -> TokenHash {
        // Tables are searched by these hashes, so this is faster than a formatter.
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) token: TokenHash,
    /// Moves the seat to another device. Valid for a limited time after it was made.
    pub(crate) ticket: Option<(TokenHash, Millis)>,
}

/// Somebody whom the host removed (R7.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Banished {
    pub(crate) person: PersonId,
    pub(crate) token: TokenHash,
    /// Their name and rabbit at that time.
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

    /// The level of the computer player in this seat, if there is one.
    pub fn level(self) -> Option<Level> {
        match self {
            Keeper::Bot => Some(Level::Normal),
            Keeper::Skilled(level) => Some(level),
            Keeper::Person(_) | Keeper::Nobody => None,
        }
    }
}
