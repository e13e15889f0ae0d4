//! A simulation: several nodes share one store that lies, while people and computer players play. One
//! seed decides everything, so what went wrong once goes wrong again.
//!
//! `MOONHARE_SIM_SEEDS=10000` plays that many evenings, and `MOONHARE_SIM_SEED=7` plays one of them and
//! prints what happens. `cargo xtask simulate` does both.

mod cases;
mod checker;
mod lying;
mod network;
mod person;

use std::{
    cell::Cell,
    collections::{BTreeMap, BTreeSet},
    env,
    panic::{self, AssertUnwindSafe},
    sync::Once,
};

use fastrand::Rng;
use futures_util::future::join_all;
use moonhare_rules::{First, Goal, Limits, Mode, Settings};
use moonhare_store::Record as StoredRecord;
use moonhare_table::Visibility;
use tokio::{
    runtime,
    time::{Instant as SimulatedInstant, sleep},
};

use super::*;
use crate::{clock, room::Snapshot, secret};

use checker::Checker;
use lying::LyingStore;
use network::{Lies, Network};
use person::Person;

/// How many evenings every test run plays.
const USUAL: u64 = 100;

/// How long games may take once the network is calm.
const CALM: Duration = Duration::from_secs(600);

/// How long a node may be behind once the network is calm and the games are over.
const SETTLED: Duration = Duration::from_secs(20);

/// Everything is a few times quicker than usual.
fn pace() -> Pace {
    Pace {
        think: 200..=1500,
        away_after: Duration::from_secs(3),
        stand_in_after: Duration::from_secs(10),
        replace_host_after: Duration::from_secs(8),
        store_timeout: Duration::from_secs(5),
        beat: Duration::from_secs(1),
        turn: Duration::from_millis(500),
        sleep_after: Duration::from_secs(4),
        checkpoint_every: 8,
        ..Pace::default()
    }
}

#[derive(Debug)]
struct Node {
    rooms: Rooms,
    store: LyingStore,
}

#[derive(Debug)]
struct World {
    network: Arc<Network>,
    checker: Checker,
    code: Code,
    opening: Opening,
    people: usize,
    bots: usize,
    /// The node at each place; none while it is down.
    nodes: Mutex<Vec<Option<Arc<Node>>>>,
    /// How many nodes there ever were.
    ever: AtomicUsize,
    cut: Arc<Mutex<BTreeSet<usize>>>,
}

impl World {
    fn node(&self, place: usize) -> Option<Arc<Node>> {
        self.nodes.lock()[place].clone()
    }

    fn places(&self) -> usize {
        self.nodes.lock().len()
    }

    fn start(&self, place: usize) {
        let number = self.ever.fetch_add(1, Relaxed);
        let store = LyingStore::new(number, &self.network, &self.cut);
        let shared: Arc<dyn Store> = Arc::new(store.clone());
        let rooms = Rooms::with_minds(shared, pace(), None, Minds::on_the_spot());
        self.nodes.lock()[place] = Some(Arc::new(Node { rooms, store }));
    }

    fn kill(&self, place: usize) {
        if let Some(node) = self.nodes.lock()[place].take() {
            node.store.kill();
        }
    }

    /// Lets something go wrong for a while.
    async fn trouble(&self, rng: &mut Rng) {
        let place = rng.usize(..self.places());
        let pause = |most| sleep(Duration::from_millis(most));
        match rng.u8(..6) {
            0 => {
                self.network.count("nodes killed");
                self.kill(place);
                pause(rng.u64(100..5000)).await;
                self.start(place);
            }
            1 => {
                self.network.count("nodes cut off");
                let node = self.node(place).map(|node| node.store.node());
                self.cut.lock().extend(node);
                pause(rng.u64(100..8000)).await;
                self.cut.lock().clear();
            }
            2 => {
                self.network.count("all cut off");
                self.cut.lock().extend(0..self.ever.load(Relaxed));
                pause(rng.u64(100..6000)).await;
                self.cut.lock().clear();
            }
            3 => self.network.lie(Lies::any(rng)),
            _ => pause(rng.u64(100..5000)).await,
        }
    }

