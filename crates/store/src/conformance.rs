//! The suite every [`Store`] passes. An implementation joins with a [`Harness`] and one line:
//!
//! ```text
//! moonhare_store::conformance!(MyHarness::new());
//! ```
//!
//! A store may lag where the contract lets it: reads are asked again until they have caught up, or
//! until [`PATIENCE`] is over.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "here a panic is a failed test"
)]

mod append;
mod blobs;
mod directory;
mod lasting;
mod model;
mod remove;
mod shelf;
mod watch;

use std::{sync::Arc, time::Duration};

use bytes::Bytes;
use futures_util::StreamExt;
use tokio::{runtime, time};

use crate::{EventLog, Record, RecordId, Store, TableId, Version, Watch, WatchError};

pub use append::*;
pub use blobs::*;
pub use directory::*;
pub use lasting::*;
pub use model::*;
pub use remove::*;
pub use shelf::*;
pub use watch::*;

/// How long a store may take to show what has been acknowledged.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Where the stores under test come from.
pub trait Harness: Sync {
    /// Whether what was acknowledged is there when the store is opened again.
    const DURABLE: bool;

    /// Opens a store that nobody else uses: empty at first, and after [`Store::close`] the same
    /// one again if it is durable.
    fn open(&self) -> impl Future<Output = Arc<dyn Store>> + Send;
}

/// Writes a test for each check of the suite; the expression makes a [`Harness`] for each.
#[macro_export]
macro_rules! conformance {
    ($harness:expr) => {
        $crate::conformance!($harness =>
            versions_count_up
            an_append_behind_or_ahead_is_a_conflict
            racing_writers_are_each_accepted_once
            a_repeat_has_one_effect
            racing_repeats_have_one_effect
            tables_do_not_touch_each_other
            payloads_are_kept_to_the_byte
            a_record_may_be_as_large_as_said_and_no_larger
            a_long_log_comes_in_bounded_pages
            unusual_ids_are_ids
            a_watch_has_what_was_there_and_what_comes
            a_watch_from_the_middle_starts_there
            a_watch_waits_for_a_version_to_come
            a_slow_watcher_loses_nothing
            a_stalled_watcher_holds_nobody_up
            every_watcher_sees_racing_writers_in_order
            a_watch_ends_when_the_store_closes
            a_dropped_store_ends_its_watches
            a_removed_log_is_empty
            a_watch_ends_when_its_table_is_removed
            a_watch_never_slips_into_a_new_log
            the_directory_keeps_the_last_entry
            the_directory_lives_apart_from_the_logs
            an_entry_may_be_as_large_as_said_and_no_larger
            blobs_are_named_by_their_content
            blobs_are_as_old_as_their_last_putting
            a_blob_may_be_as_large_as_said_and_no_larger
            everybody_has_a_shelf_of_their_own
            a_note_has_its_size
            a_closed_store_says_so
            what_was_acknowledged_lasts
            any_history_matches_the_model
        );
    };
    ($harness:expr => $($check:ident)*) => {
        $(
            #[test]
            fn $check() {
                $crate::conformance::run(&$harness, $crate::conformance::$check);
            }
        )*
    };
}

/// Runs one check on a runtime of its own.
pub fn run<H: Harness>(harness: &H, check: impl AsyncFnOnce(&H)) {
    let runtime = runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_time()
        .build()
        .expect("a runtime");
    runtime.block_on(check(harness));
}

fn table(name: &str) -> TableId {
    name.parse().expect("a name for a table")
}

fn record_id(number: u64) -> RecordId {
    RecordId(u128::from(number).to_be_bytes())
}

fn payload(number: u64) -> Bytes {
    Bytes::from(format!("record {number}"))
}

/// The record that [`fill`] leaves at a version.
fn record(version: u64) -> Record {
    Record {
        version: Version(version),
        id: record_id(version),
        payload: payload(version),
    }
}

/// Appends records until the log, known to be at `from`, is at `to`.
async fn fill(store: &dyn Store, table: &TableId, from: u64, to: u64) {
    for number in from..to {
        let next = record(number + 1);
        let version = store
            .append(table, Version(number), next.id, next.payload)
            .await;
        assert_eq!(version, Ok(next.version));
    }
}

async fn read_all(log: &(impl EventLog + ?Sized), table: &TableId) -> Vec<Record> {
    let mut records: Vec<Record> = Vec::new();
    loop {
        let from = records.last().map_or(Version::EMPTY, |last| last.version);
        let page = log.read(table, from).await.expect("a page");
        if page.is_empty() {
            return records;
        }
        records.extend(page);
    }
}

/// Reads the whole log until it is as long as it must be, checking that it has no hole meanwhile.
async fn read_to(log: &(impl EventLog + ?Sized), table: &TableId, version: Version) -> Vec<Record> {
    eventually(async || {
        let records = read_all(log, table).await;
        for (record, number) in records.iter().zip(1..) {
            assert_eq!(record.version, Version(number));
        }
        (records.len() as u64 >= version.0).then_some(records)
    })
    .await
}

/// Asks again until there is an answer.
async fn eventually<T>(mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let asking = async {
        loop {
            if let Some(answer) = ask().await {
                return answer;
            }
            time::sleep(Duration::from_millis(5)).await;
        }
    };
    let answer = time::timeout(PATIENCE, asking).await;
    answer.expect("what was acknowledged should show by now")
}

async fn next(watch: &mut Watch) -> Option<Result<Record, WatchError>> {
    let next = time::timeout(PATIENCE, watch.next()).await;
    next.expect("the watch should have something by now")
}

/// Expects the records that [`fill`] leaves at these versions.
async fn expect_records(watch: &mut Watch, versions: impl Iterator<Item = u64>) {
    for version in versions {
        assert_eq!(next(watch).await, Some(Ok(record(version))));
    }
}

/// Expects nothing for now; after this the watch has read all there is and waits for news.
async fn expect_silence(watch: &mut Watch) {
    let silence = time::timeout(Duration::from_millis(30), watch.next()).await;
    assert!(silence.is_err(), "unexpected {silence:?}");
}
