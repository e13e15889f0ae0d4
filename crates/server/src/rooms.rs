//! All tables of this node: woken when somebody comes, asleep when nobody is there.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use bytes::Bytes;
use moonhare_gate::Gate;
use moonhare_rules::StageKind;
use moonhare_shelf::{Decks, Twice};
use moonhare_store::{AppendError, RecordId, Store, Version};
use moonhare_table::{Ask, Context, Gist, Millis, Opening, Record, Table, TokenHash};
use moonhare_vision::Vision;
use tokio::{sync::OnceCell, time::timeout};

use crate::{
    Code, Unavailable, clock,
    config::Pace,
    listing::Listing,
    room::{self, Refusal, Room},
    secret::fresh,
};

/// How many tables a readiness check tries to open.
const TRIED: usize = 3;

/// An unused lobby is worth less than a game to look back on. So the time that it is kept is
/// divided by this.
pub(crate) const LOBBY_SHARE: u32 = 4;

/// How often a request is retried because its table fell asleep.
const NAPS: u32 = 100;

/// How often a request is tried at a table that breaks off. Another request may have broken it
/// before.
const BREAKS: u32 = 3;

/// How long to wait for the end of a room that broke off.
const ENDING: Duration = Duration::from_secs(1);

/// How long a computer player waits for its turn to think. After that, its table plans again.
const THOUGHT: Duration = Duration::from_secs(60);

#[derive(Debug)]
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    /// Where the computer players of all tables think. At most one thought of each table waits.
    minds: Arc<Gate>,
    listing: Arc<Listing>,
    pace: Pace,
    /// Rooms that are awake or waking up. All requests that wait for the same room share its cell.
    awake: Mutex<HashMap<Code, Arc<OnceCell<Room>>>>,
    /// Where in the list of tables the next readiness check starts.
    tried: AtomicUsize,
}

