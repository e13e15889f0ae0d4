//! Who is connected to other nodes.
//!
//! Presence isn't in the log. So nodes that share a store tell each other who is at which table: at once
//! when it changes, and all of it again at every beat, because messages may get lost. What a node no
//! longer repeats is forgotten after a few beats.
//!
//! A node counts only the beats of its own that come back to it. One that hears nothing forgets nobody,
//! so it takes nobody's seat because of its own deafness.

mod here;
mod others;

use std::{
    collections::{BTreeMap, HashMap},
    mem,
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

use crate::{Code, clock, listing::Listing, secret::fresh, summary::Summary};

use others::Others;

pub(crate) use here::Here;

/// The most tables in one message. The rest goes into the next one.
const TABLES: usize = 1000;

/// The most tables that are remembered from other nodes. News of more tables is ignored.
const MOST_TABLES: usize = 200_000;

/// The most people of one table. News of a table with more is ignored.
const MOST_PEOPLE: usize = 200;

/// A random number that a node gets whenever it starts.
type NodeId = u64;

/// One message from a node.
#[derive(Debug, Serialize, Deserialize)]
struct News {
    node: NodeId,
    /// The people who are connected to this node, for each of these tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    here: Vec<(String, Vec<PersonId>)>,
    /// New entries of the directory; none for a table that was deleted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    listed: Vec<(String, Option<Summary>)>,
    /// The last message of a beat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    beat: bool,
}

/// What the other nodes told this one, and what this one has to tell them.
#[derive(Debug)]
pub(crate) struct Elsewhere {
    node: NodeId,
    /// Other nodes can't share this store, so there is nobody to tell.
    alone: bool,
    heard: Mutex<Heard>,
    outbox: Mutex<Outbox>,
    news: Notify,
}

/// What the others told.
#[derive(Debug, Default)]
struct Heard {
    tables: HashMap<Code, watch::Sender<Others>>,
    /// How many of our own beats came back to us.
    beats: u64,
}

/// What this node tells.
#[derive(Debug, Default)]
struct Outbox {
    here: HashMap<Code, Vec<PersonId>>,
    /// What the others weren't told yet.
    changed: BTreeMap<Code, Vec<PersonId>>,
    listed: BTreeMap<Code, Option<Summary>>,
}

impl Elsewhere {
    /// Begins to listen to other nodes and to tell them, if nodes can share this store.
    pub(crate) fn start(
        store: &Arc<dyn Store>,
        listing: &Arc<Listing>,
        beat: Duration,
    ) -> Arc<Elsewhere> {
        let alone = store.neighbours().is_none();
        let elsewhere = Arc::new(Elsewhere {
            node: fresh().map_or(0, NodeId::from_be_bytes),
            alone,
            heard: Mutex::default(),
            outbox: Mutex::default(),
            news: Notify::new(),
        });
        if !alone {
            let (weak, store, listing) =
                (Arc::downgrade(&elsewhere), store.clone(), listing.clone());
            tokio::spawn(async move {
                // It ends with the store. Whatever else happens, it begins again.
                while let Err(error) = talk(&weak, &store, &listing, beat).await {
                    if error == StoreError::Closed {
                        return;
                    }
                    tracing::warn!(%error, "other nodes can't be heard");
                    sleep(beat).await;
                }
            });
        }
        elsewhere
    }

    /// A handle for one table: who is there at other nodes, and who is there at this one.
    pub(crate) fn at(self: &Arc<Elsewhere>, code: &Code) -> Here {
        let others = self
            .heard
            .lock()
            .tables
            .entry(code.clone())
            .or_default()
            .subscribe();
        Here {
            elsewhere: self.clone(),
            code: code.clone(),
            told: Vec::new(),
            others,
        }
    }

    /// Whether somebody is at this table, at another node.
    pub(crate) fn anybody_at(&self, code: &Code) -> bool {
        let heard = self.heard.lock();
        let others = heard.tables.get(code);
        others.is_some_and(|others| !others.borrow().nodes.is_empty())
    }

    /// Tells the others a table's new entry in the directory.
    pub(crate) fn list(&self, code: &Code, summary: Option<Summary>) {
        if !self.alone {
            self.outbox.lock().listed.insert(code.clone(), summary);
            self.news.notify_one();
        }
    }

    fn tell(&self, code: &Code, people: Vec<PersonId>) {
        if self.alone {
            return;
        }
        let mut outbox = self.outbox.lock();
        if people.is_empty() {
            outbox.here.remove(code);
        } else {
            outbox.here.insert(code.clone(), people.clone());
        }
        outbox.changed.insert(code.clone(), people);
        drop(outbox);
        self.news.notify_one();
    }

    fn hear(&self, told: News, listing: &Listing) {
        let mut heard = self.heard.lock();
        if told.node == self.node {
            if told.beat {
                heard.beats += 1;
                heard.forget_silent();
            }
            return;
        }
        let (beats, now) = (heard.beats, clock::now());
        for (code, people) in told.here {
            let Some(code) = Code::parse(&code) else {
                continue;
            };
            let is_room = heard.tables.len() < MOST_TABLES || heard.tables.contains_key(&code);
            if is_room && people.len() <= MOST_PEOPLE {
                let others = heard.tables.entry(code).or_default();
                others.send_if_modified(|others| others.hear(told.node, people, beats, now));
            }
        }
        drop(heard);
        for (code, summary) in told.listed {
            if let Some(code) = Code::parse(&code) {
                listing.hear(&code, summary);
            }
        }
    }

    /// Takes out what the others weren't told yet.
    fn changes(&self) -> News {
        let mut outbox = self.outbox.lock();
        let written = |code: &Code| code.to_string();
        let here = mem::take(&mut outbox.changed).into_iter();
        let listed = mem::take(&mut outbox.listed).into_iter();
        News {
            node: self.node,
            here: here
                .map(|(code, people)| (written(&code), people))
                .collect(),
            listed: listed
                .map(|(code, entry)| (written(&code), entry))
                .collect(),
            beat: false,
        }
    }

    /// Everything for one beat, in messages that aren't too long.
    fn everything(&self) -> Vec<News> {
        let here: Vec<(String, Vec<PersonId>)> = (self.outbox.lock().here.iter())
            .map(|(code, people)| (code.to_string(), people.clone()))
            .collect();
        let part = |here: &[_]| News {
            node: self.node,
            here: here.to_vec(),
            listed: Vec::new(),
            beat: false,
        };
        let mut parts: Vec<News> = here.chunks(TABLES).map(part).collect();
        parts.push(News {
            beat: true,
            ..part(&[])
        });
        parts
    }
}

impl Heard {
    fn forget_silent(&mut self) {
        let beats = self.beats;
        self.tables.retain(|_, others| {
            others.send_if_modified(|others| others.forget_silent(beats));
            others.receiver_count() > 0 || !others.borrow().nodes.is_empty()
        });
    }
}

/// Passes messages in both directions until that fails.
async fn talk(
    elsewhere: &Weak<Elsewhere>,
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
        let Some(elsewhere) = elsewhere.upgrade() else {
            return Ok(());
        };
        let told = tokio::select! {
            heard = hearing.next() => {
                let heard = heard.ok_or_else(|| StoreError::Unavailable("silence".to_owned()))?;
                // A newer program may tell what this one doesn't understand.
                if let Ok(told) = serde_json::from_slice(&heard) {
                    elsewhere.hear(told, listing);
                }
                continue;
            }
            _ = beats.tick() => elsewhere.everything(),
            () = elsewhere.news.notified() => vec![elsewhere.changes()],
        };
        for told in told {
            let written = serde_json::to_vec(&told).unwrap_or_default();
            neighbours.tell(written.into()).await?;
        }
    }
}

