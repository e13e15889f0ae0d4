//! Checkpoints, each with what a node must know of the log up to there. So a node that has never seen the
//! log reads only what came after.

use std::num::NonZeroU32;

use async_nats::jetstream::{message::PublishMessage, stream::DirectGetErrorKind};
use bytes::{Buf, BufMut, Bytes};
use futures_util::{StreamExt, TryStreamExt, stream};

use super::{
    Deadline, MAX_MESSAGE, Node, known::KnownLog, sealed, sheets::NewSheet, stored::Stored,
    unavailable,
};
use crate::{Checkpoint, RecordId, StoreError, TableId, Version};

const KIND: &str = "Moonhare: a checkpoint, 2\n";

/// How many sheets are deleted at once.
const AT_ONCE: usize = 16;

/// What to store next for a checkpoint.
enum Next {
    Sheet(NewSheet),
    Checkpoint(Bytes),
}

impl Node {
    pub(super) async fn put_checkpoint(
        &self,
        table: &TableId,
        checkpoint: &Checkpoint,
        deadline: Deadline,
    ) -> Result<(), StoreError> {
        let mut sheet = None;
        loop {
            let next = self.next_for(table, checkpoint, sheet.take(), deadline);
            let (subject, payload) = match next.await? {
                None => return Ok(()),
                Some(Next::Sheet(next)) => {
                    let number = next.before.number(self.ids_on_sheet);
                    let bytes = next.bytes.clone();
                    sheet = Some(next);
                    (self.streams.sheet_subject(table, number), bytes)
                }
                Some(Next::Checkpoint(bytes)) => (self.streams.checkpoint_subject(table), bytes),
            };
            let message = PublishMessage::build().payload(payload);
            self.put_by(deadline, subject, message).await?;
            if sheet.is_none() {
                return Ok(());
            }
        }
    }

    /// The sheets first: a checkpoint counts only on those that are stored. Nobody holds the log's lock
    /// while something is stored, so that appends never wait for that. `None` if the checkpoint doesn't
    /// fit the log.
    async fn next_for(
        &self,
        table: &TableId,
        checkpoint: &Checkpoint,
        stored: Option<NewSheet>,
        deadline: Deadline,
    ) -> Result<Option<Next>, StoreError> {
        let mut known = self.logs.lock(table).await;
        if !known.read {
            self.refresh(table, &mut known, deadline).await?;
        }
        if let Some(stored) = stored {
            known.has_stored(&stored);
        }
        let mut version = known.newer_version_of(&checkpoint.id);
        if version.is_none() {
            let all = self.all_ids(table, &mut known, deadline).await?;
            version = all.version_of(&checkpoint.id);
        }
        if version != Some(checkpoint.version) {
            return Ok(None);
        }
        if let Some(sheet) = known.next_sheet(self.ids_on_sheet) {
            return Ok(Some(Next::Sheet(sheet)));
        }
        let written = write(checkpoint, &known, self.ids_on_sheet);
        // Records that are too far apart in the stream are on no sheet, and then many may be left.
        let written = written.filter(|written| written.len() <= MAX_MESSAGE);
        Ok(written.map(Next::Checkpoint))
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
            .filter(|(checkpoint, then)| then.log == known.log && known.has(checkpoint))
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
            Ok(message) => Ok(read(message.payload, self.ids_on_sheet)),
            Err(error) if error.kind() == DirectGetErrorKind::NotFound => Ok(None),
            Err(error) => Err(unavailable(error)),
        }
    }

    /// The sheets go first: without the checkpoint nobody would know how many there are. One that it
    /// doesn't count on is left to its age.
    pub(super) async fn drop_checkpoint(&self, table: &TableId) -> Result<(), StoreError> {
        let found = self.stored_checkpoint(table).await?;
        let older = found.and_then(|(_, known)| known.older());
        let sheets = older.map_or(0, |(_, older)| older.number(self.ids_on_sheet));
        let sheets = (0..sheets).map(|number| self.streams.sheet_subject(table, number));
        let purge = async |subject| {
            let purge = self.streams.checkpoints.purge().filter(subject);
            purge.await.map(drop).map_err(unavailable)
        };
        let purges = stream::iter(sheets.map(purge));
        let purges = purges.buffer_unordered(AT_ONCE);
        purges.try_collect::<()>().await?;
        purge(self.streams.checkpoint_subject(table)).await
    }
}

fn write(checkpoint: &Checkpoint, known: &KnownLog, size: NonZeroU32) -> Option<Bytes> {
    let (_, bytes) = sealed::seal(KIND, |bytes| {
        bytes.put_u32(size.get());
        bytes.put_u64(checkpoint.version.0);
        bytes.put_slice(&checkpoint.id.0);
        known.write(bytes)?;
        bytes.put_slice(&checkpoint.state);
        Some(())
    })?;
    Some(bytes)
}

/// `None` if it isn't as it was written, or counts on sheets of another size.
fn read(bytes: Bytes, size: NonZeroU32) -> Option<(Checkpoint, KnownLog)> {
    let (_, mut bytes) = sealed::open(KIND, bytes)?;
    if bytes.try_get_u32().ok()? != size.get() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        MAX_CHECKPOINT,
        nats::{known::log_of, sheets::SHEET},
    };

    fn checkpoint(state: impl Into<Bytes>) -> Checkpoint {
        Checkpoint {
            version: Version(256),
            id: RecordId([7; 16]),
            state: state.into(),
        }
    }

    #[test]
    fn a_checkpoint_reads_as_it_was_written() {
        let (known, _) = log_of(300);
        let checkpoint = checkpoint("the table");
        let written = write(&checkpoint, &known, SHEET).unwrap();
        assert_eq!(read(written.clone(), SHEET), Some((checkpoint, known)),);
        assert_eq!(read(written.clone(), NonZeroU32::MIN), None);
        sealed::refuses_damage(&written, |bytes| read(bytes, SHEET).is_some());
    }

    #[test]
    fn a_checkpoint_of_the_longest_log_fits_in_a_message() {
        let (mut known, _) = log_of(100_000);
        while let Some(sheet) = known.next_sheet(SHEET) {
            assert!(sheet.bytes.len() < 16 * 1024);
            known.has_stored(&sheet);
        }
        let checkpoint = checkpoint(vec![7; MAX_CHECKPOINT]);
        let written = write(&checkpoint, &known, SHEET).unwrap();
        let more = written.len() - MAX_CHECKPOINT;
        assert!(more < 24 * 1024, "{more} bytes more than the state");
        assert!(written.len() <= MAX_MESSAGE);
    }
}
