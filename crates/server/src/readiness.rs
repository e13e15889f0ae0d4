//! Whether the server is ready: the store can save data, and tables can be read.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{sync::Mutex, time::timeout};

use crate::{Unavailable, rooms::Rooms};

/// How long a result is used again, so that frequent requests cost nothing.
const REUSE_FOR: Duration = Duration::from_secs(2);

/// A store that takes longer than this for a few bytes is not ready.
const CHECK_TIMEOUT: Duration = Duration::from_secs(5);

type Answer = Result<(), Unavailable>;

/// The latest result and its time. Requests that come during a check wait for its result.
#[derive(Clone, Debug, Default)]
pub(crate) struct Readiness(Arc<Mutex<Option<(Instant, Answer)>>>);

impl Readiness {
    pub(crate) async fn check(&self, rooms: &Arc<Rooms>) -> Answer {
        let mut latest = self.0.clone().lock_owned().await;
        if let Some((at, answer)) = &*latest
            && at.elapsed() < REUSE_FOR
        {
            return answer.clone();
        }
        // A task of its own finishes the check and remembers its result even if the client goes away.
        let rooms = rooms.clone();
        let checking = tokio::spawn(async move {
            let answer = timeout(CHECK_TIMEOUT, run_check(&rooms)).await;
            let answer =
                answer.unwrap_or_else(|_| Err(Unavailable::temporary("the store takes too long")));
            let was_unready = matches!(&*latest, Some((_, Err(_))));
            match &answer {
                Err(error) => tracing::error!(%error, "not ready"),
                Ok(()) if was_unready => tracing::info!("ready again"),
                Ok(()) => {}
            }
            *latest = Some((Instant::now(), answer.clone()));
            answer
        });
        checking
            .await
            .unwrap_or_else(|error| Err(Unavailable::temporary(error)))
    }
}

async fn run_check(rooms: &Rooms) -> Answer {
    rooms.store().ready().await?;
    rooms.check_some_tables().await
}
