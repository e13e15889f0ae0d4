//! What nodes that share a store tell each other: who is connected to which table, and new entries of
//! the directory.
//!
//! Who is connected isn't in the log. So each node tells the others at once when it changes, and
//! repeats all of it at every beat, because a message may get lost. When a node stops repeating
//! something, the others forget it after a few beats.
//!
//! A node counts only those of its own beats that come back to it. If it hears nothing, it counts no
//! beats and forgets nobody. So a node that is cut off doesn't take people for absent.

mod other_nodes;
mod table;

use std::{
    collections::{BTreeMap, HashMap},
    iter, mem,
    sync::{Arc, Weak},
    time::Duration,
};

use futures_util::StreamExt;
use moonhare_store::{Store, StoreError};
use moonhare_table::PersonId;
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use tokio::{
    sync::{Notify, watch},
    time::{MissedTickBehavior, interval, sleep},
};

use crate::{Code, clock, listing::Listing, secret::random_bytes, summary::Summary};

use other_nodes::OtherNodes;

pub(crate) use table::ClusterTable;

/// The most tables in one message, so that it stays below what NATS takes (a megabyte). The rest goes into
/// the next one.
const TABLES_PER_MESSAGE: usize = 150;

/// The most tables that a node remembers. What others tell about more tables is ignored.
const MOST_TABLES: usize = 200_000;

/// The most people at one table. What others tell about a table with more is ignored.
const MOST_PEOPLE: usize = 200;

/// Identifies a node. Each node draws a random number when it starts.
type NodeId = u64;

/// A message from one node to all others.
#[derive(Debug, Serialize, Deserialize)]
struct NodeMessage {
    node: NodeId,
    /// Some tables, each with the people who are connected to it at the node that sends this.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    here: Vec<(String, Vec<PersonId>)>,
    /// New entries of the directory; `None` for a table that was deleted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    listed: Vec<(String, Option<Summary>)>,
    /// Whether this is the last message of a beat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    beat: bool,
}

/// The nodes that share a store: what they told this one, and what this one has to tell them.
#[derive(Debug)]
pub(crate) struct Cluster {
    node: NodeId,
    /// Whether only this node can use the store. Then there is nobody to tell.
    alone: bool,
    received: Mutex<Received>,
    outbox: Mutex<Outbox>,
    unsent: Notify,
}

/// What the other nodes told this one.
#[derive(Debug, Default)]
struct Received {
    tables: HashMap<Code, watch::Sender<OtherNodes>>,
    /// How many of this node's own beats came back to it.
    beats: u64,
}

/// What this node tells the others.
#[derive(Debug, Default)]
struct Outbox {
    people: HashMap<Code, Vec<PersonId>>,
    /// What changed in `people` since the others were told.
    changed_people: BTreeMap<Code, Vec<PersonId>>,
    /// New entries of the directory that the others weren't told yet.
    entries: BTreeMap<Code, Option<Summary>>,
}

impl Cluster {
    /// Starts the task that exchanges messages with other nodes, if nodes can share this store.
    pub(crate) fn start(
        store: &Arc<dyn Store>,
        listing: &Arc<Listing>,
        beat: Duration,
    ) -> Arc<Cluster> {
        let alone = store.neighbours().is_none();
        let cluster = Arc::new(Cluster {
            node: random_bytes().map_or(0, NodeId::from_be_bytes),
            alone,
            received: Mutex::default(),
            outbox: Mutex::default(),
            unsent: Notify::new(),
        });
        if !alone {
            let (weak, store, listing) = (Arc::downgrade(&cluster), store.clone(), listing.clone());
            tokio::spawn(async move {
                // The task ends when the store closes or the cluster is dropped.
                while let Err(error) = exchange_messages(&weak, &store, &listing, beat).await {
                    if error == StoreError::Closed {
                        return;
                    }
                    tracing::warn!(%error, "no connection to other nodes");
                    sleep(beat).await;
                }
            });
        }
        cluster
    }

