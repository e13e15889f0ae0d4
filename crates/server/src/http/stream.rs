//! Streams of a table: for programs the whole view, then what changes in it; for pages the regions that
//! differ from what the page shows, then those that change.
//!
//! A slow viewer skips changes: the next event is made against what was sent last. A viewer who comes
//! back gets the whole again. A table that does not exist is `gone`, and a page that another version
//! of the program drew is told to `reload`.

use std::{convert::Infallible, marker::PhantomData, sync::Arc, time::Duration};

use aide::{
    OperationOutput,
    generate::GenContext,
    openapi::{self, Operation, StatusCode},
};
use axum::{
    extract::{Extension, Query},
    http::HeaderMap,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, KeepAliveStream, Sse},
    },
};
use futures_util::{Stream, StreamExt, future, stream};
use moonhare_table::Onlooker;
use moonhare_web::Regions;
use schemars::{JsonSchema, json_schema};
use serde::Deserialize;
use serde_json::{Map, Value};
use tokio::sync::watch;

use super::{
    Problem,
    answer::media,
    guard::Origin,
    reader::Reader,
    sheet::{SeenTable, SeenTableJson, patch, seen_table},
    table_page::PageContext,
    visit::{Follow, Visit},
};
use crate::{
    Code,
    metrics::StreamCount,
    places::Place,
    room::{Snapshot, Stay},
    rooms::Rooms,
};

/// How often a comment shows that the connection is alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Makes events from snapshots, and remembers what was sent last.
trait Teller: Send + 'static {
    /// The event that brings the viewer up to date; none if nothing changed for this viewer.
    fn tell(&mut self, snapshot: &Snapshot) -> Option<Event>;
}

struct Views {
    code: Code,
    onlooker: Onlooker,
    last: Option<SeenTableJson>,
}

