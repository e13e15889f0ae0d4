//! What this node knows of the logs it works with.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::{Duration, Instant},
};

use parking_lot::Mutex;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use super::{
    Node,
    stored::{Link, Stored},
    unavailable,
};
use crate::{RecordId, StoreError, TableId, Version, tail::LogId};

/// A log that nobody watches is forgotten after this long, and read again when it is needed.
const FORGET: Duration = Duration::from_secs(120);

/// A log as this node last saw it. An append that succeeds proves that nothing was missing.
#[derive(Debug, Default)]
pub(super) struct KnownLog {
    /// Whether it was ever read; what follows means nothing before.
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
    /// No log, after a tombstone with that sequence, or with none.
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

    /// Takes in the next record. One that does not chain is never played on.
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
                || used.last.elapsed() < FORGET
        });
    }
}

impl Node {
    /// Brings what is known of a log up to what the leader has.
    pub(super) async fn refresh(
        &self,
        table: &TableId,
        known: &mut KnownLog,
    ) -> Result<(), StoreError> {
        let deadline = self.deadline();
        loop {
            let error = match self.catch_up(table, known).await {
                Ok(true) => return Ok(()),
                Ok(false) => unavailable("a replica is behind the leader"),
                Err(error) => error,
            };
            deadline.wait(error).await?;
        }
    }

    /// Whether it got there; a replica may be behind, and a log may be removed meanwhile.
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
            *known = KnownLog::default();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Record, nats::stored::Linked};

    fn stored(version: u64, before: Link) -> Stored {
        Stored {
            log: LogId(10),
            sequence: 10 + version,
            record: Some(Linked {
                record: Record {
                    version: Version(version),
                    id: RecordId([version as u8; 16]),
                    payload: "a clue".into(),
                },
                before,
            }),
        }
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
