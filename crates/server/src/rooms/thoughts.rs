//! Tests: a table goes on while its computer players think.

use std::sync::mpsc;

use moonhare_rules::{First, Mode, Name, Seat, Settings, Step};
use moonhare_store::Memory;
use moonhare_table::{HostAsk, Level, PersonAsk, Visibility};
use tokio::time::sleep;

use super::*;
use crate::minds::bot_threads;

const PATIENCE: Duration = Duration::from_secs(60);

struct Evening {
    rooms: Rooms,
    code: Code,
    host: TokenHash,
    asked: u8,
}

impl Evening {
    /// A person at seat 0 and three computer players. `first` tells first.
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
        let (_, step) = room.snapshot().table.step().expect("no game");
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
        for _ in 0..bot_threads() {
            let (minds, until) = (self.rooms.minds.clone(), until.clone());
            let (began, begun) = tokio::sync::oneshot::channel();
            tokio::spawn(async move {
                let held = minds.think(move || {
                    let _ = began.send(());
                    let _ = until.lock().recv();
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

#[tokio::test]
async fn what_is_live_is_what_a_replay_gives() {
    let mut evening = Evening::new(Seat(0)).await;
    evening.ask(HostAsk::Start).await;
    let stand_in = HostAsk::StandIn {
        seat: Seat(0),
        on: true,
    };
    evening.ask(stand_in).await;
    let live = evening.rooms.get(&evening.code).await.unwrap().unwrap();
    let second_round = async {
        while live.snapshot().table.rounds().is_empty() {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, second_round).await.expect("no round");
    evening.ask(HostAsk::Pause).await;
    let store = evening.rooms.store.clone();
    let another = Rooms::new(store, Pace::default(), None);
    let replayed = another.get(&evening.code).await.unwrap().unwrap();
    assert_eq!(live.snapshot().table, replayed.snapshot().table);
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
    for _ in 0..bot_threads() {
        evening.rooms.minds.think(|| ()).await.unwrap();
    }
    sleep(Duration::from_millis(200)).await;
    assert!(!evening.is_told().await);
    evening.ask(stand_in(true)).await;
    evening.until_told().await;
}
