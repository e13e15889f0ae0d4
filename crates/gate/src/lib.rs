//! Limits costly work: a few threads do it, and only a limited number of callers may wait.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};

use parking_lot::Mutex;
use tokio::{
    sync::{Semaphore, oneshot},
    time::timeout,
};

/// Runs work on its own threads. A thread never gives back the memory that it once needed, so it's
/// better if a few threads do all the work.
#[derive(Debug)]
pub struct Gate {
    /// None if callers do the work themselves.
    work: Option<mpsc::Sender<Work>>,
    hands: Arc<Semaphore>,
    line: Semaphore,
    patience: Duration,
}

type Work = Box<dyn FnOnce() + Send>;

/// Why work was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Shut {
    #[error("too many wait already, or one waited too long")]
    Busy,
    #[error("the work broke down")]
    Broken,
}

impl Gate {
    /// A gate with this many threads. At most `line` callers wait, each for at most `patience`. The threads
    /// have this name.
    pub fn new(name: &str, hands: usize, line: usize, patience: Duration) -> Gate {
        let hands = hands.max(1);
        let (work, to_do) = mpsc::channel();
        let to_do = Arc::new(Mutex::new(to_do));
        for _ in 0..hands {
            let to_do = to_do.clone();
            let thread = thread::Builder::new().name(name.to_owned());
            if let Err(error) = thread.spawn(move || do_all(&to_do)) {
                tracing::error!(%name, %error, "no thread for it");
            }
        }
        Gate {
            work: Some(work),
            hands: Arc::new(Semaphore::new(hands)),
            line: Semaphore::new(line.clamp(1, Semaphore::MAX_PERMITS)),
            patience,
        }
    }

    /// A gate without threads: whoever passes does the work on the spot. It's for tests that must go the
    /// same way each time.
    pub fn on_the_spot() -> Gate {
        Gate {
            work: None,
            hands: Arc::new(Semaphore::new(1)),
            line: Semaphore::new(Semaphore::MAX_PERMITS),
            patience: Duration::MAX,
        }
    }

    /// Does the work on a thread of the gate. Work that has begun goes on and keeps its thread even if the
    /// caller goes away.
    pub async fn pass<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Shut> {
        let hand = match self.hands.clone().try_acquire_owned() {
            Ok(hand) => hand,
            Err(_) => {
                let _place = self.line.try_acquire().map_err(|_| Shut::Busy)?;
                let turn = timeout(self.patience, self.hands.clone().acquire_owned()).await;
                turn.map_err(|_| Shut::Busy)?.map_err(|_| Shut::Busy)?
            }
        };
        let (done, result) = oneshot::channel();
        let work = move || {
            let _hand = hand;
            // The caller may have gone away.
            let _ = done.send(work());
        };
        match &self.work {
            Some(to_do) => to_do.send(Box::new(work)).map_err(|_| Shut::Broken)?,
            None => do_one(work),
        }
        result.await.map_err(|_| Shut::Broken)
    }
}

/// Does work until the gate is dropped.
fn do_all(to_do: &Mutex<mpsc::Receiver<Work>>) {
    loop {
        let next = to_do.lock().recv();
        let Ok(work) = next else { return };
        do_one(work);
    }
}

/// If the work panics its caller sees that the channel is closed. The thread goes on.
fn do_one(work: impl FnOnce()) {
    let _ = catch_unwind(AssertUnwindSafe(work));
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use futures_util::future::join_all;

    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn no_more_work_at_once_than_there_are_hands() {
        let gate = Gate::new("test", 2, 100, LONG);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let all = (0..40).map(|_| {
            let (now, most) = (now.clone(), most.clone());
            gate.pass(move || {
                most.fetch_max(now.fetch_add(1, SeqCst) + 1, SeqCst);
                std::thread::sleep(Duration::from_millis(2));
                now.fetch_sub(1, SeqCst);
            })
        });
        assert!(join_all(all).await.iter().all(Result::is_ok));
        assert!((1..=2).contains(&most.load(SeqCst)), "{most:?}");
    }

    type Work = tokio::task::JoinHandle<Result<(), Shut>>;

    /// A gate with one hand, and its work that lasts until the sender is dropped.
    async fn busy() -> (Arc<Gate>, Work, mpsc::Sender<()>) {
        let gate = Arc::new(Gate::new("test", 1, 1, Duration::from_millis(50)));
        let (let_go, until) = mpsc::channel::<()>();
        let (began, begun) = tokio::sync::oneshot::channel();
        let working = tokio::spawn({
            let gate = gate.clone();
            async move {
                let work = move || {
                    let _ = began.send(());
                    let _ = until.recv();
                };
                gate.pass(work).await
            }
        });
        timeout(LONG, begun).await.unwrap().unwrap();
        (gate, working, let_go)
    }

    #[tokio::test]
    async fn the_line_has_an_end_and_so_has_the_wait() {
        let (gate, working, let_go) = busy().await;
        // One waits in vain; another beside it is not even let into the line.
        let (first, second) = tokio::join!(gate.pass(|| ()), gate.pass(|| ()));
        assert_eq!((first, second), (Err(Shut::Busy), Err(Shut::Busy)));
        drop(let_go);
        working.await.unwrap().unwrap();
        assert_eq!(gate.pass(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn who_goes_away_leaves_the_work_at_the_gate() {
        let (gate, working, let_go) = busy().await;
        working.abort();
        assert_eq!(gate.pass(|| ()).await, Err(Shut::Busy));
        drop(let_go);
        let again = async { while gate.pass(|| ()).await.is_err() {} };
        timeout(LONG, again).await.unwrap();
    }

    /// Else each thread of a large pool keeps what its work took.
    #[tokio::test]
    async fn the_same_threads_do_all_the_work() {
        let gate = Gate::new("hands", 2, 100, LONG);
        let all = (0..40).map(|_| gate.pass(|| (thread::current().id(), named())));
        let done = join_all(all).await.into_iter().map(Result::unwrap);
        let (threads, names): (HashSet<_>, HashSet<_>) = done.unzip();
        assert!((1..=2).contains(&threads.len()), "{threads:?}");
        assert_eq!(names, HashSet::from([Some("hands".to_owned())]));
    }

    fn named() -> Option<String> {
        thread::current().name().map(str::to_owned)
    }

    #[tokio::test]
    async fn work_that_breaks_down_frees_its_place() {
        for gate in [Gate::new("test", 1, 1, LONG), Gate::on_the_spot()] {
            let broken = gate.pass(|| panic!("a bug")).await;
            assert_eq!(broken, Err::<(), _>(Shut::Broken));
            assert_eq!(gate.pass(|| 7).await, Ok(7));
        }
    }

    #[tokio::test]
    async fn work_on_the_spot_is_done_by_the_caller() {
        let gate = Gate::on_the_spot();
        let thread = gate.pass(|| thread::current().id()).await;
        assert_eq!(thread, Ok(thread::current().id()));
    }
}
