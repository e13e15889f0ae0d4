//! This node's copy of a table, made by replaying the table's log.

use std::{collections::VecDeque, sync::Arc};

use moonhare_store::{RecordId, Store, Version};
use moonhare_table::{Gist, Table};

use super::Refusal;
use crate::{Code, Unavailable, table_log};

/// How many commands a replica remembers, to recognise a repeated one without reading the log.
const REMEMBERED: usize = 512;

/// A table as it is after the records that were read so far.
#[derive(Debug, Default)]
pub(super) struct Replica {
    pub(super) table: Table,
    /// The version of the last record that was read. [`Table::version`] is another number: it counts
    /// only what everybody may see.
    pub(super) version: Version,
    /// The latest records, with the gists of the commands that wrote them.
    pub(super) recent: VecDeque<(RecordId, Option<Gist>)>,
}

impl Replica {
    /// Reads the new records of the log.
    pub(super) async fn read_new(
        &mut self,
        store: &Arc<dyn Store>,
        code: &Code,
    ) -> Result<(), Unavailable> {
        loop {
            let page = store.read(code.id(), self.version).await?;
            if page.is_empty() {
                return Ok(());
            }
            for record in page {
                self.apply(code, &record)?;
            }
        }
    }

    /// Applies the next record of the log. The record is always parsed from the stored bytes, so a live
    /// table is what a replay of its log gives.
    pub(super) fn apply(
        &mut self,
        code: &Code,
        record: &moonhare_store::Record,
    ) -> Result<(), Unavailable> {
        if record.version != self.version.next() {
            let what = format!("record {} came after {}", record.version, self.version);
            return Err(Unavailable::damaged(what));
        }
        let parsed = table_log::parse_record(code, record)?;
        self.table.evolve(&parsed);
        self.version = record.version;
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back((record.id, parsed.asked));
        Ok(())
    }

    /// The gist of the command with this id, if it is among the latest. It's `Some(None)` for a
    /// record without a gist: an old one, or one of the clockwork.
    pub(super) fn recall(&self, id: RecordId) -> Option<Option<Gist>> {
        let found = self.recent.iter().rev().find(|(recent, _)| *recent == id);
        found.map(|(_, asked)| *asked)
    }
}

/// Checks that the first page of a table's log can be read.
pub(crate) async fn check_log(store: &Arc<dyn Store>, code: &Code) -> Result<(), Unavailable> {
    let mut replica = Replica::default();
    for record in store.read(code.id(), Version::EMPTY).await? {
        replica.apply(code, &record)?;
    }
    Ok(())
}

/// Reads the gist of the command that wrote the record with this version.
pub(crate) async fn gist_at(
    store: &Arc<dyn Store>,
    code: &Code,
    version: Version,
) -> Result<Option<Gist>, Unavailable> {
    let before = Version(version.0.saturating_sub(1));
    let page = store.read(code.id(), before).await?;
    let record = page.first().filter(|record| record.version == version);
    let missing = || {
        Unavailable::temporary(format!(
            "record {version} of table {code} is not in the log yet"
        ))
    };
    Ok(table_log::parse_record(code, record.ok_or_else(missing)?)?.asked)
}

/// Accepts a command that was sent again, and refuses a different one under the same id. Old records
/// have no gist, so nothing can be compared with them.
pub(crate) fn check_same_command(before: Option<Gist>, gist: Option<Gist>) -> Result<(), Refusal> {
    match before {
        Some(_) if before != gist => Err(Refusal::KeyReused),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A node that reads an old log can't tell a repeat from another command.
    #[tokio::test]
    async fn a_record_that_does_not_show_has_no_gist_yet() {
        let code = Code::of("key").unwrap();
        let store: Arc<dyn Store> = Arc::new(moonhare_store::Memory::new());
        gist_at(&store, &code, Version(1)).await.unwrap_err();
        let record = r#"{"at":1,"asked":7,"events":[]}"#;
        let append = store.append(code.id(), Version::EMPTY, RecordId([1; 16]), record.into());
        append.await.unwrap();
        let asked = gist_at(&store, &code, Version(1)).await;
        assert_eq!(asked.unwrap(), Some(Gist(7)));
    }

    #[test]
    fn a_record_that_is_not_the_next_is_not_applied() {
        let code = Code::of("key").unwrap();
        let mut replica = Replica::default();
        let record = |version| moonhare_store::Record {
            version: Version(version),
            id: RecordId([version as u8; 16]),
            payload: r#"{"at":1,"events":[]}"#.into(),
        };
        replica.apply(&code, &record(1)).unwrap();
        for version in [1, 3] {
            let damaged = replica.apply(&code, &record(version)).unwrap_err();
            assert!(damaged.to_string().contains("came after 1"), "{damaged}");
        }
        assert_eq!(replica.version, Version(1));
        replica.apply(&code, &record(2)).unwrap();
        assert_eq!(replica.recall(RecordId([2; 16])), Some(None));
        assert_eq!(replica.recall(RecordId([3; 16])), None);
    }
}
