//! Removing a log, and what its watchers see.

use std::collections::BTreeSet;

use super::{
    Harness, eventually, expect_records, expect_silence, fill, next, read_all, read_to, record,
    record_id, table,
};
use crate::{AppendError, Appended, TableId, Version, Watch, WatchError};

pub async fn some_tables_are_others_at_every_turn(harness: &impl Harness) {
    let store = harness.open().await;
    assert_eq!(store.some_tables(0, 2).await, Ok(Vec::new()));
    let there: BTreeSet<TableId> = ["hare", "moon", "owl"].map(table).into();
    for table in there.iter().chain([&table("gone")]) {
        fill(&*store, table, 0, 20).await;
    }
    store.remove(&table("gone")).await.unwrap();
    eventually(async || {
        let mut seen = BTreeSet::new();
        for turn in 0..50 {
            let some = store.some_tables(turn, 2).await.unwrap();
            assert!(some.len() <= 2, "{some:?}");
            if some.is_empty() {
                return None;
            }
            seen.extend(some);
        }
        (seen == there).then_some(())
    })
    .await;
    for table in &there {
        store.remove(table).await.unwrap();
    }
    eventually(async || (store.some_tables(7, 2).await.unwrap().is_empty()).then_some(())).await;
}

pub async fn a_removed_log_is_empty(harness: &impl Harness) {
    let store = harness.open().await;
    let (hare, moon) = (table("hare"), table("moon"));
    store.remove(&hare).await.unwrap();
    fill(&*store, &hare, 0, 5).await;
    fill(&*store, &moon, 0, 2).await;
    store.remove(&hare).await.unwrap();
    store.remove(&hare).await.unwrap();
    eventually(async || read_all(&*store, &hare).await.is_empty().then_some(())).await;

    let late = store.append(&hare, Version(5), record_id(100), "late".into());
    let current = Version::EMPTY;
    assert_eq!(late.await, Err(AppendError::Conflict { current }));
    let again = store.append(&hare, current, record_id(101), "again".into());
    assert_eq!(again.await, Ok(Appended::Now(Version(1))));
    let log = read_to(&*store, &hare, Version(1)).await;
    assert!(log.len() == 1 && log[0].payload == "again");
    assert_eq!(read_to(&*store, &moon, Version(2)).await.len(), 2);
}

pub async fn a_new_log_knows_no_id_of_the_old_one(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    for _ in 0..3 {
        // These are the same ids every time, and each must say that it is new.
        fill(&*store, &hare, 0, 3).await;
        assert_eq!(read_to(&*store, &hare, Version(3)).await.len(), 3);
        store.remove(&hare).await.unwrap();
    }
}

pub async fn a_watch_ends_when_its_table_is_removed(harness: &impl Harness) {
    let store = harness.open().await;
    let (hare, moon) = (table("hare"), table("moon"));
    fill(&*store, &hare, 0, 3).await;
    fill(&*store, &moon, 0, 1).await;
    let unread = store.watch(&hare, Version::EMPTY).await.unwrap();
    let mut reading = store.watch(&hare, Version::EMPTY).await.unwrap();
    let mut waiting = store.watch(&hare, Version::EMPTY).await.unwrap();
    let mut there = store.watch(&moon, Version::EMPTY).await.unwrap();
    expect_records(&mut reading, 1..=3).await;
    expect_records(&mut waiting, 1..=3).await;
    expect_silence(&mut waiting).await;
    store.remove(&hare).await.unwrap();
    for mut watch in [unread, reading, waiting] {
        expect_removed(&mut watch).await;
    }
    fill(&*store, &moon, 1, 2).await;
    expect_records(&mut there, 1..=2).await;
}

pub async fn a_watch_never_continues_into_a_new_log(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    for length in [1, 60] {
        fill(&*store, &hare, 0, 3).await;
        let unread = store.watch(&hare, Version(2)).await.unwrap();
        let mut reading = store.watch(&hare, Version::EMPTY).await.unwrap();
        let mut waiting = store.watch(&hare, Version::EMPTY).await.unwrap();
        expect_records(&mut reading, 1..=3).await;
        expect_records(&mut waiting, 1..=3).await;
        expect_silence(&mut waiting).await;
        store.remove(&hare).await.unwrap();
        for number in 0..length {
            let id = record_id(1000 + number);
            let append = store.append(&hare, Version(number), id, "new".into());
            assert_eq!(append.await, Ok(Appended::Now(Version(number + 1))));
        }
        for mut watch in [unread, reading, waiting] {
            expect_removed(&mut watch).await;
        }

        let mut new = store.watch(&hare, Version::EMPTY).await.unwrap();
        for number in 0..length {
            let record = next(&mut new).await.unwrap().unwrap();
            assert_eq!(record.version, Version(number + 1));
            assert_eq!(record.payload, "new");
        }
        store.remove(&hare).await.unwrap();
    }
}

/// Records of the old log may still arrive, but nothing else.
async fn expect_removed(watch: &mut Watch) {
    let end = loop {
        match next(watch).await {
            Some(Ok(old)) => assert_eq!(old, record(old.version.0)),
            end => break end,
        }
    };
    assert_eq!(end, Some(Err(WatchError::Removed)));
    assert_eq!(next(watch).await, None);
}
