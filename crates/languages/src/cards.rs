//! What a language says about a card.

use serde::{Deserialize, Serialize};

/// What a storyteller could say for one card of the built-in deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardClues {
    /// Each names something that can be seen.
    pub plain: Vec<String>,
    /// These name nothing that can be seen.
    pub oblique: Vec<String>,
}

impl CardClues {
    pub fn all(&self) -> impl Iterator<Item = &String> {
        self.plain.iter().chain(&self.oblique)
    }
}

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
