//! From files to a deck.

use std::collections::{BTreeMap, HashMap, HashSet};

use moonhare_languages::CardWords;

use crate::{
    Found, Limits, Manifest, OwnCard, OwnDeck, Picture, Problem, Shape,
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
    /// Files that came, and bytes that were unpacked for them.
    files: usize,
    unpacked: u64,
    /// Names of files that became no card.
    left_out: HashSet<String>,
    problems: Vec<Problem>,
    /// What there were no more sentences for: the first of its files, and how many there are.
    beyond: Option<(String, usize)>,
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
            files: 0,
            unpacked: 0,
            left_out: HashSet::new(),
            problems: Vec::new(),
            beyond: None,
        }
    }

    /// What may still come.
    pub fn left(&self) -> Limits {
        Limits {
            files: self.limits.files.saturating_sub(self.files),
            all_bytes: self.limits.all_bytes.saturating_sub(self.unpacked),
            ..self.limits
        }
    }

    /// Notes that bytes were unpacked, whatever came of them.
    pub fn unpacked(&mut self, bytes: u64) {
        self.unpacked = self.unpacked.saturating_add(bytes);
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
                if self.left_out.len() < self.limits.files {
                    self.left_out.insert(problem.file().to_owned());
                }
                self.say(problem);
                None
            }
        }
    }

    /// A sentence, as long as there are not too many.
    fn say(&mut self, problem: Problem) {
        if self.problems.len() < self.limits.sentences {
            self.problems.push(problem);
        } else if let Some((_, more)) = &mut self.beyond {
            *more += 1;
        } else {
            self.beyond = Some((problem.file().to_owned(), 1));
        }
    }

    fn file(&mut self, found: &Found) -> Result<Option<Made>, Problem> {
        let file = name::inside(&found.name)?;
        if name::is_beside(&file) {
            return Ok(None);
        }
        let most = self.limits.files;
        if self.files >= most {
            return Err(Problem::TooManyFiles { file, most });
        }
        self.files += 1;
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
        self.describe(&folder, manifest.cards);
        if manifest.beyond > 0 {
            let (_, more) = (self.beyond).get_or_insert_with(|| (MANIFEST.to_owned(), 0));
            *more += manifest.beyond;
        }
        if let Some((file, more)) = self.beyond {
            self.problems.push(Problem::AndMore { file, more });
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

    /// Gives each card its words, by the names that a manifest in this folder has for them.
    fn describe(&mut self, folder: &str, words: BTreeMap<String, BTreeMap<String, CardWords>>) {
        let mut places: HashMap<String, usize> = HashMap::new();
        for (place, card) in self.cards.iter().enumerate() {
            places.entry(card.name.clone()).or_insert(place);
        }
        for (file, words) in words {
            let path = format!("{folder}{}", file.replace('\\', "/"));
            match places
                .get(&path)
                .and_then(|place| self.cards.get_mut(*place))
            {
                Some(card) => card.words = words,
                // A picture that was left out has its sentence already.
                None if self.left_out.contains(&path) => {}
                None => self.say(Problem::ManifestWithoutPicture {
                    file: MANIFEST.into(),
                    card: name::shown(&file),
                }),
            }
        }
    }
}
