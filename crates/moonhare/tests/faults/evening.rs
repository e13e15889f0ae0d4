//! An evening: two people who play at one table after another, each with two computer players.

use std::{
    mem,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use fastrand::Rng;
use futures_util::future::join;
use moonhare_store::RecordId;
use serde_json::json;
use tokio::{select, time::sleep};

use crate::{
    house::Addresses,
    person::{Acted, Fortune, Person},
    sights::Sights,
    watcher::{Guest, Page},
};

/// How many games are played at a table.
const GAMES: usize = 3;

/// How long somebody rests: until a stand-in plays for them, 12 seconds after they were last heard of.
const REST: Duration = Duration::from_secs(18);

/// What all evenings share.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) addresses: Addresses,
    /// Set when nothing fails any more.
    pub(crate) calm: Arc<AtomicBool>,
    /// How long a person waits after each command.
    pub(crate) pace: Duration,
    /// Whether people rest now and then.
    pub(crate) with_rests: bool,
    /// What was last seen of each evening.
    pub(crate) seen: Arc<Mutex<Vec<String>>>,
}

/// A table after its last game, and what people saw of it.
#[derive(Debug)]
pub(crate) struct PlayedTable {
    pub(crate) code: String,
    /// By the name of the viewer; guests have none.
    pub(crate) sights: Vec<(Option<String>, Sights)>,
    pub(crate) acknowledged: Vec<(RecordId, u64)>,
    pub(crate) page: Page,
}

impl Scene {
    /// Plays until nothing fails any more. Returns all tables, and how the people fared.
    pub(crate) async fn evening(
        self,
        number: usize,
        mut rng: Rng,
    ) -> (Vec<PlayedTable>, Vec<Fortune>) {
        let mut people = [0, 1].map(|seat| Person::new(number, seat, &self.addresses));
        let mut tables = Vec::new();
        while !self.calm.load(SeqCst) {
            tables.push(self.table(number, &mut people, &mut rng).await);
        }
        (tables, people.map(|person| person.fortune).into())
    }

    async fn table(&self, number: usize, people: &mut [Person; 2], rng: &mut Rng) -> PlayedTable {
        let opening = json!({
            "mode": "classic", "name": "Ana", "bots": 2, "goal": { "points": 6 },
        });
        let code = people[0].open_table(&opening).await;
        people[1].come_to(&code);
        let sit = people[1].ask("sit", &json!({ "name": "Dan" })).await;
        sit.ok().unwrap();
        let start = people[0].ask("start", &json!({})).await;
        start.ok().unwrap();

        let mut guest = Guest::new(&code, &self.addresses);
        let mut page = Page::new(&code, &people[0].name, people[0].node(), &self.addresses);
        select! {
            () = self.play(number, people, rng) => {}
            _ = join(guest.watch(self.pace), page.follow()) => {}
        }
        page.count_older();
        let name = Some(people[0].name.clone());
        let mut sights = vec![(None, guest.sights), (name, mem::take(&mut page.sights))];
        let mut acknowledged = Vec::new();
        for person in people {
            let seen = mem::take(&mut person.sights);
            sights.push((Some(person.name.clone()), seen));
            acknowledged.append(&mut person.acknowledged);
        }
        PlayedTable {
            code,
            sights,
            acknowledged,
            page,
        }
    }

    /// Plays until the last game is over.
    async fn play(&self, number: usize, people: &mut [Person; 2], rng: &mut Rng) {
        let mut games = 1;
        let mut resting_until = Instant::now();
        loop {
            let mut over = true;
            for (seat, person) in people.iter_mut().enumerate() {
                let calm = self.calm.load(SeqCst);
                // Only somebody without a page: a page that is open counts as being there.
                if seat == 1 && self.with_rests && !calm {
                    if Instant::now() < resting_until {
                        sleep(self.pace).await;
                        continue;
                    }
                    if rng.u8(..150) == 0 {
                        resting_until = Instant::now() + REST;
                        continue;
                    }
                }
                let (acted, seen) = person.act(games < GAMES && !calm).await;
                over &= acted == Acted::Over;
                games += usize::from(acted == Acted::Again);
                self.seen.lock().unwrap()[number] = seen;
                sleep(self.pace).await;
            }
            if over && (games >= GAMES || self.calm.load(SeqCst)) {
                return;
            }
        }
    }
}
