//! Blobs.

use std::time::{Duration, SystemTime};

use bytes::Bytes;
use futures_util::future::join_all;
use tokio::time;

use super::{Harness, eventually};
use crate::{BlobId, MAX_BLOB, PutError, Store, TooLarge};

const HOUR: Duration = Duration::from_secs(3600);

async fn gets(store: &dyn Store, content: &Bytes) {
    let id = BlobId::of(content);
    let got = eventually(async || store.get_blob(&id).await.unwrap()).await;
    assert!(got == content);
}

async fn lacks(store: &dyn Store, id: &BlobId) {
    eventually(async || store.get_blob(id).await.unwrap().is_none().then_some(())).await;
}

pub async fn blobs_are_named_by_their_content(harness: &impl Harness) {
    let store = harness.open().await;
    let every_byte: Vec<u8> = (0..=255).collect();
    let contents = [vec![], b"a hare".to_vec(), every_byte].map(Bytes::from);
    for content in &contents {
        let id = BlobId::of(content);
        lacks(&*store, &id).await;
        let puts = (0..4).map(|_| {
            let (store, content) = (store.clone(), content.clone());
            tokio::spawn(async move { store.put_blob(content).await })
        });
        for put in join_all(puts).await {
            assert_eq!(put.unwrap(), Ok(id));
        }
        gets(&*store, content).await;
    }
    let [empty, hare, bytes] = &contents;
    let id = BlobId::of(hare);
    let soon = SystemTime::now() + HOUR;
    store.delete_old_blob(&id, soon).await.unwrap();
    store.delete_old_blob(&id, soon).await.unwrap();
    lacks(&*store, &id).await;
    gets(&*store, empty).await;
    gets(&*store, bytes).await;
    assert_eq!(store.put_blob(hare.clone()).await, Ok(id));
    gets(&*store, hare).await;
}

pub async fn a_blob_is_as_old_as_its_last_put(harness: &impl Harness) {
    let store = harness.open().await;
    let [old, young] = ["an old hare", "a young hare"].map(Bytes::from);
    let ids = [&old, &young].map(|content| BlobId::of(content));
    for content in [&old, &young] {
        store.put_blob(content.clone()).await.unwrap();
        gets(&*store, content).await;
    }
    let all = async |before: SystemTime| {
        let mut found = store.old_blobs(before).await.unwrap();
        found.sort_unstable();
        found
    };
    let mut both = ids.to_vec();
    both.sort_unstable();
    assert_eq!(all(SystemTime::now() + HOUR).await, both);
    assert_eq!(all(SystemTime::now() - HOUR).await, []);

    // Some clocks tick coarsely.
    time::sleep(Duration::from_millis(50)).await;
    let between = SystemTime::now();
    time::sleep(Duration::from_millis(50)).await;
    store.put_blob(young.clone()).await.unwrap();
    eventually(async || (all(between).await == [ids[0]]).then_some(())).await;
    for id in &ids {
        store.delete_old_blob(id, between).await.unwrap();
    }
    lacks(&*store, &ids[0]).await;
    gets(&*store, &young).await;
}

pub async fn a_blob_over_the_size_limit_is_refused(harness: &impl Harness) {
    let store = harness.open().await;
    let large = Bytes::from(vec![7; MAX_BLOB]);
    let too_large = Bytes::from(vec![7; MAX_BLOB + 1]);
    let why = TooLarge {
        size: MAX_BLOB + 1,
        limit: MAX_BLOB,
    };
    let refused = store.put_blob(too_large.clone()).await;
    assert_eq!(refused, Err(PutError::TooLarge(why)));
    lacks(&*store, &BlobId::of(&too_large)).await;
    assert_eq!(store.put_blob(large.clone()).await, Ok(BlobId::of(&large)));
    gets(&*store, &large).await;
}
