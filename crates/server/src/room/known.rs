//! What a node knows of a table: its state after the records that the node has read.

use std::{collections::VecDeque, sync::Arc};

use moonhare_store::{RecordId, Store, Version};
use moonhare_table::{Gist, Table};

use super::Refusal;
use crate::{Code, Unavailable, logbook};

/// How many commands a node remembers, to recognise a repeated one without reading the store.
const REMEMBERED: usize = 512;

#[derive(Debug, Default)]
pub(super) struct Known {
    pub(super) table: Table,
    /// The last record that was read.
    pub(super) version: Version,
    /// The latest commands in the log, with their digests.
    accepted: VecDeque<(RecordId, Option<Gist>)>,
}

impl Known {
    /// Reads the new records of the log.
    pub(super) async fn read_on(
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
                self.take_in(code, &record)?;
            }
        }
    }

    /// Evolves the table by the next record of the log. The record is always parsed from the bytes
    /// that are stored, so what is live is what a replay gives.
    pub(super) fn take_in(
        &mut self,
        code: &Code,
        record: &moonhare_store::Record,
    ) -> Result<(), Unavailable> {
        if record.version != self.version.next() {
            let what = format!("record {} came after {}", record.version, self.version);
            return Err(Unavailable::damaged(what));
        }
        let parsed = logbook::parsed(code, record)?;
        self.table.evolve(&parsed);
        self.version = record.version;
        if self.accepted.len() == REMEMBERED {
            self.accepted.pop_front();
        }
        self.accepted.push_back((record.id, parsed.asked));
        Ok(())
    }

    /// The digest of the command with this id, if the command is recent.
    pub(super) fn recalled(&self, id: RecordId) -> Option<Option<Gist>> {
        let known = self.accepted.iter().rev().find(|(known, _)| *known == id);
        known.map(|(_, asked)| *asked)
    }
}

/// Checks that the log of a table can be read. Tries only its first page.
pub(crate) async fn opens(store: &Arc<dyn Store>, code: &Code) -> Result<(), Unavailable> {
    let mut known = Known::default();
    for record in store.read(code.id(), Version::EMPTY).await? {
        known.take_in(code, &record)?;
    }
    Ok(())
}

/// The digest of the command that wrote the record with this version.
pub(crate) async fn asked_at(
    store: &Arc<dyn Store>,
    code: &Code,
    version: Version,
) -> Result<Option<Gist>, Unavailable> {
    let before = Version(version.0.saturating_sub(1));
    let page = store.read(code.id(), before).await?;
    let record = page.first().filter(|record| record.version == version);
    let parsed = record.map(|record| logbook::parsed(code, record));
    Ok(parsed.transpose()?.and_then(|record| record.asked))
}

/// Accepts a repeated command, and refuses a different one under the same id. An old record has no
/// digest to compare, so any command is accepted.
pub(crate) fn same(before: Option<Gist>, asked: Option<Gist>) -> Result<(), Refusal> {
    match before {
        Some(_) if before != asked => Err(Refusal::KeyReused),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_that_is_not_the_next_is_not_taken_in() {
        let code = Code::of("key").unwrap();
        let mut known = Known::default();
        let record = |version| moonhare_store::Record {
            version: Version(version),
            id: RecordId([version as u8; 16]),
            payload: r#"{"at":1,"events":[]}"#.into(),
        };
        known.take_in(&code, &record(1)).unwrap();
        for version in [1, 3] {
            let damaged = known.take_in(&code, &record(version)).unwrap_err();
            assert!(damaged.to_string().contains("came after 1"), "{damaged}");
        }
        assert_eq!(known.version, Version(1));
        known.take_in(&code, &record(2)).unwrap();
        assert_eq!(known.recalled(RecordId([2; 16])), Some(None));
        assert_eq!(known.recalled(RecordId([3; 16])), None);
    }
}
