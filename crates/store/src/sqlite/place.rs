//! Whether the files that are open are still the ones at their path. What was deleted, moved or
//! replaced can be written to by whoever has it open, and nobody would ever find it again.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use super::{DATABASE, SHM, WAL};
use crate::StoreError;

#[derive(Debug)]
pub(super) struct Place {
    opened: Vec<(PathBuf, Identity)>,
    /// Set once, for good: what went on elsewhere meanwhile is not known here.
    gone: OnceLock<StoreError>,
}

impl Place {
    /// Of a database that was just opened in `dir`.
    pub(super) fn of(dir: &Path) -> io::Result<Self> {
        let inside = [DATABASE, WAL, SHM].map(|name| dir.join(name));
        let all = [dir.to_owned()].into_iter().chain(inside);
        let opened = all.map(|path| Identity::of(&path).map(|identity| (path, identity)));
        Ok(Self {
            opened: opened.collect::<io::Result<_>>()?,
            gone: OnceLock::new(),
        })
    }

    /// Looks at the disk.
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

    /// What was found out before.
    pub(super) fn known(&self) -> Result<(), StoreError> {
        self.gone.get().map_or(Ok(()), |gone| Err(gone.clone()))
    }
}

/// Tells a file from another at the same path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity(u64, u64);

impl Identity {
    /// By its name: opening and closing the database once more would drop the locks that SQLite
    /// holds on it.
    #[cfg(unix)]
    fn of(path: &Path) -> io::Result<Self> {
        use std::os::unix::fs::MetadataExt;
        let there = fs::metadata(path)?;
        Ok(Self(there.dev(), there.ino()))
    }

    /// Elsewhere a file that is open cannot be deleted.
    #[cfg(not(unix))]
    fn of(path: &Path) -> io::Result<Self> {
        fs::metadata(path).map(|_| Self(0, 0))
    }
}
