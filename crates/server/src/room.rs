//! A live table: one task that takes what people ask, makes it durable, and shows what came of it.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, OnceLock},
    time::Duration,
};

use bytes::Bytes;
use futures_util::{
    FutureExt, StreamExt,
    future::{BoxFuture, OptionFuture},
};
use moonhare_rules::Seat;
use moonhare_store::{AppendError, RecordId, Store, Version, Watch};
use moonhare_table::{
    Actor, Ask, Context, Gist, Millis, PersonId, Presence, Record, Table, TableError, TokenHash,
};
use serde_json::Value;
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, sleep, sleep_until},
};

use crate::{
    Code, Unavailable, clock,
    clockwork::{Clockwork, Moment, Plan, Thought},
    config::Pace,
    decks::Decks,
    gate::{Gate, Shut},
    listing::Listing,
    logbook,
    mix::Mix,
    secret::{fresh, gist},
    summary::Summary,
};

/// Requests waiting for one table. When it is full, the next request waits in its own connection.
const QUEUE: usize = 64;

/// Commands whose repetition is recognised without asking the store.
const REMEMBERED: usize = 512;

/// How often the table shows how far the vision model is with its pictures.
const LOOK: Duration = Duration::from_secs(1);

/// The longest that a command fights for its place in the log, and that the log may take to show it.
const CATCH_UP: Duration = Duration::from_secs(5);

/// How long computer players wait who thought in vain.
const REST_MILLIS: u64 = 1000;

/// A table at one moment.
#[derive(Debug)]
pub(crate) struct Snapshot {
    /// What all can see changed so often, as the log tells: the same after a restart and on every
    /// node. Who is there is not in the log, and what one player alone sees does not count: two
    /// snapshots of one version may differ in that.
    pub(crate) version: u64,
    pub(crate) table: Table,
    pub(crate) presence: Presence,
    /// The decks that it plays with.
    pub(crate) mix: Arc<Mix>,
    /// What every guest sees, made when the first one looks.
    pub(crate) guest: OnceLock<Arc<Value>>,
}

impl Snapshot {
    fn new(table: Table, presence: Presence, mix: Arc<Mix>) -> Arc<Snapshot> {
        Arc::new(Snapshot {
            version: table.version(),
            table,
            presence,
            mix,
            guest: OnceLock::new(),
        })
    }
}

/// Why a request to a table came to nothing.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    /// Something else was asked under this key before.
    #[error("the key stands for another command")]
    KeyReused,
    /// The room went to sleep before it heard; ask for it again.
    #[error("the table sleeps")]
    Asleep,
    /// The room ended over this, or before it came to it.
    #[error("the table broke off")]
    Broken,
}

pub(crate) enum Message {
    Ask {
        who: TokenHash,
        id: RecordId,
        ask: Ask,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// The host has the table deleted, or nobody is left whose it could be.
    Delete {
        host: Option<TokenHash>,
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Somebody opened or closed a stream, or was heard of otherwise.
    Seen { who: TokenHash, streams: i32 },
}

/// A way to speak to a live table.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    messages: mpsc::Sender<Message>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
}

impl Room {
    pub(crate) async fn ask(&self, who: TokenHash, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        let (answer, answered) = oneshot::channel();
        let message = Message::Ask {
            who,
            id,
            ask,
            answer,
        };
        self.messages
            .send(message)
            .await
            .map_err(|_| Refusal::Asleep)?;
        answered.await.map_err(|_| Refusal::Broken)?
    }

    pub(crate) async fn delete(&self, host: Option<TokenHash>) -> Result<(), Refusal> {
        let (answer, answered) = oneshot::channel();
        let message = Message::Delete { host, answer };
        let sent = self.messages.send(message).await;
        sent.map_err(|_| Refusal::Asleep)?;
        answered.await.map_err(|_| Refusal::Asleep)?
    }

    /// The table as it is now.
    pub(crate) fn now(&self) -> Arc<Snapshot> {
        self.snapshots.borrow().clone()
    }

    /// The table from now on. Somebody too slow for every change misses some, never the latest.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.snapshots.clone()
    }

