//! Read-only connections. In WAL mode readers and the writer don't wait for each other.

use std::{path::Path, sync::Arc};

use bytes::Bytes;
use parking_lot::Mutex;
use rusqlite::{Connection, OptionalExtension};

use super::{change::log_of, path_guard::PathGuard, schema, store_error, turns::Turns};
use crate::{
    BlobId, Checkpoint, MAX_PAGE_BYTES, MAX_PAGE_RECORDS, Owner, Record, RecordId, StoreError,
    TableId, Version,
    tail::{LogId, LogPage, Pages},
};

/// How many reads run at once. Further callers wait.
const READERS: u32 = 4;

#[derive(Debug)]
pub(super) struct Readers {
    turns: Turns,
    path_guard: Arc<PathGuard>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    pub(super) fn open(path: &Path, path_guard: Arc<PathGuard>) -> rusqlite::Result<Self> {
        let idle: rusqlite::Result<_> = (0..READERS).map(|_| schema::open_reader(path)).collect();
        Ok(Self {
            turns: Turns::new(READERS),
            path_guard,
            idle: Arc::new(Mutex::new(idle?)),
        })
    }

    pub(super) async fn read<T, E>(
        &self,
        act: impl FnOnce(&mut Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (idle, path_guard) = (self.idle.clone(), self.path_guard.clone());
        let work = move || {
            path_guard.known()?;
            let mut db = idle.lock().pop().ok_or(StoreError::Closed)?;
            let result = act(&mut db);
            idle.lock().push(db);
            result
        };
        self.turns.run(work).await
    }

    pub(super) async fn entry(&self, table: &TableId) -> Result<Option<Bytes>, StoreError> {
        let table = table.clone();
        self.read(move |db| {
            db.prepare_cached("SELECT entry FROM directory WHERE name = ?1")
                .and_then(|mut query| query.query_row([table.as_str()], bytes(0)).optional())
                .map_err(store_error)
        })
        .await
    }

    pub(super) async fn entries(&self) -> Result<Vec<(TableId, Bytes)>, StoreError> {
        self.read(|db| {
            let mut query = db
                .prepare_cached("SELECT name, entry FROM directory ORDER BY name")
                .map_err(store_error)?;
            let mut rows = query.query([]).map_err(store_error)?;
            let mut entries = Vec::new();
            while let Some(row) = rows.next().map_err(store_error)? {
                entries.push((table_name(row)?, bytes(1)(row).map_err(store_error)?));
            }
            Ok(entries)
        })
        .await
    }

    pub(super) async fn checkpoint(
        &self,
        table: &TableId,
    ) -> Result<Option<Checkpoint>, StoreError> {
        let table = table.clone();
        self.read(move |db| checkpoint(db, &table).map_err(store_error))
            .await
    }

    pub(super) async fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|db| tables(db)).await
    }

    pub(super) async fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError> {
        self.read(|db| kept_by_all(db).map_err(store_error)).await
    }

    pub(super) async fn kept_by(&self, owner: Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError> {
        self.read(move |db| kept_by(db, &owner).map_err(store_error))
            .await
    }

    /// Closes the connections, so that the writer closes last and SQLite cleans up.
    pub(super) async fn close(&self) {
        self.turns.close().await;
        self.idle.lock().clear();
    }
}

impl Pages for Arc<Readers> {
    async fn page(&self, table: &TableId, from: Version) -> Result<LogPage, StoreError> {
        let table = table.clone();
        self.read(move |db| page(db, &table, from).map_err(store_error))
            .await
    }
}

pub(super) fn tables(db: &Connection) -> Result<Vec<TableId>, StoreError> {
    let mut query = db
        .prepare_cached("SELECT name FROM logs")
        .map_err(store_error)?;
    let mut rows = query.query([]).map_err(store_error)?;
    let mut tables = Vec::new();
    while let Some(row) = rows.next().map_err(store_error)? {
        tables.push(table_name(row)?);
    }
    Ok(tables)
}

pub(super) fn checkpoint(db: &Connection, table: &TableId) -> rusqlite::Result<Option<Checkpoint>> {
    db.prepare_cached(
        "SELECT version, records.id, state FROM logs \
         JOIN checkpoints ON checkpoints.log = logs.id \
         JOIN records USING (log, version) WHERE name = ?1",
    )?
    .query_row([table.as_str()], |row| {
        Ok(Checkpoint {
            version: Version(row.get(0)?),
            id: RecordId(row.get(1)?),
            state: bytes(2)(row)?,
        })
    })
    .optional()
}

pub(super) fn kept_by(db: &Connection, owner: &Owner) -> rusqlite::Result<Vec<(BlobId, Bytes)>> {
    let mut query =
        db.prepare_cached("SELECT blob, note FROM shelf WHERE owner = ?1 ORDER BY blob")?;
    let rows = query.query_map([owner.as_bytes()], |row| {
        Ok((BlobId::from_bytes(row.get(0)?), bytes(1)(row)?))
    })?;
    rows.collect()
}

pub(super) fn kept_by_all(db: &Connection) -> rusqlite::Result<Vec<(Owner, BlobId)>> {
    let mut query = db.prepare_cached("SELECT owner, blob FROM shelf")?;
    let rows = query.query_map([], |row| {
        let (owner, blob) = (row.get(0)?, row.get(1)?);
        Ok((Owner::from_bytes(owner), BlobId::from_bytes(blob)))
    })?;
    rows.collect()
}

pub(super) fn page(
    db: &mut Connection,
    table: &TableId,
    from: Version,
) -> rusqlite::Result<LogPage> {
    let snapshot = db.transaction()?;
    let Some(log) = log_of(&snapshot, table)? else {
        return Ok(LogPage::default());
    };
    let mut page = LogPage {
        log: Some(log),
        records: Vec::new(),
    };
    let LogId(log) = log;
    let Ok(from) = i64::try_from(from.0) else {
        return Ok(page);
    };
    let mut query = snapshot.prepare_cached(
        "SELECT version, id, payload FROM records WHERE log = ?1 AND version > ?2 ORDER BY version",
    )?;
    let mut rows = query.query((log, from))?;
    let mut size = 0;
    while page.records.len() < MAX_PAGE_RECORDS
        && let Some(row) = rows.next()?
    {
        let payload = bytes(2)(row)?;
        size += payload.len();
        if size > MAX_PAGE_BYTES {
            break;
        }
        page.records.push(Record {
            version: Version(row.get(0)?),
            id: RecordId(row.get(1)?),
            payload,
        });
    }
    Ok(page)
}

/// The table name in the first column.
fn table_name(row: &rusqlite::Row<'_>) -> Result<TableId, StoreError> {
    let name: String = row.get(0).map_err(store_error)?;
    name.parse()
        .map_err(|error| StoreError::Damaged(format!("{name:?}: {error}")))
}

fn bytes(column: usize) -> impl Fn(&rusqlite::Row<'_>) -> rusqlite::Result<Bytes> {
    move |row| row.get::<_, Vec<u8>>(column).map(Bytes::from)
}
