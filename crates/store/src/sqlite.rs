//! The default store: one folder on disk, with a SQLite database for logs, checkpoints, the directory of
//! tables and the shelf, and with one file per blob.

mod backup;
mod blobs;
mod change;
mod files;
mod inspection;
mod path_guard;
mod readers;
mod schema;
mod second_process;
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

pub use backup::{BackupError, PartialBackup};
pub use files::{for_owner_alone, free_space};
pub use inspection::Inspection;
pub use second_process::SecondProcess;
pub use writer::Stats;

use crate::{
    AppendError, Appended, BlobId, Blobs, Checkpoint, Directory, EventLog, MAX_BLOB,
    MAX_CHECKPOINT, MAX_ENTRY, MAX_NOTE, MAX_RECORD, Owner, PutError, Record, RecordId, Shelf,
    Store, StoreError, TableId, TooLarge, Version, Watch,
    tail::{Pages, Tails},
};
use blobs::BlobFiles;
use change::{
    Append, AppendAnswer, DeleteEntry, Discard, Keep, Probe, PutCheckpoint, PutEntry, Remove,
};
use path_guard::PathGuard;
use readers::Readers;
use writer::Writer;

const DATABASE: &str = "moonhare.sqlite";
const BLOBS: &str = "blobs";
const LOCK: &str = "lock";

/// Files that SQLite adds while the database is open.
const WAL: &str = "moonhare.sqlite-wal";
const SHM: &str = "moonhare.sqlite-shm";

/// Where the server keeps its certificates.
const ACME: &str = "acme";

/// A [`Store`] in a directory. One process at a time may use it.
///
/// Dropping it waits for the commit in progress; [`Store::close`] waits for everything accepted.
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
    /// Opens the data in `dir`, creating it if needed, and makes its files private to their owner.
    /// Blocks.
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
        // SQLite copies these permissions to the files that it adds.
        files::open_or_create(&path).map_err(io)?;
        make_private(&dir).map_err(io)?;
        let db = schema::open(&path)?;
        let path_guard = Arc::new(PathGuard::of(&dir).map_err(io)?);
        let readers = Readers::open(&path, path_guard.clone());
        let readers = readers.map_err(|error| OpenError::store(&path, store_error(error)))?;
        let blobs = BlobFiles::open(dir.join(BLOBS), path_guard.clone()).map_err(io)?;
        files::sync_dir(&dir).map_err(io)?;
        let tails = Tails::new();
        Ok(Self {
            writer: Writer::start(db, lock, path_guard, tails.clone()).map_err(io)?,
            readers: Arc::new(readers),
            blobs,
            tails,
            dir,
        })
    }

    /// Whether a directory holds data, so that opening it creates nothing.
    pub fn is_in(dir: &Path) -> bool {
        dir.join(DATABASE).is_file()
    }

    /// Copies everything acknowledged so far to the new directory `to`, while the store is in use.
    /// [`Sqlite::open`] can open the copy.
    pub async fn backup(&self, to: impl Into<PathBuf>) -> Result<(), BackupError> {
        let (data, to) = (self.dir.clone(), to.into());
        self.readers
            .read(move |db| backup::backup(db, &data, &to))
            .await
    }

    /// Backs up the data of another process. Blocks.
    pub fn backup_of(data: &Path, to: &Path) -> Result<(), BackupError> {
        // Without SQLITE_OPEN_CREATE, a missing database is an error rather than an empty copy.
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(data.join(DATABASE), flags).map_err(store_error)?;
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
    ) -> Result<Appended, AppendError> {
        TooLarge::check(&payload, MAX_RECORD)?;
        let append = Append {
            table: table.clone(),
            expected,
            id,
            payload,
        };
        match self.writer.change(append).await? {
            AppendAnswer::Now(_, version) => Ok(Appended::Now(version)),
            AppendAnswer::Before(version) => Ok(Appended::Before(version)),
            AppendAnswer::Conflict { current } => Err(AppendError::Conflict { current }),
        }
    }

    async fn read(&self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError> {
        Ok(self.readers.page(table, from).await?.records)
    }

    async fn watch(&self, table: &TableId, from: Version) -> Result<Watch, StoreError> {
        self.tails.watch(table, from, self.readers.clone()).await
    }

    async fn put_checkpoint(
        &self,
        table: &TableId,
        checkpoint: Checkpoint,
    ) -> Result<(), PutError> {
        TooLarge::check(&checkpoint.state, MAX_CHECKPOINT)?;
        let put = PutCheckpoint(table.clone(), checkpoint);
        Ok(self.writer.change(put).await?)
    }

    async fn checkpoint(&self, table: &TableId) -> Result<Option<Checkpoint>, StoreError> {
        self.readers.checkpoint(table).await
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
    /// The database may have room in its file on a full disk; a new file has none. So both are
    /// tried.
    async fn ready(&self) -> Result<(), StoreError> {
        self.writer.change(Probe).await?;
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

/// Maps a database error to a [`StoreError`].
#[expect(clippy::needless_pass_by_value, reason = "for `map_err`")]
fn store_error(error: rusqlite::Error) -> StoreError {
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

/// Maps a file system error to a [`StoreError`].
fn file_error(path: &Path, error: &io::Error) -> StoreError {
    use io::ErrorKind::{
        FileTooLarge, NotFound, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull,
    };
    let what = format!("{}: {error}", path.display());
    match error.kind() {
        StorageFull | QuotaExceeded | FileTooLarge | ReadOnlyFilesystem | PermissionDenied => {
            StoreError::Unwritable(what)
        }
        // Callers handle files that may be missing before they get here.
        NotFound => StoreError::Gone(what),
        _ => StoreError::Unavailable(what),
    }
}

/// Makes the store's files private to their owner, and the directory too unless it holds other
/// files.
fn make_private(dir: &Path) -> io::Result<()> {
    let mut only_ours = true;
    for file in fs::read_dir(dir)? {
        let file = file?;
        match file.file_name().to_str() {
            Some(DATABASE | WAL | SHM | LOCK | BLOBS | ACME) => for_owner_alone(&file.path()),
            _ => only_ours = false,
        }
    }
    if only_ours {
        files::make_private(dir);
    }
    Ok(())
}