impl Teller for Views {
    fn tell(&mut self, snapshot: &Snapshot) -> Option<Event> {
        let new = seen_table(&self.code, snapshot, &self.onlooker);
        let event = match &self.last {
            None => Event::default().event("view").data(new.to_string()),
            // There are many of these, so they are short: no name, and the version is their id.
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
    context: PageContext,
    /// What the page shows before the first event.
    shown: String,
    last: Option<Arc<Regions>>,
}

impl Teller for Pages {
    fn tell(&mut self, snapshot: &Snapshot) -> Option<Event> {
        let new = self.context.regions(snapshot)?;
        let last = self.last.take();
        let last = last.or_else(|| new.shown(&self.shown).map(Arc::new));
        let data = new.message(last.as_deref(), snapshot.version);
        self.last = Some(new);
        let data = data?;
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
    /// The last event once the room has closed: `gone` if the table is, else none, and the viewer comes
    /// back.
    async fn end(&mut self) -> Option<Event> {
        self.ended = true;
        matches!(self.rooms.get(&self.code).await, Ok(None)).then(|| last("gone"))
    }
}

/// An event after which nothing follows. It needs data: browsers skip events without.
fn last(name: &str) -> Event {
    Event::default().event(name).data("{}")
}

/// A stream of events. Each field of `E` is an event, named like it.
pub(super) struct Events<E> {
    sse: Sse<KeepAliveStream<stream::BoxStream<'static, Result<Event, Infallible>>>>,
    events: PhantomData<fn() -> E>,
}

impl<E> IntoResponse for Events<E> {
    fn into_response(self) -> Response {
        self.sse.into_response()
    }
}

impl<E: JsonSchema> OperationOutput for Events<E> {
    type Inner = E;

    fn inferred_responses(
        context: &mut GenContext,
        _: &mut Operation,
    ) -> Vec<(Option<StatusCode>, openapi::Response)> {
        let mut events = E::json_schema(&mut context.schema);
        let about = events.remove("description");
        let mut media = media(json_schema!({ "type": "string" }));
        // OpenAPI 3.1 has no word for the data of an event.
        let events = events.remove("properties").unwrap_or_default();
        media.extensions.insert("x-events".into(), events);
        let response = openapi::Response {
            description: about
                .and_then(|about| about.as_str().map(str::to_owned))
                .unwrap_or_default(),
            content: [("text/event-stream".to_owned(), media)]
                .into_iter()
                .collect(),
            ..openapi::Response::default()
        };
        vec![(Some(StatusCode::Code(200)), response)]
    }
}

/// An event `view` with the whole, then messages without a name, each a JSON merge patch (RFC 7396) to
/// what came before; its id is the new `version`. Come back after a break and the whole is sent again.
/// `gone` is the last event of a table that was removed.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "for the API document")]
pub(super) struct TableEvents {
    view: SeenTable<'static>,
    message: MergePatch,
    gone: Nothing,
}

/// Events. `gone` if there is no such table, `reload` if another version of the program drew the page:
/// nothing follows either.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "for the API document")]
pub(super) struct PageEvents {
    /// Parts of the page, and lines of the chat that are new, as JSON.
    regions: Map<String, Value>,
    gone: Nothing,
    reload: Nothing,
}

/// RFC 7396: a field that is null is gone, an object is merged, anything else, lists too, replaces what
/// was there.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "for the API document")]
struct MergePatch(Map<String, Value>);

/// An empty object.
#[derive(JsonSchema)]
#[schemars(inline)]
struct Nothing {}

async fn open<T: Teller, E>(
    visit: Visit,
    teller: impl FnOnce(Code, Onlooker) -> T,
) -> Result<Events<E>, Problem> {
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

fn kept_alive<E>(
    events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Events<E> {
    Events {
        sse: Sse::new(events.boxed()).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)),
        events: PhantomData,
    }
}

/// What a page says about itself when it opens its stream.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[schemars(inline)]
#[serde(default)]
pub(super) struct Listener {
    /// The edition of the script, as the address of its file has it.
    page: String,
    // A page that just reloaded won't again: two versions of the program may be running.
    /// `true` for no `reload`.
    stay: bool,
    /// The digest of the regions that the page shows, if it shows nothing else yet.
    shown: String,
}

impl Listener {
    /// What the page shows. A browser that reconnects uses the same address but says so, and its page may
    /// show anything by then.
    fn shown(self, headers: &HeaderMap) -> String {
        let again = headers.contains_key("last-event-id");
        if again { String::new() } else { self.shown }
    }

    /// The table to follow, or the only event that the page gets. A browser does not show a page the
    /// status of a stream, so an event has to say that there is no table.
    fn follows<E>(
        &self,
        follow: Result<Follow, Problem>,
    ) -> Result<Result<Visit, Events<E>>, Problem> {
        let only = |name| Ok(Err(kept_alive(stream::once(future::ready(Ok(last(name)))))));
        match follow {
            Err(Problem::NoSuchTable) => only("gone"),
            Ok(_) if self.page != moonhare_web::edition() && !self.stay => only("reload"),
            follow => Ok(Ok(follow?.0)),
        }
    }
}

pub(super) async fn views(Follow(visit): Follow) -> Result<Events<TableEvents>, Problem> {
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
    headers: HeaderMap,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Events<PageEvents>, Problem> {
    let visit = match listener.follows(follow)? {
        Ok(visit) => visit,
        Err(only) => return Ok(only),
    };
    let onlooker = visit.token().map_or(Onlooker::Guest, Onlooker::Token);
    let context = PageContext::new(&visit.code, origin, reader, onlooker);
    let context = context
        .with_decks(&visit.app, &visit.room.now(), visit.secret.as_ref())
        .await?;
    let pages = |_, onlooker| Pages {
        context: PageContext {
            onlooker,
            ..context
        },
        shown: listener.shown(&headers),
        last: None,
    };
    open(visit, pages).await
}

pub(super) async fn board_regions(
    follow: Result<Follow, Problem>,
    Query(listener): Query<Listener>,
    headers: HeaderMap,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Events<PageEvents>, Problem> {
    let visit = match listener.follows(follow)? {
        Ok(visit) => visit,
        Err(only) => return Ok(only),
    };
    let pages = |code, _| Pages {
        context: PageContext::new(&code, origin, reader, Onlooker::Screen),
        shown: listener.shown(&headers),
        last: None,
    };
    open(visit, pages).await
}
