//! Connecting, and checking that the servers can keep what they are given.

use std::{
    fmt,
    num::NonZeroU32,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use async_nats::{
    Client, ConnectErrorKind, ConnectOptions, Event, ServerAddr,
    jetstream::{
        Context, ContextBuilder, ErrorCode,
        context::{
            AccountErrorKind, CreateStreamError, CreateStreamErrorKind, GetStreamError,
            GetStreamErrorKind,
        },
    },
};
use parking_lot::Mutex;
use tokio::time::sleep;

use super::{PAUSE, rights, sheets::SHEET, streams::Streams};

/// Before this version a log could lose a race without hearing of it.
const OLDEST: (i64, i64, i64) = (2, 15, 1);

/// How long one request waits for its answer. [`NatsOptions::patience`] has time for several.
pub(super) const REQUEST_TIMEOUT: Duration = Duration::from_secs(3);

/// Where the servers are, who we are to them, and how much they may keep.
#[derive(Clone, Debug)]
pub struct NatsOptions {
    /// Addresses like `nats://10.0.0.1:4222`; one is enough, the others are found through it.
    pub servers: Vec<String>,
    pub user: Option<String>,
    pub password: Option<String>,
    pub token: Option<String>,
    /// A `.creds` file, as `nsc` writes it.
    pub credentials: Option<PathBuf>,
    /// Authorities to trust beside the system's own.
    pub authorities: Vec<PathBuf>,
    /// A certificate and its key, where the servers ask for one.
    pub certificate: Option<(PathBuf, PathBuf)>,
    /// Refuse to talk without TLS.
    pub tls: bool,
    /// What all names of streams and subjects begin with.
    pub prefix: String,
    /// On how many servers each record lies.
    pub replicas: usize,
    /// The most bytes in the logs of all tables.
    pub log_bytes: i64,
    /// The most bytes in the directory and on the shelf.
    pub entry_bytes: i64,
    /// The most bytes in pictures and recordings.
    pub blob_bytes: i64,
    /// The most bytes in checkpoints; beyond that the oldest are dropped.
    pub checkpoint_bytes: i64,
    /// How many records' ids lie together, apart from the checkpoint. Nodes ignore the checkpoints of nodes
    /// with another number, so only tests choose one.
    pub ids_on_sheet: NonZeroU32,
    /// How long a change waits for servers that are away or hold an election.
    pub patience: Duration,
    /// Make no streams: whoever only reads wants what is there, and hears that there is nothing.
    pub only_existing: bool,
}

impl Default for NatsOptions {
    fn default() -> Self {
        NatsOptions {
            servers: Vec::new(),
            user: None,
            password: None,
            token: None,
            credentials: None,
            authorities: Vec::new(),
            certificate: None,
            tls: false,
            prefix: "moonhare".into(),
            replicas: 1,
            log_bytes: 8 << 30,
            entry_bytes: 1 << 30,
            blob_bytes: 16 << 30,
            checkpoint_bytes: 1 << 30,
            ids_on_sheet: SHEET,
            patience: Duration::from_secs(15),
            only_existing: false,
        }
    }
}

/// Why a store on NATS can't be opened. Each is a sentence for the person who starts the program.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NatsError {
    #[error("{0} isn't the address of a NATS server; write it like nats://10.0.0.1:4222")]
    Address(String),
    #[error("the credentials file {path} can't be read: {why}")]
    Credentials { path: String, why: std::io::Error },
    #[error("NATS at {servers} doesn't know this user, password, token or credentials file")]
    Unknown { servers: String },
    #[error("NATS at {servers} can't be reached: {why}")]
    Connect { servers: String, why: String },
    #[error(
        "nats-server {found} is too old; Moonhare needs {} or newer",
        version(OLDEST)
    )]
    TooOld { found: String },
    #[error(
        "this nats-server runs without JetStream; start it with `jetstream {{}}` in its configuration"
    )]
    NoJetStream,
    #[error("JetStream is switched off for this NATS account; enable it for the account")]
    NoJetStreamForAccount,
    #[error(
        "NATS refuses it: {why}; let this user publish to $SYS.REQ.USER.INFO, $JS.API.> and {prefix}.>, \
         and subscribe to _INBOX.> and {prefix}.>"
    )]
    Denied { why: String, prefix: String },
    #[error(
        "each replica needs a nats-server of its own in one cluster; this one is alone, so ask for 1 replica"
    )]
    Replicas,
    #[error(
        "the nats-servers have no room for the streams: {0}; give JetStream more storage, or the streams less"
    )]
    Room(String),
    #[error(
        "stream {stream} has other settings than this program needs: {setting} is {there}, not {wanted}; \
         mend it with `nats stream edit`, or choose another prefix and the program makes its own streams"
    )]
    Settings {
        stream: String,
        setting: &'static str,
        there: String,
        wanted: String,
    },
    #[error("there is no stream {0}, so nothing is kept there; is the prefix right?")]
    NoStream(String),
    #[error("stream {stream} can't be made: {why}")]
    Stream { stream: String, why: String },
    #[error("the connection to NATS was lost: {0}")]
    Lost(String),
}

