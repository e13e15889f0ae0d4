//! Everything Moonhare stores: a log for each table with a checkpoint beside it, a directory of tables,
//! blobs, and a shelf of blobs that somebody keeps.
//!
//! Nothing here knows the game: a table is an id, a record is bytes. All implementations behave
//! alike; the suite behind the `conformance` feature proves it.
//!
//! ```
//! use bytes::Bytes;
//! use futures_util::StreamExt;
//! use moonhare_store::{Appended, EventLog, Memory, RecordId, TableId, Version};
//!
//! # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
//! let store = Memory::new();
//! let table: TableId = "blue-hare".parse()?;
//! let mut watch = store.watch(&table, Version::EMPTY).await?;
//!
//! let payload = Bytes::from("a clue was given");
//! let appended = store.append(&table, Version::EMPTY, RecordId([7; 16]), payload.clone()).await?;
//!
//! assert_eq!(appended, Appended::Now(Version(1)));
//! assert_eq!(watch.next().await.transpose()?.map(|record| record.payload), Some(payload));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod blob;
#[cfg(feature = "conformance")]
pub mod conformance;
mod copy;
mod directory;
mod error;
mod id;
mod log;
mod memory;
mod nats;
mod neighbours;
mod shelf;
mod sqlite;
mod tail;

use async_trait::async_trait;

pub use blob::{BlobId, BlobIdError, Blobs, MAX_BLOB};
pub use copy::{CopyError, CopyProgress, copy};
pub use directory::{Directory, MAX_ENTRY};
pub use error::{PutError, StoreError, TooLarge};
pub use id::{RecordId, TableId, TableIdError};
pub use log::{
    AppendError, Appended, Checkpoint, EventLog, MAX_CHECKPOINT, MAX_PAGE_BYTES, MAX_PAGE_RECORDS,
    MAX_RECORD, Record, Version, Watch, WatchError,
};
pub use memory::Memory;
pub use nats::{Nats, NatsError, NatsOptions};
pub use neighbours::{Hearing, Neighbours};
pub use shelf::{MAX_NOTE, Owner, Shelf};
pub use sqlite::{
    BackupError, Inspection, OpenError, PartialBackup, SecondProcess, Sqlite, Stats,
    for_owner_alone, free_space,
};

/// Everything a node stores.
///
/// The traits use `async_trait`, as `object_store` does: a `dyn` trait has to box its futures
/// anyway, and the signatures stay readable.
#[async_trait]
pub trait Store: EventLog + Directory + Blobs + Shelf {
    /// Makes a meaningless durable write, to find out whether the store can write now.
    async fn ready(&self) -> Result<(), StoreError>;

    /// Waits until everything accepted is durable, then ends every watch. Every later call returns
    /// [`StoreError::Closed`]. Closing twice is fine, and dropping a store closes it too.
    async fn close(&self);

    /// The other nodes that share this store; none if it is this node's alone.
    fn neighbours(&self) -> Option<&dyn Neighbours> {
        None
    }

    /// Free bytes where blobs are stored, or `None` if unknown.
    async fn free_space(&self) -> Result<Option<u64>, StoreError> {
        Ok(None)
    }
}
