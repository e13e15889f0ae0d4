//! The task of a room. It takes commands, appends them to the log, and publishes the new state.

mod automatic;
mod presence;

use std::{collections::HashMap, sync::Arc, time::Duration};

use bytes::Bytes;
use futures_util::{StreamExt, future::OptionFuture};
use moonhare_shelf::{Decks, Mix};
use moonhare_store::{AppendError, Appended, RecordId, Store, Version, Watch};
use moonhare_table::{Actor, Ask, Context, Millis, Presence, Record, TableError, TokenHash};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep, sleep_until, timeout},
};

use super::{
    Message, Refusal, Room, Snapshot, log_milestones,
    replica::{Replica, check_same_command, gist_at},
    too_late,
};
use crate::{
    Code, Unavailable, clock,
    clockwork::{Clockwork, Plan},
    cluster::ClusterTable,
    config::Pace,
    listing::Listing,
    minds::Minds,
    secret::{gist, random_bytes},
    summary::Summary,
};

use automatic::PendingMoves;

pub(crate) use presence::Contact;

/// How many requests the queue of a table holds. When it's full, the next request waits.
const QUEUE: usize = 64;

/// How often a table shows the progress of the vision model.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(1);

/// How long the log may take to show a record that the store has accepted.
const CATCH_UP_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a table waits after it couldn't write to the directory. Each time that it fails again, it
/// waits twice as long, up to the longest pause.
const DIRECTORY_PAUSE: Duration = Duration::from_secs(2);
const LONGEST_DIRECTORY_PAUSE: Duration = Duration::from_secs(60);

/// How long one attempt to write to the directory may take.
const DIRECTORY_TIMEOUT: Duration = Duration::from_secs(3);

/// The task of a [`Room`].
struct RoomTask {
    code: Code,
    /// Counts this room as awake.
    _awake: Arc<()>,
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    listing: Arc<Listing>,
    /// Who is connected to this table at other nodes.
    cluster: ClusterTable,
    mix: Arc<Mix>,
    pace: Pace,
    replica: Replica,
    /// The connections of each secret at this node. Not of each person: somebody may sit down, leave,
    /// or move to another device while their stream is open.
    contacts: HashMap<TokenHash, Contact>,
    clockwork: Clockwork,
    /// What the directory was last told; `None` if it may say something else.
    summary: Option<Summary>,
    /// When the directory is written again after a write failed, and how long the table waits if that
    /// fails too.
    directory_retry: Option<Instant>,
    directory_pause: Duration,
    /// The progress of the vision model in the latest snapshot.
    shown_progress: Option<(usize, usize)>,
    /// Where computer players think, shared by all tables.
    minds: Arc<Minds>,
    /// Computer players don't think before this time.
    bots_rest_until: Millis,
    /// Whether the log is no longer the one that this room has read. Then the room ends, and the next
    /// request wakes a new one from the store.
    out_of_sync: bool,
    snapshots: watch::Sender<Arc<Snapshot>>,
}

/// Reads a table from its log and starts its task. Returns `None` if there is no such table.
pub(crate) async fn wake(
    awake: Arc<()>,
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    minds: Arc<Minds>,
    listing: Arc<Listing>,
    cluster: ClusterTable,
    pace: Pace,
) -> Result<Option<Room>, Unavailable> {
    let code = cluster.code().clone();
    let replica = Replica::of(&store, &code).await?;
    if replica.version == Version::EMPTY {
        return Ok(None);
    }
    let watched = store.watch(code.id(), replica.version).await?;
    let (messages, inbox) = mpsc::channel(QUEUE);
    let mix = Arc::new(decks.mix(replica.table.decks()).await);
    let (table, drawings) = (replica.table.clone(), Arc::default());
    let first = Snapshot::new(0, table, Presence::default(), mix.clone(), drawings);
    let (snapshots, followed) = watch::channel(first);
    let timeout = pace.store_timeout;
    tracing::debug!(table = %code, version = %replica.version, "table woken");
    let task = RoomTask {
        code,
        _awake: awake,
        store,
        decks,
        listing,
        cluster,
        mix,
        clockwork: Clockwork::new(random_bytes()?, minds.clue_memory(), clock::now()),
        pace,
        replica,
        contacts: HashMap::new(),
        summary: None,
        directory_retry: None,
        directory_pause: DIRECTORY_PAUSE,
        shown_progress: None,
        minds,
        bots_rest_until: Millis(0),
        out_of_sync: false,
        snapshots,
    };
    tokio::spawn(task.run(inbox, watched));
    Ok(Some(Room {
        messages,
        snapshots: followed,
        timeout,
    }))
}

