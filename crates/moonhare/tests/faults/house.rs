//! Three nodes and three nats-servers, each on a machine of its own if the system lets us, and what
//! happens to them.

use std::{
    collections::BTreeMap,
    process::Stdio,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use fastrand::Rng;
use moonhare_client::Client;
use moonhare_store::{
    Nats, NatsOptions,
    conformance::{Host, NatsServers},
};
use rustix::process::{Pid, Signal, kill_process};
use tokio::time::sleep;

use crate::{
    common::{PATIENCE, Served, moonhare, secret},
    machines::Machines,
};

pub(crate) const NODES: usize = 3;

/// Faults that last: longer than a command waits for the store, and than three beats of a node.
const LONG: std::ops::Range<u64> = 16_000..25_000;

/// A nats-server with a slow disk does nothing for so long, again and again.
const SLOW: Duration = Duration::from_millis(300);

/// A node as people find it now.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(crate) index: usize,
    /// How often the node was started.
    pub(crate) starts: usize,
    /// Somebody without a secret. All share its connections.
    guest: Client,
}

impl Address {
    fn new(index: usize, starts: usize, node: &Served) -> Address {
        let guest = Client::new(&node.base).unwrap();
        Address {
            index,
            starts,
            guest,
        }
    }

    /// A client with the secret of this person, or without one.
    pub(crate) fn client(&self, name: Option<&str>) -> Client {
        match name {
            Some(name) => self.guest.with_token(&secret(name)),
            None => self.guest.clone(),
        }
    }
}

/// Where the nodes are now; a node that starts again has another address.
#[derive(Clone, Debug, Default)]
pub(crate) struct Addresses(Arc<Mutex<Vec<Address>>>);

impl Addresses {
    pub(crate) fn of(&self, node: usize) -> Address {
        self.0.lock().unwrap()[node].clone()
    }
}

#[derive(Clone, Copy, Debug)]
enum Victim {
    Node(usize),
    Server(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Killed,
    Stopped,
    SlowDisk,
    CutOff,
}

#[derive(Clone, Copy, Debug)]
struct Fault {
    victim: Victim,
    kind: Kind,
}

impl Fault {
    fn name(self) -> &'static str {
        match (self.victim, self.kind) {
            (Victim::Node(_), Kind::Killed) => "nodes killed",
            (Victim::Node(_), Kind::Stopped | Kind::SlowDisk) => "nodes stopped",
            (Victim::Node(_), Kind::CutOff) => "nodes cut off",
            (Victim::Server(_), Kind::Killed) => "nats-servers killed",
            (Victim::Server(_), Kind::Stopped) => "nats-servers stopped",
            (Victim::Server(_), Kind::SlowDisk) => "nats-servers with a slow disk",
            (Victim::Server(_), Kind::CutOff) => "nats-servers cut off",
        }
    }
}

/// How often something failed.
#[derive(Debug, Default)]
pub(crate) struct FaultCount {
    /// By kind: all, and those that lasted 16 seconds or more.
    pub(crate) kinds: BTreeMap<&'static str, (usize, usize)>,
    /// How often a node and a nats-server failed at the same time.
    pub(crate) at_once: usize,
    /// How often a node found no store when it was started again, and ended.
    pub(crate) failed_starts: usize,
}

pub(crate) struct House {
    /// First the nodes', then the nats-servers'. Without them, everything is on this machine and nothing
    /// is cut off.
    pub(crate) machines: Option<Machines>,
    servers: NatsServers,
    nodes: Vec<Served>,
    pub(crate) addresses: Addresses,
    pub(crate) faults: FaultCount,
    dir: tempfile::TempDir,
}

impl House {
    pub(crate) fn new() -> House {
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
            faults: FaultCount::default(),
            dir: tempfile::tempdir().unwrap(),
        };
        for index in 0..NODES {
            let node = house.node(index).unwrap();
            let address = Address::new(index, 1, &node);
            house.addresses.0.lock().unwrap().push(address);
            house.nodes.push(node);
        }
        house
    }

    /// A node on its own machine. Beyond those, there is room on this one.
    fn node(&self, index: usize) -> Result<Served, String> {
        let machines = self.machines.as_ref().filter(|_| index < NODES);
        let host = machines.map_or_else(Host::here, |machines| machines.host(index));
        let nats = self.servers.options("").servers.join(",");
        let sharing = ["--nats", &nats, "--bot-thinks", "100"];
        let small = ["--nats-log-space", "4", "--nats-blob-space", "1"];
        // People who rest come back soon; a stand-in should still get to play.
        let more = [&sharing[..], &small, &["--stand-in-after", "10"]].concat();
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
        Served::try_run(command, &address, &self.dir.path().join("data"), &more)
    }

    /// A node that starts after all others. It must live as long as somebody asks it.
    pub(crate) fn late_node(&self) -> (Served, Address) {
        let node = self.node(NODES).unwrap();
        let address = Address::new(NODES, 1, &node);
        (node, address)
    }

    /// The nodes' store.
    pub(crate) async fn store(&self) -> Nats {
        let options = NatsOptions {
            log_bytes: 4 << 30,
            blob_bytes: 1 << 30,
            entry_bytes: 1 << 30,
            ..self.servers.options("moonhare")
        };
        Nats::open(options).await.unwrap()
    }

    /// The last lines that each node wrote to standard error.
    pub(crate) fn complaints(&self) -> String {
        let last = |node: &Served| {
            let all = node.complaints();
            let from = all.lines().count().saturating_sub(20);
            let last: Vec<&str> = all.lines().skip(from).collect();
            format!("{}:\n{}\n", node.base, last.join("\n"))
        };
        self.nodes.iter().map(last).collect()
    }
}

