//! A handle to a live table, and the snapshots that the table publishes.

mod known;
mod live;
mod milestones;

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use moonhare_shelf::Mix;
use moonhare_store::RecordId;
use moonhare_table::{Ask, Presence, Table, TableError, TableView, TokenHash};
use moonhare_web::CommonRegions;
use parking_lot::Mutex;
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, timeout_at},
};

use crate::{Code, Unavailable, sheet::CommonTable};

pub(crate) use known::{asked_at, opens, same};
pub(crate) use live::{Contact, wake};
pub(crate) use milestones::log_milestones;

/// A table at one moment.
#[derive(Debug)]
pub(crate) struct Snapshot {
    /// How many changes everybody could see, counted from the log: the same after a restart and on
    /// every node. Presence isn't in the log, and changes that only one player sees don't count, so
    /// two snapshots of one version may differ in those.
    pub(crate) version: u64,
    pub(crate) table: Table,
    pub(crate) presence: Presence,
    /// The decks of the table.
    pub(crate) mix: Arc<Mix>,
    /// Counts the snapshots of a room.
    pub(crate) number: u64,
    /// How far the vision model is with the pictures.
    pub(crate) looking: Option<(usize, usize)>,
    /// What everybody may know, made when the first one looks: as it is, as JSON, and as regions
    /// of a page in each language.
    common_view: OnceLock<Option<Arc<TableView>>>,
    common: OnceLock<Option<Arc<CommonTable>>>,
    pub(crate) drawn: Mutex<Vec<(&'static str, Arc<CommonRegions>)>>,
}

impl Snapshot {
    fn new(number: u64, table: Table, presence: Presence, mix: Arc<Mix>) -> Arc<Snapshot> {
        Arc::new(Snapshot {
            version: table.version(),
            table,
            presence,
            number,
            looking: mix.looking(),
            mix,
            common_view: OnceLock::new(),
            common: OnceLock::new(),
            drawn: Mutex::default(),
        })
    }

    /// What everybody may know; none before the table is opened.
    pub(crate) fn common_view(&self) -> Option<Arc<TableView>> {
        let view = || self.table.common_view(self.presence).map(Arc::new);
        self.common_view.get_or_init(view).clone()
    }

    /// What everybody sees, as JSON; none before the table is opened.
    pub(crate) fn common(&self, code: &Code) -> Option<Arc<CommonTable>> {
        let common = || CommonTable::of(code, self).map(Arc::new);
        self.common.get_or_init(common).clone()
    }
}

/// Why a request to a table failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    /// The key was used for another command before.
    #[error("the key stands for another command")]
    KeyReused,
    /// The room went to sleep before it got the request. Get the room again and retry.
    #[error("the table sleeps")]
    Asleep,
    /// The room ended while it handled the request, or before it reached it.
    #[error("the table broke off")]
    Broken,
}

pub(crate) enum Message {
    Ask {
        who: TokenHash,
        id: RecordId,
        ask: Ask,
        /// Nobody waits for the answer after this.
        until: Instant,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// The host deletes the table. Without a host, the table is deleted only if nobody is left
    /// there.
    Delete {
        host: Option<TokenHash>,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// A person's stream or single request began (1) or ended (-1).
    Seen { who: TokenHash, streams: i32 },
}

fn too_late() -> Refusal {
    Unavailable::just_now("the store did not answer in time").into()
}

/// A handle to a live table.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// Boxed, because the queue reserves memory for dozens of them.
    messages: mpsc::Sender<Box<Message>>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    /// How long a command may take.
    patience: Duration,
}

impl Room {
    /// A command that is refused because it took too long may still be done later. Repeating it is
    /// harmless.
    pub(crate) async fn ask(&self, who: TokenHash, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        let (answer, answered) = oneshot::channel();
        let until = Instant::now() + self.patience;
        let message = Message::Ask {
            who,
            id,
            ask,
            until,
            answer,
        };
        let asking = async {
            let sent = self.messages.send(Box::new(message)).await;
            sent.map_err(|_| Refusal::Asleep)?;
            answered.await.map_err(|_| Refusal::Broken)?
        };
        let asked = timeout_at(until, asking).await;
        asked.unwrap_or_else(|_| Err(too_late()))
    }

    pub(crate) async fn delete(&self, host: Option<TokenHash>) -> Result<(), Refusal> {
        let (answer, answered) = oneshot::channel();
        let message = Message::Delete { host, answer };
        let sent = self.messages.send(Box::new(message)).await;
        sent.map_err(|_| Refusal::Asleep)?;
        answered.await.map_err(|_| Refusal::Broken)?
    }

    /// The table as it is now.
    pub(crate) fn now(&self) -> Arc<Snapshot> {
        self.snapshots.borrow().clone()
    }

    /// Snapshots from now on. A slow reader misses some of them, but never the latest.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.snapshots.clone()
    }

    /// Counts somebody as present until the guard is dropped.
    pub(crate) async fn enter(&self, who: TokenHash) -> Stay {
        let message = Message::Seen {
            who: who.clone(),
            streams: 1,
        };
        let _ = self.messages.send(Box::new(message)).await;
        Stay {
            room: self.clone(),
            who,
        }
    }

    /// Waits until the room takes no more messages.
    pub(crate) async fn gone(&self) {
        self.messages.closed().await;
    }

    pub(crate) fn is_awake(&self) -> bool {
        !self.messages.is_closed()
    }
}

#[derive(Debug)]
pub(crate) struct Stay {
    room: Room,
    who: TokenHash,
}

impl Drop for Stay {
    fn drop(&mut self) {
        let message = Message::Seen {
            who: self.who.clone(),
            streams: -1,
        };
        let sent = self.room.messages.try_send(Box::new(message));
        if let Err(mpsc::error::TrySendError::Full(message)) = sent {
            let messages = self.room.messages.clone();
            tokio::spawn(async move { messages.send(message).await });
        }
    }
}
