//! From files to a deck.

use std::collections::{BTreeMap, HashMap, HashSet};

use moonhare_deck::{
    FileProblem, MANIFEST, Manifest, OwnCard, OwnDeck, WordsByLanguage, fingerprint, shown,
};

use crate::{DeckLimits, Found, Picture, Shape, name};

/// A deck that is being put together. It holds names and words; the caller keeps the pictures.
#[derive(Debug)]
pub struct Import {
    shape: Shape,
    limits: DeckLimits,
    cards: Vec<OwnCard>,
    /// Names of files by the hash of what was in them, and by the hash of the picture made of them.
    seen: HashMap<String, String>,
    manifest: Option<(String, Manifest)>,
    /// How many files came, and how many bytes were unpacked for them.
    files: usize,
    unpacked: u64,
    /// Names of files that didn't become a card.
    left_out: HashSet<String>,
    problems: Vec<FileProblem>,
    /// Problems beyond the most that are listed: the file of the first, and how many there are.
    beyond: Option<(String, usize)>,
}

/// A card made of a file. The caller keeps its pictures.
#[derive(Debug)]
pub struct Made {
    pub picture: Picture,
    pub card: OwnCard,
}

/// The result of an import.
#[derive(Debug)]
pub struct Imported {
    /// None if no file became a card.
    pub deck: Option<OwnDeck>,
    pub problems: Vec<FileProblem>,
}

impl Import {
    pub fn new(shape: Shape, limits: DeckLimits) -> Import {
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

    /// How much more may come.
    pub fn left(&self) -> DeckLimits {
        DeckLimits {
            files: self.limits.files.saturating_sub(self.files),
            all_bytes: self.limits.all_bytes.saturating_sub(self.unpacked),
            ..self.limits
        }
    }

    /// Counts bytes that were unpacked, whether or not they became a card.
    pub fn unpacked(&mut self, bytes: u64) {
        self.unpacked = self.unpacked.saturating_add(bytes);
    }

    pub fn cards(&self) -> &[OwnCard] {
        &self.cards
    }

    pub fn problems(&self) -> &[FileProblem] {
        &self.problems
    }

    /// Takes a file. If it becomes a card, the caller keeps its pictures. Decoding is slow, so don't call
    /// this on a thread that others wait for.
    pub fn take(&mut self, found: Result<Found, FileProblem>) -> Option<Made> {
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

    /// Lists a problem, or only counts it if there are many already.
    fn say(&mut self, problem: FileProblem) {
        if self.problems.len() < self.limits.sentences {
            self.problems.push(problem);
        } else if let Some((_, more)) = &mut self.beyond {
            *more += 1;
        } else {
            self.beyond = Some((problem.file().to_owned(), 1));
        }
    }

    fn file(&mut self, found: &Found) -> Result<Option<Made>, FileProblem> {
        let file = name::inside(&found.name)?;
        if name::is_beside(&file) {
            return Ok(None);
        }
        let most = self.limits.files;
        if self.files >= most {
            return Err(FileProblem::TooManyFiles { file, most });
        }
        self.files += 1;
        let last = file.rsplit('/').next().unwrap_or(&file);
        if last.eq_ignore_ascii_case(MANIFEST) {
            let manifest = Manifest::read(&found.bytes)?;
            let folder = file[..file.len() - last.len()].to_owned();
            // The manifest nearest to the top is the one of the deck.
            let nearer =
                (self.manifest.as_ref()).is_none_or(|(other, _)| folder.len() < other.len());
            if nearer {
                self.manifest = Some((folder, manifest));
            }
            return Ok(None);
        }
        if self.cards.len() >= self.limits.pictures {
            let most = self.limits.pictures;
            return Err(FileProblem::TooManyPictures { file, most });
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
        // Two files with the same picture may differ in a date or a comment.
        self.once(&file, &card.large)?;
        self.seen.insert(content, file.clone());
        self.seen.insert(card.large.clone(), file);
        self.cards.push(card.clone());
        Ok(Some(Made { picture, card }))
    }

    /// Refuses a file or a picture that is in the deck already.
    fn once(&self, file: &str, content: &str) -> Result<(), FileProblem> {
        match self.seen.get(content) {
            Some(other) => Err(FileProblem::FileTwice {
                file: file.to_owned(),
                other: other.clone(),
            }),
            None => Ok(()),
        }
    }

    /// The finished deck. Its title is the manifest's, or else this one.
    pub fn finish(mut self, title: &str) -> Imported {
        let (folder, manifest) = self.manifest.take().unwrap_or_default();
        self.describe(&folder, manifest.cards);
        if manifest.beyond > 0 {
            let (_, more) = (self.beyond).get_or_insert_with(|| (MANIFEST.to_owned(), 0));
            *more += manifest.beyond;
        }
        if let Some((file, more)) = self.beyond {
            self.problems.push(FileProblem::AndMore { file, more });
        }
        let title = manifest.title.unwrap_or_else(|| title.to_owned());
        let deck = (!self.cards.is_empty()).then(|| {
            let mut deck = OwnDeck::new(title, self.cards);
            deck.author = manifest.author;
            deck.licence = manifest.licence;
            deck.language = manifest.language;
            deck
        });
        Imported {
            deck,
            problems: self.problems,
        }
    }

    /// Gives each card its words. The manifest is in `folder` and names the files from there.
    fn describe(&mut self, folder: &str, words: BTreeMap<String, WordsByLanguage>) {
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
                // The problem of a picture that was left out is listed already.
                None if self.left_out.contains(&path) => {}
                None => self.say(FileProblem::ManifestWithoutPicture {
                    file: MANIFEST.into(),
                    card: shown(&file),
                }),
            }
        }
    }
}
