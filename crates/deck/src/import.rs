//! From files to a deck.

use std::collections::{BTreeMap, HashMap};

use crate::{
    CardWords, Found, Limits, Manifest, OwnCard, OwnDeck, Picture, Problem, Shape,
    name::{self, MANIFEST},
    own::fingerprint,
};

/// A deck that is being put together. It holds names and words; pictures pass through.
#[derive(Debug)]
pub struct Import {
    shape: Shape,
    limits: Limits,
    cards: Vec<OwnCard>,
    /// Files by what was in them, and by the card that came of them.
    seen: HashMap<String, String>,
    manifest: Option<(String, Manifest)>,
    problems: Vec<Problem>,
}

/// A card that came of a file, to be kept.
#[derive(Debug)]
pub struct Made {
    pub picture: Picture,
    pub card: OwnCard,
}

/// What came of all files.
#[derive(Debug)]
pub struct Imported {
    /// None if no file became a card.
    pub deck: Option<OwnDeck>,
    pub problems: Vec<Problem>,
}

impl Import {
    pub fn new(shape: Shape, limits: Limits) -> Import {
        Import {
            shape,
            limits,
            cards: Vec::new(),
            seen: HashMap::new(),
            manifest: None,
            problems: Vec::new(),
        }
    }

    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    pub fn cards(&self) -> &[OwnCard] {
        &self.cards
    }

    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Takes a file; if it becomes a card, its pictures are the caller's to keep. Decoding takes as
    /// long as it takes, so not on a thread that others wait for.
    pub fn take(&mut self, found: Result<Found, Problem>) -> Option<Made> {
        match found.and_then(|found| self.file(&found)) {
            Ok(made) => made,
            Err(problem) => {
                self.problems.push(problem);
                None
            }
        }
    }

    fn file(&mut self, found: &Found) -> Result<Option<Made>, Problem> {
        let file = name::inside(&found.name)?;
        if name::is_beside(&file) {
            return Ok(None);
        }
        let last = file.rsplit('/').next().unwrap_or(&file);
        if last.eq_ignore_ascii_case(MANIFEST) {
            let manifest = Manifest::read(&found.bytes)?;
            let folder = file[..file.len() - last.len()].to_owned();
            // The one nearest to the top speaks for the deck.
            let nearer =
                (self.manifest.as_ref()).is_none_or(|(other, _)| folder.len() < other.len());
            if nearer {
                self.manifest = Some((folder, manifest));
            }
            return Ok(None);
        }
        if self.cards.len() >= self.limits.pictures {
            let most = self.limits.pictures;
            return Err(Problem::TooManyPictures { file, most });
        }
        let content = fingerprint(&found.bytes);
        self.once(&file, &content)?;
        let picture = Picture::of(&file, &found.bytes, self.shape, &self.limits)?;
        let card = OwnCard {
            name: file.clone(),
            small: fingerprint(&picture.small),
            large: fingerprint(&picture.large),
            look: Some(picture.look),
            words: BTreeMap::new(),
        };
        // Files may differ where pictures do not: in a date, in a comment.
        self.once(&file, &card.large)?;
        self.seen.insert(content, file.clone());
        self.seen.insert(card.large.clone(), file);
        self.cards.push(card.clone());
        Ok(Some(Made { picture, card }))
    }

    fn once(&self, file: &str, content: &str) -> Result<(), Problem> {
        match self.seen.get(content) {
            Some(other) => Err(Problem::FileTwice {
                file: file.to_owned(),
                other: other.clone(),
            }),
            None => Ok(()),
        }
    }

    /// The deck, under the title that its manifest gives or else under this one.
    pub fn finish(mut self, title: &str) -> Imported {
        let (folder, manifest) = self.manifest.take().unwrap_or_default();
        for (file, words) in manifest.cards {
            self.describe(&folder, &file, words);
        }
        let title = manifest.title.unwrap_or_else(|| title.to_owned());
        let deck = (!self.cards.is_empty()).then(|| OwnDeck {
            author: manifest.author,
            licence: manifest.licence,
            language: manifest.language,
            ..OwnDeck::new(title, self.cards)
        });
        Imported {
            deck,
            problems: self.problems,
        }
    }

    fn describe(&mut self, folder: &str, file: &str, words: BTreeMap<String, CardWords>) {
        let path = format!("{folder}{}", file.replace('\\', "/"));
        match self.cards.iter_mut().find(|card| card.name == path) {
            Some(card) => card.words = words,
            // A picture that was left out has its sentence already.
            None if self.problems.iter().any(|problem| problem.file() == path) => {}
            None => self.problems.push(Problem::ManifestWithoutPicture {
                file: MANIFEST.into(),
                card: name::shown(file),
            }),
        }
    }
}
