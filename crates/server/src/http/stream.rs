//! Streams of a table. A program gets the whole view, then the changes to it. A page gets the regions
//! that differ from what it shows, then those that change.
//!
//! Each event holds what changed since the last one that was sent, so a slow viewer skips changes. A
//! viewer who reconnects gets everything again.
//!
//! If its table is deleted, a stream ends with `gone`. A page whose table doesn't exist gets only `gone`,
//! because its script can't see the HTTP status. A page gets `reload` if another version of the program
//! drew it, or if its viewer may no longer look at the table. A program's stream then just ends.

use std::{
    convert::Infallible,
    marker::PhantomData,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

use aide::{
    OperationOutput,
    generate::GenContext,
    openapi::{self, Operation, StatusCode},
};
use axum::{
    body::{Body, HttpBody},
    extract::{Extension, Query},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use futures_util::{Stream, StreamExt, future, stream};
use http_body::Frame;
use moonhare_table::{Change, Onlooker, TokenHash};
use moonhare_web::Shown;
use schemars::{JsonSchema, json_schema};
use serde::Deserialize;
use serde_json::{Map, Value};
use tokio::{
    sync::watch,
    time::{Instant, Sleep, sleep_until},
};

use super::{
    Problem,
    answer::media,
    guard::Origin,
    reader::Reader,
    table_page::{PageContext, PageSource},
    visit::{StreamVisit, Visit, may_look},
};
use crate::{
    Code,
    metrics::StreamCount,
    room::{PresenceGuard, Snapshot},
    rooms::Rooms,
    slots::Slot,
    sse,
    table_json::{SeenTable, TableText},
};

/// The header in which a viewer who reconnects sends the id of the last event they got.
const LAST_EVENT_ID: &str = "last-event-id";

/// How long a stream waits until this node has read as much of the log as the viewer has seen.
const CATCH_UP_TIMEOUT: Duration = Duration::from_secs(3);

/// Tells a page to wait a second before it reconnects. Browsers would wait three seconds or more, and
/// somebody whose node has died should soon be at another.
const RECONNECT_DELAY: &str = "retry: 1000\n\n";

/// How often a silent stream says that the connection is alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Makes events from snapshots, and remembers what was sent last.
trait EventMaker: Send + 'static {
    /// What the stream begins with, before it says anything about the table.
    const BEGINNING: Option<&'static str> = None;

    /// What says that the connection is alive while nothing happens.
    const ALIVE: &'static str = COMMENT;

    /// The event that brings the viewer up to date; none if nothing changed for this viewer.
    fn event(&mut self, snapshot: &Snapshot) -> Option<Bytes>;

    /// What the stream ends with for somebody who may no longer look at the table.
    fn farewell(&self) -> Option<Bytes> {
        None
    }
}

/// A comment, which clients ignore.
const COMMENT: &str = ":\n\n";

struct ViewEvents {
    code: Code,
    onlooker: Onlooker,
    last: Option<TableText>,
}

impl EventMaker for ViewEvents {
    fn event(&mut self, snapshot: &Snapshot) -> Option<Bytes> {
        let new = TableText::of(&self.code, snapshot, &self.onlooker)?;
        let event = match &self.last {
            None => new.first_event(),
            Some(old) => new.event_after(old)?,
        };
        self.last = Some(new);
        Some(event)
    }
}

struct RegionEvents {
    context: PageContext,
    /// The digest of what the page shows before the first event.
    loaded_digest: String,
    last: Option<PageSource>,
    shown: Option<Shown>,
}

impl RegionEvents {
    fn new(context: PageContext, loaded_digest: String) -> RegionEvents {
        RegionEvents {
            context,
            loaded_digest,
            last: None,
            shown: None,
        }
    }
}

impl EventMaker for RegionEvents {
    const BEGINNING: Option<&'static str> = Some(RECONNECT_DELAY);

    /// An event, because a script can't see comments. A page that gets no event for long reconnects.
    const ALIVE: &'static str = "event: alive\ndata: {}\n\n";

    fn event(&mut self, snapshot: &Snapshot) -> Option<Bytes> {
        let now = PageSource::of(snapshot, &self.context.onlooker)?;
        let change = match &self.last {
            Some(last) => last.change_to(&now),
            None => Change::Much,
        };
        let new = self.context.regions(snapshot, &now, change)?;
        if self.shown.is_none() {
            self.shown = new.shown(&std::mem::take(&mut self.loaded_digest));
        }
        let data = new.message(self.shown.as_ref(), snapshot.version);
        self.shown.get_or_insert_default().note(&new);
        self.last = Some(now);
        // Some regions are shared by all viewers, and some were not drawn again. They must look as if
        // they were drawn now for this viewer.
        #[cfg(debug_assertions)]
        if let Some(all) = self.context.all_regions(snapshot) {
            assert_eq!(all.message(self.shown.as_ref(), snapshot.version), None);
        }
        Some(sse::event(Some("regions"), &data?, Some(snapshot.version)))
    }

    /// Makes the page reload. The page that comes instead says why.
    fn farewell(&self) -> Option<Bytes> {
        Some(final_event("reload"))
    }
}

/// One open stream.
struct OpenStream<T> {
    maker: T,
    rooms: Arc<Rooms>,
    code: Code,
    token_hash: Option<TokenHash>,
    snapshots: watch::Receiver<Arc<Snapshot>>,
    stopping: watch::Receiver<bool>,
    started: bool,
    ended: bool,
    /// The version that the viewer has seen, perhaps at another node.
    seen: u64,
    /// Until when the stream waits for that version.
    wait_until: Instant,
    _presence: Option<PresenceGuard>,
    _slot: Slot,
    _counted: StreamCount,
}

impl<T: EventMaker> OpenStream<T> {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if self.ended {
                return None;
            }
            let is_behind = self.is_behind();
            if self.started || is_behind {
                tokio::select! {
                    changed = self.snapshots.changed() => if changed.is_err() {
                        return self.end().await;
                    },
                    _ = self.stopping.changed() => return None,
                    () = sleep_until(self.wait_until), if is_behind => {}
                }
            }
            if self.is_behind() {
                continue;
            }
            self.started = true;
            let snapshot = self.snapshots.borrow_and_update().clone();
            // The viewer may have been removed or have left, or the table may have got a password.
            if !may_look(&snapshot.table, self.token_hash.as_ref()) {
                self.ended = true;
                return self.maker.farewell();
            }
            if let Some(event) = self.maker.event(&snapshot) {
                return Some(event);
            }
        }
    }
}

