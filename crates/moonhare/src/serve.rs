//! `moonhare serve`: the game itself.

use std::{
    io::{self, IsTerminal},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use moonhare_server::{Config, Limits, Pace, ServeError, Server, Tls};
use moonhare_store::Sqlite;

use crate::{files, vision::VisionArgs, welcome};

const MEGABYTE: u64 = 1024 * 1024;

/// Serve the game. This is what happens without a command.
///
/// Everything is kept in one directory; `moonhare backup` copies it while the game goes on.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// Address to listen on, like 127.0.0.1:8080; can be given several times. All interfaces by
    /// default, so that phones in the same room reach it.
    #[arg(long, env = "MOONHARE_LISTEN", value_delimiter = ',')]
    listen: Vec<SocketAddr>,
    /// Address where figures about the server are, at /metrics; for you alone, so take one that
    /// players cannot reach, like 127.0.0.1:9090. Nowhere by default.
    #[arg(long, env = "MOONHARE_ADMIN_LISTEN")]
    admin_listen: Option<SocketAddr>,
    /// Port on all interfaces, if --listen is not given; 0 takes a free one.
    #[arg(long, env = "MOONHARE_PORT", default_value_t = 8080)]
    port: u16,
    /// Directory where everything is kept.
    #[arg(long, env = "MOONHARE_DATA", default_value = "moonhare-data")]
    data: PathBuf,
    /// How players reach the server from outside, like https://moonhare.example; for links, QR
    /// codes and the check where changes come from.
    #[arg(long, env = "MOONHARE_URL")]
    url: Option<String>,
    /// Certificate chain as a PEM file, for HTTPS.
    #[arg(long, env = "MOONHARE_TLS_CERT", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The certificate's key as a PEM file.
    #[arg(long, env = "MOONHARE_TLS_KEY", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Get a certificate for this domain by ACME (Let's Encrypt); it must lead to this machine's
    /// port 443.
    #[arg(long, env = "MOONHARE_ACME_DOMAIN", conflicts_with = "tls_cert")]
    acme_domain: Option<String>,
    /// Where the certificate authority may write to.
    #[arg(long, env = "MOONHARE_ACME_EMAIL", requires = "acme_domain")]
    acme_email: Option<String>,
    /// Use the authority's staging service, whose certificates browsers do not trust.
    #[arg(long, env = "MOONHARE_ACME_STAGING", requires = "acme_domain")]
    acme_staging: bool,
    /// Proxies in front of the server whose X-Forwarded headers are believed.
    #[arg(long, env = "MOONHARE_PROXIES", default_value_t = 0)]
    proxies: usize,
    /// Days after which a table where nothing happened is removed.
    #[arg(long, env = "MOONHARE_KEEP_DAYS", default_value_t = 30)]
    keep_days: u32,
    /// Seconds after which somebody away who is waited for gets a stand-in.
    #[arg(long, env = "MOONHARE_STAND_IN_AFTER", default_value_t = 120)]
    stand_in_after: u64,
    /// The most milliseconds a computer player thinks.
    #[arg(long, env = "MOONHARE_BOT_THINKS", default_value_t = 6000)]
    bot_thinks: u64,
    /// Requests a minute that one address may send.
    #[arg(long, env = "MOONHARE_REQUESTS_PER_MINUTE", default_value_t = Limits::default().requests)]
    requests_per_minute: u32,
    /// Tables an hour that one address may open.
    #[arg(long, env = "MOONHARE_TABLES_PER_HOUR", default_value_t = Limits::default().tables)]
    tables_per_hour: u32,
    /// Wrong codes and passwords a minute from one address.
    #[arg(long, env = "MOONHARE_GUESSES_PER_MINUTE", default_value_t = Limits::default().guesses)]
    guesses_per_minute: u32,
    /// Commands a second that one seat may send, chat among them.
    #[arg(long, env = "MOONHARE_COMMANDS_PER_SECOND", default_value_t = Limits::default().commands)]
    commands_per_second: u32,
    /// Lines of chat and reactions a second at one table.
    #[arg(long, env = "MOONHARE_TALK_PER_SECOND", default_value_t = Limits::default().talk)]
    talk_per_second: u32,
    /// Decks an hour that one address may bring.
    #[arg(long, env = "MOONHARE_UPLOADS_PER_HOUR", default_value_t = Limits::default().uploads)]
    uploads_per_hour: u32,
    /// Recorded clues an hour from one address.
    #[arg(long, env = "MOONHARE_RECORDINGS_PER_HOUR", default_value_t = Limits::default().recordings)]
    recordings_per_hour: u32,
    /// Megabytes of the disk that stay free: below, no decks and recordings are taken.
    #[arg(long, env = "MOONHARE_DISK_RESERVE", default_value_t = Limits::default().reserve / MEGABYTE)]
    disk_reserve: u64,
    /// Tables awake at once: above, no new ones are opened and those that are open go on.
    #[arg(long, env = "MOONHARE_TABLES_AWAKE", default_value_t = Limits::default().awake)]
    tables_awake: usize,
    /// Megabytes of memory in use above which no new tables are opened; half of the machine's if not
    /// given (Linux).
    #[arg(long, env = "MOONHARE_MEMORY_MARK")]
    memory_mark: Option<u64>,
    /// Live pages at once from one address.
    #[arg(long, env = "MOONHARE_STREAMS", default_value_t = Limits::default().streams)]
    streams: usize,
    /// Seconds that the server waits for a client that does not go on: that asks for nothing, stops
    /// sending, or does not read its answer.
    #[arg(long, env = "MOONHARE_PATIENCE", default_value_t = Limits::default().patience.as_secs())]
    patience: u64,
    #[command(flatten)]
    vision: VisionArgs,
    /// Folder with more languages, one folder for each; `moonhare languages check` says what is wrong.
    #[arg(long, env = "MOONHARE_LANGUAGES")]
    languages: Option<PathBuf>,
    /// Write logs as JSON lines. What is logged is set by MOONHARE_LOG, like "info" or "debug".
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
                stand_in: Duration::from_secs(self.stand_in_after),
                keep: Duration::from_secs(u64::from(self.keep_days) * 24 * 3600),
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
                reserve: self.disk_reserve.saturating_mul(MEGABYTE),
                awake: self.tables_awake,
                memory: self.memory_mark.map(|mark| mark.saturating_mul(MEGABYTE)),
                streams: self.streams,
                connections: connections(),
                patience: Duration::from_secs(self.patience.max(1)),
                ..Limits::default()
            },
            vision: self.vision.vision()?.map(Arc::new),
        })
    }
}

