//! Runs blocking work off the async threads, a few jobs at a time.

use std::sync::Arc;

use tokio::{sync::Semaphore, task};

use crate::StoreError;

/// Limits how many jobs run at once. Further callers wait their turn.
#[derive(Debug)]
pub(super) struct Turns {
    free: Arc<Semaphore>,
    all: u32,
}

impl Turns {
    pub(super) fn new(all: u32) -> Self {
        let free = Arc::new(Semaphore::new(all as usize));
        Self { free, all }
    }

    /// A job that has started finishes even if nobody waits for it.
    pub(super) async fn run<T, E>(
        &self,
        work: impl FnOnce() -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let turn = self.free.clone().acquire_owned().await;
        let turn = turn.map_err(|_| StoreError::Closed)?;
        let done = task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        match done.await {
            Ok(result) => result,
            Err(error) => Err(StoreError::Unavailable(error.to_string()).into()),
        }
    }

    /// Waits for running jobs and refuses new ones.
    pub(super) async fn close(&self) {
        // Fails only if already closed.
        let _all = self.free.acquire_many(self.all).await;
        self.free.close();
    }
}
