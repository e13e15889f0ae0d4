//! The files of a deck: a folder or a zip, read one file at a time.

mod folder;
mod metered;
mod zip;

use std::{fs::File, path::Path};

use moonhare_deck::{FileProblem, megabytes, shown};

use crate::DeckLimits;

pub use self::{folder::Folder, zip::Zip};

/// A file of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its path inside the deck, with `/` between the parts. It never leads outside.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// The files of a deck one after the other, so that only one is in memory. Where one can't be read there
/// is a problem instead, and the next file follows.
pub type Files = Box<dyn Iterator<Item = Result<Found, FileProblem>> + Send>;

/// Opens a folder, a zip, or a single picture.
pub fn open(path: &Path, limits: &DeckLimits) -> Result<Files, FileProblem> {
    let file = || {
        shown(
            &path
                .file_name()
                .unwrap_or(path.as_os_str())
                .to_string_lossy(),
        )
    };
    let unreadable = |error: std::io::Error| FileProblem::FileUnreadable {
        file: shown(&path.to_string_lossy()),
        why: error.to_string(),
    };
    let about = path.metadata().map_err(unreadable)?;
    if about.is_dir() {
        return Ok(Box::new(Folder::open(path, limits)?));
    }
    let mut opened = File::open(path).map_err(unreadable)?;
    if zip::begins(&mut opened).map_err(unreadable)? {
        return Ok(Box::new(Zip::open(opened, &file(), limits)?));
    }
    let found = take(&mut opened, &mut Budget::new(limits), file())?;
    Ok(Box::new(std::iter::once(Ok(found))))
}

/// How many bytes may still be read.
#[derive(Clone, Copy, Debug)]
struct Budget {
    limits: DeckLimits,
    left: u64,
}

impl Budget {
    fn new(limits: &DeckLimits) -> Budget {
        Budget {
            limits: *limits,
            left: limits.all_bytes,
        }
    }

    fn is_spent(&self) -> bool {
        self.left == 0
    }
}

/// Reads a file, whatever size it claims, and stops where it gets too large.
fn take(
    reader: &mut dyn std::io::Read,
    budget: &mut Budget,
    file: String,
) -> Result<Found, FileProblem> {
    use std::io::Read;
    let most = budget.limits.file_bytes.min(budget.left);
    let mut bytes = Vec::new();
    let read = reader.take(most + 1).read_to_end(&mut bytes);
    budget.left = budget.left.saturating_sub(bytes.len() as u64);
    if bytes.len() as u64 > most {
        return Err(if most < budget.limits.file_bytes {
            FileProblem::AllTooLarge {
                file,
                most: megabytes(budget.limits.all_bytes),
            }
        } else {
            FileProblem::FileTooLarge {
                file,
                most: megabytes(budget.limits.file_bytes),
            }
        });
    }
    match read {
        Ok(_) => Ok(Found { name: file, bytes }),
        Err(_) => Err(FileProblem::FileBroken { file }),
    }
}
