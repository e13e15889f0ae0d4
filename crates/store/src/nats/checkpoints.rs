//! Checkpoints, each with all that a node must know of the log up to there. So a node that has never seen
//! the log reads only what came after.

use async_nats::jetstream::{message::PublishMessage, stream::DirectGetErrorKind};
use bytes::{Buf, BufMut, Bytes, BytesMut};
use sha2::{Digest, Sha256};

use super::{Deadline, MAX_MESSAGE, Node, known::KnownLog, stored::Stored, unavailable};
use crate::{Checkpoint, RecordId, StoreError, TableId, Version};

/// A checkpoint begins with this many bytes of its own hash, which show that it's as it was written.
const SEAL: usize = 16;

impl Node {
    pub(super) async fn put_checkpoint(
        &self,
        table: &TableId,
        checkpoint: &Checkpoint,
        deadline: Deadline,
    ) -> Result<(), StoreError> {
        let written = {
            let mut known = self.logs.lock(table).await;
            if !known.read {
                self.refresh(table, &mut known, deadline).await?;
            }
            if known.versions.get(&checkpoint.id) != Some(&checkpoint.version) {
                return Ok(());
            }
            write(checkpoint, &known)
        };
        // The ids of a very long log don't fit in a message. Such a log is read from its start.
        let Some(payload) = written.filter(|written| written.len() <= MAX_MESSAGE) else {
            return Ok(());
        };
        let subject = self.streams.checkpoint_subject(table);
        let message = PublishMessage::build().payload(payload);
        self.put_by(deadline, subject, message).await
    }

    pub(super) async fn checkpoint(
        &self,
        table: &TableId,
        deadline: Deadline,
    ) -> Result<Option<Checkpoint>, StoreError> {
        let mut known = self.logs.lock(table).await;
        self.refresh(table, &mut known, deadline).await?;
        let found = self.stored_checkpoint(table).await?;
        Ok(found
            .filter(|(_, then)| then.log == known.log)
            .map(|(checkpoint, _)| checkpoint))
    }

    /// What a checkpoint says about the log that now ends with `last`. Nothing is known if there is no
    /// checkpoint of this log.
    pub(super) async fn known_by_checkpoint(&self, table: &TableId, last: &Stored) -> KnownLog {
        let found = self.stored_checkpoint(table).await;
        let found = found.inspect_err(
            |error| tracing::debug!(%table, %error, "the checkpoint could not be read"),
        );
        match found {
            Ok(Some((_, known))) if known.leads_to(last) => known,
            _ => KnownLog::default(),
        }
    }

    async fn stored_checkpoint(
        &self,
        table: &TableId,
    ) -> Result<Option<(Checkpoint, KnownLog)>, StoreError> {
        let subject = self.streams.checkpoint_subject(table);
        let checkpoints = &self.streams.checkpoints;
        match checkpoints.direct_get_last_for_subject(subject).await {
            Ok(message) => Ok(read(message.payload)),
            Err(error) if error.kind() == DirectGetErrorKind::NotFound => Ok(None),
            Err(error) => Err(unavailable(error)),
        }
    }

    pub(super) async fn drop_checkpoint(&self, table: &TableId) -> Result<(), StoreError> {
        let subject = self.streams.checkpoint_subject(table);
        let purge = self.streams.checkpoints.purge().filter(subject);
        purge.await.map(drop).map_err(unavailable)
    }
}

fn write(checkpoint: &Checkpoint, known: &KnownLog) -> Option<Bytes> {
    let mut bytes = BytesMut::zeroed(SEAL);
    bytes.put_u64(checkpoint.version.0);
    bytes.put_slice(&checkpoint.id.0);
    known.write(&mut bytes)?;
    bytes.put_slice(&checkpoint.state);
    let seal = seal(&bytes[SEAL..]);
    bytes[..SEAL].copy_from_slice(&seal);
    Some(bytes.freeze())
}

/// `None` if it isn't as it was written.
fn read(mut bytes: Bytes) -> Option<(Checkpoint, KnownLog)> {
    let mut sealed = [0; SEAL];
    bytes.try_copy_to_slice(&mut sealed).ok()?;
    if sealed != seal(&bytes) {
        return None;
    }
    let version = Version(bytes.try_get_u64().ok()?);
    let mut id = [0; 16];
    bytes.try_copy_to_slice(&mut id).ok()?;
    let known = KnownLog::read_from(&mut bytes)?;
    let checkpoint = Checkpoint {
        version,
        id: RecordId(id),
        state: bytes,
    };
    Some((checkpoint, known))
}

fn seal(bytes: &[u8]) -> [u8; SEAL] {
    let mut seal = [0; SEAL];
    seal.copy_from_slice(&Sha256::digest(bytes)[..SEAL]);
    seal
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nats::known::log_of;

    #[test]
    fn a_checkpoint_reads_as_it_was_written() {
        let (known, _) = log_of(300);
        let checkpoint = Checkpoint {
            version: Version(256),
            id: RecordId([7; 16]),
            state: "the table".into(),
        };
        let written = write(&checkpoint, &known).unwrap();
        assert_eq!(read(written.clone()), Some((checkpoint, known)));
        for place in (0..written.len()).step_by(97) {
            let mut damaged = written.to_vec();
            damaged[place] ^= 1;
            assert_eq!(read(damaged.into()), None, "byte {place}");
        }
        for length in (0..written.len()).step_by(89) {
            assert_eq!(read(written.slice(..length)), None, "{length} bytes");
        }
    }
}
