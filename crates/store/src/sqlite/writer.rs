//! The one thread that writes. It commits all waiting changes in one transaction, so that many
//! tables share the wait for the disk. It answers each change after the commit.

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

use super::{change::Change, path_guard::PathGuard, store_error};
use crate::{StoreError, tail::Tails};

/// The most changes that may wait, and that may share a commit. When the queue is full, callers
/// wait.
const QUEUE: usize = 256;

/// What was written since the store was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Changes that were answered, refusals included.
    pub changes: u64,
    /// Transactions that made them durable.
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
        path_guard: Arc<PathGuard>,
        tails: Arc<Tails>,
    ) -> io::Result<Self> {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let counters = Arc::<Counters>::default();
        let desk = WriterThread {
            db,
            _lock: lock,
            path_guard,
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

    /// Returns once the thread has released the database and its lock.
    pub(super) async fn close(&self) {
        // Fails only if already closed.
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

/// Waits for the last commit, so that the directory can be reopened right away.
impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = mpsc::channel(1).0;
        if let Some(thread) = self.thread.take() {
            // A panic there was reported there.
            let _ = thread.join();
        }
    }
}

enum Message {
    Change(Box<dyn Job>),
    Close,
}

/// A change and the caller who waits for its answer.
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
        // If the caller stopped waiting, the change still counts.
        let _ = reply.send(answer);
    }
}

/// Fields drop in this order, so the lock is free before callers see the queue closed.
struct WriterThread {
    db: Connection,
    _lock: File,
    path_guard: Arc<PathGuard>,
    tails: Arc<Tails>,
    counters: Arc<Counters>,
    waiting: mpsc::Receiver<Message>,
}

impl WriterThread {
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

    /// A refused change doesn't affect the others. If the database fails, all of them fail.
    fn write(&mut self, mut group: Vec<Box<dyn Job>>) {
        let committed = self.commit(&mut group);
        for job in group {
            self.counters.changes.fetch_add(1, Relaxed);
            job.finish(committed.clone(), &self.tails);
        }
    }

    fn commit(&mut self, group: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        self.path_guard.check()?;
        self.transact(group).map_err(store_error)?;
        // The files may have moved meanwhile; then nothing was kept.
        self.path_guard.check()
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
            change::{Append, AppendAnswer, Probe},
            schema,
        },
    };

    fn start(dir: &Path, db: Connection) -> Writer {
        let path_guard = Arc::new(PathGuard::of(dir).unwrap());
        let lock = File::create(dir.join("lock")).unwrap();
        Writer::start(db, lock, path_guard, Tails::new()).unwrap()
    }

    #[tokio::test]
    async fn a_read_only_disk_is_unwritable() {
        let dir = tempfile::tempdir().unwrap();
        let db = schema::open(&dir.path().join(DATABASE)).unwrap();
        db.pragma_update(None, "query_only", true).unwrap();
        let writer = start(dir.path(), db);
        let refused = writer.change(Probe).await;
        assert!(
            matches!(refused, Err(StoreError::Unwritable(_))),
            "{refused:?}"
        );
    }

    #[tokio::test]
    async fn a_full_disk_fails_only_what_does_not_fit() {
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
        assert!(matches!(small, Ok(AppendAnswer::Now(_, Version(1)))));
    }
}
