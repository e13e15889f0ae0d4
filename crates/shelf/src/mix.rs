//! The decks of one table: what pages show and what computer players know.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use moonhare_bots::{Gallery, Wordbook};
use moonhare_deck::OwnDeck;
use moonhare_rules::Card;
use moonhare_store::BlobId;
use moonhare_table::{Deck, DeckId, place};

use crate::own::Own;

/// The decks of one table.
#[derive(Debug)]
pub struct Mix {
    decks: Vec<Deck>,
    /// The loaded decks, at the same places. None for the built-in deck, and for one that couldn't
    /// be loaded.
    own: Vec<Option<Arc<Own>>>,
    /// What computer players know about the mix. A gallery is made when the first of them moves,
    /// and again each time a deck gets words. Its index is the number of decks that got some.
    galleries: Vec<OnceLock<Box<Gallery>>>,
}

/// A card of a mix.
#[derive(Debug)]
pub enum MixCard<'a> {
    /// The number of a card of the built-in deck.
    Moonhare(u16),
    /// A deck that somebody brought, and the place of the card in it.
    Own(&'a OwnDeck, usize),
    /// A card of a deck that couldn't be loaded, or of no deck.
    Unknown,
}

impl Mix {
    /// A mix of these decks. `own` has the loaded ones at the same places.
    pub(crate) fn new(decks: Vec<Deck>, own: Vec<Option<Arc<Own>>>) -> Mix {
        Mix {
            galleries: (0..=decks.len()).map(|_| OnceLock::new()).collect(),
            decks,
            own,
        }
    }

    /// The built-in deck alone.
    pub fn moonhare() -> Mix {
        Mix::new(vec![Deck::moonhare()], vec![None])
    }

    /// Whether this is a mix of these decks, and all of them are loaded.
    pub fn is_whole(&self, decks: &[Deck]) -> bool {
        let there = |(deck, own): (&Deck, &Option<_>)| deck.id == DeckId::Moonhare || own.is_some();
        self.decks == decks && self.decks.iter().zip(&self.own).all(there)
    }

    /// What computer players know of the mix. The first call is slow, so don't make it on a thread that
    /// others wait for.
    pub fn gallery(&self) -> &Gallery {
        let own = self.own.iter().flatten();
        let described = own.filter(|own| own.was_described()).count();
        match (self.decks.as_slice(), self.galleries.get(described)) {
            ([deck], _) if deck.id == DeckId::Moonhare => Gallery::moonhare(),
            (_, Some(gallery)) => gallery.get_or_init(|| Box::new(Gallery::new(&self.words()))),
            (_, None) => Gallery::moonhare(),
        }
    }

    /// How many cards nobody described.
    pub fn wordless(&self) -> usize {
        let own = self.own.iter().flatten();
        own.map(|own| own.deck().wordless()).sum()
    }

    /// While a vision model looks at pictures: how many it has seen, and how many there are.
    pub fn looking(&self) -> Option<(usize, usize)> {
        let each = self.own.iter().flatten().filter_map(|own| own.looking());
        each.reduce(|(done, all), (more, of)| (done + more, all + of))
    }

    /// The words about all cards, by their numbers.
    fn words(&self) -> Wordbook {
        let mut book = Wordbook::default();
        for (deck, own) in self.decks.iter().zip(&self.own) {
            let end = book.len() + usize::from(deck.cards);
            match own {
                _ if deck.id == DeckId::Moonhare => book.add_moonhare(),
                Some(own) if deck.without.is_empty() => book.add_own(own.deck()),
                Some(own) => book.add_own(&laid(own.deck(), deck)),
                None => {}
            }
            // The cards of a deck that couldn't be loaded have no words.
            while book.len() < end {
                book.add("", BTreeMap::new());
            }
        }
        book
    }

    /// Whether this is a picture of a card that somebody brought.
    pub fn has_picture(&self, picture: &BlobId) -> bool {
        let mut own = self.own.iter().flatten();
        own.any(|own| own.has_picture(picture))
    }

    /// A card by its number in the mix.
    pub fn card(&self, card: Card) -> MixCard<'_> {
        let Some((place, number)) = place(&self.decks, card) else {
            return MixCard::Unknown;
        };
        match (self.decks.get(place), self.own.get(place)) {
            (Some(deck), _) if deck.id == DeckId::Moonhare => MixCard::Moonhare(number),
            (_, Some(Some(own))) => MixCard::Own(own.deck(), usize::from(number)),
            _ => MixCard::Unknown,
        }
    }
}

