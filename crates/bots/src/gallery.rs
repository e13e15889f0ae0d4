//! A deck as minds see it: how close each card is to each concept and to a clue.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::LazyLock,
};

use crate::{
    Lang, Wordbook,
    dice::hash,
    grams::Grams,
    lexicon::{Id, Lexicon, Thought},
    text::{self, Token},
};

/// The weight of each part of a card's words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    /// The description of the picture.
    pub(crate) description: f32,
    /// The single best word.
    pub(crate) best: f32,
    /// The mean of all words.
    pub(crate) mean: f32,
    /// The weight of the second step of association.
    pub(crate) far: f32,
}

pub(crate) const PLAIN: Eye = Eye {
    description: 0.3,
    best: 0.35,
    mean: 1.6,
    far: 0.4,
};

/// A deck, with everything that can be computed before the game.
#[derive(Debug)]
pub struct Gallery {
    cards: Vec<Seen>,
    /// For each card its closeness to each concept, relative to the rest of the deck.
    closeness: Vec<Vec<f32>>,
    /// A concept's mean closeness to the deck, and the inverse of its deviation.
    usual: Vec<(f32, f32)>,
    own: Vec<OwnWords>,
    /// The clues written for each card, by language.
    clues: Vec<BTreeMap<Lang, Vec<WrittenClue>>>,
    /// The cards that each clue was written for, in any language.
    written_for: HashMap<Box<str>, Vec<u16>>,
}

/// A clue that was written for a card.
#[derive(Clone, Debug)]
pub(crate) struct WrittenClue {
    pub(crate) text: String,
    /// Whether it names something on the card.
    pub(crate) plain: bool,
}

/// The concepts of one card, over all languages.
#[derive(Debug, Default)]
struct Seen {
    description: Vec<(Id, f32)>,
    /// The concepts in each word or phrase.
    words: Vec<Thought>,
    /// Concepts that the card's words name.
    named: BTreeSet<Id>,
}

/// The cards' words in one language, by stem.
#[derive(Debug, Default)]
struct OwnWords {
    cards: HashMap<Box<str>, Vec<u16>>,
    /// The cards whose written clues have a word.
    told: HashMap<Box<str>, Vec<u16>>,
    /// Whole words and phrases, so that none is repeated as a clue.
    phrases: HashMap<Box<str>, Vec<u16>>,
    grams: Grams,
    spelt: Vec<Box<str>>,
}

/// What a mind understands of a clue.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reading {
    pub(crate) thought: Thought,
    /// Cards whose own words are in the clue.
    pub(crate) own: Vec<(u16, f32)>,
    /// Cards of which something like it was said.
    pub(crate) told: Vec<(u16, f32)>,
    /// Cards that this very clue was written for.
    pub(crate) meant: Vec<u16>,
    /// A hash of the clue's text.
    pub(crate) text: u64,
}

impl Reading {
    /// Whether the clue contains one of these cards' own words, so that there is little doubt.
    pub(crate) fn is_plain(&self, cards: &[usize]) -> bool {
        let named = |(card, _): &(u16, f32)| cards.contains(&usize::from(*card));
        self.own.iter().any(named)
    }
}

/// The weight of a card's own words in the clue, relative to concepts.
const OWN: f32 = 0.9;
/// The weight of a word of a card's written clues.
const TOLD: f32 = 0.5;
/// Keeps differences small where cards hardly differ in a concept.
const CALM: f32 = 0.03;

static MOONHARE: LazyLock<Gallery> = LazyLock::new(|| Gallery::new(&Wordbook::moonhare()));

