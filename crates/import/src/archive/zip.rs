//! A zip. Its list of files is read within bounds and its files are unpacked one at a time, so a zip
//! bomb does no harm.

use std::{
    collections::HashSet,
    fmt,
    io::{self, Read, Seek, SeekFrom},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use moonhare_deck::FileProblem;
use zip::{CompressionMethod, ZipArchive, read::ZipFile};

use super::{Budget, Found, metered::Metered, take};
use crate::{DeckLimits, FileKind, name};

/// How many bytes may be read to find and read the list of files: some hundred for each file.
const LIST_BYTES: u64 = 4 * 1024 * 1024;

/// The files of a zip, in its order.
pub struct Zip<R> {
    archive: ZipArchive<Metered<R>>,
    left: Arc<AtomicU64>,
    next: usize,
    budget: Budget,
    /// Names seen so far. Of two files with one name the first counts.
    names: HashSet<String>,
}

impl<R> fmt::Debug for Zip<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Zip").field("next", &self.next).finish()
    }
}

/// Whether a file begins like a zip. Rewinds the file afterwards.
pub(super) fn begins(file: &mut (impl Read + Seek)) -> io::Result<bool> {
    let mut first = Vec::new();
    file.take(4).read_to_end(&mut first)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(FileKind::of(&first) == FileKind::Zip)
}

impl<R: Read + Seek> Zip<R> {
    /// `file` is the zip's name in error messages.
    pub fn open(reader: R, file: &str, limits: &DeckLimits) -> Result<Zip<R>, FileProblem> {
        let (metered, left) = Metered::new(reader, LIST_BYTES);
        let archive = ZipArchive::new(metered).map_err(|_| FileProblem::ZipBroken {
            file: file.to_owned(),
        })?;
        if archive.len() > limits.files {
            return Err(FileProblem::TooManyFiles {
                file: file.to_owned(),
                most: limits.files,
            });
        }
        Ok(Zip {
            archive,
            left,
            next: 0,
            budget: Budget::new(limits),
            names: HashSet::new(),
        })
    }

    /// Bytes unpacked so far, whether or not they became a card.
    pub fn unpacked(&self) -> u64 {
        self.budget.limits.all_bytes - self.budget.left
    }

    /// The file at this place. None for a folder, or for a file that isn't part of the deck.
    fn file(&mut self, index: usize) -> Option<Result<Found, FileProblem>> {
        let raw = {
            let raw = self.archive.by_index_data(index).ok()?;
            if raw.is_dir() {
                return None;
            }
            String::from_utf8_lossy(raw.name_raw()).into_owned()
        };
        let file = match name::inside(&raw) {
            Ok(file) => file,
            Err(problem) => return Some(Err(problem)),
        };
        if name::is_beside(&file) {
            return None;
        }
        if !self.names.insert(file.clone()) {
            return Some(Err(FileProblem::FileTwice {
                other: file.clone(),
                file,
            }));
        }
        // Packed bytes are at most a little more than unpacked ones.
        let packed = self.budget.limits.file_bytes.saturating_add(1024 * 1024);
        self.left.store(packed, Relaxed);
        let unpacked = self.archive.by_index(index);
        Some(match unpacked {
            Ok(mut unpacked) => match check(&unpacked, &file) {
                Ok(()) => take(&mut unpacked, &mut self.budget, file),
                Err(problem) => Err(problem),
            },
            Err(error) => Err(refused(&error, file)),
        })
    }
}

fn check<R: Read + Seek>(unpacked: &ZipFile<'_, R>, file: &str) -> Result<(), FileProblem> {
    let file = file.to_owned();
    if unpacked.is_symlink() {
        return Err(FileProblem::FileIsALink { file });
    }
    match unpacked.compression() {
        CompressionMethod::Stored | CompressionMethod::Deflated => Ok(()),
        _ => Err(FileProblem::FilePackedOtherwise { file }),
    }
}

fn refused(error: &zip::result::ZipError, file: String) -> FileProblem {
    use zip::result::ZipError;
    match error {
        ZipError::UnsupportedArchive(why) if why.contains("assword") => {
            FileProblem::FileLocked { file }
        }
        ZipError::InvalidPassword => FileProblem::FileLocked { file },
        ZipError::UnsupportedArchive(_) | ZipError::CompressionMethodNotSupported(_) => {
            FileProblem::FilePackedOtherwise { file }
        }
        _ => FileProblem::FileBroken { file },
    }
}

impl<R: Read + Seek> Iterator for Zip<R> {
    type Item = Result<Found, FileProblem>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.next < self.archive.len() && !self.budget.is_spent() {
            let index = self.next;
            self.next += 1;
            if let Some(found) = self.file(index) {
                return Some(found);
            }
        }
        None
    }
}
