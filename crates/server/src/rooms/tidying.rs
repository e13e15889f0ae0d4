//! Tests: tables that nobody has used for long are removed, and rooms that end leave nothing behind.

use moonhare_rules::{Mode, Settings};
use moonhare_store::Memory;
use moonhare_table::Visibility;
use tokio::time::sleep;

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
            old: Twice::new(pace.delete_delay),
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

/// A node that is alone hears no beats at which it could forget.
#[tokio::test]
async fn a_node_alone_remembers_no_table_without_a_room() {
    let pace = Pace {
        sleep_after: Duration::from_millis(10),
        ..Pace::default()
    };
    let rooms = Rooms::new(Arc::new(Memory::new()), pace, None);
    let [wrong, code] = ["wrong", "key"].map(|key| Code::of(key).unwrap());
    assert!(rooms.get(&wrong).await.unwrap().is_none());
    assert!(!rooms.cluster.remembers(&wrong));
    let opening = Opening {
        settings: Settings::of(Mode::Classic),
        visibility: Visibility::Invited,
        password: None,
        lang: None,
        guide: false,
    };
    let (id, host) = (RecordId([1; 16]), TokenHash::of("host"));
    let opened = rooms.open(&code, id, opening, host, &[], Gist(1));
    assert!(opened.await.unwrap());
    drop(rooms.get(&code).await.unwrap().unwrap());
    assert!(rooms.cluster.remembers(&code));
    let asleep = async {
        while rooms.cluster.remembers(&code) {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(30), asleep)
        .await
        .expect("remembered for ever");
}
