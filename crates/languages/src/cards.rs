//! What is written about a card in one language.

use serde::{Deserialize, Serialize};

/// The words of one card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardWords {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// One plain sentence about what is seen, for people who can't see it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// What people may think of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// What a storyteller could say of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<String>,
}