    /// The cluster's part of one table: who is connected to it at other nodes, and a way to tell them who
    /// is connected here.
    pub(crate) fn table(self: &Arc<Cluster>, code: &Code) -> ClusterTable {
        let others = self
            .received
            .lock()
            .tables
            .entry(code.clone())
            .or_default()
            .subscribe();
        ClusterTable {
            cluster: self.clone(),
            code: code.clone(),
            announced: Vec::new(),
            others,
        }
    }

    /// Whether this node remembers anything about a table.
    #[cfg(test)]
    pub(crate) fn remembers(&self, code: &Code) -> bool {
        self.received.lock().tables.contains_key(code)
    }

    /// Whether somebody is connected to this table at another node.
    pub(crate) fn anybody_at(&self, code: &Code) -> bool {
        let received = self.received.lock();
        let others = received.tables.get(code);
        others.is_some_and(|others| !others.borrow().nodes.is_empty())
    }

    /// Ends what [`Cluster::table`] began. The last room of a table tells the other nodes that nobody is
    /// left here. Forgets a table that nobody uses, because strangers may ask for any number of codes.
    fn leave_table(&self, code: &Code, others: &mut watch::Receiver<OtherNodes>) {
        let mut received = self.received.lock();
        // The receiver is dropped while the lock is held. So if two rooms of a table end at once, the last one knows
        // that it's the last.
        *others = watch::channel(OtherNodes::default()).1;
        let table = received.tables.get(code);
        if table.is_none_or(|others| others.receiver_count() == 0) {
            self.announce_people(code, Vec::new());
        }
        if table.is_some_and(is_unused) {
            received.tables.remove(code);
        }
    }

    /// Tells the other nodes a table's new entry in the directory.
    pub(crate) fn announce_entry(&self, code: &Code, summary: Option<Summary>) {
        if !self.alone {
            self.outbox.lock().entries.insert(code.clone(), summary);
            self.unsent.notify_one();
        }
    }

    fn announce_people(&self, code: &Code, people: Vec<PersonId>) {
        if self.alone {
            return;
        }
        let mut outbox = self.outbox.lock();
        if people.is_empty() {
            outbox.people.remove(code);
        } else {
            outbox.people.insert(code.clone(), people.clone());
        }
        outbox.changed_people.insert(code.clone(), people);
        drop(outbox);
        self.unsent.notify_one();
    }

    fn receive(&self, message: NodeMessage, listing: &Listing) {
        let mut received = self.received.lock();
        if message.node == self.node {
            if message.beat {
                received.beats += 1;
                received.forget_silent();
            }
            return;
        }
        let (beats, now) = (received.beats, clock::now());
        for (code, people) in message.here {
            let Some(code) = Code::parse(&code) else {
                continue;
            };
            let has_room =
                received.tables.len() < MOST_TABLES || received.tables.contains_key(&code);
            if has_room && people.len() <= MOST_PEOPLE {
                let others = received.tables.entry(code).or_default();
                others.send_if_modified(|others| others.receive(message.node, people, beats, now));
            }
        }
        drop(received);
        for (code, summary) in message.listed {
            if let Some(code) = Code::parse(&code) {
                listing.apply_remote(&code, summary);
            }
        }
    }

    /// The messages about what changed since the last ones.
    fn take_changes(&self) -> Vec<NodeMessage> {
        let (here, listed) = {
            let mut outbox = self.outbox.lock();
            let here = mem::take(&mut outbox.changed_people);
            (here, mem::take(&mut outbox.entries))
        };
        let mut here = (here.into_iter()).map(|(code, people)| (code.to_string(), people));
        let mut listed = (listed.into_iter()).map(|(code, entry)| (code.to_string(), entry));
        let part = || NodeMessage {
            node: self.node,
            here: here.by_ref().take(TABLES_PER_MESSAGE).collect(),
            listed: listed.by_ref().take(TABLES_PER_MESSAGE).collect(),
            beat: false,
        };
        let has_news = |part: &NodeMessage| !part.here.is_empty() || !part.listed.is_empty();
        iter::repeat_with(part).take_while(has_news).collect()
    }

