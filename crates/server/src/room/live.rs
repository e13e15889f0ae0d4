//! The task behind a room: it takes commands, saves them in the log, and publishes the new state.

use std::{collections::HashMap, sync::Arc, time::Duration};

use bytes::Bytes;
use futures_util::{
    FutureExt, StreamExt,
    future::{BoxFuture, OptionFuture},
};
use moonhare_gate::{Gate, Shut};
use moonhare_rules::{Move, Seat};
use moonhare_shelf::{Decks, Mix};
use moonhare_store::{AppendError, RecordId, Store, Version, Watch};
use moonhare_table::{
    Actor, Ask, Context, Millis, PersonId, Presence, Record, TableError, TokenHash,
};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep, sleep_until},
};

use super::{
    Message, Refusal, Room, Snapshot,
    known::{Known, asked_at, same},
};
use crate::{
    Code, Unavailable, clock,
    clockwork::{Clockwork, Moment, Plan, Thought},
    config::Pace,
    listing::Listing,
    secret::{fresh, gist},
    summary::Summary,
};

/// How many requests the queue of a table holds. When it's full, the next request waits to enter
/// it.
const QUEUE: usize = 64;

/// How often the table shows how far the vision model is with its pictures.
const LOOK: Duration = Duration::from_secs(1);

/// How long a command competes for its place in the log, and how long the log may take to show it.
const CATCH_UP: Duration = Duration::from_secs(5);

/// How long computer players pause if none of their moves could be made.
const REST_MILLIS: u64 = 1000;

/// A person's streams and when they were last heard of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    pub(crate) streams: i32,
    pub(crate) heard: Millis,
}

/// The task behind a [`Room`].
struct Live {
    code: Code,
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    listing: Arc<Listing>,
    mix: Arc<Mix>,
    pace: Pace,
    known: Known,
    /// By secret rather than by person: somebody may sit down, leave, or move to another device
    /// while a stream of theirs is open.
    contacts: HashMap<TokenHash, Contact>,
    clockwork: Clockwork,
    summary: Option<Summary>,
    /// What was last shown of [`Mix::looking`].
    looked: Option<(usize, usize)>,
    /// Where computer players think.
    minds: Arc<Gate>,
    /// Computer players do not think before this time.
    rested: Millis,
    /// The log is not the one that this room read. The room must end; the next request starts a new
    /// one from the store.
    lost: bool,
    snapshots: watch::Sender<Arc<Snapshot>>,
}

/// Computer players who are thinking, and the moves that will come of it.
struct Thinking {
    plan: Plan,
    moment: Moment,
    moves: BoxFuture<'static, Result<Vec<(Seat, Move)>, Shut>>,
}

