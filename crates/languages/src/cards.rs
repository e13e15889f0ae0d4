//! What a language says about a card.

use serde::{Deserialize, Serialize};

/// The words of one card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardWords {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// One plain sentence about what is seen, for people who can't see the card.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// What people may think of when they see the card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// Clues that a storyteller could give for the card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<String>,
}
