//! Tables that many nodes share, through NATS JetStream.
//!
//! One stream holds the logs of all tables, one subject a table. A second holds the directory and the
//! shelf, a third the blobs, a fourth the checkpoints. No node owns a table: an append names the message
//! it must follow, and the server refuses all but one of those that race.
//!
//! Three things are easy to get wrong, and each would acknowledge a write that was never stored:
//!
//! - JetStream does not recognise a repeat by the expected sequence alone, so every node knows the ids
//!   in the log before it publishes ([`sheets::AllIds`]).
//! - `Nats-Msg-Id` is remembered per stream and for two minutes, so it is not used at all.
//! - After a timeout the record may still arrive, whatever the leader says meanwhile. So the same record
//!   is sent again until the server has answered for good.

mod blobs;
mod checkpoints;
mod connect;
mod direct;
mod entries;
mod known;
mod log;
mod neighbours;
mod news;
mod rights;
mod sealed;
mod sheets;
mod stored;
mod streams;

use std::{
    fmt,
    num::NonZeroU32,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use async_nats::jetstream::{
    self, Context, ErrorCode,
    context::{PublishError, PublishErrorKind},
    message::PublishMessage,
};
use async_trait::async_trait;
use tokio::{
    task::JoinHandle,
    time::{sleep, timeout_at},
};

use self::{known::KnownLogs, streams::Streams};
use crate::{Neighbours, Store, StoreError, tail::Tails};

pub use connect::{NatsError, NatsOptions};

/// How long to wait before something is tried again: an election takes seconds, a race milliseconds.
const PAUSE: Duration = Duration::from_millis(50);

/// The most bytes in one message: a server takes 1 MiB with the headers.
const MAX_MESSAGE: usize = 900 * 1024;

/// A [`Store`] that is shared by every node with the same servers and prefix.
#[derive(Debug)]
pub struct Nats {
    node: Arc<Node>,
    tails: Arc<Tails>,
    listening: JoinHandle<()>,
}

/// What one node needs to reach the streams.
struct Node {
    client: async_nats::Client,
    jetstream: Context,
    streams: Streams,
    logs: KnownLogs,
    ids_on_sheet: NonZeroU32,
    patience: Duration,
    closed: AtomicBool,
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Node")
            .field("prefix", &self.streams.prefix)
            .finish_non_exhaustive()
    }
}

impl Nats {
    /// Connects, checks what the servers offer, and makes the streams that are missing.
    pub async fn open(options: NatsOptions) -> Result<Nats, NatsError> {
        let (patience, ids_on_sheet) = (options.patience, options.ids_on_sheet);
        let (client, jetstream, streams) = connect::connect(options).await?;
        let node = Arc::new(Node {
            client,
            jetstream,
            streams,
            logs: KnownLogs::default(),
            ids_on_sheet,
            patience,
            closed: AtomicBool::new(false),
        });
        let tails = Tails::new();
        let listening = news::listen(node.clone(), tails.clone()).await?;
        Ok(Nats {
            node,
            tails,
            listening,
        })
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.tails.close();
        self.listening.abort();
    }
}

#[async_trait]
impl Store for Nats {
    async fn ready(&self) -> Result<(), StoreError> {
        let subject = format!("{}.ready", self.node.streams.prefix);
        self.node.put(subject, PublishMessage::build()).await
    }

    fn neighbours(&self) -> Option<&dyn Neighbours> {
        Some(self)
    }

    async fn close(&self) {
        self.node.closed.store(true, Ordering::SeqCst);
        self.tails.close();
        self.listening.abort();
    }
}

impl Node {
    fn check_open(&self) -> Result<(), StoreError> {
        if self.closed.load(Ordering::SeqCst) {
            return Err(StoreError::Closed);
        }
        Ok(())
    }

    /// Publishes to a subject of which only the last message counts, so sending it twice does no harm.
    async fn put(&self, subject: String, message: PublishMessage) -> Result<(), StoreError> {
        self.patiently(|deadline| self.put_by(deadline, subject, message))
            .await
    }

    async fn put_by(
        &self,
        deadline: Deadline,
        subject: String,
        message: PublishMessage,
    ) -> Result<(), StoreError> {
        loop {
            self.check_open()?;
            match self.publish(&subject, message.clone()).await {
                Ok(_) => return Ok(()),
                Err(error) => deadline.wait(failed(error)).await?,
            }
        }
    }

    /// Works on something until the deadline, which is one for all that belongs to it. Then it gives up,
    /// even in the middle of a request.
    async fn patiently<T, E: From<StoreError>, F: Future<Output = Result<T, E>>>(
        &self,
        work: impl FnOnce(Deadline) -> F,
    ) -> Result<T, E> {
        let deadline = Deadline(Instant::now() + self.patience);
        let done = timeout_at(deadline.0.into(), work(deadline)).await;
        done.unwrap_or_else(|_| Err(unavailable("the nats-servers take too long").into()))
    }

    /// Publishes a message. Returns the sequence under which it was stored.
    async fn publish(&self, subject: &str, message: PublishMessage) -> Result<u64, PublishError> {
        let sent = self.jetstream.send_publish(subject.to_owned(), message);
        Ok(sent.await?.await?.sequence)
    }
}

/// Until when something is tried again.
#[derive(Clone, Copy)]
struct Deadline(Instant);

impl Deadline {
    /// Waits a moment, or gives up with the error: near the deadline, or because time does not mend it.
    async fn wait(self, error: StoreError) -> Result<(), StoreError> {
        let passing = matches!(error, StoreError::Unavailable(_));
        if !passing || Instant::now() + PAUSE >= self.0 {
            return Err(error);
        }
        sleep(PAUSE).await;
        Ok(())
    }
}

fn failed(error: PublishError) -> StoreError {
    if code(&error) == Some(ErrorCode::STREAM_STORE_FAILED) {
        return StoreError::Unwritable(source(&error));
    }
    match error.kind() {
        PublishErrorKind::Other | PublishErrorKind::MaxPayloadExceeded => {
            unavailable(source(&error))
        }
        _ => unavailable(error),
    }
}

/// Whether another message came first. A cluster has an error code of its own for that.
fn lost_race(error: &PublishError) -> bool {
    error.kind() == PublishErrorKind::WrongLastSequence
        || code(error) == Some(ErrorCode::STREAM_WRONG_LAST_SEQUENCE_CONSTANT)
}

/// JetStream's own code for what went wrong.
fn code(error: &PublishError) -> Option<ErrorCode> {
    let source = std::error::Error::source(error)?;
    let error = source.downcast_ref::<jetstream::Error>()?;
    Some(error.error_code())
}

/// The sentence behind "publish failed".
fn source(error: &PublishError) -> String {
    match std::error::Error::source(error) {
        Some(source) => source.to_string(),
        None => error.to_string(),
    }
}

fn unavailable(error: impl fmt::Display) -> StoreError {
    StoreError::Unavailable(error.to_string())
}