impl RoomTask {
    async fn run(mut self, mut inbox: mpsc::Receiver<Box<Message>>, mut watched: Watch) {
        let mut quiet_since = clock::now();
        let mut pending: Option<PendingMoves> = None;
        while !self.out_of_sync {
            self.update_directory().await;
            let now = clock::now();
            self.announce_people(now);
            // Somebody's time to be shown as away may have passed while this task waited for the store.
            self.publish_presence();
            let contacts = self.contacts();
            let plan = self
                .clockwork
                .plan(&self.replica.table, &contacts, &self.pace, now);
            let sleep_at = Millis(quiet_since.0 + self.pace.sleep_after.as_millis() as u64);
            // Other nodes have their turn first. If one of them acts, nothing is left to do here.
            let delay = self.pace.turn.as_millis() as u64 * self.cluster.nodes_before();
            let plan = plan.map(|(at, plan)| match plan {
                Plan::Move(_) | Plan::TimeUp => {
                    (Millis(at.max(self.bots_rest_until).0 + delay), plan)
                }
                Plan::StandIn(_) | Plan::PassHost(_) => (Millis(at.0 + delay), plan),
                Plan::UpdatePresence => (at, plan),
            });
            let at = plan
                .as_ref()
                .map_or(sleep_at, |(at, _)| (*at).min(sleep_at));
            let check_at = Instant::now() + Duration::from_millis(at.since(now));
            select! {
                message = inbox.recv() => match message.map(|message| *message) {
                    Some(Message::Delete { host, answer }) => {
                        let deleted = self.delete(host.as_ref()).await;
                        let gone = deleted.is_ok();
                        let _ = answer.send(deleted);
                        // Callers that still wait in the queue try again and find no table.
                        if gone { return }
                    }
                    Some(message) => {
                        quiet_since = clock::now();
                        self.receive(message).await;
                    }
                    None => return,
                },
                record = watched.next() => match record {
                    // Our own records come back here too.
                    Some(Ok(record)) if record.version <= self.replica.version => {}
                    Some(Ok(record)) => {
                        if self.apply(&record).await.is_err() { return }
                        self.publish();
                    }
                    // The table was removed or the store is closing. The next request finds out.
                    Some(Err(_)) | None => return,
                },
                () = self.cluster.changed() => self.publish_presence(),
                () = sleep(PROGRESS_INTERVAL), if self.mix.looking().is_some() || self.shown_progress.is_some() => {
                    if self.mix.looking() != self.shown_progress {
                        self.publish();
                    }
                }
                // The table goes on while computer players think.
                Some(moves) = OptionFuture::from(pending.as_mut().map(|pending| &mut pending.moves)) => {
                    if let Some(PendingMoves { plan, moment, .. }) = pending.take() {
                        self.make_moves(&plan, moment, moves).await;
                    }
                }
                Some(()) = OptionFuture::from(self.directory_retry.map(sleep_until)) => {}
                () = sleep_until(check_at), if pending.is_none() => match plan {
                    Some((at, plan)) if at <= sleep_at => pending = self.carry_out(&plan).await,
                    // The table stays awake while somebody is connected or a request holds the room.
                    // `Rooms` has one receiver itself, and any other belongs to a request.
                    _ if self.contacts.values().any(|contact| contact.streams > 0)
                        || self.snapshots.receiver_count() > 1 => quiet_since = clock::now(),
                    _ => break,
                },
            }
        }
        // No more requests enter the queue. Those in it are still answered.
        inbox.close();
        while let Some(message) = inbox.recv().await {
            self.receive(*message).await;
        }
        tracing::debug!(table = %self.code, "table asleep");
    }

