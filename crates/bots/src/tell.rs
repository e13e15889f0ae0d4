//! Chooses a card of the hand and a clue that some but not all will understand.

use std::collections::HashSet;

use moonhare_rules::Mode;

use crate::{
    Lang,
    dice::Dice,
    gallery::Gallery,
    lexicon::{Id, Lexicon},
    mind::Mind,
    phrase,
    rehearsal::Rehearsal,
    text,
};

/// Clues given at a table, so that none is repeated.
#[derive(Clone, Debug, Default)]
pub struct Said(HashSet<String>);

impl Said {
    pub fn note(&mut self, clue: &str) {
        self.0.insert(text::key(clue));
    }

    pub fn contains(&self, clue: &str) -> bool {
        self.0.contains(&text::key(clue))
    }
}

/// The storyteller's situation.
#[derive(Debug)]
pub(crate) struct Teller<'a> {
    pub(crate) gallery: &'a Gallery,
    pub(crate) mind: &'a Mind,
    pub(crate) lang: Lang,
    pub(crate) said: &'a Said,
    pub(crate) mode: Mode,
    pub(crate) players: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Word,
    Saying,
    Phrase,
}

/// How many concepts near a card come to mind, and how many of each form are considered.
const NEAR: usize = 26;
const WORDS: usize = 9;
const SAYINGS: usize = 5;
const PHRASES: usize = 5;
/// The weight of a mind's own taste, relative to closeness.
const TASTE: f32 = 0.35;

impl Teller<'_> {
    /// A card of the hand, by its index in the deck, and a clue.
    pub(crate) fn tell(&self, hand: &[usize], dice: &mut Dice) -> Option<(usize, String)> {
        let deck = self.gallery.len().max(hand.iter().max()? + 1);
        let rehearsal = Rehearsal::new(self.mode, self.players, deck, hand, dice);
        let mut ideas: Vec<(usize, String)> = Vec::new();
        let mut worth: Vec<f32> = Vec::new();
        for card in hand.iter().filter(|card| self.gallery.has_words(**card)) {
            for (form, clue) in self.clues(*card, dice) {
                let reading = self.gallery.read(&clue, self.lang);
                let mut fit = self.gallery.fit(&reading);
                fit.resize(deck, 0.0);
                let fit = crate::dice::z_scores(&fit);
                let outlook = rehearsal.outlook(&fit, *card);
                let temper = self.mind.temper;
                worth.push(
                    outlook.some
                        + temper.openness() * outlook.found
                        + temper.tongue()[form as usize],
                );
                ideas.push((*card, clue));
            }
        }
        let ease = self.mind.ability.ease;
        let weights: Vec<f32> = worth.iter().map(|worth| worth / ease).collect();
        if ideas.is_empty() {
            // No card of the hand has words: take any, with any clue.
            let card = hand[dice.below(hand.len())];
            return Some((card, self.invent(dice)?));
        }
        Some(ideas.swap_remove(dice.softmax(&weights)))
    }

    /// A clue for no particular card (R5.1): one that distinguishes some cards of the deck.
    pub(crate) fn invent(&self, dice: &mut Dice) -> Option<String> {
        let lexicon = Lexicon::get();
        let mut best: Option<(f32, String)> = None;
        let mut tried = 0;
        // Repeated clues don't count as tries; a table would have to use up the lexicon first.
        for _ in 0..400 {
            let concept = &lexicon.concepts[self.any_concept(dice)];
            let sayings = lexicon.sayings(self.lang);
            let clue = match dice.below(3) {
                0 => phrase::word(concept, self.lang),
                1 => sayings
                    .get(dice.below(sayings.len()))
                    .map(|saying| saying.text.to_owned()),
                _ => phrase::phrase(concept, self.lang, dice),
            };
            let Some(clue) = clue.filter(|clue| !self.said.contains(clue)) else {
                continue;
            };
            let fit = self.gallery.rank(&clue, self.lang);
            let mut apart = crate::dice::z_scores(&fit);
            apart.sort_by(|a, b| b.total_cmp(a));
            let eighth = (apart.len() / 8).max(1);
            let worth =
                apart.iter().take(eighth).sum::<f32>() / eighth as f32 + 0.3 * dice.normal();
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, clue));
            }
            tried += 1;
            if tried == 12 {
                break;
            }
        }
        best.map(|(_, clue)| clue)
    }

    /// A concept that this mind likes better than two others.
    fn any_concept(&self, dice: &mut Dice) -> usize {
        let count = Lexicon::get().concepts.len();
        let three = [dice.below(count), dice.below(count), dice.below(count)];
        let liked = |id: &usize| self.mind.likes(*id as Id);
        three
            .into_iter()
            .max_by(|a, b| liked(a).total_cmp(&liked(b)))
            .unwrap_or(0)
    }

    /// Possible clues for a card. None is one of its own words, and none was given before.
    fn clues(&self, card: usize, dice: &mut Dice) -> Vec<(Form, String)> {
        let lexicon = Lexicon::get();
        let mut near: Vec<(Id, f32)> = (0..lexicon.concepts.len() as Id)
            .filter(|id| !self.gallery.names(card, *id))
            .map(|id| {
                (
                    id,
                    self.gallery.closeness(card, id) + TASTE * self.mind.likes(id),
                )
            })
            .collect();
        let order = |a: &(Id, f32), b: &(Id, f32)| b.1.total_cmp(&a.1);
        near.sort_unstable_by(order);
        near.truncate(NEAR);
        dice.shuffle(&mut near);
        let concept = |place: usize| &lexicon.concepts[usize::from(near[place % near.len()].0)];

        let mut clues: Vec<(Form, String)> = Vec::new();
        let mut add = |form: Form, clue: String| {
            let fresh = !self.said.contains(&clue)
                && !self.gallery.says_own_word(card, &clue, self.lang)
                && clues.iter().all(|(_, known)| *known != clue);
            if fresh {
                clues.push((form, clue));
            }
        };
        for place in 0..WORDS.min(near.len()) {
            let word = phrase::word(concept(place), self.lang);
            word.into_iter().for_each(|clue| add(Form::Word, clue));
        }
        for place in 0..PHRASES.min(near.len()) {
            let made = phrase::phrase(concept(place), self.lang, dice);
            made.into_iter().for_each(|clue| add(Form::Phrase, clue));
        }
        for saying in self.sayings(card, dice) {
            add(Form::Saying, saying.to_owned());
        }
        for clue in self.gallery.clues(card, self.lang) {
            add(Form::Saying, clue.clone());
        }
        clues
    }

    /// The sayings that a card brings to mind.
    fn sayings(&self, card: usize, dice: &mut Dice) -> Vec<&'static str> {
        let close = |about: &[Id]| {
            let sum: f32 = about
                .iter()
                .map(|id| self.gallery.closeness(card, *id))
                .sum();
            sum / (about.len().max(1) as f32).sqrt()
        };
        let mut sayings: Vec<(&str, f32)> = Lexicon::get()
            .sayings(self.lang)
            .iter()
            .map(|saying| (saying.text, close(&saying.about) + TASTE * dice.normal()))
            .collect();
        sayings.sort_by(|a, b| b.1.total_cmp(&a.1));
        sayings.truncate(SAYINGS);
        sayings.into_iter().map(|(text, _)| text).collect()
    }
}

