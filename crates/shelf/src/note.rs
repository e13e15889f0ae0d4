//! What a shelf says about a deck, and where words about it are kept.

use bytes::Bytes;
use moonhare_deck::OwnDeck;
use moonhare_store::{BlobId, Owner};
use serde::{Deserialize, Serialize};

/// The note on a shelf about a deck. `moonhare deck` writes the same.
#[derive(Debug, Deserialize, Serialize)]
pub struct DeckNote {
    pub title: String,
    pub cards: u16,
}

impl DeckNote {
    pub fn of(deck: &OwnDeck) -> DeckNote {
        DeckNote {
            title: deck.title.clone(),
            cards: u16::try_from(deck.cards.len()).unwrap_or(u16::MAX),
        }
    }

    pub fn written(&self) -> Bytes {
        // Writing a text and a number cannot fail.
        serde_json::to_vec(self).unwrap_or_default().into()
    }

    pub fn read(bytes: &[u8]) -> Option<DeckNote> {
        serde_json::from_slice(bytes).ok()
    }
}

/// The shelf for words that were written about a deck after it was brought. They lie beside the deck, so
/// the deck keeps its name.
pub fn words_beside(deck: &BlobId) -> Owner {
    Owner::of(&format!("words of {deck}"))
}
