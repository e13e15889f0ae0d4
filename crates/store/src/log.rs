//! The log of a table: numbered records, appended one at a time.

use std::fmt;

use async_trait::async_trait;
use bytes::Bytes;
use futures_core::stream::BoxStream;

use crate::{RecordId, StoreError, TableId, TooLarge};

/// The most bytes in one record; half of what a NATS message holds by default.
pub const MAX_RECORD: usize = 512 * 1024;

/// The most records in one page of [`EventLog::read`].
pub const MAX_PAGE_RECORDS: usize = 256;

/// The most payload bytes in one page of [`EventLog::read`].
pub const MAX_PAGE_BYTES: usize = 4 * 1024 * 1024;

/// How many records a log has; also the number of its newest record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(pub u64);

impl Version {
    /// A table nobody has appended to.
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

/// What one append left in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Of the log with this record as its newest.
    pub version: Version,
    pub id: RecordId,
    pub payload: Bytes,
}

/// Why nothing was appended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AppendError {
    /// Someone else was faster: read what was missed, decide again.
    #[error("the table has moved on to version {current}")]
    Conflict { current: Version },
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a watch broke off; it yields nothing after this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WatchError {
    #[error("the table was removed")]
    Removed,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Records in order without a gap. It ends after its first error, and without one when the store
/// closes; a new watch from the last version seen goes on where it ended.
pub type Watch = BoxStream<'static, Result<Record, WatchError>>;

/// Append-only logs, one for each table, independent of each other.
#[async_trait]
pub trait EventLog: fmt::Debug + Send + Sync {
    /// Appends one record if the log is at `expected`; durable once this answers.
    ///
    /// An `id` that is already in the table's log answers with the version it got then, whatever
    /// is expected now and whatever the payload is, and changes nothing. So after an error that
    /// leaves it open whether the append happened, and after dropping this future, repeat it with
    /// the same id.
    ///
    /// When the store is busy, this waits.
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        id: RecordId,
        payload: Bytes,
    ) -> Result<Version, AppendError>;

    /// The next page of the log after `from`; an empty page is the end.
    ///
    /// Pages rather than a stream, because nothing is held open between two of them: a reader
    /// that stalls costs no memory and no snapshot. In a cluster a page may trail the newest
    /// appends for a moment; it never has a hole.
    async fn read(&self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError>;

    /// Yields every record after `from`: those already there and those still to come, whoever
    /// appends them, from the log that is there now. A `from` it has not reached is waited for.
    ///
    /// A watcher that is slow loses nothing and holds nobody up.
    async fn watch(&self, table: &TableId, from: Version) -> Result<Watch, StoreError>;

    /// Every table that has a log.
    async fn tables(&self) -> Result<Vec<TableId>, StoreError>;

    /// Forgets the log, for a table that is over and old; a table without a log is fine too.
    ///
    /// Its watchers end with [`WatchError::Removed`], possibly before they have seen the last
    /// records, and never see records of a new log under the same name, which starts from
    /// [`Version::EMPTY`]. Whether ids of the old log are still recognised is left open.
    async fn remove(&self, table: &TableId) -> Result<(), StoreError>;
}
