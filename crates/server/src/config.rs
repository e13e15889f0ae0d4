//! Everything an operator can set.

use std::{net::SocketAddr, ops::RangeInclusive, path::PathBuf, sync::Arc, time::Duration};

use moonhare_vision::Vision;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: Vec<SocketAddr>,
    /// Where operators read metrics. Without this address there are none.
    pub admin: Option<SocketAddr>,
    /// The URL under which players reach the server. Without it, the server uses the scheme and host of
    /// each request.
    pub url: Option<String>,
    pub tls: Tls,
    /// How many proxies are in front of the server. Their forwarding headers are trusted.
    pub proxies: usize,
    pub pace: Pace,
    pub limits: Limits,
    /// Where uploads wait until they are read. Without it, the system's directory for temporary files.
    pub spool: Option<PathBuf>,
    /// The model that describes pictures without a description.
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
    /// How long a computer player seems to think, in milliseconds. It waits this long, and only then really
    /// thinks.
    pub think: RangeInclusive<u64>,
    /// A person is shown as away this long after their connection drops.
    pub away_after: Duration,
    /// How long the game waits for a person who is away before a stand-in plays for them (R7.2).
    pub stand_in_after: Duration,
    /// How long a host may be away before somebody else becomes the host.
    pub replace_host_after: Duration,
    /// How long a command may wait for the store. Then it is refused. An election among nats-servers
    /// takes several seconds.
    pub store_timeout: Duration,
    /// How often a node repeats to the other nodes who is connected to it.
    pub beat: Duration,
    /// Nodes act for a table in turn. Each one waits this long for the one before it.
    pub turn: Duration,
    /// How long an empty table stays awake. An awake table takes memory; waking one takes a moment.
    pub sleep_after: Duration,
    /// After every so many records, a checkpoint of the table is stored. Waking it then reads only the
    /// records that came later.
    pub checkpoint_every: u64,
    /// How long an unused table is kept.
    pub keep_tables: Duration,
    /// How long pictures and recordings that nobody can reach are kept. The server looks for them at the
    /// same interval.
    pub keep_unused: Duration,
    /// How long something must look too old before it is deleted. So a clock that is wrong for a while
    /// deletes nothing.
    pub delete_delay: Duration,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            think: 1500..=6000,
            away_after: Duration::from_secs(12),
            stand_in_after: Duration::from_secs(120),
            replace_host_after: Duration::from_secs(60),
            store_timeout: Duration::from_secs(15),
            beat: Duration::from_secs(3),
            turn: Duration::from_secs(2),
            sleep_after: Duration::from_secs(10),
            checkpoint_every: 128,
            keep_tables: Duration::from_secs(30 * 24 * 3600),
            keep_unused: Duration::from_secs(24 * 3600),
            delete_delay: Duration::from_secs(24 * 3600),
        }
    }
}

const MEGABYTE: usize = 1024 * 1024;

/// The bytes of answers that one address may always have on the way: a page with its pictures.
pub(crate) const UNREAD_ALWAYS: usize = MEGABYTE;

/// The same for requests: a recording.
pub(crate) const BODIES_ALWAYS: usize = MEGABYTE / 2;

/// How much clients may ask for. Where nothing else is said, a limit holds for one address.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests a minute.
    pub requests: u32,
    /// Tables opened an hour.
    pub tables: u32,
    /// Wrong codes a minute, and as many wrong passwords. The two are counted apart.
    pub guesses: u32,
    /// How many passwords from all addresses may wait to be checked. The next one is refused and
    /// can be sent again.
    pub passwords: usize,
    /// Commands a second from one seat, including chat. A burst may have six times as many.
    pub commands: u32,
    /// Lines of chat and reactions a second at one table. A burst may have six times as many.
    pub talk: u32,
    /// Uploads of decks an hour.
    pub uploads: u32,
    /// Recorded clues an hour.
    pub recordings: u32,
    /// Bytes of recordings that are not used as a clue yet, from all addresses.
    pub all_recordings: usize,
    /// Uploads, chat and new tables are refused while the disk has fewer free bytes than this.
    pub disk_reserve: u64,
    /// New tables are refused while this many are awake.
    pub tables_awake: usize,
    /// New tables are refused while the server takes this many bytes of memory. `None` means half of
    /// what it may use.
    pub memory: Option<u64>,
    /// Live streams at once.
    pub streams: usize,
    /// Live streams at once from all addresses.
    pub all_streams: usize,
    /// Connections at once from all addresses. Each one takes a file descriptor.
    pub connections: usize,
    /// Bytes of answers that are not sent yet.
    pub unread: usize,
    /// The same for all addresses. Beyond it, each may still have a megabyte.
    pub all_unread: usize,
    /// Bytes of requests that are being received or worked on. What goes to the disk doesn't count.
    pub bodies: usize,
    /// The same for all addresses. Beyond it, each may still have half a megabyte.
    pub all_bodies: usize,
    /// How long the server waits for a client to send a request, to send the rest of it, or to read
    /// the answer.
    pub patience: Duration,
    /// How many bytes a second a client must send or read on average. Each byte extends `patience` by
    /// the time that it takes at this rate.
    pub min_rate: u32,
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
            all_recordings: 256 * MEGABYTE,
            disk_reserve: 512 * 1024 * 1024,
            tables_awake: 5000,
            memory: None,
            streams: 200,
            all_streams: 20_000,
            connections: 20_200,
            unread: 16 * MEGABYTE,
            all_unread: 64 * MEGABYTE,
            bodies: 4 * MEGABYTE,
            all_bodies: 32 * MEGABYTE,
            patience: Duration::from_secs(30),
            min_rate: 8 * 1024,
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
            spool: None,
            vision: None,
        }
    }
}
