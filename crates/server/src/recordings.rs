//! Recordings that may become clues (R7.1). The storyteller uploads them for one telling. Those
//! that the storyteller does not use are deleted.
//!
//! Only this process knows them. After a restart, the storyteller gets an error and must record the
//! clue again.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant, SystemTime},
};

use bytes::Bytes;
use moonhare_store::{BlobId, Store};
use moonhare_table::PersonId;
use parking_lot::Mutex;

use crate::{Code, Unavailable};

/// How many recordings are kept for one telling. One more replaces the oldest.
const TAKES: usize = 3;

/// A recording that is not used as a clue by then is deleted.
const OLDEST: Duration = Duration::from_secs(3600);

/// A shorter recording counts as this many bytes.
const BLOCK: usize = 4096;

#[derive(Debug)]
pub(crate) struct Recordings {
    store: Arc<dyn Store>,
    /// The most bytes of recordings that wait to be told, at all tables together.
    most: usize,
    waiting: Mutex<HashMap<Code, Vec<Take>>>,
}

/// Who tells, in which round.
pub(crate) type Telling = (PersonId, u16);

#[derive(Debug)]
struct Take {
    telling: Telling,
    sound: BlobId,
    bytes: usize,
    began: Instant,
    /// When it was saved in the store; `None` before that.
    put: Option<SystemTime>,
    /// The store had the same bytes before, so they may belong to somebody else too.
    shared: bool,
}

impl Recordings {
    pub(crate) fn new(store: Arc<dyn Store>, most: usize) -> Recordings {
        Recordings {
            store,
            most,
            waiting: Mutex::default(),
        }
    }

    /// Saves a recording for a telling; `None` if there is no room for it.
    pub(crate) async fn bring(
        &self,
        code: &Code,
        telling: Telling,
        recording: Bytes,
    ) -> Result<Option<BlobId>, Unavailable> {
        let sound = BlobId::of(&recording);
        let Some(gone) = self.make_room(code, telling, sound, recording.len()) else {
            return Ok(None);
        };
        self.delete(gone).await;
        let shared = self.store.get_blob(&sound).await?.is_some();
        let put = self.store.put_blob(recording).await;
        put?;
        let mut waiting = self.waiting.lock();
        let takes = waiting.get_mut(code).into_iter().flatten();
        for take in takes.filter(|take| (take.telling, take.sound) == (telling, sound)) {
            take.shared = take.shared || (shared && take.put.is_none());
            take.put = Some(SystemTime::now());
        }
        Ok(Some(sound))
    }

    /// Counts a recording before it is saved, so that sending many at once gains nothing. Returns
    /// the recordings that it replaces; `None` if there is no room.
    fn make_room(
        &self,
        code: &Code,
        telling: Telling,
        sound: BlobId,
        bytes: usize,
    ) -> Option<Vec<Take>> {
        let mut waiting = self.waiting.lock();
        let all: usize = waiting.values().flatten().map(|take| take.bytes).sum();
        let takes = waiting.entry(code.clone()).or_default();
        let is_this = |take: &Take| (take.telling, take.sound) == (telling, sound);
        if takes.iter().any(is_this) {
            return Some(Vec::new());
        }
        // Recordings for another telling at this table were not used.
        let mut gone: Vec<Take> = takes
            .extract_if(.., |take| take.telling != telling)
            .collect();
        if takes.len() >= TAKES {
            gone.push(takes.remove(0));
        }
        let freed: usize = gone.iter().map(|take| take.bytes).sum();
        let bytes = bytes.max(BLOCK);
        let fits = all - freed + bytes <= self.most;
        if fits {
            takes.push(Take {
                telling,
                sound,
                bytes,
                began: Instant::now(),
                put: None,
                shared: false,
            });
        }
        if takes.is_empty() {
            waiting.remove(code);
        }
        fits.then_some(gone)
    }

    /// Whether a recording was brought for this telling.
    pub(crate) fn was_brought(&self, code: &Code, telling: Telling, sound: &BlobId) -> bool {
        let waiting = self.waiting.lock();
        let mut takes = waiting.get(code).into_iter().flatten();
        takes.any(|take| take.telling == telling && take.sound == *sound && take.put.is_some())
    }

