//! Runs a siege: starts the server, the players and the attacks.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Command,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use moonhare_client::Served;
use serde_json::Value;
use tokio::{
    runtime::{Builder, Runtime},
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    Bounds, SiegeReport,
    address::Attackers,
    attack::{self, Attack},
    disk,
    evening::Evening,
    ground::Ground,
    kept,
    newcomers::{Newcomers, unanswered},
};

#[derive(Clone, Debug)]
pub struct Siege {
    /// The server program.
    pub program: PathBuf,
    pub lasting: Duration,
    /// The size of attacks in percent.
    pub percent: usize,
    /// The names of the attacks to run; empty for all.
    pub only: Vec<String>,
    pub bounds: Bounds,
}

/// Tables that are open before the siege begins.
const TABLES: usize = 3_000;

/// Real attackers use other machines. Here they share the server's cores, and what they take to make
/// their requests would count as the server's delay. So they leave CPU time for the server.
const NICE: i32 = 10;

/// How long players may take to finish their moves after the siege.
const LAST_MOVES: Duration = Duration::from_secs(70);

impl Siege {
    /// Attacks a server of its own and reports the outcome. Leaves no files behind.
    pub fn run(&self) -> Result<SiegeReport, String> {
        // Attackers hold thousands of connections.
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        let attacks = self.attacks()?;
        let home = tempfile::tempdir()
            .map_err(|error| format!("Could not create a directory: {error}."))?;
        let data = home.path().join("data");
        let complaints = home.path().join("complaints");
        let mut server = self.serve(&data, &complaints)?;
        let address: SocketAddr = (server.base().trim_start_matches("http://"))
            .parse()
            .map_err(|error| format!("{}: {error}.", server.base()))?;

        let town = runtime(0)?;
        let camp = runtime(NICE)?;
        let evening = town.block_on(Evening::sit(address));
        let evening = Arc::new(evening.map_err(|trouble| trouble.to_string())?);
        let played: Arc<[String]> = (evening.tables.iter())
            .map(|table| table.code.clone())
            .collect();
        let grounds = camp.block_on(self.grounds(&attacks, address, &played))?;

        let disk_before = disk::bytes(&data);
        let newcomers = Arc::new(Newcomers::default());
        let (end, over) = watch::channel(false);
        let playing = town.spawn({
            let (evening, over) = (evening.clone(), over.clone());
            async move { evening.play(&over).await }
        });
        let coming = town.spawn({
            let newcomers = newcomers.clone();
            async move { newcomers.come(address, &played).await }
        });
        let began = Instant::now();
        let disk_most = camp.block_on(async {
            let mut storm = JoinSet::new();
            for (attack, ground) in attacks.iter().zip(&grounds) {
                storm.spawn((attack.run)(ground.clone()));
            }
            let mut most = disk_before;
            while began.elapsed() < self.lasting {
                sleep(Duration::from_millis(500)).await;
                most = most.max(disk::bytes(&data));
            }
            storm.shutdown().await;
            most
        });
        let addresses: Vec<_> = (grounds.iter())
            .flat_map(|ground| ground.attackers.used())
            .collect();
        coming.abort();
        let within = self.bounds.answered_again;
        let shut_out = town.block_on(unanswered(&addresses, address, within));
        let _ = end.send(true);
        let finished = town.block_on(async { timeout(LAST_MOVES, playing).await });
        let lasted = began.elapsed();
        let memory = server.peak()?;
        let disk_most = disk_most.max(disk::bytes(&data));
        // Everything acknowledged is on disk, so the server may be killed.
        server.kill();

        let mut lost = Vec::new();
        for table in &evening.tables {
            let done = table.done.lock();
            lost.extend(town.block_on(kept::lost(&data, &table.code, &done))?);
        }
        let mut given_up = (evening.given_up).lock().clone();
        if finished.is_err() {
            given_up.push("players who never finished".to_owned());
        }
        let complaints = fs::read_to_string(&complaints).unwrap_or_default();
        Ok(SiegeReport {
            bounds: self.bounds,
            lasted,
            moves: evening.times.spread(),
            given_up,
            lost,
            again: evening.again.load(Relaxed),
            reopened: evening.reopened.load(Relaxed),
            newcomers: newcomers.times.spread(),
            newcomers_fates: newcomers.tally.fates(),
            memory,
            disk: disk_most.saturating_sub(disk_before),
            addresses: addresses.len(),
            shut_out,
            attacks: (attacks.iter().zip(&grounds))
                .map(|(attack, ground)| (attack.name, ground.tally.fates()))
                .collect(),
            panics: (complaints.lines())
                .filter(|line| line.contains("panicked"))
                .map(str::to_owned)
                .collect(),
        })
    }

    fn attacks(&self) -> Result<Vec<&'static Attack>, String> {
        let known = |name: &String| attack::ALL.iter().any(|attack| attack.name == name);
        if let Some(name) = self.only.iter().find(|name| !known(name)) {
            let names: Vec<&str> = attack::ALL.iter().map(|attack| attack.name).collect();
            return Err(format!(
                "No attack is called {name}; there are {}.",
                names.join(", ")
            ));
        }
        let wanted = |attack: &&Attack| {
            self.only.is_empty() || self.only.iter().any(|name| name == attack.name)
        };
        Ok(attack::ALL.iter().filter(wanted).collect())
    }

    /// Starts a server as anybody would, with the usual limits.
    fn serve(&self, data: &Path, complaints: &Path) -> Result<Served, String> {
        let complaints = fs::File::create(complaints)
            .map_err(|error| format!("{}: {error}.", complaints.display()))?;
        let mut command = Command::new(&self.program);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("MOONHARE_") {
                command.env_remove(name);
            }
        }
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stderr(complaints);
        Served::start(&mut command)
    }

    /// Opens the attackers' tables, and the tables that exist before the siege begins.
    async fn grounds(
        &self,
        attacks: &[&Attack],
        server: SocketAddr,
        played: &Arc<[String]>,
    ) -> Result<Vec<Ground>, String> {
        let mut grounds = Vec::new();
        for (nth, attack) in attacks.iter().enumerate() {
            let mut ground = Ground {
                server,
                attackers: Arc::new(Attackers::new(nth)),
                tally: Arc::default(),
                percent: self.percent,
                own_table: None,
                played: played.clone(),
            };
            if !attack.own_table.is_empty() {
                let opening: Value = serde_json::from_str(attack.own_table)
                    .map_err(|error| format!("{}: {error}.", attack.name))?;
                let opened = ground.open_table(&opening).await;
                opened.map_err(|trouble| format!("{}: {trouble}", attack.name))?;
            }
            if attack.name == "many_tables" {
                attack::open_tables(&ground, ground.part(TABLES)).await;
            }
            grounds.push(ground);
        }
        Ok(grounds)
    }
}

fn runtime(nice: i32) -> Result<Runtime, String> {
    Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .on_thread_start(move || {
            // On Linux, each thread has its own niceness.
            let _ = rustix::process::nice(nice);
        })
        .build()
        .map_err(|error| format!("Could not start threads: {error}."))
}
