//! What somebody saw of a table. No node may show less than it showed before, and at the end the log must
//! hold every state that was seen.

use std::{
    collections::{BTreeMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
};

use serde_json::Value;

use crate::house::{Address, NODES};

/// One state of a table as one viewer saw it: its version, and a hash of everything but who is away,
/// which isn't in the log. A whole view for each version would take gigabytes in an hour.
pub(crate) type Sight = (u64, u64);

pub(crate) fn sight(view: &Value) -> Sight {
    let fields = view.as_object().unwrap().iter();
    let mut fields: Vec<_> = fields.filter(|(name, _)| *name != "away").collect();
    fields.sort_by_key(|(name, _)| *name);
    let mut hasher = DefaultHasher::new();
    fields.hash(&mut hasher);
    (version(view), hasher.finish())
}

pub(crate) fn version(view: &Value) -> u64 {
    view["version"].as_u64().unwrap()
}

/// All that one viewer saw of one table.
#[derive(Debug, Default)]
pub(crate) struct Sights {
    seen: HashSet<Sight>,
    /// What each node showed last: its start, and the version.
    last: [(usize, u64); NODES],
    pub(crate) looks: usize,
    /// How often a node showed less than before it was started again. Nobody promises that it doesn't:
    /// it may find a nats-server that still has to catch up.
    pub(crate) back_after_restart: usize,
}

impl Sights {
    /// Notes what a node answered. A node that runs on never goes back.
    pub(crate) fn answered(&mut self, node: &Address, view: &Value) {
        self.looks += 1;
        let (start, before) = self.last[node.index];
        let now = version(view);
        if now < before {
            let (code, index) = (&view["code"], node.index);
            assert_ne!(
                start, node.starts,
                "{code} went back at node {index}, from {before} to {now}"
            );
            self.back_after_restart += 1;
        }
        self.last[node.index] = (node.starts, now);
        self.note(view);
    }

    pub(crate) fn note(&mut self, view: &Value) {
        self.seen.insert(sight(view));
    }

    pub(crate) fn by_version(&self) -> BTreeMap<u64, HashSet<u64>> {
        let mut all: BTreeMap<u64, HashSet<u64>> = BTreeMap::new();
        for (version, hash) in &self.seen {
            all.entry(*version).or_default().insert(*hash);
        }
        all
    }
}
