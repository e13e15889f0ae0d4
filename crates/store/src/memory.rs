//! A store in memory, for tests.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::SystemTime,
};

use async_trait::async_trait;
use bytes::Bytes;
use parking_lot::Mutex;

use crate::{
    AppendError, Appended, BlobId, Blobs, Checkpoint, Directory, EventLog, MAX_BLOB,
    MAX_CHECKPOINT, MAX_ENTRY, MAX_NOTE, MAX_PAGE_BYTES, MAX_PAGE_RECORDS, MAX_RECORD, Owner,
    PutError, Record, RecordId, Shelf, Store, StoreError, TableId, TooLarge, Version, Watch,
    tail::{LogId, LogPage, News, NewsKind, Pages, Tails},
};

/// A [`Store`] without a disk. It keeps every promise except durability.
#[derive(Debug)]
pub struct Memory {
    shared: Arc<Shared>,
    tails: Arc<Tails>,
}

/// The content, or `None` once closed.
#[derive(Debug)]
struct Shared(Mutex<Option<Content>>);

#[derive(Debug, Default)]
struct Content {
    logs: HashMap<TableId, Log>,
    logs_ever: u64,
    directory: BTreeMap<TableId, Bytes>,
    blobs: HashMap<BlobId, (Bytes, SystemTime)>,
    shelf: BTreeMap<(Owner, BlobId), Bytes>,
}

#[derive(Debug)]
struct Log {
    id: LogId,
    records: Vec<Record>,
    versions: HashMap<RecordId, Version>,
    checkpoint: Option<Checkpoint>,
}

impl Memory {
    pub fn new() -> Self {
        Self {
            shared: Arc::new(Shared(Mutex::new(Some(Content::default())))),
            tails: Tails::new(),
        }
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}

/// Closes the store even while watches exist.
impl Drop for Memory {
    fn drop(&mut self) {
        self.tails.close();
    }
}

impl Shared {
    fn with<T>(&self, act: impl FnOnce(&mut Content) -> T) -> Result<T, StoreError> {
        self.0.lock().as_mut().map(act).ok_or(StoreError::Closed)
    }
}

impl Pages for Arc<Shared> {
    async fn page(&self, table: &TableId, from: Version) -> Result<LogPage, StoreError> {
        self.with(|content| {
            let Some(log) = content.logs.get(table) else {
                return LogPage::default();
            };
            let from = usize::try_from(from.0).unwrap_or(usize::MAX);
            let mut bytes = 0;
            let records = log.records.iter().skip(from).take(MAX_PAGE_RECORDS);
            let records = records.take_while(|record| {
                bytes += record.payload.len();
                bytes <= MAX_PAGE_BYTES
            });
            LogPage {
                log: Some(log.id),
                records: records.cloned().collect(),
            }
        })
    }
}

#[async_trait]
impl EventLog for Memory {
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        id: RecordId,
        payload: Bytes,
    ) -> Result<Appended, AppendError> {
        TooLarge::check(&payload, MAX_RECORD)?;
        self.shared.with(|content| {
            let log = content.logs.get(table);
            if let Some(version) = log.and_then(|log| log.versions.get(&id)) {
                return Ok(Appended::Before(*version));
            }
            let current = log
                .and_then(|log| log.records.last())
                .map_or(Version::EMPTY, |record| record.version);
            if expected != current {
                return Err(AppendError::Conflict { current });
            }
            let log = content.logs.entry(table.clone()).or_insert_with(|| {
                content.logs_ever += 1;
                Log {
                    id: LogId(content.logs_ever),
                    records: Vec::new(),
                    versions: HashMap::new(),
                    checkpoint: None,
                }
            });
            let record = Record {
                version: current.next(),
                id,
                payload,
            };
            log.records.push(record.clone());
            log.versions.insert(id, record.version);
            let version = record.version;
            let news = News {
                log: log.id,
                what: NewsKind::Appended(record),
            };
            self.tails.publish(table, news);
            Ok(Appended::Now(version))
        })?
    }

