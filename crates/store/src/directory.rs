//! The directory: a small entry for each table.

use std::fmt;

use async_trait::async_trait;
use bytes::Bytes;

use crate::{PutError, StoreError, TableId};

/// The most bytes in one entry; small, because [`Directory::list_entries`] returns them all.
pub const MAX_ENTRY: usize = 4 * 1024;

/// Which tables exist, and what is worth knowing about them without reading their logs.
///
/// Other nodes may see an entry a little late, so the log alone is the truth about a table. The two
/// are separate: removing one leaves the other.
#[async_trait]
pub trait Directory: fmt::Debug + Send + Sync {
    /// Replaces the table's entry.
    async fn put_entry(&self, table: &TableId, entry: Bytes) -> Result<(), PutError>;

    async fn get_entry(&self, table: &TableId) -> Result<Option<Bytes>, StoreError>;

    /// A missing entry is not an error.
    async fn delete_entry(&self, table: &TableId) -> Result<(), StoreError>;

    /// Every entry, ordered by table name.
    async fn list_entries(&self) -> Result<Vec<(TableId, Bytes)>, StoreError>;
}
