//! The task behind a room: it takes commands, saves them in the log, and publishes the new state.

mod presence;
mod unasked;

use std::{collections::HashMap, sync::Arc, time::Duration};

use bytes::Bytes;
use futures_util::{StreamExt, future::OptionFuture};
use moonhare_gate::Gate;
use moonhare_shelf::{Decks, Mix};
use moonhare_store::{AppendError, Appended, RecordId, Store, Version, Watch};
use moonhare_table::{Actor, Ask, Context, Millis, Presence, Record, TableError, TokenHash};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep, sleep_until},
};

use super::{
    Message, Refusal, Room, Snapshot,
    known::{Known, asked_at, same},
    log_milestones, too_late,
};
use crate::{
    Code, Unavailable, clock,
    clockwork::{Clockwork, Plan},
    cluster::ClusterTable,
    config::Pace,
    listing::Listing,
    secret::{fresh, gist},
    summary::Summary,
};

use unasked::Thinking;

pub(crate) use presence::Contact;

/// How many requests the queue of a table holds. When it's full, the next request waits to enter
/// it.
const QUEUE: usize = 64;

/// How often the table shows how far the vision model is with its pictures.
const LOOK: Duration = Duration::from_secs(1);

/// How long a record that the store has accepted may take to show in the log.
const CATCH_UP: Duration = Duration::from_secs(5);

/// The task behind a [`Room`].
struct Live {
    code: Code,
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    listing: Arc<Listing>,
    /// Who is at this table at other nodes.
    cluster: ClusterTable,
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

/// Wakes a table; `None` if it does not exist.
pub(crate) async fn wake(
    code: Code,
    store: Arc<dyn Store>,
    decks: Arc<Decks>,
    minds: Arc<Gate>,
    listing: Arc<Listing>,
    cluster: ClusterTable,
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
    let first = Snapshot::new(0, known.table.clone(), Presence::default(), mix.clone());
    let (snapshots, followed) = watch::channel(first);
    let patience = pace.store_timeout;
    tracing::debug!(table = %code, version = %known.version, "table woken");
    let live = Live {
        code,
        store,
        decks,
        listing,
        cluster,
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
        patience,
    }))
}