    async fn receive(&mut self, message: Message) {
        match message {
            Message::Ask {
                who,
                id,
                ask,
                until,
                answer,
            } => {
                // After the store was away, requests that nobody waits for any more don't hold up the
                // others.
                let result = match Instant::now() < until {
                    true => self.ask(who, id, ask).await,
                    false => Err(too_late()),
                };
                // The client may be gone. What it asked for is in the log anyway.
                let _ = answer.send(result);
            }
            // `run` handles this message, except when the room falls asleep. Then the caller tries
            // again.
            Message::Delete { answer, .. } => drop(answer.send(Err(Refusal::Asleep))),
            Message::Presence { who, change } => {
                let person = self.replica.table.person(&who);
                self.note_contact(who, change);
                if let Some(person) = person {
                    // Somebody who closes a stream hasn't come back.
                    if change > 0 {
                        self.end_stand_in(person).await;
                    }
                    self.publish_presence();
                }
            }
        }
    }

    /// Deletes the log and the table's entry in the directory. The daily sweep deletes its recordings
    /// and pictures.
    async fn delete(&self, host: Option<&TokenHash>) -> Result<(), Refusal> {
        let is_allowed = match host {
            Some(token) => {
                let person = self.replica.table.person(token);
                person.is_some() && person == self.replica.table.host()
            }
            None => self.replica.table.host().is_none() && self.replica.table.sitting().is_empty(),
        };
        if !is_allowed {
            return Err(TableError::HostOnly.into());
        }
        let id = self.code.id();
        self.store.remove(id).await.map_err(Unavailable::from)?;
        self.listing.delete(&self.code).await?;
        self.cluster.announce_entry(None);
        tracing::info!(table = %self.code, "table deleted");
        Ok(())
    }

    async fn ask(&mut self, who: TokenHash, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        let actor = match self.replica.table.person(&who) {
            Some(person) => Actor::Person(person),
            None => Actor::Newcomer(who.clone()),
        };
        let result = self.act(&actor, id, ask).await;
        self.note_contact(who, 0);
        self.publish_presence();
        result
    }

    /// Runs a command: decides, appends to the log, and only then publishes. A command that loses a
    /// race against another one is decided again.
    async fn act(&mut self, actor: &Actor, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        let until = Instant::now() + self.pace.store_timeout;
        while !self.try_once(actor, id, &ask).await? {
            if Instant::now() >= until {
                return Err(Unavailable::temporary("other commands were always faster").into());
            }
        }
        Ok(())
    }

    /// Tries once to run a command. Returns false if another command was faster. That one is applied by
    /// then.
    async fn try_once(&mut self, actor: &Actor, id: RecordId, ask: &Ask) -> Result<bool, Refusal> {
        let gist = match actor {
            Actor::Clockwork => None,
            _ => Some(gist(ask)?),
        };
        if let Some(before) = self.replica.recall(id) {
            return check_same_command(before, gist).map(|()| true);
        }
        let context = Context {
            now: clock::now(),
            chance: random_bytes()?,
        };
        let events = match self.replica.table.decide(actor, &context, ask.clone()) {
            Ok(events) => events,
            // This node may be behind. It reads what other nodes wrote before it refuses a command.
            Err(_) if self.catch_up_with_others().await? => return Ok(false),
            Err(error) => return Err(error.into()),
        };
        if events.is_empty() {
            return Ok(true);
        }
        let record = Record {
            at: context.now,
            asked: gist,
            events,
        };
        let payload = serde_json::to_vec(&record).map_err(Unavailable::temporary)?;
        let payload = Bytes::from(payload);
        match self
            .store
            .append(self.code.id(), self.replica.version, id, payload.clone())
            .await
        {
            Ok(Appended::Now(version)) => {
                let stored = moonhare_store::Record {
                    version,
                    id,
                    payload,
                };
                self.apply(&stored).await?;
                if version.0.is_multiple_of(self.pace.checkpoint_every) {
                    self.put_checkpoint();
                }
                log_milestones(&self.code, &record.events, &self.replica.table);
                self.publish();
                Ok(true)
            }
            // The same command was in the log already. What it did there counts, because an earlier
            // request or another node had other random numbers and another time.
            Ok(Appended::Before(version)) => {
                self.catch_up_to(version).await?;
                let before = match self.replica.recall(id) {
                    Some(before) => before,
                    None => gist_at(&self.store, &self.code, version).await?,
                };
                check_same_command(before, gist).map(|()| true)
            }
            Err(AppendError::Conflict { current }) if current > self.replica.version => {
                self.catch_up_to(current).await?;
                Ok(false)
            }
            // The log doesn't go on from what we read: somebody removed it or restored an older one.
            Err(AppendError::Conflict { current }) => {
                let (table, known) = (&self.code, self.replica.version);
                tracing::error!(%table, %known, %current, "the log is no longer the one that was read");
                self.out_of_sync = true;
                Err(Refusal::Broken)
            }
            Err(error) => Err(Unavailable::from(error).into()),
        }
    }