impl Gallery {
    /// The built-in deck, computed when first needed.
    pub fn moonhare() -> &'static Gallery {
        &MOONHARE
    }

    pub fn new(book: &Wordbook) -> Gallery {
        let lexicon = Lexicon::get();
        let cards: Vec<Seen> = (0..book.len()).map(|card| Seen::new(book, card)).collect();
        let concepts = lexicon.concepts.len();
        let mut closeness = vec![vec![0.0; concepts]; cards.len()];
        let mut usual = Vec::with_capacity(concepts);
        for id in (0..concepts as Id).map(usize::from) {
            let reach = lexicon.spread(id as Id, PLAIN.far, |_, _| 1.0);
            let raw: Vec<f32> = cards.iter().map(|card| card.close(&reach, PLAIN)).collect();
            let of_words = cards.iter().zip(&raw).filter(|(card, _)| card.has_words());
            let known: Vec<f32> = of_words.map(|(_, raw)| *raw).collect();
            let count = known.len().max(1) as f32;
            let mean = known.iter().sum::<f32>() / count;
            let spread = known.iter().map(|raw| (raw - mean).powi(2)).sum::<f32>() / count;
            let scale = 1.0 / (spread.sqrt() + CALM);
            usual.push((mean, scale));
            for (card, (seen, raw)) in cards.iter().zip(raw).enumerate() {
                if seen.has_words() {
                    closeness[card][id] = (raw - mean) * scale;
                }
            }
        }
        let own: Vec<OwnWords> = Lang::all().map(|lang| OwnWords::new(book, lang)).collect();
        let clues = |card| -> BTreeMap<Lang, Vec<WrittenClue>> {
            let written = |lang: Lang| {
                let own = &own[lang.index()];
                let clue = |text: &String| WrittenClue {
                    plain: (book.is_plain(text)).unwrap_or_else(|| own.has(card, text, lang)),
                    text: text.clone(),
                };
                let clues = &book.words(card, lang)?.clues;
                Some((lang, clues.iter().map(clue).collect()))
            };
            Lang::all().filter_map(written).collect()
        };
        let clues: Vec<_> = (0..book.len()).map(clues).collect();
        let mut written_for: HashMap<Box<str>, Vec<u16>> = HashMap::new();
        for (card, clues) in clues.iter().enumerate() {
            for clue in clues.values().flatten() {
                let cards = written_for.entry(text::key(&clue.text).into()).or_default();
                if cards.last() != Some(&(card as u16)) {
                    cards.push(card as u16);
                }
            }
        }
        Gallery {
            own,
            clues,
            written_for,
            cards,
            closeness,
            usual,
        }
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// How well each card fits a clue. Higher fits better; 0 is average.
    pub fn rank(&self, clue: &str, lang: Lang) -> Vec<f32> {
        self.fit(&self.read(clue, lang))
    }

    /// The cards' common fit, without personal taste.
    pub(crate) fn fit(&self, reading: &Reading) -> Vec<f32> {
        let mut fit: Vec<f32> = (0..self.cards.len())
            .map(|card| self.common(reading, card))
            .collect();
        for (card, weight) in reading.own.iter().chain(&reading.told) {
            fit[usize::from(*card)] += weight;
        }
        fit
    }

    fn common(&self, reading: &Reading, card: usize) -> f32 {
        let closeness = &self.closeness[card];
        let sum: f32 = reading
            .thought
            .iter()
            .map(|(id, weight)| weight * closeness[usize::from(*id)])
            .sum();
        sum / norm(&reading.thought)
    }

    /// How close a card is to a concept, relative to the rest of the deck.
    pub(crate) fn closeness(&self, card: usize, id: Id) -> f32 {
        let concepts = self.closeness.get(card);
        concepts.map_or(0.0, |concepts| concepts[usize::from(id)])
    }

    pub(crate) fn names(&self, card: usize, id: Id) -> bool {
        self.cards
            .get(card)
            .is_some_and(|seen| seen.named.contains(&id))
    }

    pub(crate) fn has_words(&self, card: usize) -> bool {
        self.cards.get(card).is_some_and(Seen::has_words)
    }

    /// How well some cards fit for one mind: `reach` is what each concept of the clue brings to
    /// that mind.
    pub(crate) fn personal(
        &self,
        reading: &Reading,
        reach: &[Vec<f32>],
        eye: Eye,
        cards: &[usize],
    ) -> Vec<f32> {
        let norm = norm(&reading.thought);
        let fit = |card: usize| -> f32 {
            let Some(seen) = self.cards.get(card).filter(|seen| seen.has_words()) else {
                return 0.0;
            };
            let concepts = reading.thought.iter().zip(reach);
            let sum: f32 = concepts
                .map(|((id, weight), reach)| {
                    let (mean, scale) = self.usual[usize::from(*id)];
                    weight * (seen.close(reach, eye) - mean) * scale
                })
                .sum();
            let said = reading.own.iter().chain(&reading.told);
            let own = said.filter(|(own, _)| usize::from(*own) == card);
            sum / norm + own.map(|(_, weight)| weight).sum::<f32>()
        };
        cards.iter().map(|card| fit(*card)).collect()
    }

    /// Reads a clue. Its language is unknown, so the table's language is tried first.
    pub(crate) fn read(&self, clue: &str, table: Lang) -> Reading {
        let lexicon = Lexicon::get();
        let read: Vec<_> = Lang::all().map(|lang| lexicon.read(clue, lang)).collect();
        let score = |lang: Lang| {
            let unknown = read[lang.index()].1.len() as f32;
            let known_here = if lang == table { 0.6 } else { 0.0 };
            text::little_words(clue, lang) as f32 * 0.5 - unknown + known_here
        };
        let lang = Lang::all().fold(table, |best, lang| {
            if score(lang) > score(best) {
                lang
            } else {
                best
            }
        });
        let (known, unknown) = &read[lang.index()];
        let mut thought = known.clone();
        for token in unknown {
            thought.extend(foreign(lexicon, token, lang));
        }
        Reading {
            thought: gathered(thought),
            own: self.own_words(clue, lang, unknown),
            told: self.told_words(clue, lang),
            meant: self.written_for(clue).to_vec(),
            text: hash(&text::key(clue)),
        }
    }

    /// The cards whose own words include the clue's words, or similar spellings.
    fn own_words(&self, clue: &str, lang: Lang, unknown: &[Token]) -> Vec<(u16, f32)> {
        let own = &self.own[lang.index()];
        let tokens = text::tokens(clue, lang);
        let share = OWN / (tokens.len().max(1) as f32).sqrt();
        let mut found: Vec<(u16, f32)> = Vec::new();
        for token in &tokens {
            let cards = token
                .stems
                .iter()
                .find_map(|stem| own.cards.get(stem.as_str()));
            if let Some(cards) = cards {
                let weight = share * self.rarity(cards.len());
                found.extend(cards.iter().map(|card| (*card, weight)));
            } else if unknown.contains(token)
                && let Some((place, likeness)) = own.grams.alike(&token.stems[0]).first()
                && let Some(cards) = own.cards.get(&own.spelt[*place])
            {
                let weight = share * self.rarity(cards.len()) * likeness * likeness * 0.7;
                found.extend(cards.iter().map(|card| (*card, weight)));
            }
        }
        found
    }

    /// The cards whose written clues have words of the clue.
    fn told_words(&self, clue: &str, lang: Lang) -> Vec<(u16, f32)> {
        let tokens = text::tokens(clue, lang);
        let share = TOLD / (tokens.len().max(1) as f32).sqrt();
        let mut found = Vec::new();
        for token in &tokens {
            let stems = token.stems.iter();
            let cards = stems.filter_map(|stem| self.own[lang.index()].told.get(stem.as_str()));
            for cards in cards.take(1) {
                let weight = share * self.rarity(cards.len());
                found.extend(cards.iter().map(|card| (*card, weight)));
            }
        }
        found
    }

    /// A word that few cards have says more.
    fn rarity(&self, cards: usize) -> f32 {
        let all = self.cards.len().max(2) as f32;
        (all / cards.max(1) as f32).ln().max(0.0) / all.ln() * 2.0
    }

    /// The cards that this clue was written for.
    fn written_for(&self, clue: &str) -> &[u16] {
        let cards = self.written_for.get(text::key(clue).as_str());
        cards.map_or(&[], Vec::as_slice)
    }

    /// The clues written for a card.
    pub(crate) fn clues(&self, card: usize, lang: Lang) -> &[WrittenClue] {
        let clues = self.clues.get(card);
        let clues = clues.and_then(|clues| lang.variants().find_map(|lang| clues.get(&lang)));
        clues.map_or(&[], Vec::as_slice)
    }

    /// Whether a text is one of a card's own words, or contains one.
    pub(crate) fn says_own_word(&self, card: usize, text: &str, lang: Lang) -> bool {
        self.own[lang.index()].has(card, text, lang)
    }
}

