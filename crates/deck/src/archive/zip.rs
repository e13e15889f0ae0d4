//! A zip: its list of files is read within bounds, and files are unpacked one at a time, so that a
//! bomb goes off in a box.

use std::{
    collections::HashSet,
    fmt,
    io::{self, Read, Seek, SeekFrom},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use zip::{CompressionMethod, ZipArchive, read::ZipFile};

use super::{Budget, Found, gate::Gate, take};
use crate::{Kind, Limits, Problem, name};

/// Bytes to find and read the list of files with; some hundred for each of the most files.
const LIST_BYTES: u64 = 4 * 1024 * 1024;

/// The files of a zip, in its order.
pub struct Zip<R> {
    archive: ZipArchive<Gate<R>>,
    left: Arc<AtomicU64>,
    next: usize,
    budget: Budget,
    /// Names seen; of two files with one name the first counts.
    names: HashSet<String>,
}

impl<R> fmt::Debug for Zip<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Zip").field("next", &self.next).finish()
    }
}

/// Whether a file begins like a zip; it is at its beginning afterwards.
pub(super) fn begins(file: &mut (impl Read + Seek)) -> io::Result<bool> {
    let mut first = Vec::new();
    file.take(4).read_to_end(&mut first)?;
    file.seek(SeekFrom::Start(0))?;
    Ok(Kind::of(&first) == Kind::Zip)
}

impl<R: Read + Seek> Zip<R> {
    /// `file` is what a sentence calls the zip.
    pub fn open(reader: R, file: &str, limits: &Limits) -> Result<Zip<R>, Problem> {
        let (gate, left) = Gate::new(reader, LIST_BYTES);
        let archive = ZipArchive::new(gate).map_err(|_| Problem::ZipBroken {
            file: file.to_owned(),
        })?;
        if archive.len() > limits.files {
            return Err(Problem::TooManyFiles {
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

    /// Bytes that were unpacked, whatever came of them.
    pub fn unpacked(&self) -> u64 {
        self.budget.limits.all_bytes - self.budget.left
    }

    /// The file at a place; none for a folder, and for what lies beside a deck.
    fn file(&mut self, index: usize) -> Option<Result<Found, Problem>> {
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
            return Some(Err(Problem::FileTwice {
                other: file.clone(),
                file,
            }));
        }
        // Packed bytes are no more than unpacked ones, but for a little.
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

fn check<R: Read + Seek>(unpacked: &ZipFile<'_, R>, file: &str) -> Result<(), Problem> {
    let file = file.to_owned();
    if unpacked.is_symlink() {
        return Err(Problem::FileIsALink { file });
    }
    match unpacked.compression() {
        CompressionMethod::Stored | CompressionMethod::Deflated => Ok(()),
        _ => Err(Problem::FilePackedOtherwise { file }),
    }
}

fn refused(error: &zip::result::ZipError, file: String) -> Problem {
    use zip::result::ZipError;
    match error {
        ZipError::UnsupportedArchive(why) if why.contains("assword") => {
            Problem::FileLocked { file }
        }
        ZipError::InvalidPassword => Problem::FileLocked { file },
        ZipError::UnsupportedArchive(_) | ZipError::CompressionMethodNotSupported(_) => {
            Problem::FilePackedOtherwise { file }
        }
        _ => Problem::FileBroken { file },
    }
}

impl<R: Read + Seek> Iterator for Zip<R> {
    type Item = Result<Found, Problem>;

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
