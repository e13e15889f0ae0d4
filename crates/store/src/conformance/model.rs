//! Any history of changes leaves a store in the same state as a very simple model.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::{Duration, SystemTime},
};

use bytes::Bytes;
use proptest::{
    collection::vec,
    prelude::*,
    test_runner::{Config, TestRunner},
};
use tokio::{runtime::Handle, task};

use super::{Harness, eventually, next, read_all, table};
use crate::{AppendError, Appended, BlobId, Record, RecordId, Store, TableId, Version};

const CASES: u32 = 24;

#[derive(Clone, Debug)]
enum Step {
    /// `off` is how far the expected version is from the real one.
    Append {
        table: u8,
        off: i8,
        id: u8,
        payload: Vec<u8>,
    },
    Remove {
        table: u8,
    },
    Put {
        table: u8,
        entry: Vec<u8>,
    },
    Delete {
        table: u8,
    },
    PutBlob {
        content: u8,
    },
    DeleteBlob {
        content: u8,
    },
}

fn step() -> impl Strategy<Value = Step> {
    let table = || 0..3u8;
    let payload = || vec(any::<u8>(), 0..20);
    let off = prop_oneof![6 => Just(0i8), 1 => -2..=2i8];
    prop_oneof![
        12 => (table(), off, 0..24u8, payload())
            .prop_map(|(table, off, id, payload)| Step::Append { table, off, id, payload }),
        1 => table().prop_map(|table| Step::Remove { table }),
        2 => (table(), payload()).prop_map(|(table, entry)| Step::Put { table, entry }),
        1 => table().prop_map(|table| Step::Delete { table }),
        1 => (0..3u8).prop_map(|content| Step::PutBlob { content }),
        1 => (0..3u8).prop_map(|content| Step::DeleteBlob { content }),
    ]
}

pub async fn any_history_matches_the_model(harness: &impl Harness) {
    let store = harness.open().await;
    let cases = AtomicU64::new(0);
    let config = Config {
        cases: CASES,
        failure_persistence: None,
        ..Config::default()
    };
    let runtime = Handle::current();
    task::block_in_place(|| {
        let outcome = TestRunner::new(config).run(&vec(step(), 1..40), |steps| {
            let case = cases.fetch_add(1, Relaxed);
            runtime.block_on(Model::new(case).live(&*store, steps));
            Ok(())
        });
        if let Err(failure) = outcome {
            panic!("{failure}");
        }
    });
}

/// Each case has its own tables and blobs, so one store serves all cases.
struct Model {
    case: u64,
    logs: BTreeMap<TableId, Vec<Record>>,
    entries: BTreeMap<TableId, Bytes>,
    blobs: BTreeMap<BlobId, Option<Bytes>>,
}

impl Model {
    fn new(case: u64) -> Self {
        Self {
            case,
            logs: BTreeMap::new(),
            entries: BTreeMap::new(),
            blobs: BTreeMap::new(),
        }
    }

    fn table(&self, number: u8) -> TableId {
        table(&format!("case-{}-{number}", self.case))
    }

    fn blob(&self, number: u8) -> Bytes {
        Bytes::from(format!("blob {number} of case {}", self.case))
    }

    async fn live(mut self, store: &dyn Store, steps: Vec<Step>) {
        for step in steps {
            self.step(store, step).await;
        }
        self.compare(store).await;
    }

    async fn step(&mut self, store: &dyn Store, step: Step) {
        match step {
            Step::Append {
                table,
                off,
                id,
                payload,
            } => {
                let table = self.table(table);
                let id = RecordId([id; 16]);
                let payload = Bytes::from(payload);
                let log = self.logs.entry(table.clone()).or_default();
                let current = Version(log.len() as u64);
                let expected = Version(current.0.saturating_add_signed(off.into()));
                let model = match log.iter().find(|record| record.id == id) {
                    Some(before) => Ok(Appended::Before(before.version)),
                    None if expected != current => Err(AppendError::Conflict { current }),
                    None => {
                        let version = current.next();
                        log.push(Record {
                            version,
                            id,
                            payload: payload.clone(),
                        });
                        Ok(Appended::Now(version))
                    }
                };
                let answer = store.append(&table, expected, id, payload).await;
                assert_eq!(answer, model);
            }
            Step::Remove { table } => {
                let table = self.table(table);
                store.remove(&table).await.unwrap();
                self.logs.insert(table, Vec::new());
            }
            Step::Put { table, entry } => {
                let (table, entry) = (self.table(table), Bytes::from(entry));
                store.put_entry(&table, entry.clone()).await.unwrap();
                self.entries.insert(table, entry);
            }
            Step::Delete { table } => {
                let table = self.table(table);
                store.delete_entry(&table).await.unwrap();
                self.entries.remove(&table);
            }
            Step::PutBlob { content } => {
                let content = self.blob(content);
                let id = store.put_blob(content.clone()).await.unwrap();
                self.blobs.insert(id, Some(content));
            }
            Step::DeleteBlob { content } => {
                let id = BlobId::of(&self.blob(content));
                let soon = SystemTime::now() + Duration::from_secs(60);
                store.delete_old_blob(&id, soon).await.unwrap();
                self.blobs.insert(id, None);
            }
        }
    }

    async fn compare(&self, store: &dyn Store) {
        for (table, log) in &self.logs {
            eventually(async || (read_all(store, table).await == *log).then_some(())).await;
            for from in 0..=log.len() {
                let mut watch = store.watch(table, Version(from as u64)).await.unwrap();
                for record in &log[from..] {
                    assert_eq!(next(&mut watch).await, Some(Ok(record.clone())));
                }
            }
        }
        let mine = |table: &TableId| table.as_str().starts_with(&format!("case-{}-", self.case));
        eventually(async || {
            let mut tables = store.tables().await.unwrap();
            tables.retain(mine);
            tables.sort_unstable();
            let logs = self.logs.iter().filter(|(_, log)| !log.is_empty());
            tables.iter().eq(logs.map(|(table, _)| table)).then_some(())
        })
        .await;
        eventually(async || {
            let mut entries = store.list_entries().await.unwrap();
            entries.retain(|(table, _)| mine(table));
            entries.into_iter().eq(self.entries.clone()).then_some(())
        })
        .await;
        for (id, content) in &self.blobs {
            eventually(async || (store.get_blob(id).await.unwrap() == *content).then_some(()))
                .await;
        }
    }
}
