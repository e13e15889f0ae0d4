//! A room is a live table. [`Room`] is a handle to its task, which publishes a [`Snapshot`] after each
//! change.

mod checkpoint;
mod milestones;
mod replica;
mod task;

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use moonhare_shelf::Mix;
use moonhare_store::RecordId;
use moonhare_table::{Ask, Change, CommonView, Presence, Table, TableError, TokenHash};
use moonhare_web::CommonRegions;
use parking_lot::Mutex;
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, timeout_at},
};

use crate::{Code, Unavailable, table_json::CommonTable};

pub use checkpoint::table_of_checkpoint;
pub(crate) use milestones::log_milestones;
pub(crate) use replica::{check_log, check_same_command, gist_at};
pub(crate) use task::{Contact, wake};

/// A table at one moment.
#[derive(Debug)]
pub(crate) struct Snapshot {
    /// How many changes everybody could see so far. The version of the log is another number, which
    /// counts all records. This one is counted from the log too, so it's the same after a restart and on
    /// every node. Two snapshots with the same version may differ in who is connected, which isn't in
    /// the log, and in what only one player sees.
    pub(crate) version: u64,
    pub(crate) table: Table,
    pub(crate) presence: Presence,
    /// The decks of the table.
    pub(crate) mix: Arc<Mix>,
    /// The number of this snapshot in its room.
    pub(crate) number: u64,
    /// How many pictures the vision model has described, and how many there are; `None` if it isn't at
    /// work.
    pub(crate) description_progress: Option<(usize, usize)>,
    // What everybody may know, made once and shared by all viewers: as a view, as JSON, and as regions
    // of a page in each language.
    common_view: OnceLock<Option<Arc<CommonView>>>,
    common_json: OnceLock<Option<Arc<CommonTable>>>,
    pub(crate) drawings: Arc<Drawings>,
}

/// What viewers share of the pages of a table: the latest drawing in each language. The next one takes
/// from it what hasn't changed, so all snapshots of a room have the same.
#[derive(Debug, Default)]
pub(crate) struct Drawings(pub(crate) Mutex<Vec<Drawing>>);

/// The common regions of a page, drawn from one snapshot.
#[derive(Debug)]
pub(crate) struct Drawing {
    /// The tag of the language.
    pub(crate) lang: &'static str,
    pub(crate) snapshot_number: u64,
    pub(crate) source: CommonSource,
    pub(crate) regions: Arc<CommonRegions>,
}

/// What common regions are drawn from.
#[derive(Clone, Debug)]
pub(crate) struct CommonSource {
    pub(crate) view: Arc<CommonView>,
    has_rounds: bool,
    description_progress: Option<(usize, usize)>,
}

impl CommonSource {
    pub(crate) fn change_to(&self, new: &CommonSource) -> Change {
        let rest = |source: &CommonSource| (source.has_rounds, source.description_progress);
        match rest(self) == rest(new) {
            true => Change::of_common(&self.view, &new.view),
            false => Change::Much,
        }
    }
}

impl Snapshot {
    fn new(
        number: u64,
        table: Table,
        presence: Presence,
        mix: Arc<Mix>,
        drawings: Arc<Drawings>,
    ) -> Arc<Snapshot> {
        Arc::new(Snapshot {
            version: table.version(),
            table,
            presence,
            number,
            description_progress: mix.looking(),
            mix,
            common_view: OnceLock::new(),
            common_json: OnceLock::new(),
            drawings,
        })
    }

    /// What common regions are drawn from; `None` before the table is opened.
    pub(crate) fn common_source(&self) -> Option<CommonSource> {
        Some(CommonSource {
            view: self.common_view()?,
            has_rounds: !self.table.rounds().is_empty(),
            description_progress: self.description_progress,
        })
    }

    /// What everybody may know; `None` before the table is opened.
    pub(crate) fn common_view(&self) -> Option<Arc<CommonView>> {
        let view = || self.table.common_view(self.presence).map(Arc::new);
        self.common_view.get_or_init(view).clone()
    }

    /// What everybody may know, as JSON.
    pub(crate) fn common_json(&self, code: &Code) -> Option<Arc<CommonTable>> {
        let common = || CommonTable::of(code, self).map(Arc::new);
        self.common_json.get_or_init(common).clone()
    }
}

/// Why a table refused or could not answer a request.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    /// The idempotency key was used for another command before.
    #[error("the key was used for another command")]
    KeyReused,
    /// The room fell asleep before it got the request. The caller should get the room again and retry.
    #[error("the table is asleep")]
    Asleep,
    /// The room ended before it answered.
    #[error("the table stopped before it answered")]
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
    /// Deletes the table, for its host. Without a host, deletes it only if nobody is left there.
    Delete {
        host: Option<TokenHash>,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// A person's stream or single request began (`change` is 1) or ended (-1).
    Presence { who: TokenHash, change: i32 },
}

fn too_late() -> Refusal {
    Unavailable::temporary("the store did not answer in time").into()
}

/// A handle to a live table.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// Boxed, because the queue of every room reserves memory for dozens of messages.
    messages: mpsc::Sender<Box<Message>>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    /// How long a command may take.
    timeout: Duration,
}

impl Room {
    /// Runs a command. One that is refused because it took too long may still be done later. It's
    /// harmless to repeat it.
    pub(crate) async fn ask(&self, who: TokenHash, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        let (answer, answered) = oneshot::channel();
        let until = Instant::now() + self.timeout;
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

    /// The latest snapshot.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        self.snapshots.borrow().clone()
    }

    /// Receives snapshots from now on. A slow receiver misses some, but never the latest.
    pub(crate) fn subscribe(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.snapshots.clone()
    }

    /// Counts a person as connected until the guard is dropped.
    pub(crate) async fn enter(&self, who: TokenHash) -> PresenceGuard {
        let message = Message::Presence {
            who: who.clone(),
            change: 1,
        };
        let _ = self.messages.send(Box::new(message)).await;
        PresenceGuard {
            room: self.clone(),
            who,
        }
    }

    /// Waits until the room accepts no more messages.
    pub(crate) async fn closed(&self) {
        self.messages.closed().await;
    }

    pub(crate) fn is_awake(&self) -> bool {
        !self.messages.is_closed()
    }
}

/// A person who is connected. Dropping it tells the room that the connection ended.
#[derive(Debug)]
pub(crate) struct PresenceGuard {
    room: Room,
    who: TokenHash,
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        let message = Message::Presence {
            who: self.who.clone(),
            change: -1,
        };
        let sent = self.room.messages.try_send(Box::new(message));
        if let Err(mpsc::error::TrySendError::Full(message)) = sent {
            let messages = self.room.messages.clone();
            tokio::spawn(async move { messages.send(message).await });
        }
    }
}
