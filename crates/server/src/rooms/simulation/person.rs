//! Somebody who plays, and goes to another node when theirs doesn't answer.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::SeqCst},
    },
};

use fastrand::Rng;
use moonhare_bots::Random;
use moonhare_rules::{Name, Seed, StageKind};
use moonhare_store::RecordId;
use moonhare_table::{Ask, ChatText, Gist, HostAsk, Keeper, Level, PersonAsk, Table, TokenHash};
use tokio::{
    task::JoinHandle,
    time::{Duration, sleep, timeout},
};

use super::{Node, World};
use crate::{
    Cause, Unavailable,
    room::{PresenceGuard, Refusal, Room},
};

/// An open page.
struct Page {
    node: Arc<Node>,
    room: Room,
    /// How many records this person has seen at this node.
    seen: Arc<AtomicU64>,
    viewer: JoinHandle<()>,
    _stay: PresenceGuard,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.viewer.abort();
    }
}

pub(super) struct Person {
    number: usize,
    who: TokenHash,
    rng: Rng,
    fancy: Random,
    world: Arc<World>,
    /// The place of their node.
    at: usize,
    page: Option<Page>,
    /// How many records they have seen at each node.
    seen: BTreeMap<usize, Arc<AtomicU64>>,
    asked: u64,
    /// Commands that were acknowledged.
    done: Vec<(RecordId, Ask)>,
    said: Vec<ChatText>,
}

impl Person {
    pub(super) fn new(number: usize, world: &Arc<World>, rng: &mut Rng) -> Person {
        let mut rng = rng.fork();
        let mut seed = [0; 32];
        rng.fill(&mut seed);
        Person {
            number,
            who: TokenHash::of(&format!("person {number}")),
            fancy: Random::new(Seed(seed)),
            world: world.clone(),
            at: rng.usize(..world.places()),
            rng,
            page: None,
            seen: BTreeMap::new(),
            asked: 0,
            done: Vec::new(),
            said: Vec::new(),
        }
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.rng.u32(..one_in) == 0
    }

    async fn wait(&mut self, most: u64) {
        sleep(Duration::from_millis(self.rng.u64(20..most))).await;
    }

    fn go_elsewhere(&mut self) {
        self.page = None;
        self.at = (self.at + 1) % self.world.places();
    }

    fn next_id(&mut self) -> RecordId {
        self.asked += 1;
        let mut id = [0; 16];
        id[0] = self.number as u8 + 1;
        id[8..].copy_from_slice(&self.asked.to_be_bytes());
        RecordId(id)
    }

    /// Does something at a node; none if the node dies or takes too long.
    async fn at_node<T>(&mut self, work: impl AsyncFnOnce(&Node) -> T) -> Option<T> {
        let node = self.world.node(self.at)?;
        let patience = Duration::from_millis(self.rng.u64(500..8000));
        tokio::select! {
            biased;
            () = node.store.died() => None,
            done = timeout(patience, work(&node)) => done.ok(),
        }
    }

    /// Asks until a node answers, always under the same id. Returns whether the table did it.
    async fn insist(&mut self, id: RecordId, ask: Ask) -> Result<(), Refusal> {
        loop {
            let (seen, done) = (self.sees(), self.world.checker.version_of(id));
            let (who, sent, world) = (self.who.clone(), ask.clone(), self.world.clone());
            let answer =
                self.at_node(async move |node| node.rooms.ask(&world.code, &who, id, sent).await);
            match answer.await {
                Some(Ok(Some(room))) => {
                    self.world
                        .checker
                        .is_acknowledged(id, &room.snapshot().table);
                    return Ok(());
                }
                Some(Err(Refusal::Unavailable(Unavailable {
                    cause: Cause::Damaged,
                    detail,
                }))) => {
                    self.world.checker.wrong(format!("damaged: {detail}"));
                }
                Some(Err(refusal @ (Refusal::Table(_) | Refusal::KeyReused))) => {
                    if let (Some(done), Refusal::Table(_)) = (done, &refusal) {
                        self.world.network.count("refused though done");
                        // A node that still reads an old log may refuse it.
                        let reads_old = self
                            .world
                            .node(self.at)
                            .is_none_or(|node| node.store.reads_old());
                        if seen >= Some(done) || !reads_old {
                            let what = format!("{id} was refused though it is done: {refusal}");
                            self.world.checker.wrong(what);
                        }
                    }
                    return Err(refusal);
                }
                _ => {}
            }
            self.wait(300).await;
            if self.chance(2) {
                self.go_elsewhere();
            }
        }
    }

