//! `moonhare check`: checks that this program can read all stored data.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, IsTerminal},
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
};

use indicatif::{ProgressBar, ProgressStyle};
use moonhare_deck::OwnDeck;
use moonhare_rules::{Clue, Event as GameEvent};
use moonhare_server::table_of_checkpoint;
use moonhare_store::{
    BlobId, Blobs, Checkpoint, EventLog, Inspection, Nats, Owner, Record as StoredRecord, Shelf,
    StoreError, TableId, Version,
};
use moonhare_table::{DeckId, Event, Record, Table};
use tokio::runtime::Runtime;

use crate::nats::{NatsArgs, Streams};

/// Check all stored data, even while the game is served.
///
/// SQLite checks its file. This program replays the log of every table, and compares every deck,
/// picture and recording in use with its hash. Run it before an update and after an accident. It
/// changes nothing.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Directory with all data.
    #[arg(long, env = "MOONHARE_DATA", default_value = "moonhare-data")]
    data: PathBuf,
    #[command(flatten)]
    nats: NatsArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let mut check = Check {
        data: Data::open(args)?,
        faults: 0,
        records: 0,
        named: BTreeMap::new(),
    };
    check.database()?;
    let tables = check.tables()?;
    check.shelves();
    let blobs = check.blobs()?;
    let seen = format!(
        "{tables} tables with {} records; {blobs} decks, pictures and recordings",
        check.records
    );
    match check.faults {
        0 => {
            println!("All is well: {seen}.");
            Ok(())
        }
        1 => Err(format!("One fault in {seen}.")),
        faults => Err(format!("{faults} faults in {seen}.")),
    }
}

/// Where the data is.
enum Data {
    Directory(Inspection),
    Nats(Nats, Runtime),
}

impl Data {
    fn open(args: &Args) -> Result<Data, String> {
        let runtime =
            Runtime::new().map_err(|error| format!("Could not start threads: {error}."))?;
        match runtime.block_on(args.nats.open(Streams::There))? {
            Some(nats) => Ok(Data::Nats(nats, runtime)),
            None => {
                let opened = Inspection::open(&args.data);
                Ok(Data::Directory(
                    opened.map_err(|error| format!("{error}."))?,
                ))
            }
        }
    }

    fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        match self {
            Data::Directory(data) => data.tables(),
            Data::Nats(nats, runtime) => runtime.block_on(nats.tables()),
        }
    }

    fn checkpoint(&self, table: &TableId) -> Result<Option<Checkpoint>, StoreError> {
        match self {
            Data::Directory(data) => data.checkpoint(table),
            Data::Nats(nats, runtime) => runtime.block_on(nats.checkpoint(table)),
        }
    }

    fn read(&mut self, table: &TableId, from: Version) -> Result<Vec<StoredRecord>, StoreError> {
        match self {
            Data::Directory(data) => data.read(table, from),
            Data::Nats(nats, runtime) => runtime.block_on(nats.read(table, from)),
        }
    }

    fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError> {
        match self {
            Data::Directory(data) => data.kept_by_all(),
            Data::Nats(nats, runtime) => runtime.block_on(nats.kept_by_all()),
        }
    }

    fn get_blob(&self, blob: &BlobId) -> Result<Option<Vec<u8>>, StoreError> {
        let content = match self {
            Data::Directory(data) => data.get_blob(blob),
            Data::Nats(nats, runtime) => runtime.block_on(nats.get_blob(blob)),
        };
        Ok(content?.map(Into::into))
    }
}

/// What a blob must contain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum BlobKind {
    Deck,
    Picture,
    Recording,
}

impl BlobKind {
    fn as_str(self) -> &'static str {
        match self {
            BlobKind::Deck => "deck",
            BlobKind::Picture => "picture",
            BlobKind::Recording => "recording",
        }
    }
}

struct Check {
    data: Data,
    faults: usize,
    records: usize,
    /// Every blob in use, and where it was first named.
    named: BTreeMap<(BlobKind, BlobId), String>,
}

impl Check {
    /// Prints one sentence for each fault.
    fn fault(&mut self, bar: &ProgressBar, sentence: &str) {
        self.faults += 1;
        bar.suspend(|| println!("{sentence}"));
    }

