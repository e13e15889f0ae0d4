//! The default store: one directory on a disk, with a SQLite database for logs and directory and
//! a file for each blob.

mod backup;
mod beside;
mod blobs;
mod change;
mod files;
mod inspection;
mod place;
mod readers;
mod schema;
mod turns;
mod writer;

use std::{
    fs::{self, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::Arc,
    time::SystemTime,
};

use async_trait::async_trait;
use bytes::Bytes;
use rusqlite::{Connection, ErrorCode, OpenFlags, ffi};

pub use backup::BackupError;
pub use beside::Beside;
pub use files::for_owner_alone;
pub use inspection::Inspection;
pub use writer::Stats;

use crate::{
    AppendError, BlobId, Blobs, Directory, EventLog, MAX_BLOB, MAX_ENTRY, MAX_NOTE, MAX_RECORD,
    Owner, PutError, Record, RecordId, Shelf, Store, StoreError, TableId, TooLarge, Version, Watch,
    tail::{Pages, Tails},
};
use blobs::BlobFiles;
use change::{Append, Appended, DeleteEntry, Discard, Keep, Prove, PutEntry, Remove};
use place::Place;
use readers::Readers;
use writer::Writer;

const DATABASE: &str = "moonhare.sqlite";
const BLOBS: &str = "blobs";
const LOCK: &str = "lock";

/// What SQLite keeps beside the database while it is open.
const WAL: &str = "moonhare.sqlite-wal";
const SHM: &str = "moonhare.sqlite-shm";

/// Where the server keeps its certificates.
const ACME: &str = "acme";

/// A [`Store`] in a directory that one process at a time may use.
///
/// Dropping it waits for the commit in progress; [`Store::close`] waits for all that was accepted.
#[derive(Debug)]
pub struct Sqlite {
    dir: PathBuf,
    writer: Writer,
    readers: Arc<Readers>,
    blobs: BlobFiles,
    tails: Arc<Tails>,
}

/// Why the data could not be opened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    #[error("another program is using the data in {}", .0.display())]
    InUse(PathBuf),
    #[error(
        "{} was written by a newer version of this program (its schema is {found}, this one knows \
         up to {known}); please update",
        path.display()
    )]
    Newer {
        path: PathBuf,
        found: i64,
        known: usize,
    },
    #[error("cannot use {}: {source}", path.display())]
    Io { path: PathBuf, source: io::Error },
    #[error("cannot open {}: {source}", path.display())]
    Store { path: PathBuf, source: StoreError },
}

impl OpenError {
    fn store(path: &Path, source: StoreError) -> Self {
        let path = path.to_owned();
        Self::Store { path, source }
    }
}

impl Sqlite {
    /// Opens the data in `dir`, which is created if need be; what is ours there is for its owner
    /// alone from now on. Blocks while it does.
    pub fn open(dir: impl Into<PathBuf>) -> Result<Self, OpenError> {
        let dir = dir.into();
        let io = |source| OpenError::Io {
            path: dir.clone(),
            source,
        };
        files::create_dir(&dir).map_err(io)?;
        let lock = files::open_or_create(&dir.join(LOCK)).map_err(io)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => OpenError::InUse(dir.clone()),
            TryLockError::Error(error) => io(error),
        })?;
        let path = dir.join(DATABASE);
        // SQLite gives the files beside it the same permissions.
        files::open_or_create(&path).map_err(io)?;
        tighten(&dir).map_err(io)?;
        let db = schema::open(&path)?;
        let place = Arc::new(Place::of(&dir).map_err(io)?);
        let readers = Readers::open(&path, place.clone());
        let readers = readers.map_err(|error| OpenError::store(&path, trouble(error)))?;
        let blobs = BlobFiles::open(dir.join(BLOBS), place.clone()).map_err(io)?;
        files::sync_dir(&dir).map_err(io)?;
        let tails = Tails::new();
        Ok(Self {
            writer: Writer::start(db, lock, place, tails.clone()).map_err(io)?,
            readers: Arc::new(readers),
            blobs,
            tails,
            dir,
        })
    }

    /// Copies everything acknowledged so far to `to`, a new directory that [`Sqlite::open`] takes,
    /// while the store is in use.
    pub async fn backup(&self, to: impl Into<PathBuf>) -> Result<(), BackupError> {
        let (data, to) = (self.dir.clone(), to.into());
        self.readers
            .read(move |db| backup::backup(db, &data, &to))
            .await
    }

    /// The same from another process than the one that uses `data`. Blocks while it does.
    pub fn backup_of(data: &Path, to: &Path) -> Result<(), BackupError> {
        // Without the flag to create, what is not there is an error and not an empty copy.
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(data.join(DATABASE), flags).map_err(trouble)?;
        backup::backup(&db, data, to)
    }

    pub fn stats(&self) -> Stats {
        self.writer.stats()
    }
}