    /// How much of the log the node shows where this person has a page open.
    fn sees(&self) -> Option<u64> {
        let page = self.page.as_ref()?;
        let here = self.world.node(self.at)?;
        let is_here = Arc::ptr_eq(&page.node, &here) && page.room.is_awake();
        is_here.then(|| page.seen.load(SeqCst))
    }

    /// Opens a page at this node, unless it is open.
    async fn look(&mut self) -> Option<Arc<super::Snapshot>> {
        let is_there = |page: &Page| page.room.is_awake() && !page.viewer.is_finished();
        if !self.page.as_ref().is_some_and(is_there) || self.sees().is_none() {
            self.page = None;
            let (who, code) = (self.who.clone(), self.world.code.clone());
            let entered = self.at_node(async move |node| {
                let room = node.rooms.get(&code).await.ok()??;
                Some((room.enter(who).await, room))
            });
            let (stay, room) = entered.await.flatten()?;
            let node = self.world.node(self.at)?;
            let seen = self.seen.entry(node.store.node()).or_default().clone();
            let viewer = tokio::spawn(view(
                format!("person {} at node {}", self.number, node.store.node()),
                self.world.clone(),
                room.clone(),
                seen.clone(),
            ));
            self.page = Some(Page {
                node,
                room,
                seen,
                viewer,
                _stay: stay,
            });
        }
        self.page.as_ref().map(|page| page.room.snapshot())
    }

    /// Opens the table with a seat for this person and all computer players.
    async fn open(&mut self) {
        let id = self.next_id();
        loop {
            match self.try_to_open(id, Gist(1)).await {
                Some(Ok(true)) => break,
                Some(Ok(false)) => self.world.checker.wrong("the code is taken".to_owned()),
                Some(Err(refusal @ (Refusal::Table(_) | Refusal::KeyReused))) => {
                    let what = format!("the table was not opened: {refusal}");
                    self.world.checker.wrong(what);
                }
                _ => {}
            }
            self.wait(300).await;
            self.go_elsewhere();
        }
        self.world.checker.is_kept(id);
        self.go_elsewhere();
        if let Some(Ok(_)) = self.try_to_open(id, Gist(2)).await {
            let what = "another table was opened under a used key".to_owned();
            self.world.checker.wrong(what);
        }
    }

    async fn try_to_open(&mut self, id: RecordId, gist: Gist) -> Option<Result<bool, Refusal>> {
        let sit = Ask::from(self.sitting());
        let bot = Ask::from(HostAsk::AddBot {
            name: None,
            rabbit: None,
            level: Level::Easy,
        });
        let (who, world) = (self.who.clone(), self.world.clone());
        let asks = [vec![sit], vec![bot; world.bots]].concat();
        let opening = async move |node: &Node| {
            let opening = world.opening.clone();
            let opened = (node.rooms).open(&world.code, id, opening, who, &asks, gist);
            opened.await
        };
        self.at_node(opening).await
    }

    fn sitting(&self) -> PersonAsk {
        PersonAsk::Sit {
            name: Name::new(&format!("Person {}", self.number)).unwrap(),
            rabbit: None,
            seat: None,
        }
    }

    async fn sit(&mut self) {
        let (id, ask) = (self.next_id(), Ask::from(self.sitting()));
        match self.insist(id, ask.clone()).await {
            Ok(()) => self.done.push((id, ask)),
            Err(error) => {
                let what = format!("person {} can't sit down: {error}", self.number);
                self.world.checker.wrong(what);
            }
        }
    }