impl NatsError {
    pub(super) fn lost(error: impl fmt::Display) -> NatsError {
        NatsError::Lost(error.to_string())
    }

    pub(super) fn stream(stream: &str, error: &CreateStreamError) -> NatsError {
        if let CreateStreamErrorKind::JetStream(why) = error.kind() {
            match why.error_code() {
                ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT => {
                    return NatsError::NoJetStreamForAccount;
                }
                ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED => return NatsError::Replicas,
                ErrorCode::CLUSTER_NO_PEERS
                | ErrorCode::INSUFFICIENT_RESOURCES
                | ErrorCode::STORAGE_RESOURCES_EXCEEDED => return NatsError::Room(why.to_string()),
                _ => {}
            }
        }
        NatsError::Stream {
            stream: stream.to_owned(),
            why: error.to_string(),
        }
    }

    pub(super) fn no_stream(stream: &str, error: &GetStreamError) -> NatsError {
        match error.kind() {
            GetStreamErrorKind::JetStream(why)
                if why.error_code() == ErrorCode::STREAM_NOT_FOUND =>
            {
                NatsError::NoStream(stream.to_owned())
            }
            _ => NatsError::lost(error),
        }
    }
}

fn version((major, minor, patch): (i64, i64, i64)) -> String {
    format!("{major}.{minor}.{patch}")
}

/// What the servers said against us, to tell a refusal from a silence.
type Complaints = Arc<Mutex<Vec<String>>>;

/// Connects. Waits for servers that are still starting.
pub(super) async fn connect(options: NatsOptions) -> Result<(Client, Context, Streams), NatsError> {
    let until = Instant::now() + options.patience;
    loop {
        let error = match try_connect(&options).await {
            Ok(connected) => return Ok(connected),
            Err(error) => error,
        };
        let passing = matches!(
            error,
            NatsError::Connect { .. }
                | NatsError::Lost(_)
                | NatsError::Room(_)
                | NatsError::Stream { .. }
        );
        if !passing || Instant::now() >= until {
            return Err(error);
        }
        sleep(PAUSE).await;
    }
}

