//! The tables of this node. A table wakes when somebody comes, and falls asleep when nobody is there.

#[cfg(test)]
mod simulation;
#[cfg(test)]
mod thoughts;
#[cfg(test)]
mod tidying;

use std::{
    collections::HashMap,
    mem,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use bytes::Bytes;
use moonhare_rules::StageKind;
use moonhare_shelf::{Decks, Twice};
use moonhare_store::{AppendError, Appended, RecordId, Store, Version};
use moonhare_table::{Ask, Context, Gist, Millis, Opening, Record, Table, TokenHash};
use moonhare_vision::Vision;
use parking_lot::Mutex;
use tokio::{sync::OnceCell, time::timeout};

use crate::{
    Code, Unavailable, clock,
    cluster::Cluster,
    config::Pace,
    listing::Listing,
    minds::Minds,
    room::{self, Refusal, Room},
    secret::random_bytes,
};

/// The most tables that one readiness check tries to read.
const TABLES_CHECKED: usize = 3;

/// The time that tables are kept is divided by this for a table in its lobby, because there's no game
/// to look back on.
pub(crate) const LOBBY_SHARE: u32 = 4;

/// How many times a request is tried again because its table fell asleep.
const SLEEP_RETRIES: u32 = 100;

/// How many times a request is tried at a table whose task ends without an answer. Another request may
/// have been the reason.
const BREAK_TRIES: u32 = 3;

/// How long to wait until such a task has ended.
const END_TIMEOUT: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    minds: Arc<Minds>,
    listing: Arc<Listing>,
    cluster: Arc<Cluster>,
    pace: Pace,
    /// Rooms that are awake or waking up. Requests that wait for the same room share its cell.
    awake: Mutex<HashMap<Code, Arc<OnceCell<Room>>>>,
    /// Every room that is awake holds a clone, so the reference count tells how many there are.
    awake_count: Arc<()>,
    /// Which tables the next readiness check tries.
    next_checked: AtomicUsize,
}

impl Rooms {
    pub(crate) fn new(store: Arc<dyn Store>, pace: Pace, vision: Option<Arc<Vision>>) -> Rooms {
        Rooms::with_minds(store, pace, vision, Minds::new())
    }