#[cfg(test)]
mod tests {
    use moonhare_rules::Seed;

    use super::*;
    use crate::{Level, Wordbook};

    /// Four cards, each with a clue that could be given and one that names the card.
    const DECK: &str = r#"
        [cards.a.en]
        words = ["sea", "ship", "captain", "sailor"]
        clues = ["Where is the shore", "The old ship"]
        [cards.b.en]
        words = ["forest", "wolf", "path", "tree"]
        clues = ["What big eyes", "The lone wolf"]
        [cards.c.en]
        words = ["school", "teacher", "chalk", "lesson"]
        clues = ["Who will be first", "The last lesson"]
        [cards.d.en]
        words = ["bread", "oven", "baker", "flour"]
        clues = ["Early in the morning", "Warm bread"]
    "#;

    #[test]
    fn clues_of_others_are_weighed_but_none_that_names_the_card() {
        let gallery = Gallery::new(&Wordbook::read(DECK).unwrap());
        let proposed: Vec<&String> = (0..4)
            .flat_map(|card| gallery.clues(card, Lang::default()))
            .collect();
        let mut said = Said::default();
        let mut heard = Vec::new();
        for number in 0..100 {
            let mind = Mind::new(&format!("Bot {number}"), Level::default());
            let teller = Teller {
                gallery: &gallery,
                mind: &mind,
                lang: Lang::default(),
                said: &said,
                mode: Mode::Classic,
                players: 4,
            };
            let mut dice = Dice::new(Seed([7; 32]), number);
            let (_, clue) = teller.tell(&[0, 1, 2, 3], &mut dice).unwrap();
            said.note(&clue);
            heard.push(clue);
        }
        heard.retain(|clue| proposed.contains(&clue));
        heard.sort();
        let all = [
            "Early in the morning",
            "What big eyes",
            "Where is the shore",
            "Who will be first",
        ];
        assert!(!heard.is_empty());
        assert!(
            heard.iter().all(|clue| all.contains(&clue.as_str())),
            "{heard:?}"
        );
        let mut once = heard.clone();
        once.dedup();
        assert_eq!(once, heard);
    }
}
