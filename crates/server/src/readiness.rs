//! Whether the server can serve: what it accepts would be kept, and tables open.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{sync::Mutex, time::timeout};

use crate::{Unavailable, rooms::Rooms};

/// How long an answer holds, so that asking often costs nothing.
const HOLDS: Duration = Duration::from_secs(2);

/// A disk that needs more time than this for a few bytes serves nobody.
const PATIENCE: Duration = Duration::from_secs(5);

type Answer = Result<(), Unavailable>;

/// The latest answer and when it was found. Whoever asks meanwhile waits for the one who looks.
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
        // Whoever asks may go; what was begun is finished and remembered all the same.
        let rooms = rooms.clone();
        let looking = tokio::spawn(async move {
            let answer = timeout(PATIENCE, look(&rooms)).await;
            let answer =
                answer.unwrap_or_else(|_| Err(Unavailable::just_now("the store takes too long")));
            if let Err(error) = &answer {
                tracing::error!(%error, "not ready");
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
