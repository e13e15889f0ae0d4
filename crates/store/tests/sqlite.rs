//! Promises that only the store on disk makes.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::{
    fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::SeqCst},
    },
    time::Duration,
};

use bytes::Bytes;
use futures_util::future::join_all;
use moonhare_store::{
    AppendError, Appended, BackupError, BlobId, Blobs, Directory, EventLog, OpenError, Owner,
    PartialBackup, PutError, Record, RecordId, SecondProcess, Shelf, Sqlite, Store, StoreError,
    TableId, Version, copy,
};
use rusqlite::Connection;

const DATABASE: &str = "moonhare.sqlite";

fn table(name: &str) -> TableId {
    name.parse().unwrap()
}

fn record_id(number: u64) -> RecordId {
    RecordId(u128::from(number).to_be_bytes())
}

async fn append(store: &Sqlite, table: &TableId, expected: u64) -> Result<Appended, AppendError> {
    let payload = format!("record {}", expected + 1).into();
    let id = record_id(expected + 1);
    store.append(table, Version(expected), id, payload).await
}

async fn read_all(store: &Sqlite, table: &TableId) -> Vec<Record> {
    let mut records: Vec<Record> = Vec::new();
    loop {
        let page = store.read(table, Version(records.len() as u64)).await;
        let page = page.unwrap();
        if page.is_empty() {
            return records;
        }
        records.extend(page);
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_store_reports_free_disk_space() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    let free = store.free_space().await.unwrap().unwrap();
    let disk = rustix::fs::statvfs(dir.path()).unwrap();
    assert!(
        (1..=disk.f_blocks * disk.f_frsize).contains(&free),
        "{free}"
    );
}

#[tokio::test]
async fn tables_share_their_commits() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    let tables = (0..50).map(async |number| {
        let table = table(&format!("table-{number}"));
        for expected in 0..10 {
            let appended = append(&store, &table, expected).await;
            assert_eq!(appended, Ok(Appended::Now(Version(expected + 1))));
        }
    });
    join_all(tables).await;
    let stats = store.stats();
    assert_eq!(stats.changes, 500);
    assert!(stats.commits * 2 < stats.changes, "{stats:?}");
}

#[tokio::test]
async fn a_refused_change_does_not_fail_the_others() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    let (hare, moon) = (table("hare"), table("moon"));
    append(&store, &hare, 0).await.unwrap();
    let commits = store.stats().commits;

    let mut other = Connection::open(dir.path().join(DATABASE)).unwrap();
    let writing = other
        .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
        .unwrap();
    let group = [
        (&hare, 1),
        (&hare, 5),
        (&moon, 0),
        (&moon, 7),
        (&hare, 0),
        (&hare, 2),
    ];
    let group = join_all(group.map(|(table, expected)| append(&store, table, expected)));
    let release = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        writing.rollback().unwrap();
    };
    let (answers, ()) = tokio::join!(group, release);

    let conflict = |current| {
        let current = Version(current);
        Err(AppendError::Conflict { current })
    };
    let now = |version| Ok(Appended::Now(Version(version)));
    let before = |version| Ok(Appended::Before(Version(version)));
    assert_eq!(
        answers,
        [now(2), conflict(2), now(1), conflict(1), before(1), now(3)]
    );
    assert!(store.stats().commits - commits <= 2, "{:?}", store.stats());
    assert_eq!(read_all(&store, &hare).await.len(), 3);
    assert_eq!(read_all(&store, &moon).await.len(), 1);
}

