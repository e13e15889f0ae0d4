//! A deck that somebody brought, loaded.

use std::{collections::HashSet, sync::OnceLock};

use moonhare_deck::OwnDeck;
use moonhare_store::BlobId;
use parking_lot::Mutex;

/// A deck that somebody brought. All tables that play with it share it.
#[derive(Debug)]
pub(crate) struct Own {
    before: OwnDeck,
    /// The pictures of all its cards, in both sizes.
    pictures: HashSet<BlobId>,
    /// The same deck with words that a vision model wrote since it was loaded.
    described: OnceLock<OwnDeck>,
    /// While the model looks at pictures: how many it has seen, and how many there are.
    looking: Mutex<Option<(usize, usize)>>,
}

impl Own {
    pub(crate) fn new(deck: OwnDeck) -> Own {
        let names = deck
            .cards
            .iter()
            .flat_map(|card| [&card.small, &card.large]);
        Own {
            pictures: names.filter_map(|name| name.parse().ok()).collect(),
            before: deck,
            described: OnceLock::new(),
            looking: Mutex::default(),
        }
    }

    /// The deck, with the latest words.
    pub(crate) fn deck(&self) -> &OwnDeck {
        self.described.get().unwrap_or(&self.before)
    }

    /// Whether this is a picture of one of its cards.
    pub(crate) fn has_picture(&self, picture: &BlobId) -> bool {
        self.pictures.contains(picture)
    }

    /// Sets the described deck once. The first description wins.
    pub(crate) fn describe(&self, deck: OwnDeck) {
        let _ = self.described.set(deck);
    }

    /// Whether it got words since it was loaded.
    pub(crate) fn was_described(&self) -> bool {
        self.described.get().is_some()
    }

    pub(crate) fn looking(&self) -> Option<(usize, usize)> {
        *self.looking.lock()
    }

    pub(crate) fn look(&self, progress: Option<(usize, usize)>) {
        *self.looking.lock() = progress;
    }
}
