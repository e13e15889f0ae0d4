//! Recordings that may become clues (R7.1). The storyteller uploads them for one telling, and those
//! that are not used are deleted.
//!
//! Only this process knows which recordings belong to a telling. After a restart, the storyteller gets
//! an error and must record the clue again.

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

/// How many recordings are kept for one telling. The next one replaces the oldest.
const KEPT_PER_TELLING: usize = 3;

/// How long a recording is kept that does not become a clue.
const KEEP_FOR: Duration = Duration::from_secs(3600);

/// A shorter recording counts as this many bytes, so that there is a limit for many short ones too.
const LEAST_BYTES: usize = 4096;

#[derive(Debug)]
pub(crate) struct Recordings {
    store: Arc<dyn Store>,
    /// The most bytes of unused recordings, at all tables together.
    most_bytes: usize,
    unused: Mutex<HashMap<Code, Vec<Recording>>>,
}

/// Who tells, and in which round.
pub(crate) type Telling = (PersonId, u16);

#[derive(Debug)]
struct Recording {
    telling: Telling,
    sound: BlobId,
    bytes: usize,
    received: Instant,
    /// When the store had saved it; `None` before that.
    saved: Option<SystemTime>,
    /// Whether the store had the same bytes before. Then somebody else may need them.
    shared: bool,
}

impl Recordings {
    pub(crate) fn new(store: Arc<dyn Store>, most_bytes: usize) -> Recordings {
        Recordings {
            store,
            most_bytes,
            unused: Mutex::default(),
        }
    }

    /// Saves a recording for a telling. Returns `None` if there is no room for it.
    pub(crate) async fn save(
        &self,
        code: &Code,
        telling: Telling,
        bytes: Bytes,
    ) -> Result<Option<BlobId>, Unavailable> {
        let sound = BlobId::of(&bytes);
        let Some(gone) = self.make_room(code, telling, sound, bytes.len()) else {
            return Ok(None);
        };
        self.delete(gone).await;
        let shared = self.store.get_blob(&sound).await?.is_some();
        self.store.put_blob(bytes).await?;
        let mut unused = self.unused.lock();
        let recordings = unused.get_mut(code).into_iter().flatten();
        for recording in
            recordings.filter(|recording| (recording.telling, recording.sound) == (telling, sound))
        {
            recording.shared = recording.shared || (shared && recording.saved.is_none());
            recording.saved = Some(SystemTime::now());
        }
        Ok(Some(sound))
    }

    /// Counts a recording before it is saved, so that a client gains nothing by sending many at once.
    /// Returns the recordings that it replaces, or `None` if there is no room.
    fn make_room(
        &self,
        code: &Code,
        telling: Telling,
        sound: BlobId,
        bytes: usize,
    ) -> Option<Vec<Recording>> {
        let mut unused = self.unused.lock();
        let all: usize = unused
            .values()
            .flatten()
            .map(|recording| recording.bytes)
            .sum();
        let recordings = unused.entry(code.clone()).or_default();
        let is_this =
            |recording: &Recording| (recording.telling, recording.sound) == (telling, sound);
        if recordings.iter().any(is_this) {
            return Some(Vec::new());
        }
        // A table has one telling at a time, so recordings for another telling were not used.
        let mut gone: Vec<Recording> = recordings
            .extract_if(.., |recording| recording.telling != telling)
            .collect();
        if recordings.len() >= KEPT_PER_TELLING {
            gone.push(recordings.remove(0));
        }
        let freed: usize = gone.iter().map(|recording| recording.bytes).sum();
        let bytes = bytes.max(LEAST_BYTES);
        let fits = all - freed + bytes <= self.most_bytes;
        if !fits {
            // Nobody loses a recording to one that is refused.
            recordings.splice(..0, gone);
            if recordings.is_empty() {
                unused.remove(code);
            }
            return None;
        }
        recordings.push(Recording {
            telling,
            sound,
            bytes,
            received: Instant::now(),
            saved: None,
            shared: false,
        });
        Some(gone)
    }

    /// Whether a recording was saved for this telling.
    pub(crate) fn is_saved(&self, code: &Code, telling: Telling, sound: &BlobId) -> bool {
        let unused = self.unused.lock();
        let mut recordings = unused.get(code).into_iter().flatten();
        recordings.any(|recording| {
            recording.telling == telling && recording.sound == *sound && recording.saved.is_some()
        })
    }

