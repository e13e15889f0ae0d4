//! Decks as pages need them: loaded once, shared by all tables that play with them.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, OnceLock, PoisonError, Weak},
};

use bytes::Bytes;
use moonhare_deck::{OwnCard, OwnDeck};
use moonhare_rules::Digest32;
use moonhare_store::{BlobId, Owner, Store};
use moonhare_table::{Deck, DeckId};
use moonhare_vision::{Described, Vision};
use serde::{Deserialize, Serialize};
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::{Unavailable, mix::Mix, secret::Secret};

/// Decks that one person may keep.
const MOST_KEPT: usize = 50;

/// Decks that are described at once. The next one is when it is next asked for.
const DESCRIBED_AT_ONCE: usize = 16;

#[derive(Debug)]
pub(crate) struct Decks {
    store: Arc<dyn Store>,
    vision: Option<Arc<Vision>>,
    describing: Arc<Semaphore>,
    /// Those that some table holds.
    loaded: Mutex<HashMap<BlobId, Weak<Own>>>,
}

/// A deck that somebody brought.
#[derive(Debug)]
pub(crate) struct Own {
    before: OwnDeck,
    /// Of all its cards, in both sizes.
    pictures: HashSet<BlobId>,
    /// The same with words that a vision model wrote meanwhile.
    described: OnceLock<OwnDeck>,
    /// Pictures that the model looked at, and all it will look at, while it does.
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

    pub(crate) fn deck(&self) -> &OwnDeck {
        self.described.get().unwrap_or(&self.before)
    }

    /// Whether this is a picture of one of its cards.
    pub(crate) fn has_picture(&self, picture: &BlobId) -> bool {
        self.pictures.contains(picture)
    }

    /// From now on with these words; who was first is believed.
    pub(crate) fn describe(&self, deck: OwnDeck) {
        let _ = self.described.set(deck);
    }

    /// Whether words were written since it was loaded.
    pub(crate) fn was_described(&self) -> bool {
        self.described.get().is_some()
    }

    pub(crate) fn looking(&self) -> Option<(usize, usize)> {
        *self.looking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn look(&self, progress: Option<(usize, usize)>) {
        *self.looking.lock().unwrap_or_else(PoisonError::into_inner) = progress;
    }
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

/// Where the words lie that were written about a deck since: beside it, so that its name stays.
pub fn words_beside(deck: &BlobId) -> Owner {
    Owner::of(&format!("words of {deck}"))
}

/// Who a person's shelf belongs to. Other than at any table, so that the two cannot be linked.
pub(crate) fn owner(secret: &Secret) -> Owner {
    Owner::of(&format!("decks of {}", secret.as_str()))
}

impl Decks {
    pub(crate) fn new(store: Arc<dyn Store>, vision: Option<Arc<Vision>>) -> Decks {
        Decks {
            store,
            vision,
            describing: Arc::new(Semaphore::new(DESCRIBED_AT_ONCE)),
            loaded: Mutex::default(),
        }
    }

    /// A deck that somebody brought; none if there is no such deck.
    async fn load(&self, id: &BlobId) -> Result<Option<Arc<Own>>, Unavailable> {
        let known = self.lock().get(id).and_then(Weak::upgrade);
        if known.is_some() {
            return Ok(known);
        }
        let Some(bytes) = self.store.get_blob(id).await? else {
            return Ok(None);
        };
        // Other blobs are none of ours.
        let Some(deck) = read(bytes).await else {
            return Ok(None);
        };
        let deck = self.with_words(id, deck).await?;
        let own = Arc::new(Own::new(deck));
        let mut loaded = self.lock();
        loaded.retain(|_, deck| deck.strong_count() > 0);
        // Somebody else may have been faster.
        if let Some(known) = loaded.get(id).and_then(Weak::upgrade) {
            return Ok(Some(known));
        }
        loaded.insert(*id, Arc::downgrade(&own));
        drop(loaded);
        self.describe(*id, &own);
        Ok(Some(own))
    }

    /// The deck with the words that were written about it since it was brought.
    async fn with_words(&self, id: &BlobId, mut deck: OwnDeck) -> Result<OwnDeck, Unavailable> {
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

    /// Lets the vision model write words where there are none, beside everything else.
    fn describe(&self, id: BlobId, own: &Arc<Own>) {
        let wordless = own.deck().wordless();
        let Some(vision) = self.vision.clone().filter(|_| wordless > 0) else {
            return;
        };
        let Ok(place) = self.describing.clone().try_acquire_owned() else {
            return;
        };
        // What one node of several begins the others may begin too; the words are as good.
        let (own, store) = (own.clone(), self.store.clone());
        own.look(Some((0, wordless)));
        tokio::spawn(async move {
            let _place = place;
            let picture = |name: String| {
                let store = store.clone();
                async move { store.get_blob(&name.parse().ok()?).await.ok()? }
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

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<BlobId, Weak<Own>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The decks that somebody may play with who knows no more than their names: the house's, and their
    /// own. What was brought to another table is for that table alone.
    pub(crate) async fn for_all_tables_of(
        &self,
        secret: &Secret,
    ) -> Result<Vec<Deck>, Unavailable> {
        let mut decks = self.of_the_house().await?;
        decks.extend(self.of(Some(secret)).await?);
        Ok(decks)
    }

    /// These decks for a mix: each as it is, without the pictures that one before it has (R1.7). What
    /// cannot be had is missing.
    pub(crate) async fn each_picture_once(&self, decks: &[Deck]) -> Result<Vec<Deck>, Unavailable> {
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
        Mix::new(decks.to_vec(), own)
    }

    /// Decks that everybody here can choose.
    pub(crate) async fn of_the_house(&self) -> Result<Vec<Deck>, Unavailable> {
        self.kept_by(&Owner::HOUSE).await
    }

    /// Decks that somebody keeps for themselves; a stranger keeps none.
    pub(crate) async fn of(&self, secret: Option<&Secret>) -> Result<Vec<Deck>, Unavailable> {
        match secret {
            Some(secret) => self.kept_by(&owner(secret)).await,
            None => Ok(Vec::new()),
        }
    }

    async fn kept_by(&self, owner: &Owner) -> Result<Vec<Deck>, Unavailable> {
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

    /// Takes a deck off its owner's shelf; tables that have it keep it.
    pub(crate) async fn forget(&self, secret: &Secret, id: DeckId) -> Result<(), Unavailable> {
        if let Some(blob) = blob_id(id) {
            self.store.discard(&owner(secret), &blob).await?;
        }
        Ok(())
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
        self.store.keep(&owner, blob, note.written()).await?;
        Ok(true)
    }
}

/// A deck as it was kept; it may be megabytes long.
async fn read(bytes: Bytes) -> Option<OwnDeck> {
    let read = spawn_blocking(move || OwnDeck::read(&bytes).ok());
    read.await.ok().flatten()
}

async fn keep_words(
    store: &Arc<dyn Store>,
    id: &BlobId,
    deck: &OwnDeck,
) -> Result<(), Unavailable> {
    let blob = store.put_blob(deck.written().into()).await?;
    let note = DeckNote::of(deck).written();
    Ok(store.keep(&words_beside(id), &blob, note).await?)
}
