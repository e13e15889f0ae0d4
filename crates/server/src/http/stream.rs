//! A table as it goes on, for programs (the whole view, then what changes in it) and for pages (all
//! regions, then those that change).
//!
//! A viewer who is too slow for every change gets the next one against what was last sent, so that
//! nobody is held up and nothing needs repair. A viewer who was cut off starts again with the whole.
//! Who follows a table that is not there hears `gone`, and a page that an older program drew `reload`.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{
    extract::{Extension, Query},
    response::sse::{Event, KeepAlive, Sse},
};
use futures_util::{Stream, StreamExt, future, stream};
use moonhare_table::Onlooker;
use moonhare_web::Regions;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::watch;

use super::{
    Problem,
    guard::Origin,
    pages::Setting,
    reader::Reader,
    sheet::{patch, sheet},
    visit::{Follow, Visit},
};
use crate::{
    Code,
    metrics::StreamCount,
    places::Place,
    room::{Snapshot, Stay},
    rooms::Rooms,
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
    onlooker: Onlooker,
    last: Option<Arc<Value>>,
}

impl Teller for Views {
    fn tell(&mut self, snapshot: &Snapshot) -> Option<Event> {
        let new = sheet(&self.code, snapshot, &self.onlooker);
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
struct OpenStream<T> {
    teller: T,
    rooms: Arc<Rooms>,
    code: Code,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    stopping: watch::Receiver<bool>,
    started: bool,
    ended: bool,
    _stay: Option<Stay>,
    _permit: Place,
    _counted: StreamCount,
}

impl<T: Teller> OpenStream<T> {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.ended {
                return None;
            }
            if self.started {
                tokio::select! {
                    changed = self.snapshots.changed() => if changed.is_err() {
                        return self.end().await;
                    },
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

impl<T> OpenStream<T> {
    /// The last event once the room has closed: whether the table has gone, or whoever follows it only
    /// has to come back.
    async fn end(&mut self) -> Option<Event> {
        self.ended = true;
        matches!(self.rooms.get(&self.code).await, Ok(None)).then(|| last("gone"))
    }
}

/// An event after which nothing comes. Browsers leave out those without data.
fn last(name: &str) -> Event {
    Event::default().event(name).data("{}")
}

type Events = Sse<
    axum::response::sse::KeepAliveStream<stream::BoxStream<'static, Result<Event, Infallible>>>,
>;

async fn open<T: Teller>(
    visit: Visit,
    teller: impl FnOnce(Code, Onlooker) -> T,
) -> Result<Events, Problem> {
    let app = &visit.app;
    let permit = app.limiter.stream(visit.client);
    let permit = permit.ok_or(Problem::TooManyStreams)?;
    let (onlooker, stay) = visit.onlooker().await?;
    let stream = OpenStream {
        teller: teller(visit.code.clone(), onlooker),
        rooms: app.rooms.clone(),
        code: visit.code,
        snapshots: visit.room.follow(),
        stopping: app.stopping.clone(),
        started: false,
        ended: false,
        _stay: stay,
        _permit: permit,
        _counted: app.metrics.stream(),
    };
    let events = stream::unfold(stream, |mut stream| async {
        let event = stream.next().await?;
        Some((Ok(event), stream))
    });
    Ok(kept_alive(events))
}

fn kept_alive(events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> Events {
    Sse::new(events.boxed()).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

/// What a page says of itself when it comes to listen.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Listener {
    /// The edition of its script.
    page: String,
    /// It was loaded again a moment ago and will not be again: two programs may be at work.
    stay: bool,
}

impl Listener {
    /// The table that the page listens to, or the only event that it gets. A browser does not show a
    /// page the status of a stream, so that an event has to say that there is no table.
    fn comes(&self, follow: Result<Follow, Problem>) -> Result<Result<Visit, Events>, Problem> {
        let only = |name| Ok(Err(kept_alive(stream::once(future::ready(Ok(last(name)))))));
        match follow {
            Err(Problem::NoSuchTable) => only("gone"),
            Ok(_) if self.page != moonhare_web::edition() && !self.stay => only("reload"),
            follow => Ok(Ok(follow?.0)),
        }
    }
}

pub(super) async fn views(Follow(visit): Follow) -> Result<Events, Problem> {
    open(visit, |code, onlooker| Views {
        code,
        onlooker,
        last: None,
    })
    .await
}

pub(super) async fn regions(
    follow: Result<Follow, Problem>,
    Query(listener): Query<Listener>,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Events, Problem> {
    let visit = match listener.comes(follow)? {
        Ok(visit) => visit,
        Err(only) => return Ok(only),
    };
    let onlooker = visit.token().map_or(Onlooker::Guest, Onlooker::Token);
    let setting = Setting::new(&visit.code, origin, reader, onlooker);
    let setting = setting
        .with_decks(&visit.app, &visit.room.now(), visit.secret.as_ref())
        .await?;
    let pages = |_, onlooker| Pages {
        setting: Setting {
            onlooker,
            ..setting
        },
        last: None,
    };
    open(visit, pages).await
}

pub(super) async fn board_regions(
    follow: Result<Follow, Problem>,
    Query(listener): Query<Listener>,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Events, Problem> {
    let visit = match listener.comes(follow)? {
        Ok(visit) => visit,
        Err(only) => return Ok(only),
    };
    let pages = |code, _| Pages {
        setting: Setting::new(&code, origin, reader, Onlooker::Screen),
        last: None,
    };
    open(visit, pages).await
}