    /// Every node shows what the whole log leads to, and so does one that has just started.
    async fn check_all_agree(&self) {
        self.nodes.lock().push(None);
        self.start(self.places() - 1);
        for place in 0..self.places() {
            let Some(node) = self.node(place) else {
                continue;
            };
            // A room that somebody follows stays awake, even if it shows an old state.
            let room = node.rooms.get(&self.code).await;
            let Ok(Some(room)) = room else {
                self.checker.wrong(format!("no room at the end: {room:?}"));
                continue;
            };
            let mut follows = room.subscribe();
            let agrees = follows.wait_for(|snapshot| snapshot.table == self.checker.newest());
            if timeout(SETTLED, agrees).await.is_err() {
                let number = node.store.node();
                self.checker.wrong(format!("node {number} stays behind"));
            }
        }
    }
}

/// What is simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Evening {
    /// Anything may happen.
    Any,
    /// Two nodes never hear each other and learn late what the other wrote, so both decide at once.
    SplitBrain,
}

/// What came of a simulation.
#[derive(Debug, Default, PartialEq)]
struct Outcome {
    wrongs: Vec<String>,
    log: Vec<StoredRecord>,
    acknowledged: usize,
    took: Duration,
    counts: BTreeMap<&'static str, u64>,
}

thread_local! {
    static PANICS: Cell<usize> = const { Cell::new(0) };
}

/// Tokio catches panics in tasks, and a room that ends with one is woken again. So they are counted.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            PANICS.set(PANICS.get() + 1);
            before(info);
        }));
    });
    PANICS.set(0);
}

fn simulate(seed: u64, evening: Evening, aloud: bool) -> Outcome {
    count_panics();
    let runtime = runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    // A log with two histories may not even replay.
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(play(Rng::with_seed(seed), evening, aloud))
    }));
    drop(runtime);
    clock::SIMULATED.set(None);
    secret::SIMULATED.set(None);
    outcome.unwrap_or_else(|_| Outcome {
        wrongs: vec!["the simulation panicked".to_owned()],
        ..Outcome::default()
    })
}

async fn play(mut rng: Rng, evening: Evening, aloud: bool) -> Outcome {
    let began = SimulatedInstant::now();
    clock::SIMULATED.set(Some(began));
    secret::SIMULATED.set(Some(rng.fork()));
    let world = Arc::new(invent(&mut rng, evening, aloud));
    for place in 0..world.places() {
        world.start(place);
    }
    let people = (0..world.people).map(|number| Person::new(number, &world, &mut rng));
    let people: Vec<_> = people.map(|person| tokio::spawn(person.play())).collect();
    let until = began + Duration::from_millis(rng.u64(5_000..40_000));
    while SimulatedInstant::now() < until {
        match evening {
            Evening::Any => world.trouble(&mut rng).await,
            Evening::SplitBrain => sleep(Duration::from_secs(1)).await,
        }
    }
    world.network.calm_down();
    let mut acknowledged = 0;
    match timeout(CALM, join_all(people)).await {
        Ok(people) => {
            for person in people.into_iter().flatten() {
                acknowledged += person.check();
            }
            world.check_all_agree().await;
        }
        Err(_) => {
            let table = world.checker.newest();
            let (stage, step) = (table.stage(), table.step());
            let what = format!("the game doesn't end: {stage:?}, {step:?}");
            world.checker.wrong(what);
        }
    }
    if PANICS.get() > 0 {
        world.checker.wrong(format!("{} panics", PANICS.get()));
    }
    Outcome {
        wrongs: world.checker.wrongs(),
        log: world.checker.records(),
        acknowledged,
        took: began.elapsed(),
        counts: world.network.counts(),
    }
}

