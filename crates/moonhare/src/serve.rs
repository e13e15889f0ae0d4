//! `moonhare serve`: serves the game.

use std::{
    io::{self, IsTerminal},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use moonhare_server::{Config, Limits, Pace, ServeError, Server, Tls};
use moonhare_store::{Sqlite, Store};

use crate::{
    files,
    nats::{NatsArgs, Streams, check_sync},
    vision::VisionArgs,
    welcome,
};

const MEGABYTE: u64 = 1024 * 1024;

/// Serve the game. This is the default command.
///
/// All data is in one directory; `moonhare backup` copies it while the game runs.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// Address to listen on, like 127.0.0.1:8080; may be repeated. By default all interfaces, so
    /// that phones in the same room can reach it.
    #[arg(long, env = "MOONHARE_LISTEN", value_delimiter = ',')]
    listen: Vec<SocketAddr>,
    /// Address of the server's metrics, at /metrics. Choose one that players can't reach, like
    /// 127.0.0.1:9090. Off by default.
    #[arg(long, env = "MOONHARE_ADMIN_LISTEN")]
    admin_listen: Option<SocketAddr>,
    /// Port on all interfaces, without --listen; 0 takes a free one.
    #[arg(long, env = "MOONHARE_PORT", default_value_t = 8080)]
    port: u16,
    /// Directory with all data.
    #[arg(long, env = "MOONHARE_DATA", default_value = "moonhare-data")]
    data: PathBuf,
    /// The server's public address, like https://moonhare.example; used for links, QR codes and the
    /// check of request origins.
    #[arg(long, env = "MOONHARE_URL")]
    url: Option<String>,
    /// Certificate chain as a PEM file, for HTTPS.
    #[arg(long, env = "MOONHARE_TLS_CERT", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The certificate's private key as a PEM file.
    #[arg(long, env = "MOONHARE_TLS_KEY", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Get a certificate for this domain by ACME (Let's Encrypt). The domain must lead to port 443
    /// of this machine.
    #[arg(long, env = "MOONHARE_ACME_DOMAIN", conflicts_with = "tls_cert")]
    acme_domain: Option<String>,
    /// E-mail address for the certificate authority.
    #[arg(long, env = "MOONHARE_ACME_EMAIL", requires = "acme_domain")]
    acme_email: Option<String>,
    /// Use the authority's staging service, whose certificates browsers don't trust.
    #[arg(long, env = "MOONHARE_ACME_STAGING", requires = "acme_domain")]
    acme_staging: bool,
    /// Number of trusted proxies that set X-Forwarded headers.
    #[arg(long, env = "MOONHARE_PROXIES", default_value_t = 0)]
    proxies: usize,
    /// Days before an unused table is deleted.
    #[arg(long, env = "MOONHARE_KEEP_DAYS", default_value_t = 30)]
    keep_days: u32,
    /// Seconds before a bot plays for an absent player.
    #[arg(long, env = "MOONHARE_STAND_IN_AFTER", default_value_t = 120)]
    stand_in_after: u64,
    /// The longest time a bot thinks, in milliseconds.
    #[arg(long, env = "MOONHARE_BOT_THINKS", default_value_t = 6000)]
    bot_thinks: u64,
    /// Requests per minute from one address.
    #[arg(long, env = "MOONHARE_REQUESTS_PER_MINUTE", default_value_t = Limits::default().requests)]
    requests_per_minute: u32,
    /// New tables per hour from one address.
    #[arg(long, env = "MOONHARE_TABLES_PER_HOUR", default_value_t = Limits::default().tables)]
    tables_per_hour: u32,
    /// Wrong codes per minute from one address, and as many wrong passwords.
    #[arg(long, env = "MOONHARE_GUESSES_PER_MINUTE", default_value_t = Limits::default().guesses)]
    guesses_per_minute: u32,
    /// Commands per second from one seat, chat included.
    #[arg(long, env = "MOONHARE_COMMANDS_PER_SECOND", default_value_t = Limits::default().commands)]
    commands_per_second: u32,
    /// Chat lines and reactions per second at one table.
    #[arg(long, env = "MOONHARE_TALK_PER_SECOND", default_value_t = Limits::default().talk)]
    talk_per_second: u32,
    /// Uploaded decks per hour from one address.
    #[arg(long, env = "MOONHARE_UPLOADS_PER_HOUR", default_value_t = Limits::default().uploads)]
    uploads_per_hour: u32,
    /// Recorded clues per hour from one address.
    #[arg(long, env = "MOONHARE_RECORDINGS_PER_HOUR", default_value_t = Limits::default().recordings)]
    recordings_per_hour: u32,
    /// Megabytes of disk to keep free; with less, the server refuses decks, recordings, chat and new
    /// tables.
    #[arg(long, env = "MOONHARE_DISK_RESERVE", default_value_t = Limits::default().disk_reserve / MEGABYTE)]
    disk_reserve: u64,
    /// Tables awake at once; beyond this, nobody can open new ones, but existing ones stay open.
    #[arg(long, env = "MOONHARE_TABLES_AWAKE", default_value_t = Limits::default().tables_awake)]
    tables_awake: usize,
    /// When the server itself takes this many megabytes of memory, nobody can open new tables. By
    /// default half of the machine's memory (Linux).
    #[arg(long, env = "MOONHARE_MEMORY_MARK")]
    memory_mark: Option<u64>,
    /// Live pages at once from one address.
    #[arg(long, env = "MOONHARE_STREAMS", default_value_t = Limits::default().streams)]
    streams: usize,
    /// Seconds before the server drops a client that sends no request, stops sending, or doesn't
    /// read its answer.
    #[arg(long, env = "MOONHARE_PATIENCE", default_value_t = Limits::default().patience.as_secs())]
    patience: u64,
    #[command(flatten)]
    nats: NatsArgs,
    /// Where the nats-servers tell about themselves, like http://10.0.0.1:8222,http://10.0.0.2:8222.
    /// The server then refuses to start unless they write to the disk before they acknowledge.
    #[arg(long, env = "MOONHARE_NATS_MONITOR", value_delimiter = ',')]
    nats_monitor: Vec<String>,
    #[command(flatten)]
    vision: VisionArgs,
    /// Folder with more languages, one folder for each; `moonhare languages check` checks them.
    #[arg(long, env = "MOONHARE_LANGUAGES")]
    languages: Option<PathBuf>,
    /// Write logs as JSON lines. MOONHARE_LOG sets what is logged, like "info" or "debug".
    #[arg(long, env = "MOONHARE_LOG_JSON")]
    log_json: bool,
}