impl Rooms {
    pub(crate) fn new(store: Arc<dyn Store>, pace: Pace, vision: Option<Arc<Vision>>) -> Rooms {
        Rooms {
            decks: Arc::new(Decks::new(store.clone(), vision)),
            minds: Arc::new(Gate::new("minds", thinkers(), usize::MAX, THOUGHT)),
            listing: Arc::new(Listing::new(store.clone())),
            store,
            pace,
            awake: Mutex::default(),
            tried: AtomicUsize::new(0),
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

    /// Whether a table knows somebody, without waking it. A sleeping table only knows those who sit
    /// there.
    pub(crate) async fn is_at_home(
        &self,
        code: &Code,
        token: &TokenHash,
    ) -> Result<bool, Unavailable> {
        let awake = self.lock().get(code).and_then(|cell| cell.get().cloned());
        match awake.filter(Room::is_awake) {
            Some(room) => Ok(room.now().table.person(token).is_some()),
            None => self.listing.sits(code, token).await,
        }
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
            let (minds, listing) = (self.minds.clone(), self.listing.clone());
            let pace = self.pace.clone();
            let room = room::wake(code.clone(), store, decks, minds, listing, pace).await;
            room.map_err(Some)?.ok_or(None)
        });
        match woken.await {
            Ok(room) => Ok(Some(room.clone())),
            Err(error) => {
                self.forget(code, &cell);
                if error.is_none() {
                    self.listing.forget(code);
                }
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

    /// Sends a command to a table; `None` if the table does not exist.
    pub(crate) async fn ask(
        &self,
        code: &Code,
        who: &TokenHash,
        id: RecordId,
        ask: impl Into<Ask>,
    ) -> Result<Option<Room>, Refusal> {
        let ask = ask.into();
        let work = |room: Room| {
            let (who, ask) = (who.clone(), ask.clone());
            async move { room.ask(who, id, ask).await.map(|()| room) }
        };
        self.with(code, work).await
    }

    /// Deletes a table, for its host, or without a host if nobody is left there. Returns `None` if
    /// the table does not exist.
    pub(crate) async fn delete(
        &self,
        code: &Code,
        host: Option<&TokenHash>,
    ) -> Result<Option<()>, Refusal> {
        let work = |room: Room| {
            let host = host.cloned();
            async move { room.delete(host).await }
        };
        self.with(code, work).await
    }

    /// Does something with a table; `None` if it does not exist. Tries again if the table falls
    /// asleep, or breaks off because of another request.
    async fn with<T, F: Future<Output = Result<T, Refusal>>>(
        &self,
        code: &Code,
        work: impl Fn(Room) -> F,
    ) -> Result<Option<T>, Refusal> {
        let (mut naps, mut breaks) = (0, 0);
        loop {
            let Some(room) = self.get(code).await? else {
                return Ok(None);
            };
            match work(room.clone()).await {
                Err(Refusal::Asleep) if naps < NAPS => naps += 1,
                Err(Refusal::Broken) if breaks + 1 < BREAKS => {
                    breaks += 1;
                    let _ = timeout(ENDING, room.gone()).await;
                }
                result => return result.map(Some),
            }
            tokio::task::yield_now().await;
        }
    }

    /// Opens a table and runs the host's first commands, in one record. Returns false if another
    /// table has this code. Opening it again with the same id changes nothing and returns true.
    pub(crate) async fn open(
        &self,
        code: &Code,
        id: RecordId,
        opening: Opening,
        host: TokenHash,
        asks: &[Ask],
        asked: Gist,
    ) -> Result<bool, Refusal> {
        let context = Context {
            now: clock::now(),
            chance: fresh()?,
        };
        let record = Record {
            at: context.now,
            asked: Some(asked),
            events: Table::open_with(opening, host, &context, asks)?,
        };
        let payload = serde_json::to_vec(&record).map_err(Unavailable::just_now)?;
        match self
            .store
            .append(code.id(), Version::EMPTY, id, Bytes::from(payload))
            .await
        {
            Ok(version) => {
                let before = room::asked_at(&self.store, code, version).await?;
                room::same(before, Some(asked)).map(|()| true)
            }
            Err(AppendError::Conflict { .. }) => Ok(false),
            Err(error) => Err(Unavailable::from(error).into()),
        }
    }

    /// Checks that tables can be opened: tries a few, different ones each time, until one opens.
    pub(crate) async fn open_some(&self) -> Result<(), Unavailable> {
        let tables = self.store.tables().await?;
        let first = self.tried.fetch_add(TRIED, Relaxed);
        let some = tables.iter().cycle().skip(first % tables.len().max(1));
        let mut opens = Ok(());
        for table in some.take(TRIED.min(tables.len())) {
            opens = room::opens(&self.store, &Code::from(table.clone())).await;
            if opens.is_ok() {
                break;
            }
        }
        opens
    }

    /// Removes tables that have been unused for too long, and forgets rooms that sleep. `old` holds
    /// the tables that looked old before, with the time of their last event.
    pub(crate) async fn tidy(
        &self,
        old: &mut Twice<(Code, Millis)>,
        now: Instant,
    ) -> Result<usize, Unavailable> {
        self.lock()
            .retain(|_, cell| cell.get().is_none_or(Room::is_awake));
        let mut looks_old = Vec::new();
        for (code, summary) in self.listing.refresh().await? {
            let keep = match summary.stage {
                StageKind::Lobby => self.pace.keep / LOBBY_SHARE,
                StageKind::Playing | StageKind::Over => self.pace.keep,
            };
            let awake = self.lock().contains_key(&code);
            if !awake && u128::from(clock::now().since(summary.last)) > keep.as_millis() {
                looks_old.push((code, summary.last));
            }
        }
        let mut removed = 0;
        for (code, _) in old.again(looks_old, now) {
            if !self.lock().contains_key(&code) {
                self.store.remove(code.id()).await?;
                self.listing.delete(&code).await?;
                removed += 1;
            }
        }
        Ok(removed)
    }
}

/// At most half of the cores, because requests from people come first.
fn thinkers() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2))
}

