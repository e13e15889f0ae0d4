//! The log of a table: numbered records, appended one at a time.

use std::fmt;

use async_trait::async_trait;
use bytes::Bytes;
use futures_core::stream::BoxStream;

use crate::{PutError, RecordId, StoreError, TableId, TooLarge};

/// The most bytes in one record: half of what a NATS message holds by default.
pub const MAX_RECORD: usize = 512 * 1024;

/// The most records in one page of [`EventLog::read`].
pub const MAX_PAGE_RECORDS: usize = 256;

/// The most payload bytes in one page of [`EventLog::read`].
pub const MAX_PAGE_BYTES: usize = 4 * 1024 * 1024;

/// The most bytes in the state of a [`Checkpoint`].
pub const MAX_CHECKPOINT: usize = 512 * 1024;

/// The number of records in a log, and so the number of its newest record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(pub u64);

impl Version {
    /// A table without records.
    pub const EMPTY: Self = Self(0);

    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One record of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The log's version once this record was appended.
    pub version: Version,
    pub id: RecordId,
    pub payload: Bytes,
}

/// What a log leads to after one of its records, in bytes that only the caller understands. Whoever has
/// it needs to read only the later records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    /// The last record that is in the state.
    pub version: Version,
    /// The id of that record. A log that has another id at this version is another log.
    pub id: RecordId,
    pub state: Bytes,
}

/// What an append that succeeded did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It added the record, so the log has exactly the given payload at this version.
    Now(Version),
    /// The id was there already, at this version, maybe with another payload. An append whose
    /// acknowledgement was lost on the way answers this too.
    Before(Version),
}

impl Appended {
    /// Where the record with this id is in the log.
    pub fn version(self) -> Version {
        match self {
            Appended::Now(version) | Appended::Before(version) => version,
        }
    }
}

/// Why nothing was appended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AppendError {
    /// Somebody else was faster. Read the missed records and decide again.
    #[error("the log is at version {current}")]
    Conflict { current: Version },
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a watch ended. It yields nothing after this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WatchError {
    #[error("the table was removed")]
    Removed,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A table's records in order, without gaps. It ends after its first error, or without one when the
/// store closes. A new watch from the last version seen continues it.
pub type Watch = BoxStream<'static, Result<Record, WatchError>>;

/// Append-only logs, one for each table. They are independent of each other.
#[async_trait]
pub trait EventLog: fmt::Debug + Send + Sync {
    /// Appends one record if the log is at `expected`. The record is durable once this returns.
    ///
    /// If `id` is already in the table's log, this returns [`Appended::Before`] and changes nothing,
    /// whatever `expected` and `payload` are. So when an error leaves open whether the
    /// append happened, or the future was dropped, repeat it with the same id.
    ///
    /// Waits while the store is busy.
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        id: RecordId,
        payload: Bytes,
    ) -> Result<Appended, AppendError>;

    /// The next page of the log after `from`. An empty page is the end.
    ///
    /// Pages rather than a stream, because nothing stays open between two pages: a stalled reader
    /// costs no memory and no snapshot. In a cluster a page may lag behind the newest appends for a
    /// moment, but it never has a gap, and it never lacks what this node has appended or read.
    async fn read(&self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError>;

    /// Yields every record after `from`, present and future, whoever appends it. The watch follows
    /// the log that exists now. If the log has not reached `from`, the watch waits.
    ///
    /// A slow watcher loses nothing and delays nobody.
    async fn watch(&self, table: &TableId, from: Version) -> Result<Watch, StoreError>;

    /// Keeps a checkpoint beside the table's log, instead of the one before. A checkpoint that doesn't
    /// fit the log is dropped without an error: the log may have been removed meanwhile.
    async fn put_checkpoint(&self, table: &TableId, checkpoint: Checkpoint)
    -> Result<(), PutError>;

    /// The checkpoint of the log that exists now. It's only a shortcut: there may be none or an old one
    /// at any time, and it's deleted with its log.
    async fn checkpoint(&self, table: &TableId) -> Result<Option<Checkpoint>, StoreError>;

    /// Every table that has a log.
    async fn tables(&self) -> Result<Vec<TableId>, StoreError>;

    /// A few tables that have a log: one at least if there is any, and `most` at most. Another turn gives
    /// other ones. Shared stores don't list all tables for this.
    async fn some_tables(&self, turn: usize, most: usize) -> Result<Vec<TableId>, StoreError> {
        let tables = self.tables().await?;
        let some = tables.iter().cycle().skip(turn % tables.len().max(1));
        Ok(some.take(most.min(tables.len())).cloned().collect())
    }

    /// Deletes the log of a table that is over. A missing log is not an error.
    ///
    /// Its watchers end with [`WatchError::Removed`], possibly before they have seen the last
    /// records. They never see records of a new log under the same name, which starts from
    /// [`Version::EMPTY`] and knows no id of the old one.
    async fn remove(&self, table: &TableId) -> Result<(), StoreError>;
}
