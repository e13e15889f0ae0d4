//! Copies the data while it is in use.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

use rusqlite::Connection;

use super::{BLOBS, DATABASE, blobs, files, store_error};
use crate::StoreError;

/// Why there is no backup. A failed backup leaves no files behind.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    #[error("{} is already there; a backup replaces nothing", .0.display())]
    Exists(PathBuf),
    #[error("cannot write the backup to {}: {source}", path.display())]
    Io { path: PathBuf, source: io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A directory beside the backup, filled first and renamed at the end, so a backup is complete or absent.
/// Dropped before that, it's deleted.
#[derive(Debug)]
pub struct PartialBackup {
    path: PathBuf,
    to: PathBuf,
}

impl PartialBackup {
    /// Creates it. Nothing may be at `to` yet.
    pub fn create(to: &Path) -> Result<PartialBackup, BackupError> {
        if to.exists() {
            return Err(BackupError::Exists(to.to_owned()));
        }
        let create = || {
            let path = partial_of(to)?;
            files::create_dir(&path)?;
            Ok(path)
        };
        match create() {
            Ok(path) => Ok(PartialBackup {
                path,
                to: to.to_owned(),
            }),
            Err(source) => Err(BackupError::Io {
                path: to.to_owned(),
                source,
            }),
        }
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the backup its name. The files in it must be on the disk already.
    pub fn complete(self) -> Result<(), BackupError> {
        let complete = || {
            files::sync_dir(&self.path)?;
            fs::rename(&self.path, &self.to)?;
            files::sync_dir(parent_of(&self.to))
        };
        complete().map_err(|source| self.failed(source))
    }

    fn failed(&self, source: io::Error) -> BackupError {
        let path = self.to.clone();
        BackupError::Io { path, source }
    }
}

impl Drop for PartialBackup {
    fn drop(&mut self) {
        // After the rename there is nothing left to delete.
        let _ = fs::remove_dir_all(&self.path);
    }
}

pub(super) fn backup(db: &Connection, data: &Path, to: &Path) -> Result<(), BackupError> {
    let partial = PartialBackup::create(to)?;
    let database = partial.path.join(DATABASE);
    let Some(name) = database.to_str() else {
        return Err(partial.failed(io::ErrorKind::InvalidFilename.into()));
    };
    // One snapshot, however long it takes. The writer continues meanwhile.
    db.execute("VACUUM INTO ?1", [name]).map_err(store_error)?;
    files::make_private(&database);
    // Blobs come second: a blob is put before the record that names it, so the snapshot's blobs all
    // exist.
    let copied = files::sync_file(&database)
        .and_then(|()| blobs::copy(&data.join(BLOBS), &partial.path.join(BLOBS)));
    copied.map_err(|source| partial.failed(source))?;
    partial.complete()
}

/// A new name for each attempt, in the same directory so that it can be renamed.
fn partial_of(to: &Path) -> io::Result<PathBuf> {
    static ATTEMPTS: AtomicU64 = AtomicU64::new(0);
    let mut name = std::ffi::OsString::from(".");
    name.push(to.file_name().ok_or(io::ErrorKind::InvalidFilename)?);
    let (process, attempt) = (std::process::id(), ATTEMPTS.fetch_add(1, Relaxed));
    name.push(format!(".partial-{process}-{attempt}"));
    Ok(to.with_file_name(name))
}

fn parent_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}
