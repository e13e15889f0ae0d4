//! Copying everything from one store to another.

use std::{
    collections::BTreeSet,
    time::{Duration, SystemTime},
};

use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::time::{Instant, sleep};

use crate::{AppendError, BlobId, Owner, PutError, Record, Store, StoreError, TableId, Version};

/// How many tables or blobs are copied at once. A store makes many changes durable in the time of one.
const AT_ONCE: usize = 16;

/// How long the other store may take to show what it has acknowledged.
const LAG: Duration = Duration::from_secs(10);

/// Why not everything was copied. What was copied stays, and copying again goes on from there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CopyError {
    #[error("table {0} has another history in the other store")]
    OtherHistory(TableId),
    #[error("{0} reads differently in the other store")]
    Differs(String),
    #[error(transparent)]
    Put(#[from] PutError),
    #[error(transparent)]
    Append(#[from] AppendError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How far copying is: in tables and blobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopyProgress {
    pub done: u64,
    pub all: u64,
}

/// Copies everything and reads it back; only checkpoints are left out, because tables make new ones.
/// What is there already is left as it is, so an interrupted copy goes on where it was. Tables that only
/// the other store has stay.
///
/// Blobs come first, so that no log in the copy names one that is missing.
pub async fn copy(
    from: &dyn Store,
    to: &dyn Store,
    mut told: impl FnMut(CopyProgress),
) -> Result<(), CopyError> {
    let blobs = from
        .old_blobs(SystemTime::now() + Duration::from_secs(24 * 3600))
        .await?;
    let tables = from.tables().await?;
    let mut progress = CopyProgress {
        done: 0,
        all: (blobs.len() + tables.len()) as u64,
    };
    told(progress);
    let mut one_more = || {
        progress.done += 1;
        told(progress);
    };
    let blobs = stream::iter(&blobs).map(|id| copy_blob(from, to, id));
    let mut blobs = blobs.buffer_unordered(AT_ONCE);
    while let Some(()) = blobs.try_next().await? {
        one_more();
    }
    let owners: BTreeSet<Owner> = (from.kept_by_all().await?.into_iter())
        .map(|(owner, _)| owner)
        .collect();
    for owner in owners {
        copy_shelf(from, to, &owner).await?;
    }
    let tables = stream::iter(&tables).map(|table| copy_table(from, to, table));
    let mut tables = tables.buffer_unordered(AT_ONCE);
    while let Some(()) = tables.try_next().await? {
        one_more();
    }
    Ok(())
}

async fn copy_blob(from: &dyn Store, to: &dyn Store, id: &BlobId) -> Result<(), CopyError> {
    // Deleted meanwhile.
    let Some(content) = from.get_blob(id).await? else {
        return Ok(());
    };
    if to.get_blob(id).await?.as_ref() == Some(&content) {
        return Ok(());
    }
    to.put_blob(content.clone()).await?;
    shows(format!("blob {id}"), async || {
        Ok(to.get_blob(id).await?.as_ref() == Some(&content))
    })
    .await
}

async fn copy_shelf(from: &dyn Store, to: &dyn Store, owner: &Owner) -> Result<(), CopyError> {
    let kept = from.kept_by(owner).await?;
    for (blob, note) in &kept {
        to.keep(owner, blob, note.clone()).await?;
    }
    shows(format!("shelf {owner}"), async || {
        let there = to.kept_by(owner).await?;
        Ok(kept.iter().all(|one| there.contains(one)))
    })
    .await
}

async fn copy_table(from: &dyn Store, to: &dyn Store, table: &TableId) -> Result<(), CopyError> {
    let mut version = Version::EMPTY;
    loop {
        let page = from.read(table, version).await?;
        let Some(last) = page.last() else { break };
        let there = to.read(table, version).await?;
        if !agree(&there, &page) {
            return Err(CopyError::OtherHistory(table.clone()));
        }
        for record in page.iter().skip(there.len()) {
            append(to, table, record).await?;
        }
        shows(format!("table {table}"), async || {
            let there = to.read(table, version).await?;
            Ok(there.len() >= page.len() && agree(&there, &page))
        })
        .await?;
        version = last.version;
    }
    if let Some(entry) = from.get_entry(table).await? {
        to.put_entry(table, entry.clone()).await?;
        shows(format!("the entry of table {table}"), async || {
            Ok(to.get_entry(table).await?.as_ref() == Some(&entry))
        })
        .await?;
    }
    Ok(())
}

/// Whether one of two pages is the beginning of the other.
fn agree(one: &[Record], other: &[Record]) -> bool {
    one.iter().zip(other).all(|(one, other)| one == other)
}

async fn append(to: &dyn Store, table: &TableId, record: &Record) -> Result<(), CopyError> {
    let other = || CopyError::OtherHistory(table.clone());
    let before = Version(record.version.0.saturating_sub(1));
    let appended = to
        .append(table, before, record.id, record.payload.clone())
        .await;
    match appended {
        Ok(appended) if appended.version() == record.version => Ok(()),
        Ok(_) | Err(AppendError::Conflict { .. }) => Err(other()),
        Err(error) => Err(error.into()),
    }
}

/// Waits until the other store shows what was copied.
async fn shows(
    what: String,
    mut look: impl AsyncFnMut() -> Result<bool, StoreError>,
) -> Result<(), CopyError> {
    let until = Instant::now() + LAG;
    while !look().await? {
        if Instant::now() >= until {
            return Err(CopyError::Differs(what));
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Blobs, Directory, EventLog, Memory, RecordId, Shelf};

    fn table(name: &str) -> TableId {
        name.parse().unwrap()
    }

    async fn fill(store: &Memory, table: &TableId, versions: std::ops::Range<u64>) {
        for number in versions {
            let id = RecordId(u128::from(number).to_be_bytes());
            let payload = format!("record {number}").into();
            let append = store.append(table, Version(number), id, payload);
            append.await.unwrap();
        }
    }

    async fn all(store: &dyn Store, table: &TableId) -> Vec<Record> {
        let mut log: Vec<Record> = Vec::new();
        loop {
            let page = store.read(table, Version(log.len() as u64)).await.unwrap();
            if page.is_empty() {
                return log;
            }
            log.extend(page);
        }
    }

    async fn full() -> (Memory, BlobId) {
        let from = Memory::new();
        // One is longer than a page.
        for (name, length) in [("hare", 300), ("moon", 3)] {
            fill(&from, &table(name), 0..length).await;
            let entry = name.to_owned().into();
            from.put_entry(&table(name), entry).await.unwrap();
        }
        let picture = from.put_blob("a picture".into()).await.unwrap();
        let note = "kept".into();
        from.keep(&Owner::HOUSE, &picture, note).await.unwrap();
        (from, picture)
    }

    #[tokio::test]
    async fn everything_is_copied_once() {
        let (from, picture) = full().await;
        let to = Memory::new();
        // As if the first copy had been interrupted.
        fill(&to, &table("hare"), 0..40).await;
        for _ in 0..2 {
            let mut told = Vec::new();
            copy(&from, &to, |progress| told.push(progress))
                .await
                .unwrap();
            let last = CopyProgress { done: 3, all: 3 };
            assert_eq!((told.len(), told.last()), (4, Some(&last)));
            for name in ["hare", "moon"] {
                let table = table(name);
                assert_eq!(all(&from, &table).await, all(&to, &table).await);
            }
            let entries = to.list_entries().await.unwrap();
            assert_eq!(entries, from.list_entries().await.unwrap());
            let blob = to.get_blob(&picture).await.unwrap();
            assert_eq!(blob, Some("a picture".into()));
            let kept = to.kept_by(&Owner::HOUSE).await.unwrap();
            assert_eq!(kept, [(picture, "kept".into())]);
        }
    }

    #[tokio::test]
    async fn a_table_with_another_history_is_left_alone() {
        let (from, _) = full().await;
        let to = Memory::new();
        let moon = table("moon");
        let append = to.append(&moon, Version::EMPTY, RecordId([99; 16]), "another".into());
        append.await.unwrap();
        let refused = copy(&from, &to, |_| ()).await;
        assert_eq!(refused, Err(CopyError::OtherHistory(moon.clone())));
        assert_eq!(all(&to, &moon).await.len(), 1);
    }
}