impl<T> OpenStream<T> {
    /// Whether the stream should wait because the viewer has seen a later version than this node.
    fn is_behind(&self) -> bool {
        self.snapshots.borrow().version < self.seen && Instant::now() < self.wait_until
    }

    /// The last event, after the room has ended: `gone` if the table was deleted. Otherwise there is
    /// none, and the viewer reconnects.
    async fn end(&mut self) -> Option<Bytes> {
        self.ended = true;
        matches!(self.rooms.get(&self.code).await, Ok(None)).then(|| final_event("gone"))
    }
}

/// The last event of a stream. Browsers ignore events without data, so it has some.
fn final_event(name: &str) -> Bytes {
    sse::event(Some(name), "{}", None)
}

/// A stream of events. In the API document, each field of `E` is an event with the field's name.
pub(super) struct Events<E> {
    body: EventBody,
    events: PhantomData<fn() -> E>,
}

impl<E> Events<E> {
    fn new(events: impl Stream<Item = Bytes> + Send + 'static, alive: &'static str) -> Events<E> {
        let last_sent = Instant::now();
        let body = EventBody {
            events: events.boxed(),
            alive,
            last_sent,
            alarm: Box::pin(sleep_until(last_sent + KEEP_ALIVE)),
        };
        let events = PhantomData;
        Events { body, events }
    }
}

