//! The shelf: blobs that somebody wants to find again, each with a small note.

use std::fmt;

use async_trait::async_trait;
use bytes::Bytes;
use sha2::{Digest, Sha256};

use crate::{BlobId, PutError, StoreError, id::write_hex};

/// The most bytes in one note; small, because [`Shelf::kept_by`] returns all notes of an owner.
pub const MAX_NOTE: usize = 4 * 1024;

/// The owner of a shelf: the hash of a secret that only they know, or one of those that everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Owner([u8; 32]);

impl Owner {
    /// The house's shelf, which everybody may use.
    pub const HOUSE: Owner = Owner([0; 32]);

    /// The shelf of recordings that nobody has told yet.
    pub const RECORDINGS: Owner = Owner([1; 32]);

    /// The owner who knows this secret.
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

/// A key-value map from owner and blob to a note. It does not check that the blob exists.
///
/// Other nodes may see a change a little late.
#[async_trait]
pub trait Shelf: fmt::Debug + Send + Sync {
    /// Keeps a blob with a note. Keeping it again replaces the note.
    async fn keep(&self, owner: &Owner, blob: &BlobId, note: Bytes) -> Result<(), PutError>;

    /// A blob that isn't kept is not an error.
    async fn discard(&self, owner: &Owner, blob: &BlobId) -> Result<(), StoreError>;

    /// Everything an owner keeps, ordered by blob.
    async fn kept_by(&self, owner: &Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError>;

    /// Everything anybody keeps.
    async fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError>;
}