    /// Somebody is there for as long as the guard lives.
    pub(crate) async fn enter(&self, who: TokenHash) -> Stay {
        let _ = self
            .messages
            .send(Message::Seen {
                who: who.clone(),
                streams: 1,
            })
            .await;
        Stay {
            room: self.clone(),
            who,
        }
    }

    /// Done when nobody hears in there any more.
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
        if let Err(mpsc::error::TrySendError::Full(message)) = self.room.messages.try_send(message)
        {
            let messages = self.room.messages.clone();
            tokio::spawn(async move { messages.send(message).await });
        }
    }
}

/// A person's streams and when they were last heard of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    pub(crate) streams: i32,
    pub(crate) heard: Millis,
}

/// A command that is in the log, and what it asked for.
type Accepted = (RecordId, Option<Gist>);

/// The task behind a [`Room`].
struct Live {
    code: Code,
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    listing: Arc<Listing>,
    mix: Arc<Mix>,
    pace: Pace,
    table: Table,
    version: Version,
    /// By secret rather than by person: somebody may sit down, leave, or move to another device
    /// while a stream of theirs is open.
    contacts: HashMap<TokenHash, Contact>,
    accepted: VecDeque<Accepted>,
    clockwork: Clockwork,
    summary: Option<Summary>,
    /// What was last shown of [`Mix::looking`].
    looked: Option<(usize, usize)>,
    /// Where computer players think.
    minds: Arc<Gate>,
    /// They do not think before.
    rested: Millis,
    /// The log is not what this room read of it: it must end, and whoever comes next asks the store.
    lost: bool,
    snapshots: watch::Sender<Arc<Snapshot>>,
}

/// Computer players who think, until their moves are there.
struct Thinking {
    plan: Plan,
    moment: Moment,
    moves: BoxFuture<'static, Result<Vec<(Seat, Ask)>, Shut>>,
}

/// Wakes a table; none if there is none.
pub(crate) async fn wake(
    code: Code,
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    minds: Arc<Gate>,
    listing: Arc<Listing>,
    pace: Pace,
) -> Result<Option<Room>, Unavailable> {
    let mut table = Table::default();
    let mut version = Version::EMPTY;
    let mut accepted = VecDeque::new();
    read_on(&store, &code, &mut table, &mut version, &mut accepted).await?;
    if version == Version::EMPTY {
        return Ok(None);
    }
    let watched = store
        .watch(code.id(), version)
        .await
        .map_err(Unavailable::from)?;
    let (messages, inbox) = mpsc::channel(QUEUE);
    let mix = Arc::new(decks.mix(table.decks()).await);
    let first = Snapshot::new(table.clone(), Presence::default(), mix.clone());
    let (snapshots, followed) = watch::channel(first);
    let live = Live {
        code,
        store,
        decks,
        listing,
        mix,
        clockwork: Clockwork::new(fresh()?, clock::now()),
        pace,
        table,
        version,
        contacts: HashMap::new(),
        accepted,
        summary: None,
        looked: None,
        minds,
        rested: Millis(0),
        lost: false,
        snapshots,
    };
    tokio::spawn(live.run(inbox, watched));
    Ok(Some(Room {
        messages,
        snapshots: followed,
    }))
}

/// Whether the log of a table can be read; the first page of it stands for all.
pub(crate) async fn opens(store: &Arc<dyn Store>, code: &Code) -> Result<(), Unavailable> {
    let (mut table, mut version) = (Table::default(), Version::EMPTY);
    for record in store.read(code.id(), version).await? {
        take_in(
            code,
            &record,
            &mut table,
            &mut version,
            &mut VecDeque::new(),
        )?;
    }
    Ok(())
}

/// Takes in what the log has beyond `version`.
async fn read_on(
    store: &Arc<dyn Store>,
    code: &Code,
    table: &mut Table,
    version: &mut Version,
    accepted: &mut VecDeque<Accepted>,
) -> Result<(), Unavailable> {
    loop {
        let page = store.read(code.id(), *version).await?;
        if page.is_empty() {
            return Ok(());
        }
        for record in page {
            take_in(code, &record, table, version, accepted)?;
        }
    }
}