#[tokio::test]
async fn a_copy_mends_what_is_damaged_there_and_leaves_out_what_is_damaged_here() {
    let dir = tempfile::tempdir().unwrap();
    let [here, there] = ["here", "there"].map(|name| dir.path().join(name));
    let from = Sqlite::open(&here).unwrap();
    let to = Sqlite::open(&there).unwrap();
    let whole = from.put_blob("a picture".into()).await.unwrap();
    let broken = from.put_blob("a recording".into()).await.unwrap();
    append(&from, &table("hare"), 0).await.unwrap();
    assert_eq!(copy(&from, &to, |_| {}).await, Ok(Vec::new()));

    let damage = |dir: &Path, blob: BlobId| {
        fs::write(dir.join("blobs").join(blob.to_string()), "scratched").unwrap();
    };
    damage(&there, whole);
    assert_eq!(copy(&from, &to, |_| {}).await, Ok(Vec::new()));
    assert_eq!(to.get_blob(&whole).await, Ok(Some("a picture".into())));

    damage(&here, broken);
    append(&from, &table("hare"), 1).await.unwrap();
    assert_eq!(copy(&from, &to, |_| {}).await, Ok(vec![broken]));
    assert_eq!(to.get_blob(&broken).await, Ok(Some("a recording".into())));
    assert_eq!(read_all(&to, &table("hare")).await.len(), 2);
}

#[test]
fn a_backup_that_is_given_up_leaves_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let to = dir.path().join("kept");
    let files = || fs::read_dir(dir.path()).unwrap().count();
    let partial = PartialBackup::create(&to).unwrap();
    fs::write(partial.path().join("half"), "half").unwrap();
    assert_eq!((to.exists(), files()), (false, 1));
    drop(partial);
    assert_eq!(files(), 0);

    PartialBackup::create(&to).unwrap().complete().unwrap();
    assert_eq!((to.exists(), files()), (true, 1));
    let again = PartialBackup::create(&to);
    assert!(matches!(again, Err(BackupError::Exists(_))), "{again:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_has_everything_acknowledged() {
    const TABLES: usize = 4;
    let dir = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(dir.path().join("data")).unwrap());
    let acknowledged: Arc<[AtomicU64; TABLES]> = Arc::default();
    let tables: [TableId; TABLES] = ["a", "b", "c", "d"].map(table);
    let picture = store.put_blob("a picture".into()).await.unwrap();
    store.put_entry(&tables[0], "listed".into()).await.unwrap();
    let writers: Vec<_> = (0..TABLES)
        .map(|number| {
            let (store, acknowledged) = (store.clone(), acknowledged.clone());
            let table = tables[number].clone();
            tokio::spawn(async move {
                for expected in 0.. {
                    append(&store, &table, expected).await.unwrap();
                    acknowledged[number].store(expected + 1, SeqCst);
                }
            })
        })
        .collect();

    for round in 1..=3 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let before = acknowledged.each_ref().map(|version| version.load(SeqCst));
        let to = dir.path().join(format!("backups/{round}"));
        store.backup(&to).await.unwrap();

        let copy = Sqlite::open(&to).unwrap();
        for (table, version) in tables.iter().zip(before) {
            let log = read_all(&copy, table).await;
            assert!(version > 0 && log.len() as u64 >= version);
            for (record, number) in log.iter().zip(1..) {
                assert_eq!(record.version, Version(number));
                assert_eq!(record.payload, format!("record {number}"));
            }
            let goes_on = append(&copy, table, log.len() as u64).await;
            assert_eq!(goes_on, Ok(Appended::Now(Version(log.len() as u64 + 1))));
        }
        assert!(copy.get_blob(&picture).await.unwrap().is_some());
        assert!(copy.get_entry(&tables[0]).await.unwrap().is_some());
    }
    for writer in &writers {
        writer.abort();
    }
}

#[tokio::test]
async fn a_backup_replaces_nothing_and_leaves_nothing_half_done() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path().join("data")).unwrap();
    let taken = dir.path().join("taken");
    fs::create_dir(&taken).unwrap();
    let refused = store.backup(&taken).await;
    assert!(matches!(refused, Err(BackupError::Exists(path)) if path == taken));

    fs::remove_dir(dir.path().join("data/blobs")).unwrap();
    let to = dir.path().join("to");
    let failed = store.backup(&to).await;
    assert!(matches!(failed, Err(BackupError::Io { .. })));
    let mut left: Vec<_> = fs::read_dir(dir.path())
        .unwrap()
        .map(|file| file.unwrap().file_name())
        .collect();
    left.sort();
    assert_eq!(left, ["data", "taken"]);
}

