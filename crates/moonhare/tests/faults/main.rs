//! Three nodes and three nats-servers that fail at random, while people and computer players play. What was
//! acknowledged must be in the log, once. `cargo xtask faults` runs it for longer.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;
mod machines;

use std::{
    collections::{BTreeMap, HashMap},
    process::Stdio,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use common::{Served, moonhare, secret};
use fastrand::Rng;
use futures_util::future::{join, join_all};
use machines::Machines;
use moonhare_client::{Answer, Client, Player};
use moonhare_store::{
    EventLog, Nats, Record, RecordId, Version,
    conformance::{Host, NatsServers},
};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::time::{sleep, timeout};

const NODES: usize = 3;

/// How many seconds things fail for in every test run; MOONHARE_FAULTS_SECONDS sets more.
const SHORT: u64 = 15;

/// How long a node may be behind once nothing fails any more. A nats-server that was killed answers
/// with what it knew until it has caught up, which takes long on a slow disk.
const SETTLED: Duration = Duration::from_secs(60);

/// How long the games may take once nothing fails any more.
const CALM: Duration = Duration::from_secs(120);

fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// Where the nodes are now; a node that starts again has another address.
type Addresses = Arc<Mutex<Vec<String>>>;

/// Somebody who goes to another node when theirs fails.
struct Person {
    name: String,
    node: usize,
    addresses: Addresses,
    player: Player,
    asked: u64,
    /// How often a command had to be sent again.
    repeats: usize,
    /// How long a command took at most, with its repeats.
    longest: Duration,
    /// The records of commands that were acknowledged.
    acknowledged: Vec<RecordId>,
}

impl Person {
    fn new(table: usize, seat: usize, addresses: &Addresses) -> Person {
        let name = format!("{table}-{seat}");
        let node = (table + seat) % NODES;
        let client = client(&addresses.lock().unwrap()[node], &name);
        Person {
            player: Player::new(client, "", seat as u8 + 1),
            name,
            node,
            addresses: addresses.clone(),
            asked: 0,
            repeats: 0,
            longest: Duration::ZERO,
            acknowledged: Vec::new(),
        }
    }

    fn go_to_another_node(&mut self) {
        self.node = (self.node + 1) % NODES;
        let base = self.addresses.lock().unwrap()[self.node].clone();
        self.player.client = client(&base, &self.name);
    }

    /// Asks until a node answers, as a page does: always under the same key.
    async fn insist(&mut self, path: &str, body: Option<&Value>) -> Answer {
        self.asked += 1;
        let key = self.asked.to_string();
        let began = Instant::now();
        loop {
            let client = &self.player.client;
            let asking = async {
                match body {
                    Some(body) => client.post(path, Some(&key), body).await,
                    None => client.get(path).await,
                }
            };
            // A node that is stopped says nothing at all.
            match timeout(Duration::from_secs(4), asking).await {
                Ok(Ok(answer)) if answer.status < 500 => {
                    self.longest = self.longest.max(began.elapsed());
                    if answer.is_ok() && body.is_some() {
                        self.acknowledged.push(record_id(&secret(&self.name), &key));
                    }
                    return answer;
                }
                _ => {
                    self.repeats += 1;
                    self.go_to_another_node();
                    sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    async fn ask(&mut self, what: &str, body: &Value) -> Answer {
        let path = self.player.path(what);
        self.insist(&path, Some(body)).await
    }

    async fn look(&mut self) -> Value {
        let path = format!("/t/{}", self.player.code);
        self.insist(&path, None).await.ok().unwrap()
    }
}

fn client(base: &str, name: &str) -> Client {
    Client::new(base).unwrap().with_token(&secret(name))
}

/// The id that the server gives to a command with this key.
fn record_id(secret: &str, key: &str) -> RecordId {
    let hash = Sha256::digest(format!("record {secret} {key}"));
    RecordId(hash[..16].try_into().unwrap())
}

/// A table, its people, and how often somebody has looked at it.
struct Evening {
    code: String,
    people: Vec<Person>,
    looks: usize,
}

/// Two people and two computer players, who play and talk until the game is over and nothing fails any more.
async fn evening(table: usize, addresses: Addresses, calm: Arc<AtomicBool>) -> Evening {
    let mut people = [0, 1].map(|seat| Person::new(table, seat, &addresses));
    let opening = json!({
        "mode": "classic", "name": "Ana", "bots": 2, "goal": { "points": 6 },
    });
    let opened = people[0]
        .insist("/tables", Some(&opening))
        .await
        .ok()
        .unwrap();
    let code = opened["code"].as_str().unwrap().to_owned();
    for person in &mut people {
        person.player.code.clone_from(&code);
    }
    people[1]
        .ask("sit", &json!({ "name": "Dan" }))
        .await
        .ok()
        .unwrap();
    people[0].ask("start", &json!({})).await.ok().unwrap();
    let looks = watch(&code, &addresses, &calm);
    let (looks, ()) = join(looks, play(&mut people, &calm)).await;
    Evening {
        code,
        people: Vec::from(people),
        looks,
    }
}

async fn play(people: &mut [Person], calm: &AtomicBool) {
    loop {
        let mut over = true;
        for person in people.iter_mut() {
            let view = person.look().await;
            let stage = view["game"]["stage"]["is"].as_str().unwrap();
            over &= stage == "over";
            match stage {
                "over" if !calm.load(SeqCst) => drop(person.ask("again", &json!({})).await),
                "lobby" => drop(person.ask("start", &json!({})).await),
                _ => {}
            }
            if let Ok(Some((what, body))) = person.player.choose(&view) {
                // Refused if another was faster, or if this node doesn't know the newest move yet.
                person.ask(&what, &body).await;
            }
            let text = format!("{} says {}", person.name, person.asked);
            person.ask("say", &json!({ "text": text })).await;
        }
        if over && calm.load(SeqCst) {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// Somebody who watches a table at all nodes. At each node its views never go back, and what one node shows
/// at a version, every node shows.
async fn watch(code: &str, addresses: &Addresses, calm: &AtomicBool) -> usize {
    let mut seen: HashMap<String, u64> = HashMap::new();
    let mut games: HashMap<u64, Value> = HashMap::new();
    let mut looks = 0;
    while !calm.load(SeqCst) {
        for node in 0..NODES {
            let base = addresses.lock().unwrap()[node].clone();
            let guest = Client::new(&base).unwrap();
            let path = format!("/t/{code}");
            let Ok(Ok(answer)) = timeout(Duration::from_secs(1), guest.get(&path)).await else {
                continue;
            };
            let Ok(view) = answer.ok() else { continue };
            let version = view["version"].as_u64().unwrap();
            let before = seen.insert(base.clone(), version);
            assert!(before <= Some(version), "{code} went back at {base}");
            let game = games.entry(version).or_insert_with(|| view["game"].clone());
            assert_eq!(*game, view["game"], "{code}, version {version} at {base}");
            looks += 1;
        }
        sleep(Duration::from_millis(300)).await;
    }
    looks
}

struct House {
    /// First the nodes', then the nats-servers'. Without them, everything is on this machine and nothing
    /// is cut off.
    machines: Option<Machines>,
    servers: NatsServers,
    nodes: Vec<Served>,
    addresses: Addresses,
    faults: BTreeMap<&'static str, usize>,
    dir: tempfile::TempDir,
}

impl House {
    fn new() -> House {
        let machines = Machines::start(2 * NODES);
        let host = |index| match &machines {
            Some(machines) => machines.host(index),
            None => Host::here(),
        };
        let hosts: Vec<Host> = (NODES..2 * NODES).map(host).collect();
        let mut house = House {
            servers: NatsServers::start_on(&hosts, ""),
            machines,
            nodes: Vec::new(),
            addresses: Addresses::default(),
            faults: BTreeMap::new(),
            dir: tempfile::tempdir().unwrap(),
        };
        for index in 0..NODES {
            let node = house.node(index);
            house.addresses.lock().unwrap().push(node.base.clone());
            house.nodes.push(node);
        }
        house
    }

    /// A node on its own machine. Beyond those, there is room on this one.
    fn node(&self, index: usize) -> Served {
        let machines = self.machines.as_ref().filter(|_| index < NODES);
        let host = machines.map_or_else(Host::here, |machines| machines.host(index));
        let nats = self.servers.options("").servers.join(",");
        let sharing = ["--nats", &nats, "--bot-thinks", "100"];
        let small = ["--nats-log-space", "2", "--nats-blob-space", "1"];
        let more = [&sharing[..], &small].concat();
        let program = moonhare(&[]);
        let mut command = host.command(program.get_program());
        for (name, value) in program.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        command.arg("serve").stdin(Stdio::null());
        let address = format!("{}:0", host.address);
        Served::run(command, &address, &self.dir.path().join("data"), &more)
    }

    /// Something fails and comes back. Never two nats-servers at once.
    async fn fail(&mut self, rng: &mut Rng) {
        let victim = rng.usize(..NODES);
        let pause = Duration::from_millis(rng.u64(500..4000));
        let kinds = if self.machines.is_some() { 6 } else { 4 };
        let fault = match rng.u8(..kinds) {
            0 => {
                self.nodes[victim].kill();
                sleep(pause).await;
                self.start_again(victim);
                "nodes killed"
            }
            1 => {
                let id = Pid::from_raw(self.nodes[victim].id().cast_signed()).unwrap();
                kill_process(id, Signal::STOP).unwrap();
                sleep(pause).await;
                kill_process(id, Signal::CONT).unwrap();
                "nodes stopped"
            }
            2 => {
                self.servers.kill(victim);
                sleep(pause).await;
                self.servers.wake(victim);
                // It has to catch up before another may go.
                sleep(Duration::from_secs(4)).await;
                "nats-servers killed"
            }
            3 => {
                self.servers.stop(victim);
                sleep(pause).await;
                self.servers.go_on(victim);
                sleep(Duration::from_secs(2)).await;
                "nats-servers stopped"
            }
            4 => {
                self.cut_off(victim, pause).await;
                "nodes cut off"
            }
            _ => {
                self.cut_off(NODES + victim, pause).await;
                sleep(Duration::from_secs(4)).await;
                "nats-servers cut off"
            }
        };
        *self.faults.entry(fault).or_default() += 1;
    }
}

impl House {
    fn start_again(&mut self, index: usize) {
        self.nodes[index] = self.node(index);
        let base = self.nodes[index].base.clone();
        self.addresses.lock().unwrap()[index] = base;
    }

    async fn cut_off(&self, machine: usize, pause: Duration) {
        if let Some(machines) = &self.machines {
            machines.cut_off(machine);
            sleep(pause).await;
            machines.reconnect(machine);
        }
    }
}

async fn log_of(store: &Nats, code: &str) -> Vec<Record> {
    let table = code.parse().unwrap();
    let mut log: Vec<Record> = Vec::new();
    loop {
        let page = store.read(&table, Version(log.len() as u64)).await.unwrap();
        if page.is_empty() {
            return log;
        }
        log.extend(page);
    }
}

/// Whether all nodes answer and show a person the same game.
async fn all_show_the_same(bases: &[&String], code: &str, name: &str) -> bool {
    let mut games = Vec::new();
    for base in bases {
        let view = client(base, name).get(&format!("/t/{code}")).await;
        let Some(view) = view.ok().and_then(|answer| answer.ok().ok()) else {
            return false;
        };
        games.push(view["game"].clone());
    }
    games.iter().all(|game| *game == games[0])
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
        let trouble = async |house: &mut House| {
            let until = Instant::now() + Duration::from_secs(seconds);
            while Instant::now() < until {
                house.fail(&mut rng).await;
            }
        };
        let tables = setting("MOONHARE_FAULTS_TABLES", 4) as usize;
        play_through(tables, trouble).await;
    });
}

/// An upgrade without stopping games: each node is asked to end and is started again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_nodes_are_restarted_one_by_one() {
    let restart = async |house: &mut House| {
        for index in 0..NODES {
            sleep(Duration::from_secs(2)).await;
            let (status, _) = house.nodes[index].stop();
            assert!(status.success(), "{status}");
            house.start_again(index);
        }
        sleep(Duration::from_secs(2)).await;
    };
    let longest = play_through(4, restart).await;
    // A request at a node that ends is answered; the next one goes to another node.
    assert!(longest < Duration::from_secs(6), "{longest:.1?}");
}

/// Plays at so many tables while there is trouble, and until the games are over. Then checks that nothing
/// is lost. Returns how long somebody waited for an answer at most.
async fn play_through(tables: usize, trouble: impl AsyncFnOnce(&mut House)) -> Duration {
    let mut house = House::new();
    let calm = Arc::new(AtomicBool::new(false));
    let evenings = (0..tables)
        .map(|table| tokio::spawn(evening(table, house.addresses.clone(), calm.clone())));
    let evenings: Vec<_> = evenings.collect();
    trouble(&mut house).await;
    calm.store(true, SeqCst);
    let evenings = timeout(CALM, join_all(evenings)).await;
    let evenings = evenings.expect("all games end once nothing fails");

    let store = Nats::open(moonhare_store::NatsOptions {
        log_bytes: 2 << 30,
        blob_bytes: 1 << 30,
        entry_bytes: 1 << 30,
        ..house.servers.options("moonhare")
    });
    let store = store.await.unwrap();
    let (mut records, mut acknowledged, mut looked, mut repeats) = (0, 0, 0, 0);
    let (mut behind, mut longest) = (Duration::ZERO, Duration::ZERO);
    for evening in evenings {
        let Evening {
            code,
            people,
            looks,
        } = evening.unwrap();
        looked += looks;
        let log = log_of(&store, &code).await;
        let mut times: HashMap<RecordId, usize> = HashMap::new();
        for (record, number) in log.iter().zip(1..) {
            assert_eq!(record.version, Version(number), "{code}");
            *times.entry(record.id).or_default() += 1;
        }
        assert!(
            times.values().all(|times| *times == 1),
            "{code}: a record twice"
        );
        for person in &people {
            for id in &person.acknowledged {
                assert!(
                    times.contains_key(id),
                    "{code}: {id} was acknowledged and is lost"
                );
            }
            acknowledged += person.acknowledged.len();
            repeats += person.repeats;
            longest = longest.max(person.longest);
        }
        records += log.len();
        // Every node shows the same end, and so does one that replays the whole log.
        let late = house.node(NODES);
        let bases = house
            .nodes
            .iter()
            .map(|node| &node.base)
            .chain([&late.base]);
        let bases: Vec<&String> = bases.collect();
        // A node that lost its server a moment ago may be behind by what it didn't hear.
        let agreed = async {
            while !all_show_the_same(&bases, &code, &people[0].name).await {
                sleep(Duration::from_millis(200)).await;
            }
        };
        let began = Instant::now();
        let agreed = timeout(SETTLED, agreed).await;
        assert!(agreed.is_ok(), "{code}: nodes disagree");
        behind = behind.max(began.elapsed());
    }
    let faults = &house.faults;
    println!(
        "{tables} tables, {records} records, {acknowledged} acknowledged, 0 lost; \
         {repeats} sent again, {longest:.1?} for an answer at most; {looked} looks, none of them back; nodes agreed after {behind:.1?}; {faults:?}"
    );
    longest
}