#[async_trait]
impl EventLog for Sqlite {
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        id: RecordId,
        payload: Bytes,
    ) -> Result<Version, AppendError> {
        TooLarge::check(&payload, MAX_RECORD)?;
        let append = Append {
            table: table.clone(),
            expected,
            id,
            payload,
        };
        match self.writer.change(append).await? {
            Appended::Now(_, version) | Appended::Before(version) => Ok(version),
            Appended::Conflict { current } => Err(AppendError::Conflict { current }),
        }
    }

    async fn read(&self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError> {
        Ok(self.readers.page(table, from).await?.records)
    }

    async fn watch(&self, table: &TableId, from: Version) -> Result<Watch, StoreError> {
        self.tails.watch(table, from, self.readers.clone()).await
    }

    async fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.readers.tables().await
    }

    async fn remove(&self, table: &TableId) -> Result<(), StoreError> {
        self.writer.change(Remove(table.clone())).await?;
        Ok(())
    }
}

#[async_trait]
impl Directory for Sqlite {
    async fn put_entry(&self, table: &TableId, entry: Bytes) -> Result<(), PutError> {
        TooLarge::check(&entry, MAX_ENTRY)?;
        self.writer.change(PutEntry(table.clone(), entry)).await?;
        Ok(())
    }

    async fn get_entry(&self, table: &TableId) -> Result<Option<Bytes>, StoreError> {
        self.readers.entry(table).await
    }

    async fn delete_entry(&self, table: &TableId) -> Result<(), StoreError> {
        self.writer.change(DeleteEntry(table.clone())).await
    }

    async fn list_entries(&self) -> Result<Vec<(TableId, Bytes)>, StoreError> {
        self.readers.entries().await
    }
}

#[async_trait]
impl Blobs for Sqlite {
    async fn put_blob(&self, content: Bytes) -> Result<BlobId, PutError> {
        TooLarge::check(&content, MAX_BLOB)?;
        self.blobs.put(content).await
    }

    async fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        self.blobs.get(*id).await
    }

    async fn old_blobs(&self, before: SystemTime) -> Result<Vec<BlobId>, StoreError> {
        self.blobs.old(before).await
    }

    async fn delete_old_blob(&self, id: &BlobId, before: SystemTime) -> Result<(), StoreError> {
        self.blobs.delete_old(*id, before).await
    }
}

#[async_trait]
impl Shelf for Sqlite {
    async fn keep(&self, owner: &Owner, blob: &BlobId, note: Bytes) -> Result<(), PutError> {
        TooLarge::check(&note, MAX_NOTE)?;
        self.writer.change(Keep(*owner, *blob, note)).await?;
        Ok(())
    }

    async fn discard(&self, owner: &Owner, blob: &BlobId) -> Result<(), StoreError> {
        self.writer.change(Discard(*owner, *blob)).await
    }

    async fn kept_by(&self, owner: &Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError> {
        self.readers.kept_by(*owner).await
    }

    async fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError> {
        self.readers.kept_by_all().await
    }
}

#[async_trait]
impl Store for Sqlite {
    /// A change in the database may fit into a file that is there already; a new file needs room.
    async fn ready(&self) -> Result<(), StoreError> {
        self.writer.change(Prove).await?;
        self.blobs.ready().await
    }

    async fn close(&self) {
        self.readers.close().await;
        self.blobs.close().await;
        self.writer.close().await;
    }

    async fn free_space(&self) -> Result<Option<u64>, StoreError> {
        self.blobs.free_space().await
    }
}

/// What an error of the database means to whoever asked.
#[expect(clippy::needless_pass_by_value, reason = "for `map_err`")]
fn trouble(error: rusqlite::Error) -> StoreError {
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType};
    let what = error.to_string();
    let extended = error.sqlite_error().map(|error| error.extended_code);
    match (error.sqlite_error_code(), extended) {
        (Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase), _) => {
            StoreError::Damaged(what)
        }
        (Some(ErrorCode::DiskFull | ErrorCode::ReadOnly), _)
        | (
            _,
            Some(
                ffi::SQLITE_IOERR_WRITE
                | ffi::SQLITE_IOERR_FSYNC
                | ffi::SQLITE_IOERR_TRUNCATE
                | ffi::SQLITE_IOERR_SHMSIZE,
            ),
        ) => StoreError::Unwritable(what),
        _ => match error {
            FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..) => {
                StoreError::Damaged(what)
            }
            _ => StoreError::Unavailable(what),
        },
    }
}

/// What an error of the file system means to whoever asked.
fn file_trouble(path: &Path, error: &io::Error) -> StoreError {
    use io::ErrorKind::{
        FileTooLarge, NotFound, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull,
    };
    let what = format!("{}: {error}", path.display());
    match error.kind() {
        StorageFull | QuotaExceeded | FileTooLarge | ReadOnlyFilesystem | PermissionDenied => {
            StoreError::Unwritable(what)
        }
        // What may be absent was looked for before.
        NotFound => StoreError::Gone(what),
        _ => StoreError::Unavailable(what),
    }
}

/// Makes what is ours readable for its owner alone: all files, and the directory itself unless there
/// is something else in it.
fn tighten(dir: &Path) -> io::Result<()> {
    let mut only_ours = true;
    for file in fs::read_dir(dir)? {
        let file = file?;
        match file.file_name().to_str() {
            Some(DATABASE | WAL | SHM | LOCK | BLOBS | ACME) => for_owner_alone(&file.path()),
            _ => only_ours = false,
        }
    }
    if only_ours {
        files::tighten(dir);
    }
    Ok(())
}
