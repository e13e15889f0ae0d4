//! Copies between stores that go on, differ or die.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

use async_trait::async_trait;
use bytes::Bytes;
use futures_util::{FutureExt, future::pending};
use tokio::time::timeout;

use super::*;
use crate::{Appended, Blobs, Checkpoint, Directory, EventLog, Memory, RecordId, Shelf, Watch};

fn table(name: &str) -> TableId {
    name.parse().unwrap()
}

async fn fill(store: &Memory, table: &TableId, versions: std::ops::Range<u64>) {
    for number in versions {
        let id = RecordId(u128::from(number).to_be_bytes());
        let payload = format!("record {number}").into();
        let append = store.append(table, Version(number), id, payload);
        append.await.unwrap();
    }
}

async fn all(store: &dyn Store, table: &TableId) -> Vec<Record> {
    let mut log: Vec<Record> = Vec::new();
    loop {
        let page = store.read(table, Version(log.len() as u64)).await.unwrap();
        if page.is_empty() {
            return log;
        }
        log.extend(page);
    }
}

async fn full() -> (Memory, BlobId) {
    let from = Memory::new();
    // One is longer than a page.
    for (name, length) in [("hare", 300), ("moon", 3)] {
        fill(&from, &table(name), 0..length).await;
        let entry = name.to_owned().into();
        from.put_entry(&table(name), entry).await.unwrap();
    }
    let picture = from.put_blob("a picture".into()).await.unwrap();
    let note = "kept".into();
    from.keep(&Owner::HOUSE, &picture, note).await.unwrap();
    (from, picture)
}

#[tokio::test]
async fn everything_is_copied_once() {
    let (from, picture) = full().await;
    let to = Memory::new();
    // As if the first copy had been interrupted.
    fill(&to, &table("hare"), 0..40).await;
    for _ in 0..2 {
        let mut told = Vec::new();
        copy(&from, &to, |progress| told.push(progress))
            .await
            .unwrap();
        let last = CopyProgress { done: 3, all: 3 };
        assert_eq!((told.len(), told.last()), (4, Some(&last)));
        for name in ["hare", "moon"] {
            let table = table(name);
            assert_eq!(all(&from, &table).await, all(&to, &table).await);
        }
        let entries = to.list_entries().await.unwrap();
        assert_eq!(entries, from.list_entries().await.unwrap());
        let blob = to.get_blob(&picture).await.unwrap();
        assert_eq!(blob, Some("a picture".into()));
        let kept = to.kept_by(&Owner::HOUSE).await.unwrap();
        assert_eq!(kept, [(picture, "kept".into())]);
    }
}

#[tokio::test]
async fn a_table_with_another_history_is_left_alone() {
    let (from, _) = full().await;
    let to = Memory::new();
    let moon = table("moon");
    let append = to.append(&moon, Version::EMPTY, RecordId([99; 16]), "another".into());
    append.await.unwrap();
    let refused = copy(&from, &to, |_| ()).await;
    assert_eq!(refused, Err(CopyError::OtherHistory(moon.clone())));
    assert_eq!(all(&to, &moon).await.len(), 1);
}