impl House {
    /// Something fails and comes back: a node, a nats-server, or now and then one of each at once. Never
    /// two nats-servers. If faults may last, one in eight does.
    pub(crate) async fn fail(&mut self, rng: &mut Rng, may_last: bool) {
        let (node, server) = (self.node_fault(rng), self.server_fault(rng));
        let faults = match rng.u8(..8) {
            0 => vec![node, server],
            1..=3 => vec![node],
            _ => vec![server],
        };
        let lasts = may_last && rng.u8(..8) == 0;
        let millis = if lasts { LONG } else { 500..4000 };
        let pause = Duration::from_millis(rng.u64(millis));
        for fault in &faults {
            self.begin(*fault);
        }
        let slow = faults.iter().find(|fault| fault.kind == Kind::SlowDisk);
        match slow.map(|fault| fault.victim) {
            Some(Victim::Server(index)) => self.slow_disk(index, pause).await,
            _ => sleep(pause).await,
        }
        // The nats-server first: a node that starts needs a store.
        for fault in faults.iter().rev() {
            self.end(*fault).await;
            let (all, long) = self.faults.kinds.entry(fault.name()).or_default();
            *all += 1;
            *long += usize::from(lasts);
        }
        self.faults.at_once += usize::from(faults.len() > 1);
        // A nats-server has to catch up before another may go.
        if faults
            .iter()
            .any(|fault| matches!(fault.victim, Victim::Server(_)))
        {
            sleep(Duration::from_secs(4) + pause / 4).await;
        }
    }

    fn node_fault(&self, rng: &mut Rng) -> Fault {
        let kinds = [Kind::Killed, Kind::Stopped, Kind::CutOff];
        let possible = if self.machines.is_some() { 3 } else { 2 };
        Fault {
            victim: Victim::Node(rng.usize(..NODES)),
            kind: kinds[rng.usize(..possible)],
        }
    }

    fn server_fault(&self, rng: &mut Rng) -> Fault {
        let kinds = [Kind::Killed, Kind::Stopped, Kind::SlowDisk, Kind::CutOff];
        let possible = if self.machines.is_some() { 4 } else { 3 };
        Fault {
            victim: Victim::Server(rng.usize(..NODES)),
            kind: kinds[rng.usize(..possible)],
        }
    }

    fn begin(&mut self, fault: Fault) {
        match (fault.victim, fault.kind) {
            (Victim::Node(index), Kind::Killed) => self.nodes[index].kill(),
            (Victim::Node(index), Kind::Stopped) => self.signal(index, Signal::STOP),
            (Victim::Server(index), Kind::Killed) => self.servers.kill(index),
            (Victim::Server(index), Kind::Stopped) => self.servers.stop(index),
            (victim, Kind::CutOff) => {
                if let Some(machines) = &self.machines {
                    machines.cut_off(machine(victim));
                }
            }
            (_, Kind::SlowDisk) => {}
        }
    }

    async fn end(&mut self, fault: Fault) {
        match (fault.victim, fault.kind) {
            (Victim::Node(index), Kind::Killed) => self.start_again(index).await,
            (Victim::Node(index), Kind::Stopped) => self.signal(index, Signal::CONT),
            (Victim::Server(index), Kind::Killed) => self.servers.wake(index),
            (Victim::Server(index), Kind::Stopped) => self.servers.go_on(index),
            (victim, Kind::CutOff) => {
                if let Some(machines) = &self.machines {
                    machines.reconnect(machine(victim));
                }
            }
            (_, Kind::SlowDisk) => {}
        }
    }

    async fn slow_disk(&self, index: usize, pause: Duration) {
        let began = Instant::now();
        // Once would be no more than a short stop.
        while began.elapsed() < pause.max(4 * SLOW) {
            self.servers.stop(index);
            sleep(SLOW).await;
            self.servers.go_on(index);
            sleep(SLOW / 3).await;
        }
    }

    fn signal(&self, index: usize, signal: Signal) {
        let id = Pid::from_raw(self.nodes[index].id().cast_signed()).unwrap();
        kill_process(id, signal).unwrap();
    }

    /// Asks a node to end, and starts it again.
    pub(crate) async fn restart(&mut self, index: usize) {
        let (status, _) = self.nodes[index].stop();
        assert!(status.success(), "{status}");
        self.start_again(index).await;
    }

    /// Starts a node that ended, again and again if there is no store yet, as systemd would.
    async fn start_again(&mut self, index: usize) {
        let began = Instant::now();
        self.nodes[index] = loop {
            match self.node(index) {
                Ok(node) => break node,
                Err(why) => assert!(began.elapsed() < PATIENCE, "node {index}: {why}"),
            }
            self.faults.failed_starts += 1;
            sleep(Duration::from_secs(1)).await;
        };
        let mut addresses = self.addresses.0.lock().unwrap();
        let starts = addresses[index].starts + 1;
        addresses[index] = Address::new(index, starts, &self.nodes[index]);
    }
}

fn machine(victim: Victim) -> usize {
    match victim {
        Victim::Node(index) => index,
        Victim::Server(index) => NODES + index,
    }
}