#[tokio::test]
async fn an_older_database_is_brought_up_to_date() {
    let dir = tempfile::tempdir().unwrap();
    let old = Connection::open(dir.path().join(DATABASE)).unwrap();
    old.execute_batch(include_str!("fixtures/schema-1.sql"))
        .unwrap();
    old.close().unwrap();
    let (hare, moon) = (table("hare"), table("moon"));

    for _ in 0..2 {
        let store = Sqlite::open(dir.path()).unwrap();
        let payloads = |log: Vec<Record>| log.into_iter().map(|record| record.payload);
        let log = payloads(read_all(&store, &hare).await);
        assert!(log.eq(["a clue", "a card", ""]));
        let log = payloads(read_all(&store, &moon).await);
        assert!(log.eq(["another table"]));
        let repeat = store.append(&hare, Version(9), RecordId([2; 16]), "".into());
        assert_eq!(repeat.await, Ok(Appended::Before(Version(2))));
        store.put_entry(&hare, "new".into()).await.unwrap();
        store.close().await;
    }
}

#[test]
fn a_newer_database_is_refused_and_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let newer = Connection::open(dir.path().join(DATABASE)).unwrap();
    newer
        .execute_batch("CREATE TABLE dreams (dream TEXT); PRAGMA user_version = 1000")
        .unwrap();
    newer.close().unwrap();
    let before = fs::read(dir.path().join(DATABASE)).unwrap();

    let error = Sqlite::open(dir.path()).unwrap_err();
    assert!(matches!(error, OpenError::Newer { found: 1000, .. }));
    assert!(
        error.to_string().contains("newer version of this program"),
        "{error}"
    );
    assert_eq!(fs::read(dir.path().join(DATABASE)).unwrap(), before);
}

#[tokio::test]
async fn a_directory_has_one_user_at_a_time() {
    let dir = tempfile::tempdir().unwrap();
    let first = Sqlite::open(dir.path()).unwrap();
    let error = Sqlite::open(dir.path()).unwrap_err();
    assert!(matches!(error, OpenError::InUse(_)));
    assert!(
        error.to_string().starts_with("another program is using"),
        "{error}"
    );

    first.close().await;
    let second = Sqlite::open(dir.path()).unwrap();
    drop(second);
    Sqlite::open(dir.path()).unwrap();
}

#[test]
fn an_error_names_the_unusable_path() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "not a directory").unwrap();
    let error = Sqlite::open(&file).unwrap_err();
    assert!(error.to_string().contains("file"), "{error}");
}

#[test]
fn a_file_that_is_not_a_database_is_damaged() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join(DATABASE), "a hare ate this\n".repeat(999)).unwrap();
    let error = Sqlite::open(dir.path()).unwrap_err();
    let damaged = |source: &StoreError| matches!(source, StoreError::Damaged(_));
    assert!(matches!(&error, OpenError::Store { source, .. } if damaged(source)));
    assert!(error.to_string().contains("damaged"), "{error}");
}

#[tokio::test]
async fn damage_inside_the_database_is_found_when_it_is_read() {
    let dir = tempfile::tempdir().unwrap();
    let hare = table("hare");
    let store = Sqlite::open(dir.path()).unwrap();
    for expected in 0..50 {
        append(&store, &hare, expected).await.unwrap();
    }
    store.close().await;
    overwrite_after_first_page(&dir.path().join(DATABASE));

    let store = Sqlite::open(dir.path()).unwrap();
    let read = store.read(&hare, Version::EMPTY).await;
    assert!(matches!(read, Err(StoreError::Damaged(_))), "{read:?}");
    let append = append(&store, &hare, 50).await;
    assert!(matches!(
        append,
        Err(AppendError::Store(StoreError::Damaged(_)))
    ));
}

fn overwrite_after_first_page(path: &Path) {
    let mut bytes = fs::read(path).unwrap();
    bytes[4096..].fill(0xaa);
    fs::write(path, bytes).unwrap();
}

