//! What this node knows of the logs it works with.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::{Duration, Instant},
};

use bytes::{Buf, BufMut, Bytes, BytesMut};
use parking_lot::Mutex;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use super::{
    Deadline, Node,
    stored::{Link, Stored},
    unavailable,
};
use crate::{RecordId, StoreError, TableId, Version, tail::LogId};

/// A log that nobody watches is forgotten after this long, and read again when it is needed.
const FORGET_AFTER: Duration = Duration::from_secs(120);

/// A log as this node last saw it. An append that succeeds proves that nothing was missing.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct KnownLog {
    /// Whether it was ever read to its end. Before that, the other fields say nothing, or only what is
    /// known of a part of it.
    pub(super) read: bool,
    pub(super) log: Option<LogId>,
    pub(super) version: Version,
    /// The stream sequence of the subject's last message, which may be a tombstone.
    pub(super) sequence: u64,
    pub(super) link: Link,
    pub(super) versions: HashMap<RecordId, Version>,
    /// The stream sequence of each record, by version.
    sequences: Vec<u64>,
}

impl KnownLog {
    /// A table without a log. `sequence` is that of its tombstone, or 0 if there is none.
    pub(super) fn empty(sequence: u64) -> KnownLog {
        KnownLog {
            read: true,
            sequence,
            ..KnownLog::default()
        }
    }

    /// Where to read on from, for what comes after a version.
    pub(super) fn sequence_after(&self, version: Version) -> Option<u64> {
        let last = version.0.checked_sub(1).map(usize::try_from);
        match last {
            None => self.log.map(|LogId(first)| first),
            Some(index) => self.sequences.get(index.ok()?).map(|sequence| sequence + 1),
        }
    }

    /// Adds the next record. Refuses one that doesn't chain, so that nobody plays on from it.
    pub(super) fn push(&mut self, stored: &Stored) -> Result<(), StoreError> {
        let Some(linked) = &stored.record else {
            return Err(StoreError::Damaged("a tombstone in a log".into()));
        };
        let record = &linked.record;
        if record.version != self.version.next() || linked.before != self.link {
            return Err(StoreError::Damaged(format!(
                "record {} does not follow record {}",
                record.version, self.version
            )));
        }
        self.link = self.link.then(record);
        self.log = Some(stored.log);
        self.version = record.version;
        self.sequence = stored.sequence;
        self.sequences.push(stored.sequence);
        self.versions.insert(record.id, record.version);
        Ok(())
    }
}

/// For a checkpoint: where the log is, and the id and place of each record.
impl KnownLog {
    /// `None` if there is no log, or if two records are too far apart in the stream for 32 bits.
    pub(super) fn write(&self, bytes: &mut BytesMut) -> Option<()> {
        let mut ids: Vec<(Version, RecordId)> =
            (self.versions.iter().map(|(id, version)| (*version, *id))).collect();
        ids.sort();
        bytes.put_u64(self.log?.0);
        bytes.put_slice(&self.link.0);
        bytes.put_u32(u32::try_from(ids.len()).ok()?);
        let mut before = self.log?.0;
        for ((_, id), sequence) in ids.iter().zip(&self.sequences) {
            bytes.put_slice(&id.0);
            bytes.put_u32(u32::try_from(sequence.checked_sub(before)?).ok()?);
            before = *sequence;
        }
        Some(())
    }

    /// What was written, as if the log ended there. It still has to be brought up to the leader.
    pub(super) fn read_from(bytes: &mut Bytes) -> Option<KnownLog> {
        let log = bytes.try_get_u64().ok()?;
        let mut link = [0; 16];
        bytes.try_copy_to_slice(&mut link).ok()?;
        let number = bytes.try_get_u32().ok()?;
        let mut known = KnownLog {
            log: Some(LogId(log)),
            sequence: log,
            link: Link(link),
            ..KnownLog::default()
        };
        for _ in 0..number {
            let mut id = [0; 16];
            bytes.try_copy_to_slice(&mut id).ok()?;
            let further = u64::from(bytes.try_get_u32().ok()?);
            known.sequence = known.sequence.checked_add(further)?;
            known.sequences.push(known.sequence);
            known.version = known.version.next();
            known.versions.insert(RecordId(id), known.version);
        }
        Some(known)
    }

    /// Whether the log that ends with `last` goes on from here, or ends here.
    pub(super) fn leads_to(&self, last: &Stored) -> bool {
        let Some(linked) = &last.record else {
            return false;
        };
        let ends_here = || self.link == linked.before.then(&linked.record);
        self.log == Some(last.log)
            && (self.sequence < last.sequence || self.sequence == last.sequence && ends_here())
    }
}

/// The logs this node works with, each behind a lock of its own: a node's own appends to a table stand
/// in line here instead of racing each other at the server.
#[derive(Debug, Default)]
pub(super) struct KnownLogs(Mutex<HashMap<TableId, Used>>);

#[derive(Debug)]
struct Used {
    log: Arc<AsyncMutex<KnownLog>>,
    last: Instant,
}