    fn with_minds(
        store: Arc<dyn Store>,
        pace: Pace,
        vision: Option<Arc<Vision>>,
        minds: Minds,
    ) -> Rooms {
        let listing = Arc::new(Listing::new(store.clone()));
        Rooms {
            cluster: Cluster::start(&store, &listing, pace.beat),
            decks: Arc::new(Decks::new(store.clone(), vision)),
            minds: Arc::new(minds),
            listing,
            store,
            pace,
            awake: Mutex::default(),
            awake_count: Arc::default(),
            next_checked: AtomicUsize::new(0),
        }
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    pub(crate) fn decks(&self) -> &Decks {
        &self.decks
    }

    pub(crate) fn listing(&self) -> &Listing {
        &self.listing
    }

    /// Whether a table knows somebody, without waking it. If the table sleeps, this is true only for people
    /// who sit there.
    pub(crate) async fn knows_person(
        &self,
        code: &Code,
        token: &TokenHash,
    ) -> Result<bool, Unavailable> {
        let awake = self
            .awake
            .lock()
            .get(code)
            .and_then(|cell| cell.get().cloned());
        match awake.filter(Room::is_awake) {
            Some(room) => Ok(room.snapshot().table.person(token).is_some()),
            None => self.listing.is_seated(code, token).await,
        }
    }

    pub(crate) fn count_awake(&self) -> usize {
        Arc::strong_count(&self.awake_count) - 1
    }

    /// The room of a table, which is woken if it sleeps; `None` if there is no such table.
    pub(crate) async fn get(&self, code: &Code) -> Result<Option<Room>, Unavailable> {
        let waiting = self.cell_for(code);
        let woken = waiting.cell.get_or_try_init(|| async {
            let (store, decks) = (self.store.clone(), self.decks.clone());
            let (minds, listing) = (self.minds.clone(), self.listing.clone());
            let (cluster, pace) = (self.cluster.table(code), self.pace.clone());
            let awake = self.awake_count.clone();
            let room = room::wake(awake, store, decks, minds, listing, cluster, pace).await;
            room.map_err(Some)?.ok_or(None)
        });
        match woken.await {
            Ok(room) => Ok(Some(room.clone())),
            Err(error) => {
                if error.is_none() {
                    self.listing.forget(code);
                }
                error.map_or(Ok(None), Err)
            }
        }
    }

    fn cell_for<'a>(&'a self, code: &'a Code) -> Waiting<'a> {
        let mut awake = self.awake.lock();
        let gone = |cell: &Arc<OnceCell<Room>>| cell.get().is_some_and(|room| !room.is_awake());
        if awake.get(code).is_some_and(gone) {
            awake.remove(code);
        }
        let cell = awake.entry(code.clone()).or_default().clone();
        drop(awake);
        Waiting {
            rooms: self,
            code,
            cell,
        }
    }

    /// Sends a command to a table. Returns `None` if there is no such table.
    pub(crate) async fn ask(
        &self,
        code: &Code,
        who: &TokenHash,
        id: RecordId,
        ask: impl Into<Ask>,
    ) -> Result<Option<Room>, Refusal> {
        let ask = ask.into();
        let run = |room: Room| {
            let (who, ask) = (who.clone(), ask.clone());
            async move { room.ask(who, id, ask).await.map(|()| room) }
        };
        self.retrying(code, run).await
    }

    /// Deletes a table, for its host. Without a host, deletes it only if nobody is left there. Returns
    /// `None` if there is no such table.
    pub(crate) async fn delete(
        &self,
        code: &Code,
        host: Option<&TokenHash>,
    ) -> Result<Option<()>, Refusal> {
        let run = |room: Room| {
            let host = host.cloned();
            async move { room.delete(host).await }
        };
        self.retrying(code, run).await
    }

    /// Does something with a table. Tries again if the table falls asleep or its task ends. Returns
    /// `None` if there is no such table.
    async fn retrying<T, F: Future<Output = Result<T, Refusal>>>(
        &self,
        code: &Code,
        run: impl Fn(Room) -> F,
    ) -> Result<Option<T>, Refusal> {
        let (mut sleeps, mut breaks) = (0, 0);
        loop {
            let Some(room) = self.get(code).await? else {
                return Ok(None);
            };
            match run(room.clone()).await {
                Err(Refusal::Asleep) if sleeps < SLEEP_RETRIES => sleeps += 1,
                Err(Refusal::Broken) if breaks + 1 < BREAK_TRIES => {
                    breaks += 1;
                    let _ = timeout(END_TIMEOUT, room.closed()).await;
                }
                result => return result.map(Some),
            }
            tokio::task::yield_now().await;
        }
    }

    /// Opens a table and runs the host's first commands, all in one record. Returns false if the code
    /// belongs to another table. Opening a table again with the same id changes nothing and returns
    /// true.
    pub(crate) async fn open(
        &self,
        code: &Code,
        id: RecordId,
        opening: Opening,
        host: TokenHash,
        asks: &[Ask],
        gist: Gist,
    ) -> Result<bool, Refusal> {
        let context = Context {
            now: clock::now(),
            chance: random_bytes()?,
        };
        let record = Record {
            at: context.now,
            asked: Some(gist),
            events: Table::open_with(opening, host, &context, asks)?,
        };
        let payload = serde_json::to_vec(&record).map_err(Unavailable::temporary)?;
        match self
            .store
            .append(code.id(), Version::EMPTY, id, Bytes::from(payload))
            .await
        {
            Ok(Appended::Now(_)) => {
                let mut table = Table::default();
                table.evolve(&record);
                room::log_milestones(code, &record.events, &table);
                Ok(true)
            }
            Ok(Appended::Before(version)) => {
                let before = room::gist_at(&self.store, code, version).await?;
                room::check_same_command(before, Some(gist)).map(|()| true)
            }
            Err(AppendError::Conflict { .. }) => Ok(false),
            Err(error) => Err(Unavailable::from(error).into()),
        }
    }

    /// Checks that the logs of tables can be read: tries a few until one can be read. Each check tries
    /// different ones.
    pub(crate) async fn check_some_tables(&self) -> Result<(), Unavailable> {
        let turn = self.next_checked.fetch_add(TABLES_CHECKED, Relaxed);
        let mut checked = Ok(());
        for table in self.store.some_tables(turn, TABLES_CHECKED).await? {
            checked = room::check_log(&self.store, &Code::from(table)).await;
            if checked.is_ok() {
                break;
            }
        }
        checked
    }

    /// Whether a table is awake here, or has people at another node.
    fn is_used(&self, code: &Code) -> bool {
        self.awake.lock().contains_key(code) || self.cluster.anybody_at(code)
    }

    /// Forgets rooms that sleep, and removes tables that were unused for too long. `old` remembers the
    /// tables that looked too old so far, with the time of their last event.
    pub(crate) async fn tidy(
        &self,
        old: &mut Twice<(Code, Millis)>,
        now: Instant,
    ) -> Result<usize, Unavailable> {
        self.awake
            .lock()
            .retain(|_, cell| cell.get().is_none_or(Room::is_awake));
        let mut looks_old = Vec::new();
        for (code, summary) in self.listing.refresh().await? {
            let keep = match summary.stage {
                StageKind::Lobby => self.pace.keep_tables / LOBBY_SHARE,
                StageKind::Playing | StageKind::Over => self.pace.keep_tables,
            };
            let used = self.is_used(&code);
            if !used && u128::from(clock::now().since(summary.last)) > keep.as_millis() {
                looks_old.push((code, summary.last));
            }
        }
        let mut removed = 0;
        for (code, _) in old.again(looks_old, now) {
            if !self.is_used(&code) {
                self.store.remove(code.id()).await?;
                self.listing.delete(&code).await?;
                self.cluster.announce_entry(&code, None);
                removed += 1;
            }
        }
        Ok(removed)
    }
}

/// A request that waits for a room. Many may wait for the same one. If the first can't wake it, the
/// next tries. Only the last one to give up removes the cell: if an earlier one did, the table could
/// get two rooms.
struct Waiting<'a> {
    rooms: &'a Rooms,
    code: &'a Code,
    cell: Arc<OnceCell<Room>>,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let mut awake = self.rooms.awake.lock();
        drop(mem::take(&mut self.cell));
        let forgotten =
            |cell: &Arc<OnceCell<Room>>| Arc::strong_count(cell) == 1 && !cell.initialized();
        if awake.get(self.code).is_some_and(forgotten) {
            awake.remove(self.code);
        }
    }
}
