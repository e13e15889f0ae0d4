//! A table as it goes on: the whole view, then what changes in it.
//!
//! A viewer who is too slow for every change gets the next one against what was last sent, so that
//! nobody is held up and nothing needs repair. A viewer who was cut off starts again with the whole.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::{Extension, Path, State},
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, stream};
use serde_json::Value;
use tokio::sync::watch;

use super::{
    App, Problem,
    guard::Client,
    identity::Identity,
    sheet::{Eyes, patch, sheet},
    table::find,
};
use crate::{
    Code,
    limits::StreamPermit,
    metrics::StreamCount,
    room::{Snapshot, Stay},
};

/// How often a comment shows that the line is alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

struct Viewer {
    code: Code,
    eyes: Eyes,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    stopping: watch::Receiver<bool>,
    last: Option<Arc<Value>>,
    _stay: Option<Stay>,
    _permit: StreamPermit,
    _counted: StreamCount,
}

pub(super) async fn stream(
    State(app): State<App>,
    Path(code): Path<String>,
    Extension(Client(client)): Extension<Client>,
    Identity(secret): Identity,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let (code, room) = find(&app, &code, client).await?;
    let permit = app.limiter.stream(client).ok_or(Problem::TooManyStreams)?;
    let (eyes, stay) = super::table::eyes(&room, &code, secret).await?;
    let viewer = Viewer {
        code,
        eyes,
        snapshots: room.follow(),
        stopping: app.stopping.clone(),
        last: None,
        _stay: stay,
        _permit: permit,
        _counted: app.metrics.stream(),
    };
    let events = stream::unfold(viewer, |mut viewer| async {
        let event = viewer.next().await?;
        Some((Ok(event), viewer))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

impl Viewer {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.last.is_some() {
                tokio::select! {
                    changed = self.snapshots.changed() => changed.ok()?,
                    _ = self.stopping.changed() => return None,
                }
            }
            let snapshot = self.snapshots.borrow_and_update().clone();
            let new = sheet(&self.code, &snapshot, &self.eyes);
            let (name, data) = match &self.last {
                None => ("view", new.to_string()),
                Some(old) => match patch(old, &new) {
                    None => continue,
                    Some(patch) => ("patch", patch.to_string()),
                },
            };
            self.last = Some(new);
            return Some(
                Event::default()
                    .event(name)
                    .id(snapshot.version.to_string())
                    .data(data),
            );
        }
    }
}
