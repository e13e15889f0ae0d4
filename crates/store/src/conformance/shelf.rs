//! The shelf: who keeps which blobs.

use bytes::Bytes;

use super::{Harness, eventually};
use crate::{BlobId, MAX_NOTE, Owner, PutError, TooLarge};

pub async fn each_owner_has_their_own_shelf(harness: &impl Harness) {
    let store = harness.open().await;
    let (ana, bea) = (Owner::of("ana"), Owner::of("bea"));
    let (one, two) = (BlobId::of(b"one"), BlobId::of(b"two"));
    assert_eq!(store.kept_by(&ana).await, Ok(vec![]));
    // The blob itself doesn't have to exist.
    store.keep(&ana, &one, "first".into()).await.unwrap();
    store.keep(&ana, &two, "second".into()).await.unwrap();
    store.keep(&bea, &one, "another".into()).await.unwrap();
    store.keep(&Owner::HOUSE, &two, "".into()).await.unwrap();
    store.keep(&ana, &one, "again".into()).await.unwrap();
    let mut both = vec![(one, Bytes::from("again")), (two, Bytes::from("second"))];
    both.sort();
    eventually(async || (store.kept_by(&ana).await.unwrap() == both).then_some(())).await;
    let hers = vec![(one, Bytes::from("another"))];
    eventually(async || (store.kept_by(&bea).await.unwrap() == hers).then_some(())).await;
    let house = vec![(two, Bytes::new())];
    eventually(async || (store.kept_by(&Owner::HOUSE).await.unwrap() == house).then_some(())).await;

    let mut all = vec![(ana, one), (ana, two), (bea, one), (Owner::HOUSE, two)];
    all.sort_unstable();
    eventually(async || {
        let mut kept = store.kept_by_all().await.unwrap();
        kept.sort_unstable();
        (kept == all).then_some(())
    })
    .await;

    store.discard(&ana, &one).await.unwrap();
    store.discard(&ana, &one).await.unwrap();
    store.discard(&bea, &two).await.unwrap();
    let left = vec![(two, Bytes::from("second"))];
    eventually(async || (store.kept_by(&ana).await.unwrap() == left).then_some(())).await;
    assert_eq!(store.kept_by(&bea).await, Ok(hers));
}

pub async fn a_note_over_the_size_limit_is_refused(harness: &impl Harness) {
    let store = harness.open().await;
    let (ana, one) = (Owner::of("ana"), BlobId::of(b"one"));
    let large = store.keep(&ana, &one, vec![7; MAX_NOTE + 1].into()).await;
    let (size, limit) = (MAX_NOTE + 1, MAX_NOTE);
    assert_eq!(large, Err(PutError::TooLarge(TooLarge { size, limit })));
    let note = Bytes::from(vec![7; MAX_NOTE]);
    store.keep(&ana, &one, note.clone()).await.unwrap();
    let kept = vec![(one, note)];
    eventually(async || (store.kept_by(&ana).await.unwrap() == kept).then_some(())).await;
}