    /// Writes the table down beside its log. Nobody waits for it.
    fn put_checkpoint(&self) {
        let Some(checkpoint) = self.replica.checkpoint() else {
            return;
        };
        let (store, code) = (self.store.clone(), self.code.clone());
        tokio::spawn(async move {
            if let Err(error) = store.put_checkpoint(code.id(), checkpoint).await {
                tracing::debug!(table = %code, %error, "the checkpoint could not be written");
            }
        });
    }

    async fn apply(&mut self, record: &moonhare_store::Record) -> Result<(), Unavailable> {
        self.replica.apply(&self.code, record)?;
        self.load_decks().await;
        Ok(())
    }

    /// Loads the table's decks if they changed, or if one couldn't be loaded before.
    async fn load_decks(&mut self) {
        if !self.mix.is_whole(self.replica.table.decks()) {
            self.mix = Arc::new(self.decks.mix(self.replica.table.decks()).await);
        }
    }

    /// Reads new records and publishes them. If the store fails after a part of them, that part is
    /// published too, because `run` skips watched records that are known.
    async fn catch_up(&mut self) -> Result<(), Unavailable> {
        let before = self.replica.version;
        let read = self.replica.read_new(&self.store, &self.code).await;
        if self.replica.version > before {
            self.load_decks().await;
            self.publish();
        }
        read
    }

    /// Reads what other nodes wrote. Returns whether there was anything new. A node that is alone has
    /// nothing to read.
    async fn catch_up_with_others(&mut self) -> Result<bool, Unavailable> {
        if self.store.neighbours().is_none() {
            return Ok(false);
        }
        let before = self.replica.version;
        self.catch_up().await?;
        Ok(self.replica.version > before)
    }

    /// Reads the log up to `version`. A node may have to wait a moment to see its own appends.
    async fn catch_up_to(&mut self, version: Version) -> Result<(), Unavailable> {
        let until = Instant::now() + CATCH_UP_TIMEOUT;
        loop {
            self.catch_up().await?;
            if self.replica.version >= version {
                return Ok(());
            }
            if Instant::now() >= until {
                self.out_of_sync = true;
                let what = format!(
                    "record {version} of table {} is not in the log yet",
                    self.code
                );
                return Err(Unavailable::temporary(what));
            }
            sleep(Duration::from_millis(2)).await;
        }
    }

    /// Publishes a snapshot of the table as it is now.
    fn publish(&mut self) {
        let presence = self.presence();
        let (table, mix) = (self.replica.table.clone(), self.mix.clone());
        let last = self.snapshots.borrow().clone();
        let drawings = last.drawings.clone();
        let snapshot = Snapshot::new(last.number + 1, table, presence, mix, drawings);
        self.shown_progress = snapshot.description_progress;
        self.snapshots.send_replace(snapshot);
    }

    /// Updates this table's entry in the directory if it is out of date.
    async fn update_directory(&mut self) {
        if (self.directory_retry).is_some_and(|at| Instant::now() < at) {
            return;
        }
        let summary = Summary::of(&self.replica.table);
        if (self.summary.as_ref()).is_some_and(|old| !old.is_stale(&summary)) {
            return;
        }
        // Commands wait meanwhile.
        let put = self.listing.put(&self.code, summary.clone());
        let put = timeout(DIRECTORY_TIMEOUT, put).await;
        match put.unwrap_or_else(|late| Err(Unavailable::temporary(late))) {
            Ok(()) => {
                self.cluster.announce_entry(Some(summary.clone()));
                self.summary = Some(summary);
                self.directory_retry = None;
                self.directory_pause = DIRECTORY_PAUSE;
            }
            Err(error) => {
                tracing::warn!(table = %self.code, %error, "the directory could not be written");
                // It may have been written all the same.
                self.summary = None;
                self.directory_retry = Some(Instant::now() + self.directory_pause);
                self.directory_pause = (2 * self.directory_pause).min(LONGEST_DIRECTORY_PAUSE);
            }
        }
    }
}