#[tokio::test]
async fn a_damaged_blob_is_found_and_can_be_put_again() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    let content = Bytes::from("a hare on the moon");
    let id = store.put_blob(content.clone()).await.unwrap();
    fs::write(dir.path().join(format!("blobs/{id}")), "a hare on the mxxn").unwrap();
    let damaged = store.get_blob(&id).await;
    assert!(matches!(damaged, Err(StoreError::Damaged(_))));
    assert_eq!(store.put_blob(content.clone()).await, Ok(id));
    assert_eq!(store.get_blob(&id).await, Ok(Some(content)));
}

#[tokio::test]
async fn a_half_written_blob_is_ignored() {
    let dir = tempfile::tempdir().unwrap();
    let blobs = dir.path().join("blobs");
    fs::create_dir(&blobs).unwrap();
    fs::write(blobs.join("partial-7"), "a ha").unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    assert_eq!(fs::read_dir(&blobs).unwrap().count(), 0);
    assert_eq!(store.get_blob(&BlobId::of(b"a ha")).await, Ok(None));
}

#[tokio::test]
async fn a_second_process_can_keep_blobs() {
    let dir = tempfile::tempdir().unwrap();
    assert!(
        SecondProcess::open(dir.path()).is_err(),
        "nothing is created"
    );
    let store = Sqlite::open(dir.path()).unwrap();
    let hare = table("hare");
    let path = dir.path().to_owned();
    let beside = tokio::task::spawn_blocking(move || {
        let mut beside = SecondProcess::open(&path).unwrap();
        for number in 0..50u8 {
            let id = beside.put_blob(&[number; 1000]).unwrap();
            assert_eq!(beside.get_blob(&id).unwrap().unwrap(), [number; 1000][..]);
            beside.keep(&Owner::HOUSE, &id, "a note".into()).unwrap();
        }
        let gone = beside.kept_by(&Owner::HOUSE).unwrap()[0].0;
        beside.discard(&Owner::HOUSE, &gone).unwrap();
        gone
    });
    for expected in 0..50 {
        append(&store, &hare, expected).await.unwrap();
    }
    let gone = beside.await.unwrap();
    let kept = store.kept_by(&Owner::HOUSE).await.unwrap();
    assert_eq!(kept.len(), 49);
    for (id, note) in kept {
        assert_eq!(note, "a note");
        assert_ne!(id, gone);
        assert!(store.get_blob(&id).await.unwrap().is_some());
    }
}

type Accident = fn(&Path);

/// Each of these leaves the open files where nobody can find them again.
const ACCIDENTS: [Accident; 5] = [
    |data| fs::remove_dir_all(data).unwrap(),
    |data| fs::rename(data, data.with_file_name("elsewhere")).unwrap(),
    |data| fs::remove_file(data.join(DATABASE)).unwrap(),
    |data| fs::remove_file(data.join(format!("{DATABASE}-wal"))).unwrap(),
    // A copy is put in its place.
    |data| {
        let elsewhere = data.with_file_name("elsewhere");
        fs::rename(data, &elsewhere).unwrap();
        fs::create_dir(data).unwrap();
        for file in fs::read_dir(&elsewhere).unwrap() {
            let file = file.unwrap();
            if file.file_type().unwrap().is_file() {
                fs::copy(file.path(), data.join(file.file_name())).unwrap();
            }
        }
        fs::create_dir(data.join("blobs")).unwrap();
    },
];

