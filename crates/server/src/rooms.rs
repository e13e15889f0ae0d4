//! All tables of this node: woken when somebody comes, asleep when nobody is there.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use bytes::Bytes;
use moonhare_store::{AppendError, RecordId, Store, Version};
use moonhare_table::{Ask, Opening, Record, Table, TokenHash};
use moonhare_vision::Vision;
use tokio::sync::OnceCell;

use crate::{
    Code, Unavailable, clock,
    config::Pace,
    decks::Decks,
    room::{self, Refusal, Room},
    summary::{StageKind, Summary},
};

#[derive(Debug)]
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    pace: Pace,
    /// Those awake or being woken. A cell is shared by all who wait for one waking.
    awake: Mutex<HashMap<Code, Arc<OnceCell<Room>>>>,
}

impl Rooms {
    pub(crate) fn new(store: Arc<dyn Store>, pace: Pace, vision: Option<Arc<Vision>>) -> Rooms {
        Rooms {
            decks: Arc::new(Decks::new(store.clone(), vision)),
            store,
            pace,
            awake: Mutex::default(),
        }
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    pub(crate) fn decks(&self) -> &Decks {
        &self.decks
    }

    pub(crate) fn count_awake(&self) -> usize {
        self.lock()
            .values()
            .filter(|cell| cell.get().is_some_and(Room::is_awake))
            .count()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Code, Arc<OnceCell<Room>>>> {
        // A poisoned map is still a map.
        self.awake
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The room of a table, woken if need be; none if there is no such table.
    pub(crate) async fn get(&self, code: &Code) -> Result<Option<Room>, Unavailable> {
        let cell = {
            let mut awake = self.lock();
            let gone = |cell: &Arc<OnceCell<Room>>| cell.get().is_some_and(|room| !room.is_awake());
            if awake.get(code).is_some_and(gone) {
                awake.remove(code);
            }
            awake.entry(code.clone()).or_default().clone()
        };
        let woken = cell.get_or_try_init(|| async {
            let (store, decks) = (self.store.clone(), self.decks.clone());
            let room = room::wake(code.clone(), store, decks, self.pace.clone()).await;
            room.map_err(Some)?.ok_or(None)
        });
        match woken.await {
            Ok(room) => Ok(Some(room.clone())),
            Err(error) => {
                self.forget(code, &cell);
                error.map_or(Ok(None), Err)
            }
        }
    }

    fn forget(&self, code: &Code, cell: &Arc<OnceCell<Room>>) {
        let mut awake = self.lock();
        if awake
            .get(code)
            .is_some_and(|there| Arc::ptr_eq(there, cell) && !cell.initialized())
        {
            awake.remove(code);
        }
    }

    /// Asks a table, however often it falls asleep in between.
    pub(crate) async fn ask(
        &self,
        code: &Code,
        who: &TokenHash,
        id: RecordId,
        ask: Ask,
    ) -> Result<Option<Room>, Refusal> {
        loop {
            let Some(room) = self.get(code).await? else {
                return Ok(None);
            };
            match room.ask(who.clone(), id, ask.clone()).await {
                Err(Refusal::Asleep) => tokio::task::yield_now().await,
                result => return result.map(|()| Some(room)),
            }
        }
    }

    /// Opens a table; false if another has this code. Opening it again under the same id finds it
    /// there.
    pub(crate) async fn open(
        &self,
        code: &Code,
        id: RecordId,
        opening: Opening,
        host: TokenHash,
    ) -> Result<bool, Refusal> {
        let record = Record {
            at: clock::now(),
            events: Table::open(opening, host)?,
        };
        let payload =
            serde_json::to_vec(&record).map_err(|error| Unavailable(error.to_string()))?;
        match self
            .store
            .append(code.id(), Version::EMPTY, id, Bytes::from(payload))
            .await
        {
            Ok(_) => Ok(true),
            Err(AppendError::Conflict { .. }) => Ok(false),
            Err(error) => Err(Unavailable(error.to_string()).into()),
        }
    }

    /// Removes tables where nothing happened for long, and forgets rooms that sleep.
    pub(crate) async fn tidy(&self) -> Result<usize, Unavailable> {
        self.lock()
            .retain(|_, cell| cell.get().is_none_or(Room::is_awake));
        let mut removed = 0;
        for (code, summary) in Summary::list(&self.store).await? {
            // An open lobby that nobody uses is worth less than a game to look back on.
            let keep = match summary.stage {
                StageKind::Lobby => self.pace.keep / 4,
                StageKind::Playing | StageKind::Over => self.pace.keep,
            };
            let awake = self.lock().contains_key(&code);
            if !awake && u128::from(clock::now().since(summary.last)) > keep.as_millis() {
                self.store.remove(code.id()).await?;
                self.store.delete_entry(code.id()).await?;
                removed += 1;
            }
        }
        Ok(removed)
    }
}