impl<E> IntoResponse for Events<E> {
    fn into_response(self) -> Response {
        let headers = [
            (header::CONTENT_TYPE, "text/event-stream"),
            (header::CACHE_CONTROL, "no-cache"),
        ];
        (headers, Body::new(self.body)).into_response()
    }
}

/// The body of an answer that is a stream of events. When it has been silent for a while, it says that
/// the connection is alive.
struct EventBody {
    events: stream::BoxStream<'static, Bytes>,
    alive: &'static str,
    last_sent: Instant,
    /// Rings when the stream may have been silent for long. An event doesn't put it off, because setting it
    /// costs more than looking at the time when it rings.
    alarm: Pin<Box<Sleep>>,
}

impl HttpBody for EventBody {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if let Poll::Ready(event) = self.events.poll_next_unpin(cx) {
            self.last_sent = Instant::now();
            return Poll::Ready(event.map(|event| Ok(Frame::data(event))));
        }
        while self.alarm.as_mut().poll(cx).is_ready() {
            let now = Instant::now();
            let is_silent = self.last_sent + KEEP_ALIVE <= now;
            if is_silent {
                self.last_sent = now;
            }
            let due = self.last_sent + KEEP_ALIVE;
            self.alarm.as_mut().reset(due);
            if is_silent {
                let alive = Bytes::from_static(self.alive.as_bytes());
                return Poll::Ready(Some(Ok(Frame::data(alive))));
            }
        }
        Poll::Pending
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
        // OpenAPI 3.1 has no field for the data of an event.
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

/// First an event `view` with the whole view, then events without a name. Each of those is a JSON
/// merge patch (RFC 7396) to the view so far, and its id is the new `version`. After a reconnect,
/// the whole view is sent again. `gone` is the last event of a table that was deleted.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "for the API document")]
pub(super) struct TableEvents {
    view: SeenTable,
    message: MergePatch,
    gone: Nothing,
}

/// Events for a page. The stream sends only `gone` if there is no such table, and only `reload` if
/// another version of the program drew the page. It ends with `reload` if the viewer may no longer look
/// at the table.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "for the API document")]
pub(super) struct PageEvents {
    /// Parts of the page, and lines of the chat that are new, as JSON.
    regions: Map<String, Value>,
    /// Comes every 15 seconds while nothing happens.
    alive: Nothing,
    gone: Nothing,
    reload: Nothing,
}

/// RFC 7396: null removes a field, an object is merged, and anything else, including a list,
/// replaces the old value.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "for the API document")]
struct MergePatch(Map<String, Value>);

/// An empty object.
#[derive(JsonSchema)]
#[schemars(inline)]
struct Nothing {}

/// The version that a viewer who reconnects has seen; 0 for a new viewer.
fn last_seen_version(headers: &HeaderMap) -> u64 {
    let id = headers.get(LAST_EVENT_ID).and_then(|id| id.to_str().ok());
    id.and_then(|id| id.parse().ok()).unwrap_or_default()
}

/// Opens a stream for a viewer who has seen this version.
async fn open<T: EventMaker, E>(
    visit: Visit,
    seen: u64,
    make_maker: impl FnOnce(Code, Onlooker) -> T,
) -> Result<Events<E>, Problem> {
    let app = &visit.app;
    let slot = app.limiter.take_stream(visit.client);
    let slot = slot.ok_or(Problem::TooManyStreams)?;
    let (onlooker, presence) = visit.connect().await?;
    let stream = OpenStream {
        maker: make_maker(visit.code.clone(), onlooker),
        rooms: app.rooms.clone(),
        token_hash: visit.token_hash(),
        code: visit.code,
        snapshots: visit.room.subscribe(),
        stopping: app.stopping.clone(),
        started: false,
        ended: false,
        seen,
        wait_until: Instant::now() + CATCH_UP_TIMEOUT,
        _presence: presence,
        _slot: slot,
        _counted: app.metrics.stream(),
    };
    let beginning = T::BEGINNING.map(|text| Bytes::from_static(text.as_bytes()));
    let events = stream::unfold(stream, |mut stream| async {
        let event = stream.next().await?;
        Some((event, stream))
    });
    Ok(Events::new(stream::iter(beginning).chain(events), T::ALIVE))
}

/// What a page says about itself when it opens its stream.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[schemars(inline)]
#[serde(default)]
pub(super) struct PageQuery {
    /// The edition of the page's script, as in the URL of the script.
    #[serde(rename = "page")]
    edition: String,
    // A page that just reloaded must not reload again: two versions of the program may be running.
    /// `true` if the stream must not send `reload` because another version of the program drew the page.
    stay: bool,
    /// The digest of the regions that the page was loaded with, if none has changed since.
    shown: String,
    // A script can't set `Last-Event-ID` on a connection that it opens itself.
    /// The version that the page shows.
    seen: u64,
}

impl PageQuery {
    /// The digest of what the page shows. A browser that reconnects sends the same URL, but with
    /// `Last-Event-ID`. Its page may show something else by then, so there is no digest.
    fn shown_digest(self, headers: &HeaderMap) -> String {
        let again = headers.contains_key(LAST_EVENT_ID);
        if again { String::new() } else { self.shown }
    }

