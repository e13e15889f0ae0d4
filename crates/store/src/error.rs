//! Errors that any call may return.

/// The store failed. Nothing was wrong with the request itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    #[error("the store is closed")]
    Closed,
    /// The data read is not the data written.
    #[error("stored data is damaged: {0}")]
    Damaged(String),
    /// The disk is full or read-only.
    #[error("the disk cannot be written to: {0}")]
    Unwritable(String),
    /// Somebody moved, deleted or replaced the open files. The store reads and writes nothing more.
    #[error("the data is no longer where it was: {0}")]
    Gone(String),
    /// The change may or may not have happened. Repeating it is safe.
    #[error("the store cannot be reached just now: {0}")]
    Unavailable(String),
}

/// More bytes than the contract allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{size} bytes are too many, at most {limit} fit")]
pub struct TooLarge {
    pub size: usize,
    pub limit: usize,
}

impl TooLarge {
    pub(crate) fn check(bytes: &[u8], limit: usize) -> Result<(), Self> {
        match bytes.len() {
            size if size > limit => Err(Self { size, limit }),
            _ => Ok(()),
        }
    }
}

/// Why an entry, a note, a blob or a checkpoint was not stored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PutError {
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    #[error(transparent)]
    Store(#[from] StoreError),
}