    /// The messages of one beat. Together they name everybody who is connected to this node.
    fn beat_messages(&self) -> Vec<NodeMessage> {
        let here: Vec<(String, Vec<PersonId>)> = (self.outbox.lock().people.iter())
            .map(|(code, people)| (code.to_string(), people.clone()))
            .collect();
        let part = |here: &[_]| NodeMessage {
            node: self.node,
            here: here.to_vec(),
            listed: Vec::new(),
            beat: false,
        };
        let mut parts: Vec<NodeMessage> = here.chunks(TABLES_PER_MESSAGE).map(part).collect();
        parts.push(NodeMessage {
            beat: true,
            ..part(&[])
        });
        parts
    }
}

impl Received {
    fn forget_silent(&mut self) {
        let beats = self.beats;
        self.tables.retain(|_, others| {
            others.send_if_modified(|others| others.forget_silent(beats));
            !is_unused(others)
        });
    }
}

/// Whether a table has no room here and nobody at other nodes.
fn is_unused(others: &watch::Sender<OtherNodes>) -> bool {
    others.receiver_count() == 0 && others.borrow().nodes.is_empty()
}

/// Sends and receives messages until that fails.
async fn exchange_messages(
    cluster: &Weak<Cluster>,
    store: &Arc<dyn Store>,
    listing: &Listing,
    beat: Duration,
) -> Result<(), StoreError> {
    let Some(neighbours) = store.neighbours() else {
        return Ok(());
    };
    let mut hearing = neighbours.hear().await?;
    let mut beats = interval(beat);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let Some(cluster) = cluster.upgrade() else {
            return Ok(());
        };
        let messages = select! {
            bytes = hearing.next() => {
                let ended = || StoreError::Unavailable("no more messages".to_owned());
                let bytes = bytes.ok_or_else(ended)?;
                // A newer version may send messages that this one doesn't understand.
                if let Ok(message) = serde_json::from_slice(&bytes) {
                    cluster.receive(message, listing);
                }
                continue;
            }
            _ = beats.tick() => cluster.beat_messages(),
            () = cluster.unsent.notified() => cluster.take_changes(),
        };
        for message in messages {
            let written = serde_json::to_vec(&message).unwrap_or_default();
            neighbours.tell(written.into()).await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use moonhare_store::Memory;

    use super::{other_nodes::SILENT_BEATS, *};

    const ANA: PersonId = PersonId(1);

    struct Pair {
        one: Arc<Cluster>,
        other: Arc<Cluster>,
        listing: Listing,
        code: Code,
    }

    impl Pair {
        fn new() -> Pair {
            let node = |node| {
                Arc::new(Cluster {
                    node,
                    alone: false,
                    received: Mutex::default(),
                    outbox: Mutex::default(),
                    unsent: Notify::new(),
                })
            };
            Pair {
                one: node(1),
                other: node(2),
                listing: Listing::new(Arc::new(Memory::new())),
                code: Code::of("key").unwrap(),
            }
        }

        /// Whether the other node counts Ana as connected.
        fn is_ana_there(&self) -> bool {
            let contacts = self.other.table(&self.code).contacts();
            contacts.iter().any(|(_, contact)| contact.streams > 0)
        }

        /// Tells the other node what changed.
        fn tell_changes(&self) {
            for message in self.one.take_changes() {
                self.other.receive(message, &self.listing);
            }
        }

        /// Sends the beat of one node to both, itself included.
        fn beat(&self, node: &Cluster) {
            for message in node.beat_messages() {
                let written = serde_json::to_vec(&message).unwrap();
                for hears in [&self.one, &self.other] {
                    let message = serde_json::from_slice(&written).unwrap();
                    hears.receive(message, &self.listing);
                }
            }
        }
    }

    #[test]
    fn what_got_lost_comes_with_the_next_beat() {
        let pair = Pair::new();
        let mut here = pair.one.table(&pair.code);
        here.announce_people(vec![ANA]);
        drop(pair.one.take_changes());
        assert!(!pair.is_ana_there());
        pair.beat(&pair.one);
        assert!(pair.is_ana_there());
        assert!(pair.other.anybody_at(&pair.code));
        drop(here);
        pair.tell_changes();
        assert!(!pair.is_ana_there());
    }

    #[test]
    fn a_silent_node_is_forgotten_by_those_who_hear() {
        let pair = Pair::new();
        let mut here = pair.one.table(&pair.code);
        here.announce_people(vec![ANA]);
        pair.beat(&pair.one);
        let watching = pair.other.table(&pair.code);
        let (_, before) = watching.contacts()[0];
        // Its own beats don't come back, so it may be cut off itself.
        for _ in 0..10 {
            drop(pair.other.beat_messages());
        }
        assert!(pair.is_ana_there());
        for _ in 0..SILENT_BEATS {
            assert!(pair.is_ana_there());
            pair.beat(&pair.other);
        }
        assert!(!pair.is_ana_there());
        let (_, after) = watching.contacts()[0];
        assert_eq!(after.last_heard, before.last_heard, "not heard of since");
    }

    #[test]
    fn nodes_with_people_act_first_one_after_the_other() {
        let pair = Pair::new();
        let (mut one, mut other) = (pair.one.table(&pair.code), pair.other.table(&pair.code));
        let turns = |one: &ClusterTable, other: &ClusterTable| {
            pair.beat(&pair.one);
            pair.beat(&pair.other);
            (one.nodes_before(), other.nodes_before())
        };
        assert_eq!(turns(&one, &other), (0, 0));
        other.announce_people(vec![ANA]);
        assert_eq!(turns(&one, &other), (1, 0));
        one.announce_people(vec![ANA]);
        assert_eq!(turns(&one, &other), (0, 1));
    }

    /// Strangers ask for many codes, so each one that stayed would fill the memory.
    #[test]
    fn a_table_that_nobody_uses_is_forgotten_at_once() {
        let pair = Pair::new();
        let (first, second) = (pair.other.table(&pair.code), pair.other.table(&pair.code));
        drop(first);
        assert!(pair.other.remembers(&pair.code), "it has a room");
        drop(second);
        assert!(!pair.other.remembers(&pair.code));
        let mut here = pair.one.table(&pair.code);
        here.announce_people(vec![ANA]);
        pair.tell_changes();
        drop(pair.other.table(&pair.code));
        assert!(pair.other.anybody_at(&pair.code), "its people count");
    }

    /// Many tables opened at once may take more than NATS takes in one message.
    #[test]
    fn many_changes_come_in_parts() {
        let pair = Pair::new();
        let summary = Summary::of(&moonhare_table::Table::default());
        let codes = (0..).filter_map(|nth: usize| Code::of(&nth.to_string()));
        let codes: Vec<Code> = codes.take(3 * TABLES_PER_MESSAGE / 2).collect();
        for code in &codes {
            pair.one.announce_entry(code, Some(summary.clone()));
        }
        let messages = pair.one.take_changes();
        assert_eq!(messages.len(), 2);
        for message in messages {
            let written = serde_json::to_vec(&message).unwrap();
            assert!(written.len() < 512 * 1024, "{}", written.len());
            pair.other.receive(message, &pair.listing);
        }
        assert!(codes.iter().all(|code| pair.listing.knows(code)));
        assert!(pair.one.take_changes().is_empty());
    }

    #[test]
    fn the_directory_is_told() {
        let pair = Pair::new();
        let summary = Summary::of(&moonhare_table::Table::default());
        pair.one.announce_entry(&pair.code, Some(summary));
        pair.tell_changes();
        assert!(pair.listing.knows(&pair.code));
        pair.one.announce_entry(&pair.code, None);
        pair.tell_changes();
        assert!(!pair.listing.knows(&pair.code));
    }
}
