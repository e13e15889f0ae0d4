//! What people think of: concepts, their names in four languages, and what each calls to mind.

use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use serde::Deserialize;

use crate::{
    Lang,
    grams::Grams,
    text::{self, Token},
};

/// A concept, by its place in the lexicon.
pub(crate) type Id = u16;

/// Concepts with the weight each has in a text.
pub(crate) type Thought = Vec<(Id, f32)>;

/// What kind of word names a concept; templates depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Nature,
    Creature,
    Person,
    Thing,
    Place,
    Deed,
    Feeling,
    Idea,
}

#[derive(Debug)]
pub(crate) struct Concept {
    pub(crate) id: String,
    pub(crate) kind: Kind,
    /// The plain name in each language, as it is written.
    names: [String; 4],
}

impl Concept {
    pub(crate) fn name(&self, lang: Lang) -> &str {
        &self.names[lang.index()]
    }

    /// Whether the name is a verb; Spanish infinitives give it away.
    pub(crate) fn is_verb(&self) -> bool {
        let first = self.name(Lang::Es).split(' ').next().unwrap_or_default();
        let endings = ["ar", "er", "ir", "ír", "arse", "erse", "irse"];
        self.kind == Kind::Deed && endings.iter().any(|ending| first.ends_with(ending))
    }
}

/// Something people say, in each language the saying that means the same.
#[derive(Debug, Deserialize)]
pub(crate) struct Saying {
    /// The concepts it is about.
    near: String,
    en: String,
    es: String,
    pt: String,
    ro: String,
    #[serde(skip)]
    pub(crate) about: Vec<Id>,
}

impl Saying {
    pub(crate) fn text(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Es => &self.es,
            Lang::Pt => &self.pt,
            Lang::Ro => &self.ro,
        }
    }
}

#[derive(Debug)]
pub(crate) struct Lexicon {
    pub(crate) concepts: Vec<Concept>,
    pub(crate) sayings: Vec<Saying>,
    /// What each concept calls to mind, with strength.
    pub(crate) links: Vec<Vec<(Id, f32)>>,
    tongues: [Tongue; 4],
}

/// The names of one language.
#[derive(Debug, Default)]
struct Tongue {
    /// Names and phrases as they are spelt without accents.
    plain: HashMap<Box<str>, Vec<(Id, f32)>>,
    /// The same by their stems.
    stems: HashMap<Box<str>, Vec<(Id, f32)>>,
    sayings: HashMap<Box<str>, u16>,
    grams: Grams,
    /// The word at each place of `grams`.
    spelt: Vec<Box<str>>,
}

#[derive(Deserialize)]
struct Entry {
    en: String,
    es: String,
    pt: String,
    ro: String,
    near: String,
}

#[derive(Default, Deserialize)]
struct Sayings {
    #[serde(default)]
    saying: Vec<Saying>,
}

const FILES: [(Kind, &str); 8] = [
    (Kind::Nature, include_str!("../lexicon/nature.toml")),
    (Kind::Creature, include_str!("../lexicon/creatures.toml")),
    (Kind::Person, include_str!("../lexicon/people.toml")),
    (Kind::Thing, include_str!("../lexicon/things.toml")),
    (Kind::Place, include_str!("../lexicon/places.toml")),
    (Kind::Deed, include_str!("../lexicon/deeds.toml")),
    (Kind::Feeling, include_str!("../lexicon/feelings.toml")),
    (Kind::Idea, include_str!("../lexicon/ideas.toml")),
];

const SAYINGS: &str = include_str!("../lexicon/sayings.toml");

/// The strength of the three groups of links.
const STRENGTHS: [f32; 3] = [1.0, 0.7, 0.45];
/// What calls something to mind is called to mind by it, but less.
const BACKWARDS: f32 = 0.65;
/// A concept that everything leads to says little; from so many links on it counts less.
const HUB: f32 = 25.0;
/// The longest name, in words without the little ones.
const LONGEST: usize = 4;
/// A name that is not the plain one.
const BYNAME: f32 = 0.8;

static LEXICON: LazyLock<Lexicon> = LazyLock::new(Lexicon::load);

