//! A folder and the folders inside it.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use moonhare_deck::{FileProblem, shown};

use super::{Budget, Found, take};
use crate::{DeckLimits, name};

/// How deep folders inside folders are searched.
const DEEPEST: usize = 8;

/// The files of a folder, by name. Links are not followed.
#[derive(Debug)]
pub struct Folder {
    files: std::vec::IntoIter<Entry>,
    budget: Budget,
}

#[derive(Debug)]
struct Entry {
    name: String,
    path: PathBuf,
    link: bool,
}

impl Folder {
    pub fn open(folder: &Path, limits: &DeckLimits) -> Result<Folder, FileProblem> {
        let mut files = Vec::new();
        let file = || shown(&folder.to_string_lossy());
        gather(folder, "", 0, limits.files, &mut files).map_err(|error| {
            FileProblem::FileUnreadable {
                file: file(),
                why: error.to_string(),
            }
        })?;
        if files.len() > limits.files {
            return Err(FileProblem::TooManyFiles {
                file: file(),
                most: limits.files,
            });
        }
        files.sort_by(|a: &Entry, b: &Entry| a.name.cmp(&b.name));
        Ok(Folder {
            files: files.into_iter(),
            budget: Budget::new(limits),
        })
    }
}

fn gather(
    folder: &Path,
    before: &str,
    depth: usize,
    most: usize,
    files: &mut Vec<Entry>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        // Does not follow a link.
        let kind = entry.file_type()?;
        if name::is_beside(&name) {
            continue;
        }
        if kind.is_dir() {
            if depth < DEEPEST {
                gather(&entry.path(), &format!("{name}/"), depth + 1, most, files)?;
            }
        } else {
            files.push(Entry {
                name,
                path: entry.path(),
                link: !kind.is_file(),
            });
        }
        if files.len() > most {
            break;
        }
    }
    Ok(())
}

impl Iterator for Folder {
    type Item = Result<Found, FileProblem>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.budget.is_spent() {
            return None;
        }
        let entry = self.files.next()?;
        Some(self.file(&entry))
    }
}

impl Folder {
    fn file(&mut self, entry: &Entry) -> Result<Found, FileProblem> {
        let file = name::inside(&entry.name)?;
        if entry.link {
            return Err(FileProblem::FileIsALink { file });
        }
        let mut opened = File::open(&entry.path).map_err(|error| FileProblem::FileUnreadable {
            file: file.clone(),
            why: error.to_string(),
        })?;
        take(&mut opened, &mut self.budget, file)
    }
}