    async fn read(&self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError> {
        Ok(self.shared.page(table, from).await?.records)
    }

    async fn watch(&self, table: &TableId, from: Version) -> Result<Watch, StoreError> {
        self.tails.watch(table, from, self.shared.clone()).await
    }

    async fn put_checkpoint(
        &self,
        table: &TableId,
        checkpoint: Checkpoint,
    ) -> Result<(), PutError> {
        TooLarge::check(&checkpoint.state, MAX_CHECKPOINT)?;
        self.shared.with(|content| {
            if let Some(log) = content.logs.get_mut(table)
                && log.versions.get(&checkpoint.id) == Some(&checkpoint.version)
            {
                log.checkpoint = Some(checkpoint);
            }
        })?;
        Ok(())
    }

    async fn checkpoint(&self, table: &TableId) -> Result<Option<Checkpoint>, StoreError> {
        self.shared
            .with(|content| content.logs.get(table)?.checkpoint.clone())
    }

    async fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.shared
            .with(|content| content.logs.keys().cloned().collect())
    }

    async fn remove(&self, table: &TableId) -> Result<(), StoreError> {
        self.shared.with(|content| {
            if let Some(log) = content.logs.remove(table) {
                let news = News {
                    log: log.id,
                    what: NewsKind::Removed,
                };
                self.tails.publish(table, news);
            }
        })
    }
}

#[async_trait]
impl Directory for Memory {
    async fn put_entry(&self, table: &TableId, entry: Bytes) -> Result<(), PutError> {
        TooLarge::check(&entry, MAX_ENTRY)?;
        self.shared
            .with(|content| content.directory.insert(table.clone(), entry))?;
        Ok(())
    }

    async fn get_entry(&self, table: &TableId) -> Result<Option<Bytes>, StoreError> {
        self.shared
            .with(|content| content.directory.get(table).cloned())
    }

    async fn delete_entry(&self, table: &TableId) -> Result<(), StoreError> {
        self.shared
            .with(|content| content.directory.remove(table))?;
        Ok(())
    }

    async fn list_entries(&self) -> Result<Vec<(TableId, Bytes)>, StoreError> {
        self.shared
            .with(|content| content.directory.clone().into_iter().collect())
    }
}

#[async_trait]
impl Blobs for Memory {
    async fn put_blob(&self, content: Bytes) -> Result<BlobId, PutError> {
        TooLarge::check(&content, MAX_BLOB)?;
        let id = BlobId::of(&content);
        let put = (content, SystemTime::now());
        self.shared.with(|content| content.blobs.insert(id, put))?;
        Ok(id)
    }

    async fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        self.shared.with(|held| {
            let (content, _) = held.blobs.get(id)?;
            Some(content.clone())
        })
    }

    async fn old_blobs(&self, before: SystemTime) -> Result<Vec<BlobId>, StoreError> {
        self.shared.with(|content| {
            let old = content.blobs.iter().filter(|(_, (_, put))| *put < before);
            old.map(|(id, _)| *id).collect()
        })
    }

    async fn delete_old_blob(&self, id: &BlobId, before: SystemTime) -> Result<(), StoreError> {
        self.shared.with(|content| {
            if content.blobs.get(id).is_some_and(|(_, put)| *put < before) {
                content.blobs.remove(id);
            }
        })
    }
}

#[async_trait]
impl Shelf for Memory {
    async fn keep(&self, owner: &Owner, blob: &BlobId, note: Bytes) -> Result<(), PutError> {
        TooLarge::check(&note, MAX_NOTE)?;
        let key = (*owner, *blob);
        self.shared
            .with(|content| content.shelf.insert(key, note))?;
        Ok(())
    }

    async fn discard(&self, owner: &Owner, blob: &BlobId) -> Result<(), StoreError> {
        let key = (*owner, *blob);
        self.shared.with(|content| content.shelf.remove(&key))?;
        Ok(())
    }

    async fn kept_by(&self, owner: &Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError> {
        self.shared.with(|content| {
            let own = content.shelf.iter().filter(|((by, _), _)| by == owner);
            own.map(|((_, blob), note)| (*blob, note.clone())).collect()
        })
    }

    async fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError> {
        self.shared
            .with(|content| content.shelf.keys().copied().collect())
    }
}

#[async_trait]
impl Store for Memory {
    async fn ready(&self) -> Result<(), StoreError> {
        self.shared.with(|_| ())
    }

    async fn close(&self) {
        self.shared.0.lock().take();
        self.tails.close();
    }
}
