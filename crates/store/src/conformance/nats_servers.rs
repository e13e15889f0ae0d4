//! nats-servers for tests, alone or as a cluster of three, on free ports of this machine.

use std::{
    ffi::OsStr,
    fs, io,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};

use crate::NatsOptions;

/// Where `cargo xtask tools` puts the program, if it isn't on the path.
const OWN: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../target/tools/bin/nats-server"
);

/// Servers that know each other. They end with the value.
#[derive(Debug)]
pub struct NatsServers {
    servers: Vec<Server>,
    _folder: TempDir,
}

/// A machine to run a server on.
#[derive(Clone, Debug)]
pub struct Host {
    pub address: String,
    /// The command that runs a program there, and its first arguments. None runs it here.
    pub launcher: Vec<String>,
}

impl Host {
    /// This machine.
    pub fn here() -> Host {
        Host {
            address: "127.0.0.1".into(),
            launcher: Vec::new(),
        }
    }

    /// A program on this host.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        match self.launcher.split_first() {
            Some((launcher, arguments)) => {
                let mut command = Command::new(launcher);
                command.args(arguments).arg(program);
                command
            }
            None => Command::new(program),
        }
    }
}

#[derive(Debug)]
struct Server {
    host: Host,
    port: u16,
    /// Where it tells about itself over HTTP.
    monitor: u16,
    config: PathBuf,
    process: Option<Child>,
}

impl NatsServers {
    /// Servers with JetStream that make every record durable before they acknowledge it.
    pub fn start(number: usize) -> NatsServers {
        NatsServers::start_with(number, "")
    }

    /// The same, with more in the configuration of each.
    pub fn start_with(number: usize, more: &str) -> NatsServers {
        NatsServers::start_on(&vec![Host::here(); number], more)
    }

    /// The same, each on a host of its own.
    pub fn start_on(hosts: &[Host], more: &str) -> NatsServers {
        NatsServers::start_syncing(hosts, more, "always")
    }

    /// A server that acknowledges what may be seconds away from the disk.
    pub fn start_lazy() -> NatsServers {
        NatsServers::start_syncing(&[Host::here()], "", "10s")
    }

    fn start_syncing(hosts: &[Host], more: &str, sync: &str) -> NatsServers {
        let number = hosts.len();
        let folder = tempfile::tempdir().expect("a folder");
        let ports: Vec<[u16; 3]> = free_ports(3 * number)
            .chunks(3)
            .map(|three| [three[0], three[1], three[2]])
            .collect();
        let routes: Vec<String> = (ports.iter().zip(hosts))
            .map(|([_, route, _], Host { address, .. })| format!("nats://{address}:{route}"))
            .collect();
        let mut servers = NatsServers {
            servers: Vec::new(),
            _folder: folder,
        };
        for (index, ([port, route, monitor], host)) in ports.iter().zip(hosts).enumerate() {
            let address = &host.address;
            let home = servers._folder.path().join(index.to_string());
            fs::create_dir(&home).expect("a folder");
            let mut config = format!(
                "server_name: n{index}\nlisten: \"{address}:{port}\"\n\
                 http: \"{address}:{monitor}\"\n{more}\n\
                 jetstream {{ store_dir: {home:?}, sync_interval: {sync}, max_file: 64GB }}\n"
            );
            if number > 1 {
                config.push_str(&format!(
                    "cluster {{ name: moonhare, listen: \"{address}:{route}\", routes: {routes:?} }}\n"
                ));
            }
            let path = home.join("nats.conf");
            fs::write(&path, config).expect("a configuration");
            servers.servers.push(Server {
                host: host.clone(),
                port: *port,
                monitor: *monitor,
                config: path,
                process: None,
            });
        }
        for index in 0..number {
            servers.wake(index);
        }
        servers
    }

    /// How to reach them, with streams so small that many fit.
    pub fn options(&self, prefix: &str) -> NatsOptions {
        let address = |server: &Server| format!("nats://{}:{}", server.host.address, server.port);
        NatsOptions {
            servers: self.servers.iter().map(address).collect(),
            prefix: prefix.to_owned(),
            replicas: self.servers.len(),
            log_bytes: 64 << 20,
            entry_bytes: 16 << 20,
            blob_bytes: 128 << 20,
            checkpoint_bytes: 16 << 20,
            ..NatsOptions::default()
        }
    }

    /// Where they tell about themselves over HTTP.
    pub fn monitors(&self) -> Vec<String> {
        let address =
            |server: &Server| format!("http://{}:{}", server.host.address, server.monitor);
        self.servers.iter().map(address).collect()
    }

    /// Starts a server that doesn't run.
    pub fn wake(&mut self, index: usize) {
        let server = &mut self.servers[index];
        let program = if Path::new(OWN).exists() {
            OWN
        } else {
            "nats-server"
        };
        let log = server.config.with_file_name("nats.log");
        let process = (server.host.command(program))
            .arg("--config")
            .arg(&server.config)
            .arg("--log")
            .arg(log)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("nats-server; `cargo xtask tools` installs it");
        server.process = Some(process);
    }

    /// Waits until a server that was started again has all that it missed. It is asked over HTTP, as an
    /// operator would.
    pub async fn must_catch_up(&self, index: usize) {
        let server = &self.servers[index];
        let address = format!("{}:{}", server.host.address, server.monitor);
        let mut answer = String::new();
        let healthy = async {
            while !answer.starts_with("HTTP/1.1 200") {
                sleep(Duration::from_millis(100)).await;
                answer = health(&address).await.unwrap_or_else(|why| why.to_string());
            }
        };
        let healthy = timeout(Duration::from_secs(60), healthy).await;
        assert!(healthy.is_ok(), "server {index} still says {answer}");
    }

    /// Stops a server for a while: it neither answers nor closes its connections.
    #[cfg(unix)]
    pub fn stop(&self, index: usize) {
        use rustix::process::{Pid, Signal, WaitOptions, waitpid};
        self.signal(index, Signal::STOP);
        // On a busy machine it would go on for a moment.
        let process = self.servers[index].process.as_ref().expect("it runs");
        waitpid(Some(Pid::from_child(process)), WaitOptions::UNTRACED).expect("a child");
    }

    /// Lets a stopped server go on.
    #[cfg(unix)]
    pub fn go_on(&self, index: usize) {
        self.signal(index, rustix::process::Signal::CONT);
    }

    #[cfg(unix)]
    fn signal(&self, index: usize, signal: rustix::process::Signal) {
        let process = self.servers[index].process.as_ref().expect("it runs");
        let id = rustix::process::Pid::from_child(process);
        rustix::process::kill_process(id, signal).expect("a signal");
    }

    /// Kills a server as a power cut would.
    pub fn kill(&mut self, index: usize) {
        if let Some(mut process) = self.servers[index].process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

impl Drop for NatsServers {
    fn drop(&mut self) {
        for index in 0..self.servers.len() {
            self.kill(index);
        }
    }
}

async fn health(address: &str) -> io::Result<String> {
    let mut server = TcpStream::connect(address).await?;
    (server.write_all(b"GET /healthz HTTP/1.1\r\nHost: nats\r\nConnection: close\r\n\r\n")).await?;
    let mut answer = String::new();
    server.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// Finds free ports. All are held at once, so that they differ.
fn free_ports(number: usize) -> Vec<u16> {
    let listeners: Vec<TcpListener> = (0..number)
        .map(|_| TcpListener::bind("127.0.0.1:0").expect("a port"))
        .collect();
    listeners
        .iter()
        .map(|listener| listener.local_addr().expect("an address").port())
        .collect()
}
