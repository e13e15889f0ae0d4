//! The directory: a small note on each table.

use std::fmt;

use async_trait::async_trait;
use bytes::Bytes;

use crate::{PutError, StoreError, TableId};

/// The most bytes in one entry; small, because [`Directory::list_entries`] returns them all.
pub const MAX_ENTRY: usize = 4 * 1024;

/// Which tables there are and what is worth knowing without reading their logs.
///
/// What one node puts another may see a little later, so this is never the truth about a table.
/// It lives apart from the logs: removing one leaves the other.
#[async_trait]
pub trait Directory: fmt::Debug + Send + Sync {
    /// The last entry put for a table replaces the one before.
    async fn put_entry(&self, table: &TableId, entry: Bytes) -> Result<(), PutError>;

    async fn get_entry(&self, table: &TableId) -> Result<Option<Bytes>, StoreError>;

    /// Deleting what is not there is fine.
    async fn delete_entry(&self, table: &TableId) -> Result<(), StoreError>;

    /// Every entry, in the order of the names.
    async fn list_entries(&self) -> Result<Vec<(TableId, Bytes)>, StoreError>;
}