fn take_in(
    code: &Code,
    record: &moonhare_store::Record,
    table: &mut Table,
    version: &mut Version,
    accepted: &mut VecDeque<Accepted>,
) -> Result<(), Unavailable> {
    if record.version != version.next() {
        let what = format!("record {} came after {version}", record.version);
        return Err(Unavailable::damaged(what));
    }
    let parsed = logbook::parsed(code, record)?;
    table.evolve(&parsed);
    *version = record.version;
    if accepted.len() == REMEMBERED {
        accepted.pop_front();
    }
    accepted.push_back((record.id, parsed.asked));
    Ok(())
}

/// What was asked for with the record of that version.
pub(crate) async fn asked_at(
    store: &Arc<dyn Store>,
    code: &Code,
    version: Version,
) -> Result<Option<Gist>, Unavailable> {
    let before = Version(version.0.saturating_sub(1));
    let page = store.read(code.id(), before).await?;
    let record = page.first().filter(|record| record.version == version);
    let parsed = record.map(|record| logbook::parsed(code, record));
    Ok(parsed.transpose()?.and_then(|record| record.asked))
}

/// A command that is there already is done, unless it is another one. Of old ones nobody knows.
pub(crate) fn same(before: Option<Gist>, asked: Option<Gist>) -> Result<(), Refusal> {
    match before {
        Some(_) if before != asked => Err(Refusal::KeyReused),
        _ => Ok(()),
    }
}

