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
    #[serde(default)]
    pub(crate) opened: Millis,
    pub(crate) last: Millis,
}

/// How far the time of the last event may lag behind in the directory.
const STALE_MILLIS: u64 = 10 * 60 * 1000;

impl Summary {
    pub(crate) fn of(table: &Table) -> Summary {
        Summary {
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
    pub(crate) fn is_public(&self) -> bool {
        self.public && self.stage == StageKind::Lobby
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

    /// Every table in the directory whose entry can be read.
    pub(crate) async fn list(store: &Arc<dyn Store>) -> Result<Vec<(Code, Summary)>, Unavailable> {
        let entries = store.list_entries().await?;
        let read = |(id, entry): (_, Bytes)| {
            let mut summary: Summary = serde_json::from_slice(&entry).ok()?;
            // Older versions did not save this field.
            if summary.opened == Millis::default() {
                summary.opened = summary.last;
            }
            Some((Code::from(id), summary))
        };
        Ok(entries.into_iter().filter_map(read).collect())
    }
}
