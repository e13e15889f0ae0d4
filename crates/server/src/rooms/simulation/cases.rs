//! Single cases that the simulation found, each as small as it can be.

use moonhare_rules::Name;
use moonhare_store::Directory;
use moonhare_table::{ChatText, PersonAsk};

use super::*;
use crate::summary::Summary;

/// Two nodes that know a table where Ana sits.
struct Pair {
    world: Arc<World>,
    one: Arc<Node>,
    other: Arc<Node>,
    asked: u8,
}

impl Pair {
    async fn new() -> Pair {
        let world = invent(&mut Rng::with_seed(1), Evening::SplitBrain, false);
        world.network.calm_down();
        let world = Arc::new(world);
        let [one, other] = [0, 1].map(|place| {
            world.start(place);
            world.node(place).unwrap()
        });
        let (code, opening) = (&world.code, world.opening.clone());
        let id = RecordId([100; 16]);
        let opened = (one.rooms).open(code, id, opening, who("Ana"), &[], Gist(1));
        assert!(opened.await.unwrap());
        let mut pair = Pair {
            world: world.clone(),
            one,
            other,
            asked: 0,
        };
        let node = pair.one.clone();
        pair.ask(&node, "Ana", sit("Ana")).await.unwrap();
        pair
    }

    async fn ask(&mut self, node: &Node, name: &str, ask: PersonAsk) -> Result<Room, Refusal> {
        self.asked += 1;
        let (id, who) = (RecordId([self.asked; 16]), who(name));
        let asked = node.rooms.ask(&self.world.code, &who, id, ask);
        Ok(asked.await?.unwrap())
    }

    async fn room(&self, node: &Node) -> Room {
        node.rooms.get(&self.world.code).await.unwrap().unwrap()
    }

    /// From now on, nobody hears of a record before seconds have passed.
    fn let_watches_lag(&self) {
        self.world.network.lie(Lies {
            lags: 1.0,
            page: 1,
            ..Lies::NONE
        });
    }

    /// From now on, writing to the directory takes this long and then fails.
    fn let_directory_hang(&self, hangs: Duration) {
        self.world.network.lie(Lies {
            directory_hangs: Some(hangs.as_millis() as u64),
            ..Lies::NONE
        });
    }

    /// How many people the directory names at the table.
    async fn people_in_directory(&self) -> usize {
        let truth = &self.world.network.truth;
        let entry = truth.get_entry(self.world.code.id()).await.unwrap();
        let summary = Summary::parse(&entry.unwrap()).unwrap();
        summary.people.len()
    }

    fn cut_off(&self, node: &Node) {
        self.world.cut.lock().insert(node.store.node());
    }
}

fn who(name: &str) -> TokenHash {
    TokenHash::of(name)
}

fn sit(name: &str) -> PersonAsk {
    PersonAsk::Sit {
        name: Name::new(name).unwrap(),
        rabbit: None,
        seat: None,
    }
}

fn say(text: &str) -> PersonAsk {
    let text = ChatText::new(text).unwrap();
    PersonAsk::Say { text }
}

/// Otherwise the node would stay behind, because it skips watched records that it knows.
#[tokio::test(start_paused = true)]
async fn what_was_read_before_the_store_failed_is_shown() {
    let mut pair = Pair::new().await;
    let (one, other) = (pair.one.clone(), pair.other.clone());
    let room = pair.room(&other).await;
    let before = room.snapshot().version;
    pair.let_watches_lag();
    for text in ["this", "and that"] {
        pair.ask(&one, "Ana", say(text)).await.unwrap();
    }
    let shown = other.store.shown();
    let cut = async {
        while other.store.shown() == shown {
            sleep(Duration::from_millis(1)).await;
        }
        pair.cut_off(&other);
    };
    let (code, who) = (&pair.world.code, who("Ana"));
    let asked = (other.rooms).ask(code, &who, RecordId([101; 16]), say("late"));
    let (asked, ()) = tokio::join!(asked, cut);
    assert!(matches!(asked, Err(Refusal::Unavailable(_))), "{asked:?}");
    assert_eq!(room.snapshot().version, before + 1);
}

#[tokio::test(start_paused = true)]
async fn those_who_wait_for_a_table_that_cannot_be_woken_get_one_room() {
    let pair = Pair::new().await;
    pair.cut_off(&pair.other);
    let (first, second) = tokio::join!(
        async {
            let first = pair.other.rooms.get(&pair.world.code).await;
            pair.world.cut.lock().clear();
            first
        },
        pair.other.rooms.get(&pair.world.code),
    );
    first.unwrap_err();
    let second = second.unwrap().unwrap();
    let third = pair.room(&pair.other).await;
    assert!(Arc::ptr_eq(&second.snapshot(), &third.snapshot()));
}

/// If the last one who waits doesn't forget it, nobody does.
#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_waits_for_any_more_is_forgotten() {
    let pair = Pair::new().await;
    pair.cut_off(&pair.other);
    let rooms = &pair.other.rooms;
    let get = || timeout(Duration::from_millis(1), rooms.get(&pair.world.code));
    let (first, second) = tokio::join!(get(), get());
    assert!(first.is_err() && second.is_err());
    assert!(rooms.awake.lock().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_node_that_is_behind_reads_on_before_it_refuses() {
    let mut pair = Pair::new().await;
    let (one, other) = (pair.one.clone(), pair.other.clone());
    pair.room(&other).await;
    pair.let_watches_lag();
    pair.ask(&one, "Dan", sit("Dan")).await.unwrap();
    pair.ask(&other, "Dan", say("here I am")).await.unwrap();
}

/// Otherwise people wouldn't find their table until something else changes there.
#[tokio::test(start_paused = true)]
async fn what_the_directory_missed_is_written_later() {
    let mut pair = Pair::new().await;
    let one = pair.one.clone();
    let room = pair.room(&one).await;
    sleep(Duration::from_secs(1)).await;
    assert_eq!(pair.people_in_directory().await, 1);
    pair.let_directory_hang(Duration::from_millis(1));
    pair.ask(&one, "Dan", sit("Dan")).await.unwrap();
    sleep(Duration::from_secs(600)).await;
    let tries = pair.world.network.counts()["entries not written"];
    assert!((3..30).contains(&tries), "{tries}");
    pair.world.network.calm_down();
    assert_eq!(pair.people_in_directory().await, 1);
    sleep(Duration::from_secs(120)).await;
    assert_eq!(pair.people_in_directory().await, 2);
    drop(room);
}

/// The time at which they must be shown as away passes while the table waits for the directory.
#[tokio::test(start_paused = true)]
async fn who_goes_while_the_directory_hangs_is_shown_as_away() {
    clock::SIMULATED.set(Some(SimulatedInstant::now()));
    let mut pair = Pair::new().await;
    let one = pair.one.clone();
    let room = pair.room(&one).await;
    drop(room.enter(who("Ana")).await);
    sleep(Duration::from_secs(1)).await;
    pair.let_directory_hang(2 * pace().away_after);
    pair.ask(&one, "Dan", sit("Dan")).await.unwrap();
    assert_eq!(room.snapshot().presence.connected.len(), 2);
    sleep(3 * pace().away_after).await;
    assert_eq!(room.snapshot().presence.connected.len(), 0);
}