#[cfg(test)]
mod tests {
    use moonhare_store::Memory;

    use super::*;
    use crate::summary::Summary;

    const HOUR: Duration = Duration::from_secs(3600);
    const DAY: Duration = Duration::from_secs(24 * 3600);

    struct House {
        rooms: Rooms,
        hare: Code,
        old: Twice<(Code, Millis)>,
        began: Instant,
    }

    impl House {
        async fn new() -> House {
            let store: Arc<dyn Store> = Arc::new(Memory::new());
            let pace = Pace::default();
            let house = House {
                old: Twice::new(pace.certain),
                rooms: Rooms::new(store, pace, None),
                hare: Code::from(moonhare_store::TableId::try_from("hare").unwrap()),
                began: Instant::now(),
            };
            let (id, payload) = (RecordId([1; 16]), "{}".into());
            let append = house
                .rooms
                .store
                .append(house.hare.id(), Version::EMPTY, id, payload);
            append.await.unwrap();
            house
        }

        /// Makes the last event look this many days old, whether or not the clock is right.
        async fn looks(&self, days: u64) {
            let mut summary = Summary::of(&Table::default());
            summary.stage = StageKind::Over;
            summary.last = Millis(clock::now().0 - days * 24 * 3600 * 1000);
            summary.put(&self.rooms.store, &self.hare).await.unwrap();
        }

        async fn removes(&mut self, after: Duration) -> usize {
            let now = self.began + after;
            self.rooms.tidy(&mut self.old, now).await.unwrap()
        }
    }

    #[tokio::test]
    async fn a_table_must_look_old_for_a_day_of_its_own() {
        let mut house = House::new().await;
        house.looks(40).await;
        assert_eq!(house.removes(Duration::ZERO).await, 0);
        assert_eq!(house.removes(DAY - HOUR).await, 0);
        assert_eq!(house.rooms.store.tables().await.unwrap().len(), 1);
        assert_eq!(house.removes(DAY).await, 1);
        assert_eq!(house.rooms.store.tables().await.unwrap(), []);
        assert_eq!(house.rooms.store.list_entries().await.unwrap(), []);
    }

    /// As if somebody corrected a clock that was ahead, or played.
    #[tokio::test]
    async fn a_table_that_looks_young_meanwhile_starts_again() {
        let mut house = House::new().await;
        house.looks(40).await;
        assert_eq!(house.removes(Duration::ZERO).await, 0);
        house.looks(1).await;
        assert_eq!(house.removes(HOUR).await, 0);
        house.looks(41).await;
        assert_eq!(house.removes(DAY + HOUR).await, 0);
        // Somebody played since, so the table looks old from another event.
        house.looks(35).await;
        assert_eq!(house.removes(2 * DAY + 2 * HOUR).await, 0);
        assert_eq!(house.removes(3 * DAY + 2 * HOUR).await, 1);
    }
}

#[cfg(test)]
mod thoughts {
    use std::sync::mpsc;

    use moonhare_rules::{First, Mode, Name, Seat, Settings, Step};
    use moonhare_store::Memory;
    use moonhare_table::{HostAsk, Level, PersonAsk, Visibility};
    use tokio::time::sleep;

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(60);

    struct Evening {
        rooms: Rooms,
        code: Code,
        host: TokenHash,
        asked: u8,
    }

