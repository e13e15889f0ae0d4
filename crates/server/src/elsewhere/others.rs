//! The people of one table who are connected to other nodes.

use std::collections::{BTreeMap, HashMap};

use moonhare_table::{Millis, PersonId};

use super::NodeId;
use crate::room::Contact;

/// A node is gone if it was silent for this many beats.
pub(super) const SILENT: u64 = 3;

#[derive(Debug, Default)]
pub(super) struct Others {
    pub(super) nodes: BTreeMap<NodeId, Node>,
    /// When each was last told to be there.
    seen: HashMap<PersonId, Millis>,
}

#[derive(Debug)]
pub(super) struct Node {
    people: Vec<PersonId>,
    /// Our own beats when it last told of this table.
    beats: u64,
}

impl Others {
    /// Takes in what a node tells. Returns whether that changes anything.
    pub(super) fn hear(
        &mut self,
        node: NodeId,
        people: Vec<PersonId>,
        beats: u64,
        now: Millis,
    ) -> bool {
        let before = self.nodes.remove(&node).map(|node| node.people);
        let before = before.unwrap_or_default();
        for person in before.iter().chain(&people) {
            self.seen.insert(*person, now);
        }
        let changed = before != people;
        if !people.is_empty() {
            self.nodes.insert(node, Node { people, beats });
        }
        changed
    }

    /// Forgets nodes that have been silent for too long. Returns whether there was one.
    pub(super) fn forget_silent(&mut self, beats: u64) -> bool {
        let before = self.nodes.len();
        self.nodes
            .retain(|_, node| beats.saturating_sub(node.beats) < SILENT);
        self.nodes.len() != before
    }

    pub(super) fn contacts(&self) -> impl Iterator<Item = (PersonId, Contact)> {
        self.seen.iter().map(|(person, seen)| {
            let there = |node: &&Node| node.people.contains(person);
            let streams = self.nodes.values().filter(there).count();
            let contact = Contact {
                streams: i32::try_from(streams).unwrap_or(i32::MAX),
                heard: *seen,
            };
            (*person, contact)
        })
    }
}
