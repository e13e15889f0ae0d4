//! Looking at everything in a directory, whoever uses it.

use std::path::{Path, PathBuf};

use bytes::Bytes;
use rusqlite::Connection;

use super::{BLOBS, DATABASE, OpenError, blobs, file_trouble, readers, schema, trouble};
use crate::{BlobId, Owner, Record, StoreError, TableId, Version};

/// A read-only way into a directory, also while a server has it open. Blocks while it works.
#[derive(Debug)]
pub struct Inspection {
    db: Connection,
    dir: PathBuf,
}

impl Inspection {
    /// Opens what is there; nothing is created or brought up to date.
    pub fn open(dir: &Path) -> Result<Inspection, OpenError> {
        let path = dir.join(DATABASE);
        let failed = |error| OpenError::store(&path, trouble(error));
        let db = schema::open_reader(&path).map_err(failed)?;
        schema::missing(&db, &path)?;
        Ok(Inspection {
            db,
            dir: dir.to_owned(),
        })
    }

    /// What SQLite finds wrong with the database: at most a hundred sentences of its own.
    pub fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut query = self
            .db
            .prepare("PRAGMA integrity_check(100)")
            .map_err(trouble)?;
        let said = query.query_map([], |row| row.get(0)).map_err(trouble)?;
        let said: Result<Vec<String>, _> = said.collect();
        let mut said = said.map_err(trouble)?;
        said.retain(|sentence| sentence != "ok");
        Ok(said)
    }

    pub fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        readers::tables(&self.db)
    }

    /// A page of a log, as [`EventLog::read`](crate::EventLog::read) has it.
    pub fn read(&mut self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError> {
        let page = readers::page(&mut self.db, table, from).map_err(trouble)?;
        Ok(page.records)
    }

    /// All that anybody keeps.
    pub fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError> {
        readers::kept_by_all(&self.db).map_err(trouble)
    }

    /// All that is there, in use or not.
    pub fn blobs(&self) -> Result<Vec<BlobId>, StoreError> {
        let dir = self.dir.join(BLOBS);
        blobs::all(&dir).map_err(|error| file_trouble(&dir, &error))
    }

    /// The content, checked against its name.
    pub fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        blobs::get_beside(&self.dir.join(BLOBS), *id)
    }
}
