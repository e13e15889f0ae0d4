//! Appending and reading back.

use std::{collections::BTreeMap, time::Duration};

use bytes::Bytes;
use futures_util::future::join_all;
use tokio::time::timeout;

use super::{Harness, fill, payload, read_all, read_to, record, record_id, table};
use crate::{
    AppendError,
    Appended::{Before, Now},
    MAX_PAGE_BYTES, MAX_PAGE_RECORDS, MAX_RECORD, RecordId, Store, TableId, TooLarge, Version,
};

pub async fn versions_count_up(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    assert_eq!(store.read(&hare, Version::EMPTY).await, Ok(vec![]));
    fill(&*store, &hare, 0, 5).await;
    let expected: Vec<_> = (1..=5).map(record).collect();
    assert_eq!(read_to(&*store, &hare, Version(5)).await, expected);
    assert_eq!(
        store.read(&hare, Version(3)).await,
        Ok(expected[3..].to_vec())
    );
    for at_the_end in [5, 6, u64::MAX] {
        assert_eq!(store.read(&hare, Version(at_the_end)).await, Ok(vec![]));
    }
}

/// Other nodes may have to wait for them.
pub async fn a_node_reads_its_own_appends_at_once(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    for number in 0..20 {
        fill(&*store, &hare, number, number + 1).await;
        let page = store.read(&hare, Version(number)).await;
        assert_eq!(page, Ok(vec![record(number + 1)]));
    }
}

pub async fn an_append_behind_or_ahead_is_a_conflict(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    let append = |expected| store.append(&hare, Version(expected), record_id(99), payload(99));
    let conflict = |current| {
        Err(AppendError::Conflict {
            current: Version(current),
        })
    };
    assert_eq!(append(1).await, conflict(0));
    assert_eq!(store.read(&hare, Version::EMPTY).await, Ok(vec![]));
    fill(&*store, &hare, 0, 3).await;
    for wrong in [0, 2, 4, u64::MAX] {
        assert_eq!(append(wrong).await, conflict(3));
    }
    assert_eq!(append(3).await, Ok(Now(Version(4))));
    assert_eq!(read_to(&*store, &hare, Version(4)).await.len(), 4);
}

pub async fn racing_writers_are_each_accepted_once(harness: &impl Harness) {
    const WRITERS: u64 = 8;
    const EACH: u64 = 12;
    let store = harness.open().await;
    let hare = table("hare");
    let writers = (0..WRITERS).map(|writer| {
        let (store, hare) = (store.clone(), hare.clone());
        tokio::spawn(async move {
            let mut accepted = Vec::new();
            let mut expected = Version::EMPTY;
            for number in 0..EACH {
                let id = record_id(writer * EACH + number);
                expected = append_until_accepted(&*store, &hare, expected, id).await;
                accepted.push((expected, id));
            }
            accepted
        })
    });
    let mut accepted = BTreeMap::new();
    for writer in join_all(writers).await {
        for (version, id) in writer.unwrap() {
            assert_eq!(accepted.insert(version, id), None, "{version} given twice");
        }
    }
    let versions: Vec<_> = (1..=WRITERS * EACH).map(Version).collect();
    assert!(accepted.keys().eq(&versions));
    let log = read_to(&*store, &hare, Version(WRITERS * EACH)).await;
    let log: Vec<_> = log
        .iter()
        .map(|record| (record.version, record.id))
        .collect();
    assert_eq!(log, accepted.into_iter().collect::<Vec<_>>());
}

