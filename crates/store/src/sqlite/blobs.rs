//! Blobs as files, so that a big picture never delays a move.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::SystemTime,
};

use bytes::Bytes;
use parking_lot::Mutex;

use super::{file_error, files, path_guard::PathGuard, turns::Turns};
use crate::{BlobId, PutError, StoreError};

/// How many blobs are read or written at once. Further callers wait.
const MAX_JOBS: u32 = 4;

/// The prefix of a blob's file name until it is complete.
const PARTIAL: &str = "partial-";

/// Bytes written to find out whether the disk has room: one block of every usual disk.
const PROBE_BYTES: usize = 4096;

#[derive(Debug)]
pub(super) struct BlobFiles {
    dir: PathBuf,
    path_guard: Arc<PathGuard>,
    turns: Turns,
    /// Looking at the disk doesn't wait for blobs, because chat waits for it.
    looks: Turns,
    partials: AtomicU64,
    /// Held while a blob's age is checked or reset.
    ages: Arc<Mutex<()>>,
}

impl BlobFiles {
    /// Opens the directory and deletes blobs that a crash left half-written.
    pub(super) fn open(dir: PathBuf, path_guard: Arc<PathGuard>) -> io::Result<Self> {
        files::create_dir(&dir)?;
        for file in fs::read_dir(&dir)? {
            let file = file?;
            if file.file_name().to_string_lossy().starts_with(PARTIAL) {
                fs::remove_file(file.path())?;
            }
        }
        Ok(Self {
            dir,
            path_guard,
            turns: Turns::new(MAX_JOBS),
            looks: Turns::new(MAX_JOBS),
            partials: AtomicU64::new(0),
            ages: Arc::default(),
        })
    }

    pub(super) async fn put(&self, content: Bytes) -> Result<BlobId, PutError> {
        let (dir, ages) = (self.dir.clone(), self.ages.clone());
        let (path_guard, partial) = (self.path_guard.clone(), self.partial());
        self.turns
            .run(move || {
                path_guard.check()?;
                let id = BlobId::of(&content);
                let path = dir.join(id.to_string());
                let _judged = path.exists().then(|| ages.lock());
                put(&path, &partial, &content)
                    .and_then(|()| files::sync_dir(&dir))
                    .map_err(|error| file_error(&path, &error))?;
                Ok(id)
            })
            .await
    }

    /// Fails if the disk has no room for another blob.
    pub(super) async fn ready(&self) -> Result<(), StoreError> {
        let partial = self.partial();
        self.turns
            .run(move || {
                files::write_whole(&partial, &partial, &[0xaa; PROBE_BYTES])
                    .and_then(|()| fs::remove_file(&partial))
                    .map_err(|error| file_error(&partial, &error))
            })
            .await
    }

    fn partial(&self) -> PathBuf {
        let number = self.partials.fetch_add(1, Relaxed);
        self.dir.join(format!("{PARTIAL}{number}"))
    }

    pub(super) async fn get(&self, id: BlobId) -> Result<Option<Bytes>, StoreError> {
        let (path, path_guard) = (self.path(id), self.path_guard.clone());
        self.turns
            .run(move || {
                path_guard.known()?;
                read(&path, id)
            })
            .await
    }

    pub(super) async fn old(&self, before: SystemTime) -> Result<Vec<BlobId>, StoreError> {
        let dir = self.dir.clone();
        self.turns
            .run(move || old(&dir, before).map_err(|error| file_error(&dir, &error)))
            .await
    }

    pub(super) async fn delete_old(
        &self,
        id: BlobId,
        before: SystemTime,
    ) -> Result<(), StoreError> {
        let (path, ages) = (self.path(id), self.ages.clone());
        self.turns
            .run(move || {
                let _judged = ages.lock();
                match put_at(&path).and_then(|at| match at < before {
                    true => fs::remove_file(&path),
                    false => Ok(()),
                }) {
                    Err(error) if error.kind() != io::ErrorKind::NotFound => {
                        Err(file_error(&path, &error))
                    }
                    _ => Ok(()),
                }
            })
            .await
    }

    pub(super) async fn free_space(&self) -> Result<Option<u64>, StoreError> {
        let dir = self.dir.clone();
        self.looks
            .run(move || files::free_space(&dir).map_err(|error| file_error(&dir, &error)))
            .await
    }

    pub(super) async fn close(&self) {
        self.turns.close().await;
        self.looks.close().await;
    }

    fn path(&self, id: BlobId) -> PathBuf {
        self.dir.join(id.to_string())
    }
}

pub(super) fn get_from_second_process(dir: &Path, id: BlobId) -> Result<Option<Bytes>, StoreError> {
    read(&dir.join(id.to_string()), id)
}

fn read(path: &Path, id: BlobId) -> Result<Option<Bytes>, StoreError> {
    let content = match fs::read(path) {
        Ok(content) => content,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => {
            let what = format!("{}: {error}", path.display());
            return Err(StoreError::Unavailable(what));
        }
    };
    if BlobId::of(&content) != id {
        let what = format!("{} is not what was put there", path.display());
        return Err(StoreError::Damaged(what));
    }
    Ok(Some(content.into()))
}

/// Puts a blob from a second process.
pub(super) fn put_from_second_process(dir: &Path, content: &[u8]) -> Result<BlobId, StoreError> {
    let id = BlobId::of(content);
    let path = dir.join(id.to_string());
    // A name that the first process doesn't use.
    let partial = dir.join(format!("{PARTIAL}of-{}", std::process::id()));
    put(&path, &partial, content)
        .and_then(|()| files::sync_dir(dir))
        .map_err(|error| file_error(&path, &error))?;
    Ok(id)
}

/// Keeps an intact file and resets its age; replaces a damaged one.
fn put(path: &Path, partial: &Path, content: &[u8]) -> io::Result<()> {
    match fs::read(path) {
        Ok(there) if there == content => {
            let file = fs::OpenOptions::new().write(true).open(path)?;
            file.set_modified(SystemTime::now())
        }
        _ => files::write_whole(path, partial, content),
    }
}

fn put_at(path: &Path) -> io::Result<SystemTime> {
    fs::metadata(path)?.modified()
}

fn old(dir: &Path, before: SystemTime) -> io::Result<Vec<BlobId>> {
    let mut old = Vec::new();
    for id in all(dir)? {
        match put_at(&dir.join(id.to_string())) {
            Ok(at) if at < before => old.push(id),
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(old)
}

/// Copies every complete blob durably. Skips blobs that are deleted meanwhile.
pub(super) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    files::create_dir(to)?;
    for id in all(from)? {
        let (original, copy) = (from.join(id.to_string()), to.join(id.to_string()));
        match fs::copy(original, &copy) {
            Ok(_) => {
                files::make_private(&copy);
                files::sync_file(&copy)?;
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    files::sync_dir(to)
}

/// Every complete blob in a directory.
pub(super) fn all(dir: &Path) -> io::Result<Vec<BlobId>> {
    let mut all = Vec::new();
    for file in fs::read_dir(dir)? {
        if let Some(Ok(id)) = file?.file_name().to_str().map(str::parse) {
            all.push(id);
        }
    }
    Ok(all)
}
