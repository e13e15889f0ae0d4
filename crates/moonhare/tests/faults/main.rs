//! Three nodes and three nats-servers that fail at random, while people and computer players play. What was
//! acknowledged must be in the log, once; what was seen must be a state of the log, and never go back.
//! `cargo xtask faults` runs it for longer.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod checker;
#[path = "../common/mod.rs"]
mod common;
mod evening;
mod house;
mod machines;
mod person;
mod report;
mod sights;
mod watcher;

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use evening::{PlayedTable, Scene};
use fastrand::Rng;
use futures_util::{StreamExt, stream};
use house::{House, NODES};
use person::Fortune;
use report::Report;
use tokio::{
    select,
    task::JoinSet,
    time::{sleep, timeout},
};

/// How many seconds things fail for in every test run; MOONHARE_FAULTS_SECONDS sets more.
const SHORT: u64 = 15;

/// How many tables are checked at a time.
const CHECKS: usize = 4;

fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// How a run goes.
struct Run {
    /// How many tables are played at a time.
    evenings: usize,
    seed: Option<u64>,
    /// Whether people rest, so that stand-ins play for them.
    with_rests: bool,
}

#[test]
fn nothing_acknowledged_is_lost_while_machines_fail() {
    if machines::runs_apart("nothing_acknowledged_is_lost_while_machines_fail") {
        return;
    }
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let seconds = setting("MOONHARE_FAULTS_SECONDS", SHORT);
        let seed = setting("MOONHARE_FAULTS_SEED", fastrand::u64(..));
        println!("seed {seed}");
        let mut rng = Rng::with_seed(seed);
        // A test run has no time for faults that last.
        let is_long = seconds > SHORT;
        let trouble = async |house: &mut House| {
            let until = Instant::now() + Duration::from_secs(seconds);
            while Instant::now() < until {
                house.fail(&mut rng, is_long).await;
            }
        };
        let run = Run {
            evenings: setting("MOONHARE_FAULTS_TABLES", 4) as usize,
            seed: Some(seed),
            with_rests: is_long,
        };
        run.play_through(trouble).await;
    });
}

/// An upgrade without stopping games: each node is asked to end and is started again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_nodes_are_restarted_one_by_one() {
    let restart = async |house: &mut House| {
        for index in 0..NODES {
            sleep(Duration::from_secs(2)).await;
            house.restart(index).await;
        }
        sleep(Duration::from_secs(2)).await;
    };
    let run = Run {
        evenings: 4,
        seed: None,
        with_rests: false,
    };
    let report = run.play_through(restart).await;
    // A request at a node that ends is answered; the next one goes to another node.
    let longest = report.longest;
    assert!(longest < Duration::from_secs(6), "{longest:.1?}");
    assert_eq!(report.unexplained, [""; 0]);
}

impl Run {
    /// Plays while there is trouble, and until the games are over. Then checks that all is well.
    async fn play_through(&self, trouble: impl AsyncFnOnce(&mut House)) -> Report {
        let mut house = House::new();
        let (trouble, played) = self.play(&mut house, trouble).await;
        let mut report = Report::new(self.seed, trouble, self.evenings);
        let mut tables = Vec::new();
        for (played, fortunes) in played {
            fortunes
                .into_iter()
                .for_each(|fortune| report.add_fortune(fortune));
            tables.extend(played);
        }
        tables.iter().for_each(|played| report.add_played(played));
        report.add_faults(&house);
        check_all(&house, tables, &mut report).await;
        println!("{report}");
        assert!(
            report.wrong.is_empty(),
            "{} things are wrong",
            report.wrong.len()
        );
        report
    }

    async fn play(
        &self,
        house: &mut House,
        trouble: impl AsyncFnOnce(&mut House),
    ) -> (Duration, Vec<(Vec<PlayedTable>, Vec<Fortune>)>) {
        let scene = Scene {
            addresses: house.addresses.clone(),
            calm: Arc::new(AtomicBool::new(false)),
            pace: self.pace(),
            with_rests: self.with_rests,
            seen: Arc::new(Mutex::new(vec![String::new(); self.evenings])),
        };
        let mut evenings = JoinSet::new();
        for number in 0..self.evenings {
            let rng = Rng::with_seed(self.seed.unwrap_or_default() ^ number as u64);
            evenings.spawn(scene.clone().evening(number, rng));
        }
        let began = Instant::now();
        let early = select! {
            () = trouble(house) => None,
            early = evenings.join_next() => early,
        };
        // Nobody goes home before it's calm, unless something is wrong.
        if let Some(early) = early {
            let (error, complaints) = (early.err(), house.complaints());
            panic!("an evening ended early: {error:?}\n{complaints}");
        }
        let trouble = began.elapsed();
        scene.calm.store(true, SeqCst);
        let ends = timeout(self.calm(), async {
            let mut ends = Vec::new();
            while let Some(end) = evenings.join_next().await {
                ends.push(end.unwrap());
            }
            ends
        });
        let ends = ends.await.unwrap_or_else(|_| {
            let (seen, complaints) = (scene.seen.lock().unwrap(), house.complaints());
            panic!("games don't end though nothing fails: {seen:#?}\n{complaints}")
        });
        (trouble, ends)
    }

    /// All tables together send some hundred commands a second, so that other work can go on beside them.
    fn pace(&self) -> Duration {
        Duration::from_millis(10 * self.evenings.max(10) as u64)
    }

    /// How long the games may take once nothing fails any more.
    fn calm(&self) -> Duration {
        Duration::from_secs(120 + 3 * self.evenings as u64)
    }
}

/// Checks all tables, at the nodes and at one that has just started.
async fn check_all(house: &House, tables: Vec<PlayedTable>, report: &mut Report) {
    let store = Arc::new(house.store().await);
    let (_late, late) = house.late_node();
    let nodes = (0..NODES).map(|node| house.addresses.of(node));
    let nodes: Vec<_> = nodes.chain([late]).collect();
    let checks = tables
        .into_iter()
        .map(|played| tokio::spawn(checker::check(played, nodes.clone(), store.clone())));
    let mut checks = stream::iter(checks).buffer_unordered(CHECKS);
    while let Some(checked) = checks.next().await {
        report.add_checked(checked.unwrap());
    }
}