/// Explains a word that its language doesn't know, by another language or by its spelling.
fn foreign(lexicon: &Lexicon, token: &Token, lang: Lang) -> Thought {
    let others = Lang::all().filter(|other| *other != lang);
    let known = others
        .map(|other| lexicon.read(&token.plain, other).0)
        .find(|thought| !thought.is_empty());
    match known {
        Some(thought) => thought
            .into_iter()
            .map(|(id, own)| (id, own * 0.8))
            .collect(),
        None => lexicon.guess(&token.plain, lang),
    }
}

/// Merges repeated concepts.
fn gathered(mut thought: Thought) -> Thought {
    thought.sort_by_key(|(id, _)| *id);
    thought.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 = kept.1.max(next.1) + 0.3 * kept.1.min(next.1);
        }
        same
    });
    thought
}

fn norm(thought: &Thought) -> f32 {
    let squares: f32 = thought.iter().map(|(_, weight)| weight * weight).sum();
    squares.sqrt().max(1e-3)
}

impl Seen {
    fn new(book: &Wordbook, card: usize) -> Seen {
        let lexicon = Lexicon::get();
        let mut seen = Seen::default();
        for lang in Lang::all() {
            let Some(written) = book.words(card, lang) else {
                continue;
            };
            let (described, _) = lexicon.read(&written.description, lang);
            seen.description.extend(described);
            for phrase in written.words.iter().chain([&written.title]) {
                let (mut thought, _) = lexicon.read(phrase, lang);
                seen.named.extend(thought.iter().map(|(id, _)| *id));
                if thought.is_empty() {
                    continue;
                }
                // The more concepts a phrase has, the less each counts.
                let share = (thought.len() as f32).sqrt();
                for (_, weight) in &mut thought {
                    *weight = (*weight / share).min(1.0);
                }
                seen.words.push(thought);
            }
        }
        seen.description = gathered(seen.description);
        for (_, weight) in &mut seen.description {
            *weight = weight.min(1.0);
        }
        seen
    }