#[tokio::test]
async fn what_is_named_during_the_copy_is_there_too() {
    let (from, _) = full().await;
    let to = Memory::new();
    let moon = table("moon");
    let mut named = None;
    let mut last = None;
    let told = |progress: CopyProgress| {
        last = Some(progress);
        if progress.done == 1 && named.is_none() {
            // The first blob is there. Now somebody tells a clue at a table that is still to come, and
            // keeps a deck. A store in memory does everything at once.
            let recording = from.put_blob("a recording".into()).now_or_never();
            let recording = recording.unwrap().unwrap();
            let says = recording.to_string().into();
            let told = from.append(&moon, Version(3), RecordId([9; 16]), says);
            told.now_or_never().unwrap().unwrap();
            // Somebody else's recording is deleted before anybody tells it.
            let deleted = BlobId::of(b"deleted");
            let note = from.keep(&Owner::RECORDINGS, &deleted, "".into());
            note.now_or_never().unwrap().unwrap();
            let deck = from.put_blob("a deck".into()).now_or_never();
            let deck = deck.unwrap().unwrap();
            let keep = from.keep(&Owner::HOUSE, &deck, "new".into());
            keep.now_or_never().unwrap().unwrap();
            named = Some([recording, deck]);
        }
    };
    copy(&from, &to, told).await.unwrap();
    assert_eq!(last, Some(CopyProgress { done: 5, all: 5 }));
    assert_eq!(all(&to, &moon).await.len(), 4);
    let kept = to.kept_by_all().await.unwrap();
    assert_eq!(kept.len(), 2, "{kept:?}");
    for blob in named.unwrap() {
        let there = to.get_blob(&blob).await.unwrap();
        assert!(there.is_some(), "{blob} is named, but not there");
    }
}

#[tokio::test(start_paused = true)]
async fn a_store_that_does_not_show_what_it_took_is_found_out() {
    let (from, picture) = full().await;
    let to = Odd::default();
    to.hides_blobs.store(true, SeqCst);
    let differs = copy(&from, &to, |_| ()).await;
    assert_eq!(differs, Err(CopyError::Differs(format!("blob {picture}"))));
    // It only took its time.
    to.hides_blobs.store(false, SeqCst);
    copy(&from, &to, |_| ()).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_copy_that_was_killed_goes_on() {
    let (from, picture) = full().await;
    let to = Odd::default();
    let (hare, moon) = (table("hare"), table("moon"));
    to.appends_left.store(290, SeqCst);
    let killed = timeout(Duration::from_secs(60), copy(&from, &to, |_| ())).await;
    assert!(killed.is_err(), "{killed:?}");
    let there = all(&to, &hare).await.len() + all(&to, &moon).await.len();
    assert_eq!(there, 290, "it was killed in the middle");
    // Games went on meanwhile.
    fill(&from, &moon, 3..9).await;
    to.appends_left.store(usize::MAX, SeqCst);
    to.appends.store(0, SeqCst);
    copy(&from, &to, |_| ()).await.unwrap();
    for table in [&hare, &moon] {
        assert_eq!(all(&from, table).await, all(&to, table).await);
    }
    assert!(to.get_blob(&picture).await.unwrap().is_some());
    assert_eq!(
        to.appends.load(SeqCst),
        300 + 9 - 290,
        "nothing is sent twice"
    );
}

/// A store in memory that hides blobs, or no longer answers after some appends.
#[derive(Debug)]
struct Odd {
    within: Memory,
    hides_blobs: AtomicBool,
    appends_left: AtomicUsize,
    appends: AtomicUsize,
}

impl Default for Odd {
    fn default() -> Odd {
        Odd {
            within: Memory::new(),
            hides_blobs: AtomicBool::new(false),
            appends_left: AtomicUsize::new(usize::MAX),
            appends: AtomicUsize::new(0),
        }
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
        let one_less = |left: usize| left.checked_sub(1);
        if self
            .appends_left
            .fetch_update(SeqCst, SeqCst, one_less)
            .is_err()
        {
            pending::<()>().await;
        }
        self.appends.fetch_add(1, SeqCst);
        self.within.append(table, expected, id, payload).await
    }

    async fn read(&self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError> {
        self.within.read(table, from).await
    }

    async fn watch(&self, table: &TableId, from: Version) -> Result<Watch, StoreError> {
        self.within.watch(table, from).await
    }

    async fn put_checkpoint(&self, table: &TableId, one: Checkpoint) -> Result<(), PutError> {
        self.within.put_checkpoint(table, one).await
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
        match self.hides_blobs.load(SeqCst) {
            true => Ok(None),
            false => self.within.get_blob(id).await,
        }
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
}
