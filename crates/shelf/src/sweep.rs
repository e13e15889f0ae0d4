//! Deleting pictures, decks and recordings that nobody uses any more: their table is gone, somebody
//! forgot the deck, or an upload came to nothing.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::{Instant, SystemTime},
};

use moonhare_store::{BlobId, Owner, Store, TableId, Version};

use crate::{ShelfError, Twice, words_beside};

/// Deletes unused blobs and returns how many. A blob is unused if it is older than `before` and no
/// shelf and no log leads to it, now and in an earlier sweep, which `unused` remembers. If anything
/// can't be read, nothing is deleted.
pub async fn sweep(
    store: &Arc<dyn Store>,
    before: SystemTime,
    unused: &mut Twice<BlobId>,
    now: Instant,
) -> Result<usize, ShelfError> {
    let mut old = store.old_blobs(before).await?;
    if !old.is_empty() {
        let used = used(store).await?;
        old.retain(|blob| !used.contains(blob));
    }
    let mut deleted = 0;
    for blob in &unused.again(old, now) {
        let words = words_beside(blob);
        for (described, _) in store.kept_by(&words).await? {
            store.discard(&words, &described).await?;
        }
        store.delete_old_blob(blob, before).await?;
        deleted += 1;
    }
    Ok(deleted)
}

/// The blobs in use: those that a shelf or a log names, and those that they name in turn.
async fn used(store: &Arc<dyn Store>) -> Result<HashSet<BlobId>, ShelfError> {
    let there: HashSet<BlobId> = store
        .old_blobs(SystemTime::now())
        .await?
        .into_iter()
        .collect();
    // Words about a deck are in use as long as the deck is.
    let words: HashMap<Owner, BlobId> = (there.iter())
        .map(|deck| (words_beside(deck), *deck))
        .collect();
    let mut written: HashMap<BlobId, Vec<BlobId>> = HashMap::new();
    let mut found = Vec::new();
    // Shelves before logs: somebody may choose a deck for a table and then take it off their shelf. In this
    // order it's seen in one of them.
    for (owner, blob) in store.kept_by_all().await? {
        match words.get(&owner) {
            Some(deck) => written.entry(*deck).or_default().push(blob),
            None => found.push(blob),
        }
    }
    for table in store.tables().await? {
        named_in_log(store, &table, &mut found).await?;
    }
    // A deck that happens to name another one marks it as used. But the pictures of the other one
    // are found only when that one is read, so `read` is separate from `used`.
    let (mut used, mut read) = (HashSet::new(), HashSet::new());
    while let Some(blob) = found.pop() {
        used.insert(blob);
        if !there.contains(&blob) || !read.insert(blob) {
            continue;
        }
        found.extend(written.remove(&blob).unwrap_or_default());
        // A deck names its pictures; a recording names nothing.
        if let Some(content) = store.get_blob(&blob).await? {
            used.extend(named(&content));
        }
    }
    Ok(used)
}

async fn named_in_log(
    store: &Arc<dyn Store>,
    table: &TableId,
    found: &mut Vec<BlobId>,
) -> Result<(), ShelfError> {
    let mut version = Version::EMPTY;
    loop {
        let page = store.read(table, version).await?;
        let Some(last) = page.last() else {
            return Ok(());
        };
        version = last.version;
        for record in &page {
            found.extend(named(&record.payload));
        }
    }
}

/// Everything that looks like the name of a blob. A wrong guess only keeps a blob too long.
fn named(content: &[u8]) -> impl Iterator<Item = BlobId> {
    content
        .split(|byte| !byte.is_ascii_hexdigit())
        .filter_map(|word| str::from_utf8(word).ok()?.parse().ok())
}

#[cfg(test)]
mod tests {
    use moonhare_store::{Memory, RecordId};

    use std::time::Duration;

    use super::*;

    async fn put(store: &Arc<dyn Store>, content: &str) -> BlobId {
        store.put_blob(content.to_owned().into()).await.unwrap()
    }

    /// The blobs that are left when all are old enough, and were so before.
    async fn swept(store: &Arc<dyn Store>) -> Vec<BlobId> {
        let now = SystemTime::now() + Duration::from_secs(1);
        let mut unused = Twice::new(Duration::ZERO);
        for _ in 0..2 {
            let swept = sweep(store, now, &mut unused, Instant::now()).await;
            swept.unwrap();
        }
        let mut left = store.old_blobs(now).await.unwrap();
        left.sort_unstable();
        left
    }