    fn has_words(&self) -> bool {
        !self.words.is_empty() || !self.description.is_empty()
    }

    /// How close the card is to a concept with these associations.
    fn close(&self, reach: &[f32], eye: Eye) -> f32 {
        let nearest = |thought: &Thought| {
            let each = thought
                .iter()
                .map(|(id, weight)| weight * reach[usize::from(*id)]);
            each.fold(0.0, f32::max)
        };
        let (mut best, mut sum) = (0.0f32, 0.0);
        for thought in &self.words {
            let near = nearest(thought);
            best = best.max(near);
            sum += near;
        }
        let mean = sum / self.words.len().max(1) as f32;
        eye.description * nearest(&self.description) + eye.best * best + eye.mean * mean
    }
}

impl OwnWords {
    fn new(book: &Wordbook, lang: Lang) -> OwnWords {
        let mut own = OwnWords::default();
        for card in 0..book.len() {
            let Some(written) = book.nearest_words(card, lang) else {
                continue;
            };
            for phrase in written.words.iter().chain([&written.title]) {
                let cards = own.phrases.entry(text::key(phrase).into()).or_default();
                cards.push(card as u16);
                note(&mut own.cards, phrase, lang, card);
            }
            note(&mut own.cards, &written.description, lang, card);
            for clue in &written.clues {
                note(&mut own.told, clue, lang, card);
            }
        }
        let mut spelt: Vec<Box<str>> = own.cards.keys().cloned().collect();
        spelt.retain(|stem| stem.len() > 3);
        spelt.sort_unstable();
        spelt.iter().for_each(|stem| own.grams.add(stem));
        own.spelt = spelt;
        own
    }

    /// Whether a text is one of a card's own words, or contains one.
    fn has(&self, card: usize, text: &str, lang: Lang) -> bool {
        let is_own = |cards: &Vec<u16>| cards.iter().any(|own| usize::from(*own) == card);
        let phrase = self.phrases.get(text::key(text).as_str());
        phrase.is_some_and(is_own)
            || text::tokens(text, lang).iter().any(|token| {
                let mut stems = token.stems.iter();
                stems.any(|stem| self.cards.get(stem.as_str()).is_some_and(is_own))
            })
    }
}

fn note(words: &mut HashMap<Box<str>, Vec<u16>>, text: &str, lang: Lang, card: usize) {
    for token in text::tokens(text, lang) {
        for stem in token.stems {
            let cards = words.entry(stem.into()).or_default();
            if cards.last() != Some(&(card as u16)) {
                cards.push(card as u16);
            }
        }
    }
}
