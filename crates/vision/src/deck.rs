//! Describes a whole deck.

use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::{StreamExt, stream};
use moonhare_deck::OwnDeck;

use crate::{Vision, VisionError, asking::AT_ONCE};

/// After this many failures of the model in a row, the rest is skipped.
const GIVE_UP: usize = 4;

/// A deck after its pictures were described.
#[derive(Clone, Debug)]
pub struct Described {
    /// The same cards with their new words.
    pub deck: OwnDeck,
    /// How many cards got words.
    pub cards: usize,
    /// Cards that got none, by name, and why.
    pub failed: Vec<(String, VisionError)>,
}

impl Vision {
    /// Asks for words about the cards that have none. `picture` finds a picture by its name, as JPEG, which
    /// every model reads. `told` hears after each picture how many are done.
    pub async fn describe_deck<B: AsRef<[u8]>, F: Future<Output = Option<B>>>(
        &self,
        mut deck: OwnDeck,
        picture: impl Fn(String) -> F,
        progress: impl Fn(usize),
    ) -> Described {
        let (done, failures) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let wordless: Vec<(usize, String)> = (deck.cards.iter().enumerate())
            .filter(|(_, card)| !card.has_words())
            .map(|(place, card)| (place, card.large.clone()))
            .collect();
        let (picture, progress, done, failures) = (&picture, &progress, &done, &failures);
        let one = |(place, name): (usize, String)| async move {
            if failures.load(Ordering::Relaxed) >= GIVE_UP {
                return (place, None);
            }
            let words = match picture(name).await {
                Some(bytes) => self.describe(bytes.as_ref()).await,
                None => Err(VisionError::Picture),
            };
            match &words {
                Err(error) if error.is_lasting() => failures.fetch_add(1, Ordering::Relaxed),
                _ => failures.swap(0, Ordering::Relaxed),
            };
            progress(1 + done.fetch_add(1, Ordering::Relaxed));
            (place, Some(words))
        };
        let all: Vec<_> = stream::iter(wordless)
            .map(one)
            .buffer_unordered(AT_ONCE)
            .collect()
            .await;
        let (mut cards, mut failed) = (0, Vec::new());
        for (place, words) in all {
            let Some(card) = deck.cards.get_mut(place) else {
                continue;
            };
            match words {
                Some(Ok(words)) => {
                    card.words = words;
                    cards += 1;
                }
                Some(Err(error)) => failed.push((card.name.clone(), error)),
                None => {}
            }
        }
        Described {
            deck,
            cards,
            failed,
        }
    }
}
