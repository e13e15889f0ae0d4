//! Opens the database file and migrates its schema.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, TransactionBehavior, config::DbConfig};

use super::{OpenError, store_error};
use crate::StoreError;

/// Each step migrates from the schema before it. A released step never changes.
const STEPS: &[&str] = &[
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
];

/// Opens for writing, creating or migrating as needed. Leaves a database from a newer program
/// untouched.
pub(super) fn open(path: &Path) -> Result<Connection, OpenError> {
    let failed = |error| OpenError::store(path, store_error(error));
    let mut db = Connection::open(path).map_err(failed)?;
    keep_plans(&db).map_err(failed)?;
    let missing = missing(&db, path)?;
    let mode = write_durably(&db).map_err(failed)?;
    if mode != "wal" {
        let reason = "this kind of disk cannot hold a write-ahead log".to_owned();
        return Err(OpenError::store(path, StoreError::Unavailable(reason)));
    }
    migrate(&mut db, missing).map_err(failed)?;
    // This first read creates the write-ahead log.
    let () = db
        .query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))
        .map_err(failed)?;
    Ok(db)
}

/// The steps that a database lacks. Refuses a database from a newer program.
pub(super) fn missing(db: &Connection, path: &Path) -> Result<&'static [&'static str], OpenError> {
    let found: i64 = db
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|error| OpenError::store(path, store_error(error)))?;
    let done = usize::try_from(found).unwrap_or(usize::MAX);
    STEPS.get(done..).ok_or_else(|| OpenError::Newer {
        path: path.to_owned(),
        found,
        known: STEPS.len(),
    })
}

/// Opens a read-only connection. [`open`] must have run before.
pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    keep_plans(&db)?;
    Ok(db)
}

/// A prepared statement keeps its plan. Otherwise SQLite may prepare it again for each new value.
fn keep_plans(db: &Connection) -> rusqlite::Result<()> {
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

/// Makes each commit durable before it returns. Returns the journal mode in force.
fn write_durably(db: &Connection) -> rusqlite::Result<String> {
    db.pragma_update(None, "synchronous", "FULL")?;
    // On macOS, fsync alone stops at the disk's own cache.
    db.pragma_update(None, "fullfsync", true)?;
    db.pragma_update(None, "checkpoint_fullfsync", true)?;
    db.pragma_update(None, "foreign_keys", true)?;
    db.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))
}

fn migrate(db: &mut Connection, missing: &[&str]) -> rusqlite::Result<()> {
    if missing.is_empty() {
        return Ok(());
    }
    let tx = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for step in missing {
        tx.execute_batch(step)?;
    }
    tx.pragma_update(None, "user_version", STEPS.len())?;
    tx.commit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_reaches_the_disk() {
        let dir = tempfile::tempdir().unwrap();
        let db = open(&dir.path().join("db")).unwrap();
        let pragma = |name| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        const FULL: i64 = 2;
        assert_eq!(pragma("synchronous"), Ok(FULL));
        assert_eq!(pragma("fullfsync"), Ok(1));
        assert_eq!(pragma("foreign_keys"), Ok(1));
    }

    #[test]
    fn statements_keep_their_plans() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("db");
        for db in [open(&path).unwrap(), open_reader(&path).unwrap()] {
            assert_eq!(
                db.db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG),
                Ok(true)
            );
        }
    }
}
