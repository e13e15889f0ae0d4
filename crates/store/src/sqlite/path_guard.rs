//! Checks that the open files are still the ones at their paths. The process could keep writing to
//! files that were deleted, moved or replaced, and nobody would ever find that data again.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use super::{DATABASE, SHM, WAL};
use crate::StoreError;

#[derive(Debug)]
pub(super) struct PathGuard {
    opened: Vec<(PathBuf, Identity)>,
    /// Set once and for good: from then on, others may have changed the data.
    gone: OnceLock<StoreError>,
}

impl PathGuard {
    /// For a database just opened in `dir`.
    pub(super) fn of(dir: &Path) -> io::Result<Self> {
        let inside = [DATABASE, WAL, SHM].map(|name| dir.join(name));
        let all = [dir.to_owned()].into_iter().chain(inside);
        let opened = all.map(|path| Identity::of(&path).map(|identity| (path, identity)));
        Ok(Self {
            opened: opened.collect::<io::Result<_>>()?,
            gone: OnceLock::new(),
        })
    }

    /// Checks the disk.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.known()?;
        for (path, opened) in &self.opened {
            match Identity::of(path) {
                Ok(there) if there == *opened => {}
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    let what = format!("{}: {error}", path.display());
                    return Err(StoreError::Unavailable(what));
                }
                _ => {
                    let path = path.display();
                    let what = format!("{path} was moved, deleted or replaced while it was open");
                    return Err(self.gone.get_or_init(|| StoreError::Gone(what)).clone());
                }
            }
        }
        Ok(())
    }

    /// Returns an earlier failure without checking the disk again.
    pub(super) fn known(&self) -> Result<(), StoreError> {
        self.gone.get().map_or(Ok(()), |gone| Err(gone.clone()))
    }
}

/// Distinguishes a file from another at the same path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity(u64, u64);

impl Identity {
    /// Uses the path: opening and closing the database again would drop SQLite's locks on it.
    #[cfg(unix)]
    fn of(path: &Path) -> io::Result<Self> {
        use std::os::unix::fs::MetadataExt;
        let there = fs::metadata(path)?;
        Ok(Self(there.dev(), there.ino()))
    }

    /// Other systems don't let anybody delete an open file.
    #[cfg(not(unix))]
    fn of(path: &Path) -> io::Result<Self> {
        fs::metadata(path).map(|_| Self(0, 0))
    }
}
