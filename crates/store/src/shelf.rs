//! The shelf: blobs that somebody wants to find again, each with a small note.

use std::fmt;

use async_trait::async_trait;
use bytes::Bytes;
use sha2::{Digest, Sha256};

use crate::{BlobId, PutError, StoreError, id::write_hex};

/// The most bytes in one note; small, because [`Shelf::kept_by`] returns all of an owner.
pub const MAX_NOTE: usize = 4 * 1024;

/// Whose shelf it is: the hash of something that only they know, or the house's own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Owner([u8; 32]);

impl Owner {
    /// What is there for everybody.
    pub const HOUSE: Owner = Owner([0; 32]);

    /// Who knows this.
    pub fn of(secret: &str) -> Owner {
        Owner(Sha256::digest(secret).into())
    }

    pub(crate) fn from_bytes(hash: [u8; 32]) -> Owner {
        Owner(hash)
    }

    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Owner({self})")
    }
}

/// A key-value map from owner and blob to a note. It says nothing of the blob itself, which is put
/// before and may be gone.
///
/// What one node keeps another may see a little later.
#[async_trait]
pub trait Shelf: fmt::Debug + Send + Sync {
    /// Keeping a blob again replaces its note.
    async fn keep(&self, owner: &Owner, blob: &BlobId, note: Bytes) -> Result<(), PutError>;

    /// Discarding what is not there is fine.
    async fn discard(&self, owner: &Owner, blob: &BlobId) -> Result<(), StoreError>;

    /// All that an owner keeps, in the order of the names.
    async fn kept_by(&self, owner: &Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError>;

    /// All that anybody keeps.
    async fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError>;
}
