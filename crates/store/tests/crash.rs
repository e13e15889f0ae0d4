//! A process killed in the middle of appends loses nothing that it acknowledged.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::{
    env,
    ffi::OsString,
    io::{self, BufRead, BufReader, Write},
    path::Path,
    process::{Child, Command, Stdio},
};

use futures_util::future::join_all;
use moonhare_store::{Appended, EventLog, OpenError, RecordId, Sqlite, Store, TableId, Version};

const TEST: &str = "acknowledged_appends_survive_a_kill";

/// Set in the process to be killed, which runs this same test.
const DIR: &str = "MOONHARE_STORE_CRASH_DIR";

const TABLES: usize = 6;
const ROUNDS: usize = 5;
const ACKS_BEFORE_KILL: usize = 150;

#[tokio::test]
async fn acknowledged_appends_survive_a_kill() {
    if let Some(dir) = env::var_os(DIR) {
        append_until_killed(dir).await;
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let mut acknowledged = [Version::EMPTY; TABLES];
    for _ in 0..ROUNDS {
        run_and_kill(dir.path(), &mut acknowledged);
        let store = Sqlite::open(dir.path()).unwrap();
        for (number, last) in acknowledged.into_iter().enumerate() {
            assert!(last > Version::EMPTY, "every table had its turn");
            let current = check_log(&store, number).await;
            assert!(
                current >= last,
                "{last} was acknowledged, {current} is there"
            );
            let (table, id) = (table(number), id(number, last));
            let repeat = store.append(&table, Version::EMPTY, id, "".into());
            assert_eq!(repeat.await, Ok(Appended::Before(last)));
        }
        store.close().await;
    }
}

fn table(number: usize) -> TableId {
    format!("table-{number}").parse().unwrap()
}

fn id(table: usize, version: Version) -> RecordId {
    RecordId(((table as u128) << 64 | u128::from(version.0)).to_be_bytes())
}

fn payload(table: usize, version: Version) -> String {
    format!("record {version} of table {table}")
}

/// Reads the log to its end and checks that every record is intact.
async fn check_log(store: &Sqlite, number: usize) -> Version {
    let mut at = Version::EMPTY;
    loop {
        let page = store.read(&table(number), at).await.unwrap();
        if page.is_empty() {
            return at;
        }
        for record in page {
            assert_eq!(record.version, at.next());
            at = record.version;
            assert_eq!(record.id, id(number, at));
            assert_eq!(record.payload, payload(number, at));
        }
    }
}

struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// Notes every acknowledgement that arrived before the kill.
fn run_and_kill(dir: &Path, acknowledged: &mut [Version; TABLES]) {
    let child = Command::new(env::current_exe().unwrap())
        .args([TEST, "--exact", "--nocapture"])
        .env(DIR, dir)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut running = Some(Killed(child));
    let stdout = running.as_mut().and_then(|child| child.0.stdout.take());
    let mut lines = BufReader::new(stdout.unwrap());
    let mut acks = 0;
    let mut line = String::new();
    while lines.read_line(&mut line).unwrap() > 0 {
        if let Some((number, version)) = parse(&line) {
            acknowledged[number] = version;
            acks += 1;
        }
        line.clear();
        if acks == ACKS_BEFORE_KILL && running.is_some() {
            let second = Sqlite::open(dir);
            assert!(matches!(second, Err(OpenError::InUse(_))));
            running = None;
        }
    }
    assert!(running.is_none(), "it ended by itself after {acks} appends");
}

fn parse(line: &str) -> Option<(usize, Version)> {
    let (number, version) = line
        .strip_prefix("ack ")?
        .strip_suffix('\n')?
        .split_once(' ')?;
    Some((number.parse().unwrap(), Version(version.parse().unwrap())))
}

async fn append_until_killed(dir: OsString) {
    let store = Sqlite::open(dir).unwrap();
    // The test harness has begun this line with the test's name.
    io::stdout().write_all(b"\n").unwrap();
    let tables = (0..TABLES).map(async |number| {
        let mut at = check_log(&store, number).await;
        loop {
            let (id, payload) = (id(number, at.next()), payload(number, at.next()));
            at = store
                .append(&table(number), at, id, payload.into())
                .await
                .unwrap()
                .version();
            let ack = format!("ack {number} {at}\n");
            io::stdout().write_all(ack.as_bytes()).unwrap();
        }
    });
    join_all(tables).await;
}
