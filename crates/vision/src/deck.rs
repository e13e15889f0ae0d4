//! A whole deck, picture by picture.

use std::sync::atomic::{AtomicUsize, Ordering};

use futures_util::{StreamExt, stream};
use moonhare_deck::OwnDeck;

use crate::{Vision, VisionError, asking::AT_ONCE};

/// After so many failures of its own in a row the model is left alone.
const GIVE_UP: usize = 4;

/// What became of a deck.
#[derive(Clone, Debug)]
pub struct Described {
    /// The same cards, with the words that were written.
    pub deck: OwnDeck,
    /// How many cards have words now that had none.
    pub cards: usize,
    /// Why others have none, by the name of the card.
    pub failed: Vec<(String, VisionError)>,
}

impl Vision {
    /// Asks for words about the cards that have none. `picture` finds a picture by its name, as JPEG, which
    /// every model reads. `told` hears after each picture how many are done.
    pub async fn describe_deck<B: AsRef<[u8]>, F: Future<Output = Option<B>>>(
        &self,
        mut deck: OwnDeck,
        picture: impl Fn(String) -> F,
        told: impl Fn(usize),
    ) -> Described {
        let (done, failures) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let wordless: Vec<(usize, String)> = (deck.cards.iter().enumerate())
            .filter(|(_, card)| !card.has_words())
            .map(|(place, card)| (place, card.large.clone()))
            .collect();
        let (picture, told, done, failures) = (&picture, &told, &done, &failures);
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
            told(1 + done.fetch_add(1, Ordering::Relaxed));
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
