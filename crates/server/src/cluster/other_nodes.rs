//! The people of one table who are connected to other nodes.

use std::collections::{BTreeMap, HashMap};

use moonhare_table::{Millis, PersonId};

use super::NodeId;
use crate::room::Contact;

/// After this many beats without a message, a node counts as gone.
pub(super) const SILENT_BEATS: u64 = 3;

#[derive(Debug, Default)]
pub(super) struct OtherNodes {
    pub(super) nodes: BTreeMap<NodeId, Node>,
    /// When each person was last known to be connected to another node.
    last_seen: HashMap<PersonId, Millis>,
}

#[derive(Debug)]
pub(super) struct Node {
    people: Vec<PersonId>,
    /// The value of `Received::beats` when the node last named the table.
    heard_at: u64,
}

impl OtherNodes {
    /// Remembers who is connected to a node. Returns whether that changed.
    pub(super) fn receive(
        &mut self,
        node: NodeId,
        people: Vec<PersonId>,
        beats: u64,
        now: Millis,
    ) -> bool {
        let before = self.nodes.remove(&node).map(|node| node.people);
        let before = before.unwrap_or_default();
        for person in before.iter().chain(&people) {
            self.last_seen.insert(*person, now);
        }
        let changed = before != people;
        if !people.is_empty() {
            self.nodes.insert(
                node,
                Node {
                    people,
                    heard_at: beats,
                },
            );
        }
        changed
    }

    /// Forgets nodes that were silent for too long. Returns whether there was one.
    pub(super) fn forget_silent(&mut self, beats: u64) -> bool {
        let before = self.nodes.len();
        self.nodes
            .retain(|_, node| beats.saturating_sub(node.heard_at) < SILENT_BEATS);
        self.nodes.len() != before
    }

    /// The people who are, or were, connected to other nodes. Nodes don't tell how many streams somebody
    /// has, so each node counts as one.
    pub(super) fn contacts(&self) -> impl Iterator<Item = (PersonId, Contact)> {
        self.last_seen.iter().map(|(person, seen)| {
            let there = |node: &&Node| node.people.contains(person);
            let streams = self.nodes.values().filter(there).count();
            let contact = Contact {
                streams: i32::try_from(streams).unwrap_or(i32::MAX),
                last_heard: *seen,
            };
            (*person, contact)
        })
    }
}
