//! `moonhare check` finds faults, and none in good data.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{fs, path::Path, process::Command};

use common::{Served, moonhare, run_to_end};
use moonhare_deck::OwnDeck;
use moonhare_store::{
    BlobId, Checkpoint, EventLog, Nats, Owner, RecordId, Sqlite, Store, Version,
    conformance::NatsServers,
};
use moonhare_table::{Record, SOURCES, Table};

const EVENING: &str = include_str!("../../table/tests/golden/evening-1.log.jsonl");
const DECKS: &str = include_str!("../../table/tests/golden/decks-1.log.jsonl");

struct Checked {
    code: Option<i32>,
    faults: Vec<String>,
    /// The last line.
    summary: String,
}

fn check(data: &Path) -> Checked {
    outcome(moonhare(&["check", "--data"]).arg(data))
}

fn outcome(command: &mut Command) -> Checked {
    let output = run_to_end(command);
    let said = String::from_utf8(output.stdout).unwrap();
    let aside = String::from_utf8(output.stderr).unwrap();
    let mut faults: Vec<_> = said.lines().map(str::to_owned).collect();
    let summary = match output.status.success() {
        true => faults.pop(),
        false => aside.lines().last().map(str::to_owned),
    };
    Checked {
        code: output.status.code(),
        faults,
        summary: summary.unwrap_or_default(),
    }
}

async fn append(store: &dyn Store, table: &str, records: impl Iterator<Item = String>) {
    let table = table.parse().unwrap();
    for (number, record) in records.enumerate() {
        let id = RecordId((number as u128).to_be_bytes());
        let append = store.append(&table, Version(number as u64), id, record.into());
        append.await.unwrap();
    }
}

fn lines(log: &str) -> impl Iterator<Item = String> {
    log.lines().map(str::to_owned)
}

/// A deck with one card, on the house's shelf; and the note of a recording that was deleted just now.
async fn keep_deck(store: &dyn Store) -> (BlobId, [BlobId; 2]) {
    let mut pictures = Vec::new();
    for picture in ["a small picture", "a large picture"] {
        pictures.push(store.put_blob(picture.into()).await.unwrap());
    }
    let deck = format!(
        r#"{{"moonhare-deck":1,"title":"Summer","cards":[{{"name":"owl","small":"{}","large":"{}"}}]}}"#,
        pictures[0], pictures[1]
    );
    assert!(OwnDeck::read(deck.as_bytes()).is_ok(), "{deck}");
    let deck = store.put_blob(deck.into()).await.unwrap();
    store.keep(&Owner::HOUSE, &deck, "{}".into()).await.unwrap();
    let recording = BlobId::of(b"a recording");
    let kept = store.keep(&Owner::RECORDINGS, &recording, "{}".into());
    kept.await.unwrap();
    (deck, [pictures[0], pictures[1]])
}

/// A checkpoint as the server writes it, of the evening up to a record.
fn checkpoint(records: usize) -> Checkpoint {
    let log = EVENING.lines().take(records);
    let log: Vec<Record> = log
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let saved = serde_json::json!({
        "sources": SOURCES,
        "table": Table::replay(&log),
        "recent": [],
    });
    Checkpoint {
        version: Version(records as u64),
        id: RecordId((records as u128 - 1).to_be_bytes()),
        state: saved.to_string().into(),
    }
}

#[tokio::test]
async fn a_checkpoint_is_compared_with_the_log() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    append(&store, "evening", lines(EVENING)).await;
    let table = "evening".parse().unwrap();
    let good = checkpoint(20);
    store.put_checkpoint(&table, good.clone()).await.unwrap();
    assert_eq!(check(dir.path()).faults, [""; 0]);
    let wrong = Checkpoint {
        state: checkpoint(19).state,
        ..good
    };
    store.put_checkpoint(&table, wrong).await.unwrap();
    let checked = check(dir.path());
    assert_eq!(
        checked.faults,
        ["Table evening, the checkpoint after record 20 says something else than the log."]
    );
    assert_eq!(checked.code, Some(1));
}

#[tokio::test]
async fn good_data_has_no_faults() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    append(&store, "evening", lines(EVENING)).await;
    keep_deck(&store).await;
    let records = EVENING.lines().count();
    // While somebody uses it, and afterwards.
    for _ in 0..2 {
        let checked = check(dir.path());
        assert_eq!(checked.faults, [""; 0]);
        assert_eq!(checked.code, Some(0), "{}", checked.summary);
        let seen = format!("1 tables with {records} records; 3 decks, pictures and recordings");
        assert!(checked.summary.contains(&seen), "{}", checked.summary);
        store.close().await;
    }
}

#[tokio::test]
async fn a_server_may_run_during_a_check() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::start(dir.path(), &[]);
    let checked = check(dir.path());
    assert_eq!(checked.code, Some(0), "{}", checked.summary);
    let client = moonhare_client::Client::new(&served.base).unwrap();
    assert_eq!(client.get("/readyz").await.unwrap().status, 200);
}

