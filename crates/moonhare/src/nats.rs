//! The nats-servers through which several machines share all tables, if any.

mod monitor;

use std::path::PathBuf;

use moonhare_store::{Nats, NatsOptions};

pub(crate) use monitor::check_sync;

/// The variables with the secrets. Not arguments, because everybody on the machine can see those.
const PASSWORD: &str = "MOONHARE_NATS_PASSWORD";
const TOKEN: &str = "MOONHARE_NATS_TOKEN";

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct NatsArgs {
    /// Share all tables with other machines through these nats-servers, like
    /// nats://10.0.0.1:4222,nats://10.0.0.2:4222, instead of keeping them in --data
    /// (docs/cluster.md).
    #[arg(long, env = "MOONHARE_NATS", value_delimiter = ',')]
    nats: Vec<String>,
    #[command(flatten)]
    access: NatsAccess,
}

/// How to use the nats-servers that are named elsewhere.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct NatsAccess {
    /// On how many nats-servers each record lies; 1 if there is only one server.
    #[arg(long, env = "MOONHARE_NATS_REPLICAS", default_value_t = 3)]
    nats_replicas: usize,
    /// The user at the nats-servers; MOONHARE_NATS_PASSWORD has the password. A token goes into
    /// MOONHARE_NATS_TOKEN.
    #[arg(long, env = "MOONHARE_NATS_USER")]
    nats_user: Option<String>,
    /// A credentials file for the nats-servers, as nsc writes it.
    #[arg(long, env = "MOONHARE_NATS_CREDENTIALS")]
    nats_credentials: Option<PathBuf>,
    /// Talk to the nats-servers only through TLS. Addresses that begin with tls:// say the same.
    #[arg(long, env = "MOONHARE_NATS_TLS")]
    nats_tls: bool,
    /// Authority to trust beside the system's own, as a PEM file; may be repeated.
    #[arg(long, env = "MOONHARE_NATS_CA", value_delimiter = ',')]
    nats_ca: Vec<PathBuf>,
    /// This program's own certificate for the nats-servers, as a PEM file.
    #[arg(long, env = "MOONHARE_NATS_CERT", requires = "nats_key")]
    nats_cert: Option<PathBuf>,
    /// The private key of that certificate, as a PEM file.
    #[arg(long, env = "MOONHARE_NATS_KEY", requires = "nats_cert")]
    nats_key: Option<PathBuf>,
    /// What the names of all streams and subjects begin with, so that one NATS serves several
    /// sets of tables.
    #[arg(long, env = "MOONHARE_NATS_PREFIX", default_value = "moonhare")]
    nats_prefix: String,
    /// Gigabytes to reserve for the logs of all tables, when their stream is first made.
    #[arg(long, env = "MOONHARE_NATS_LOG_SPACE", default_value_t = 8,
          value_parser = clap::value_parser!(u16).range(1..))]
    nats_log_space: u16,
    /// Gigabytes to reserve for pictures and recordings, when their stream is first made.
    #[arg(long, env = "MOONHARE_NATS_BLOB_SPACE", default_value_t = 16,
          value_parser = clap::value_parser!(u16).range(1..))]
    nats_blob_space: u16,
}

impl NatsArgs {
    /// Whether servers are named.
    pub(crate) fn is_used(&self) -> bool {
        !self.nats.is_empty()
    }

    /// The store on NATS; none if no server is named.
    pub(crate) async fn open(&self, streams: Streams) -> Result<Option<Nats>, String> {
        if !self.is_used() {
            return Ok(None);
        }
        let opened = self.access.open(self.nats.clone(), streams).await;
        opened.map(Some).map_err(|error| format!("--nats: {error}"))
    }
}

/// Whether streams that are missing are made. For whoever only reads they must be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Streams {
    Made,
    There,
}

impl NatsAccess {
    pub(crate) async fn open(
        &self,
        servers: Vec<String>,
        streams: Streams,
    ) -> Result<Nats, String> {
        let options = NatsOptions {
            only_existing: streams == Streams::There,
            ..self.options(servers)
        };
        let opened = Nats::open(options).await;
        opened.map_err(|error| format!("{error}."))
    }

    fn options(&self, servers: Vec<String>) -> NatsOptions {
        let secret = |name| std::env::var(name).ok().filter(|text| !text.is_empty());
        let gigabytes = |number: u16| i64::from(number) << 30;
        NatsOptions {
            servers,
            user: self.nats_user.clone(),
            password: secret(PASSWORD),
            token: secret(TOKEN),
            credentials: self.nats_credentials.clone(),
            authorities: self.nats_ca.clone(),
            certificate: self.nats_cert.clone().zip(self.nats_key.clone()),
            tls: self.nats_tls,
            prefix: self.nats_prefix.clone(),
            replicas: self.nats_replicas,
            log_bytes: gigabytes(self.nats_log_space),
            blob_bytes: gigabytes(self.nats_blob_space),
            ..NatsOptions::default()
        }
    }
}