impl Live {
    async fn run(mut self, mut inbox: mpsc::Receiver<Box<Message>>, mut watched: Watch) {
        let mut quiet_since = clock::now();
        let mut thinking: Option<Thinking> = None;
        while !self.lost {
            self.describe().await;
            let now = clock::now();
            self.tell_others(now);
            let contacts = self.contacts();
            let plan = self
                .clockwork
                .plan(&self.known.table, &contacts, &self.pace, now);
            let sleeps = Millis(quiet_since.0 + self.pace.sleep_after.as_millis() as u64);
            // Another node may do it first; then there is nothing left to do here.
            let turn = self.pace.turn.as_millis() as u64 * self.cluster.turn();
            let plan = plan.map(|(at, plan)| match plan {
                Plan::Move(_) | Plan::TimeUp => (Millis(at.max(self.rested).0 + turn), plan),
                Plan::StandIn(_) | Plan::PassHost(_) => (Millis(at.0 + turn), plan),
                Plan::LookAgain => (at, plan),
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
                    Some(Ok(record)) => {
                        if self.take_in(&record).await.is_err() { return }
                        self.show();
                    }
                    // The table was removed or the store is closing. The next request asks the
                    // store.
                    Some(Err(_)) | None => return,
                },
                () = self.cluster.changed() => self.show_presence(),
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
                // Those who waited in vain don't hold up the others, once the store is back.
                let result = match Instant::now() < until {
                    true => self.ask(who, id, ask).await,
                    false => Err(too_late()),
                };
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
        self.listing.delete(&self.code).await?;
        self.cluster.announce_entry(None);
        tracing::info!(table = %self.code, "table deleted");
        Ok(())
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
        let until = Instant::now() + self.pace.store_timeout;
        while !self.try_once(actor, id, &ask).await? {
            if Instant::now() >= until {
                return Err(Unavailable::just_now("others were always faster").into());
            }
        }
        Ok(())
    }

    /// Decides and appends. Returns false if somebody else was faster; what they did is known then.
    async fn try_once(&mut self, actor: &Actor, id: RecordId, ask: &Ask) -> Result<bool, Refusal> {
        let asked = match actor {
            Actor::Clockwork => None,
            _ => Some(gist(ask)?),
        };
        if let Some(before) = self.known.recalled(id) {
            return same(before, asked).map(|()| true);
        }
        let context = Context {
            now: clock::now(),
            chance: fresh()?,
        };
        let events = self.known.table.decide(actor, &context, ask.clone())?;
        if events.is_empty() {
            return Ok(true);
        }
        let record = Record {
            at: context.now,
            asked,
            events,
        };
        let payload = serde_json::to_vec(&record).map_err(Unavailable::just_now)?;
        let payload = Bytes::from(payload);
        match self
            .store
            .append(self.code.id(), self.known.version, id, payload.clone())
            .await
        {
            Ok(Appended::Now(version)) => {
                let stored = moonhare_store::Record {
                    version,
                    id,
                    payload,
                };
                self.take_in(&stored).await?;
                log_milestones(&self.code, &record.events, &self.known.table);
                self.show();
                Ok(true)
            }
            // Only the log says what was done: an earlier request or another node may have used
            // other random numbers and another time.
            Ok(Appended::Before(version)) => {
                self.catch_up_to(version).await?;
                self.show();
                let before = match self.known.recalled(id) {
                    Some(before) => before,
                    None => asked_at(&self.store, &self.code, version).await?,
                };
                same(before, asked).map(|()| true)
            }
            Err(AppendError::Conflict { current }) if current > self.known.version => {
                self.catch_up_to(current).await?;
                self.show();
                Ok(false)
            }
            // The log no longer has what we read: somebody removed it or restored an older one.
            Err(AppendError::Conflict { current }) => {
                let (table, known) = (&self.code, self.known.version);
                tracing::error!(%table, %known, %current, "the log is not the one that was read");
                self.lost = true;
                Err(Refusal::Broken)
            }
            Err(error) => Err(Unavailable::from(error).into()),
        }
    }

    async fn take_in(&mut self, record: &moonhare_store::Record) -> Result<(), Unavailable> {
        self.known.take_in(&self.code, record)?;
        self.load_decks().await;
        Ok(())
    }

    async fn catch_up(&mut self) -> Result<(), Unavailable> {
        self.known.read_on(&self.store, &self.code).await?;
        self.load_decks().await;
        Ok(())
    }

    /// Decks change only in the lobby. Later, a deck may still be missing because it couldn't be
    /// loaded.
    async fn load_decks(&mut self) {
        if !self.mix.is_whole(self.known.table.decks()) {
            self.mix = Arc::new(self.decks.mix(self.known.table.decks()).await);
        }
    }

    /// Reads the log up to `version`. A node may see its own appends only after a moment.
    async fn catch_up_to(&mut self, version: Version) -> Result<(), Unavailable> {
        let until = Instant::now() + CATCH_UP;
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

    fn show(&mut self) {
        let presence = self.presence();
        let (table, mix) = (self.known.table.clone(), self.mix.clone());
        let number = self.snapshots.borrow().number + 1;
        let snapshot = Snapshot::new(number, table, presence, mix);
        self.looked = snapshot.looking;
        self.snapshots.send_replace(snapshot);
    }

    /// Updates this table's entry in the directory if it is out of date.
    async fn describe(&mut self) {
        let summary = Summary::of(&self.known.table);
        if self
            .summary
            .as_ref()
            .is_none_or(|old| old.is_stale(&summary))
        {
            match self.listing.put(&self.code, summary.clone()).await {
                Ok(()) => self.cluster.announce_entry(Some(summary.clone())),
                Err(error) => {
                    tracing::warn!(table = %self.code, %error, "the directory could not be written");
                }
            }
            self.summary = Some(summary);
        }
    }
}
