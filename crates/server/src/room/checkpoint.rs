//! Checkpoints: a replica written down beside its log, so that waking a table reads few records.

use std::{borrow::Cow, sync::Arc};

use moonhare_store::{Checkpoint, RecordId, Store};
use moonhare_table::{Gist, SOURCES, Table};
use serde::{Deserialize, Serialize};

use super::replica::Replica;
use crate::{Code, Unavailable};

/// A replica as it's written down.
#[derive(Deserialize, Serialize)]
struct Saved<'a> {
    /// The [`SOURCES`] of the program that wrote it: a hash of its source code. A program with other source
    /// code might make another table of the same log, and the log is the truth.
    sources: Cow<'a, str>,
    table: Cow<'a, Table>,
    recent: Vec<(u128, Option<Gist>)>,
}

impl Saved<'_> {
    /// Reads a state that a program with the same source code has written; `None` for any other.
    fn read(state: &[u8]) -> Option<Saved<'_>> {
        let saved: Saved<'_> = serde_json::from_slice(state).ok()?;
        (saved.sources == SOURCES).then_some(saved)
    }
}

impl Replica {
    /// Reads a table from its log, starting at the checkpoint if there is one.
    pub(super) async fn of(store: &Arc<dyn Store>, code: &Code) -> Result<Replica, Unavailable> {
        let checkpoint = store.checkpoint(code.id()).await.unwrap_or_else(|error| {
            tracing::debug!(table = %code, %error, "the checkpoint could not be read");
            None
        });
        let saved = checkpoint.and_then(|checkpoint| Replica::from_checkpoint(&checkpoint));
        let mut replica = saved.unwrap_or_default();
        replica.read_new(store, code).await?;
        Ok(replica)
    }

    fn from_checkpoint(checkpoint: &Checkpoint) -> Option<Replica> {
        let saved = Saved::read(&checkpoint.state)?;
        let recent = saved.recent.into_iter();
        Some(Replica {
            table: saved.table.into_owned(),
            version: checkpoint.version,
            recent: recent
                .map(|(id, asked)| (RecordId(id.to_be_bytes()), asked))
                .collect(),
        })
    }

    /// None before the first record.
    pub(super) fn checkpoint(&self) -> Option<Checkpoint> {
        let (id, _) = *self.recent.back()?;
        let recent = self.recent.iter();
        let saved = Saved {
            sources: SOURCES.into(),
            table: Cow::Borrowed(&self.table),
            recent: recent
                .map(|(id, asked)| (u128::from_be_bytes(id.0), *asked))
                .collect(),
        };
        Some(Checkpoint {
            version: self.version,
            id,
            state: serde_json::to_vec(&saved).ok()?.into(),
        })
    }
}

/// The table in a checkpoint; `None` if a program with other sources wrote it.
pub fn table_of_checkpoint(checkpoint: &Checkpoint) -> Option<Table> {
    let saved = Saved::read(&checkpoint.state)?;
    Some(saved.table.into_owned())
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use moonhare_rules::{Mode, Settings};
    use moonhare_store::{Memory, Version};
    use moonhare_table::{Event, Millis, Opening, Record, TokenHash, Visibility};

    use super::*;

    /// A table with so many records, and its replica.
    async fn long_table(records: u64) -> (Arc<dyn Store>, Code, Replica) {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let code = Code::of("long").unwrap();
        let mut replica = Replica::default();
        for number in 0..records {
            let event = match number {
                0 => Event::Opened {
                    opening: Opening {
                        settings: Settings::of(Mode::Classic),
                        visibility: Visibility::Invited,
                        password: None,
                        lang: None,
                        guide: false,
                    },
                    host: TokenHash::of("Ana"),
                },
                _ => Event::Guided {
                    on: number % 2 == 0,
                },
            };
            let record = Record {
                at: Millis(number),
                asked: Some(Gist(u64::MAX - number)),
                events: vec![event],
            };
            let record = moonhare_store::Record {
                version: Version(number + 1),
                id: RecordId((u128::MAX - u128::from(number)).to_be_bytes()),
                payload: Bytes::from(serde_json::to_vec(&record).unwrap()),
            };
            let append = store.append(
                code.id(),
                Version(number),
                record.id,
                record.payload.clone(),
            );
            append.await.unwrap();
            replica.apply(&code, &record).unwrap();
        }
        (store, code, replica)
    }

    #[tokio::test]
    async fn a_table_wakes_from_its_checkpoint() {
        let (store, code, replica) = long_table(600).await;
        let checkpoint = replica.checkpoint().unwrap();
        assert_eq!(
            table_of_checkpoint(&checkpoint).as_ref(),
            Some(&replica.table)
        );
        store.put_checkpoint(code.id(), checkpoint).await.unwrap();
        // What a checkpoint says is taken as it is, so this one shows whether it was read.
        let mut marked = replica.checkpoint().unwrap();
        let text = String::from_utf8(marked.state.to_vec()).unwrap();
        marked.state = text.replace(r#""opened":0"#, r#""opened":77"#).into();
        store.put_checkpoint(code.id(), marked).await.unwrap();
        let woken = Replica::of(&store, &code).await.unwrap();
        assert_eq!(woken.table.opened(), Millis(77));
        assert_eq!(woken.version, Version(600));
        // The commands before it are still recognised.
        assert_eq!(woken.recent, replica.recent);
    }

    #[tokio::test]
    async fn records_after_the_checkpoint_are_read() {
        let (store, code, replica) = long_table(40).await;
        let (_, _, before) = long_table(30).await;
        let checkpoint = before.checkpoint().unwrap();
        store.put_checkpoint(code.id(), checkpoint).await.unwrap();
        let woken = Replica::of(&store, &code).await.unwrap();
        assert_eq!(woken.table, replica.table);
        assert_eq!(
            (woken.version, woken.recent),
            (replica.version, replica.recent)
        );
    }

    #[tokio::test]
    async fn a_checkpoint_of_another_program_is_ignored() {
        let (store, code, replica) = long_table(10).await;
        let ours = replica.checkpoint().unwrap();
        let text = String::from_utf8(ours.state.to_vec()).unwrap();
        let marked = text.replace(r#""opened":0"#, r#""opened":77"#);
        for state in [
            marked.replace(SOURCES, "another"),
            marked.replace("banished", "exiled"),
            "{}".into(),
            "rubbish".into(),
        ] {
            let checkpoint = Checkpoint {
                state: Bytes::from(state),
                ..ours.clone()
            };
            assert_eq!(table_of_checkpoint(&checkpoint), None);
            store.put_checkpoint(code.id(), checkpoint).await.unwrap();
            let woken = Replica::of(&store, &code).await.unwrap();
            assert_eq!(woken.table, replica.table);
        }
    }
}
