//! What is written about the cards of a deck, as far as anything is.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::Lang;

/// What is written about a card in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct CardWords {
    pub title: String,
    /// What is seen.
    pub description: String,
    /// What people may think of.
    pub words: Vec<String>,
}

/// The words of a deck. A card may have words in some languages, or in none.
#[derive(Clone, Debug, Default)]
pub struct Wordbook {
    names: Vec<String>,
    cards: Vec<[Option<CardWords>; 4]>,
}

/// The part of a `deck.toml` that is about words.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Manifest {
    cards: BTreeMap<String, BTreeMap<String, CardWords>>,
}

impl Wordbook {
    /// The deck that comes with the program.
    pub fn moonhare() -> Wordbook {
        let mut book = Wordbook::default();
        for card in 0..moonhare_deck::CARDS_IN_DECK {
            let words = Lang::ALL.map(|lang| {
                let words = moonhare_deck::words(card, lang.tag())?;
                Some(CardWords {
                    title: words.title.clone(),
                    description: words.description.clone(),
                    words: words.words.clone(),
                })
            });
            book.add(moonhare_deck::name(card).unwrap_or_default(), words);
        }
        book
    }

    /// The words in a `deck.toml`, in the order of the cards' names.
    pub fn read(manifest: &str) -> Result<Wordbook, String> {
        let manifest: Manifest = toml::from_str(manifest).map_err(|error| error.to_string())?;
        let mut book = Wordbook::default();
        for (name, mut tongues) in manifest.cards {
            let mut words = [const { None }; 4];
            // `pt-BR` after `pt`: the plain tag is taken where both are written.
            while let Some((tag, written)) = tongues.pop_last() {
                if let Some(lang) = Lang::of(&tag) {
                    words[lang.index()] = Some(written);
                }
            }
            book.add(&name, words);
        }
        Ok(book)
    }

    /// Adds a card, which may have no words.
    pub fn add(&mut self, name: &str, words: [Option<CardWords>; 4]) {
        self.names.push(name.to_owned());
        self.cards.push(words);
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The place of a card by its name, with or without the ending of a file.
    pub fn place(&self, name: &str) -> Option<usize> {
        let stem = |name: &str| {
            name.rsplit_once('.')
                .map_or(name, |(stem, _)| stem)
                .to_owned()
        };
        let exact = self.names.iter().position(|known| known == name);
        exact.or_else(|| {
            self.names
                .iter()
                .position(|known| stem(known) == stem(name))
        })
    }

    pub fn name(&self, place: usize) -> Option<&str> {
        self.names.get(place).map(String::as_str)
    }

    pub fn words(&self, place: usize, lang: Lang) -> Option<&CardWords> {
        self.cards.get(place)?[lang.index()].as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_manifest_is_read_and_words_may_be_absent() {
        let text = r#"
            title = "Ours"
            [cards."owl.jpg".en]
            description = "An owl reads a letter."
            words = ["night"]
            [cards."moth.png".pt-BR]
            words = ["noite"]
        "#;
        let book = Wordbook::read(text).unwrap();
        assert_eq!(book.len(), 2);
        let owl = book.place("owl").unwrap();
        assert_eq!(book.words(owl, Lang::En).unwrap().words, ["night"]);
        assert_eq!(book.words(owl, Lang::Ro), None);
        let moth = book.place("moth.png").unwrap();
        assert_eq!(book.words(moth, Lang::Pt).unwrap().words, ["noite"]);
        assert!(Wordbook::read("cards = 5").is_err());
    }
}
