//! The languages that the program knows.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::Path,
    sync::{LazyLock, OnceLock},
};

use serde::de::DeserializeOwned;

use crate::{
    CardClues, CardWords, Fault, LanguageFolder, LanguageReport, Speech,
    folder::{CARDS, CLUES, CONCEPTS, SAYINGS, SPEECH, folders},
    messages,
};

static EMBEDDED: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/folders.rs"));

static ADDED: OnceLock<Vec<Language>> = OnceLock::new();

static ALL: LazyLock<Vec<&'static Language>> = LazyLock::new(|| {
    BUILT_IN
        .iter()
        .chain(ADDED.get().into_iter().flatten())
        .collect()
});

static BUILT_IN: LazyLock<Vec<Language>> = LazyLock::new(|| {
    (EMBEDDED.iter())
        .map(|(tag, files)| Language::new(LanguageFolder::embedded(tag, files)))
        .collect()
});

/// A language. Each part is parsed when it is first needed.
#[derive(Debug)]
pub struct Language {
    folder: LanguageFolder,
    /// Messages that aren't used because they have faults.
    faulty: BTreeSet<String>,
    cards: OnceLock<BTreeMap<String, CardWords>>,
    clues: OnceLock<BTreeMap<String, CardClues>>,
    concepts: OnceLock<BTreeMap<String, String>>,
    sayings: OnceLock<Vec<Saying>>,
    speech: OnceLock<Option<Speech>>,
}

/// Something people say, and the concepts it is about.
#[derive(Clone, Debug)]
pub struct Saying {
    pub text: String,
    pub near: Vec<String>,
}

/// Every language, ordered by tag.
pub fn all() -> &'static [&'static Language] {
    &ALL
}

/// English, the only language that is always complete.
pub fn english() -> &'static Language {
    static ENGLISH: LazyLock<&Language> = LazyLock::new(|| {
        let found = BUILT_IN.iter().find(|language| language.tag() == "en");
        // A test checks that English is there.
        found.unwrap_or(&BUILT_IN[0])
    });
    &ENGLISH
}

/// The language with exactly this tag.
pub fn find(tag: &str) -> Option<&'static Language> {
    let is_it = |language: &&&Language| language.tag().eq_ignore_ascii_case(tag);
    ALL.iter().find(is_it).copied()
}

/// The language with this tag, or the one that the tag is a variant of.
pub fn nearest(tag: &str) -> Option<&'static Language> {
    let (mut tag, mut found) = (tag, find(tag));
    while let (None, Some((parent, _))) = (found, tag.rsplit_once('-')) {
        (tag, found) = (parent, find(parent));
    }
    found
}

/// Adds the languages in a folder when the program starts. Returns their faults; the parts without
/// faults are used.
pub fn add_from(folder: &Path) -> io::Result<Vec<Fault>> {
    let (mut brought, mut faults) = (Vec::new(), Vec::new());
    for path in folders(folder)? {
        let (folder, found) = LanguageFolder::read(&path)?;
        let known = |language: &Language| language.tag().eq_ignore_ascii_case(&folder.tag);
        if BUILT_IN.iter().chain(&brought).any(known) {
            let what = "this language exists already";
            faults.push(Fault::new(&folder.tag, None, what));
        } else if found.iter().any(|fault| fault.file == folder.tag) {
            faults.extend(found);
        } else {
            let report = LanguageReport::new(&folder);
            faults.extend(found.into_iter().chain(report.faults));
            brought.push(Language {
                faulty: report.faulty,
                ..Language::new(folder)
            });
        }
    }
    if ADDED.set(brought).is_err() {
        return Err(io::Error::other("languages were added before"));
    }
    Ok(faults)
}

impl Language {
    fn new(folder: LanguageFolder) -> Language {
        Language {
            folder,
            faulty: BTreeSet::new(),
            cards: OnceLock::new(),
            clues: OnceLock::new(),
            concepts: OnceLock::new(),
            sayings: OnceLock::new(),
            speech: OnceLock::new(),
        }
    }

    pub fn tag(&self) -> &str {
        &self.folder.tag
    }

    pub fn folder(&self) -> &LanguageFolder {
        &self.folder
    }

    /// This language and the ones it borrows missing parts from: `pt-PT`, `pt`, `en`.
    pub fn lineage(&'static self) -> impl Iterator<Item = &'static Language> {
        let mut tag = Some(self.tag());
        let parents = std::iter::from_fn(move || {
            tag = tag
                .and_then(|tag| tag.rsplit_once('-'))
                .map(|(parent, _)| parent);
            tag
        });
        let others = parents.filter_map(find).chain([english()]);
        let is_other = move |other: &&Language| other.tag() != self.tag();
        let mut last = "";
        let once = move |other: &&'static Language| {
            std::mem::replace(&mut last, other.tag()) != other.tag()
        };
        std::iter::once(self).chain(others.filter(is_other).filter(once))
    }

    /// The message files without the faulty messages.
    pub fn messages(&self) -> Vec<String> {
        if self.faulty.is_empty() {
            return self
                .folder
                .messages()
                .map(|(_, text)| text.to_owned())
                .collect();
        }
        messages::without(&self.folder, &self.faulty)
    }

    /// This language's own words for a card of the built-in deck.
    pub fn card(&self, id: &str) -> Option<&CardWords> {
        self.cards.get_or_init(|| self.read(CARDS)).get(id)
    }

    /// This language's own clues for a card of the built-in deck.
    pub fn clues(&self, id: &str) -> Option<&CardClues> {
        self.clues.get_or_init(|| self.read(CLUES)).get(id)
    }

    /// This language's own names for a concept, separated by commas. The first is the plain name.
    pub fn concept(&self, id: &str) -> Option<&str> {
        let concepts = self.concepts.get_or_init(|| self.read(CONCEPTS));
        concepts.get(id).map(String::as_str)
    }

    /// This language's own sayings.
    pub fn sayings(&self) -> &[Saying] {
        self.sayings.get_or_init(|| {
            let sayings: BTreeMap<String, String> = self.read(SAYINGS);
            let saying = |(text, near): (String, String)| Saying {
                text,
                near: near.split_whitespace().map(str::to_owned).collect(),
            };
            sayings.into_iter().map(saying).collect()
        })
    }

    pub fn speech(&self) -> Option<&Speech> {
        let speech = self.speech.get_or_init(|| {
            let text = self.folder.file(SPEECH)?;
            toml::from_str(text).ok()
        });
        speech.as_ref()
    }

    /// Whether computer players can speak this language.
    pub fn is_spoken(&self) -> bool {
        [CONCEPTS, SAYINGS, SPEECH]
            .iter()
            .any(|file| self.folder.file(file).is_some())
    }

    /// A file that can't be parsed counts as empty; the report names the fault.
    fn read<T: DeserializeOwned + Default>(&self, file: &str) -> T {
        let text = self.folder.file(file).unwrap_or_default();
        toml::from_str(text).unwrap_or_default()
    }
}
