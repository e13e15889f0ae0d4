//! Watching from the start, from the middle and under load.

use std::time::Duration;

use futures_util::{FutureExt, StreamExt, future::join_all};
use tokio::time;

use super::{
    Harness, append::append_until_accepted, expect_records, expect_silence, fill, next, read_to,
    record, record_id, table,
};
use crate::{Store, TableId, Version};

pub async fn a_watch_yields_old_and_new_records(harness: &impl Harness) {
    let store = harness.open().await;
    let (hare, moon) = (table("hare"), table("moon"));
    let mut early = store.watch(&hare, Version::EMPTY).await.unwrap();
    fill(&*store, &hare, 0, 3).await;
    fill(&*store, &moon, 0, 9).await;
    let mut late = store.watch(&hare, Version::EMPTY).await.unwrap();
    expect_records(&mut early, 1..=3).await;
    expect_records(&mut late, 1..=3).await;
    fill(&*store, &hare, 3, 6).await;
    expect_records(&mut early, 4..=6).await;
    expect_records(&mut late, 4..=6).await;
    expect_silence(&mut early).await;
}

pub async fn a_watch_from_the_middle_starts_there(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    fill(&*store, &hare, 0, 10).await;
    for from in [1, 7, 10] {
        let mut watch = store.watch(&hare, Version(from)).await.unwrap();
        expect_records(&mut watch, from + 1..=10).await;
    }
    let mut watch = store.watch(&hare, Version(9)).await.unwrap();
    fill(&*store, &hare, 10, 11).await;
    expect_records(&mut watch, 10..=11).await;
}

pub async fn a_watch_may_start_at_a_future_version(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    let mut watch = store.watch(&hare, Version(4)).await.unwrap();
    expect_silence(&mut watch).await;
    fill(&*store, &hare, 0, 6).await;
    expect_records(&mut watch, 5..=6).await;
}

pub async fn a_slow_watcher_loses_nothing(harness: &impl Harness) {
    const RECORDS: u64 = 300;
    let store = harness.open().await;
    let hare = table("hare");
    let mut watch = store.watch(&hare, Version::EMPTY).await.unwrap();
    let writer = tokio::spawn({
        let (store, hare) = (store.clone(), hare.clone());
        async move { fill(&*store, &hare, 0, RECORDS).await }
    });
    for version in 1..=RECORDS {
        assert_eq!(next(&mut watch).await, Some(Ok(record(version))));
        if version % 20 == 0 {
            time::sleep(Duration::from_millis(15)).await;
        }
    }
    writer.await.unwrap();
}

pub async fn a_stalled_watcher_delays_nobody(harness: &impl Harness) {
    const RECORDS: u64 = 300;
    let store = harness.open().await;
    let hare = table("hare");
    fill(&*store, &hare, 0, 1).await;
    let mut stalled = store.watch(&hare, Version::EMPTY).await.unwrap();
    expect_records(&mut stalled, 1..=1).await;
    expect_silence(&mut stalled).await;
    fill(&*store, &hare, 1, RECORDS).await;
    expect_records(&mut stalled, 2..=RECORDS).await;
}

/// A room polls its watch only between commands, so it may leave the watch in the middle of a read.
pub async fn a_watcher_left_in_the_middle_of_a_read_delays_nobody(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    fill(&*store, &hare, 0, 1).await;
    let mut left = store.watch(&hare, Version::EMPTY).await.unwrap();
    expect_records(&mut left, 1..=1).await;
    // Now it looks whether the log has more, and this is its only step.
    let step = left.next().now_or_never();
    assert!(step.is_none(), "unexpected {step:?}");
    let appended = time::timeout(super::PATIENCE, fill(&*store, &hare, 1, 2)).await;
    appended.expect("an append should not wait for the watcher");
    expect_records(&mut left, 2..=2).await;
}

pub async fn every_watcher_sees_racing_writers_in_order(harness: &impl Harness) {
    const WRITERS: u64 = 4;
    const EACH: u64 = 15;
    const ALL: u64 = WRITERS * EACH;
    let store = harness.open().await;
    let hare = table("hare");
    let mut watchers = Vec::new();
    for from in (0..30).step_by(5) {
        let watch = store.watch(&hare, Version(from)).await.unwrap();
        watchers.push(tokio::spawn(async move {
            let seen = watch.take((ALL - from) as usize).collect::<Vec<_>>();
            let seen = time::timeout(super::PATIENCE, seen).await;
            (from, seen.expect("all that was appended"))
        }));
    }
    let writers = (0..WRITERS).map(|writer| {
        let (store, hare) = (store.clone(), hare.clone());
        tokio::spawn(async move { race(&*store, &hare, writer * EACH..(writer + 1) * EACH).await })
    });
    for writer in join_all(writers).await {
        writer.unwrap();
    }
    let log = read_to(&*store, &hare, Version(ALL)).await;
    for watcher in watchers {
        let (from, seen) = watcher.await.unwrap();
        let seen: Result<Vec<_>, _> = seen.into_iter().collect();
        assert_eq!(seen.unwrap(), log[from as usize..]);
    }
}

async fn race(store: &dyn Store, table: &TableId, numbers: impl Iterator<Item = u64>) {
    let mut at = Version::EMPTY;
    for number in numbers {
        at = append_until_accepted(store, table, at, record_id(number)).await;
    }
}

pub async fn a_watch_ends_when_the_store_closes(harness: &impl Harness) {
    let store = harness.open().await;
    let (hare, moon) = (table("hare"), table("moon"));
    fill(&*store, &hare, 0, 2).await;
    let mut at_the_end = store.watch(&hare, Version::EMPTY).await.unwrap();
    expect_records(&mut at_the_end, 1..=2).await;
    let mut unread = store.watch(&hare, Version::EMPTY).await.unwrap();
    let mut empty = store.watch(&moon, Version::EMPTY).await.unwrap();
    let waiting = tokio::spawn(async move { next(&mut empty).await });
    store.close().await;
    assert_eq!(waiting.await.unwrap(), None);
    assert_eq!(next(&mut at_the_end).await, None);
    while let Some(rest) = next(&mut unread).await {
        rest.expect("closing is not an error");
    }
}

pub async fn a_dropped_store_ends_its_watches(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    fill(&*store, &hare, 0, 2).await;
    let mut watch = store.watch(&hare, Version::EMPTY).await.unwrap();
    expect_records(&mut watch, 1..=2).await;
    drop(store);
    assert_eq!(next(&mut watch).await, None);
}