#[tokio::test]
async fn nothing_is_acknowledged_once_the_files_have_moved() {
    for (number, accident) in ACCIDENTS.into_iter().enumerate() {
        let dir = tempfile::tempdir().unwrap();
        let data = dir.path().join("data");
        let store = Sqlite::open(&data).unwrap();
        let hare = table("hare");
        append(&store, &hare, 0).await.unwrap();
        store.put_blob("a picture".into()).await.unwrap();
        assert_eq!(store.ready().await, Ok(()));
        accident(&data);

        let refused = append(&store, &hare, 1).await;
        let gone = |error: &StoreError| matches!(error, StoreError::Gone(_));
        assert!(
            matches!(&refused, Err(AppendError::Store(error)) if gone(error)),
            "{number}: {refused:?}"
        );
        let put = store.put_blob("another picture".into()).await;
        assert!(
            matches!(&put, Err(PutError::Store(error)) if gone(error)),
            "{number}: {put:?}"
        );
        let ready = store.ready().await;
        assert!(matches!(&ready, Err(error) if gone(error)), "{ready:?}");
        // Reads are no longer trusted either.
        let read = store.read(&hare, Version::EMPTY).await;
        assert!(matches!(&read, Err(error) if gone(error)), "{read:?}");
    }
}

/// Moving it back doesn't help: others may have written meanwhile.
#[tokio::test]
async fn moved_data_must_be_reopened_even_if_moved_back() {
    let dir = tempfile::tempdir().unwrap();
    let (data, elsewhere) = (dir.path().join("data"), dir.path().join("elsewhere"));
    let store = Sqlite::open(&data).unwrap();
    let hare = table("hare");
    append(&store, &hare, 0).await.unwrap();
    fs::rename(&data, &elsewhere).unwrap();
    append(&store, &hare, 1).await.unwrap_err();
    fs::rename(&elsewhere, &data).unwrap();
    append(&store, &hare, 1).await.unwrap_err();
    store.close().await;

    let store = Sqlite::open(&data).unwrap();
    assert_eq!(
        append(&store, &hare, 1).await,
        Ok(Appended::Now(Version(2)))
    );
}

#[tokio::test]
async fn readiness_needs_room_for_a_file() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    assert_eq!(store.ready().await, Ok(()));
    assert_eq!(fs::read_dir(dir.path().join("blobs")).unwrap().count(), 0);
    fs::remove_dir(dir.path().join("blobs")).unwrap();
    let ready = store.ready().await;
    assert!(matches!(ready, Err(StoreError::Gone(_))), "{ready:?}");
}

#[cfg(unix)]
mod permissions {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn loosen(path: &Path) {
        let mode = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        if path.is_dir() {
            for file in fs::read_dir(path).unwrap() {
                loosen(&file.unwrap().path());
            }
        }
    }

    /// Checks that only the owner may read files and enter directories.
    fn check(path: &Path) -> usize {
        let expected = if path.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(mode(path), expected, "{}", path.display());
        let inside = fs::read_dir(path).into_iter().flatten();
        1 + inside
            .map(|file| check(&file.unwrap().path()))
            .sum::<usize>()
    }

    #[tokio::test]
    async fn files_are_private_to_their_owner() {
        let dir = tempfile::tempdir().unwrap();
        let data = dir.path().join("above/data");
        let store = Sqlite::open(&data).unwrap();
        append(&store, &table("hare"), 0).await.unwrap();
        store.put_blob("a picture".into()).await.unwrap();
        // Two directories, a blob, the lock, the database and the two files that SQLite adds.
        assert_eq!(check(&data), 7);
        let copy = dir.path().join("copy");
        store.backup(&copy).await.unwrap();
        assert_eq!(check(&copy), 4);
        store.close().await;

        fs::create_dir(data.join("acme")).unwrap();
        fs::write(data.join("acme/key"), "a key").unwrap();
        loosen(&data);
        let store = Sqlite::open(&data).unwrap();
        append(&store, &table("hare"), 1).await.unwrap();
        assert_eq!(check(&data), 9);
    }

    #[tokio::test]
    async fn a_shared_directory_keeps_its_permissions() {
        let dir = tempfile::tempdir().unwrap();
        let (data, other) = (dir.path().join("shared"), dir.path().join("shared/other"));
        fs::create_dir(&data).unwrap();
        fs::write(&other, "something else").unwrap();
        loosen(&data);
        let _store = Sqlite::open(&data).unwrap();
        assert_eq!((mode(&data), mode(&other)), (0o755, 0o644));
        assert_eq!(mode(&data.join(DATABASE)), 0o600);
    }
}
