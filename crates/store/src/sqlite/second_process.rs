//! Blobs and shelf for a second process, while a server uses the directory.

use std::path::{Path, PathBuf};

use bytes::Bytes;
use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::{
    BLOBS, DATABASE, blobs,
    change::{Change, Discard, Keep},
    readers, store_error,
};
use crate::{BlobId, MAX_BLOB, MAX_NOTE, Owner, PutError, StoreError, TooLarge};

/// A second process's access to the blobs and the shelf, which need no order, while a server has
/// the directory open. SQLite lets one of them write at a time. Every call blocks.
#[derive(Debug)]
pub struct SecondProcess {
    db: Connection,
    dir: PathBuf,
}

impl SecondProcess {
    /// Opens existing data. Creates and migrates nothing.
    pub fn open(dir: &Path) -> Result<SecondProcess, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(dir.join(DATABASE), flags).map_err(store_error)?;
        db.pragma_update(None, "synchronous", "FULL")
            .map_err(store_error)?;
        Ok(SecondProcess {
            db,
            dir: dir.to_owned(),
        })
    }

    pub fn put_blob(&self, content: &[u8]) -> Result<BlobId, PutError> {
        TooLarge::check(content, MAX_BLOB)?;
        Ok(blobs::put_from_second_process(
            &self.dir.join(BLOBS),
            content,
        )?)
    }

    pub fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        blobs::get_from_second_process(&self.dir.join(BLOBS), *id)
    }

    pub fn keep(&mut self, owner: &Owner, blob: &BlobId, note: Bytes) -> Result<(), PutError> {
        TooLarge::check(&note, MAX_NOTE)?;
        Ok(self.change(&Keep(*owner, *blob, note))?)
    }

    pub fn discard(&mut self, owner: &Owner, blob: &BlobId) -> Result<(), StoreError> {
        self.change(&Discard(*owner, *blob))
    }

    pub fn kept_by(&self, owner: &Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError> {
        readers::kept_by(&self.db, owner).map_err(store_error)
    }

    fn change<C: Change>(&mut self, change: &C) -> Result<C::Answer, StoreError> {
        let mut apply = || {
            let tx = self
                .db
                .transaction_with_behavior(TransactionBehavior::Immediate)?;
            let answer = change.apply(&tx)?;
            tx.commit()?;
            Ok(answer)
        };
        apply().map_err(store_error)
    }
}