impl Lexicon {
    /// Read when it is first needed.
    pub(crate) fn get() -> &'static Lexicon {
        &LEXICON
    }

    /// A file that cannot be read has no concepts; a test reads them all.
    fn load() -> Lexicon {
        let mut concepts = Vec::new();
        let mut entries = Vec::new();
        for (kind, file) in FILES {
            let read: BTreeMap<String, Entry> = toml::from_str(file).unwrap_or_default();
            for (id, entry) in read {
                let plain = |names: &str| first(names).to_owned();
                let names = [&entry.en, &entry.es, &entry.pt, &entry.ro].map(|names| plain(names));
                concepts.push(Concept { id, kind, names });
                entries.push(entry);
            }
        }
        let places: HashMap<&str, Id> = concepts
            .iter()
            .enumerate()
            .map(|(place, concept)| (concept.id.as_str(), place as Id))
            .collect();
        let links = links(&entries, &places);
        let mut sayings = toml::from_str::<Sayings>(SAYINGS)
            .unwrap_or_default()
            .saying;
        for saying in &mut sayings {
            let ids = saying.near.split_whitespace();
            saying.about = ids.filter_map(|id| places.get(id).copied()).collect();
        }
        let tongues = Lang::ALL.map(|lang| Tongue::new(lang, &entries, &sayings));
        Lexicon {
            concepts,
            sayings,
            links,
            tongues,
        }
    }

    /// What a text in a language is about, and the words that nobody has explained.
    pub(crate) fn read(&self, text: &str, lang: Lang) -> (Thought, Vec<Token>) {
        let tongue = &self.tongues[lang.index()];
        let mut thought = Thought::new();
        let mut unknown = Vec::new();
        let saying = tongue.sayings.get(text::key(text).as_str());
        // A saying means more than its words.
        let weight = if saying.is_some() { 0.4 } else { 1.0 };
        if let Some(saying) = saying.and_then(|place| self.sayings.get(usize::from(*place))) {
            thought.extend(saying.about.iter().map(|id| (*id, 1.0)));
        }
        let tokens = text::tokens(text, lang);
        let mut rest = tokens.as_slice();
        while let Some(token) = rest.first() {
            let longest = LONGEST.min(rest.len());
            let found = (1..=longest)
                .rev()
                .find_map(|count| Some((count, tongue.concepts(&rest[..count])?)));
            match found {
                Some((count, concepts)) => {
                    // A phrase that is known as a whole says more than a single word.
                    let weight = weight * (count as f32).sqrt();
                    thought.extend(concepts.iter().map(|(id, own)| (*id, own * weight)));
                    rest = &rest[count..];
                }
                None => {
                    unknown.push(token.clone());
                    rest = &rest[1..];
                }
            }
        }
        (thought, unknown)
    }

    /// What a word may be about by its spelling alone.
    pub(crate) fn guess(&self, word: &str, lang: Lang) -> Thought {
        let tongue = &self.tongues[lang.index()];
        let alike = tongue.grams.alike(word);
        let mut thought = Thought::new();
        for (place, likeness) in alike.into_iter().take(3) {
            let concepts = tongue.plain.get(&tongue.spelt[place]).into_iter().flatten();
            thought.extend(concepts.map(|(id, own)| (*id, 0.7 * own * likeness * likeness)));
        }
        thought
    }

    /// How strongly each concept is called to mind by one, over two steps. `keep` says how much of a
    /// link a mind has, and `far` how much the second step counts.
    pub(crate) fn spread(&self, from: Id, far: f32, keep: impl Fn(Id, Id) -> f32) -> Vec<f32> {
        let mut reach = vec![0.0; self.concepts.len()];
        let mut first: Vec<(Id, f32)> = Vec::new();
        for (to, strength) in &self.links[usize::from(from)] {
            let strength = NEAR * strength * keep(from, *to);
            if strength > 0.0 {
                first.push((*to, strength));
            }
        }
        for (by, strength) in &first {
            for (to, further) in &self.links[usize::from(*by)] {
                let path = far * strength * further;
                let reached: &mut f32 = &mut reach[usize::from(*to)];
                // Several ways to the same concept add up, but never to more than one.
                *reached += path * (1.0 - *reached);
            }
        }
        for (to, strength) in first {
            let reached = &mut reach[usize::from(to)];
            *reached = reached.max(strength) + 0.25 * reached.min(strength);
        }
        reach[usize::from(from)] = 1.0;
        reach
    }
}

/// How much one step keeps.
const NEAR: f32 = 0.6;

fn first(names: &str) -> &str {
    names.split(',').next().unwrap_or_default().trim()
}

fn links(entries: &[Entry], places: &HashMap<&str, Id>) -> Vec<Vec<(Id, f32)>> {
    let mut links: Vec<BTreeMap<Id, f32>> = vec![BTreeMap::new(); entries.len()];
    let mut into = vec![0.0f32; entries.len()];
    for (from, entry) in entries.iter().enumerate() {
        for (group, strength) in entry.near.split(';').zip(STRENGTHS) {
            for to in group.split_whitespace().filter_map(|id| places.get(id)) {
                into[usize::from(*to)] += 1.0;
                let mut add = |from: usize, to: usize, strength: f32| {
                    let link = links[from].entry(to as Id).or_default();
                    *link = link.max(strength);
                };
                add(from, usize::from(*to), strength);
                add(usize::from(*to), from, strength * BACKWARDS);
            }
        }
    }
    let common = |to: Id| (HUB / into[usize::from(to)].max(HUB)).sqrt();
    links
        .into_iter()
        .map(|links| {
            links
                .into_iter()
                .map(|(to, s)| (to, s * common(to)))
                .collect()
        })
        .collect()
}