    /// The version that the page has seen.
    fn seen(&self, headers: &HeaderMap) -> u64 {
        last_seen_version(headers).max(self.seen)
    }

    /// The visit, or else a stream with a single event. A script can't see the HTTP status of a stream,
    /// so an event has to say that there is no table.
    fn visit_or_event<E>(
        &self,
        visit: Result<StreamVisit, Problem>,
    ) -> Result<Result<Visit, Events<E>>, Problem> {
        let single_event = |name| {
            let event = stream::once(future::ready(final_event(name)));
            Ok(Err(Events::new(event, COMMENT)))
        };
        match visit {
            Err(Problem::NoSuchTable) => single_event("gone"),
            Ok(_) if self.edition != moonhare_web::edition() && !self.stay => {
                single_event("reload")
            }
            visit => Ok(Ok(visit?.0)),
        }
    }
}

pub(super) async fn views(
    StreamVisit(visit): StreamVisit,
    headers: HeaderMap,
) -> Result<Events<TableEvents>, Problem> {
    open(visit, last_seen_version(&headers), |code, onlooker| {
        ViewEvents {
            code,
            onlooker,
            last: None,
        }
    })
    .await
}

pub(super) async fn regions(
    visit: Result<StreamVisit, Problem>,
    Query(query): Query<PageQuery>,
    headers: HeaderMap,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Events<PageEvents>, Problem> {
    let visit = match query.visit_or_event(visit)? {
        Ok(visit) => visit,
        Err(single_event) => return Ok(single_event),
    };
    let seen = query.seen(&headers);
    let onlooker = visit.token_hash().map_or(Onlooker::Guest, Onlooker::Token);
    let context = PageContext::new(&visit.code, origin, reader, onlooker);
    let context = context
        .with_decks(&visit.app, &visit.room.snapshot(), visit.secret.as_ref())
        .await?;
    let make_maker = |_, onlooker| {
        let context = PageContext {
            onlooker,
            ..context
        };
        RegionEvents::new(context, query.shown_digest(&headers))
    };
    open(visit, seen, make_maker).await
}

pub(super) async fn big_screen_regions(
    visit: Result<StreamVisit, Problem>,
    Query(query): Query<PageQuery>,
    headers: HeaderMap,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Events<PageEvents>, Problem> {
    let visit = match query.visit_or_event(visit)? {
        Ok(visit) => visit,
        Err(single_event) => return Ok(single_event),
    };
    let seen = query.seen(&headers);
    let make_maker = |code, _| {
        let context = PageContext::new(&code, origin, reader, Onlooker::Screen);
        RegionEvents::new(context, query.shown_digest(&headers))
    };
    open(visit, seen, make_maker).await
}