impl KnownLogs {
    pub(super) async fn lock(&self, table: &TableId) -> OwnedMutexGuard<KnownLog> {
        let log = {
            let mut logs = self.0.lock();
            let used = logs.entry(table.clone()).or_insert_with(|| Used {
                log: Arc::default(),
                last: Instant::now(),
            });
            used.last = Instant::now();
            used.log.clone()
        };
        log.lock_owned().await
    }

    /// Forgets what nobody watches, holds or has used of late.
    pub(super) fn forget_unused(&self, watched: &HashSet<TableId>) {
        let mut logs = self.0.lock();
        logs.retain(|table, used| {
            watched.contains(table)
                || Arc::strong_count(&used.log) > 1
                || used.last.elapsed() < FORGET_AFTER
        });
    }
}

impl Node {
    /// Brings what is known of a log up to what the leader has.
    pub(super) async fn refresh(
        &self,
        table: &TableId,
        known: &mut KnownLog,
        deadline: Deadline,
    ) -> Result<(), StoreError> {
        loop {
            let error = match self.catch_up(table, known).await {
                Ok(true) => return Ok(()),
                Ok(false) => unavailable("a replica is behind the leader"),
                Err(error) => error,
            };
            deadline.wait(error).await?;
        }
    }

    /// Tries to do that once. Returns false if a replica is behind, or if the log was removed meanwhile.
    async fn catch_up(&self, table: &TableId, known: &mut KnownLog) -> Result<bool, StoreError> {
        let Some(last) = self.last(table).await? else {
            *known = KnownLog::empty(0);
            return Ok(true);
        };
        if known.read && known.sequence == last.sequence {
            return Ok(true);
        }
        if last.record.is_none() {
            *known = KnownLog::empty(last.sequence);
            return Ok(true);
        }
        if known.log != Some(last.log) {
            *known = self.known_by_checkpoint(table, &last).await;
        }
        let subject = self.streams.log_subject(table);
        let mut from = match known.log {
            Some(_) => known.sequence + 1,
            None => last.log.0,
        };
        while known.sequence < last.sequence {
            let page = self
                .following(&self.streams.log_name(), from, &subject)
                .await?;
            if page.is_empty() {
                return Ok(false);
            }
            for got in page {
                let stored = got.stored()?;
                if stored.record.is_none() || stored.log != last.log {
                    *known = KnownLog::default();
                    return Ok(false);
                }
                from = stored.sequence + 1;
                known.push(&stored)?;
            }
        }
        known.read = true;
        Ok(true)
    }
}

/// A log with so many records, and the last of them.
#[cfg(test)]
pub(super) fn log_of(records: u64) -> (KnownLog, Stored) {
    let mut known = KnownLog::default();
    let mut last = tests::stored(1, Link::default());
    for version in 1..=records {
        last = tests::stored(version, known.link);
        known.push(&last).unwrap();
    }
    (known, last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Record, nats::stored::Linked};

    pub(super) fn stored(version: u64, before: Link) -> Stored {
        Stored {
            log: LogId(10),
            sequence: 10 + version,
            record: Some(Linked {
                record: Record {
                    version: Version(version),
                    id: RecordId(u128::from(version).to_be_bytes()),
                    payload: "a clue".into(),
                },
                before,
            }),
        }
    }

    #[test]
    fn a_log_is_known_again_from_what_was_written() {
        let (mut known, last) = log_of(40);
        let mut bytes = BytesMut::new();
        known.write(&mut bytes).unwrap();
        let mut again = KnownLog::read_from(&mut bytes.freeze()).unwrap();
        assert_eq!(again, known);
        assert!(again.leads_to(&last));
        let next = stored(41, known.link);
        assert!(again.leads_to(&next));
        known.push(&next).unwrap();
        again.push(&next).unwrap();
        assert_eq!(again, known);
        assert!(!again.leads_to(&last), "an older log");
    }

    #[test]
    fn another_log_is_not_taken_for_the_one_that_was_written() {
        let (known, last) = log_of(3);
        let mut later = last.clone();
        later.log = LogId(11);
        assert!(!known.leads_to(&later), "a later log");
        let (known, _) = log_of(2);
        let mut forked = stored(2, known.link);
        forked.record.as_mut().unwrap().record.payload = "another".into();
        assert!(!known.leads_to(&forked), "another history");
        forked.record = None;
        assert!(!known.leads_to(&forked), "a tombstone");
    }

    #[test]
    fn a_log_that_does_not_chain_is_refused() {
        let mut known = KnownLog::default();
        known.push(&stored(1, Link::default())).unwrap();
        let link = known.link;
        assert!(known.push(&stored(3, link)).is_err(), "a hole");
        assert!(
            known.push(&stored(2, Link::default())).is_err(),
            "another history"
        );
        known.push(&stored(2, link)).unwrap();
        assert_eq!(known.sequence_after(Version(0)), Some(10));
        assert_eq!(known.sequence_after(Version(1)), Some(12));
        assert_eq!(known.sequence_after(Version(2)), Some(13));
        assert_eq!(known.sequence_after(Version(3)), None);
    }
}
