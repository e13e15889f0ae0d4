//! What can go wrong whatever is being done.

/// The store could not do it; nothing about the request itself was wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    #[error("the store is closed")]
    Closed,
    /// What was read is not what was written.
    #[error("stored data is damaged: {0}")]
    Damaged(String),
    /// The disk is full, or may only be read.
    #[error("the disk cannot be written to: {0}")]
    Unwritable(String),
    /// What is open was moved, deleted or replaced by somebody else; nothing is read or written any
    /// more.
    #[error("the data is no longer where it was: {0}")]
    Gone(String),
    /// A change may or may not have happened; repeating it is safe.
    #[error("the store cannot be reached just now: {0}")]
    Unavailable(String),
}

/// More bytes than the contract lets through.
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

/// Why a directory entry or a blob was not stored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PutError {
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    #[error(transparent)]
    Store(#[from] StoreError),
}
