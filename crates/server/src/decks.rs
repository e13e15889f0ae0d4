//! Decks as pages need them: loaded once, shared by all tables that play with them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use bytes::Bytes;
use moonhare_deck::{OwnDeck, Size};
use moonhare_rules::{Card, Digest32};
use moonhare_store::{BlobId, Owner, Store};
use moonhare_table::{Deck, DeckId, place};
use serde::{Deserialize, Serialize};

use crate::{Unavailable, secret::Secret};

/// Decks that one person may keep.
const MOST_KEPT: usize = 50;

#[derive(Debug)]
pub(crate) struct Decks {
    store: Arc<dyn Store>,
    /// Those that some table holds.
    loaded: Mutex<HashMap<BlobId, Weak<OwnDeck>>>,
}

/// What the shelf says of a deck. `moonhare deck` writes the same.
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
        // A text and a number cannot fail to be written.
        serde_json::to_vec(self).unwrap_or_default().into()
    }

    pub fn read(bytes: &[u8]) -> Option<DeckNote> {
        serde_json::from_slice(bytes).ok()
    }
}

/// A deck's name as the table has it, and as the store has it.
pub(crate) fn deck_id(blob: &BlobId) -> DeckId {
    DeckId::Own(Digest32(*blob.as_bytes()))
}

fn blob_id(id: DeckId) -> Option<BlobId> {
    match id {
        DeckId::Moonhare => None,
        DeckId::Own(hash) => hash.to_string().parse().ok(),
    }
}

/// Who a person's shelf belongs to. Other than at any table, so that the two cannot be linked.
pub(crate) fn owner(secret: &Secret) -> Owner {
    Owner::of(&format!("decks of {}", secret.as_str()))
}

impl Decks {
    pub(crate) fn new(store: Arc<dyn Store>) -> Decks {
        Decks {
            store,
            loaded: Mutex::default(),
        }
    }

    /// A deck that somebody brought; none if there is no such deck.
    async fn load(&self, id: &BlobId) -> Result<Option<Arc<OwnDeck>>, Unavailable> {
        let known = self.lock().get(id).and_then(Weak::upgrade);
        if known.is_some() {
            return Ok(known);
        }
        let Some(bytes) = self.store.get_blob(id).await? else {
            return Ok(None);
        };
        // Other blobs are none of ours.
        let Ok(deck) = OwnDeck::read(&bytes) else {
            return Ok(None);
        };
        let deck = Arc::new(deck);
        let mut loaded = self.lock();
        loaded.retain(|_, deck| deck.strong_count() > 0);
        loaded.insert(*id, Arc::downgrade(&deck));
        Ok(Some(deck))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<BlobId, Weak<OwnDeck>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A deck by its name, as a table would have it.
    pub(crate) async fn find(&self, id: DeckId) -> Result<Option<Deck>, Unavailable> {
        let Some(blob) = blob_id(id) else {
            return Ok(Some(Deck::moonhare()));
        };
        let deck = self.load(&blob).await?;
        Ok(deck.map(|deck| {
            let DeckNote { title, cards } = DeckNote::of(&deck);
            Deck { id, title, cards }
        }))
    }

    /// What a table plays with. What cannot be had just now is missing from the mix.
    pub(crate) async fn mix(&self, decks: &[Deck]) -> Mix {
        let mut own = Vec::new();
        for deck in decks {
            own.push(match blob_id(deck.id) {
                Some(blob) => match self.load(&blob).await {
                    Ok(loaded) => loaded,
                    Err(error) => {
                        tracing::warn!(%error, deck = %deck.id, "a deck could not be read");
                        None
                    }
                },
                None => None,
            });
        }
        Mix {
            decks: decks.to_vec(),
            own,
        }
    }

    /// Decks that somebody can choose: the house's, and their own.
    pub(crate) async fn kept(&self, secret: Option<&Secret>) -> Result<Vec<Deck>, Unavailable> {
        let mut kept = self.store.kept_by(&Owner::HOUSE).await?;
        if let Some(secret) = secret {
            kept.extend(self.store.kept_by(&owner(secret)).await?);
        }
        let mut decks: Vec<Deck> = Vec::new();
        for (blob, note) in kept {
            let id = deck_id(&blob);
            if let Some(DeckNote { title, cards }) = DeckNote::read(&note)
                && !decks.iter().any(|deck| deck.id == id)
            {
                decks.push(Deck { id, title, cards });
            }
        }
        Ok(decks)
    }

    /// Keeps a deck for its owner; false if their shelf is full.
    pub(crate) async fn keep(
        &self,
        secret: &Secret,
        blob: &BlobId,
        note: &DeckNote,
    ) -> Result<bool, Unavailable> {
        let owner = owner(secret);
        let there = self.store.kept_by(&owner).await?;
        if there.len() >= MOST_KEPT && !there.iter().any(|(known, _)| known == blob) {
            return Ok(false);
        }
        let kept = self.store.keep(&owner, blob, note.written()).await;
        kept.map_err(|error| Unavailable(error.to_string()))?;
        Ok(true)
    }
}

/// The decks of one table.
#[derive(Debug)]
pub(crate) struct Mix {
    decks: Vec<Deck>,
    /// At the same places; none for the built-in deck.
    own: Vec<Option<Arc<OwnDeck>>>,
}

/// A card of a mix.
#[derive(Debug)]
pub(crate) enum MixCard<'a> {
    /// Of the built-in deck.
    Moonhare(u16),
    Own(&'a OwnDeck, usize),
    /// Of a deck that is not at hand, or of none.
    Unknown,
}

impl Mix {
    /// The built-in deck alone.
    pub(crate) fn moonhare() -> Mix {
        Mix {
            decks: vec![Deck::moonhare()],
            own: vec![None],
        }
    }

    /// Whether this is all of these decks.
    pub(crate) fn is_whole(&self, decks: &[Deck]) -> bool {
        let there = |(deck, own): (&Deck, &Option<_>)| deck.id == DeckId::Moonhare || own.is_some();
        self.decks == decks && self.decks.iter().zip(&self.own).all(there)
    }

    pub(crate) fn card(&self, card: Card) -> MixCard<'_> {
        let Some((place, number)) = place(&self.decks, card) else {
            return MixCard::Unknown;
        };
        match (self.decks.get(place), self.own.get(place)) {
            (Some(deck), _) if deck.id == DeckId::Moonhare => MixCard::Moonhare(number),
            (_, Some(Some(own))) => MixCard::Own(own, usize::from(number)),
            _ => MixCard::Unknown,
        }
    }
}

/// Where the picture of a card of one's own is: by its hash, which says nothing of whose it is and
/// where in the deck it stands.
pub(crate) fn own_url(deck: &OwnDeck, card: usize, size: Size) -> Option<String> {
    Some(format!("/cards/own/{}.webp", deck.picture(card, size)?))
}
