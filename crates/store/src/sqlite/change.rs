//! The changes to the database. Each is a struct that knows its SQL.

use bytes::Bytes;
use rusqlite::{OptionalExtension, Transaction, params};

use crate::{
    BlobId, Checkpoint, Owner, Record, RecordId, TableId, Version,
    tail::{LogId, News, NewsKind, Tails},
};

/// One change. It shares a transaction with others, so only an error of the database itself is an
/// `Err`.
pub(super) trait Change: Send + 'static {
    type Answer: Send;

    fn apply(&self, tx: &Transaction<'_>) -> rusqlite::Result<Self::Answer>;

    /// Called once the change is durable.
    fn announce(&self, _answer: &Self::Answer, _tails: &Tails) {}
}

pub(super) struct Append {
    pub(super) table: TableId,
    pub(super) expected: Version,
    pub(super) id: RecordId,
    pub(super) payload: Bytes,
}

pub(super) enum AppendAnswer {
    Now(LogId, Version),
    Before(Version),
    Conflict { current: Version },
}

impl Change for Append {
    type Answer = AppendAnswer;

    fn apply(&self, tx: &Transaction<'_>) -> rusqlite::Result<AppendAnswer> {
        let log = log_of(tx, &self.table)?;
        let mut current = Version::EMPTY;
        if let Some(LogId(log)) = log {
            let before = tx
                .prepare_cached("SELECT version FROM records WHERE log = ?1 AND id = ?2")?
                .query_row(params![log, self.id.0], |row| row.get(0))
                .optional()?;
            if let Some(version) = before {
                return Ok(AppendAnswer::Before(Version(version)));
            }
            current.0 = tx
                .prepare_cached("SELECT coalesce(max(version), 0) FROM records WHERE log = ?1")?
                .query_row([log], |row| row.get(0))?;
        }
        if self.expected != current {
            return Ok(AppendAnswer::Conflict { current });
        }
        let log = match log {
            Some(LogId(log)) => log,
            None => tx
                .prepare_cached("INSERT INTO logs (name) VALUES (?1) RETURNING id")?
                .query_row([self.table.as_str()], |row| row.get(0))?,
        };
        let version = current.next();
        tx.prepare_cached(
            "INSERT INTO records (log, version, id, payload) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![log, version.0, self.id.0, &self.payload[..]])?;
        Ok(AppendAnswer::Now(LogId(log), version))
    }

    fn announce(&self, answer: &AppendAnswer, tails: &Tails) {
        if let AppendAnswer::Now(log, version) = *answer {
            let what = NewsKind::Appended(Record {
                version,
                id: self.id,
                payload: self.payload.clone(),
            });
            tails.publish(&self.table, News { log, what });
        }
    }
}

pub(super) struct Remove(pub(super) TableId);

impl Change for Remove {
    type Answer = Option<LogId>;

    fn apply(&self, tx: &Transaction<'_>) -> rusqlite::Result<Option<LogId>> {
        let log = log_of(tx, &self.0)?;
        if let Some(LogId(log)) = log {
            tx.execute("DELETE FROM checkpoints WHERE log = ?1", [log])?;
            tx.execute("DELETE FROM records WHERE log = ?1", [log])?;
            tx.execute("DELETE FROM logs WHERE id = ?1", [log])?;
        }
        Ok(log)
    }

    fn announce(&self, removed: &Option<LogId>, tails: &Tails) {
        if let Some(log) = *removed {
            let what = NewsKind::Removed;
            tails.publish(&self.0, News { log, what });
        }
    }
}

pub(super) struct PutCheckpoint(pub(super) TableId, pub(super) Checkpoint);

impl Change for PutCheckpoint {
    type Answer = ();

    fn apply(&self, tx: &Transaction<'_>) -> rusqlite::Result<()> {
        let PutCheckpoint(table, Checkpoint { version, id, state }) = self;
        if let Some(LogId(log)) = log_of(tx, table)? {
            tx.prepare_cached(
                "INSERT OR REPLACE INTO checkpoints (log, version, state) \
                 SELECT log, version, ?4 FROM records WHERE log = ?1 AND version = ?2 AND id = ?3",
            )?
            .execute(params![log, version.0, id.0, &state[..]])?;
        }
        Ok(())
    }
}

pub(super) struct PutEntry(pub(super) TableId, pub(super) Bytes);

impl Change for PutEntry {
    type Answer = ();

    fn apply(&self, tx: &Transaction<'_>) -> rusqlite::Result<()> {
        tx.prepare_cached("INSERT OR REPLACE INTO directory (name, entry) VALUES (?1, ?2)")?
            .execute(params![self.0.as_str(), &self.1[..]])?;
        Ok(())
    }
}

pub(super) struct DeleteEntry(pub(super) TableId);

impl Change for DeleteEntry {
    type Answer = ();

    fn apply(&self, tx: &Transaction<'_>) -> rusqlite::Result<()> {
        tx.prepare_cached("DELETE FROM directory WHERE name = ?1")?
            .execute([self.0.as_str()])?;
        Ok(())
    }
}

pub(super) struct Keep(pub(super) Owner, pub(super) BlobId, pub(super) Bytes);

impl Change for Keep {
    type Answer = ();

    fn apply(&self, tx: &Transaction<'_>) -> rusqlite::Result<()> {
        tx.prepare_cached("INSERT OR REPLACE INTO shelf (owner, blob, note) VALUES (?1, ?2, ?3)")?
            .execute(params![self.0.as_bytes(), self.1.as_bytes(), &self.2[..]])?;
        Ok(())
    }
}

pub(super) struct Discard(pub(super) Owner, pub(super) BlobId);

impl Change for Discard {
    type Answer = ();

    fn apply(&self, tx: &Transaction<'_>) -> rusqlite::Result<()> {
        tx.prepare_cached("DELETE FROM shelf WHERE owner = ?1 AND blob = ?2")?
            .execute(params![self.0.as_bytes(), self.1.as_bytes()])?;
        Ok(())
    }
}

/// A write that nobody reads, to find out whether writing works.
pub(super) struct Probe;

impl Change for Probe {
    type Answer = ();

    fn apply(&self, tx: &Transaction<'_>) -> rusqlite::Result<()> {
        tx.prepare_cached(
            "INSERT INTO proof (one, times) VALUES (1, 1) \
             ON CONFLICT (one) DO UPDATE SET times = times + 1",
        )?
        .execute([])?;
        Ok(())
    }
}

pub(super) fn log_of(tx: &Transaction<'_>, table: &TableId) -> rusqlite::Result<Option<LogId>> {
    tx.prepare_cached("SELECT id FROM logs WHERE name = ?1")?
        .query_row([table.as_str()], |row| row.get(0).map(LogId))
        .optional()
}
