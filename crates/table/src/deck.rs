//! Which decks a table plays with. Cards are numbered through all of them in order.

use std::{collections::HashSet, fmt, str::FromStr};

use moonhare_rules::{Card, Digest32, RuleError, Settings};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::TableError;

/// The most decks in a mix.
const MOST_MIXED: usize = 12;

/// The most decks that a table remembers, so that an unticked deck can be ticked again.
const MOST_KNOWN: usize = 24;

/// A deck: the built-in one, or one that somebody uploaded. Written as `moonhare`, or as the hash
/// that is its name in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeckId {
    Moonhare,
    /// The SHA-256 of the deck as it is kept.
    Own(Digest32),
}

const MOONHARE: &str = "moonhare";

impl fmt::Display for DeckId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckId::Moonhare => f.write_str(MOONHARE),
            DeckId::Own(hash) => hash.fmt(f),
        }
    }
}

impl FromStr for DeckId {
    type Err = TableError;

    fn from_str(text: &str) -> Result<DeckId, TableError> {
        if text == MOONHARE {
            return Ok(DeckId::Moonhare);
        }
        text.parse()
            .map(DeckId::Own)
            .map_err(|_| TableError::NoSuchDeck)
    }
}

impl Serialize for DeckId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DeckId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DeckId, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for DeckId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "DeckId".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^(moonhare|[0-9a-f]{64})$" })
    }
}

/// A deck on the table, as far as people need to know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Deck {
    pub id: DeckId,
    pub title: String,
    /// The number of cards in play.
    pub cards: u16,
    /// The numbers of the cards that aren't in play, because an earlier deck has the same pictures
    /// (R1.7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<u16>,
}

impl Deck {
    /// The 84 cards that come with the program (R1.1).
    pub fn moonhare() -> Deck {
        Deck {
            id: DeckId::Moonhare,
            title: "Moonhare".into(),
            cards: 84,
            without: Vec::new(),
        }
    }

    /// The deck with all its cards in play.
    #[must_use]
    pub fn whole(&self) -> Deck {
        self.all_but(Vec::new())
    }

    /// The deck without these cards, given by number in ascending order.
    #[must_use]
    pub fn all_but(&self, without: Vec<u16>) -> Deck {
        let all = usize::from(self.cards) + self.without.len();
        Deck {
            cards: u16::try_from(all.saturating_sub(without.len())).unwrap_or(u16::MAX),
            without,
            ..self.clone()
        }
    }

    /// The number in the deck of its nth card in play.
    fn number(&self, nth: u16) -> u16 {
        let pass = |number: u16, gone: &u16| number.saturating_add(u16::from(*gone <= number));
        self.without.iter().fold(nth, pass)
    }
}

/// The decks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Decks {
    /// The decks in play, in the order in which their cards are numbered.
    pub(crate) mixed: Vec<Deck>,
    /// The other decks that were once in play or were brought to this table.
    pub(crate) spare: Vec<Deck>,
}

impl Default for Decks {
    fn default() -> Decks {
        Decks {
            mixed: vec![Deck::moonhare()],
            spare: Vec::new(),
        }
    }
}

impl Decks {
    /// The mix after one more deck is brought.
    pub(crate) fn with(&self, deck: Deck) -> Vec<Deck> {
        let mut mixed = self.mixed.clone();
        if !mixed.iter().any(|there| there.id == deck.id) {
            mixed.push(deck);
        }
        mixed
    }

    pub(crate) fn check(&self, mixed: &[Deck]) -> Result<(), TableError> {
        if mixed.is_empty() {
            return Err(TableError::NoDeck);
        }
        if mixed.len() > MOST_MIXED {
            return Err(TableError::TooManyDecks { most: MOST_MIXED });
        }
        let known = |deck: &&Deck| !mixed.iter().any(|there| there.id == deck.id);
        let spare = self.mixed.iter().chain(&self.spare).filter(known).count();
        if mixed.len() + spare > MOST_KNOWN {
            return Err(TableError::TooManyDecks { most: MOST_KNOWN });
        }
        let all: u32 = mixed.iter().map(|deck| u32::from(deck.cards)).sum();
        let most = Settings::MOST_CARDS;
        if all > u32::from(most) {
            let cards = u16::try_from(all).unwrap_or(u16::MAX);
            return Err(RuleError::DeckTooLarge { cards, most }.into());
        }
        Ok(())
    }

    /// Replaces the decks in play, and remembers those that no longer are.
    pub(crate) fn choose(&mut self, mixed: &[Deck]) {
        let mut known = std::mem::take(&mut self.mixed);
        known.append(&mut self.spare);
        self.mixed = mixed.to_vec();
        self.spare = (known.into_iter())
            .filter(|deck| !mixed.iter().any(|there| there.id == deck.id))
            .map(|deck| deck.whole())
            .collect();
    }
}

/// Each deck once, where it is first named.
pub(crate) fn once(mut mixed: Vec<Deck>) -> Vec<Deck> {
    let mut seen = HashSet::new();
    mixed.retain(|deck| seen.insert(deck.id));
    mixed
}

/// The number of cards in a mix.
pub(crate) fn cards(mixed: &[Deck]) -> u16 {
    mixed
        .iter()
        .fold(0, |all, deck| all.saturating_add(deck.cards))
}

/// The deck that a card is from, by its place in the mix, and its number in that deck.
pub fn place(mixed: &[Deck], card: Card) -> Option<(usize, u16)> {
    let mut number = card.0;
    for (place, deck) in mixed.iter().enumerate() {
        match number.checked_sub(deck.cards) {
            Some(rest) => number = rest,
            None => return Some((place, deck.number(number))),
        }
    }
    None
}
