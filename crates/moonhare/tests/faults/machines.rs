//! Machines with a network cable each, which can be pulled: network namespaces of the kernel, joined by a
//! bridge. All of it is in a namespace of the test's own, so nothing outside sees it, and it's gone with
//! the test.

use std::{
    env, fs,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use moonhare_store::conformance::Host;

/// Set in a process that has a network of its own.
const APART: &str = "MOONHARE_FAULTS_APART";

/// Runs a test again in a network of its own. Returns false if this already is that process, or if the
/// system lets nobody but root do it.
pub(crate) fn runs_apart(test: &str) -> bool {
    if is_apart() {
        return false;
    }
    let ways = [&["--net"][..], &["--map-root-user", "--net"]];
    let works = |way: &&&[&str]| {
        let mut unshare = Command::new("unshare");
        let tried = unshare.args(**way).args(["ip", "link", "set", "lo", "up"]);
        let quiet = tried.stdout(Stdio::null()).stderr(Stdio::null());
        quiet.status().is_ok_and(|status| status.success())
    };
    let Some(way) = ways.iter().find(works) else {
        println!("Nobody is cut off: this system gives us no networks of our own.");
        return false;
    };
    let again = Command::new("unshare")
        .args(*way)
        .arg(env::current_exe().unwrap())
        .args([test, "--exact", "--nocapture"])
        .env(APART, "yes")
        .status();
    assert!(again.unwrap().success(), "it failed in its own network");
    true
}

fn is_apart() -> bool {
    env::var_os(APART).is_some()
}

pub(crate) struct Machines {
    /// A process for each, which holds its namespace.
    holders: Vec<Child>,
}

impl Machines {
    /// So many machines on one bridge, or none if this process has no network of its own.
    pub(crate) fn start(number: usize) -> Option<Machines> {
        if !is_apart() {
            return None;
        }
        run("ip link set lo up");
        run("ip link add hub type bridge");
        run("ip address add 10.0.0.254/24 dev hub");
        run("ip link set hub up");
        let mut machines = Machines {
            holders: Vec::new(),
        };
        for index in 0..number {
            machines.plug_in(index);
        }
        Some(machines)
    }

    fn plug_in(&mut self, index: usize) {
        let mut holder = Command::new("unshare");
        let holder = holder.args(["--net", "sleep", "infinity"]).spawn().unwrap();
        let pid = holder.id();
        self.holders.push(holder);
        let network = |of: &str| fs::read_link(format!("/proc/{of}/ns/net")).unwrap();
        let began = Instant::now();
        while network(&pid.to_string()) == network("self") {
            assert!(began.elapsed() < Duration::from_secs(10), "no namespace");
            thread::sleep(Duration::from_millis(5));
        }
        run(&format!(
            "ip link add cable{index} type veth peer name eth0 netns {pid}"
        ));
        run(&format!("ip link set cable{index} master hub up"));
        let inside = format!("nsenter --net --target {pid}");
        let address = address(index);
        run(&format!("{inside} ip address add {address}/24 dev eth0"));
        run(&format!("{inside} ip link set eth0 up"));
        run(&format!("{inside} ip link set lo up"));
    }

    pub(crate) fn host(&self, index: usize) -> Host {
        let pid = self.holders[index].id();
        Host {
            address: address(index),
            launcher: ["nsenter", "--net", "--target", &pid.to_string()]
                .map(str::to_owned)
                .into(),
        }
    }

    /// Pulls the cable of a machine.
    pub(crate) fn cut_off(&self, index: usize) {
        run(&format!("ip link set cable{index} down"));
    }

    pub(crate) fn reconnect(&self, index: usize) {
        run(&format!("ip link set cable{index} up"));
    }
}

impl Drop for Machines {
    fn drop(&mut self) {
        for holder in &mut self.holders {
            let _ = holder.kill();
            let _ = holder.wait();
        }
    }
}

fn address(index: usize) -> String {
    format!("10.0.0.{}", index + 1)
}

fn run(command: &str) {
    let mut words = command.split(' ');
    let status = Command::new(words.next().unwrap()).args(words).status();
    assert!(status.unwrap().success(), "{command}");
}