    /// NATS checks its files by itself.
    fn database(&mut self) -> Result<(), String> {
        let Data::Directory(data) = &self.data else {
            return Ok(());
        };
        let bar = progress("SQLite is checking its file", None)?;
        match data.faults() {
            Ok(faults) => {
                for fault in faults {
                    self.fault(&bar, &format!("The database: {}.", one_line(&fault)));
                }
            }
            Err(error) => self.fault(&bar, &format!("The database: {error}.")),
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// Replays every log and returns how many there are.
    fn tables(&mut self) -> Result<usize, String> {
        let tables = match self.data.tables() {
            Ok(tables) => tables,
            Err(error) => {
                let bar = ProgressBar::hidden();
                self.fault(&bar, &format!("The list of tables: {error}."));
                Vec::new()
            }
        };
        let bar = progress("Replaying tables", Some(tables.len()))?;
        for table in &tables {
            if let Err(sentence) = self.replay(table) {
                self.fault(&bar, &format!("Table {table}{sentence}."));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(tables.len())
    }

    /// Replays a log up to its first fault. The error is a phrase that follows the table's name.
    fn replay(&mut self, table: &TableId) -> Result<(), String> {
        let mut state = Table::default();
        let mut version = Version::EMPTY;
        let checkpoint = self.data.checkpoint(table);
        let checkpoint = checkpoint.map_err(|error| format!(", its checkpoint: {error}"))?;
        loop {
            let page = self.data.read(table, version);
            let page = page.map_err(|error| format!(", after record {version}: {error}"))?;
            if page.is_empty() {
                return Ok(());
            }
            for record in page {
                let expected = version.next();
                if record.version != expected {
                    return Err(format!(
                        ", record {expected} is missing: {} follows {version}",
                        record.version
                    ));
                }
                version = expected;
                self.records += 1;
                let parsed: Record = serde_json::from_slice(&record.payload).map_err(|error| {
                    format!(", record {version} cannot be read by this program: {error}")
                })?;
                self.note(&parsed, &format!("Table {table}, record {version}"));
                // The server would meet the same bug.
                let evolved = catch_unwind(AssertUnwindSafe(|| state.evolve(&parsed)));
                evolved.map_err(|_| format!(", record {version} crashes this program"))?;
                let written = (checkpoint.as_ref())
                    .filter(|checkpoint| checkpoint.version == version)
                    .and_then(table_of_checkpoint);
                if written.is_some_and(|written| written != state) {
                    return Err(format!(
                        ", the checkpoint after record {version} says something else than the log"
                    ));
                }
            }
        }
    }

    /// Notes the blobs that a record names.
    fn note(&mut self, record: &Record, place: &str) {
        for event in &record.events {
            match event {
                Event::Decked { decks } => {
                    for deck in decks {
                        if let DeckId::Own(hash) = deck.id {
                            self.name(BlobKind::Deck, &hash.to_string(), place);
                        }
                    }
                }
                Event::Game(GameEvent::Told {
                    clue: Clue::Sound(sound),
                    ..
                }) => self.name(BlobKind::Recording, &sound.to_string(), place),
                _ => {}
            }
        }
    }

    fn name(&mut self, kind: BlobKind, hash: &str, place: &str) {
        if let Ok(blob) = hash.parse() {
            let named = self.named.entry((kind, blob));
            named.or_insert_with(|| place.to_owned());
        }
    }

    fn shelves(&mut self) {
        match self.data.kept_by_all() {
            Ok(kept) => {
                for (owner, blob) in kept {
                    let whose = match owner {
                        Owner::HOUSE => "The shelf of the house".to_owned(),
                        // They come and go while this reads.
                        Owner::RECORDINGS => continue,
                        owner => format!("The shelf {owner}"),
                    };
                    self.name(BlobKind::Deck, &blob.to_string(), &whose);
                }
            }
            Err(error) => {
                let bar = ProgressBar::hidden();
                self.fault(&bar, &format!("The shelves: {error}."));
            }
        }
    }

    /// Compares every named blob with its hash and returns how many exist.
    fn blobs(&mut self) -> Result<usize, String> {
        let decks = std::mem::take(&mut self.named);
        let bar = progress("Checking decks and recordings", Some(decks.len()))?;
        let mut there = BTreeSet::new();
        for ((kind, blob), place) in decks {
            if let Some(content) = self.blob(&bar, kind, &blob, &place) {
                there.insert(blob);
                if kind == BlobKind::Deck {
                    self.deck(&bar, &blob, &content, &place);
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        let pictures = std::mem::take(&mut self.named);
        let bar = progress("Checking pictures", Some(pictures.len()))?;
        for ((kind, blob), place) in pictures {
            if self.blob(&bar, kind, &blob, &place).is_some() {
                there.insert(blob);
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(there.len())
    }

    fn blob(
        &mut self,
        bar: &ProgressBar,
        kind: BlobKind,
        blob: &BlobId,
        place: &str,
    ) -> Option<Vec<u8>> {
        let what = kind.as_str();
        match self.data.get_blob(blob) {
            Ok(Some(content)) => return Some(content),
            Ok(None) => {
                let sentence = format!("{place} names the {what} {blob}, which is missing.");
                self.fault(bar, &sentence);
            }
            Err(error) => {
                let sentence = format!("{place} names the {what} {blob}: {error}.");
                self.fault(bar, &sentence);
            }
        }
        None
    }

    fn deck(&mut self, bar: &ProgressBar, blob: &BlobId, content: &[u8], place: &str) {
        match OwnDeck::read(content) {
            Ok(deck) => {
                let place = format!("The deck {blob}");
                for card in &deck.cards {
                    for picture in [&card.small, &card.large] {
                        self.name(BlobKind::Picture, picture, &place);
                    }
                }
            }
            Err(error) => {
                let sentence = format!("{place} names the deck {blob}: {error}.");
                self.fault(bar, &sentence);
            }
        }
    }
}

/// SQLite breaks lines anywhere.
fn one_line(sentence: &str) -> String {
    sentence.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A progress bar on a terminal, a line elsewhere.
fn progress(what: &str, all: Option<usize>) -> Result<ProgressBar, String> {
    if !io::stderr().is_terminal() {
        match all {
            Some(all) => eprintln!("{what}: {all}"),
            None => eprintln!("{what}"),
        }
        return Ok(ProgressBar::hidden());
    }
    let (bar, template) = match all {
        Some(all) => (
            ProgressBar::new(all as u64),
            "{msg} {wide_bar} {pos}/{len} {eta}",
        ),
        None => (ProgressBar::new_spinner(), "{spinner} {msg} {elapsed}"),
    };
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    let style = ProgressStyle::with_template(template).map_err(|error| error.to_string())?;
    Ok(bar.with_style(style).with_message(what.to_owned()))
}
