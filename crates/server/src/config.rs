//! What the person who runs the program can set.

use std::{net::SocketAddr, ops::RangeInclusive, path::PathBuf, sync::Arc, time::Duration};

use moonhare_vision::Vision;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: Vec<SocketAddr>,
    /// The address of the metrics for the people who run the server. Without it, there are none.
    pub admin: Option<SocketAddr>,
    /// How players reach the server, if not by the address they connect to.
    pub url: Option<String>,
    pub tls: Tls,
    /// How many proxies are in front of the server. Their forwarding headers are trusted.
    pub proxies: usize,
    pub pace: Pace,
    pub limits: Limits,
    /// Describes pictures that nobody has described.
    pub vision: Option<Arc<Vision>>,
}

#[derive(Clone, Debug, Default)]
pub enum Tls {
    #[default]
    Plain,
    Files {
        cert: PathBuf,
        key: PathBuf,
    },
    Acme {
        domain: String,
        email: Option<String>,
        cache: PathBuf,
        staging: bool,
    },
}

/// How long things take at a table.
#[derive(Clone, Debug)]
pub struct Pace {
    /// How long a computer player thinks, in milliseconds.
    pub think: RangeInclusive<u64>,
    /// Somebody whose connection drops is shown as away after this.
    pub away: Duration,
    /// If the game waits for somebody who is away, they get a stand-in after this (R7.2).
    pub stand_in: Duration,
    /// A host who is away for this long is replaced.
    pub host: Duration,
    /// A command is refused if the store hasn't kept it after this. An election among nats-servers
    /// takes several seconds.
    pub store: Duration,
    /// How often nodes that share a store tell each other all that they have to tell.
    pub beat: Duration,
    /// Nodes act for a table in turn. This is how long each waits for the one before it.
    pub turn: Duration,
    /// An empty table goes to sleep after this. Waking it takes a moment, but an awake table takes
    /// memory.
    pub sleep: Duration,
    /// A table that is unused for this long is removed.
    pub keep: Duration,
    /// Pictures and recordings that nobody can reach are deleted when they are this old.
    pub unused: Duration,
    /// Before something is deleted for its age, it must still look old after this time, in case the
    /// clock is wrong.
    pub certain: Duration,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            think: 1500..=6000,
            away: Duration::from_secs(12),
            stand_in: Duration::from_secs(120),
            host: Duration::from_secs(60),
            store: Duration::from_secs(15),
            beat: Duration::from_secs(3),
            turn: Duration::from_secs(2),
            sleep: Duration::from_secs(10),
            keep: Duration::from_secs(30 * 24 * 3600),
            unused: Duration::from_secs(24 * 3600),
            certain: Duration::from_secs(24 * 3600),
        }
    }
}

/// How much one address may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests a minute.
    pub requests: u32,
    /// Tables opened an hour.
    pub tables: u32,
    /// Wrong codes and passwords a minute.
    pub guesses: u32,
    /// How many passwords from all addresses may wait to be checked. The next one is refused and
    /// can be sent again.
    pub passwords: usize,
    /// Commands a second from one seat, chat among them; six times as many at once.
    pub commands: u32,
    /// Lines of chat and reactions a second at one table; six times as many at once.
    pub talk: u32,
    /// Uploads of decks an hour.
    pub uploads: u32,
    /// Recorded clues an hour.
    pub recordings: u32,
    /// Bytes of recordings from all addresses that wait to be told.
    pub all_recordings: usize,
    /// Uploads are refused while fewer bytes than this are free on the disk.
    pub reserve: u64,
    /// When this many tables are awake, no new ones are opened.
    pub awake: usize,
    /// When the server takes this many bytes of memory, it opens no new tables. None: half of the machine's.
    pub memory: Option<u64>,
    /// Live streams at once.
    pub streams: usize,
    /// Live streams at once from all addresses.
    pub all_streams: usize,
    /// Connections at once from all addresses. Each takes an open file of the process.
    pub connections: usize,
    /// How long the server waits for a client to send a request, to send the rest of it, or to read
    /// the answer.
    pub patience: Duration,
    /// How many bytes a second a client must send or read on average. The time that its bytes take
    /// at this rate is added to `patience`.
    pub slowest: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 1200,
            tables: 60,
            guesses: 20,
            passwords: 64,
            commands: 5,
            talk: 10,
            uploads: 20,
            recordings: 120,
            all_recordings: 256 * 1024 * 1024,
            reserve: 512 * 1024 * 1024,
            awake: 5000,
            memory: None,
            streams: 200,
            all_streams: 20_000,
            connections: 20_200,
            patience: Duration::from_secs(30),
            slowest: 8 * 1024,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: vec![SocketAddr::from(([0, 0, 0, 0, 0, 0, 0, 0], 8080))],
            admin: None,
            url: None,
            tls: Tls::Plain,
            proxies: 0,
            pace: Pace::default(),
            limits: Limits::default(),
            vision: None,
        }
    }
}
