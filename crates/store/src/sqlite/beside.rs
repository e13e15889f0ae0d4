//! Keeping something in a directory that another process uses.

use std::path::{Path, PathBuf};

use bytes::Bytes;
use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::{
    BLOBS, DATABASE, blobs,
    change::{Change, Discard, Keep},
    readers, trouble,
};
use crate::{BlobId, MAX_BLOB, MAX_NOTE, Owner, PutError, StoreError, TooLarge};

/// A second way into a directory while a server has it open: for blobs and the shelf, which have no
/// order to keep. SQLite lets one of the two write at a time. Blocks while it works.
#[derive(Debug)]
pub struct Beside {
    db: Connection,
    dir: PathBuf,
}

impl Beside {
    /// Opens what is there; nothing is created or brought up to date.
    pub fn open(dir: &Path) -> Result<Beside, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(dir.join(DATABASE), flags).map_err(trouble)?;
        db.pragma_update(None, "synchronous", "FULL")
            .map_err(trouble)?;
        Ok(Beside {
            db,
            dir: dir.to_owned(),
        })
    }

    pub fn put_blob(&self, content: &[u8]) -> Result<BlobId, PutError> {
        TooLarge::check(content, MAX_BLOB)?;
        Ok(blobs::put_beside(&self.dir.join(BLOBS), content)?)
    }

    pub fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        blobs::get_beside(&self.dir.join(BLOBS), *id)
    }

    pub fn keep(&mut self, owner: &Owner, blob: &BlobId, note: Bytes) -> Result<(), PutError> {
        TooLarge::check(&note, MAX_NOTE)?;
        Ok(self.change(&Keep(*owner, *blob, note))?)
    }

    pub fn discard(&mut self, owner: &Owner, blob: &BlobId) -> Result<(), StoreError> {
        self.change(&Discard(*owner, *blob))
    }

    pub fn kept_by(&self, owner: &Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError> {
        readers::kept_by(&self.db, owner).map_err(trouble)
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
        apply().map_err(trouble)
    }
}