impl Tongue {
    fn new(lang: Lang, entries: &[Entry], sayings: &[Saying]) -> Tongue {
        let mut tongue = Tongue::default();
        for (id, entry) in entries.iter().enumerate() {
            let names = match lang {
                Lang::En => &entry.en,
                Lang::Es => &entry.es,
                Lang::Pt => &entry.pt,
                Lang::Ro => &entry.ro,
            };
            for (rank, name) in names.split(',').enumerate() {
                let tokens = text::tokens(name, lang);
                let weight = if rank == 0 { 1.0 } else { BYNAME };
                tongue.name(&tokens, id as Id, weight);
            }
        }
        let mut spelt: Vec<Box<str>> = tongue.plain.keys().cloned().collect();
        spelt.retain(|name| !name.contains(' ') && name.len() > 3);
        spelt.sort_unstable();
        spelt.iter().for_each(|name| tongue.grams.add(name));
        tongue.spelt = spelt;
        for (place, saying) in sayings.iter().enumerate() {
            let key = text::key(saying.text(lang));
            tongue.sayings.insert(key.into(), place as u16);
        }
        tongue
    }

    fn name(&mut self, tokens: &[Token], id: Id, weight: f32) {
        let add = |names: &mut HashMap<Box<str>, Vec<(Id, f32)>>, name: String| {
            let concepts = names.entry(name.into()).or_default();
            if concepts.iter().all(|(known, _)| *known != id) {
                concepts.push((id, weight));
            }
        };
        if tokens.is_empty() || tokens.len() > LONGEST {
            return;
        }
        add(&mut self.plain, join(tokens, |token| &token.plain));
        for stem in 0..2 {
            add(&mut self.stems, join(tokens, |token| &token.stems[stem]));
        }
    }

    /// The concepts with exactly this name, or else with its stem.
    fn concepts(&self, tokens: &[Token]) -> Option<&Vec<(Id, f32)>> {
        self.plain
            .get(join(tokens, |token| &token.plain).as_str())
            .or_else(|| {
                self.stems
                    .get(join(tokens, |token| &token.stems[0]).as_str())
            })
            .or_else(|| {
                self.stems
                    .get(join(tokens, |token| &token.stems[1]).as_str())
            })
    }
}

fn join<'a>(tokens: &'a [Token], part: impl Fn(&'a Token) -> &'a String) -> String {
    let parts: Vec<&str> = tokens.iter().map(|token| part(token).as_str()).collect();
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lexicon_is_whole() {
        let mut seen: BTreeMap<String, Entry> = BTreeMap::new();
        for (kind, file) in FILES {
            let read: BTreeMap<String, Entry> = toml::from_str(file).unwrap();
            for (id, entry) in read {
                assert!(
                    seen.insert(id.clone(), entry).is_none(),
                    "{id} twice, {kind:?}"
                );
            }
        }
        assert!(seen.len() >= 1500);
        for (id, entry) in &seen {
            for names in [&entry.en, &entry.es, &entry.pt, &entry.ro] {
                assert!(!first(names).is_empty(), "{id}");
            }
            let near: Vec<&str> = entry
                .near
                .split([';', ' '])
                .filter(|s| !s.is_empty())
                .collect();
            assert!(
                !near.is_empty() && entry.near.split(';').count() == 3,
                "{id}"
            );
            for to in near {
                assert!(seen.contains_key(to) && to != id, "{id} → {to}");
            }
        }
    }

    #[test]
    fn the_sayings_are_whole() {
        let lexicon = Lexicon::get();
        let written: Sayings = toml::from_str(SAYINGS).unwrap();
        assert_eq!(written.saying.len(), lexicon.sayings.len());
        assert!(lexicon.sayings.len() >= 120);
        for saying in &lexicon.sayings {
            let near: Vec<&str> = saying.near.split_whitespace().collect();
            assert_eq!(near.len(), saying.about.len(), "{near:?}");
            for lang in Lang::ALL {
                let clue = moonhare_rules::ClueText::new(saying.text(lang)).unwrap();
                assert_eq!(&*clue, saying.text(lang));
            }
        }
        for lang in Lang::ALL {
            let tongue = &lexicon.tongues[lang.index()];
            assert_eq!(
                tongue.sayings.len(),
                lexicon.sayings.len(),
                "{lang:?} twice"
            );
        }
    }

    #[test]
    fn a_name_leads_to_its_concept_in_every_language() {
        let lexicon = Lexicon::get();
        for lang in Lang::ALL {
            for (id, concept) in lexicon.concepts.iter().enumerate() {
                let (thought, _) = lexicon.read(concept.name(lang), lang);
                let known = thought.iter().any(|(known, _)| usize::from(*known) == id);
                assert!(known, "{} {lang:?}", concept.id);
            }
        }
    }

    #[test]
    fn near_is_nearer_than_far() {
        let lexicon = Lexicon::get();
        let id = |name: &str| {
            let place = lexicon
                .concepts
                .iter()
                .position(|concept| concept.id == name);
            place.unwrap()
        };
        let reach = lexicon.spread(id("moon") as Id, 0.5, |_, _| 1.0);
        assert!(reach[id("night")] > reach[id("telescope")]);
        assert!(reach[id("telescope")] > reach[id("bureaucracy")]);
    }
}