/// Appends as a node does that keeps losing the race: it retries at the log's current version.
pub(super) async fn append_until_accepted(
    store: &dyn Store,
    table: &TableId,
    mut expected: Version,
    id: RecordId,
) -> Version {
    let payload = Bytes::copy_from_slice(&id.0);
    loop {
        match store.append(table, expected, id, payload.clone()).await {
            Ok(appended) => return appended.version(),
            Err(AppendError::Conflict { current }) => {
                assert_ne!(
                    current, expected,
                    "a conflict although the version was right"
                );
                expected = current;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

pub async fn a_repeat_has_one_effect(harness: &impl Harness) {
    let store = harness.open().await;
    let (hare, moon) = (table("hare"), table("moon"));
    fill(&*store, &hare, 0, 3).await;
    for expected in [0, 1, 2, 3, 4] {
        let again = store.append(&hare, Version(expected), record_id(2), payload(2));
        assert_eq!(again.await, Ok(Before(Version(2))));
    }
    let changed = store.append(&hare, Version(3), record_id(2), "other".into());
    assert_eq!(changed.await, Ok(Before(Version(2))));
    let elsewhere = store.append(&moon, Version::EMPTY, record_id(2), payload(2));
    assert_eq!(elsewhere.await, Ok(Now(Version(1))));
    let expected: Vec<_> = (1..=3).map(record).collect();
    assert_eq!(read_to(&*store, &hare, Version(3)).await, expected);
}

pub async fn racing_repeats_have_one_effect(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    for version in (1..=5).map(Version) {
        let repeats = (0..12).map(|number| {
            let (store, hare) = (store.clone(), hare.clone());
            tokio::spawn(async move {
                let expected = Version(version.0 - 1);
                let appended = store
                    .append(&hare, expected, record_id(version.0), payload(number))
                    .await;
                (appended.unwrap(), payload(number))
            })
        });
        let mut added = Vec::new();
        for repeat in join_all(repeats).await {
            match repeat.unwrap() {
                (Now(at), payload) => added.push((at, payload)),
                (Before(at), _) => assert_eq!(at, version),
            }
        }
        let log = read_to(&*store, &hare, version).await;
        let last = log.last().map(|last| (last.version, last.payload.clone()));
        assert_eq!(added, Vec::from_iter(last), "one of them added its record");
    }
}

/// Its acknowledgement gets lost, and whoever asked for it asks again.
pub async fn an_append_that_nobody_waits_for_has_one_effect(harness: &impl Harness) {
    const GIVEN_UP: u64 = 24;
    let store = harness.open().await;
    let hare = table("hare");
    for number in 0..GIVEN_UP {
        let (expected, id) = (Version(number), record_id(number));
        let append = |payload: &'static str| store.append(&hare, expected, id, payload.into());
        let wait = Duration::from_micros(number * 100);
        let _ = timeout(wait, append("first")).await;
        let appended = append("second").await.unwrap();
        assert_eq!(appended.version(), expected.next());
        let log = read_to(&*store, &hare, expected.next()).await;
        assert_eq!(log.len() as u64, number + 1);
        let stored = match appended {
            Now(_) => "second",
            Before(_) => "first",
        };
        assert_eq!(log.last().unwrap().payload, stored);
    }
}

pub async fn tables_are_independent(harness: &impl Harness) {
    const TABLES: u64 = 40;
    let store = harness.open().await;
    let name = |number: u64| table(&format!("table-{number}"));
    let tables = (1..=TABLES).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { fill(&*store, &name(number), 0, number % 7 + 1).await })
    });
    for done in join_all(tables).await {
        done.unwrap();
    }
    for number in 1..=TABLES {
        let length = number % 7 + 1;
        let expected: Vec<_> = (1..=length).map(record).collect();
        let log = read_to(&*store, &name(number), Version(length)).await;
        assert_eq!(log, expected);
    }
}

pub async fn payloads_come_back_byte_for_byte(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    let every_byte: Vec<u8> = (0..=255).collect();
    let payloads = [&b""[..], b"\0", b"\r\n", &[0xff; 7], &every_byte].map(Bytes::copy_from_slice);
    for (payload, number) in payloads.iter().zip(0..) {
        let append = store.append(&hare, Version(number), record_id(number), payload.clone());
        assert_eq!(append.await, Ok(Now(Version(number + 1))));
    }
    let log = read_to(&*store, &hare, Version(payloads.len() as u64)).await;
    assert!(log.iter().map(|record| &record.payload).eq(&payloads));
}

pub async fn a_record_over_the_size_limit_is_refused(harness: &impl Harness) {
    let store = harness.open().await;
    let hare = table("hare");
    let large = Bytes::from(vec![7; MAX_RECORD]);
    let too_large = Bytes::from(vec![7; MAX_RECORD + 1]);
    let refused = store.append(&hare, Version::EMPTY, record_id(1), too_large);
    let why = TooLarge {
        size: MAX_RECORD + 1,
        limit: MAX_RECORD,
    };
    assert_eq!(refused.await, Err(AppendError::TooLarge(why)));
    assert_eq!(store.read(&hare, Version::EMPTY).await, Ok(vec![]));
    let accepted = store.append(&hare, Version::EMPTY, record_id(1), large.clone());
    assert_eq!(accepted.await, Ok(Now(Version(1))));
    assert_eq!(read_to(&*store, &hare, Version(1)).await[0].payload, large);
}

pub async fn a_long_log_comes_in_bounded_pages(harness: &impl Harness) {
    let store = harness.open().await;
    let (many, large) = (table("many"), table("large"));
    let length = MAX_PAGE_RECORDS as u64 + 10;
    fill(&*store, &many, 0, length).await;
    let expected: Vec<_> = (1..=length).map(record).collect();
    assert_eq!(read_to(&*store, &many, Version(length)).await, expected);

    let length = (MAX_PAGE_BYTES / MAX_RECORD) as u64 + 2;
    for number in 0..length {
        let payload = Bytes::from(vec![number as u8; MAX_RECORD]);
        let append = store.append(&large, Version(number), record_id(number), payload);
        assert_eq!(append.await, Ok(Now(Version(number + 1))));
    }
    read_to(&*store, &large, Version(length)).await;

    for log in [many, large] {
        for start in 0..length {
            let page = store.read(&log, Version(start)).await.unwrap();
            let bytes: usize = page.iter().map(|record| record.payload.len()).sum();
            assert!(page.len() <= MAX_PAGE_RECORDS && bytes <= MAX_PAGE_BYTES);
        }
    }
}

pub async fn unusual_ids_work(harness: &impl Harness) {
    let store = harness.open().await;
    let longest = "z".repeat(TableId::MAX_LEN);
    let names = [
        "-", "--", "0", "00", "a", "a-", "-a", "table-1", "table-10", &longest,
    ];
    let ids = [
        [0; 16],
        [0xff; 16],
        *b"' OR '1'='1' -- ",
        *b"0123456789abcdef",
    ]
    .map(RecordId);
    for name in names {
        let (table, payload) = (table(name), Bytes::from(name.to_owned()));
        for (id, number) in ids.into_iter().zip(0..) {
            let append = store.append(&table, Version(number), id, payload.clone());
            assert_eq!(append.await, Ok(Now(Version(number + 1))));
        }
        store.put_entry(&table, payload).await.unwrap();
    }
    for name in names {
        let log = read_to(&*store, &table(name), Version(ids.len() as u64)).await;
        assert!(log.iter().map(|record| record.id).eq(ids));
        assert!(log.iter().all(|record| record.payload == name));
    }
    assert_eq!(read_all(&*store, &table("table")).await, []);
}