/// A deck without the cards that are in a deck before it.
fn laid(own: &OwnDeck, deck: &Deck) -> OwnDeck {
    let mut own = own.clone();
    let mut nth = 0..;
    own.cards
        .retain(|_| nth.next().is_some_and(|nth| !deck.without.contains(&nth)));
    own
}

#[cfg(test)]
mod tests {
    use moonhare_bots::Lang;
    use moonhare_rules::Digest32;

    use super::*;

    /// A deck with a card for each of these, described in Portuguese.
    fn own(words: &[&str]) -> Arc<Own> {
        let card = |(nth, word): (usize, &&str)| {
            let name = format!("{nth:064x}");
            format!(
                r#"{{"name":"{nth}.jpg","small":"{name}","large":"{name}","words":{{"pt":{{"words":["{word}"]}}}}}}"#
            )
        };
        let cards: Vec<String> = words.iter().enumerate().map(card).collect();
        let cards = cards.join(",");
        let text = format!(r#"{{"moonhare-deck":1,"title":"Own","cards":[{cards}]}}"#);
        Arc::new(Own::new(OwnDeck::read(text.as_bytes()).unwrap()))
    }

    fn mix(own: Vec<Option<Arc<Own>>>) -> Mix {
        let deck = |(nth, own): (usize, &Option<Arc<Own>>)| match own {
            None => Deck::moonhare(),
            Some(own) => Deck {
                id: DeckId::Own(Digest32([nth as u8; 32])),
                title: "Own".into(),
                cards: own.deck().cards.len() as u16,
                without: Vec::new(),
            },
        };
        Mix::new(own.iter().enumerate().map(deck).collect(), own)
    }

    /// The number of the card that fits best.
    fn best(mix: &Mix, clue: &str, lang: &str) -> usize {
        let lang = Lang::of(lang).unwrap();
        let fit = mix.gallery().rank(clue, lang);
        (0..fit.len())
            .max_by(|a, b| fit[*a].total_cmp(&fit[*b]))
            .unwrap()
    }

    #[test]
    fn computer_players_know_the_words_of_every_deck_of_a_mix() {
        let words = ["ferreiro", "dentista", "pirâmide", "submarino"];
        let alone = mix(vec![Some(own(&words))]);
        let mixed = mix(vec![
            Some(own(&words)),
            None,
            Some(own(&["trator", "iglu"])),
        ]);
        for mix in [&alone, &mixed] {
            assert_eq!(best(mix, "Submarino", "pt"), 3);
            // By what is near, and in another language than the deck's.
            assert_eq!(best(mix, "toothache", "en"), 1);
        }
        assert_eq!(best(&mixed, "iglú", "es"), 4 + 84 + 1);
        assert_eq!(mixed.gallery().len(), 4 + 84 + 2);
        let star_fisher = &moonhare_deck::words(0, "en").unwrap().1.title;
        assert_eq!(best(&mixed, star_fisher, "en"), 4);
    }

    #[test]
    fn computer_players_pass_over_what_an_earlier_deck_has() {
        let words = ["ferreiro", "dentista", "pirâmide", "submarino"];
        let own = own(&words);
        let deck = Deck {
            id: DeckId::Own(Digest32([1; 32])),
            title: "Own".into(),
            cards: 4,
            without: Vec::new(),
        };
        let mix = Mix::new(vec![deck.all_but(vec![0, 2])], vec![Some(own)]);
        assert_eq!(mix.gallery().len(), 2);
        assert_eq!(best(&mix, "Submarino", "pt"), 1);
        assert!(matches!(mix.card(Card(1)), MixCard::Own(_, 3)));
    }

    #[test]
    fn words_that_come_later_are_heard() {
        let later = own(&["ferreiro", "dentista"]);
        let mix = mix(vec![Some(later.clone())]);
        assert_eq!(best(&mix, "ferreiro", "pt"), 0);
        let described = own(&["dentista", "ferreiro"]);
        later.describe(described.deck().clone());
        assert_eq!(best(&mix, "ferreiro", "pt"), 1);
    }
}
