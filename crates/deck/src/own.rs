//! A deck of one's own as it's kept: the names of its pictures, and the words about them.

use std::{collections::BTreeMap, fmt::Write};

use moonhare_languages::CardWords;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Look;

/// What is written about a card, by language.
pub type WordsByLanguage = BTreeMap<String, CardWords>;

/// The two sizes in which every picture is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 320 × 480, for a hand or a board on a phone.
    Small,
    /// 800 × 1200, to fill a screen.
    Large,
}

/// Every kept deck begins like this, so that no other blob can pass for a deck.
const FIRST: &[u8] = br#"{"moonhare-deck":1,"#;

/// The most bytes of a kept deck.
pub const MOST_DECK_BYTES: usize = 8 * 1024 * 1024;

/// A deck of one's own. The hash of [`OwnDeck::written`] is its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnDeck {
    /// The version of this format.
    #[serde(rename = "moonhare-deck")]
    form: u8,
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub licence: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    pub cards: Vec<OwnCard>,
}

/// A card of a deck of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnCard {
    /// What the file was called.
    pub name: String,
    /// The names of both pictures: their SHA-256 in hex.
    pub small: String,
    pub large: String,
    /// All that is known about a picture that nobody described.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<Look>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub words: WordsByLanguage,
}

impl OwnCard {
    /// Whether anybody wrote anything about it.
    pub fn has_words(&self) -> bool {
        let blank = CardWords::default();
        self.words.values().any(|words| *words != blank)
    }
}

/// Why some bytes aren't a kept deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a deck: {0}")]
pub struct NotADeck(String);

impl OwnDeck {
    /// A deck without an author, a licence or a language.
    pub fn new(title: String, cards: Vec<OwnCard>) -> OwnDeck {
        OwnDeck {
            form: 1,
            title,
            author: None,
            licence: None,
            language: None,
            cards,
        }
    }

    /// Reads a deck that [`OwnDeck::written`] wrote.
    pub fn read(bytes: &[u8]) -> Result<OwnDeck, NotADeck> {
        if !bytes.starts_with(FIRST) || bytes.len() > MOST_DECK_BYTES {
            return Err(NotADeck("it begins otherwise".into()));
        }
        let deck: OwnDeck =
            serde_json::from_slice(bytes).map_err(|error| NotADeck(error.to_string()))?;
        let is_name = |name: &str| {
            let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
            name.len() == 64 && name.bytes().all(digit)
        };
        let named = |card: &OwnCard| is_name(&card.small) && is_name(&card.large);
        if !deck.cards.iter().all(named) {
            return Err(NotADeck("a picture has no name".into()));
        }
        Ok(deck)
    }

    /// The deck as JSON. The same deck always gives the same bytes, so their hash can be its name.
    pub fn written(&self) -> Vec<u8> {
        // Texts and lists cannot fail to be written.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// The name of the picture of a card.
    pub fn picture(&self, card: usize, size: Size) -> Option<&str> {
        let card = self.cards.get(card)?;
        Some(match size {
            Size::Small => &card.small,
            Size::Large => &card.large,
        })
    }

    /// How many cards nobody described.
    pub fn wordless(&self) -> usize {
        self.cards.iter().filter(|card| !card.has_words()).count()
    }

    /// Whether the cards are the same, whatever is written about them.
    pub fn has_the_pictures_of(&self, other: &OwnDeck) -> bool {
        let pictures = |deck: &OwnDeck| -> Vec<String> {
            deck.cards.iter().map(|card| card.large.clone()).collect()
        };
        pictures(self) == pictures(other)
    }

    /// What is written about a card, and in which language. The first of these that has words: `lang`,
    /// the language that `lang` is a variant of, the deck's own language, any other.
    pub fn words(&self, card: usize, lang: &str) -> Option<(&str, &CardWords)> {
        let words = &self.cards.get(card)?.words;
        let own = self.language.as_deref().unwrap_or("en");
        let main = lang.split('-').next().unwrap_or(lang);
        let found = [lang, main, own]
            .into_iter()
            .find_map(|tag| words.get_key_value(tag));
        let (tag, words) = found.or_else(|| words.iter().next())?;
        Some((tag, words))
    }
}

/// The name under which a picture or a file is kept: its SHA-256 in hex.
pub fn fingerprint(bytes: &[u8]) -> String {
    let mut name = String::with_capacity(64);
    for byte in Sha256::digest(bytes) {
        // Writing to a string cannot fail.
        let _ = write!(name, "{byte:02x}");
    }
    name
}
