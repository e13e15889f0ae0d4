//! What must hold whatever the network does.

use std::{collections::HashMap, sync::Arc};

use futures_util::FutureExt;
use moonhare_store::{EventLog, Record, RecordId, Version};
use moonhare_table::{ChatText, Event, Table};
use parking_lot::Mutex;

use super::network::Network;
use crate::{Code, table_log};

/// Compares what people are told with the one true log of their table.
#[derive(Debug)]
pub(super) struct Checker {
    network: Arc<Network>,
    code: Code,
    history: Mutex<History>,
    wrongs: Mutex<Vec<String>>,
}

/// The log, and the table after each record of it.
#[derive(Debug)]
struct History {
    records: Vec<Record>,
    states: Vec<Table>,
    versions: HashMap<RecordId, u64>,
    said: HashMap<ChatText, u64>,
}

impl Checker {
    pub(super) fn new(network: &Arc<Network>, code: &Code) -> Checker {
        Checker {
            network: network.clone(),
            code: code.clone(),
            history: Mutex::new(History {
                records: Vec::new(),
                states: vec![Table::default()],
                versions: HashMap::new(),
                said: HashMap::new(),
            }),
            wrongs: Mutex::default(),
        }
    }

    pub(super) fn wrong(&self, what: String) {
        if self.network.aloud {
            println!("wrong: {what}");
        }
        self.wrongs.lock().push(what);
    }

    pub(super) fn wrongs(&self) -> Vec<String> {
        self.wrongs.lock().clone()
    }

    /// Looks at the log as it is now, and checks what is new in it: versions have no gap, no id is there
    /// twice, and it replays.
    fn with_history<T>(&self, look: impl FnOnce(&History) -> T) -> T {
        let mut history = self.history.lock();
        loop {
            let from = Version(history.records.len() as u64);
            let page = self.network.truth.read(self.code.id(), from);
            let page = page.now_or_never().unwrap().unwrap();
            if page.is_empty() {
                return look(&history);
            }
            for record in page {
                let mut state = history.states.last().unwrap().clone();
                let number = history.records.len() as u64 + 1;
                if record.version != Version(number) {
                    self.wrong(format!("record {} is at place {number}", record.version));
                }
                if history.versions.insert(record.id, number).is_some() {
                    self.wrong(format!("{} is in the log twice", record.id));
                }
                match table_log::parse_record(&self.code, &record) {
                    Ok(parsed) => {
                        for event in &parsed.events {
                            if let Event::Said { text, .. } = event {
                                *history.said.entry(text.clone()).or_default() += 1;
                            }
                        }
                        state.evolve(&parsed);
                    }
                    Err(error) => self.wrong(format!("the log doesn't replay: {error}")),
                }
                history.states.push(state);
                history.records.push(record);
            }
        }
    }

    /// After which record the table looked like this, not counting records before `from`.
    fn place(&self, table: &Table, from: u64) -> Option<u64> {
        self.with_history(|history| {
            let mut states = (0..).zip(&history.states).skip(from as usize);
            let place =
                states.find(|(_, state)| state.version() == table.version() && *state == table);
            place.map(|(place, _)| place)
        })
    }

    /// How many records of the log somebody sees who saw `before` of them before. A table is shown as
    /// it is after some record of the log, and never goes back.
    pub(super) fn sees(&self, whose: &str, table: &Table, before: u64) -> u64 {
        let place = self.place(table, before);
        if self.network.aloud {
            println!("{whose} sees {place:?} after {before}");
        }
        place.unwrap_or_else(|| {
            self.wrong(match self.place(table, 0) {
                Some(place) => format!("{whose} goes back from {before} to {place}"),
                None => format!("{whose} shows what is not in the log, after {before}"),
            });
            before
        })
    }

    /// Checks that what is acknowledged is in the log, and that whoever asked sees it in the answer.
    pub(super) fn is_acknowledged(&self, id: RecordId, shown: &Table) {
        match self.version_of(id) {
            None => self.wrong(format!("{id} was acknowledged and is not in the log")),
            Some(version) if self.place(shown, version).is_none() => {
                self.wrong(format!("{id} was acknowledged and is not shown"));
            }
            Some(_) => {}
        }
    }

    pub(super) fn version_of(&self, id: RecordId) -> Option<u64> {
        self.with_history(|history| history.versions.get(&id).copied())
    }

    pub(super) fn newest(&self) -> Table {
        self.with_history(|history| history.states.last().unwrap().clone())
    }

    pub(super) fn records(&self) -> Vec<Record> {
        self.with_history(|history| history.records.clone())
    }

    /// Checks that what was acknowledged is in the log.
    pub(super) fn is_kept(&self, id: RecordId) {
        if self.version_of(id).is_none() {
            self.wrong(format!("{id} was acknowledged and is lost"));
        }
    }

    /// Checks that what was said is in the log at most once, even if it was sent again.
    pub(super) fn is_said_once(&self, text: &ChatText) {
        let times = self.with_history(|history| history.said.get(text).copied());
        if times > Some(1) {
            self.wrong(format!("{text:?} was said {times:?} times"));
        }
    }
}
