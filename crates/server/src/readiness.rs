//! Whether the server is ready: the store can save data, and tables can be opened.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{sync::Mutex, time::timeout};

use crate::{Unavailable, rooms::Rooms};

/// How long a result is reused, so that frequent checks cost nothing.
const HOLDS: Duration = Duration::from_secs(2);

/// A store that needs more time than this for a few bytes is not ready.
const PATIENCE: Duration = Duration::from_secs(5);

type Answer = Result<(), Unavailable>;

/// The latest result and its time. Requests that come during a check wait for its result.
#[derive(Clone, Debug, Default)]
pub(crate) struct Readiness(Arc<Mutex<Option<(Instant, Answer)>>>);

impl Readiness {
    pub(crate) async fn ask(&self, rooms: &Arc<Rooms>) -> Answer {
        let mut latest = self.0.clone().lock_owned().await;
        if let Some((at, answer)) = &*latest
            && at.elapsed() < HOLDS
        {
            return answer.clone();
        }
        // Even if the client goes away, the check is finished and its result remembered.
        let rooms = rooms.clone();
        let looking = tokio::spawn(async move {
            let answer = timeout(PATIENCE, look(&rooms)).await;
            let answer =
                answer.unwrap_or_else(|_| Err(Unavailable::just_now("the store takes too long")));
            let was_away = matches!(&*latest, Some((_, Err(_))));
            match &answer {
                Err(error) => tracing::error!(%error, "not ready"),
                Ok(()) if was_away => tracing::info!("ready again"),
                Ok(()) => {}
            }
            *latest = Some((Instant::now(), answer.clone()));
            answer
        });
        looking
            .await
            .unwrap_or_else(|error| Err(Unavailable::just_now(error)))
    }
}

async fn look(rooms: &Rooms) -> Answer {
    rooms.store().ready().await?;
    rooms.open_some().await
}