impl Args {
    fn config(&self) -> Result<Config, String> {
        let tls = match (&self.tls_cert, &self.tls_key, &self.acme_domain) {
            (Some(cert), Some(key), _) => Tls::Files {
                cert: cert.clone(),
                key: key.clone(),
            },
            (_, _, Some(domain)) => Tls::Acme {
                domain: domain.clone(),
                email: self.acme_email.clone(),
                cache: self.data.join("acme"),
                staging: self.acme_staging,
            },
            _ => Tls::Plain,
        };
        Ok(Config {
            listen: self.listen.clone(),
            admin: self.admin_listen,
            url: self.url.clone(),
            tls,
            proxies: self.proxies,
            pace: Pace {
                think: self.bot_thinks / 4..=self.bot_thinks,
                stand_in_after: Duration::from_secs(self.stand_in_after),
                keep_tables: Duration::from_secs(u64::from(self.keep_days) * 24 * 3600),
                ..Pace::default()
            },
            limits: Limits {
                requests: self.requests_per_minute,
                tables: self.tables_per_hour,
                guesses: self.guesses_per_minute,
                commands: self.commands_per_second,
                talk: self.talk_per_second,
                uploads: self.uploads_per_hour,
                recordings: self.recordings_per_hour,
                disk_reserve: self.disk_reserve.saturating_mul(MEGABYTE),
                tables_awake: self.tables_awake,
                memory: self.memory_mark.map(|mark| mark.saturating_mul(MEGABYTE)),
                streams: self.streams,
                connections: connections(),
                patience: Duration::from_secs(self.patience.max(1)),
                ..Limits::default()
            },
            // With NATS there may be no data directory.
            spool: (!self.nats.is_used()).then(|| self.data.clone()),
            vision: self.vision.vision()?.map(Arc::new),
        })
    }
}

