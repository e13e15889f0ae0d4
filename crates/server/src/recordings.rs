//! Recordings that may become clues (R7.1). The storyteller uploads them for one telling, and those
//! that are not used are deleted.
//!
//! A recording may be uploaded at one node and told at another, or told after a restart. So each has a note
//! on the shelf of recordings (`Owner::RECORDINGS`). The note says which telling the recording is for. What
//! this node was given is in memory too, for the limits.

use std::{
    collections::{HashMap, HashSet, hash_map::Entry},
    sync::Arc,
    time::{Duration, Instant, SystemTime},
};

use bytes::Bytes;
use moonhare_rules::{Clue, Event};
use moonhare_store::{BlobId, Owner, Store};
use moonhare_table::{Millis, PersonId, Table};
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use tokio::time::sleep;

use crate::{Code, Unavailable, clock, table_log};

/// How many recordings are kept for one telling. The next one replaces the oldest.
const KEPT_PER_TELLING: usize = 3;

/// How long a recording can become a clue.
const GOOD_FOR: Duration = Duration::from_secs(50 * 60);

/// How long an unused recording is kept. It's longer than [`GOOD_FOR`], so that no node deletes a recording
/// that another node is just telling.
const KEEP_FOR: Duration = Duration::from_secs(60 * 60);

/// How long a node looks for a note that another node has just written.
const NOTE_TIMEOUT: Duration = Duration::from_secs(2);

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

/// What the shelf says about a recording.
#[derive(Debug, Deserialize, Serialize)]
struct Note {
    code: String,
    telling: Telling,
    saved: Millis,
    shared: bool,
}

impl Note {
    fn age(&self) -> Duration {
        Duration::from_millis(clock::now().since(self.saved))
    }
}

/// Whether a recording is or was a clue in this table's current game.
pub(crate) fn is_clue(table: &Table, sound: &BlobId) -> bool {
    let sound = sound.to_string();
    let is = |clue: &Clue| matches!(clue, Clue::Sound(said) if said.to_string() == sound);
    table.clue().is_some_and(is) || table.rounds().iter().any(|round| is(&round.clue))
}

impl Recordings {
    pub(crate) fn new(store: Arc<dyn Store>, most_bytes: usize) -> Recordings {
        Recordings {
            store,
            most_bytes,
            unused: Mutex::default(),
        }
    }