    impl Evening {
        /// A person and three computer players, one of whom tells first.
        async fn new(first: Seat) -> Evening {
            let pace = Pace {
                think: 0..=0,
                ..Pace::default()
            };
            let rooms = Rooms::new(Arc::new(Memory::new()), pace, None);
            let (code, host) = (Code::of("key").unwrap(), TokenHash::of("host"));
            let settings = Settings {
                first: First::Seat(first),
                ..Settings::of(Mode::Classic)
            };
            let opening = Opening {
                settings,
                visibility: Visibility::Invited,
                password: None,
                lang: None,
                guide: false,
            };
            let id = RecordId([255; 16]);
            let opened = rooms.open(&code, id, opening, host.clone(), &[], Gist(1));
            opened.await.unwrap();
            let mut evening = Evening {
                rooms,
                code,
                host,
                asked: 0,
            };
            evening
                .ask(PersonAsk::Sit {
                    name: Name::new("Ana").unwrap(),
                    rabbit: None,
                    seat: None,
                })
                .await;
            for _ in 0..3 {
                evening
                    .ask(HostAsk::AddBot {
                        name: None,
                        rabbit: None,
                        level: Level::default(),
                    })
                    .await;
            }
            evening
        }

        async fn ask(&mut self, ask: impl Into<Ask>) {
            self.asked += 1;
            let id = RecordId([self.asked; 16]);
            let asked = self.rooms.ask(&self.code, &self.host, id, ask);
            let asked = timeout(PATIENCE, asked).await.expect("no answer");
            asked.unwrap().unwrap();
        }

        async fn is_told(&self) -> bool {
            let room = self.rooms.get(&self.code).await.unwrap().unwrap();
            let (_, step) = room.now().table.step().expect("no game");
            step != Step::Telling
        }

        async fn until_told(&self) {
            let told = async {
                while !self.is_told().await {
                    sleep(Duration::from_millis(5)).await;
                }
            };
            timeout(PATIENCE, told).await.expect("nobody told");
        }

        /// Keeps computer players from thinking until the sender is dropped.
        async fn keep_from_thinking(&self) -> mpsc::Sender<()> {
            let (let_go, until) = mpsc::channel::<()>();
            let until = Arc::new(Mutex::new(until));
            for _ in 0..thinkers() {
                let (minds, until) = (self.rooms.minds.clone(), until.clone());
                let (began, begun) = tokio::sync::oneshot::channel();
                tokio::spawn(async move {
                    let held = minds.pass(move || {
                        let _ = began.send(());
                        let _ = until.lock().unwrap().recv();
                    });
                    held.await.unwrap();
                });
                begun.await.unwrap();
            }
            let_go
        }
    }

    /// The test has one thread. If computer players thought there, it would answer nobody
    /// meanwhile.
    #[tokio::test]
    async fn a_table_goes_on_while_computer_players_think() {
        let mut evening = Evening::new(Seat(1)).await;
        let let_go = evening.keep_from_thinking().await;
        evening.ask(HostAsk::Start).await;
        for _ in 0..20 {
            evening.ask(HostAsk::Chat { on: false }).await;
            evening.ask(HostAsk::Chat { on: true }).await;
            sleep(Duration::from_millis(5)).await;
        }
        assert!(!evening.is_told().await);
        drop(let_go);
        evening.until_told().await;
    }

    /// A stand-in thinks of a clue for somebody who comes back before it is told.
    #[tokio::test]
    async fn what_was_thought_of_a_table_that_changed_is_not_done() {
        let mut evening = Evening::new(Seat(0)).await;
        evening.ask(HostAsk::Start).await;
        let let_go = evening.keep_from_thinking().await;
        let stand_in = |on| HostAsk::StandIn { seat: Seat(0), on };
        evening.ask(stand_in(true)).await;
        sleep(Duration::from_millis(50)).await;
        evening.ask(stand_in(false)).await;
        drop(let_go);
        // The thought ends before this passes the gate.
        for _ in 0..thinkers() {
            evening.rooms.minds.pass(|| ()).await.unwrap();
        }
        sleep(Duration::from_millis(200)).await;
        assert!(!evening.is_told().await);
        evening.ask(stand_in(true)).await;
        evening.until_told().await;
    }
}
