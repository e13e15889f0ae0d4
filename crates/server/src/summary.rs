//! A table's entry in the directory: what the server must know of a table without waking it.

use std::sync::Arc;

use bytes::Bytes;
use moonhare_rules::{Mode, StageKind};
use moonhare_store::Store;
use moonhare_table::{Millis, Table, TokenHash, Visibility};
use serde::{Deserialize, Serialize};

use crate::{Code, Unavailable};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub(crate) mode: Mode,
    pub(crate) players: usize,
    pub(crate) stage: StageKind,
    pub(crate) public: bool,
    pub(crate) password: bool,
    /// The people who sit here, so that they find their tables again.
    pub(crate) people: Vec<TokenHash>,
    /// Others whom the table knows: a host without a seat, and those who gave the password to watch. When
    /// one of them asks the server to forget them, it finds the table by this. At most [`MOST_KNOWN`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) known: Vec<TokenHash>,
    #[serde(default)]
    pub(crate) opened: Millis,
    /// When the last event happened.
    pub(crate) last: Millis,
}

/// How far the time of the last event may lag behind in the directory.
const STALE_MILLIS: u64 = 10 * 60 * 1000;

/// The most people without a seat in an entry: the host, then those who came first. With twelve at the table
/// they must fit into [`moonhare_store::MAX_ENTRY`], even if hundreds watch.
const MOST_KNOWN: usize = 40;

impl Summary {
    pub(crate) fn of(table: &Table) -> Summary {
        let host = (table.people()).find(|(person, _)| table.host() == Some(*person));
        let others = (table.people()).filter(|(person, _)| table.host() != Some(*person));
        let unseated = (host.into_iter().chain(others))
            .filter(|(person, _)| table.seat_of(*person).is_none())
            .map(|(_, token)| token.clone());
        Summary {
            known: unseated.take(MOST_KNOWN).collect(),
            mode: (table.settings()).map_or(Mode::Classic, |settings| settings.mode),
            players: table.keepers().len(),
            stage: table.stage().unwrap_or(StageKind::Lobby),
            public: table.visibility() == Visibility::Public,
            password: table.password().is_some(),
            people: table.sitting(),
            opened: table.opened(),
            last: table.last(),
        }
    }

    /// Whether the table is listed for everybody: it is public, and people can still sit down.
    pub(crate) fn is_listed_publicly(&self) -> bool {
        self.public && self.stage == StageKind::Lobby
    }

    /// Whether both know the same people.
    pub(crate) fn same_people(&self, other: &Summary) -> bool {
        self.people == other.people && self.known == other.known
    }

    /// Whether `newer` differs enough that the directory must be updated.
    pub(crate) fn is_stale(&self, newer: &Summary) -> bool {
        newer.last.since(self.last) > STALE_MILLIS
            || Summary {
                last: self.last,
                ..newer.clone()
            } != *self
    }

    pub(crate) async fn put(&self, store: &Arc<dyn Store>, code: &Code) -> Result<(), Unavailable> {
        let entry = serde_json::to_vec(self).map_err(Unavailable::temporary)?;
        store
            .put_entry(code.id(), Bytes::from(entry))
            .await
            .map_err(Unavailable::from)
    }

    /// Parses what [`Summary::put`] wrote.
    pub(crate) fn parse(entry: &[u8]) -> Option<Summary> {
        let mut summary: Summary = serde_json::from_slice(entry).ok()?;
        // Older versions did not save this field.
        if summary.opened == Millis::default() {
            summary.opened = summary.last;
        }
        Some(summary)
    }
}

#[cfg(test)]
mod tests {
    use moonhare_store::MAX_ENTRY;

    use super::*;

    #[test]
    fn the_fullest_entry_fits_into_the_directory() {
        let people = |most| (0..most).map(|nth| TokenHash::of(&format!("person {nth}")));
        let fullest = Summary {
            people: people(12).collect(),
            known: people(MOST_KNOWN).collect(),
            opened: Millis(u64::MAX),
            last: Millis(u64::MAX),
            ..Summary::of(&Table::default())
        };
        let entry = serde_json::to_vec(&fullest).unwrap();
        // The words for mode and stage may be a little longer.
        assert!(entry.len() + 100 <= MAX_ENTRY, "{}", entry.len());
    }
}
