//! The lexicon: concepts, their names in each language, and their associations.

use std::{
    collections::{BTreeMap, HashMap},
    sync::LazyLock,
};

use moonhare_languages::{self as languages, Kind};

use crate::{
    Lang,
    grams::Grams,
    text::{self, Token},
};

/// A concept, by its index in the lexicon.
pub(crate) type Id = u16;

/// Concepts with their weights in a text.
pub(crate) type Thought = Vec<(Id, f32)>;

#[derive(Debug)]
pub(crate) struct Concept {
    pub(crate) id: String,
    pub(crate) kind: Kind,
    /// The plain name in each language, as written.
    names: Vec<String>,
}

impl Concept {
    pub(crate) fn name(&self, lang: Lang) -> &str {
        &self.names[lang.index()]
    }
}

/// A saying.
#[derive(Debug)]
pub(crate) struct Saying {
    pub(crate) text: &'static str,
    /// The concepts it is about.
    pub(crate) about: Vec<Id>,
}

#[derive(Debug)]
pub(crate) struct Lexicon {
    pub(crate) concepts: Vec<Concept>,
    /// Each concept's associations, with their strength.
    pub(crate) links: Vec<Vec<(Id, f32)>>,
    tongues: Vec<Tongue>,
}

/// The names and sayings of one language.
#[derive(Debug, Default)]
struct Tongue {
    /// Names and phrases, spelt without accents.
    plain: HashMap<Box<str>, Vec<(Id, f32)>>,
    /// The same by their stems.
    stems: HashMap<Box<str>, Vec<(Id, f32)>>,
    sayings: Vec<Saying>,
    /// The index of each saying by its words.
    said: HashMap<Box<str>, u16>,
    grams: Grams,
    /// The word at each index of `grams`.
    spelt: Vec<Box<str>>,
}

/// The concepts and their associations, by kind.
const FILES: [(Kind, &str); 9] = [
    (Kind::Nature, include_str!("../lexicon/nature.toml")),
    (Kind::Creatures, include_str!("../lexicon/creatures.toml")),
    (Kind::People, include_str!("../lexicon/people.toml")),
    (Kind::Things, include_str!("../lexicon/things.toml")),
    (Kind::Places, include_str!("../lexicon/places.toml")),
    (Kind::Verbs, include_str!("../lexicon/verbs.toml")),
    (Kind::Deeds, include_str!("../lexicon/deeds.toml")),
    (Kind::Feelings, include_str!("../lexicon/feelings.toml")),
    (Kind::Ideas, include_str!("../lexicon/ideas.toml")),
];

/// With fewer sayings of its own, a variant also uses those of its main language.
const ENOUGH_SAYINGS: usize = 150;

/// The strength of the three groups of links.
const STRENGTHS: [f32; 3] = [1.0, 0.7, 0.45];
/// Links also work backwards, but less strongly.
const BACKWARDS: f32 = 0.65;
/// A concept with many links says little; from this many on it counts less.
const HUB: f32 = 25.0;
/// The most words in a name, without the little ones.
const LONGEST: usize = 4;
/// The weight of a name other than the plain one.
const BYNAME: f32 = 0.8;

static LEXICON: LazyLock<Lexicon> = LazyLock::new(Lexicon::load);

