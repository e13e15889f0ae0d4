//! A server, a browser, and people at one table.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use moonhare_browser::{Chrome, Colours, Device, Did, OpenedTable, Person};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::common::Served;

/// The timeout for an evening; only a fault takes this long.
pub(crate) const PATIENCE: Duration = Duration::from_secs(600);

const NAMES: [&str; 7] = [
    "Ana",
    "Mihai",
    "שירה בת־שבע",
    "Wolfeschlegelsteinhausenberger", // thirty letters and no space
    "João",
    "小野妹子",
    "Ioana-Ruxandra",
];

pub(crate) struct Evening {
    pub(crate) people: Vec<Person>,
    pub(crate) table: OpenedTable,
    pub(crate) served: Served,
    pub(crate) chrome: Chrome,
    pub(crate) data: TempDir,
    pub(crate) began: Instant,
}

impl Evening {
    /// People at a table whose game hasn't started; every other one has a phone.
    pub(crate) async fn gather(mode: &str, people: usize, points: Option<u32>) -> Evening {
        Evening::gather_in("en", mode, people, points).await
    }

    /// The same, with browsers set to a language.
    pub(crate) async fn gather_in(
        language: &str,
        mode: &str,
        people: usize,
        points: Option<u32>,
    ) -> Evening {
        let data = tempfile::tempdir().unwrap();
        let served = Served::start(data.path(), &["--bot-thinks", "10"]);
        let devices = [Device::PHONE, Device::LAPTOP];
        Evening::gather_at(served, data, devices, language, mode, people, points).await
    }

    /// The same, with a given server and devices.
    pub(crate) async fn gather_at(
        served: Served,
        data: TempDir,
        devices: [Device; 2],
        language: &str,
        mode: &str,
        people: usize,
        points: Option<u32>,
    ) -> Evening {
        let chrome = Chrome::launch().await.unwrap();
        let mut here = Vec::new();
        for (seat, name) in NAMES.iter().enumerate().take(people) {
            let device = devices[seat % 2];
            let colours = Colours::BOTH[seat % 2];
            let person = chrome.person(name, device, colours).await.unwrap();
            person.speaks(language).await.unwrap();
            here.push(person);
        }
        let table = here[0]
            .open_table(&served.base, mode, points)
            .await
            .unwrap();
        for person in &here[1..] {
            person.sit(&table).await.unwrap();
        }
        Evening {
            people: here,
            table,
            served,
            chrome,
            data,
            began: Instant::now(),
        }
    }

    /// The host adds computer players.
    pub(crate) async fn add_bots(&self, bots: usize) {
        let host = &self.people[0];
        for count in 1..=bots {
            host.click("form[action$='/add-bot'] button").await.unwrap();
            let seats = self.people.len() + count;
            let there = format!(
                "() => document.querySelectorAll('.round-table .seat bdi.name').length === {seats}"
            );
            host.until("the computer player", &there).await.unwrap();
        }
    }

    pub(crate) async fn start(&self) {
        self.people[0].start().await.unwrap();
    }

    /// Plays until the game is over for everybody. Calls `meddle` after each move.
    pub(crate) async fn play(&mut self, mut meddle: impl AsyncFnMut(&[Person], usize)) -> usize {
        let mut moves = 0;
        loop {
            let mut over = 0;
            let mut quiet = true;
            for seat in 0..self.people.len() {
                match self.act(seat).await {
                    Did::Over => over += 1,
                    Did::Nothing => {}
                    _ => {
                        quiet = false;
                        moves += 1;
                        meddle(&self.people, moves).await;
                    }
                }
            }
            if over == self.people.len() {
                return moves;
            }
            if quiet {
                sleep(Duration::from_millis(30)).await;
            }
        }
    }

    /// One person does what the page asks for. Checks that the page still fits the screen, and that
    /// the evening doesn't last for ever.
    pub(crate) async fn act(&mut self, seat: usize) -> Did {
        assert!(
            self.began.elapsed() < PATIENCE,
            "the evening does not end: {:?}",
            self.lines().await
        );
        let person = &mut self.people[seat];
        let did = person.act().await;
        let did = did.unwrap_or_else(|why| panic!("{why}\n{}", self.served.complaints()));
        if did != Did::Nothing {
            let misfits = person.misfits().await.unwrap();
            assert!(misfits.is_empty(), "{} {misfits:?}", person.name);
        }
        did
    }

    async fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for person in &self.people {
            lines.push(person.text("#now").await.unwrap());
        }
        lines
    }

    /// Everybody saw the same end, no console had errors, and no browser contacted another host.
    pub(crate) async fn ended_well(&self) {
        let ends = self.lines().await;
        // All but the host also read who can start another game.
        let told = ends[0].as_str();
        assert!(!told.is_empty());
        assert!(ends.iter().all(|end| end.starts_with(told)), "{ends:?}");
        self.was_quiet();
    }

    pub(crate) fn was_quiet(&self) {
        for person in &self.people {
            is_quiet(person, &self.served.base);
        }
        assert_eq!(self.served.complaints(), "");
    }
}

pub(crate) fn is_quiet(person: &Person, base: &str) {
    let mut errors = person.take_errors();
    // Two errors are not the page's fault: a cut connection, and a 409 when a computer player
    // claims first, which the browser logs.
    let faultless = |error: &str| {
        error.contains("ERR_INTERNET_DISCONNECTED")
            || error.contains("ERR_CONNECTION_REFUSED")
            || error.contains("status of 409") && error.ends_with("/claim")
    };
    errors.retain(|error| !faultless(error));
    assert_eq!(errors, [""; 0], "{}", person.name);
    assert_eq!(person.foreign_addresses(base), [""; 0]);
}

/// The step that the page shows: what can be sent from it, or how it is laid out.
pub(crate) async fn step(person: &Person) -> String {
    let step = "() => document.querySelector('form#stage:not(.is-in)')?.getAttribute('action').split('/').pop()
        ?? document.querySelector('#shell')?.className.replaceAll(' ', '-') ?? ''";
    person.ask(step).await.unwrap()
}

/// `MOONHARE_LOOK=folder` saves screenshots for people to look at.
pub(crate) async fn look(person: &Person, name: &str) {
    if let Some(folder) = std::env::var_os("MOONHARE_LOOK") {
        let folder = Path::new(&folder);
        fs::create_dir_all(folder).unwrap();
        let file = folder.join(format!("{name}.png"));
        fs::write(file, person.picture().await.unwrap()).unwrap();
    }
}
