//! What is written about the cards of a deck, as far as anything is.

use std::collections::BTreeMap;

use moonhare_deck::OwnDeck;
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
    /// What a storyteller could say of it.
    pub clues: Vec<String>,
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
        book.add_moonhare();
        book
    }

    /// Adds the cards of the deck that comes with the program.
    pub fn add_moonhare(&mut self) {
        for card in 0..moonhare_deck::CARDS_IN_DECK {
            let words = Lang::ALL.map(|lang| {
                let words = moonhare_deck::words(card, lang.tag())?;
                Some(CardWords {
                    title: words.title.clone(),
                    description: words.description.clone(),
                    words: words.words.clone(),
                    clues: Vec::new(),
                })
            });
            self.add(moonhare_deck::name(card).unwrap_or_default(), words);
        }
    }

    /// Adds the cards of a deck of one's own. What nobody described goes by its look.
    pub fn add_own(&mut self, deck: &OwnDeck) {
        for card in &deck.cards {
            let wrote = card.words.iter().filter(|_| card.has_words());
            let written = wrote.map(|(tag, written)| {
                let moonhare_deck::CardWords {
                    title,
                    description,
                    words,
                    clues,
                } = written.clone();
                (
                    tag.as_str(),
                    CardWords {
                        title,
                        description,
                        words,
                        clues,
                    },
                )
            });
            let mut words = by_lang(written.clone());
            if words.iter().all(Option::is_none) {
                let look = card.look.map(|look| CardWords {
                    words: look.words().into_iter().map(str::to_owned).collect(),
                    ..CardWords::default()
                });
                match written.map(|(_, written)| written).next() {
                    // A language that the mind does not know is still heard when it is said.
                    Some(written) => words = Lang::ALL.map(|_| Some(written.clone())),
                    None => words[Lang::En.index()] = look,
                }
            }
            self.add(&card.name, words);
        }
    }

    /// The words in a `deck.toml`, in the order of the cards' names.
    pub fn read(manifest: &str) -> Result<Wordbook, String> {
        let manifest: Manifest = toml::from_str(manifest).map_err(|error| error.to_string())?;
        let mut book = Wordbook::default();
        for (name, tongues) in manifest.cards {
            book.add(&name, by_lang(tongues));
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

/// What is written in the languages that the mind knows. The plain tag comes before `pt-BR` and is
/// taken where both are written.
fn by_lang<T: AsRef<str>>(
    written: impl IntoIterator<Item = (T, CardWords)>,
) -> [Option<CardWords>; 4] {
    let mut words = [const { None }; 4];
    for (tag, written) in written {
        if let Some(lang) = Lang::of(tag.as_ref())
            && words[lang.index()].is_none()
        {
            words[lang.index()] = Some(written);
        }
    }
    words
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

    /// A night, a fire, snow and a meadow, of which nobody said so.
    #[test]
    fn what_nobody_described_goes_by_its_look() {
        let card = |(nth, (light, busy, colours)): (usize, (u8, u8, [u8; 11]))| {
            let name = format!("{nth:064x}");
            format!(
                r#"{{"name":"{nth}.jpg","small":"{name}","large":"{name}",
                "look":{{"light":{light},"busy":{busy},"colours":{colours:?}}}}}"#
            )
        };
        let looks = [
            (30, 4, [0, 0, 0, 0, 70, 0, 0, 0, 30, 0, 0]),
            (150, 30, [45, 20, 30, 0, 0, 0, 0, 0, 5, 0, 0]),
            (230, 4, [0, 0, 0, 0, 5, 0, 0, 0, 0, 90, 5]),
            (120, 12, [0, 0, 10, 80, 10, 0, 0, 0, 0, 0, 0]),
        ];
        let cards: Vec<String> = looks.into_iter().enumerate().map(card).collect();
        let cards = cards.join(",");
        let text = format!(r#"{{"moonhare-deck":1,"title":"Own","cards":[{cards}]}}"#);
        let mut book = Wordbook::default();
        book.add_own(&OwnDeck::read(text.as_bytes()).unwrap());
        let gallery = crate::Gallery::new(&book);
        for (clue, lang, best) in [
            ("Insomnia", Lang::En, 0),
            ("La noche", Lang::Es, 0),
            ("Um incêndio", Lang::Pt, 1),
            ("Iarna", Lang::Ro, 2),
            ("Esperanza verde", Lang::Es, 3),
        ] {
            let fit = gallery.rank(clue, lang);
            let found = (0..4).max_by(|a, b| fit[*a].total_cmp(&fit[*b]));
            assert_eq!(found, Some(best), "{clue} {fit:?}");
        }
    }

    #[test]
    fn every_word_for_a_look_is_known() {
        for word in moonhare_deck::Look::all_words() {
            let (thought, _) = crate::lexicon::Lexicon::get().read(word, Lang::En);
            assert!(!thought.is_empty(), "{word}");
        }
    }
}