    /// Saves a recording for a telling at a table. Returns `None` if there is no room for it.
    pub(crate) async fn save(
        &self,
        code: &Code,
        table: &Table,
        telling: Telling,
        bytes: Bytes,
    ) -> Result<Option<BlobId>, Unavailable> {
        let sound = BlobId::of(&bytes);
        let Some(mut gone) = self.make_room(code, telling, sound, bytes.len()) else {
            return Ok(None);
        };
        // Another node may have told one of them.
        gone.retain(|recording| !is_clue(table, &recording.sound));
        if !gone.is_empty() {
            let told = self.told_at(code).await?;
            gone.retain(|recording| !told.contains(&recording.sound));
        }
        self.delete(gone).await;
        let shared = self.store.get_blob(&sound).await?.is_some();
        self.store.put_blob(bytes).await?;
        let note = Note {
            code: code.to_string(),
            telling,
            saved: clock::now(),
            shared,
        };
        let note = serde_json::to_vec(&note).map_err(Unavailable::temporary)?;
        self.store
            .keep(&Owner::RECORDINGS, &sound, note.into())
            .await?;
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

    /// Whether a recording was saved for this telling, here or at another node.
    pub(crate) async fn is_saved(
        &self,
        code: &Code,
        telling: Telling,
        sound: &BlobId,
    ) -> Result<bool, Unavailable> {
        if self.is_saved_here(code, telling, sound) {
            return Ok(true);
        }
        // The bytes are saved before the note. So without the bytes there is no note to wait for, and an
        // invented id costs little.
        if self.store.get_blob(sound).await?.is_none() {
            return Ok(false);
        }
        let until = Instant::now() + NOTE_TIMEOUT;
        loop {
            let fits = |note: &Note| {
                (note.code.as_str(), note.telling) == (&*code.to_string(), telling)
                    && note.age() < GOOD_FOR
            };
            let notes = self.notes().await?;
            if notes.iter().any(|(id, note)| id == sound && fits(note)) {
                return Ok(true);
            }
            // Only what another node wrote may take a moment to be seen.
            if self.store.neighbours().is_none() || Instant::now() >= until {
                return Ok(false);
            }
            sleep(NOTE_TIMEOUT / 5).await;
        }
    }

    fn is_saved_here(&self, code: &Code, telling: Telling, sound: &BlobId) -> bool {
        let unused = self.unused.lock();
        let mut recordings = unused.get(code).into_iter().flatten();
        recordings.any(|recording| {
            recording.telling == telling
                && recording.sound == *sound
                && recording.saved.is_some()
                && recording.received.elapsed() < GOOD_FOR
        })
    }

    async fn notes(&self) -> Result<Vec<(BlobId, Note)>, Unavailable> {
        let kept = self.store.kept_by(&Owner::RECORDINGS).await?;
        let read =
            |(sound, note): (BlobId, Bytes)| Some((sound, serde_json::from_slice(&note).ok()?));
        Ok(kept.into_iter().filter_map(read).collect())
    }

    /// The bytes of a recording that is about to be told.
    pub(crate) async fn bytes(&self, sound: &BlobId) -> Result<Option<Bytes>, Unavailable> {
        Ok(self.store.get_blob(sound).await?)
    }

    /// Keeps the recording that was told, and deletes the others. The command may be an old one that came
    /// again. So if somebody is telling now, in round `telling_in`, what was recorded for that stays.
    pub(crate) async fn clue_told(
        &self,
        code: &Code,
        telling_in: Option<u16>,
        told: Option<Bytes>,
    ) {
        let sound = told.as_deref().map(BlobId::of);
        if let Some(bytes) = told {
            // Another upload may have replaced it just before it was told.
            if let Err(error) = self.store.put_blob(bytes).await {
                tracing::warn!(%error, "a told recording could not be saved again");
            }
        }
        if let Some(sound) = &sound {
            self.take_off_shelf(sound).await;
        }
        let mut gone = Vec::new();
        if let Entry::Occupied(mut recordings) = self.unused.lock().entry(code.clone()) {
            let is_over = |recording: &mut Recording| Some(recording.telling.1) != telling_in;
            gone.extend(recordings.get_mut().extract_if(.., is_over));
            if recordings.get().is_empty() {
                recordings.remove();
            }
        }
        gone.retain(|recording| Some(recording.sound) != sound);
        self.delete(gone).await;
    }

    /// The recordings that were ever told at a table, in earlier games too: its log still names them.
    async fn told_at(&self, code: &Code) -> Result<HashSet<BlobId>, Unavailable> {
        let events = table_log::game_events(&self.store, code).await?;
        let told = events.into_iter().filter_map(|event| match event {
            Event::Told {
                clue: Clue::Sound(sound),
                ..
            } => sound.to_string().parse().ok(),
            _ => None,
        });
        Ok(told.collect())
    }

    /// Deletes recordings that have been unused for too long, also those of nodes that are gone.
    pub(crate) async fn tidy(&self) {
        if let Err(error) = self.delete_old(SystemTime::now()).await {
            tracing::warn!(%error, "unused recordings could not be deleted");
        }
    }

    async fn delete_old(&self, now: SystemTime) -> Result<(), Unavailable> {
        self.unused.lock().retain(|_, recordings| {
            recordings.retain(|recording| recording.received.elapsed() < KEEP_FOR);
            !recordings.is_empty()
        });
        for (sound, note) in self.notes().await? {
            if note.age() < KEEP_FOR {
                continue;
            }
            // A server that was killed right after a telling may have left the note there.
            let is_told = match Code::parse(&note.code) {
                Some(code) => match self.told_at(&code).await {
                    Ok(told) => told.contains(&sound),
                    Err(error) => {
                        tracing::warn!(%code, %error, "a recording stays, because its table can't be read");
                        continue;
                    }
                },
                None => false,
            };
            match now.checked_sub(GOOD_FOR) {
                Some(before) if !is_told => self.delete_one(&sound, before, note.shared).await,
                _ => self.take_off_shelf(&sound).await,
            }
        }
        Ok(())
    }

    async fn delete(&self, recordings: Vec<Recording>) {
        for recording in recordings {
            if let Some(saved) = recording.saved {
                self.delete_one(&recording.sound, saved, recording.shared)
                    .await;
            }
        }
    }

    /// Deletes a recording, unless somebody else saved it too. If that fails, the daily sweep deletes it.
    async fn delete_one(&self, sound: &BlobId, before: SystemTime, shared: bool) {
        self.take_off_shelf(sound).await;
        if !shared && let Err(error) = self.store.delete_old_blob(sound, before).await {
            tracing::warn!(%error, "an unused recording could not be deleted");
        }
    }

    async fn take_off_shelf(&self, sound: &BlobId) {
        if let Err(error) = self.store.discard(&Owner::RECORDINGS, sound).await {
            tracing::warn!(%error, "a recording could not be taken off its shelf");
        }
    }
}

#[cfg(test)]
mod tests {
    use moonhare_rules::Seat;
    use moonhare_store::{Memory, RecordId, Version};
    use moonhare_table::Record;

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