    fn sorted<const N: usize>(mut blobs: [BlobId; N]) -> [BlobId; N] {
        blobs.sort_unstable();
        blobs
    }

    #[tokio::test]
    async fn a_deck_holds_its_pictures_and_what_was_written_of_it() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let picture = put(&store, "a picture").await;
        let deck = put(&store, &format!(r#"{{"small":"{picture}"}}"#)).await;
        let described = put(&store, &format!(r#"{{"small":"{picture}","words":[]}}"#)).await;
        let ana = Owner::of("ana");
        store.keep(&ana, &deck, "".into()).await.unwrap();
        let words = words_beside(&deck);
        store.keep(&words, &described, "".into()).await.unwrap();
        put(&store, "left over from an upload").await;
        assert_eq!(swept(&store).await, sorted([picture, deck, described]));

        store.discard(&ana, &deck).await.unwrap();
        assert_eq!(swept(&store).await, []);
        assert_eq!(store.kept_by_all().await.unwrap(), []);
    }

    #[tokio::test]
    async fn a_table_holds_what_its_log_names() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let (table, id) = ("hare".parse().unwrap(), RecordId([1; 16]));
        let picture = put(&store, "a picture").await;
        let deck = put(&store, &format!(r#"{{"large":"{picture}"}}"#)).await;
        let sound = put(&store, "a voice").await;
        let record = format!(r#"{{"events":[{{"deck":"{deck}"}},{{"sound":"{sound}"}}]}}"#);
        let append = store.append(&table, Version::EMPTY, id, record.into());
        append.await.unwrap();
        assert_eq!(swept(&store).await, sorted([picture, deck, sound]));

        store.remove(&table).await.unwrap();
        assert_eq!(swept(&store).await, []);
    }

    #[tokio::test]
    async fn a_deck_that_names_another_takes_nothing_from_it() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let picture = put(&store, "a picture").await;
        let deck = put(&store, &format!(r#"{{"small":"{picture}"}}"#)).await;
        let sly = put(&store, &format!(r#"{{"title":"{deck}"}}"#)).await;
        // Whichever is read first.
        for [one, other] in [["ana", "zoe"], ["zoe", "ana"]].map(|both| both.map(Owner::of)) {
            store.keep(&one, &deck, "".into()).await.unwrap();
            store.keep(&other, &sly, "".into()).await.unwrap();
            assert_eq!(swept(&store).await, sorted([picture, deck, sly]));
            store.discard(&one, &deck).await.unwrap();
            store.discard(&other, &sly).await.unwrap();
        }
    }

    #[tokio::test]
    async fn what_is_young_stays() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let before = SystemTime::now();
        put(&store, "on its way to a table").await;
        let mut unused = Twice::new(Duration::ZERO);
        for _ in 0..2 {
            let swept = sweep(&store, before, &mut unused, Instant::now()).await;
            assert_eq!(swept.unwrap(), 0);
        }
        assert_eq!(swept(&store).await, []);
    }

    /// A clock that is ahead makes everything look old.
    #[tokio::test]
    async fn what_looks_old_stays_for_a_day_and_for_good_once_it_is_named() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let brought = put(&store, "on its way to a table").await;
        put(&store, "left over from an upload").await;
        let day = Duration::from_secs(24 * 3600);
        let ahead = SystemTime::now() + 40 * day;
        let (mut unused, began) = (Twice::new(day), Instant::now());
        let mut swept = async |after| {
            let deleted = sweep(&store, ahead, &mut unused, began + after).await;
            deleted.unwrap()
        };
        assert_eq!(swept(Duration::ZERO).await, 0);
        assert_eq!(swept(day - Duration::from_secs(1)).await, 0);
        store
            .keep(&Owner::HOUSE, &brought, "".into())
            .await
            .unwrap();
        assert_eq!(swept(day).await, 1);
        assert_eq!(store.old_blobs(ahead).await.unwrap(), [brought]);
    }

    #[test]
    fn names_are_found_in_whatever_surrounds_them() {
        let (one, two) = (BlobId::of(b"one"), BlobId::of(b"two"));
        let payload = format!(r#"{{"at":1,"events":[{{"x":"{one}"}},["{two}","beef","{one}0"]]}}"#);
        assert!(named(payload.as_bytes()).eq([one, two]));
    }
}
