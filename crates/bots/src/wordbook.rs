//! The words of a deck's cards.

use std::collections::{BTreeMap, HashMap};

use moonhare_deck::OwnDeck;
use moonhare_languages::CardWords;
use serde::Deserialize;

use crate::Lang;

/// The words of a deck. A card may have words in some languages, or in none.
#[derive(Clone, Debug, Default)]
pub struct Wordbook {
    names: Vec<String>,
    cards: Vec<BTreeMap<Lang, CardWords>>,
    /// Clues whose writers said whether they name something on the card.
    plain: HashMap<String, bool>,
}

/// The part of a `deck.toml` that is about words.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Manifest {
    cards: BTreeMap<String, BTreeMap<String, CardWords>>,
}

impl Wordbook {
    /// The built-in deck.
    pub fn moonhare() -> Wordbook {
        let mut book = Wordbook::default();
        book.add_moonhare();
        book
    }

    /// Adds the cards of the built-in deck.
    pub fn add_moonhare(&mut self) {
        for card in 0..moonhare_deck::CARDS_IN_DECK {
            let name = moonhare_deck::name(card).unwrap_or_default();
            let mut words = BTreeMap::new();
            for lang in Lang::all() {
                let Some(mut written) = lang.language().card(name).cloned() else {
                    continue;
                };
                let mut languages = lang.variants().map(Lang::language);
                if let Some(clues) = languages.find_map(|language| language.clues(name)) {
                    written.clues = clues.all().cloned().collect();
                    for clue in clues.all() {
                        self.plain.insert(clue.clone(), clues.plain.contains(clue));
                    }
                }
                words.insert(lang, written);
            }
            self.add(name, words);
        }
    }

    /// Adds the cards of somebody's own deck. A card without words is described by its colours.
    pub fn add_own(&mut self, deck: &OwnDeck) {
        for card in &deck.cards {
            let wrote = card.words.iter().filter(|_| card.has_words());
            let written = wrote.map(|(tag, written)| (tag, written.clone()));
            let mut words = by_lang(written.clone());
            if words.is_empty() {
                let look = card.look.map(|look| CardWords {
                    words: look.words().into_iter().map(str::to_owned).collect(),
                    ..CardWords::default()
                });
                match written.map(|(_, written)| written).next() {
                    // Words in a language unknown to the mind still count when a clue contains
                    // them.
                    Some(written) => {
                        words = Lang::all().map(|lang| (lang, written.clone())).collect();
                    }
                    None => words.extend(look.map(|look| (Lang::default(), look))),
                }
            }
            self.add(&card.name, words);
        }
    }

    /// The words in a `deck.toml`, ordered by card name.
    pub fn read(manifest: &str) -> Result<Wordbook, String> {
        let manifest: Manifest = toml::from_str(manifest).map_err(|error| error.to_string())?;
        let mut book = Wordbook::default();
        for (name, tongues) in manifest.cards {
            book.add(&name, by_lang(tongues));
        }
        Ok(book)
    }

    /// Adds a card, with or without words.
    pub fn add(&mut self, name: &str, words: BTreeMap<Lang, CardWords>) {
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

    /// The index of a card by its name, with or without a file extension.
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

    /// Whether a clue names something on its card, if its writer said so.
    pub(crate) fn is_plain(&self, clue: &str) -> Option<bool> {
        self.plain.get(clue).copied()
    }

    /// The words in exactly this language.
    pub fn words(&self, place: usize, lang: Lang) -> Option<&CardWords> {
        self.cards.get(place)?.get(&lang)
    }

    /// The words in this language, or in the one that it is a variant of.
    pub fn nearest_words(&self, place: usize, lang: Lang) -> Option<&CardWords> {
        lang.variants().find_map(|lang| self.words(place, lang))
    }
}

/// The words in languages that the mind knows. The plain tag comes before `pt-BR` and wins if both
/// exist.
fn by_lang<T: AsRef<str>>(
    written: impl IntoIterator<Item = (T, CardWords)>,
) -> BTreeMap<Lang, CardWords> {
    let mut words = BTreeMap::new();
    for (tag, written) in written {
        if let Some(lang) = Lang::of(tag.as_ref()) {
            words.entry(lang).or_insert(written);
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::lang;

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
        assert_eq!(book.words(owl, lang("en")).unwrap().words, ["night"]);
        assert_eq!(book.words(owl, lang("ro")), None);
        let moth = book.place("moth.png").unwrap();
        assert_eq!(book.words(moth, lang("pt")).unwrap().words, ["noite"]);
        assert!(Wordbook::read("cards = 5").is_err());
    }

    /// A night, a fire, snow and a meadow, all without words.
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
        for (clue, tongue, best) in [
            ("Insomnia", lang("en"), 0),
            ("La noche", lang("es"), 0),
            ("Um incêndio", lang("pt"), 1),
            ("Iarna", lang("ro"), 2),
            ("Esperanza verde", lang("es"), 3),
        ] {
            let fit = gallery.rank(clue, tongue);
            let found = (0..4).max_by(|a, b| fit[*a].total_cmp(&fit[*b]));
            assert_eq!(found, Some(best), "{clue} {fit:?}");
        }
    }

    #[test]
    fn every_word_for_a_look_is_known() {
        for word in moonhare_deck::Look::all_words() {
            let (thought, _) = crate::lexicon::Lexicon::get().read(word, lang("en"));
            assert!(!thought.is_empty(), "{word}");
        }
    }
}