impl Live {
    async fn run(mut self, mut inbox: mpsc::Receiver<Message>, mut watched: Watch) {
        let mut quiet_since = clock::now();
        let mut thinking: Option<Thinking> = None;
        while !self.lost {
            self.describe().await;
            let now = clock::now();
            let contacts = self.contacts();
            let plan = self.clockwork.plan(&self.table, &contacts, &self.pace, now);
            let sleeps = Millis(quiet_since.0 + self.pace.sleep.as_millis() as u64);
            let plan = plan.map(|(at, plan)| match plan {
                Plan::Move(_) | Plan::TimeUp => (at.max(self.rested), plan),
                _ => (at, plan),
            });
            let at = plan.as_ref().map_or(sleeps, |(at, _)| (*at).min(sleeps));
            let wait = Instant::now() + Duration::from_millis(at.since(now));
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(Message::Delete { host, answer }) => {
                        let deleted = self.delete(host.as_ref()).await;
                        let gone = deleted.is_ok();
                        let _ = answer.send(deleted);
                        // Whoever waits in the queue asks again, and finds no table.
                        if gone { return }
                    }
                    Some(message) => {
                        quiet_since = clock::now();
                        self.receive(message).await;
                    }
                    None => return,
                },
                record = watched.next() => match record {
                    // Our own records come back here too; they are known already.
                    Some(Ok(record)) if record.version <= self.version => {}
                    Some(Ok(_)) => {
                        if self.catch_up().await.is_err() { return }
                        self.show();
                    }
                    // The table was removed, or the store closes: whoever comes next asks the store.
                    Some(Err(_)) | None => return,
                },
                () = sleep(LOOK), if self.mix.looking().is_some() || self.looked.is_some() => {
                    if self.mix.looking() != self.looked {
                        self.show();
                    }
                }
                // The table goes on while they think.
                Some(moves) = OptionFuture::from(thinking.as_mut().map(|under_way| &mut under_way.moves)) => {
                    if let Some(Thinking { plan, moment, .. }) = thinking.take() {
                        self.move_as_thought(&plan, moment, moves).await;
                    }
                }
                () = sleep_until(wait), if thinking.is_none() => match plan {
                    Some((at, plan)) if at <= sleeps => thinking = self.carry_out(&plan).await,
                    _ if self.contacts.values().any(|contact| contact.streams > 0)
                        || self.snapshots.receiver_count() > 1 => quiet_since = clock::now(),
                    _ => break,
                },
            }
        }
        // Nobody is told that the room is full from here on; what is in the queue is still answered.
        inbox.close();
        while let Some(message) = inbox.recv().await {
            self.receive(message).await;
        }
    }

    async fn receive(&mut self, message: Message) {
        match message {
            Message::Ask {
                who,
                id,
                ask,
                answer,
            } => {
                let result = self.ask(who, id, ask).await;
                // Who asked may have gone; the answer is in the log all the same.
                let _ = answer.send(result);
            }
            // Only of a room that falls asleep; the next one is asked again.
            Message::Delete { answer, .. } => drop(answer),
            Message::Seen { who, streams } => {
                let person = self.table.person(&who);
                self.hear(who, streams);
                if let Some(person) = person {
                    // Whose connection ends does not come back with that.
                    if streams > 0 {
                        self.come_back(person).await;
                    }
                    self.show_presence();
                }
            }
        }
    }

    /// Deletes the log and the directory's note; recordings and pictures are swept up later.
    async fn delete(&self, host: Option<&TokenHash>) -> Result<(), Refusal> {
        let may = match host {
            Some(token) => {
                let person = self.table.person(token);
                person.is_some() && person == self.table.host()
            }
            None => self.table.host().is_none() && self.table.sitting().is_empty(),
        };
        if !may {
            return Err(TableError::HostOnly.into());
        }
        let id = self.code.id();
        self.store.remove(id).await.map_err(Unavailable::from)?;
        Ok(self.listing.delete(&self.code).await?)
    }

    /// Notes that somebody was heard of. Who has no place at the table and no stream is forgotten.
    fn hear(&mut self, who: TokenHash, streams: i32) {
        let is_known = self.table.person(&who).is_some();
        let heard = clock::now();
        let mut contact = Contact { streams: 0, heard };
        if let Some(before) = self.contacts.get(&who) {
            contact.streams = before.streams;
        }
        contact.streams = (contact.streams + streams).max(0);
        if is_known || contact.streams > 0 {
            self.contacts.insert(who, contact);
        } else {
            self.contacts.remove(&who);
        }
    }

    fn contacts(&self) -> HashMap<PersonId, Contact> {
        let people = self.table.people();
        people
            .filter_map(|(person, token)| Some((person, *self.contacts.get(token)?)))
            .collect()
    }

    async fn ask(&mut self, who: TokenHash, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        let actor = match self.table.person(&who) {
            Some(person) => Actor::Person(person),
            None => Actor::Newcomer(who.clone()),
        };
        let result = self.act(&actor, id, ask).await;
        self.hear(who, 0);
        self.show_presence();
        result
    }

    /// Decides, makes durable, and only then shows. Whoever loses a race decides again.
    async fn act(&mut self, actor: &Actor, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        let asked = match actor {
            Actor::Clockwork => None,
            _ => Some(gist(&ask)?),
        };
        let until = Instant::now() + CATCH_UP;
        loop {
            if let Some(before) = self.recalled(id) {
                return same(before, asked);
            }
            let context = Context {
                now: clock::now(),
                chance: fresh()?,
            };
            let events = self.table.decide(actor, &context, ask.clone())?;
            if events.is_empty() {
                return Ok(());
            }
            let record = Record {
                at: context.now,
                asked,
                events,
            };
            let payload = serde_json::to_vec(&record).map_err(Unavailable::just_now)?;
            match self
                .store
                .append(self.code.id(), self.version, id, Bytes::from(payload))
                .await
            {
                // The log says what was done: this id may have been there already, from before or
                // from another node, and then with other chance and another time.
                Ok(version) => {
                    self.catch_up_to(version, until).await?;
                    self.show();
                    let before = match self.recalled(id) {
                        Some(before) => before,
                        None => asked_at(&self.store, &self.code, version).await?,
                    };
                    return same(before, asked);
                }
                Err(AppendError::Conflict { current }) if current > self.version => {
                    self.catch_up_to(current, until).await?;
                    self.show();
                    if Instant::now() >= until {
                        return Err(Unavailable::just_now("others were always faster").into());
                    }
                }
                // What was read is not in the log any more: somebody removed it, or put back an
                // older one.
                Err(AppendError::Conflict { current }) => {
                    let (code, known) = (&self.code, self.version);
                    tracing::error!(%code, %known, %current, "the log is not the one that was read");
                    self.lost = true;
                    return Err(Refusal::Broken);
                }
                Err(error) => return Err(Unavailable::from(error).into()),
            }
        }
    }

    /// What was asked under this id, if it was lately.
    fn recalled(&self, id: RecordId) -> Option<Option<Gist>> {
        let known = self.accepted.iter().rev().find(|(known, _)| *known == id);
        known.map(|(_, asked)| *asked)
    }

    async fn catch_up(&mut self) -> Result<(), Unavailable> {
        read_on(
            &self.store,
            &self.code,
            &mut self.table,
            &mut self.version,
            &mut self.accepted,
        )
        .await?;
        // Only in the lobby are there other decks than before, unless one could not be had.
        if !self.mix.is_whole(self.table.decks()) {
            self.mix = Arc::new(self.decks.mix(self.table.decks()).await);
        }
        Ok(())
    }

    /// Reads until the log's `version` is taken in; a node may see its own appends a moment later.
    async fn catch_up_to(&mut self, version: Version, until: Instant) -> Result<(), Unavailable> {
        loop {
            self.catch_up().await?;
            if self.version >= version {
                return Ok(());
            }
            if Instant::now() >= until {
                self.lost = true;
                let what = format!("record {version} of {} does not show", self.code);
                return Err(Unavailable::just_now(what));
            }
            sleep(Duration::from_millis(2)).await;
        }
    }

    /// Does what is planned; what has to be thought of first is begun.
    async fn carry_out(&mut self, plan: &Plan) -> Option<Thinking> {
        if let Some(thought) = self.clockwork.thought(plan, &self.table) {
            return Some(self.think(thought));
        }
        self.do_by_itself(Clockwork::asks(plan)).await;
        None
    }

    fn think(&self, thought: Thought) -> Thinking {
        let (plan, moment) = (thought.plan.clone(), thought.moment);
        let (minds, mix) = (self.minds.clone(), self.mix.clone());
        Thinking {
            plan,
            moment,
            moves: async move { minds.pass(move || thought.think(&mix)).await }.boxed(),
        }
    }

    /// Moves, if the table as it is by now still waits for it.
    async fn move_as_thought(
        &mut self,
        plan: &Plan,
        moment: Moment,
        moves: Result<Vec<(Seat, Ask)>, Shut>,
    ) {
        let moves = moves.unwrap_or_else(|error| {
            tracing::error!(code = %self.code, %error, "a computer player could not think");
            Vec::new()
        });
        let (table, now) = (&self.table, clock::now());
        let asks = (self.clockwork).still_due(plan, &moment, moves, table, now);
        if !self.do_by_itself(asks).await {
            // Whatever stood in the way, it is not asked at once again.
            self.rested = Millis(now.0 + REST_MILLIS);
        }
    }

    /// Whether any of it was done.
    async fn do_by_itself(&mut self, asks: Vec<Ask>) -> bool {
        let mut done = false;
        for ask in asks {
            let Ok(bytes) = fresh() else { break };
            match self.act(&Actor::Clockwork, RecordId(bytes), ask).await {
                Ok(()) => done = true,
                // Somebody was faster, or the store is away: the next plan sees how things are.
                Err(error) => {
                    tracing::debug!(code = %self.code, %error, "the clockwork was refused");
                    if matches!(error, Refusal::Unavailable(_)) {
                        sleep(Duration::from_millis(500)).await;
                    }
                }
            }
        }
        self.show_presence();
        done
    }

    /// Who is back plays again (R7.2).
    async fn come_back(&mut self, person: PersonId) {
        for ask in self.clockwork.welcome(&self.table, person) {
            if let Ok(bytes) = fresh() {
                let _ = self.act(&Actor::Clockwork, RecordId(bytes), ask).await;
            }
        }
    }

    fn presence(&self) -> Presence {
        self.clockwork
            .presence(&self.table, &self.contacts(), &self.pace, clock::now())
    }

    fn show_presence(&mut self) {
        if self.snapshots.borrow().presence != self.presence() {
            self.show();
        }
    }

    fn show(&mut self) {
        let presence = self.presence();
        self.looked = self.mix.looking();
        let (table, mix) = (self.table.clone(), self.mix.clone());
        self.snapshots
            .send_replace(Snapshot::new(table, presence, mix));
    }

    /// Keeps the directory's note on this table fresh enough.
    async fn describe(&mut self) {
        let summary = Summary::of(&self.table);
        if self
            .summary
            .as_ref()
            .is_none_or(|old| old.is_stale(&summary))
        {
            if let Err(error) = self.listing.put(&self.code, summary.clone()).await {
                tracing::warn!(code = %self.code, %error, "the directory could not be written");
            }
            self.summary = Some(summary);
        }
    }
}
