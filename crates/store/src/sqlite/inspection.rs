//! Read-only access to everything in the folder of a store.

use std::path::{Path, PathBuf};

use bytes::Bytes;
use rusqlite::Connection;

use super::{BLOBS, DATABASE, OpenError, blobs, file_error, readers, schema, store_error};
use crate::{BlobId, Checkpoint, Owner, Record, StoreError, TableId, Version};

/// Read-only access to the folder of a store, even while a server has it open. Every call blocks.
#[derive(Debug)]
pub struct Inspection {
    db: Connection,
    dir: PathBuf,
}

impl Inspection {
    /// Opens existing data. Creates and migrates nothing.
    pub fn open(dir: &Path) -> Result<Inspection, OpenError> {
        let path = dir.join(DATABASE);
        let failed = |error| OpenError::store(&path, store_error(error));
        let db = schema::open_reader(&path).map_err(failed)?;
        schema::missing(&db, &path)?;
        Ok(Inspection {
            db,
            dir: dir.to_owned(),
        })
    }

    /// What SQLite finds wrong with the database: at most a hundred of its own sentences.
    pub fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut query = self
            .db
            .prepare("PRAGMA integrity_check(100)")
            .map_err(store_error)?;
        let said = query.query_map([], |row| row.get(0)).map_err(store_error)?;
        let said: Result<Vec<String>, _> = said.collect();
        let mut said = said.map_err(store_error)?;
        said.retain(|sentence| sentence != "ok");
        Ok(said)
    }

    pub fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        readers::tables(&self.db)
    }

    /// A page of a log, like [`EventLog::read`](crate::EventLog::read).
    pub fn read(&mut self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError> {
        let page = readers::page(&mut self.db, table, from).map_err(store_error)?;
        Ok(page.records)
    }

    /// The checkpoint of a table. A database that an older program left has none.
    pub fn checkpoint(&self, table: &TableId) -> Result<Option<Checkpoint>, StoreError> {
        let known = "SELECT count(*) FROM sqlite_schema WHERE name = 'checkpoints'";
        let known: i64 = (self.db.query_row(known, [], |row| row.get(0))).map_err(store_error)?;
        match known {
            0 => Ok(None),
            _ => readers::checkpoint(&self.db, table).map_err(store_error),
        }
    }

    /// Everything anybody keeps.
    pub fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError> {
        readers::kept_by_all(&self.db).map_err(store_error)
    }

    /// Every blob, used or not.
    pub fn blobs(&self) -> Result<Vec<BlobId>, StoreError> {
        let dir = self.dir.join(BLOBS);
        blobs::all(&dir).map_err(|error| file_error(&dir, &error))
    }

    /// The content, checked against its hash.
    pub fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        blobs::get_from_second_process(&self.dir.join(BLOBS), *id)
    }
}