/// Wakes a table; `None` if it does not exist.
pub(crate) async fn wake(
    code: Code,
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    minds: Arc<Gate>,
    listing: Arc<Listing>,
    pace: Pace,
) -> Result<Option<Room>, Unavailable> {
    let mut known = Known::default();
    known.read_on(&store, &code).await?;
    if known.version == Version::EMPTY {
        return Ok(None);
    }
    let watched = store.watch(code.id(), known.version).await?;
    let (messages, inbox) = mpsc::channel(QUEUE);
    let mix = Arc::new(decks.mix(known.table.decks()).await);
    let first = Snapshot::new(known.table.clone(), Presence::default(), mix.clone());
    let (snapshots, followed) = watch::channel(first);
    let live = Live {
        code,
        store,
        decks,
        listing,
        mix,
        clockwork: Clockwork::new(fresh()?, clock::now()),
        pace,
        known,
        contacts: HashMap::new(),
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

impl Live {
    async fn run(mut self, mut inbox: mpsc::Receiver<Box<Message>>, mut watched: Watch) {
        let mut quiet_since = clock::now();
        let mut thinking: Option<Thinking> = None;
        while !self.lost {
            self.describe().await;
            let now = clock::now();
            let contacts = self.contacts();
            let plan = self
                .clockwork
                .plan(&self.known.table, &contacts, &self.pace, now);
            let sleeps = Millis(quiet_since.0 + self.pace.sleep.as_millis() as u64);
            let plan = plan.map(|(at, plan)| match plan {
                Plan::Move(_) | Plan::TimeUp => (at.max(self.rested), plan),
                _ => (at, plan),
            });
            let at = plan.as_ref().map_or(sleeps, |(at, _)| (*at).min(sleeps));
            let wait = Instant::now() + Duration::from_millis(at.since(now));
            tokio::select! {
                message = inbox.recv() => match message.map(|message| *message) {
                    Some(Message::Delete { host, answer }) => {
                        let deleted = self.delete(host.as_ref()).await;
                        let gone = deleted.is_ok();
                        let _ = answer.send(deleted);
                        // Requests in the queue are tried again, and find no table.
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
                    Some(Ok(record)) if record.version <= self.known.version => {}
                    Some(Ok(_)) => {
                        if self.catch_up().await.is_err() { return }
                        self.show();
                    }
                    // The table was removed or the store is closing. The next request asks the
                    // store.
                    Some(Err(_)) | None => return,
                },
                () = sleep(LOOK), if self.mix.looking().is_some() || self.looked.is_some() => {
                    if self.mix.looking() != self.looked {
                        self.show();
                    }
                }
                // The table goes on while computer players think.
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
        // From now on, senders learn at once that the room sleeps. Requests in the queue are still
        // answered.
        inbox.close();
        while let Some(message) = inbox.recv().await {
            self.receive(*message).await;
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
                // The client may be gone; the result is in the log anyway.
                let _ = answer.send(result);
            }
            // Only a room that falls asleep gets here. The caller tries again with the next room.
            Message::Delete { answer, .. } => drop(answer.send(Err(Refusal::Asleep))),
            Message::Seen { who, streams } => {
                let person = self.known.table.person(&who);
                self.hear(who, streams);
                if let Some(person) = person {
                    // Closing a stream doesn't mean that somebody came back.
                    if streams > 0 {
                        self.come_back(person).await;
                    }
                    self.show_presence();
                }
            }
        }
    }

    /// Deletes the log and the table's entry in the directory. The sweep deletes recordings and
    /// pictures later.
    async fn delete(&self, host: Option<&TokenHash>) -> Result<(), Refusal> {
        let may = match host {
            Some(token) => {
                let person = self.known.table.person(token);
                person.is_some() && person == self.known.table.host()
            }
            None => self.known.table.host().is_none() && self.known.table.sitting().is_empty(),
        };
        if !may {
            return Err(TableError::HostOnly.into());
        }
        let id = self.code.id();
        self.store.remove(id).await.map_err(Unavailable::from)?;
        Ok(self.listing.delete(&self.code).await?)
    }

    /// Remembers when somebody was last active. Forgets people with neither a place at the table
    /// nor a stream.
    fn hear(&mut self, who: TokenHash, streams: i32) {
        let is_known = self.known.table.person(&who).is_some();
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
        let people = self.known.table.people();
        people
            .filter_map(|(person, token)| Some((person, *self.contacts.get(token)?)))
            .collect()
    }

    async fn ask(&mut self, who: TokenHash, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        let actor = match self.known.table.person(&who) {
            Some(person) => Actor::Person(person),
            None => Actor::Newcomer(who.clone()),
        };
        let result = self.act(&actor, id, ask).await;
        self.hear(who, 0);
        self.show_presence();
        result
    }

    /// Decides, saves to the log, and only then publishes. A command that loses a race is decided
    /// again.
    async fn act(&mut self, actor: &Actor, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        let asked = match actor {
            Actor::Clockwork => None,
            _ => Some(gist(&ask)?),
        };
        let until = Instant::now() + CATCH_UP;
        loop {
            if let Some(before) = self.known.recalled(id) {
                return same(before, asked);
            }
            let context = Context {
                now: clock::now(),
                chance: fresh()?,
            };
            let events = self.known.table.decide(actor, &context, ask.clone())?;
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
                .append(self.code.id(), self.known.version, id, Bytes::from(payload))
                .await
            {
                // Only the log says what was done. It may already have had a record with this id,
                // from an earlier request or from another node, with other random numbers and
                // another time.
                Ok(version) => {
                    self.catch_up_to(version, until).await?;
                    self.show();
                    let before = match self.known.recalled(id) {
                        Some(before) => before,
                        None => asked_at(&self.store, &self.code, version).await?,
                    };
                    return same(before, asked);
                }
                Err(AppendError::Conflict { current }) if current > self.known.version => {
                    self.catch_up_to(current, until).await?;
                    self.show();
                    if Instant::now() >= until {
                        return Err(Unavailable::just_now("others were always faster").into());
                    }
                }
                // The log no longer has what we read: somebody removed it or restored an older one.
                Err(AppendError::Conflict { current }) => {
                    let (code, known) = (&self.code, self.known.version);
                    tracing::error!(%code, %known, %current, "the log is not the one that was read");
                    self.lost = true;
                    return Err(Refusal::Broken);
                }
                Err(error) => return Err(Unavailable::from(error).into()),
            }
        }
    }

    async fn catch_up(&mut self) -> Result<(), Unavailable> {
        self.known.read_on(&self.store, &self.code).await?;
        // Decks change only in the lobby. Later, a deck may still be missing because it couldn't be
        // loaded.
        if !self.mix.is_whole(self.known.table.decks()) {
            self.mix = Arc::new(self.decks.mix(self.known.table.decks()).await);
        }
        Ok(())
    }

    /// Reads the log up to `version`. A node may see its own appends only after a moment.
    async fn catch_up_to(&mut self, version: Version, until: Instant) -> Result<(), Unavailable> {
        loop {
            self.catch_up().await?;
            if self.known.version >= version {
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

    /// Carries out a plan. If computer players must think first, they begin to.
    async fn carry_out(&mut self, plan: &Plan) -> Option<Thinking> {
        if let Some(thought) = self.clockwork.thought(plan, &self.known.table) {
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

    /// Makes those of the moves that the table still waits for.
    async fn move_as_thought(
        &mut self,
        plan: &Plan,
        moment: Moment,
        moves: Result<Vec<(Seat, Move)>, Shut>,
    ) {
        let moves = moves.unwrap_or_else(|error| {
            tracing::error!(code = %self.code, %error, "a computer player could not think");
            Vec::new()
        });
        let (table, now) = (&self.known.table, clock::now());
        let asks = (self.clockwork).still_due(plan, &moment, moves, table, now);
        if !self.do_by_itself(asks).await {
            // Whatever the reason was, do not try again at once.
            self.rested = Millis(now.0 + REST_MILLIS);
        }
    }

    /// Runs commands that the table gives itself. Returns whether any of them succeeded.
    async fn do_by_itself(&mut self, asks: Vec<Ask>) -> bool {
        let mut done = false;
        for ask in asks {
            let Ok(bytes) = fresh() else { break };
            match self.act(&Actor::Clockwork, RecordId(bytes), ask).await {
                Ok(()) => done = true,
                // Somebody was faster, or the store is unavailable. The next plan uses the state as
                // it is then.
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

    /// Somebody who is back plays instead of their stand-in again (R7.2).
    async fn come_back(&mut self, person: PersonId) {
        if let Some(ask) = self.clockwork.welcome(&self.known.table, person)
            && let Ok(bytes) = fresh()
        {
            let _ = self.act(&Actor::Clockwork, RecordId(bytes), ask).await;
        }
    }

    fn presence(&self) -> Presence {
        self.clockwork.presence(
            &self.known.table,
            &self.contacts(),
            &self.pace,
            clock::now(),
        )
    }

    fn show_presence(&mut self) {
        if self.snapshots.borrow().presence != self.presence() {
            self.show();
        }
    }

    fn show(&mut self) {
        let presence = self.presence();
        self.looked = self.mix.looking();
        let (table, mix) = (self.known.table.clone(), self.mix.clone());
        self.snapshots
            .send_replace(Snapshot::new(table, presence, mix));
    }

    /// Updates this table's entry in the directory if it is out of date.
    async fn describe(&mut self) {
        let summary = Summary::of(&self.known.table);
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
