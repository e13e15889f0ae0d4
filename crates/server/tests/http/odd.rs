//! A store that can misbehave on demand.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
    time::{Duration, SystemTime},
};

use async_trait::async_trait;
use bytes::Bytes;
use moonhare_store::{
    AppendError, Appended, BlobId, Blobs, Checkpoint, Directory, EventLog, Memory, Neighbours,
    Owner, PutError, Record, RecordId, Shelf, Store, StoreError, TableId, Version, Watch,
};

/// How a store behaves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mood {
    Well,
    /// It waits before it appends, so that two nodes append at once.
    Slow,
    /// It never answers an append.
    Stuck,
    /// It panics on append.
    Breaks,
    /// Somebody deleted all logs by hand.
    Emptied,
    /// It says that every record is there already, but shows none.
    Mute,
    /// It reports conflicts but shows no new records.
    Contrary,
}

#[derive(Debug)]
pub(crate) struct Odd {
    within: Arc<dyn Store>,
    mood: Mutex<Mood>,
    free: Mutex<Option<u64>>,
    /// The number of failed appends.
    pub(crate) appends: AtomicUsize,
    /// The number of pages read.
    pub(crate) reads: AtomicUsize,
}

impl Odd {
    pub(crate) fn new(mood: Mood) -> Odd {
        Odd::over(Arc::new(Memory::new()), mood)
    }

    pub(crate) fn over(within: Arc<dyn Store>, mood: Mood) -> Odd {
        Odd {
            within,
            mood: Mutex::new(mood),
            free: Mutex::default(),
            appends: AtomicUsize::new(0),
            reads: AtomicUsize::new(0),
        }
    }

    pub(crate) fn turn(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    /// Sets the free bytes on its disk.
    pub(crate) fn leave(&self, free: u64) {
        *self.free.lock().unwrap() = Some(free);
    }

    fn mood(&self) -> Mood {
        *self.mood.lock().unwrap()
    }
}

#[async_trait]
impl EventLog for Odd {
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        id: RecordId,
        payload: Bytes,
    ) -> Result<Appended, AppendError> {
        match self.mood() {
            Mood::Slow => tokio::time::sleep(Duration::from_millis(15)).await,
            Mood::Stuck => std::future::pending().await,
            Mood::Breaks => panic!("this store breaks off, as a bug would"),
            Mood::Emptied => {
                self.appends.fetch_add(1, SeqCst);
                let current = Version::EMPTY;
                return Err(AppendError::Conflict { current });
            }
            Mood::Mute => {
                self.appends.fetch_add(1, SeqCst);
                return Ok(Appended::Before(expected.next()));
            }
            Mood::Contrary => {
                self.appends.fetch_add(1, SeqCst);
                let current = expected.next();
                return Err(AppendError::Conflict { current });
            }
            Mood::Well => {}
        }
        self.within.append(table, expected, id, payload).await
    }

    async fn read(&self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError> {
        self.reads.fetch_add(1, SeqCst);
        match self.mood() {
            Mood::Emptied => Ok(Vec::new()),
            _ => self.within.read(table, from).await,
        }
    }

    async fn watch(&self, table: &TableId, from: Version) -> Result<Watch, StoreError> {
        self.within.watch(table, from).await
    }

    async fn put_checkpoint(
        &self,
        table: &TableId,
        checkpoint: Checkpoint,
    ) -> Result<(), PutError> {
        self.within.put_checkpoint(table, checkpoint).await
    }

    async fn checkpoint(&self, table: &TableId) -> Result<Option<Checkpoint>, StoreError> {
        self.within.checkpoint(table).await
    }

    async fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.within.tables().await
    }

    async fn remove(&self, table: &TableId) -> Result<(), StoreError> {
        self.within.remove(table).await
    }
}

#[async_trait]
impl Directory for Odd {
    async fn put_entry(&self, table: &TableId, entry: Bytes) -> Result<(), PutError> {
        self.within.put_entry(table, entry).await
    }

    async fn get_entry(&self, table: &TableId) -> Result<Option<Bytes>, StoreError> {
        self.within.get_entry(table).await
    }

    async fn delete_entry(&self, table: &TableId) -> Result<(), StoreError> {
        self.within.delete_entry(table).await
    }

    async fn list_entries(&self) -> Result<Vec<(TableId, Bytes)>, StoreError> {
        self.within.list_entries().await
    }
}

#[async_trait]
impl Blobs for Odd {
    async fn put_blob(&self, content: Bytes) -> Result<BlobId, PutError> {
        self.within.put_blob(content).await
    }

    async fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        self.within.get_blob(id).await
    }

    async fn old_blobs(&self, before: SystemTime) -> Result<Vec<BlobId>, StoreError> {
        self.within.old_blobs(before).await
    }

    async fn delete_old_blob(&self, id: &BlobId, before: SystemTime) -> Result<(), StoreError> {
        self.within.delete_old_blob(id, before).await
    }
}

#[async_trait]
impl Shelf for Odd {
    async fn keep(&self, owner: &Owner, blob: &BlobId, note: Bytes) -> Result<(), PutError> {
        self.within.keep(owner, blob, note).await
    }

    async fn discard(&self, owner: &Owner, blob: &BlobId) -> Result<(), StoreError> {
        self.within.discard(owner, blob).await
    }

    async fn kept_by(&self, owner: &Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError> {
        self.within.kept_by(owner).await
    }

    async fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError> {
        self.within.kept_by_all().await
    }
}

#[async_trait]
impl Store for Odd {
    async fn ready(&self) -> Result<(), StoreError> {
        self.within.ready().await
    }

    async fn close(&self) {
        self.within.close().await;
    }

    fn neighbours(&self) -> Option<&dyn Neighbours> {
        self.within.neighbours()
    }

    async fn free_space(&self) -> Result<Option<u64>, StoreError> {
        Ok(*self.free.lock().unwrap())
    }
}