/// A table with people and computer players, and nodes that are not up yet.
fn invent(rng: &mut Rng, evening: Evening, aloud: bool) -> World {
    let mode = match rng.u8(..10) {
        0 | 1 => Mode::Party,
        2 | 3 => Mode::Team,
        _ => Mode::Classic,
    };
    let players = match mode {
        Mode::Classic => rng.usize(3..=6),
        Mode::Party | Mode::Team => 6,
    };
    let people = rng.usize(1..=3);
    let goal = match mode {
        Mode::Classic => Goal::Points(rng.u16(5..=8)),
        Mode::Party | Mode::Team => Goal::Tellings(1),
    };
    let mut limit = || {
        let seconds = rng.u16(..30);
        std::num::NonZeroU16::new(seconds).filter(|_| rng.bool())
    };
    let limits = Limits {
        tell: limit(),
        give: limit(),
        vote: limit(),
        look: limit(),
    };
    let settings = Settings {
        goal,
        first: First::Random,
        limits,
        ..Settings::of(mode)
    };
    let (nodes, lies) = match evening {
        Evening::Any => (rng.usize(2..=3), Lies::any(rng)),
        Evening::SplitBrain => {
            let lies = Lies {
                slow: rng.u64(50..500),
                lags: 0.5,
                deaf: 1.0,
                ..Lies::NONE
            };
            (2, lies)
        }
    };
    let network = Network::new(rng.fork(), lies, aloud);
    let code = Code::of("simulation").unwrap();
    World {
        checker: Checker::new(&network, &code),
        network,
        code,
        opening: Opening {
            settings,
            visibility: Visibility::Invited,
            password: None,
            lang: None,
            guide: false,
        },
        people,
        bots: players - people,
        nodes: Mutex::new(vec![None; nodes]),
        ever: AtomicUsize::new(0),
        cut: Arc::default(),
    }
}

fn setting(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().unwrap())
}

/// Plays many evenings, and prints what was seen in all of them.
fn play_all(seeds: std::ops::Range<u64>, evening: Evening, name: &str) {
    let began = Instant::now();
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut records, mut acknowledged, mut took) = (0, 0, Duration::ZERO);
    let all = seeds.end - seeds.start;
    let mut failed = Vec::new();
    for seed in seeds {
        let outcome = simulate(seed, evening, all == 1);
        for (what, times) in outcome.counts {
            *counts.entry(what).or_default() += times;
        }
        records += outcome.log.len();
        acknowledged += outcome.acknowledged;
        took += outcome.took;
        if !outcome.wrongs.is_empty() {
            println!("seed {seed}: {}", outcome.wrongs.join("; "));
            println!(
                "  MOONHARE_SIM_SEED={seed} cargo test -p moonhare-server --lib {name} -- --nocapture"
            );
            failed.push(seed);
        }
    }
    let (took, real) = (took.as_secs(), began.elapsed().as_secs());
    println!(
        "{all} seeds, {records} records, {acknowledged} commands acknowledged, {took} simulated \
         seconds in {real} s; {counts:?}"
    );
    assert!(failed.is_empty(), "these seeds failed: {failed:?}");
}

fn seeds(usual: u64) -> std::ops::Range<u64> {
    match setting("MOONHARE_SIM_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..setting("MOONHARE_SIM_SEEDS").unwrap_or(usual),
    }
}

#[test]
fn nodes_that_are_lied_to_play_one_game() {
    let name = "nodes_that_are_lied_to_play_one_game";
    play_all(seeds(USUAL), Evening::Any, name);
}

#[test]
fn nodes_that_decide_at_once_write_one_history() {
    let name = "nodes_that_decide_at_once_write_one_history";
    play_all(seeds(USUAL / 4), Evening::SplitBrain, name);
}

#[test]
fn a_seed_replays() {
    for seed in 0..3 {
        let [one, other] = [(), ()].map(|()| simulate(seed, Evening::Any, false));
        assert!(!one.log.is_empty());
        assert!(one == other, "seed {seed}");
    }
}
