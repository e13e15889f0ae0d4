//! What lies between the nodes and the store: one truth, and the lies that are told about it.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
};

use bytes::Bytes;
use fastrand::Rng;
use moonhare_store::Memory;
use parking_lot::Mutex;
use tokio::{
    sync::mpsc,
    time::{Duration, Instant, sleep_until},
};

/// How often the network lies, each as a share of the calls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lies {
    /// Most calls take up to this many milliseconds each way.
    pub(super) slow: u64,
    /// A call fails before anything happened.
    pub(super) fails: f64,
    /// What was asked for is done, but the answer is lost.
    pub(super) loses: f64,
    /// An append fails, and then happens after all.
    pub(super) late: f64,
    /// A node reads an old log for a while.
    pub(super) stale: f64,
    /// The most records in a page.
    pub(super) page: usize,
    /// A watched record comes seconds late.
    pub(super) lags: f64,
    /// A watch ends with an error.
    pub(super) ends: f64,
    /// What a node tells the others is lost on the way to one of them.
    pub(super) deaf: f64,
    /// It arrives twice.
    pub(super) twice: f64,
    /// Writing to the directory takes this many milliseconds and then fails; `None` if it works.
    pub(super) directory_hangs: Option<u64>,
}

impl Lies {
    pub(super) const NONE: Lies = Lies {
        slow: 3,
        fails: 0.0,
        loses: 0.0,
        late: 0.0,
        stale: 0.0,
        page: 100,
        lags: 0.0,
        ends: 0.0,
        deaf: 0.0,
        twice: 0.0,
        directory_hangs: None,
    };

    /// Half of the lies, each as often as chance has it.
    pub(super) fn any(rng: &mut Rng) -> Lies {
        let mut often = |most: f64| if rng.bool() { most * rng.f64() } else { 0.0 };
        Lies {
            fails: often(0.2),
            loses: often(0.3),
            late: often(0.2),
            stale: often(0.3),
            lags: often(0.3),
            ends: often(0.02),
            deaf: often(0.7),
            twice: often(0.5),
            page: rng.usize(1..100),
            slow: rng.u64(2..150),
            directory_hangs: None,
        }
    }
}

/// Who hears what nodes tell each other.
#[derive(Debug)]
struct Hearer {
    node: usize,
    heard: mpsc::UnboundedSender<Bytes>,
    /// When the last message of each node arrives. Messages of one node keep their order.
    last: BTreeMap<usize, Instant>,
}

#[derive(Debug)]
pub(super) struct Network {
    pub(super) truth: Memory,
    rng: Mutex<Rng>,
    lies: Mutex<Lies>,
    calm: AtomicBool,
    hearers: Mutex<Vec<Hearer>>,
    told: Mutex<BTreeMap<&'static str, u64>>,
    /// Whether to print what happens.
    pub(super) aloud: bool,
}

impl Network {
    pub(super) fn new(rng: Rng, lies: Lies, aloud: bool) -> Arc<Network> {
        Arc::new(Network {
            truth: Memory::new(),
            rng: Mutex::new(rng),
            lies: Mutex::new(lies),
            calm: AtomicBool::new(false),
            hearers: Mutex::default(),
            told: Mutex::default(),
            aloud,
        })
    }

    pub(super) fn lies(&self) -> Lies {
        *self.lies.lock()
    }

    /// From now on it lies like this.
    pub(super) fn lie(&self, lies: Lies) {
        *self.lies.lock() = lies;
    }

    /// From now on it tells the truth.
    pub(super) fn calm_down(&self) {
        self.lie(Lies::NONE);
        self.calm.store(true, SeqCst);
    }

    pub(super) fn is_calm(&self) -> bool {
        self.calm.load(SeqCst)
    }

    /// A number of milliseconds.
    pub(super) fn millis(&self, most: u64) -> Duration {
        Duration::from_millis(self.rng.lock().u64(1..=most))
    }

    /// How long a call takes one way: mostly short, sometimes ten times as long.
    pub(super) fn way(&self) -> Duration {
        let slow = self.lies().slow;
        let long = self.rng.lock().u8(..20) == 0;
        self.millis(if long { slow * 10 } else { slow })
    }

    /// Decides whether a lie is told now, and counts it if so.
    pub(super) fn tells(&self, what: &'static str, share: f64) -> bool {
        let tells = share > 0.0 && self.rng.lock().f64() < share;
        if tells {
            self.count(what);
        }
        tells
    }

    pub(super) fn count(&self, what: &'static str) {
        *self.told.lock().entry(what).or_default() += 1;
    }

    pub(super) fn counts(&self) -> BTreeMap<&'static str, u64> {
        self.told.lock().clone()
    }

    /// Some version up to this one, not much older.
    pub(super) fn older(&self, version: u64) -> u64 {
        version.saturating_sub(self.rng.lock().u64(..6))
    }

    /// Everything this node hears from now on.
    pub(super) fn hear(&self, node: usize) -> mpsc::UnboundedReceiver<Bytes> {
        let (heard, hearing) = mpsc::unbounded_channel();
        self.hearers.lock().push(Hearer {
            node,
            heard,
            last: BTreeMap::new(),
        });
        hearing
    }

    /// Tells every node that hears, unless the message gets lost.
    pub(super) fn tell(&self, teller: usize, what: &Bytes, is_cut: impl Fn(usize) -> bool) {
        let lies = self.lies();
        let mut hearers = self.hearers.lock();
        hearers.retain(|hearer| !hearer.heard.is_closed());
        for hearer in hearers.iter_mut() {
            if is_cut(hearer.node) || self.tells("news lost", lies.deaf) {
                continue;
            }
            let times = if self.tells("news told twice", lies.twice) {
                2
            } else {
                1
            };
            for _ in 0..times {
                let mut at = Instant::now() + self.way();
                if let Some(last) = hearer.last.get(&teller) {
                    at = at.max(*last + Duration::from_millis(1));
                }
                hearer.last.insert(teller, at);
                let (heard, what) = (hearer.heard.clone(), what.clone());
                tokio::spawn(async move {
                    sleep_until(at).await;
                    let _ = heard.send(what);
                });
            }
        }
    }

    /// The end of a node.
    pub(super) fn forget(&self, node: usize) {
        self.hearers.lock().retain(|hearer| hearer.node != node);
    }
}
