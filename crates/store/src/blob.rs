//! Blobs: pictures and sounds, named by what they contain.

use std::{fmt, str::FromStr, time::SystemTime};

use async_trait::async_trait;
use bytes::Bytes;
use sha2::{Digest, Sha256};

use crate::{PutError, StoreError, id::write_hex};

/// The most bytes in one blob.
pub const MAX_BLOB: usize = 16 * 1024 * 1024;

/// The SHA-256 of a blob, written as 64 lower-case hex digits: one content, one name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlobId([u8; 32]);

impl BlobId {
    pub fn of(content: &[u8]) -> Self {
        Self(Sha256::digest(content).into())
    }

    pub(crate) fn from_bytes(hash: [u8; 32]) -> Self {
        Self(hash)
    }

    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Why a text cannot name a blob.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a blob is named by 64 digits of 0-9 and a-f")]
pub struct BlobIdError;

impl FromStr for BlobId {
    type Err = BlobIdError;

    fn from_str(text: &str) -> Result<Self, BlobIdError> {
        let digit = |c: u8| match c {
            b'0'..=b'9' => Ok(c - b'0'),
            b'a'..=b'f' => Ok(c - b'a' + 10),
            _ => Err(BlobIdError),
        };
        let (pairs, []) = text.as_bytes().as_chunks::<2>() else {
            return Err(BlobIdError);
        };
        let pairs: &[[u8; 2]; 32] = pairs.try_into().map_err(|_| BlobIdError)?;
        let mut id = [0; 32];
        for (byte, [high, low]) in id.iter_mut().zip(pairs) {
            *byte = digit(*high)? << 4 | digit(*low)?;
        }
        Ok(Self(id))
    }
}

impl fmt::Display for BlobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for BlobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BlobId({self})")
    }
}

/// Immutable contents by their hash.
#[async_trait]
pub trait Blobs: fmt::Debug + Send + Sync {
    /// The content is durable once this returns. Putting it again keeps one copy, and makes it new
    /// again.
    async fn put_blob(&self, content: Bytes) -> Result<BlobId, PutError>;

    /// The content, checked against its hash. A mismatch is [`StoreError::Damaged`].
    async fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError>;

    /// Every blob that was last put before `before`.
    async fn old_blobs(&self, before: SystemTime) -> Result<Vec<BlobId>, StoreError>;

    /// Deletes the blob if it was last put before `before`. A missing blob is not an error.
    async fn delete_old_blob(&self, id: &BlobId, before: SystemTime) -> Result<(), StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blob_id_is_the_sha_256_in_lower_case() {
        let name = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(BlobId::of(b"abc").to_string(), name);
        assert_eq!(name.parse(), Ok(BlobId::of(b"abc")));
        for bad in [
            "",
            "ab",
            &name.to_uppercase(),
            &name[1..],
            &format!("{name}00"),
            &"+1".repeat(32),
        ] {
            assert_eq!(bad.parse::<BlobId>(), Err(BlobIdError), "{bad:?}");
        }
    }
}
