//! Reads a language's files.

use std::{
    borrow::Cow,
    fs, io,
    path::{Path, PathBuf},
};

use unic_langid::LanguageIdentifier;

use crate::Fault;

/// Far more than any language needs.
const MOST_FILES: usize = 100;
const MOST_BYTES: u64 = 2 * 1024 * 1024;

pub(crate) const CARDS: &str = "cards.toml";
pub(crate) const CLUES: &str = "clues.toml";
pub(crate) const CONCEPTS: &str = "concepts.toml";
pub(crate) const SAYINGS: &str = "sayings.toml";
pub(crate) const SPEECH: &str = "speech.toml";
const FILES: [&str; 5] = [CARDS, CLUES, CONCEPTS, SAYINGS, SPEECH];
const MESSAGES: &str = "messages/";

/// The files of one language.
#[derive(Clone, Debug)]
pub struct LanguageFolder {
    pub(crate) tag: String,
    /// Each file's path in the folder, and its text.
    pub(crate) files: Vec<(String, Cow<'static, str>)>,
}

impl LanguageFolder {
    pub(crate) fn embedded(
        tag: &'static str,
        files: &[(&'static str, &'static str)],
    ) -> LanguageFolder {
        let own = |(name, text): &(&'static str, &'static str)| {
            ((*name).to_owned(), Cow::Borrowed(*text))
        };
        LanguageFolder {
            tag: tag.to_owned(),
            files: files.iter().map(own).collect(),
        }
    }

    /// Reads a folder. Skips files that don't belong to a language, and reports them.
    pub fn read(path: &Path) -> io::Result<(LanguageFolder, Vec<Fault>)> {
        let name = path.canonicalize()?;
        let tag = name.file_name().unwrap_or_default().to_string_lossy();
        let mut folder = LanguageFolder {
            tag: tag.into_owned(),
            files: Vec::new(),
        };
        let mut faults = Vec::new();
        let is_tag = folder.tag.parse::<LanguageIdentifier>().is_ok();
        if !is_tag || folder.tag.contains('_') {
            let what = "the folder’s name is not a language tag like `it` or `fr-CA`";
            faults.push(Fault::new(&folder.tag, None, what));
        }
        folder.take(path, "", &mut faults)?;
        Ok((folder, faults))
    }

    fn take(&mut self, path: &Path, prefix: &str, faults: &mut Vec<Fault>) -> io::Result<()> {
        for path in entries(path)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let name = format!("{prefix}{name}");
            let mut refuse = |what: &str| {
                faults.push(Fault::new(&format!("{}/{name}", self.tag), None, what));
            };
            if path.is_dir() && format!("{name}/") == MESSAGES {
                self.take(&path, MESSAGES, faults)?;
            } else if !is_part(&name) || path.is_dir() {
                refuse("this file doesn’t belong to a language");
            } else if fs::metadata(&path)?.len() > MOST_BYTES {
                refuse("this file is too large: the limit is 2 MiB");
            } else if self.files.len() == MOST_FILES {
                refuse("this is one file too many: the limit is 100");
            } else {
                match String::from_utf8(fs::read(&path)?) {
                    Ok(text) => self.files.push((name, Cow::Owned(text))),
                    Err(_) => refuse("this file is not UTF-8"),
                }
            }
        }
        Ok(())
    }

    /// The text of a file.
    pub(crate) fn file(&self, name: &str) -> Option<&str> {
        let (_, text) = self.files.iter().find(|(known, _)| known == name)?;
        Some(text)
    }

    /// The message files, each with its path in the folder.
    pub(crate) fn messages(&self) -> impl Iterator<Item = (&str, &str)> {
        let files = self.files.iter();
        files
            .filter(|(name, _)| name.starts_with(MESSAGES))
            .map(|(name, text)| (name.as_str(), text.as_ref()))
    }
}

fn is_part(name: &str) -> bool {
    FILES.contains(&name) || name.starts_with(MESSAGES) && name.ends_with(".ftl")
}

/// The language folders inside a folder, or the folder itself if it is one.
pub fn folders(path: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = entries(path)?;
    let is_language = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        is_part(&name) || format!("{name}/") == MESSAGES
    };
    if entries.iter().any(is_language) {
        return Ok(vec![path.to_owned()]);
    }
    Ok(entries.into_iter().filter(|path| path.is_dir()).collect())
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<PathBuf>> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect();
    let mut entries = entries?;
    entries.sort();
    Ok(entries)
}