#[cfg(test)]
mod tests {
    use moonhare_store::Memory;

    use super::{others::SILENT, *};

    const ANA: PersonId = PersonId(1);

    struct Pair {
        one: Arc<Elsewhere>,
        other: Arc<Elsewhere>,
        listing: Listing,
        code: Code,
    }

    impl Pair {
        fn new() -> Pair {
            let node = |node| {
                Arc::new(Elsewhere {
                    node,
                    alone: false,
                    heard: Mutex::default(),
                    outbox: Mutex::default(),
                    news: Notify::new(),
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
            let contacts = self.other.at(&self.code).contacts();
            contacts.iter().any(|(_, contact)| contact.streams > 0)
        }

        /// Both nodes hear what one tells, itself included.
        fn beat(&self, node: &Elsewhere) {
            for told in node.everything() {
                let written = serde_json::to_vec(&told).unwrap();
                for hears in [&self.one, &self.other] {
                    let told = serde_json::from_slice(&written).unwrap();
                    hears.hear(told, &self.listing);
                }
            }
        }
    }

    #[test]
    fn what_got_lost_comes_with_the_next_beat() {
        let pair = Pair::new();
        let mut here = pair.one.at(&pair.code);
        here.tell(vec![ANA]);
        drop(pair.one.changes());
        assert!(!pair.is_ana_there());
        pair.beat(&pair.one);
        assert!(pair.is_ana_there());
        assert!(pair.other.anybody_at(&pair.code));
        drop(here);
        pair.other.hear(pair.one.changes(), &pair.listing);
        assert!(!pair.is_ana_there());
    }

    #[test]
    fn a_silent_node_is_forgotten_by_those_who_hear() {
        let pair = Pair::new();
        let mut here = pair.one.at(&pair.code);
        here.tell(vec![ANA]);
        pair.beat(&pair.one);
        let watching = pair.other.at(&pair.code);
        let (_, before) = watching.contacts()[0];
        // Its own beats don't come back, so it may be deaf itself.
        for _ in 0..10 {
            drop(pair.other.everything());
        }
        assert!(pair.is_ana_there());
        for _ in 0..SILENT {
            assert!(pair.is_ana_there());
            pair.beat(&pair.other);
        }
        assert!(!pair.is_ana_there());
        let (_, after) = watching.contacts()[0];
        assert_eq!(after.heard, before.heard, "not heard of since");
    }

    #[test]
    fn nodes_with_people_act_first_one_after_the_other() {
        let pair = Pair::new();
        let (mut one, mut other) = (pair.one.at(&pair.code), pair.other.at(&pair.code));
        let turns = |one: &Here, other: &Here| {
            pair.beat(&pair.one);
            pair.beat(&pair.other);
            (one.turn(), other.turn())
        };
        assert_eq!(turns(&one, &other), (0, 0));
        other.tell(vec![ANA]);
        assert_eq!(turns(&one, &other), (1, 0));
        one.tell(vec![ANA]);
        assert_eq!(turns(&one, &other), (0, 1));
    }

    #[test]
    fn the_directory_is_told() {
        let pair = Pair::new();
        let summary = Summary::of(&moonhare_table::Table::default());
        pair.one.list(&pair.code, Some(summary));
        pair.other.hear(pair.one.changes(), &pair.listing);
        assert!(pair.listing.knows(&pair.code));
        pair.one.list(&pair.code, None);
        pair.other.hear(pair.one.changes(), &pair.listing);
        assert!(!pair.listing.knows(&pair.code));
    }
}
