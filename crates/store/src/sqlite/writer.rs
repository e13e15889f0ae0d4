//! The one thread that writes. It takes whatever changes are waiting into one transaction, so that
//! many tables share the wait for the disk, and answers each only after the commit.

use std::{
    fs::File,
    io,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::{change::Change, place::Place, trouble};
use crate::{StoreError, tail::Tails};

/// Changes that may wait, and the most that share a commit. When the queue is full, callers wait.
const QUEUE: usize = 256;

/// How much was written since the store was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Appends, removals and directory changes that were answered, refusals included.
    pub changes: u64,
    /// Transactions they were made durable with.
    pub commits: u64,
}

#[derive(Debug, Default)]
struct Counters {
    changes: AtomicU64,
    commits: AtomicU64,
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
    counters: Arc<Counters>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(
        db: Connection,
        lock: File,
        place: Arc<Place>,
        tails: Arc<Tails>,
    ) -> io::Result<Self> {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let counters = Arc::<Counters>::default();
        let desk = Desk {
            db,
            _lock: lock,
            place,
            tails,
            counters: counters.clone(),
            waiting,
        };
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || desk.work())?;
        Ok(Self {
            queue,
            counters,
            thread: Some(thread),
        })
    }

    pub(super) async fn change<C: Change>(&self, change: C) -> Result<C::Answer, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Pending {
            change,
            answer: None,
            reply,
        };
        let sent = self.queue.send(Message::Change(Box::new(job))).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Returns once the thread has let go of the database and its lock.
    pub(super) async fn close(&self) {
        // Fails only when it is closed already.
        let _ = self.queue.send(Message::Close).await;
        self.queue.closed().await;
    }

    pub(super) fn stats(&self) -> Stats {
        Stats {
            changes: self.counters.changes.load(Relaxed),
            commits: self.counters.commits.load(Relaxed),
        }
    }
}

/// Waits for the last commit, so that the directory can be opened again right away.
impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = mpsc::channel(1).0;
        if let Some(thread) = self.thread.take() {
            // A panic over there has nothing to add here.
            let _ = thread.join();
        }
    }
}

enum Message {
    Change(Box<dyn Job>),
    Close,
}

/// A change with someone waiting for its answer.
trait Job: Send {
    fn apply(&mut self, tx: &Transaction<'_>) -> rusqlite::Result<()>;
    fn finish(self: Box<Self>, committed: Result<(), StoreError>, tails: &Tails);
}

struct Pending<C: Change> {
    change: C,
    answer: Option<C::Answer>,
    reply: oneshot::Sender<Result<C::Answer, StoreError>>,
}

impl<C: Change> Job for Pending<C> {
    fn apply(&mut self, tx: &Transaction<'_>) -> rusqlite::Result<()> {
        self.answer = Some(self.change.apply(tx)?);
        Ok(())
    }

    fn finish(self: Box<Self>, committed: Result<(), StoreError>, tails: &Tails) {
        let Self {
            change,
            answer,
            reply,
        } = *self;
        let answer = committed.and_then(|()| answer.ok_or(StoreError::Closed));
        if let Ok(answer) = &answer {
            change.announce(answer, tails);
        }
        // Nobody waits any more: the change stands all the same.
        let _ = reply.send(answer);
    }
}

/// Fields go in this order: whoever sees the queue closed finds the lock released.
struct Desk {
    db: Connection,
    _lock: File,
    place: Arc<Place>,
    tails: Arc<Tails>,
    counters: Arc<Counters>,
    waiting: mpsc::Receiver<Message>,
}

impl Desk {
    fn work(mut self) {
        let mut open = true;
        while open && let Some(Message::Change(first)) = self.waiting.blocking_recv() {
            let mut group = vec![first];
            while open && group.len() < QUEUE {
                match self.waiting.try_recv() {
                    Ok(Message::Change(job)) => group.push(job),
                    Ok(Message::Close) => open = false,
                    Err(_) => break,
                }
            }
            self.write(group);
        }
        self.tails.close();
    }

    /// A change that is refused does not touch the others; if the database fails, all fail.
    fn write(&mut self, mut group: Vec<Box<dyn Job>>) {
        let committed = self.commit(&mut group);
        for job in group {
            self.counters.changes.fetch_add(1, Relaxed);
            job.finish(committed.clone(), &self.tails);
        }
    }

    fn commit(&mut self, group: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        self.place.check()?;
        self.transact(group).map_err(trouble)?;
        // What was written where nobody looks must not be called kept.
        self.place.check()
    }

    fn transact(&mut self, group: &mut [Box<dyn Job>]) -> rusqlite::Result<()> {
        let tx = self
            .db
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        for job in group {
            job.apply(&tx)?;
        }
        tx.commit()?;
        self.counters.commits.fetch_add(1, Relaxed);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::{
        RecordId, Version,
        sqlite::{
            DATABASE,
            change::{Append, Appended, Prove},
            schema,
        },
    };

    fn start(dir: &Path, db: Connection) -> Writer {
        let place = Arc::new(Place::of(dir).unwrap());
        let lock = File::create(dir.join("lock")).unwrap();
        Writer::start(db, lock, place, Tails::new()).unwrap()
    }

    #[tokio::test]
    async fn a_disk_that_may_only_be_read_is_no_passing_trouble() {
        let dir = tempfile::tempdir().unwrap();
        let db = schema::open(&dir.path().join(DATABASE)).unwrap();
        db.pragma_update(None, "query_only", true).unwrap();
        let writer = start(dir.path(), db);
        let refused = writer.change(Prove).await;
        assert!(
            matches!(refused, Err(StoreError::Unwritable(_))),
            "{refused:?}"
        );
    }

    #[tokio::test]
    async fn a_full_disk_fails_what_does_not_fit_and_nothing_else() {
        let dir = tempfile::tempdir().unwrap();
        let db = schema::open(&dir.path().join(DATABASE)).unwrap();
        let pages: u32 = db
            .pragma_query_value(None, "page_count", |row| row.get(0))
            .unwrap();
        db.pragma_update_and_check(None, "max_page_count", pages + 2, |_| Ok(()))
            .unwrap();
        let writer = start(dir.path(), db);
        let append = |id, size| {
            writer.change(Append {
                table: "hare".parse().unwrap(),
                expected: Version::EMPTY,
                id: RecordId([id; 16]),
                payload: vec![id; size].into(),
            })
        };
        let large = append(1, 100_000).await;
        assert!(matches!(large, Err(StoreError::Unwritable(_))));
        let small = append(2, 10).await;
        assert!(matches!(small, Ok(Appended::Now(_, Version(1)))));
    }
}
