//! Checkpoints: shortcuts beside a log.

use super::{Harness, eventually, fill, payload, read_all, record_id, table};
use crate::{AppendError, Appended, Checkpoint, MAX_CHECKPOINT, PutError, Store, TableId, Version};

/// A checkpoint of the log that [`fill`] leaves.
fn checkpoint(version: u64) -> Checkpoint {
    Checkpoint {
        version: Version(version),
        id: record_id(version),
        state: format!("after record {version}").into(),
    }
}

async fn put(store: &dyn Store, table: &TableId, version: u64) {
    let put = store.put_checkpoint(table, checkpoint(version)).await;
    assert_eq!(put, Ok(()));
}

async fn expect(store: &dyn Store, table: &TableId, version: u64) {
    let expected = Some(checkpoint(version));
    eventually(async || {
        let found = store.checkpoint(table).await.unwrap();
        (found == expected).then_some(())
    })
    .await;
}

pub async fn the_last_checkpoint_of_a_table_stays(harness: &impl Harness) {
    let store = harness.open().await;
    let (hare, moon) = (table("hare"), table("moon"));
    assert_eq!(store.checkpoint(&hare).await, Ok(None));
    fill(&*store, &hare, 0, 5).await;
    fill(&*store, &moon, 0, 2).await;
    assert_eq!(store.checkpoint(&hare).await, Ok(None));
    for version in [3, 5] {
        put(&*store, &hare, version).await;
        expect(&*store, &hare, version).await;
    }
    fill(&*store, &hare, 5, 9).await;
    expect(&*store, &hare, 5).await;
    assert_eq!(store.checkpoint(&moon).await, Ok(None));
    assert_eq!(read_all(&*store, &hare).await.len(), 9);
}

pub async fn a_checkpoint_that_does_not_fit_is_dropped(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    put(&*store, &hare, 1).await;
    fill(&*store, &hare, 0, 4).await;
    put(&*store, &hare, 5).await;
    let other = Checkpoint {
        id: record_id(99),
        ..checkpoint(3)
    };
    store.put_checkpoint(&hare, other).await.unwrap();
    let misplaced = Checkpoint {
        version: Version(2),
        ..checkpoint(3)
    };
    store.put_checkpoint(&hare, misplaced).await.unwrap();
    assert_eq!(store.checkpoint(&hare).await, Ok(None));
    put(&*store, &hare, 4).await;
    expect(&*store, &hare, 4).await;
}

pub async fn a_checkpoint_goes_with_its_log(harness: &impl Harness) {
    let store = harness.open().await;
    let (hare, moon) = (table("hare"), table("moon"));
    for name in [&hare, &moon] {
        fill(&*store, name, 0, 20).await;
        put(&*store, name, 19).await;
        expect(&*store, name, 19).await;
    }
    store.remove(&hare).await.unwrap();
    assert_eq!(store.checkpoint(&hare).await, Ok(None));
    // The new log has the same ids at the same versions, and yet it's another log.
    fill(&*store, &hare, 0, 20).await;
    assert_eq!(store.checkpoint(&hare).await, Ok(None));
    expect(&*store, &moon, 19).await;
}

pub async fn a_checkpoint_over_the_size_limit_is_refused(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    fill(&*store, &hare, 0, 1).await;
    let large = |size: usize| Checkpoint {
        state: vec![7; size].into(),
        ..checkpoint(1)
    };
    let refused = store.put_checkpoint(&hare, large(MAX_CHECKPOINT + 1)).await;
    assert!(matches!(refused, Err(PutError::TooLarge(_))), "{refused:?}");
    let largest = large(MAX_CHECKPOINT);
    store.put_checkpoint(&hare, largest.clone()).await.unwrap();
    eventually(async || {
        let found = store.checkpoint(&hare).await.unwrap();
        (found.as_ref() == Some(&largest)).then_some(())
    })
    .await;
}

/// A store that starts from a checkpoint still knows the records before it.
pub async fn nothing_before_a_checkpoint_is_forgotten(harness: &impl Harness) {
    let hare = table("hare");
    let store = harness.open().await;
    fill(&*store, &hare, 0, 300).await;
    put(&*store, &hare, 290).await;
    expect(&*store, &hare, 290).await;
    if !reopens(harness) {
        return;
    }
    store.close().await;
    drop(store);
    let store = harness.open().await;
    for version in [1, 150, 290, 300] {
        let again = store.append(&hare, Version(300), record_id(version), "again".into());
        assert_eq!(again.await, Ok(Appended::Before(Version(version))));
    }
    let behind = store.append(&hare, Version(299), record_id(301), "late".into());
    let current = Version(300);
    assert_eq!(behind.await, Err(AppendError::Conflict { current }));
    expect(&*store, &hare, 290).await;
    let later = store.read(&hare, Version(290)).await.unwrap();
    assert_eq!(later.len(), 10);
    fill(&*store, &hare, 300, 301).await;
    let log = read_all(&*store, &hare).await;
    assert_eq!(log.len(), 301);
    assert!((log.iter().zip(1..)).all(|(record, number)| record.payload == payload(number)));
}

fn reopens<H: Harness>(_: &H) -> bool {
    H::DURABLE
}
