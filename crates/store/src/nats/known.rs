//! What this node knows of the logs it works with.

use std::{
    collections::{HashMap, HashSet},
    num::NonZeroU32,
    sync::Arc,
    time::{Duration, Instant},
};

use bytes::{Buf, BufMut, Bytes, BytesMut};
use parking_lot::Mutex;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use super::{
    Deadline, Node,
    sheets::{self, NewSheet, Place, Sheets},
    stored::{Link, Stored},
    unavailable,
};
use crate::{Checkpoint, RecordId, StoreError, TableId, Version, tail::LogId};

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
    /// The sheets that were not fetched. What is known begins after them.
    older: Sheets,
    /// The sheets that were stored, as far as this node knows.
    stored: Sheets,
    /// The records after `older`.
    versions: HashMap<RecordId, Version>,
    /// The stream sequence of each, by version.
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

    /// A log that is to be read from its first record on, whatever a checkpoint says.
    pub(super) fn unread(log: LogId) -> KnownLog {
        KnownLog {
            log: Some(log),
            sequence: log.0.saturating_sub(1),
            ..KnownLog::default()
        }
    }

    /// Where to read on from, for what comes after a version. `None` if there is no such version, or if it's
    /// older than what is known.
    pub(super) fn sequence_after(&self, version: Version) -> Option<u64> {
        if version == Version::EMPTY {
            return self.log.map(|LogId(first)| first);
        }
        let last = match version.0.checked_sub(self.older.version.0)? {
            0 => self.older.sequence,
            later => *self.sequences.get(usize::try_from(later - 1).ok()?)?,
        };
        Some(last + 1)
    }

    /// The sheets that have yet to be fetched, if there are any.
    pub(super) fn older(&self) -> Option<(LogId, Sheets)> {
        let log = self.log?;
        (self.older.version > Version::EMPTY).then_some((log, self.older))
    }

    /// The version of a record after `older`. `None` doesn't say that the id is new: see
    /// [`Node::all_ids`].
    pub(super) fn newer_version_of(&self, id: &RecordId) -> Option<Version> {
        self.versions.get(id).copied()
    }

    /// Whether the log has the record that a checkpoint of it ends with. NATS may have lost that record
    /// and kept the checkpoint.
    pub(super) fn has(&self, checkpoint: &Checkpoint) -> bool {
        checkpoint.version <= self.older.version
            || self.newer_version_of(&checkpoint.id) == Some(checkpoint.version)
    }

    /// Adds what is on the older sheets.
    pub(super) fn put_before(&mut self, places: Vec<Place>) {
        let later = std::mem::take(&mut self.sequences);
        self.sequences.reserve(places.len() + later.len());
        for ((id, sequence), version) in places.into_iter().zip(1..) {
            self.sequences.push(sequence);
            self.versions.insert(id, Version(version));
        }
        self.sequences.extend(later);
        self.older = Sheets::default();
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

/// For a checkpoint: where the log is, and the ids and places of its records, the older ones on sheets.
impl KnownLog {
    /// The next sheet to store. There is none yet if it would leave less than another sheetful of later
    /// records: whoever goes on from a checkpoint must find its place without the sheets.
    pub(super) fn next_sheet(&self, size: NonZeroU32) -> Option<NewSheet> {
        let end = self.stored.version.0 + u64::from(size.get());
        if self.version.0 < end + u64::from(size.get()) {
            return None;
        }
        let places = self.places(self.stored.version, Version(end));
        NewSheet::of(self.log?, self.stored, &places, size)
    }

    /// Notes that a sheet was stored, unless the log was read anew meanwhile.
    pub(super) fn has_stored(&mut self, sheet: &NewSheet) {
        if self.log == Some(sheet.log) && self.stored == sheet.before {
            self.stored = sheet.with;
        }
    }

    /// The records after one version up to another. They must be known.
    fn places(&self, after: Version, to: Version) -> Vec<Place> {
        let mut ids: Vec<(Version, RecordId)> = (self.versions.iter())
            .filter(|(_, version)| after < **version && **version <= to)
            .map(|(id, version)| (*version, *id))
            .collect();
        ids.sort_unstable();
        let before = after.0.saturating_sub(self.older.version.0);
        let sequences = self.sequences.iter().skip(before as usize);
        let ids = ids.into_iter().map(|(_, id)| id);
        ids.zip(sequences.copied()).collect()
    }

    /// `None` if there is no log, or if two records are too far apart in the stream for 32 bits.
    pub(super) fn write(&self, bytes: &mut BytesMut) -> Option<()> {
        let log = self.log?;
        bytes.put_u64(log.0);
        bytes.put_slice(&self.link.0);
        self.stored.write(bytes);
        let places = self.places(self.stored.version, self.version);
        sheets::write_places(bytes, self.stored.origin(log), &places)
    }

    /// What was written, as if the log ended there. It still has to be brought up to the leader.
    pub(super) fn read_from(bytes: &mut Bytes) -> Option<KnownLog> {
        let log = LogId(bytes.try_get_u64().ok()?);
        let mut link = [0; 16];
        bytes.try_copy_to_slice(&mut link).ok()?;
        let older = Sheets::read_from(bytes)?;
        let mut known = KnownLog {
            log: Some(log),
            version: older.version,
            sequence: older.origin(log),
            link: Link(link),
            older,
            stored: older,
            ..KnownLog::default()
        };
        for (id, sequence) in sheets::read_places(bytes, known.sequence)? {
            known.version = known.version.next();
            known.sequence = sequence;
            known.sequences.push(sequence);
            known.versions.insert(id, known.version);
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

    /// What a node knows that wakes the log from its checkpoint, and what is on the sheets.
    fn woken(known: &mut KnownLog, size: NonZeroU32) -> (KnownLog, Vec<Place>) {
        let mut sheets = Vec::new();
        while let Some(sheet) = known.next_sheet(size) {
            sheets.extend(known.places(sheet.before.version, sheet.with.version));
            known.has_stored(&sheet);
        }
        let mut bytes = BytesMut::new();
        known.write(&mut bytes).unwrap();
        let woken = KnownLog::read_from(&mut bytes.freeze()).unwrap();
        (woken, sheets)
    }

    #[test]
    fn a_log_of_any_length_is_known_again_with_its_sheets() {
        let size = NonZeroU32::new(4).unwrap();
        for records in 1..40 {
            let (mut known, last) = log_of(records);
            let (mut again, sheets) = woken(&mut known, size);
            let older = sheets.len() as u64;
            assert_eq!(older, (records / 4).saturating_sub(1) * 4);
            assert_eq!(again.older().map_or(0, |(_, older)| older.version.0), older);
            assert!(again.leads_to(&last));
            let next = stored(records + 1, known.link);
            for log in [&mut known, &mut again] {
                log.push(&next).unwrap();
            }
            for version in 1..=records + 1 {
                let (there, version) = (version > older, Version(version));
                let id = RecordId(u128::from(version.0).to_be_bytes());
                let found = again.newer_version_of(&id);
                assert_eq!(found, there.then_some(version));
                let place = again.sequence_after(version);
                let there = version.0 >= older;
                assert_eq!(place, known.sequence_after(version).filter(|_| there));
            }
            assert_eq!(again.sequence_after(Version(0)), Some(10));
            again.put_before(sheets);
            assert_eq!(again, known);
        }
    }

    /// A node that woke a log and never fetched its sheets stores the later ones all the same.
    #[test]
    fn sheets_go_on_where_they_ended() {
        let size = NonZeroU32::new(4).unwrap();
        let (mut known, _) = log_of(30);
        let (mut again, mut sheets) = woken(&mut known, size);
        for version in 31..60 {
            let next = stored(version, known.link);
            for log in [&mut known, &mut again] {
                log.push(&next).unwrap();
            }
        }
        let (latest, later) = woken(&mut again, size);
        assert!(again.older().is_some() && later.len() == 28);
        assert_eq!(woken(&mut known, size).0, latest);
        again.put_before(sheets.clone());
        assert_eq!(again, known);
        let mut latest = latest;
        sheets.extend(later);
        latest.put_before(sheets);
        assert_eq!(latest, known);
    }

    #[test]
    fn a_checkpoint_of_lost_records_does_not_fit() {
        let (known, _) = log_of(40);
        let checkpoint = |version: u64| Checkpoint {
            version: Version(version),
            id: RecordId(u128::from(version).to_be_bytes()),
            state: "the table".into(),
        };
        assert!(known.has(&checkpoint(1)));
        assert!(known.has(&checkpoint(40)));
        assert!(!known.has(&checkpoint(41)));
        let other = Checkpoint {
            version: Version(39),
            ..checkpoint(40)
        };
        assert!(!known.has(&other));
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
