//! Costly work beside the games: a little of it at once, and a line of bounded length before it.

use std::{sync::Arc, time::Duration};

use tokio::{sync::Semaphore, task::spawn_blocking, time::timeout};

#[derive(Debug)]
pub(crate) struct Gate {
    hands: Arc<Semaphore>,
    line: Arc<Semaphore>,
    patience: Duration,
}

/// Why work was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Shut {
    #[error("too many wait already, or one waited too long")]
    Busy,
    #[error("the work broke down")]
    Broken,
}

impl Gate {
    /// Lets so many work at once and so many wait, each for so long.
    pub(crate) fn new(hands: usize, line: usize, patience: Duration) -> Gate {
        Gate {
            hands: Arc::new(Semaphore::new(hands.max(1))),
            line: Arc::new(Semaphore::new(line.clamp(1, Semaphore::MAX_PERMITS))),
            patience,
        }
    }

    /// Works on a thread that nobody else waits for. Once begun, the work keeps its place at the
    /// gate until it is done, even if nobody waits for it any more.
    pub(crate) async fn pass<T: Send + 'static>(
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
        let done = spawn_blocking(move || {
            let _hand = hand;
            work()
        });
        done.await.map_err(|_| Shut::Broken)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        atomic::{AtomicUsize, Ordering::SeqCst},
        mpsc,
    };

    use futures_util::future::join_all;

    use super::*;

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn no_more_work_at_once_than_there_are_hands() {
        let gate = Gate::new(2, 100, LONG);
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

    /// Work that lasts until it is let go.
    fn held() -> (mpsc::Sender<()>, impl FnOnce() + Send) {
        let (let_go, until) = mpsc::channel::<()>();
        (let_go, move || {
            let _ = until.recv();
        })
    }

    #[tokio::test]
    async fn the_line_has_an_end_and_so_has_the_wait() {
        let gate = Arc::new(Gate::new(1, 1, Duration::from_millis(50)));
        let (let_go, work) = held();
        let working = tokio::spawn({
            let gate = gate.clone();
            async move { gate.pass(work).await }
        });
        while gate.hands.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        // One waits in vain; another beside it is not even let into the line.
        let (first, second) = tokio::join!(gate.pass(|| ()), gate.pass(|| ()));
        assert_eq!((first, second), (Err(Shut::Busy), Err(Shut::Busy)));
        drop(let_go);
        working.await.unwrap().unwrap();
        assert_eq!(gate.pass(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn who_goes_away_leaves_the_work_at_the_gate() {
        let gate = Arc::new(Gate::new(1, 1, Duration::from_millis(50)));
        let (let_go, work) = held();
        let working = tokio::spawn({
            let gate = gate.clone();
            async move { gate.pass(work).await }
        });
        while gate.hands.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        working.abort();
        assert_eq!(gate.pass(|| ()).await, Err(Shut::Busy));
        drop(let_go);
        let again = async { while gate.pass(|| ()).await.is_err() {} };
        timeout(LONG, again).await.unwrap();
    }

    #[tokio::test]
    async fn work_that_breaks_down_frees_its_place() {
        let gate = Gate::new(1, 1, LONG);
        let broken = gate.pass(|| panic!("a bug")).await;
        assert_eq!(broken, Err::<(), _>(Shut::Broken));
        assert_eq!(gate.pass(|| 7).await, Ok(7));
    }
}
