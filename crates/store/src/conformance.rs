//! The suite every [`Store`] passes. An implementation joins with a [`Harness`] and one line:
//!
//! ```text
//! moonhare_store::conformance!(MyHarness::new());
//! ```
//!
//! Where the contract lets a store lag, checks read again until the store has caught up or
//! [`PATIENCE`] runs out.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "here a panic is a failed test"
)]

mod append;
mod blobs;
mod checkpoint;
mod directory;
mod lasting;
mod model;
mod nats_servers;
mod remove;
mod shelf;
mod watch;

use std::{sync::Arc, time::Duration};

use bytes::Bytes;
use futures_util::StreamExt;
use tokio::{runtime, time};

use crate::{Appended, EventLog, Record, RecordId, Store, TableId, Version, Watch, WatchError};

pub use append::*;
pub use blobs::*;
pub use checkpoint::*;
pub use directory::*;
pub use lasting::*;
pub use model::*;
pub use nats_servers::{Host, NatsServers};
pub use remove::*;
pub use shelf::*;
pub use watch::*;

/// How long a store may take to show an acknowledged change.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Opens the stores under test.
pub trait Harness: Sync {
    /// Whether acknowledged changes survive reopening the store.
    const DURABLE: bool;

    /// Opens a store that nobody else uses. It is empty at first. After [`Store::close`], a durable store
    /// has what it had before.
    fn open(&self) -> impl Future<Output = Arc<dyn Store>> + Send;

    /// Called before each check if one harness serves several. The store that is opened next must be
    /// another one, and empty.
    fn next_check(&self) {}
}

/// Writes a test for each check of the suite. The expression makes each test's [`Harness`].
#[macro_export]
macro_rules! conformance {
    ($harness:expr) => {
        $crate::conformance!(@each $harness);
    };
    // One test for all, with one harness: for stores that are slow to start.
    (in one test $name:ident, $harness:expr) => {
        #[test]
        fn $name() {
            let harness = $harness;
            $crate::conformance!(@all harness);
        }
    };
    (@$way:ident $harness:expr) => {
        $crate::conformance!($way $harness =>
            versions_count_up
            a_node_reads_its_own_appends_at_once
            an_append_behind_or_ahead_is_a_conflict
            racing_writers_are_each_accepted_once
            a_repeat_has_one_effect
            racing_repeats_have_one_effect
            an_append_that_nobody_waits_for_has_one_effect
            tables_are_independent
            payloads_come_back_byte_for_byte
            a_record_over_the_size_limit_is_refused
            a_long_log_comes_in_bounded_pages
            unusual_ids_work
            a_watch_yields_old_and_new_records
            a_watch_from_the_middle_starts_there
            a_watch_may_start_at_a_future_version
            a_slow_watcher_loses_nothing
            a_stalled_watcher_delays_nobody
            a_watcher_left_in_the_middle_of_a_read_delays_nobody
            every_watcher_sees_racing_writers_in_order
            a_watch_ends_when_the_store_closes
            a_dropped_store_ends_its_watches
            some_tables_are_others_at_every_turn
            a_removed_log_is_empty
            a_new_log_knows_no_id_of_the_old_one
            a_watch_ends_when_its_table_is_removed
            a_watch_never_continues_into_a_new_log
            the_last_checkpoint_of_a_table_stays
            a_checkpoint_that_does_not_fit_is_dropped
            a_checkpoint_goes_with_its_log
            a_checkpoint_over_the_size_limit_is_refused
            nothing_before_a_checkpoint_is_forgotten
            the_directory_keeps_the_last_entry
            the_directory_is_separate_from_the_logs
            an_entry_over_the_size_limit_is_refused
            blobs_are_named_by_their_content
            a_blob_is_as_old_as_its_last_put
            a_blob_over_the_size_limit_is_refused
            each_owner_has_their_own_shelf
            a_note_over_the_size_limit_is_refused
            a_closed_store_says_so
            acknowledged_changes_survive_reopening
            any_history_matches_the_model
        );
    };
    (all $harness:expr => $($check:ident)*) => {
        $(
            println!("{}", stringify!($check));
            $crate::conformance::Harness::next_check(&$harness);
            $crate::conformance::run(&$harness, $crate::conformance::$check);
        )*
    };
    (each $harness:expr => $($check:ident)*) => {
        $(
            #[test]
            fn $check() {
                $crate::conformance::run(&$harness, $crate::conformance::$check);
            }
        )*
    };
}

/// Runs one check in its own runtime.
pub fn run<H: Harness>(harness: &H, check: impl AsyncFnOnce(&H)) {
    let runtime = runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
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
        let appended = store
            .append(table, Version(number), next.id, next.payload)
            .await;
        assert_eq!(appended, Ok(Appended::Now(next.version)));
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

/// Reads the whole log until it is long enough, and checks each time that it has no gap.
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

/// Asks again until there is an answer, or [`PATIENCE`] runs out.
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
    answer.expect("the acknowledged change should show by now")
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

/// Expects nothing for now. The watch has then read everything and waits for news.
async fn expect_silence(watch: &mut Watch) {
    let silence = time::timeout(Duration::from_millis(30), watch.next()).await;
    assert!(silence.is_err(), "unexpected {silence:?}");
}
