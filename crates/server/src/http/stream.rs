//! A table as it goes on, for programs (the whole view, then what changes in it) and for pages (all
//! regions, then those that change).
//!
//! A viewer who is too slow for every change gets the next one against what was last sent, so that
//! nobody is held up and nothing needs repair. A viewer who was cut off starts again with the whole.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::Extension,
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, stream};
use moonhare_web::Regions;
use serde_json::Value;
use tokio::sync::watch;

use super::{
    Problem,
    guard::Origin,
    pages::Setting,
    reader::Reader,
    sheet::{Eyes, patch, sheet},
    visit::Visit,
};
use crate::{
    Code,
    metrics::StreamCount,
    places::Place,
    room::{Snapshot, Stay},
};

/// How often a comment shows that the line is alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// What makes events out of snapshots; remembers what was sent last.
trait Teller: Send + 'static {
    /// The event that brings the viewer up to date; none if nothing changed for this viewer.
    fn tell(&mut self, snapshot: &Snapshot) -> Option<Event>;
}

struct Views {
    code: Code,
    eyes: Eyes,
    last: Option<Arc<Value>>,
}

impl Teller for Views {
    fn tell(&mut self, snapshot: &Snapshot) -> Option<Event> {
        let new = sheet(&self.code, snapshot, &self.eyes);
        let event = match &self.last {
            None => Event::default().event("view").data(new.to_string()),
            // There are many of these, so what can be left out is: they go by the default name, and
            // the version is their id.
            Some(old) => {
                let mut patch = patch(old, &new)?;
                if let Value::Object(fields) = &mut patch {
                    fields.remove("version");
                }
                Event::default().data(patch.to_string())
            }
        };
        self.last = Some(new);
        Some(event)
    }
}

struct Pages {
    setting: Setting,
    last: Option<Arc<Regions>>,
}

impl Teller for Pages {
    fn tell(&mut self, snapshot: &Snapshot) -> Option<Event> {
        let new = self.setting.regions(snapshot)?;
        let data = new.message(self.last.as_deref(), snapshot.version)?;
        self.last = Some(new);
        Some(Event::default().event("regions").data(data))
    }
}

/// One open stream.
struct Viewer<T> {
    teller: T,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    stopping: watch::Receiver<bool>,
    started: bool,
    _stay: Option<Stay>,
    _permit: Place,
    _counted: StreamCount,
}

impl<T: Teller> Viewer<T> {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.started {
                tokio::select! {
                    changed = self.snapshots.changed() => changed.ok()?,
                    _ = self.stopping.changed() => return None,
                }
            }
            self.started = true;
            let snapshot = self.snapshots.borrow_and_update().clone();
            if let Some(event) = self.teller.tell(&snapshot) {
                return Some(event.id(snapshot.version.to_string()));
            }
        }
    }
}

type Events = Sse<
    axum::response::sse::KeepAliveStream<stream::BoxStream<'static, Result<Event, Infallible>>>,
>;

async fn open<T: Teller>(
    visit: Visit,
    teller: impl FnOnce(Code, Eyes) -> T,
) -> Result<Events, Problem> {
    let app = &visit.app;
    let permit = app.limiter.stream(visit.client);
    let permit = permit.ok_or(Problem::TooManyStreams)?;
    let (eyes, stay) = visit.eyes().await?;
    let viewer = Viewer {
        teller: teller(visit.code, eyes),
        snapshots: visit.room.follow(),
        stopping: app.stopping.clone(),
        started: false,
        _stay: stay,
        _permit: permit,
        _counted: app.metrics.stream(),
    };
    let events = stream::unfold(viewer, |mut viewer| async {
        let event = viewer.next().await?;
        Some((Ok(event), viewer))
    });
    Ok(Sse::new(boxed(events)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

fn boxed<S: Stream + Send + 'static>(events: S) -> stream::BoxStream<'static, S::Item> {
    Box::pin(events)
}

pub(super) async fn views(visit: Visit) -> Result<Events, Problem> {
    open(visit, |code, eyes| Views {
        code,
        eyes,
        last: None,
    })
    .await
}

pub(super) async fn regions(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Events, Problem> {
    let eyes = visit.token().map_or(Eyes::Guest, Eyes::Token);
    let setting = Setting::new(&visit.code, origin, reader, eyes);
    let setting = setting
        .with_decks(&visit.app, &visit.room.now(), visit.secret.as_ref())
        .await?;
    let pages = |_, eyes| Pages {
        setting: Setting { eyes, ..setting },
        last: None,
    };
    open(visit, pages).await
}

pub(super) async fn board_regions(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Events, Problem> {
    let pages = |code, _| Pages {
        setting: Setting::new(&code, origin, reader, Eyes::Screen),
        last: None,
    };
    open(visit, pages).await
}