/// As many connections as the process may open files for, less some in reserve, so that the next
/// one can be refused at once.
fn connections() -> usize {
    let wanted = Limits::default().connections;
    let Some(files) = files::raise_limit() else {
        return wanted;
    };
    let most = usize::try_from(files::connections(files)).unwrap_or(usize::MAX);
    if most < wanted {
        tracing::info!(files, connections = most, "few open files are allowed");
    }
    wanted.min(most)
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    log(args.log_json);
    // Makes certificates and all other new files private to their owner.
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o077));
    if let Some(folder) = &args.languages {
        let faults = moonhare_languages::add_from(folder)
            .map_err(|error| format!("{}: {error}.", folder.display()))?;
        for fault in faults {
            tracing::warn!("{fault}");
        }
    }
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| format!("Could not start threads: {error}."))?;
    let served = runtime.block_on(serve(args));
    // The store is closed by now, so whatever is still being thought doesn't matter.
    runtime.shutdown_background();
    served
}

/// The tables: shared through NATS, or in the data directory.
async fn open(args: &Args) -> Result<Arc<dyn Store>, String> {
    if let Some(nats) = args.nats.open(Streams::Made).await? {
        check_sync(&args.nats_monitor).await?;
        return Ok(Arc::new(nats));
    }
    let dir = args.data.clone();
    let opened = tokio::task::spawn_blocking(move || Sqlite::open(dir)).await;
    let opened = opened.map_err(|error| error.to_string())?;
    Ok(Arc::new(opened.map_err(|error| error.to_string())?))
}

async fn serve(args: &Args) -> Result<(), String> {
    let store = open(args).await?;
    let config = args.config()?;
    let server = bind(args, config, store)
        .await
        .map_err(|error| error.to_string())?;
    welcome::print(
        &server.addresses(),
        server.admin_address(),
        args.url.as_deref(),
        args.tls_cert.is_some() || args.acme_domain.is_some(),
    );
    // Computer players load what they know now, so that no table waits for it.
    tokio::task::spawn_blocking(moonhare_bots::Gallery::moonhare);
    server
        .serve(stop())
        .await
        .map_err(|error| error.to_string())
}

/// All interfaces means IPv6 and IPv4, or only IPv4 without IPv6.
async fn bind(args: &Args, config: Config, store: Arc<dyn Store>) -> Result<Server, ServeError> {
    if !config.listen.is_empty() {
        return Server::bind(config, store).await;
    }
    let all = |ip: IpAddr| Config {
        listen: vec![SocketAddr::new(ip, args.port)],
        ..config.clone()
    };
    match Server::bind(all(Ipv6Addr::UNSPECIFIED.into()), store.clone()).await {
        Err(ServeError::Listen { error, .. }) if error.kind() != io::ErrorKind::AddrInUse => {
            Server::bind(all(Ipv4Addr::UNSPECIFIED.into()), store).await
        }
        bound => bound,
    }
}

/// Returns when the program is asked to stop.
async fn stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

fn log(json: bool) {
    use tracing_subscriber::{EnvFilter, fmt};
    // What goes wrong with NATS is told by our own sentences, and by /readyz.
    let filter = EnvFilter::try_from_env("MOONHARE_LOG")
        .unwrap_or_else(|_| EnvFilter::new("warn,async_nats=off"));
    let builder = fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    if json {
        builder.json().init();
    } else {
        builder.init();
    }
}
