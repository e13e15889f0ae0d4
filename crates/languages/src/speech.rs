//! How computer players read and speak a language.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The kind of a concept. It decides which moulds fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Nature,
    Creatures,
    People,
    Things,
    Places,
    Verbs,
    Deeds,
    Feelings,
    Ideas,
}

/// `speech.toml`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Speech {
    /// The algorithm that removes word endings, one of [`STEMMERS`].
    pub stemmer: Option<String>,
    /// Words that evoke no picture, written without accents.
    pub little: String,
    /// Whether a verb alone can be a clue.
    pub lone_verbs: bool,
    /// Clues built around one concept, by its kind. `{a}` is its name, `{A}` its capitalised name.
    pub moulds: BTreeMap<Kind, Vec<String>>,
}

/// Languages whose words can be stemmed.
pub const STEMMERS: [&str; 18] = [
    "arabic",
    "danish",
    "dutch",
    "english",
    "finnish",
    "french",
    "german",
    "greek",
    "hungarian",
    "italian",
    "norwegian",
    "portuguese",
    "romanian",
    "russian",
    "spanish",
    "swedish",
    "tamil",
    "turkish",
];
