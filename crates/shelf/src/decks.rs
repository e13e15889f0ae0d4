//! Decks that people keep. Each is loaded once and shared by all tables that play with it.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Weak},
};

use bytes::Bytes;
use moonhare_deck::{OwnCard, OwnDeck};
use moonhare_rules::Digest32;
use moonhare_store::{BlobId, Owner, Store};
use moonhare_table::{Deck, DeckId};
use moonhare_vision::{Described, Vision};
use parking_lot::Mutex;
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{DeckNote, Mix, ShelfError, own::Own, words_beside};

/// Decks that one person may keep.
const MOST_KEPT: usize = 50;

/// Decks that a vision model describes at once. The next one has to wait until it is loaded again.
const DESCRIBED_AT_ONCE: usize = 16;

/// All decks of this server.
#[derive(Debug)]
pub struct Decks {
    store: Arc<dyn Store>,
    vision: Option<Arc<Vision>>,
    describing: Arc<Semaphore>,
    /// The decks that some table plays with.
    loaded: Mutex<HashMap<BlobId, Weak<Own>>>,
}

/// A deck's name at a table, from its name in the store.
pub fn deck_id(blob: &BlobId) -> DeckId {
    DeckId::Own(Digest32(*blob.as_bytes()))
}

/// A deck's name in the store, from its name at a table. The built-in deck has none.
fn blob_id(id: DeckId) -> Option<BlobId> {
    match id {
        DeckId::Moonhare => None,
        DeckId::Own(hash) => hash.to_string().parse().ok(),
    }
}

impl Decks {
    /// With a vision model, decks without words get some.
    pub fn new(store: Arc<dyn Store>, vision: Option<Arc<Vision>>) -> Decks {
        Decks {
            store,
            vision,
            describing: Arc::new(Semaphore::new(DESCRIBED_AT_ONCE)),
            loaded: Mutex::default(),
        }
    }

    /// A deck that somebody brought. None if there is no such deck.
    async fn load(&self, id: &BlobId) -> Result<Option<Arc<Own>>, ShelfError> {
        let known = self.loaded.lock().get(id).and_then(Weak::upgrade);
        if known.is_some() {
            return Ok(known);
        }
        let Some(bytes) = self.store.get_blob(id).await? else {
            return Ok(None);
        };
        // Not every blob is a deck.
        let Some(deck) = read(bytes).await else {
            return Ok(None);
        };
        let deck = self.with_words(id, deck).await?;
        let own = Arc::new(Own::new(deck));
        let mut loaded = self.loaded.lock();
        loaded.retain(|_, deck| deck.strong_count() > 0);
        // Another task may have loaded it meanwhile.
        if let Some(known) = loaded.get(id).and_then(Weak::upgrade) {
            return Ok(Some(known));
        }
        loaded.insert(*id, Arc::downgrade(&own));
        drop(loaded);
        self.describe(*id, &own);
        Ok(Some(own))
    }

    /// The deck with the words that were written about it after it was brought.
    async fn with_words(&self, id: &BlobId, mut deck: OwnDeck) -> Result<OwnDeck, ShelfError> {
        for (blob, _) in self.store.kept_by(&words_beside(id)).await? {
            let other = match self.store.get_blob(&blob).await? {
                Some(bytes) => read(bytes).await,
                None => None,
            };
            if let Some(other) = other
                && other.has_the_pictures_of(&deck)
                && other.wordless() < deck.wordless()
            {
                deck = other;
            }
        }
        Ok(deck)
    }

    /// Lets the vision model write words for cards that have none, in the background.
    fn describe(&self, id: BlobId, own: &Arc<Own>) {
        let wordless = own.deck().wordless();
        let Some(vision) = self.vision.clone().filter(|_| wordless > 0) else {
            return;
        };
        let Ok(place) = self.describing.clone().try_acquire_owned() else {
            return;
        };
        // Another node may describe the same deck. Its words are as good.
        let (own, store) = (own.clone(), self.store.clone());
        own.look(Some((0, wordless)));
        tokio::spawn(async move {
            let _place = place;
            let picture = |name: String| {
                let store = store.clone();
                async move {
                    let webp = store.get_blob(&name.parse().ok()?).await.ok()??;
                    // Not every model reads WebP.
                    let jpeg = spawn_blocking(move || moonhare_import::jpeg(&webp));
                    jpeg.await.ok()?
                }
            };
            let told = |done| own.look(Some((done, wordless)));
            let Described {
                deck,
                cards,
                failed,
            } = vision
                .describe_deck(own.deck().clone(), picture, told)
                .await;
            if let Some((card, error)) = failed.first() {
                tracing::warn!(%error, card, failed = failed.len(), "cards without words");
            }
            if cards > 0 {
                if let Err(error) = keep_words(&store, &id, &deck).await {
                    tracing::warn!(%error, "words could not be kept");
                }
                own.describe(deck);
            }
            own.look(None);
        });
    }

