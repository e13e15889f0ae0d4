//! Reports what is wrong with a language and what it lacks.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::{
    CardClues, CardWords, Fault, LanguageFolder, STEMMERS, Speech, english,
    fault::line_of,
    folder::{CARDS, CLUES, CONCEPTS, SAYINGS, SPEECH},
    messages::{self, ParsedMessage},
};

/// With this many, a computer player seldom repeats one.
const ENOUGH_SAYINGS: usize = 150;

/// A longer saying makes no clue.
const LONG_SAYING: usize = 100;

/// With fewer, a card is told the same way again before long.
const ENOUGH_CLUES: usize = 12;

/// Nobody says more than this in one breath.
const LONG_CLUE: usize = 80;

/// A language compared with English.
#[derive(Debug, Default)]
pub struct LanguageReport {
    pub tag: String,
    pub faults: Vec<Fault>,
    /// Messages that aren't used because they have faults.
    pub(crate) faulty: BTreeSet<String>,
    pub messages: Coverage,
    pub cards: Coverage,
    pub clues: Coverage,
    pub concepts: Coverage,
    pub sayings: Coverage,
    pub speech: Coverage,
}

/// How much of a part is done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    pub there: usize,
    pub of: usize,
    /// The missing items, if they have names.
    pub missing: Vec<String>,
}

impl Coverage {
    fn of(wanted: &BTreeSet<String>, there: &BTreeSet<String>) -> Coverage {
        let missing: Vec<String> = wanted.difference(there).cloned().collect();
        Coverage {
            there: wanted.len() - missing.len(),
            of: wanted.len(),
            missing,
        }
    }

    /// Rounded down, so that 100 means complete.
    pub fn percent(&self) -> usize {
        self.there * 100 / self.of.max(1)
    }
}

/// The names of everything in English.
struct Measure {
    messages: BTreeMap<String, ParsedMessage>,
    cards: BTreeSet<String>,
    concepts: BTreeSet<String>,
}

impl Measure {
    fn english() -> Measure {
        let folder = english().folder();
        let names = |file| -> BTreeSet<String> {
            let read: BTreeMap<String, toml::Value> =
                toml::from_str(folder.file(file).unwrap_or_default()).unwrap_or_default();
            read.into_keys().collect()
        };
        Measure {
            messages: messages::messages(folder).0,
            cards: names(CARDS),
            concepts: names(CONCEPTS),
        }
    }
}

type Names<T> = BTreeMap<Spanned<String>, T>;

impl LanguageReport {
    pub fn new(folder: &LanguageFolder) -> LanguageReport {
        let measure = Measure::english();
        let mut report = LanguageReport {
            tag: folder.tag.clone(),
            ..LanguageReport::default()
        };
        report.read_messages(folder, &measure.messages);
        report.read_cards(folder, &measure);
        report.read_clues(folder, &measure);
        report.read_concepts(folder, &measure);
        report.read_sayings(folder, &measure);
        report.read_speech(folder);
        report.faults.sort();
        report
    }

    /// Whether nothing is missing.
    pub fn is_complete(&self) -> bool {
        self.parts().iter().all(|(_, part)| part.there == part.of)
    }

