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

/// Fills a directory next to `to` and renames it, so a backup is complete or absent.
pub(super) fn backup(db: &Connection, data: &Path, to: &Path) -> Result<(), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let failed = |source| BackupError::Io {
        path: to.to_owned(),
        source,
    };
    let partial = partial_of(to).map_err(failed)?;
    files::create_dir(&partial).map_err(failed)?;
    let done = fill(db, data, &partial, to);
    if done.is_err() {
        // The first error matters more than one about cleaning up.
        let _ = fs::remove_dir_all(&partial);
    }
    done
}

fn fill(db: &Connection, data: &Path, partial: &Path, to: &Path) -> Result<(), BackupError> {
    let failed = |source| BackupError::Io {
        path: to.to_owned(),
        source,
    };
    let database = partial.join(DATABASE);
    let Some(name) = database.to_str() else {
        return Err(failed(io::ErrorKind::InvalidFilename.into()));
    };
    // One snapshot, however long it takes. The writer continues meanwhile.
    db.execute("VACUUM INTO ?1", [name]).map_err(store_error)?;
    files::make_private(&database);
    // Blobs come second: a blob is put before the record that names it, so the snapshot's blobs all
    // exist.
    let moved = || {
        files::sync_file(&database)?;
        blobs::copy(&data.join(BLOBS), &partial.join(BLOBS))?;
        files::sync_dir(partial)?;
        fs::rename(partial, to)?;
        files::sync_dir(parent_of(to))
    };
    moved().map_err(failed)
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
