//! Bytes that begin with a hash of the rest, which shows that they are as they were written.
//!
//! The hash is also over the kind. So nobody takes one kind for another, or reads what another version
//! of the program wrote in another form.

use bytes::{Buf, Bytes, BytesMut};
use sha2::{Digest, Sha256};

const LENGTH: usize = 16;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seal(pub(super) [u8; LENGTH]);

impl Seal {
    fn of(kind: &str, bytes: &[u8]) -> Seal {
        let mut hash = Sha256::new();
        hash.update(kind);
        hash.update(bytes);
        let mut seal = [0; LENGTH];
        seal.copy_from_slice(&hash.finalize()[..LENGTH]);
        Seal(seal)
    }

    pub(super) fn read_from(bytes: &mut Bytes) -> Option<Seal> {
        let mut seal = [0; LENGTH];
        bytes.try_copy_to_slice(&mut seal).ok()?;
        Some(Seal(seal))
    }
}

/// Seals what `put` writes. `None` if it can't write it.
pub(super) fn seal(
    kind: &str,
    put: impl FnOnce(&mut BytesMut) -> Option<()>,
) -> Option<(Seal, Bytes)> {
    let mut bytes = BytesMut::zeroed(LENGTH);
    put(&mut bytes)?;
    let seal = Seal::of(kind, &bytes[LENGTH..]);
    bytes[..LENGTH].copy_from_slice(&seal.0);
    Some((seal, bytes.freeze()))
}

/// What was sealed. `None` if it isn't as it was written, or is of another kind.
pub(super) fn open(kind: &str, mut bytes: Bytes) -> Option<(Seal, Bytes)> {
    let seal = Seal::read_from(&mut bytes)?;
    (seal == Seal::of(kind, &bytes)).then_some((seal, bytes))
}

#[cfg(test)]
pub(super) fn refuses_damage(written: &Bytes, read: impl Fn(Bytes) -> bool) {
    for place in (0..written.len()).step_by(97) {
        let mut damaged = written.to_vec();
        damaged[place] ^= 1;
        assert!(!read(damaged.into()), "byte {place}");
    }
    for length in (0..written.len()).step_by(89) {
        assert!(!read(written.slice(..length)), "{length} bytes");
    }
}
