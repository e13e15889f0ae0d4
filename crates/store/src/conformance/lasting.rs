//! Closing a store and opening it again.

use std::time::SystemTime;

use bytes::Bytes;

use super::{
    Harness, eventually, expect_records, fill, payload, read_to, record, record_id, table,
};
use crate::{AppendError, Appended, BlobId, Owner, PutError, StoreError, Version, WatchError};

pub async fn a_closed_store_says_so(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    fill(&*store, &hare, 0, 1).await;
    assert_eq!(store.ready().await, Ok(()));
    store.close().await;
    store.close().await;
    let closed = StoreError::Closed;
    assert_eq!(store.ready().await, Err(closed.clone()));
    let append = store.append(&hare, Version(1), record_id(2), payload(2));
    assert_eq!(append.await, Err(AppendError::Store(closed.clone())));
    let read = store.read(&hare, Version::EMPTY).await;
    assert_eq!(read, Err(closed.clone()));
    let watch = store.watch(&hare, Version::EMPTY).await;
    assert_eq!(watch.err(), Some(closed.clone()));
    assert_eq!(store.checkpoint(&hare).await, Err(closed.clone()));
    assert_eq!(store.tables().await, Err(closed.clone()));
    assert_eq!(store.some_tables(0, 3).await, Err(closed.clone()));
    assert_eq!(store.remove(&hare).await, Err(closed.clone()));
    let put = PutError::Store(closed.clone());
    assert_eq!(store.put_entry(&hare, "x".into()).await, Err(put.clone()));
    assert_eq!(store.get_entry(&hare).await, Err(closed.clone()));
    assert_eq!(store.delete_entry(&hare).await, Err(closed.clone()));
    assert_eq!(store.list_entries().await, Err(closed.clone()));
    let id = BlobId::of(b"x");
    assert_eq!(store.put_blob("x".into()).await, Err(put.clone()));
    assert_eq!(store.get_blob(&id).await, Err(closed.clone()));
    let now = SystemTime::now();
    assert_eq!(store.old_blobs(now).await, Err(closed.clone()));
    let delete = store.delete_old_blob(&id, now).await;
    assert_eq!(delete, Err(closed.clone()));
    let house = Owner::HOUSE;
    assert_eq!(store.keep(&house, &id, "x".into()).await, Err(put));
    assert_eq!(store.discard(&house, &id).await, Err(closed.clone()));
    assert_eq!(store.kept_by(&house).await, Err(closed.clone()));
    assert_eq!(store.kept_by_all().await, Err(closed));
}

pub async fn acknowledged_changes_survive_reopening<H: Harness>(harness: &H) {
    if !H::DURABLE {
        return;
    }
    let (hare, moon, gone) = (table("hare"), table("moon"), table("gone"));
    let picture = Bytes::from_static(b"a hare on the moon");
    let store = harness.open().await;
    fill(&*store, &hare, 0, 20).await;
    fill(&*store, &moon, 0, 1).await;
    fill(&*store, &gone, 0, 3).await;
    store.remove(&gone).await.unwrap();
    store.put_entry(&hare, "listed".into()).await.unwrap();
    store.put_entry(&moon, "struck".into()).await.unwrap();
    store.delete_entry(&moon).await.unwrap();
    let id = store.put_blob(picture.clone()).await.unwrap();
    store.keep(&Owner::HOUSE, &id, "kept".into()).await.unwrap();
    let old = store.watch(&hare, Version(20)).await.unwrap();
    store.close().await;

    let store = harness.open().await;
    let log: Vec<_> = (1..=20).map(record).collect();
    assert_eq!(read_to(&*store, &hare, Version(20)).await, log);
    assert_eq!(read_to(&*store, &moon, Version(1)).await, log[..1]);
    let again = store.append(&hare, Version(6), record_id(7), payload(7));
    assert_eq!(again.await, Ok(Appended::Before(Version(7))));
    fill(&*store, &hare, 20, 22).await;
    let mut watch = store.watch(&hare, Version(19)).await.unwrap();
    expect_records(&mut watch, 20..=22).await;
    fill(&*store, &gone, 0, 1).await;
    let entries = vec![(hare.clone(), Bytes::from("listed"))];
    eventually(async || (store.list_entries().await.unwrap() == entries).then_some(())).await;
    let kept = eventually(async || store.get_blob(&id).await.unwrap()).await;
    assert_eq!(kept, picture);
    let notes = vec![(id, Bytes::from("kept"))];
    eventually(async || (store.kept_by(&Owner::HOUSE).await.unwrap() == notes).then_some(())).await;

    drop(old);
    store.remove(&hare).await.unwrap();
    let end = super::next(&mut watch).await;
    assert_eq!(end, Some(Err(WatchError::Removed)));
}
