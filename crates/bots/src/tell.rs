//! Chooses a card of the hand and a clue that some but not all will understand.

use moonhare_rules::Mode;

use crate::{
    Lang,
    dice::Dice,
    gallery::Gallery,
    lexicon::{Id, Lexicon},
    mind::Mind,
    phrase,
    rehearsal::Rehearsal,
    said::Said,
};

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

/// A clue that could be given for a card of the hand.
#[derive(Debug)]
struct Idea {
    card: usize,
    form: Form,
    clue: String,
    /// Whether it was written for this very card.
    meant: bool,
    /// Whether it names something on the card.
    plain: bool,
}

/// How many concepts near a card come to mind, and how many of each form are considered.
const NEAR: usize = 26;
const WORDS: usize = 9;
const SAYINGS: usize = 5;
const PHRASES: usize = 5;
/// If this many clues were written for a card and not yet told, no other is made up.
const ENOUGH: usize = 4;
/// How much less a clue is worth right after it was told at another table.
const STALE: f32 = 0.6;
/// The weight of a mind's own taste, relative to closeness.
const TASTE: f32 = 0.35;

impl Teller<'_> {
    /// A card of the hand, by its index in the deck, and a clue.
    pub(crate) fn tell(&self, hand: &[usize], dice: &mut Dice) -> Option<(usize, String)> {
        let deck = self.gallery.len().max(hand.iter().max()? + 1);
        let rehearsal = Rehearsal::new(self.mode, self.players, deck, hand, dice);
        let told = hand.iter().filter(|card| self.gallery.has_words(**card));
        let mut ideas: Vec<Idea> = Vec::new();
        for card in told {
            ideas.extend(self.clues(*card, dice));
        }
        if ideas.is_empty() {
            // No card of the hand has words: take any, with any clue.
            let card = hand[dice.below(hand.len())];
            return Some((card, self.invent(dice)?));
        }
        // Whether to name something on the card comes first, or the safest kind would always win.
        let plain = dice.unit() < self.mind.temper.plainness();
        if ideas.iter().any(|idea| idea.plain == plain) {
            ideas.retain(|idea| idea.plain == plain);
        }
        let ease = self.mind.ability.ease;
        let weights: Vec<f32> = (ideas.iter())
            .map(|idea| self.worth(idea, &rehearsal, deck) / ease)
            .collect();
        let Idea { card, clue, .. } = ideas.swap_remove(dice.softmax(&weights));
        Some((card, clue))
    }

    /// What a clue is worth to this mind.
    fn worth(&self, idea: &Idea, rehearsal: &Rehearsal, deck: usize) -> f32 {
        let reading = self.gallery.read(&idea.clue, self.lang);
        let mut fit = self.gallery.fit(&reading);
        fit.resize(deck, 0.0);
        let fit = crate::dice::z_scores(&fit);
        let seen = match idea.meant {
            true => self.mind.ability.insight,
            false => 0.0,
        };
        let outlook = rehearsal.outlook(&fit, idea.card, seen);
        let temper = self.mind.temper;
        outlook.some + temper.openness() * outlook.found + temper.tongue()[idea.form as usize]
            - STALE * self.said.freshness(&idea.clue)
    }

    /// A clue for no particular card (R5.1): one that distinguishes some cards of the deck.
    pub(crate) fn invent(&self, dice: &mut Dice) -> Option<String> {
        let lexicon = Lexicon::get();
        let mut best: Option<(f32, String)> = None;
        let mut tried = 0;
        // Repeated clues don't count as tries; a table would have to use up the lexicon first.
        for _ in 0..400 {
            let clue = match dice.below(4) {
                // What was written for one card suits others too.
                0 | 1 => self.any_written(dice),
                2 => {
                    let sayings = lexicon.sayings(self.lang);
                    let saying = sayings.get(dice.below(sayings.len()));
                    saying.map(|saying| saying.text.to_owned())
                }
                _ => phrase::word(&lexicon.concepts[self.any_concept(dice)], self.lang),
            };
            let Some(clue) = clue.filter(|clue| !self.said.contains(clue)) else {
                continue;
            };
            let fit = self.gallery.rank(&clue, self.lang);
            let mut apart = crate::dice::z_scores(&fit);
            apart.sort_by(|a, b| b.total_cmp(a));
            let eighth = (apart.len() / 8).max(1);
            let worth = apart.iter().take(eighth).sum::<f32>() / eighth as f32
                + 0.3 * dice.normal()
                - STALE * self.said.freshness(&clue);
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

    /// A clue that was written for some card and names nothing on it.
    fn any_written(&self, dice: &mut Dice) -> Option<String> {
        let card = dice.below(self.gallery.len());
        let written = self.gallery.clues(card, self.lang).iter();
        let oblique: Vec<&String> = written
            .filter(|clue| !clue.plain)
            .map(|clue| &clue.text)
            .collect();
        let place = dice.below(oblique.len());
        oblique.get(place).map(|text| (*text).clone())
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

    /// Possible clues for a card. None was given before.
    fn clues(&self, card: usize, dice: &mut Dice) -> Vec<Idea> {
        let mut ideas: Vec<Idea> = Vec::new();
        for clue in self.gallery.clues(card, self.lang) {
            if !self.said.contains(&clue.text) {
                ideas.push(Idea {
                    card,
                    form: Form::Saying,
                    clue: clue.text.clone(),
                    meant: true,
                    plain: clue.plain,
                });
            }
        }
        if ideas.len() >= ENOUGH {
            return ideas;
        }
        for (form, clue) in self.made_up(card, dice) {
            let fresh = !self.said.contains(&clue)
                && !self.gallery.says_own_word(card, &clue, self.lang)
                && ideas.iter().all(|known| known.clue != clue);
            if fresh {
                ideas.push(Idea {
                    card,
                    form,
                    clue,
                    meant: false,
                    plain: false,
                });
            }
        }
        ideas
    }

    /// Clues around concepts near a card.
    fn made_up(&self, card: usize, dice: &mut Dice) -> Vec<(Form, String)> {
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
        let concepts = near
            .iter()
            .map(|(id, _)| &lexicon.concepts[usize::from(*id)]);
        let mut clues: Vec<(Form, String)> = Vec::new();
        for concept in concepts.clone().take(WORDS) {
            let word = phrase::word(concept, self.lang);
            clues.extend(word.map(|clue| (Form::Word, clue)));
        }
        for concept in concepts.take(PHRASES) {
            let made = phrase::phrase(concept, self.lang, dice);
            clues.extend(made.map(|clue| (Form::Phrase, clue)));
        }
        let sayings = self.sayings(card, dice).into_iter();
        clues.extend(sayings.map(|saying| (Form::Saying, saying.to_owned())));
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

    /// Four cards, each with a clue that names nothing on it and one that does.
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
    fn clues_of_others_are_given_once_each_and_some_name_the_card() {
        let gallery = Gallery::new(&Wordbook::read(DECK).unwrap());
        let proposed: Vec<&String> = (0..4)
            .flat_map(|card| gallery.clues(card, Lang::default()))
            .map(|clue| &clue.text)
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
        let plain = [
            "The lone wolf",
            "The last lesson",
            "The old ship",
            "Warm bread",
        ];
        let named = heard.iter().filter(|clue| plain.contains(&clue.as_str()));
        let named = named.count();
        assert!(0 < named && named < heard.len(), "{heard:?}");
        let mut once = heard.clone();
        once.dedup();
        assert_eq!(once, heard);
    }
}