/// As many connections as the files of this process allow, so that there is one left to turn the next
/// away at once.
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
    // Certificates and all else that is written from now on are for the owner alone.
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o077));
    if let Some(folder) = &args.languages {
        let faults = moonhare_languages::add_from(folder)
            .map_err(|error| format!("{}: {error}.", folder.display()))?;
        for fault in faults {
            tracing::warn!("{fault}");
        }
    }
    let runtime =
        tokio::runtime::Runtime::new().map_err(|error| format!("No threads: {error}."))?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<(), String> {
    let dir = args.data.clone();
    let opened = tokio::task::spawn_blocking(move || Sqlite::open(dir)).await;
    let store = opened
        .map_err(|error| error.to_string())?
        .map_err(|error| error.to_string())?;
    let config = args.config()?;
    let server = bind(args, config, Arc::new(store))
        .await
        .map_err(|error| error.to_string())?;
    welcome::print(
        &server.addresses(),
        server.admin_address(),
        args.url.as_deref(),
        args.tls_cert.is_some() || args.acme_domain.is_some(),
    );
    server
        .serve(stop())
        .await
        .map_err(|error| error.to_string())
}

/// All interfaces means IPv6 and IPv4; where there is no IPv6, IPv4 alone.
async fn bind(args: &Args, config: Config, store: Arc<Sqlite>) -> Result<Server, ServeError> {
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

/// Done when the program is asked to stop.
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
    let filter = EnvFilter::try_from_env("MOONHARE_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
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
