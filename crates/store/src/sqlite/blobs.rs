//! Blobs as files, each under its own name: a big picture never stands in the way of a move.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

use bytes::Bytes;

use super::{files, turns::Turns};
use crate::{BlobId, PutError, StoreError};

/// How many blobs are read or written at once; more callers wait.
const HANDS: u32 = 4;

/// What a blob is called until it is whole.
const PARTIAL: &str = "partial-";

#[derive(Debug)]
pub(super) struct BlobFiles {
    dir: PathBuf,
    turns: Turns,
    partials: AtomicU64,
}

impl BlobFiles {
    /// Clears away what a crash left half-written.
    pub(super) fn open(dir: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(&dir)?;
        for file in fs::read_dir(&dir)? {
            let file = file?;
            if file.file_name().to_string_lossy().starts_with(PARTIAL) {
                fs::remove_file(file.path())?;
            }
        }
        Ok(Self {
            dir,
            turns: Turns::new(HANDS),
            partials: AtomicU64::new(0),
        })
    }

    pub(super) async fn put(&self, content: Bytes) -> Result<BlobId, PutError> {
        let dir = self.dir.clone();
        let number = self.partials.fetch_add(1, Relaxed);
        self.turns
            .run(move || {
                let id = BlobId::of(&content);
                let path = dir.join(id.to_string());
                let partial = dir.join(format!("{PARTIAL}{number}"));
                put(&path, &partial, &content)
                    .and_then(|()| files::sync_dir(&dir))
                    .map_err(|error| unavailable(&path, &error))?;
                Ok(id)
            })
            .await
    }

    pub(super) async fn get(&self, id: BlobId) -> Result<Option<Bytes>, StoreError> {
        let path = self.path(id);
        self.turns.run(move || read(&path, id)).await
    }

    pub(super) async fn delete(&self, id: BlobId) -> Result<(), StoreError> {
        let path = self.path(id);
        self.turns
            .run(move || match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    Err(unavailable(&path, &error))
                }
                _ => Ok(()),
            })
            .await
    }

    pub(super) async fn close(&self) {
        self.turns.close().await;
    }

    fn path(&self, id: BlobId) -> PathBuf {
        self.dir.join(id.to_string())
    }
}

pub(super) fn get_beside(dir: &Path, id: BlobId) -> Result<Option<Bytes>, StoreError> {
    read(&dir.join(id.to_string()), id)
}

fn read(path: &Path, id: BlobId) -> Result<Option<Bytes>, StoreError> {
    let content = match fs::read(path) {
        Ok(content) => content,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unavailable(path, &error)),
    };
    if BlobId::of(&content) != id {
        let what = format!("{} is not what was put there", path.display());
        return Err(StoreError::Damaged(what));
    }
    Ok(Some(content.into()))
}

/// Puts a blob from another process than the one that uses the directory.
pub(super) fn put_beside(dir: &Path, content: &[u8]) -> Result<BlobId, StoreError> {
    let id = BlobId::of(content);
    let path = dir.join(id.to_string());
    // A name that the other process does not use.
    let partial = dir.join(format!("{PARTIAL}of-{}", std::process::id()));
    put(&path, &partial, content)
        .and_then(|()| files::sync_dir(dir))
        .map_err(|error| unavailable(&path, &error))?;
    Ok(id)
}

/// A file that is there and right stays; one that was damaged is replaced.
fn put(path: &Path, partial: &Path, content: &[u8]) -> io::Result<()> {
    match fs::read(path) {
        Ok(there) if there == content => Ok(()),
        _ => files::write_whole(path, partial, content),
    }
}

/// Copies every whole blob, durably; one that is deleted meanwhile is left out.
pub(super) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        let name = file.file_name();
        if name
            .to_str()
            .is_some_and(|name| name.parse::<BlobId>().is_ok())
        {
            let copy = to.join(name);
            match fs::copy(file.path(), &copy) {
                Ok(_) => files::sync_file(&copy)?,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
    }
    files::sync_dir(to)
}

fn unavailable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unavailable(format!("{}: {error}", path.display()))
}
