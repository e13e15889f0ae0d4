//! The people of a table and who keeps which seat.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Millis;

/// A person at this table, numbered in the order of arrival. Public, and worth nothing without the
/// token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
        use std::fmt::Write;
        let mut hex = String::with_capacity(64);
        for byte in Sha256::digest(secret) {
            // Writing to a string cannot fail.
            let _ = write!(hex, "{byte:02x}");
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

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keeper {
    Person(PersonId),
    Bot,
    /// The player left in the middle of the game; a stand-in plays until somebody takes the seat.
    Nobody,
}
