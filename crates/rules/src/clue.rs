//! What the storyteller says.

use serde::{Deserialize, Serialize};

use crate::ClueText;

/// A clue is text, a recorded sound, or said aloud where the table hears it (R3.2, R7.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Clue {
    Text(ClueText),
    Sound(Sound),
    Aloud,
}

/// A recording, named by the SHA-256 of its bytes; the rules never hear it.
pub type Sound = crate::seed::Digest32;