    /// Deletes the recordings of a table after a clue was told, except the one that is the clue.
    pub(crate) async fn clue_told(&self, code: &Code, sound: Option<&BlobId>) {
        let recordings = self.unused.lock().remove(code).unwrap_or_default();
        let gone = recordings
            .into_iter()
            .filter(|recording| Some(&recording.sound) != sound);
        self.delete(gone.collect()).await;
    }

    /// Deletes recordings that have been unused for too long.
    pub(crate) async fn tidy(&self) {
        let mut gone = Vec::new();
        self.unused.lock().retain(|_, recordings| {
            gone.extend(
                recordings.extract_if(.., |recording| recording.received.elapsed() >= KEEP_FOR),
            );
            !recordings.is_empty()
        });
        self.delete(gone).await;
    }

    /// Deletes recordings from the store, except those that somebody else saved too. If that fails, the
    /// daily sweep deletes them.
    async fn delete(&self, recordings: Vec<Recording>) {
        for recording in recordings.into_iter().filter(|recording| !recording.shared) {
            if let Some(saved) = recording.saved
                && let Err(error) = self.store.delete_old_blob(&recording.sound, saved).await
            {
                tracing::warn!(%error, "an unused recording could not be deleted");
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
            let id = recordings.save(&code, ANA, sound(nth)).await.unwrap();
            brought.push(id.unwrap());
        }
        let there = |id: &BlobId| recordings.is_saved(&code, ANA, id);
        assert_eq!(
            brought.iter().map(there).collect::<Vec<_>>(),
            [false, false, true, true, true]
        );
        assert_eq!(all(&store).await, 3);
        // Neither for somebody else, nor in another round, nor at another table.
        let last = brought.last().unwrap();
        assert!(!recordings.is_saved(&code, (PersonId(2), 1), last));
        assert!(!recordings.is_saved(&code, (PersonId(1), 2), last));
        assert!(!recordings.is_saved(&table("b"), ANA, last));
        recordings.clue_told(&code, Some(last)).await;
        assert_eq!(all(&store).await, 1);
        assert!(store.get_blob(last).await.unwrap().is_some());
        assert!(!recordings.is_saved(&code, ANA, last));
    }

    #[tokio::test]
    async fn what_others_have_too_stays() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 1 << 20);
        // Told at one table, brought at another, and not told there.
        let told = recordings.save(&table("a"), ANA, sound(1)).await.unwrap();
        recordings.clue_told(&table("a"), told.as_ref()).await;
        recordings.save(&table("b"), ANA, sound(1)).await.unwrap();
        recordings.clue_told(&table("b"), None).await;
        assert_eq!(all(&store).await, 1);
        // Brought at two tables before it is told at the second.
        for code in ["a", "b"].map(table) {
            recordings.save(&code, ANA, sound(2)).await.unwrap();
        }
        let two = BlobId::of(&sound(2));
        recordings.clue_told(&table("b"), Some(&two)).await;
        recordings.clue_told(&table("a"), None).await;
        assert!(store.get_blob(&two).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn all_tables_together_have_an_end() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 10 * LEAST_BYTES);
        for nth in 0..20 {
            let code = table(&nth.to_string());
            let saved = recordings.save(&code, ANA, sound(nth)).await.unwrap();
            assert_eq!(saved.is_some(), nth < 10, "{nth}");
        }
        assert_eq!(all(&store).await, 10);
        // One that is refused costs nobody theirs.
        let large = Bytes::from(vec![7; 2 * LEAST_BYTES]);
        let next_round = (ANA.0, ANA.1 + 1);
        let refused = recordings.save(&table("3"), next_round, large).await;
        assert_eq!(refused.unwrap(), None);
        let third = BlobId::of(&sound(3));
        assert!(recordings.is_saved(&table("3"), ANA, &third));
        // There is room again once somebody told a clue.
        recordings.clue_told(&table("3"), None).await;
        let again = recordings.save(&table("19"), ANA, sound(19)).await;
        assert!(again.unwrap().is_some());
    }
}