    /// Each part with its name.
    pub fn parts(&self) -> [(&'static str, &Coverage); 6] {
        [
            ("messages", &self.messages),
            ("cards", &self.cards),
            ("clues", &self.clues),
            ("concepts", &self.concepts),
            ("sayings", &self.sayings),
            ("speech", &self.speech),
        ]
    }

    fn read_messages(
        &mut self,
        folder: &LanguageFolder,
        english: &BTreeMap<String, ParsedMessage>,
    ) {
        let (messages, faults) = messages::messages(folder);
        self.faults.extend(faults);
        let plurals = messages::plurals(&folder.tag);
        for (key, message) in &messages {
            let faults = match english.get(key) {
                Some(english) => message.faults(key, english, &plurals),
                None => vec![Fault::new(
                    &message.file,
                    Some(message.line),
                    format!("{key} is not a message of the program"),
                )],
            };
            if !faults.is_empty() {
                self.faulty.insert(key.clone());
                self.faults.extend(faults);
            }
        }
        let wanted = english.keys().cloned().collect();
        self.messages = Coverage::of(&wanted, &messages.into_keys().collect());
    }

    fn read_cards(&mut self, folder: &LanguageFolder, measure: &Measure) {
        let (text, cards): (_, Names<CardWords>) = self.toml(folder, CARDS);
        for (card, words) in &cards {
            let mut add = |what: String| self.add(folder, CARDS, text, card, what);
            let name = card.get_ref();
            if !measure.cards.contains(name) {
                add(format!("{name} is not a card of the deck"));
            }
            for (part, is_there) in [
                ("title", !words.title.is_empty()),
                ("description", !words.description.is_empty()),
                ("words", !words.words.is_empty()),
            ] {
                if !is_there {
                    add(format!("{name} has no {part}"));
                }
            }
        }
        self.cards = Coverage::of(&measure.cards, &names(cards));
    }

    fn read_clues(&mut self, folder: &LanguageFolder, measure: &Measure) {
        let (text, cards): (_, Names<CardClues>) = self.toml(folder, CLUES);
        let mut said = BTreeSet::new();
        for (card, clues) in &cards {
            let mut add = |what: String| self.add(folder, CLUES, text, card, what);
            let name = card.get_ref();
            if !measure.cards.contains(name) {
                add(format!("{name} is not a card of the deck"));
            }
            for clue in clues.all() {
                if clue.trim().is_empty() || clue.chars().count() > LONG_CLUE {
                    add(format!(
                        "“{clue}” is empty or longer than {LONG_CLUE} characters"
                    ));
                }
                if !said.insert(clue.to_lowercase()) {
                    add(format!("“{clue}” is there already"));
                }
            }
        }
        let enough = cards
            .into_iter()
            .filter(|(_, clues)| clues.all().count() >= ENOUGH_CLUES);
        self.clues = Coverage::of(&measure.cards, &names(enough.collect()));
    }

    fn read_concepts(&mut self, folder: &LanguageFolder, measure: &Measure) {
        let (text, concepts): (_, Names<String>) = self.toml(folder, CONCEPTS);
        for (concept, names) in &concepts {
            let mut add = |what: String| self.add(folder, CONCEPTS, text, concept, what);
            let id = concept.get_ref();
            if !measure.concepts.contains(id) {
                add(format!("{id} is not a concept of the lexicon"));
            }
            if names.split(',').any(|name| name.trim().is_empty()) {
                add(format!("{id} has an empty name"));
            }
        }
        self.concepts = Coverage::of(&measure.concepts, &names(concepts));
    }

    fn read_sayings(&mut self, folder: &LanguageFolder, measure: &Measure) {
        let (text, sayings): (_, Names<String>) = self.toml(folder, SAYINGS);
        for (saying, near) in &sayings {
            let mut add = |what: String| self.add(folder, SAYINGS, text, saying, what);
            let said = saying.get_ref();
            if said.trim().is_empty() || said.chars().count() > LONG_SAYING {
                add(format!(
                    "“{said}” is empty or longer than {LONG_SAYING} characters"
                ));
            }
            if near.trim().is_empty() {
                add(format!("“{said}” names no concept"));
            }
            let unknown = |id: &&str| !measure.concepts.contains(*id);
            if let Some(id) = near.split_whitespace().find(unknown) {
                add(format!(
                    "“{said}” names {id}, which is not a concept of the lexicon"
                ));
            }
        }
        self.sayings = Coverage {
            there: sayings.len().min(ENOUGH_SAYINGS),
            of: ENOUGH_SAYINGS,
            missing: Vec::new(),
        };
    }

    fn read_speech(&mut self, folder: &LanguageFolder) {
        let is_there = folder.file(SPEECH).is_some();
        let (_, speech): (_, Speech) = self.toml(folder, SPEECH);
        let file = format!("{}/{SPEECH}", folder.tag);
        let mut add = |what: String| self.faults.push(Fault::new(&file, None, what));
        if let Some(stemmer) = &speech.stemmer
            && !STEMMERS.contains(&stemmer.as_str())
        {
            add(format!(
                "{stemmer} is not a stemmer; there are {}",
                STEMMERS.join(", ")
            ));
        }
        for mould in speech.moulds.values().flatten() {
            let left = mould.replace("{a}", "").replace("{A}", "");
            if left == *mould || left.contains(['{', '}']) {
                add(format!(
                    "“{mould}” needs {{a}} or {{A}}, and no other braces"
                ));
            }
        }
        self.speech = Coverage {
            there: usize::from(is_there),
            of: 1,
            missing: Vec::new(),
        };
    }

    /// Parses a file. A missing file counts as empty.
    fn toml<'a, T: DeserializeOwned + Default>(
        &mut self,
        folder: &'a LanguageFolder,
        name: &str,
    ) -> (&'a str, T) {
        let text = folder.file(name).unwrap_or_default();
        let read = toml::from_str(text).unwrap_or_else(|error| {
            let line = error.span().map(|span| line_of(text, span.start));
            let what = format!("can’t be read: {}", error.message().replace('\n', " "));
            let file = format!("{}/{name}", folder.tag);
            self.faults.push(Fault::new(&file, line, what));
            T::default()
        });
        (text, read)
    }

    fn add(
        &mut self,
        folder: &LanguageFolder,
        name: &str,
        text: &str,
        at: &Spanned<String>,
        what: String,
    ) {
        let file = format!("{}/{name}", folder.tag);
        let line = line_of(text, at.span().start);
        self.faults.push(Fault::new(&file, Some(line), what));
    }
}

fn names<T>(names: Names<T>) -> BTreeSet<String> {
    names.into_keys().map(Spanned::into_inner).collect()
}
