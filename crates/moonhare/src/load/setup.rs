//! The servers that are measured: nodes of Moonhare, and nats-servers if the nodes share tables.

use std::{
    fs, io,
    net::TcpListener,
    path::Path,
    process::{Child, Command, Stdio},
};

use moonhare_client::{Served, resident_memory};
use tempfile::TempDir;

/// Where tables are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Storage {
    Sqlite,
    /// So many nats-servers, with a copy of each record on every one.
    Nats(usize),
}

impl Storage {
    /// 0 nats-servers mean SQLite.
    pub(super) fn by(nats_servers: usize) -> Storage {
        match nats_servers {
            0 => Storage::Sqlite,
            number => Storage::Nats(number),
        }
    }

    pub(super) fn name(self) -> String {
        match self {
            Storage::Sqlite => "SQLite".into(),
            Storage::Nats(1) => "1 nats-server".into(),
            Storage::Nats(number) => format!("{number} nats-servers"),
        }
    }
}

/// All servers. They end with this value, and leave no files behind.
pub(super) struct Setup {
    pub(super) nodes: Vec<Served>,
    nats: Vec<NatsServer>,
    /// Everything that is kept.
    folder: TempDir,
}

struct NatsServer {
    child: Child,
    address: String,
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What processes have used so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Used {
    /// Hundredths of a second of CPU.
    pub(super) node_ticks: u64,
    pub(super) nats_ticks: u64,
    /// Resident bytes of the nodes.
    pub(super) memory: u64,
    /// Resident bytes of the nats-servers.
    pub(super) nats_memory: u64,
    /// Bytes in files, all copies included.
    pub(super) disk: u64,
}

impl Setup {
    pub(super) fn start(kept: Storage, nodes: usize) -> Result<Setup, String> {
        let folder = tempfile::tempdir();
        let folder = folder.map_err(|error| format!("Could not create a directory: {error}."))?;
        let nats = match kept {
            Storage::Sqlite => Vec::new(),
            Storage::Nats(number) => start_nats(number, folder.path())?,
        };
        let addresses: Vec<&str> = nats.iter().map(|server| server.address.as_str()).collect();
        let nodes: Result<Vec<Served>, String> = (0..nodes)
            .map(|_| start_node(&folder.path().join("data"), &addresses))
            .collect();
        Ok(Setup {
            nodes: nodes?,
            nats,
            folder,
        })
    }

    pub(super) fn used(&self) -> Result<Used, String> {
        let disk = bytes_in(self.folder.path());
        let mut used = Used {
            disk: disk.map_err(|error| format!("The disk could not be read: {error}."))?,
            ..Used::default()
        };
        for node in &self.nodes {
            used.node_ticks += ticks(node.id())?;
            used.memory += node.resident()?;
        }
        for server in &self.nats {
            used.nats_ticks += ticks(server.child.id())?;
            used.nats_memory += resident_memory(server.child.id())?;
        }
        Ok(used)
    }

    pub(super) fn nats_servers(&self) -> usize {
        self.nats.len()
    }

    /// Kills the first node and starts it again. Returns its new address.
    pub(super) fn restart_first(&mut self) -> Result<String, String> {
        let addresses: Vec<&str> = (self.nats.iter())
            .map(|server| server.address.as_str())
            .collect();
        let first = self.nodes.first_mut().ok_or("There is no node.")?;
        first.kill();
        *first = start_node(&self.folder.path().join("data"), &addresses)?;
        Ok(first.base().to_owned())
    }
}

/// The bytes in all files of a folder.
fn bytes_in(folder: &Path) -> io::Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        bytes += match entry.metadata() {
            Ok(about) if about.is_dir() => bytes_in(&entry.path()).unwrap_or(0),
            Ok(about) => about.len(),
            // Deleted meanwhile.
            Err(_) => 0,
        };
    }
    Ok(bytes)
}

/// The CPU that a process has used, in hundredths of a second.
fn ticks(process: u32) -> Result<u64, String> {
    let unknown = || "CPU use can only be measured on Linux.".to_owned();
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).map_err(|_| unknown())?;
    // The name of the program comes before, in brackets, and may hold anything.
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let mut fields = fields.split_whitespace().skip(11);
    let mut next = || fields.next()?.parse::<u64>().ok();
    let (user, system) = next().zip(next()).ok_or_else(unknown)?;
    Ok(user + system)
}

/// A node without limits.
fn start_node(data: &Path, nats: &[&str]) -> Result<Served, String> {
    let program = std::env::current_exe();
    let program = program.map_err(|error| format!("The server could not be started: {error}."))?;
    let mut command = Command::new(program);
    let many = "1000000000";
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .args(["--requests-per-minute", many, "--tables-per-hour", many])
        .args(["--commands-per-second", "1000000", "--streams", "1000000"])
        .args(["--talk-per-second", "1000000", "--tables-awake", many])
        // All come from one address, as if from a proxy.
        .args(["--proxies", "1"]);
    if !nats.is_empty() {
        let replicas = nats.len().to_string();
        command.args(["--nats", &nats.join(","), "--nats-replicas", &replicas]);
        command.args(["--nats-log-space", "2", "--nats-blob-space", "1"]);
    }
    Served::start(&mut command)
}

/// nats-servers that make every record durable before they acknowledge it.
fn start_nats(number: usize, folder: &Path) -> Result<Vec<NatsServer>, String> {
    let failed = |error: io::Error| {
        format!("nats-server could not be started: {error}. It must be on the PATH.")
    };
    let ports = free_ports(2 * number).map_err(failed)?;
    let (clients, routes) = ports.split_at(number);
    let all: Vec<String> = routes
        .iter()
        .map(|port| format!("nats://127.0.0.1:{port}"))
        .collect();
    let mut servers = Vec::new();
    for (index, (port, route)) in clients.iter().zip(routes).enumerate() {
        let home = folder.join(format!("nats-{index}"));
        fs::create_dir(&home).map_err(failed)?;
        let mut config = format!(
            "server_name: n{index}\nlisten: \"127.0.0.1:{port}\"\n\
             jetstream {{ store_dir: {home:?}, sync_interval: always, max_file: 64GB }}\n"
        );
        if number > 1 {
            config += &format!(
                "cluster {{ name: moonhare, listen: \"127.0.0.1:{route}\", routes: {all:?} }}\n"
            );
        }
        let path = home.join("nats.conf");
        fs::write(&path, config).map_err(failed)?;
        let mut command = Command::new("nats-server");
        command.arg("--config").arg(path).arg("--log");
        command.arg(home.join("nats.log")).stdin(Stdio::null());
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        servers.push(NatsServer {
            child: child.map_err(failed)?,
            address: format!("nats://127.0.0.1:{port}"),
        });
    }
    Ok(servers)
}

/// Finds free ports. All are held at once, so that they differ.
fn free_ports(number: usize) -> io::Result<Vec<u16>> {
    let listeners: io::Result<Vec<TcpListener>> = (0..number)
        .map(|_| TcpListener::bind("127.0.0.1:0"))
        .collect();
    let ports = listeners?.into_iter().map(|held| held.local_addr());
    ports.map(|address| Ok(address?.port())).collect()
}