impl Lexicon {
    /// Loaded when first needed.
    pub(crate) fn get() -> &'static Lexicon {
        &LEXICON
    }

    /// A file that can't be parsed has no concepts; a test parses them all.
    fn load() -> Lexicon {
        let mut concepts = Vec::new();
        let mut near = Vec::new();
        for (kind, file) in FILES {
            let read: BTreeMap<String, String> = toml::from_str(file).unwrap_or_default();
            for (id, links) in read {
                let plain = |lang| first(names(&id, lang)).to_owned();
                concepts.push(Concept {
                    kind,
                    names: Lang::all().map(plain).collect(),
                    id,
                });
                near.push(links);
            }
        }
        let places: HashMap<&str, Id> = concepts
            .iter()
            .enumerate()
            .map(|(place, concept)| (concept.id.as_str(), place as Id))
            .collect();
        let links = links(&near, &places);
        let tongues = Lang::all()
            .map(|lang| Tongue::new(lang, &concepts, &places))
            .collect();
        Lexicon {
            concepts,
            links,
            tongues,
        }
    }

    /// The sayings of a language.
    pub(crate) fn sayings(&self, lang: Lang) -> &[Saying] {
        &self.tongues[lang.index()].sayings
    }

    /// The concepts in a text, and the words that the lexicon doesn't explain.
    pub(crate) fn read(&self, text: &str, lang: Lang) -> (Thought, Vec<Token>) {
        let tongue = &self.tongues[lang.index()];
        let mut thought = Thought::new();
        let mut unknown = Vec::new();
        let saying = tongue.said.get(text::key(text).as_str());
        // A saying means more than its words.
        let weight = if saying.is_some() { 0.4 } else { 1.0 };
        if let Some(saying) = saying.and_then(|place| tongue.sayings.get(usize::from(*place))) {
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
                    // A phrase known as a whole says more than a single word.
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

    /// Concepts guessed from a word's spelling.
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

    /// How strongly a concept brings each other one to mind, over two steps. `keep` is how much of
    /// a link a mind has, and `far` is the weight of the second step.
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
                // Several paths to a concept add up, but never above one.
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

/// A concept's names in a language, or in English if the language has none.
fn names(id: &str, lang: Lang) -> &'static str {
    let mut lineage = lang.language().lineage();
    let found = lineage.find_map(|language| language.concept(id));
    found.unwrap_or_default()
}

fn first(names: &str) -> &str {
    names.split(',').next().unwrap_or_default().trim()
}

fn links(near: &[String], places: &HashMap<&str, Id>) -> Vec<Vec<(Id, f32)>> {
    let mut links: Vec<BTreeMap<Id, f32>> = vec![BTreeMap::new(); near.len()];
    let mut into = vec![0.0f32; near.len()];
    for (from, near) in near.iter().enumerate() {
        for (group, strength) in near.split(';').zip(STRENGTHS) {
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
    fn new(lang: Lang, concepts: &[Concept], places: &HashMap<&str, Id>) -> Tongue {
        let mut tongue = Tongue::default();
        for (id, concept) in concepts.iter().enumerate() {
            for (rank, name) in names(&concept.id, lang).split(',').enumerate() {
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
        for variant in lang.variants() {
            if tongue.sayings.len() < ENOUGH_SAYINGS {
                for saying in variant.language().sayings() {
                    tongue.say(saying, places);
                }
            }
        }
        tongue
    }

    fn say(&mut self, saying: &'static languages::Saying, places: &HashMap<&str, Id>) {
        let place = self.sayings.len() as u16;
        let known = self.said.insert(text::key(&saying.text).into(), place);
        if let Some(known) = known {
            self.said.insert(text::key(&saying.text).into(), known);
            return;
        }
        let ids = saying.near.iter();
        self.sayings.push(Saying {
            text: &saying.text,
            about: ids
                .filter_map(|id| places.get(id.as_str()).copied())
                .collect(),
        });
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
        let mut seen: BTreeMap<String, String> = BTreeMap::new();
        for (kind, file) in FILES {
            let read: BTreeMap<String, String> = toml::from_str(file).unwrap();
            for (id, near) in read {
                assert!(
                    seen.insert(id.clone(), near).is_none(),
                    "{id} twice, {kind:?}"
                );
            }
        }
        assert!(seen.len() >= 1500);
        for (id, links) in &seen {
            for language in languages::all() {
                let has = language.concept(id).is_some();
                assert!(
                    has || language.tag().contains('-'),
                    "{id} {}",
                    language.tag()
                );
            }
            let near: Vec<&str> = links.split([';', ' ']).filter(|s| !s.is_empty()).collect();
            assert!(!near.is_empty() && links.split(';').count() == 3, "{id}");
            for to in near {
                assert!(seen.contains_key(to) && to != id, "{id} → {to}");
            }
        }
    }

    #[test]
    fn the_sayings_are_whole() {
        let lexicon = Lexicon::get();
        for lang in Lang::all() {
            let tongue = &lexicon.tongues[lang.index()];
            assert!(tongue.sayings.len() >= ENOUGH_SAYINGS, "{}", lang.tag());
            for saying in &tongue.sayings {
                let clue = moonhare_rules::ClueText::new(saying.text).unwrap();
                assert_eq!(&*clue, saying.text);
                assert!(!saying.about.is_empty(), "{}", saying.text);
            }
            let own = lang.language().sayings();
            let once: HashMap<String, &str> = own
                .iter()
                .map(|one| (text::key(&one.text), one.text.as_str()))
                .collect();
            let twice = own
                .iter()
                .find(|one| once[&text::key(&one.text)] != one.text);
            assert!(twice.is_none(), "{} {twice:?}", lang.tag());
        }
    }

    #[test]
    fn a_name_leads_to_its_concept_in_every_language() {
        let lexicon = Lexicon::get();
        for lang in Lang::all() {
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
