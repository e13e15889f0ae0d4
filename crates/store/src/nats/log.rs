//! The logs.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use async_nats::jetstream::context::PublishError;
use async_trait::async_trait;
use bytes::Bytes;
use futures_util::StreamExt;

use super::{
    Deadline, Nats, Node, failed, known::KnownLog, lost_race, sheets::AllIds, stored,
    stored::Linked, stored::Stored, unavailable,
};
use crate::{
    AppendError, Appended, Checkpoint, EventLog, MAX_CHECKPOINT, MAX_PAGE_BYTES, MAX_RECORD,
    PutError, Record, RecordId, StoreError, TableId, TooLarge, Version, Watch,
    tail::{LogId, LogPage, Pages},
};

/// How long a tombstone stays: longer than any node goes without looking at a table it watches.
const TOMBSTONE: Duration = Duration::from_secs(3600);

/// How long an append waits for a leader that shows less than the caller has heard. News come from the
/// leader before, and a new one may take a moment to know all that was stored.
const BEHIND: Duration = Duration::from_secs(1);

#[async_trait]
impl EventLog for Nats {
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        id: RecordId,
        payload: Bytes,
    ) -> Result<Appended, AppendError> {
        TooLarge::check(&payload, MAX_RECORD)?;
        let node = &self.node;
        node.patiently(|deadline| node.append(table, expected, id, payload, deadline))
            .await
    }

    async fn read(&self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError> {
        Ok(self.node.read_page(table, from).await?.records)
    }

    async fn watch(&self, table: &TableId, from: Version) -> Result<Watch, StoreError> {
        self.node.check_open()?;
        self.tails.watch(table, from, self.node.clone()).await
    }

    async fn put_checkpoint(
        &self,
        table: &TableId,
        checkpoint: Checkpoint,
    ) -> Result<(), PutError> {
        TooLarge::check(&checkpoint.state, MAX_CHECKPOINT)?;
        let node = &self.node;
        let put = node.patiently(|deadline| node.put_checkpoint(table, &checkpoint, deadline));
        Ok(put.await?)
    }

    async fn checkpoint(&self, table: &TableId) -> Result<Option<Checkpoint>, StoreError> {
        let node = &self.node;
        node.patiently(|deadline| node.checkpoint(table, deadline))
            .await
    }

    async fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.node.tables().await
    }

    async fn some_tables(&self, turn: usize, most: usize) -> Result<Vec<TableId>, StoreError> {
        self.node.some_tables(turn, most).await
    }

    async fn remove(&self, table: &TableId) -> Result<(), StoreError> {
        let node = &self.node;
        node.patiently(|deadline| node.remove(table, deadline))
            .await
    }
}