#[tokio::test]
async fn a_damaged_page_is_found() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    append(&store, "evening", lines(EVENING)).await;
    store.close().await;
    let database = dir.path().join("moonhare.sqlite");
    let mut bytes = fs::read(&database).unwrap();
    let middle = bytes.len() / 4096 / 2 * 4096;
    bytes[middle..middle + 4096].fill(0xaa);
    fs::write(&database, bytes).unwrap();

    let checked = check(dir.path());
    assert_eq!(checked.code, Some(1));
    let of_the_database = |fault: &&String| fault.starts_with("The database: ");
    assert!(
        checked.faults.iter().any(|fault| of_the_database(&fault)),
        "{:?}",
        checked.faults
    );
    assert!(checked.summary.contains("fault"), "{}", checked.summary);
}

#[tokio::test]
async fn an_unreadable_record_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    append(&store, "evening", lines(EVENING)).await;
    let strange = r#"{"at":0,"events":[{"dreamt":{}}]}"#;
    let newer = lines(EVENING).take(3).chain([strange.to_owned()]);
    append(&store, "newer", newer).await;

    let checked = check(dir.path());
    assert_eq!(checked.code, Some(1));
    let [fault] = &checked.faults[..] else {
        panic!("{:?}", checked.faults)
    };
    assert!(fault.contains("Table newer, record 4 cannot"), "{fault}");
    assert!(fault.contains("dreamt"), "{fault}");
    assert!(checked.summary.starts_with("One fault in 2 tables"));
}

#[tokio::test]
async fn a_missing_record_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    append(&store, "evening", lines(EVENING)).await;
    store.close().await;
    let database = dir.path().join("moonhare.sqlite");
    let db = rusqlite::Connection::open(database).unwrap();
    db.execute("DELETE FROM records WHERE version = 3", [])
        .unwrap();
    db.close().unwrap();

    let checked = check(dir.path());
    assert_eq!(checked.code, Some(1));
    let missing = "Table evening, record 3 is missing: 4 follows 2.";
    assert_eq!(checked.faults, [missing]);
}

#[tokio::test]
async fn a_named_blob_must_exist_undamaged() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    // This log names decks that don't exist here.
    append(&store, "decked", lines(DECKS)).await;
    let (deck, [small, large]) = keep_deck(&store).await;
    let blobs = dir.path().join("blobs");
    fs::remove_file(blobs.join(small.to_string())).unwrap();
    fs::write(blobs.join(large.to_string()), "a lxrge picture").unwrap();

    let checked = check(dir.path());
    assert_eq!(checked.code, Some(1));
    let has = |words: &[&str]| {
        let fault = |fault: &String| words.iter().all(|word| fault.contains(word));
        assert!(
            checked.faults.iter().any(fault),
            "{words:?} in {:?}",
            checked.faults
        );
    };
    has(&["Table decked, record ", "names the deck", "missing"]);
    let (deck, small) = (deck.to_string(), small.to_string());
    has(&[&deck, "names the picture", &small, "missing"]);
    has(&[&deck, "names the picture", &large.to_string(), "damaged"]);
}

/// Everything is read through NATS just as well.
#[tokio::test(flavor = "multi_thread")]
async fn a_cluster_is_checked() {
    let servers = NatsServers::start(1);
    let options = servers.options("moonhare");
    let nats = options.servers.join(",");
    let check = |prefix: &str| {
        let mut command = moonhare(&["check", "--nats", &nats, "--nats-replicas", "1"]);
        outcome(command.args(["--nats-prefix", prefix]))
    };
    let store = Nats::open(options).await.unwrap();
    append(&store, "evening", lines(EVENING)).await;
    let table = "evening".parse().unwrap();
    store.put_checkpoint(&table, checkpoint(20)).await.unwrap();
    keep_deck(&store).await;
    let checked = check("moonhare");
    assert_eq!(checked.faults, [""; 0]);
    let seen = format!(
        "1 tables with {} records; 3 decks, pictures and recordings",
        EVENING.lines().count()
    );
    assert!(checked.summary.contains(&seen), "{}", checked.summary);

    let strange = r#"{"at":0,"events":[{"dreamt":{}}]}"#;
    let newer = lines(EVENING).take(3).chain([strange.to_owned()]);
    append(&store, "newer", newer).await;
    append(&store, "decked", lines(DECKS)).await;
    let wrong = Checkpoint {
        state: checkpoint(19).state,
        ..checkpoint(20)
    };
    store.put_checkpoint(&table, wrong).await.unwrap();
    let checked = check("moonhare");
    assert_eq!(checked.code, Some(1), "{}", checked.summary);
    for words in [
        "Table newer, record 4 cannot",
        "Table decked, record ",
        "Table evening, the checkpoint after record 20",
    ] {
        let fault = |fault: &String| fault.starts_with(words);
        assert!(checked.faults.iter().any(fault), "{:?}", checked.faults);
    }
    // A check makes no streams.
    for _ in 0..2 {
        let checked = check("elsewhere");
        assert_eq!(checked.code, Some(1));
        let missing = "there is no stream elsewhere-log";
        assert!(checked.summary.contains(missing), "{}", checked.summary);
    }
}

#[test]
fn without_data_there_is_nothing_to_check() {
    let dir = tempfile::tempdir().unwrap();
    let nowhere = dir.path().join("nowhere");
    let checked = check(&nowhere);
    assert_eq!(checked.code, Some(1));
    assert!(checked.summary.contains("nowhere"), "{}", checked.summary);
    assert!(!nowhere.exists());
}