    impl Recordings {
        async fn save_at(&self, code: &str, telling: Telling, bytes: Bytes) -> Option<BlobId> {
            let (code, table) = (table(code), Table::default());
            let saved = self.save(&code, &table, telling, bytes).await;
            saved.unwrap()
        }

        async fn knows(&self, code: &str, telling: Telling, sound: &BlobId) -> bool {
            let known = self.is_saved(&table(code), telling, sound).await;
            known.unwrap()
        }
    }

    #[tokio::test]
    async fn of_many_takes_the_last_stay_and_what_is_not_told_goes() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 1 << 20);
        let mut brought = Vec::new();
        for nth in 0..5 {
            brought.push(recordings.save_at("a", ANA, sound(nth)).await.unwrap());
        }
        for (nth, id) in brought.iter().enumerate() {
            assert_eq!(recordings.knows("a", ANA, id).await, nth >= 2, "{nth}");
        }
        assert_eq!(all(&store).await, 3);
        // Neither for somebody else, nor in another round, nor at another table.
        let last = brought.last().unwrap();
        assert!(!recordings.knows("a", (PersonId(2), 1), last).await);
        assert!(!recordings.knows("a", (PersonId(1), 2), last).await);
        assert!(!recordings.knows("b", ANA, last).await);
        recordings
            .clue_told(&table("a"), None, Some(sound(4)))
            .await;
        assert_eq!(all(&store).await, 1);
        assert!(store.get_blob(last).await.unwrap().is_some());
        assert!(!recordings.knows("a", ANA, last).await);
    }

    /// Ana's `tell` of round 1 comes once more while Bea tells in round 2.
    #[tokio::test]
    async fn a_repeated_clue_costs_nobody_their_recording() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 1 << 20);
        recordings.save_at("a", ANA, sound(1)).await.unwrap();
        let bea = (PersonId(2), 2);
        let hers = recordings.save_at("a", bea, sound(2)).await.unwrap();
        recordings.clue_told(&table("a"), Some(2), None).await;
        assert!(recordings.knows("a", bea, &hers).await);
        assert_eq!(all(&store).await, 1);
        // Once she has told, hers goes too.
        recordings.clue_told(&table("a"), None, None).await;
        assert_eq!(all(&store).await, 0);
    }

    /// Two nodes share a store: one gets the recording, the other the clue.
    #[tokio::test]
    async fn another_node_tells_what_this_one_was_given() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let [one, other] = [(); 2].map(|()| Recordings::new(store.clone(), 1 << 20));
        let told = one.save_at("a", ANA, sound(1)).await.unwrap();
        let taken_back = one.save_at("a", ANA, sound(2)).await.unwrap();
        for id in [&told, &taken_back] {
            assert!(other.knows("a", ANA, id).await);
            assert!(!other.knows("a", (PersonId(2), 1), id).await);
            assert!(!other.knows("a", (PersonId(1), 2), id).await);
            assert!(!other.knows("b", ANA, id).await);
        }
        other.clue_told(&table("a"), None, Some(sound(1))).await;
        assert!(!other.knows("a", ANA, &told).await);
        assert!(store.get_blob(&told).await.unwrap().is_some());
    }

    /// A server was killed after a telling, so its note is still there. Then a new game began. Only the
    /// log knows of the telling.
    #[tokio::test]
    async fn what_was_told_in_an_earlier_game_stays() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 1 << 20);
        let told = recordings.save_at("a", ANA, sound(1)).await.unwrap();
        let untold = recordings.save_at("a", ANA, sound(2)).await.unwrap();
        let record = Record {
            at: clock::now(),
            asked: None,
            events: vec![moonhare_table::Event::Game(Event::Told {
                seat: Seat(0),
                clue: Clue::Sound(serde_json::from_value(told.to_string().into()).unwrap()),
                card: None,
            })],
        };
        let record = serde_json::to_vec(&record).unwrap().into();
        let (code, id) = (table("a"), RecordId([1; 16]));
        let append = store.append(code.id(), Version::EMPTY, id, record);
        append.await.unwrap();
        // An upload for the next telling replaces both.
        let next_round = (ANA.0, ANA.1 + 1);
        recordings.save_at("a", next_round, sound(3)).await;
        assert!(store.get_blob(&told).await.unwrap().is_some());
        assert!(store.get_blob(&untold).await.unwrap().is_none());
        // After a restart, an hour has passed.
        let recordings = Recordings::new(store.clone(), 1 << 20);
        for sound in [told, untold] {
            let note = Note {
                code: code.to_string(),
                telling: ANA,
                saved: Millis(clock::now().0 - 2 * KEEP_FOR.as_millis() as u64),
                shared: false,
            };
            let note = serde_json::to_vec(&note).unwrap();
            let kept = store.keep(&Owner::RECORDINGS, &sound, note.into());
            kept.await.unwrap();
        }
        store.put_blob(sound(2)).await.unwrap();
        let later = SystemTime::now() + 2 * KEEP_FOR;
        recordings.delete_old(later).await.unwrap();
        assert!(store.get_blob(&told).await.unwrap().is_some());
        assert!(store.get_blob(&untold).await.unwrap().is_none());
        let kept = store.kept_by(&Owner::RECORDINGS).await.unwrap();
        assert_eq!(kept.len(), 1, "the notes are gone");
    }

    /// A fourth recording replaces the first in the moment in which the first is told.
    #[tokio::test]
    async fn what_is_told_stays_whatever_is_uploaded_meanwhile() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 1 << 20);
        let first = recordings.save_at("a", ANA, sound(0)).await.unwrap();
        let bytes = recordings.bytes(&first).await.unwrap();
        for nth in 1..4 {
            recordings.save_at("a", ANA, sound(nth)).await;
        }
        assert!(store.get_blob(&first).await.unwrap().is_none());
        recordings.clue_told(&table("a"), None, bytes).await;
        assert!(store.get_blob(&first).await.unwrap().is_some());
        assert_eq!(all(&store).await, 1);
    }

    #[tokio::test]
    async fn what_others_have_too_stays() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 1 << 20);
        // Told at one table, brought at another, and not told there.
        recordings.save_at("a", ANA, sound(1)).await;
        recordings
            .clue_told(&table("a"), None, Some(sound(1)))
            .await;
        recordings.save_at("b", ANA, sound(1)).await;
        recordings.clue_told(&table("b"), None, None).await;
        assert_eq!(all(&store).await, 1);
        // Brought at two tables before it is told at the second.
        for code in ["a", "b"] {
            recordings.save_at(code, ANA, sound(2)).await;
        }
        recordings
            .clue_told(&table("b"), None, Some(sound(2)))
            .await;
        recordings.clue_told(&table("a"), None, None).await;
        let two = BlobId::of(&sound(2));
        assert!(store.get_blob(&two).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn all_tables_together_have_an_end() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let recordings = Recordings::new(store.clone(), 10 * LEAST_BYTES);
        for nth in 0..20 {
            let saved = recordings.save_at(&nth.to_string(), ANA, sound(nth)).await;
            assert_eq!(saved.is_some(), nth < 10, "{nth}");
        }
        assert_eq!(all(&store).await, 10);
        // One that is refused costs nobody theirs.
        let large = Bytes::from(vec![7; 2 * LEAST_BYTES]);
        let next_round = (ANA.0, ANA.1 + 1);
        let refused = recordings.save_at("3", next_round, large).await;
        assert_eq!(refused, None);
        let third = BlobId::of(&sound(3));
        assert!(recordings.knows("3", ANA, &third).await);
        // There is room again once somebody told a clue.
        recordings.clue_told(&table("3"), None, None).await;
        let again = recordings.save_at("19", ANA, sound(19)).await;
        assert!(again.is_some());
    }
}