impl Node {
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        id: RecordId,
        payload: Bytes,
        deadline: Deadline,
    ) -> Result<Appended, AppendError> {
        self.check_open()?;
        let mut known = self.logs.lock(table).await;
        let record = Record {
            version: expected.next(),
            id,
            payload,
        };
        // What is known may be old, so the leader is asked before anything is called a repeat or a
        // conflict.
        let mut fresh = false;
        let behind = Deadline(Instant::now() + BEHIND);
        loop {
            if !known.read {
                self.refresh(table, &mut known, deadline).await?;
                fresh = true;
            }
            let all = self.all_ids(table, &mut known, deadline).await?;
            let before = all.version_of(&id);
            if before.is_some() || expected != all.version {
                if !fresh {
                    self.refresh(table, &mut known, deadline).await?;
                    fresh = true;
                    continue;
                }
                if before.is_none()
                    && known.log.is_some()
                    && expected > known.version
                    && behind
                        .wait(unavailable("the leader is behind"))
                        .await
                        .is_ok()
                {
                    fresh = false;
                    continue;
                }
                let current = known.version;
                let conflict = AppendError::Conflict { current };
                return before.map(Appended::Before).ok_or(conflict);
            }
            let error = match self.publish_record(table, &all, &record).await {
                Ok(stored) => {
                    known.push(&stored)?;
                    return Ok(Appended::Now(record.version));
                }
                Err(error) => error,
            };
            // Lost, stored without an answer, or not stored yet: the log says which, or the same record
            // is sent again. Only a lost race needs no pause.
            let before = known.sequence;
            let raced = lost_race(&error);
            if !raced {
                deadline.wait(failed(error)).await?;
            }
            self.refresh(table, &mut known, deadline).await?;
            fresh = true;
            if raced && known.sequence == before {
                deadline
                    .wait(unavailable("a lost race without a winner"))
                    .await?;
            }
        }
    }

    async fn publish_record(
        &self,
        table: &TableId,
        known: &AllIds<'_>,
        record: &Record,
    ) -> Result<Stored, PublishError> {
        let message = stored::message(record, known.link, known.log)
            .expected_last_subject_sequence(known.sequence);
        let subject = self.streams.log_subject(table);
        let sequence = self.publish(&subject, message).await?;
        Ok(Stored {
            log: known.log.unwrap_or(LogId(sequence)),
            sequence,
            record: Some(Linked {
                record: record.clone(),
                before: known.link,
            }),
        })
    }

    async fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.check_open()?;
        let all = self.streams.log_subjects();
        let mut counts = (self.streams.log.info_with_subjects(all).await).map_err(unavailable)?;
        let mut there = Vec::new();
        // A single message may be a tombstone.
        let mut single = Vec::new();
        while let Some(count) = counts.next().await {
            match count.map_err(unavailable)? {
                (subject, 1) => single.push(subject),
                (subject, _) => there.push(subject),
            }
        }
        for got in self.last_of(&self.streams.log_name(), &single).await? {
            let subject = got.subject.clone();
            if got.stored()?.record.is_some() {
                there.push(subject);
            }
        }
        Ok(there
            .iter()
            .filter_map(|subject| self.streams.table(subject))
            .collect())
    }

    /// Looks at a few records from some place in the stream on.
    async fn some_tables(&self, turn: usize, most: usize) -> Result<Vec<TableId>, StoreError> {
        self.check_open()?;
        let info = self.streams.log.get_info().await.map_err(unavailable)?;
        let mut tables = Vec::new();
        if info.state.messages == 0 {
            return Ok(tables);
        }
        let (first, end) = (info.state.first_sequence, info.state.last_sequence + 1);
        // An odd number far from any pattern, so that turns lead all over the stream.
        let far = (turn as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = first + far % (end - first);
        for (mut from, until) in [(place, end), (first, place)] {
            while from < until && tables.is_empty() {
                let page = self.few_following(&self.streams.log_name(), from).await?;
                let Some(last) = page.last() else { break };
                from = last.sequence + 1;
                for got in page {
                    let table = self.streams.table(&got.subject);
                    let removed = got.stored().is_ok_and(|stored| stored.record.is_none());
                    tables.extend(table.filter(|table| !removed && !tables.contains(table)));
                }
            }
        }
        tables.truncate(most);
        Ok(tables)
    }

    /// A tombstone tells the watchers; then everything before it goes. A purge that comes late stops at
    /// its tombstone, so it can't touch a new log.
    async fn remove(&self, table: &TableId, deadline: Deadline) -> Result<(), StoreError> {
        let mut known = self.logs.lock(table).await;
        let subject = self.streams.log_subject(table);
        loop {
            let error = match self.bury(table, &subject).await {
                Ok(sequence) => {
                    *known = KnownLog::empty(sequence);
                    return Ok(());
                }
                Err(error) => error,
            };
            deadline.wait(error).await?;
        }
    }

    /// Puts a tombstone at the end of the subject, unless there is one, and deletes what is before it.
    /// Returns the sequence of the tombstone; 0 if the subject has no message.
    async fn bury(&self, table: &TableId, subject: &str) -> Result<u64, StoreError> {
        let Some(last) = self.last(table).await? else {
            return Ok(0);
        };
        let sequence = match last.record {
            None => last.sequence,
            Some(_) => {
                let message = stored::tombstone(last.log)
                    .expected_last_subject_sequence(last.sequence)
                    .ttl(TOMBSTONE);
                self.publish(subject, message).await.map_err(failed)?
            }
        };
        let purge = self.streams.log.purge().filter(subject).sequence(sequence);
        purge.await.map_err(unavailable)?;
        self.drop_checkpoint(table).await?;
        Ok(sequence)
    }
}

impl Pages for Arc<Node> {
    /// Reads in a task of its own. A watcher may be left alone in the middle of a read, and if it held
    /// the log's lock then, its own room would wait for that lock for ever.
    async fn page(&self, table: &TableId, from: Version) -> Result<LogPage, StoreError> {
        let (node, table) = (self.clone(), table.clone());
        let reading = tokio::spawn(async move { node.read_page(&table, from).await });
        reading.await.map_err(unavailable)?
    }
}

impl Node {
    async fn read_page(&self, table: &TableId, from: Version) -> Result<LogPage, StoreError> {
        self.patiently(|deadline| async move {
            loop {
                let error = match self.try_page(table, from, deadline).await {
                    Ok(Some(page)) => return Ok(page),
                    Ok(None) => unavailable("a replica is behind the leader"),
                    Err(error) => error,
                };
                deadline.wait(error).await?;
            }
        })
        .await
    }

    /// None if the replica that answered doesn't have it yet.
    async fn try_page(
        &self,
        table: &TableId,
        from: Version,
        deadline: Deadline,
    ) -> Result<Option<LogPage>, StoreError> {
        let (log, sequence) = {
            let mut known = self.logs.lock(table).await;
            self.refresh(table, &mut known, deadline).await?;
            if known.sequence_after(from).is_none() {
                self.all_ids(table, &mut known, deadline).await?;
            }
            let Some(log) = known.log else {
                return Ok(Some(LogPage::default()));
            };
            if from >= known.version {
                let records = Vec::new();
                return Ok(Some(LogPage {
                    log: Some(log),
                    records,
                }));
            }
            (log, known.sequence_after(from).unwrap_or(log.0))
        };
        let subject = self.streams.log_subject(table);
        let got = self
            .following(&self.streams.log_name(), sequence, &subject)
            .await?;
        let (mut records, mut bytes) = (Vec::new(), 0);
        let mut at = from;
        for got in got {
            let stored = got.stored()?;
            let linked = match stored.record {
                Some(linked) if stored.log == log => linked,
                // Removed meanwhile: the next look says what is there instead.
                _ => break,
            };
            if linked.record.version != at.next() {
                return Err(StoreError::Damaged(format!(
                    "{table}: record {} does not follow record {at}",
                    linked.record.version
                )));
            }
            bytes += linked.record.payload.len();
            if bytes > MAX_PAGE_BYTES {
                break;
            }
            at = linked.record.version;
            records.push(linked.record);
        }
        Ok((!records.is_empty()).then_some(LogPage {
            log: Some(log),
            records,
        }))
    }
}