    /// The decks that somebody may choose at any table: the house's, and their own. A deck that was
    /// brought to one table is for that table alone.
    pub async fn for_all_tables_of(
        &self,
        owner: impl Into<Owner>,
    ) -> Result<Vec<Deck>, ShelfError> {
        let owner = owner.into();
        let mut decks = self.of_the_house().await?;
        decks.extend(self.kept_by(&owner).await?);
        Ok(decks)
    }

    /// Prepares decks for a mix: each without the pictures of the decks before it (R1.7). A deck
    /// that doesn't exist is left out.
    pub async fn each_picture_once(&self, decks: &[Deck]) -> Result<Vec<Deck>, ShelfError> {
        let mut seen: HashSet<String> = HashSet::new();
        let mut mixed = Vec::new();
        for deck in decks {
            let Some(blob) = blob_id(deck.id) else {
                mixed.push(deck.clone());
                continue;
            };
            let Some(own) = self.load(&blob).await? else {
                continue;
            };
            let cards = &own.deck().cards;
            let there = |card: &OwnCard| seen.contains(&card.large);
            let without = (0..).zip(cards).filter(|(_, card)| there(card));
            let without = without.map(|(nth, _)| nth).collect();
            mixed.push(deck.all_but(without));
            seen.extend(cards.iter().map(|card| card.large.clone()));
        }
        Ok(mixed)
    }

    /// The mix of these decks. The cards of a deck that can't be read just now are unknown.
    pub async fn mix(&self, decks: &[Deck]) -> Mix {
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
        Mix::new(decks.to_vec(), own)
    }

    /// The decks that everybody can choose.
    pub async fn of_the_house(&self) -> Result<Vec<Deck>, ShelfError> {
        self.kept_by(&Owner::HOUSE).await
    }

    /// The decks that somebody keeps. A stranger keeps none.
    pub async fn of(&self, owner: Option<impl Into<Owner>>) -> Result<Vec<Deck>, ShelfError> {
        let owner = owner.map(Into::into);
        match owner {
            Some(owner) => self.kept_by(&owner).await,
            None => Ok(Vec::new()),
        }
    }

    async fn kept_by(&self, owner: &Owner) -> Result<Vec<Deck>, ShelfError> {
        let kept = self.store.kept_by(owner).await?.into_iter();
        let deck = |(blob, note): (BlobId, Bytes)| {
            let DeckNote { title, cards } = DeckNote::read(&note)?;
            let id = deck_id(&blob);
            let without = Vec::new();
            Some(Deck {
                id,
                title,
                cards,
                without,
            })
        };
        Ok(kept.filter_map(deck).collect())
    }

    /// Takes a deck off its owner's shelf. Tables that play with it keep it.
    pub async fn forget(&self, owner: impl Into<Owner>, id: DeckId) -> Result<(), ShelfError> {
        let owner = owner.into();
        if let Some(blob) = blob_id(id) {
            self.store.discard(&owner, &blob).await?;
        }
        Ok(())
    }

    /// Puts a deck on its owner's shelf. False if the shelf is full.
    pub async fn keep(
        &self,
        owner: impl Into<Owner>,
        blob: &BlobId,
        note: &DeckNote,
    ) -> Result<bool, ShelfError> {
        let owner = owner.into();
        let there = self.store.kept_by(&owner).await?;
        if there.len() >= MOST_KEPT && !there.iter().any(|(known, _)| known == blob) {
            return Ok(false);
        }
        self.store.keep(&owner, blob, note.written()).await?;
        Ok(true)
    }
}

/// Reads a kept deck on another thread, because it may be megabytes long.
async fn read(bytes: Bytes) -> Option<OwnDeck> {
    let read = spawn_blocking(move || OwnDeck::read(&bytes).ok());
    read.await.ok().flatten()
}

async fn keep_words(store: &Arc<dyn Store>, id: &BlobId, deck: &OwnDeck) -> Result<(), ShelfError> {
    let blob = store.put_blob(deck.written().into()).await?;
    let note = DeckNote::of(deck).written();
    Ok(store.keep(&words_beside(id), &blob, note).await?)
}