async fn try_connect(options: &NatsOptions) -> Result<(Client, Context, Streams), NatsError> {
    let complaints = Complaints::default();
    let client = dial(options, complaints.clone()).await?;
    let info = client.server_info();
    let (major, minor, patch) = OLDEST;
    if !client.is_server_compatible(major, minor, patch) {
        let found = info.version;
        return Err(NatsError::TooOld { found });
    }
    if !info.jetstream {
        return Err(NatsError::NoJetStream);
    }
    let jetstream = ContextBuilder::new()
        .timeout(REQUEST_TIMEOUT)
        .ack_timeout(REQUEST_TIMEOUT)
        .build(client.clone());
    let denial = |why: String| {
        let prefix = options.prefix.clone();
        NatsError::Denied { why, prefix }
    };
    let denied = |error: NatsError| {
        let complaints = complaints.lock();
        let about_rights = |text: &&String| text.to_lowercase().contains("permissions");
        match complaints.iter().find(about_rights) {
            Some(complaint) => denial(complaint.clone()),
            None => error,
        }
    };
    // The account first: a stream that can't be made says less about why.
    if let Err(error) = jetstream.query_account().await {
        return Err(denied(match error.kind() {
            AccountErrorKind::JetStream(why)
                if why.error_code() == ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT =>
            {
                NatsError::NoJetStreamForAccount
            }
            _ => NatsError::lost(error),
        }));
    }
    // Whoever only reads needs fewer rights than a node.
    if !options.only_existing {
        let missing = rights::missing(&client, &options.prefix).await;
        if let Some(missing) = missing.map_err(denied)? {
            return Err(denial(missing));
        }
    }
    let streams = Streams::make(&jetstream, options).await.map_err(denied)?;
    Ok((client, jetstream, streams))
}

async fn dial(options: &NatsOptions, complaints: Complaints) -> Result<Client, NatsError> {
    let address = |text: &String| {
        let parsed = text.parse::<ServerAddr>();
        parsed.map_err(|_| NatsError::Address(text.clone()))
    };
    let servers = options.servers.iter().map(address);
    let servers: Vec<ServerAddr> = servers.collect::<Result<_, _>>()?;
    // Without the password that an address may hold.
    let named = |server: &ServerAddr| format!("{}:{}", server.host(), server.port());
    let names: Vec<String> = servers.iter().map(named).collect();
    let away = Arc::new(AtomicBool::new(false));
    let mut connect = ConnectOptions::new()
        .name("moonhare")
        .ping_interval(Duration::from_secs(2))
        .require_tls(options.tls)
        .event_callback(move |event| {
            let (complaints, away) = (complaints.clone(), away.clone());
            async move {
                match event {
                    Event::Disconnected if !away.swap(true, Relaxed) => {
                        tracing::warn!("store away");
                    }
                    Event::Connected if away.swap(false, Relaxed) => tracing::info!("store back"),
                    Event::ServerError(error) => {
                        let mut complaints = complaints.lock();
                        // Only the first ones matter, while the program starts.
                        if complaints.len() < 16 {
                            complaints.push(error.to_string());
                        }
                    }
                    _ => {}
                }
            }
        });
    if let (Some(user), Some(password)) = (&options.user, &options.password) {
        connect = connect.user_and_password(user.clone(), password.clone());
    }
    if let Some(token) = &options.token {
        connect = connect.token(token.clone());
    }
    if let Some(path) = &options.credentials {
        let read = connect.credentials_file(path).await;
        connect = read.map_err(|why| NatsError::Credentials {
            path: path.display().to_string(),
            why,
        })?;
    }
    for path in &options.authorities {
        connect = connect.add_root_certificates(path.clone());
    }
    if let Some((certificate, key)) = &options.certificate {
        connect = connect.add_client_certificate(certificate.clone(), key.clone());
    }
    let connected = connect.connect(servers).await;
    connected.map_err(|error| {
        let servers = names.join(", ");
        match error.kind() {
            ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                NatsError::Unknown { servers }
            }
            _ => NatsError::Connect {
                servers,
                why: error.to_string(),
            },
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_error_names_the_server_but_not_the_password() {
        let options = NatsOptions {
            // Nothing listens there.
            servers: vec!["nats://hare:hush@127.0.0.1:1".to_owned()],
            ..NatsOptions::default()
        };
        let error = dial(&options, Complaints::default()).await.unwrap_err();
        let said = error.to_string();
        assert!(
            said.contains("127.0.0.1:1") && !said.contains("hush"),
            "{said}"
        );
    }
}
