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
/// No log and no shelf in the copy names a blob that is missing, even if games go on: whatever they name
/// was put before, so the blobs that came meanwhile are copied last.
///
/// Blobs that are damaged in the first store are left out and returned.
pub async fn copy(
    from: &dyn Store,
    to: &dyn Store,
    mut told: impl FnMut(CopyProgress),
) -> Result<Vec<BlobId>, CopyError> {
    let blobs = blobs_now(from).await?;
    let tables = from.tables().await?;
    let mut all = (blobs.len() + tables.len()) as u64;
    let mut done = 0;
    told(CopyProgress { done, all });
    let mut one_more = |all| {
        done += 1;
        told(CopyProgress { done, all });
    };
    let mut damaged = copy_blobs(from, to, &blobs, || one_more(all)).await?;
    let mut owners: BTreeSet<Owner> = (from.kept_by_all().await?.into_iter())
        .map(|(owner, _)| owner)
        .collect();
    // Recordings that nobody has told yet are deleted at any moment.
    owners.remove(&Owner::RECORDINGS);
    for owner in owners {
        copy_shelf(from, to, &owner).await?;
    }
    let copied = stream::iter(&tables).map(|table| copy_table(from, to, table));
    let mut copied = copied.buffer_unordered(AT_ONCE);
    while let Some(()) = copied.try_next().await? {
        one_more(all);
    }
    let since = &blobs_now(from).await? - &blobs;
    all += since.len() as u64;
    damaged.extend(copy_blobs(from, to, &since, || one_more(all)).await?);
    Ok(damaged)
}

/// All blobs that are there now.
async fn blobs_now(from: &dyn Store) -> Result<BTreeSet<BlobId>, StoreError> {
    // Clocks differ, but not by so much.
    let later = SystemTime::now() + Duration::from_secs(24 * 3600);
    Ok(from.old_blobs(later).await?.into_iter().collect())
}

async fn copy_blobs(
    from: &dyn Store,
    to: &dyn Store,
    blobs: &BTreeSet<BlobId>,
    mut one_more: impl FnMut(),
) -> Result<Vec<BlobId>, CopyError> {
    let copied = stream::iter(blobs).map(|id| copy_blob(from, to, id));
    let mut copied = copied.buffer_unordered(AT_ONCE);
    let mut damaged = Vec::new();
    while let Some(blob) = copied.try_next().await? {
        damaged.extend(blob);
        one_more();
    }
    Ok(damaged)
}

/// Returns the blob if it is damaged in the first store.
async fn copy_blob(
    from: &dyn Store,
    to: &dyn Store,
    id: &BlobId,
) -> Result<Option<BlobId>, CopyError> {
    let content = match from.get_blob(id).await {
        Ok(Some(content)) => content,
        // Deleted meanwhile.
        Ok(None) => return Ok(None),
        Err(StoreError::Damaged(_)) => return Ok(Some(*id)),
        Err(error) => return Err(error.into()),
    };
    match to.get_blob(id).await {
        Ok(there) if there.as_ref() == Some(&content) => return Ok(None),
        // Putting it again mends it.
        Ok(_) | Err(StoreError::Damaged(_)) => {}
        Err(error) => return Err(error.into()),
    }
    to.put_blob(content.clone()).await?;
    shows(format!("blob {id}"), async || {
        Ok(to.get_blob(id).await?.as_ref() == Some(&content))
    })
    .await?;
    Ok(None)
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
            has(to, table, version, &page).await
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

/// Whether the table goes on with these records after a version. The other store's pages may be shorter.
async fn has(
    to: &dyn Store,
    table: &TableId,
    mut version: Version,
    mut records: &[Record],
) -> Result<bool, StoreError> {
    while let Some(last) = records.last() {
        let there = to.read(table, version).await?;
        let Some(end) = there.last().map(|record| record.version.min(last.version)) else {
            return Ok(false);
        };
        if !agree(&there, records) {
            return Ok(false);
        }
        records = &records[there.len().min(records.len())..];
        version = end;
    }
    Ok(true)
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
mod tests;