    /// Somebody told a clue, with this recording or with none. Deletes the table's other
    /// recordings.
    pub(crate) async fn told(&self, code: &Code, sound: Option<&BlobId>) {
        let takes = self.waiting.lock().remove(code).unwrap_or_default();
        let gone = takes.into_iter().filter(|take| Some(&take.sound) != sound);
        self.delete(gone.collect()).await;
    }

    /// Deletes recordings that have been unused for too long.
    pub(crate) async fn tidy(&self) {
        let mut gone = Vec::new();
        self.waiting.lock().retain(|_, takes| {
            gone.extend(takes.extract_if(.., |take| take.began.elapsed() >= OLDEST));
            !takes.is_empty()
        });
        self.delete(gone).await;
    }

    /// Deletes recordings from the store, except those that somebody else has saved again since. If
    /// that fails, the daily sweep deletes them.
    async fn delete(&self, takes: Vec<Take>) {
        for take in takes.into_iter().filter(|take| !take.shared) {
            if let Some(put) = take.put
                && let Err(error) = self.store.delete_old_blob(&take.sound, put).await
            {
                tracing::warn!(%error, "a recording that nobody told could not be deleted");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use moonhare_store::Memory;

    use super::*;

    const ANA: Telling = (PersonId(1), 1);

    fn sound(nth: usize) -> Bytes {
        Bytes::from(format!("recording {nth}"))
    }

    async fn all(store: &Arc<dyn Store>) -> usize {
        let soon = SystemTime::now() + Duration::from_secs(1);
        store.old_blobs(soon).await.unwrap().len()
    }

    fn table(secret: &str) -> Code {
        Code::of(secret).unwrap()
    }

    #[tokio::test]
    async fn of_many_takes_the_last_stay_and_what_is_not_told_goes() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 1 << 20);
        let code = table("a");
        let mut brought = Vec::new();
        for nth in 0..5 {
            let id = recordings.bring(&code, ANA, sound(nth)).await.unwrap();
            brought.push(id.unwrap());
        }
        let there = |id: &BlobId| recordings.was_brought(&code, ANA, id);
        assert_eq!(
            brought.iter().map(there).collect::<Vec<_>>(),
            [false, false, true, true, true]
        );
        assert_eq!(all(&store).await, 3);
        // Neither for somebody else, nor in another round, nor at another table.
        let last = brought.last().unwrap();
        assert!(!recordings.was_brought(&code, (PersonId(2), 1), last));
        assert!(!recordings.was_brought(&code, (PersonId(1), 2), last));
        assert!(!recordings.was_brought(&table("b"), ANA, last));
        recordings.told(&code, Some(last)).await;
        assert_eq!(all(&store).await, 1);
        assert!(store.get_blob(last).await.unwrap().is_some());
        assert!(!recordings.was_brought(&code, ANA, last));
    }

    #[tokio::test]
    async fn what_others_have_too_stays() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 1 << 20);
        // Told at one table, brought at another, and not told there.
        let told = recordings.bring(&table("a"), ANA, sound(1)).await.unwrap();
        recordings.told(&table("a"), told.as_ref()).await;
        recordings.bring(&table("b"), ANA, sound(1)).await.unwrap();
        recordings.told(&table("b"), None).await;
        assert_eq!(all(&store).await, 1);
        // Brought at two tables before it is told at the second.
        for code in ["a", "b"].map(table) {
            recordings.bring(&code, ANA, sound(2)).await.unwrap();
        }
        let two = BlobId::of(&sound(2));
        recordings.told(&table("b"), Some(&two)).await;
        recordings.told(&table("a"), None).await;
        assert!(store.get_blob(&two).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn all_tables_together_have_an_end() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 10 * BLOCK);
        for nth in 0..20 {
            let code = table(&nth.to_string());
            let brought = recordings.bring(&code, ANA, sound(nth)).await.unwrap();
            assert_eq!(brought.is_some(), nth < 10, "{nth}");
        }
        assert_eq!(all(&store).await, 10);
        // There is room again once somebody told a clue.
        recordings.told(&table("3"), None).await;
        let again = recordings.bring(&table("19"), ANA, sound(19)).await;
        assert!(again.unwrap().is_some());
    }
}