    /// Plays until the network is calm and the game is over.
    pub(super) async fn play(mut self) -> Person {
        match self.number {
            0 => self.open().await,
            _ => self.sit().await,
        }
        loop {
            self.wait(1500).await;
            if !self.world.network.is_calm() && self.chance(30) {
                self.page = None;
                self.wait(15_000).await;
            }
            if self.chance(20) {
                self.go_elsewhere();
            }
            let Some(snapshot) = self.look().await else {
                self.go_elsewhere();
                continue;
            };
            let table = &snapshot.table;
            if table.stage() == Some(StageKind::Over) && self.world.network.is_calm() {
                // If the others play again after all, a stand-in takes the seat.
                self.page = None;
                return self;
            }
            if let Some(ask) = self.choose(table) {
                self.ask(ask).await;
            }
            if self.chance(4) {
                self.talk().await;
            }
            if self.chance(15) {
                self.repeat().await;
            }
        }
    }

    /// What to do next, if anything.
    fn choose(&mut self, table: &Table) -> Option<Ask> {
        let me = table.person(&self.who)?;
        let is_host = table.host() == Some(me);
        let people = |keeper: &&Keeper| matches!(keeper, Keeper::Person(_));
        let all_sit = table.keepers().iter().filter(people).count() == self.world.people;
        match table.stage()? {
            StageKind::Lobby if is_host && all_sit => Some(HostAsk::Start.into()),
            StageKind::Over if is_host => Some(HostAsk::Again.into()),
            StageKind::Playing => {
                let view = table.seat_view(table.seat_of(me)?)?;
                self.fancy.dawdle(&view).map(Ask::from)
            }
            _ => None,
        }
    }

    async fn ask(&mut self, ask: Ask) {
        let id = self.next_id();
        match self.insist(id, ask.clone()).await {
            Ok(()) => self.done.push((id, ask)),
            Err(Refusal::KeyReused) => {
                let what = format!("{id} was taken for another command");
                self.world.checker.wrong(what);
            }
            // Another was faster, or this node doesn't know the newest move yet.
            Err(_) => self.world.network.count("refused"),
        }
    }

    /// Nobody else ever says the same.
    async fn talk(&mut self) {
        let text = format!("{} says {}", self.number, self.asked);
        let text = ChatText::new(&text).unwrap();
        self.said.push(text.clone());
        self.ask(PersonAsk::Say { text }.into()).await;
    }

    /// Sends one of the last commands again, or another one under its id.
    async fn repeat(&mut self) {
        let Some(nth) = self.done.len().checked_sub(self.rng.usize(1..5)) else {
            return;
        };
        let (id, ask) = self.done[nth].clone();
        if self.rng.bool() {
            match self.insist(id, ask).await {
                Err(Refusal::KeyReused) => {
                    let what = format!("{id} was not recognised when it was repeated");
                    self.world.checker.wrong(what);
                }
                _ => self.world.network.count("repeated"),
            }
            return;
        }
        let text = ChatText::new("under a used key").unwrap();
        let other = PersonAsk::Say { text };
        match self.insist(id, other.into()).await {
            Ok(()) => {
                let what = format!("another command was acknowledged as {id}");
                self.world.checker.wrong(what);
            }
            Err(_) => self.world.network.count("keys reused"),
        }
    }

    /// Checks what this person was told in the end. Returns how many commands were acknowledged.
    pub(super) fn check(&self) -> usize {
        for (id, _) in &self.done {
            self.world.checker.is_kept(*id);
        }
        for text in &self.said {
            self.world.checker.is_said_once(text);
        }
        self.done.len()
    }
}

/// Looks at everything that a room shows. It changes nothing, because tokio wakes viewers in an order
/// that no seed decides.
async fn view(whose: String, world: Arc<World>, room: Room, seen: Arc<AtomicU64>) {
    let mut snapshots = room.subscribe();
    drop(room);
    loop {
        let snapshot = snapshots.borrow_and_update().clone();
        let before = seen.load(SeqCst);
        let now = world.checker.sees(&whose, &snapshot.table, before);
        seen.store(now, SeqCst);
        if snapshots.changed().await.is_err() {
            return;
        }
    }
}
