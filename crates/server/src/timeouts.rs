//! How long the server waits for a client: for a request, for the rest of its body, and until the
//! client has read the answer.
//!
//! The bytes that a client sends or reads extend its timeout, at the rate of [`Limits::min_rate`]; a
//! byte now and then is not enough. The time that the server itself takes does not count.

use std::{
    collections::BTreeMap,
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, ready},
    time::{Duration, Instant},
};

use axum::{
    body::{Body, HttpBody},
    http::{Request, Response, Version, header},
};
use bytes::{Buf, Bytes};
use futures_util::future::BoxFuture;
use http_body::{Frame, SizeHint};
use parking_lot::Mutex;
use tokio::time::{Sleep, sleep_until};
use tower::Service;

use crate::{config::Limits, held::Hold};

/// The timeout of a client, which grows with the bytes that it sends or reads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientTimeout {
    /// The timeout for a client that sends or reads nothing.
    pub(crate) silence: Duration,
    /// The slowest rate allowed, in bytes a second.
    min_rate: u32,
}

impl ClientTimeout {
    pub(crate) fn new(limits: &Limits) -> ClientTimeout {
        ClientTimeout {
            silence: limits.patience,
            min_rate: limits.min_rate.max(1),
        }
    }

    /// The same, for a client that must be this many times as fast.
    pub(crate) fn times_as_fast(self, times: u32) -> ClientTimeout {
        ClientTimeout {
            min_rate: self.min_rate.saturating_mul(times),
            ..self
        }
    }

    /// The timeout for a client that has sent or read this many bytes.
    pub(crate) fn after(self, bytes: u64) -> Duration {
        self.silence + Duration::from_secs(bytes / u64::from(self.min_rate))
    }
}

/// The state of a connection, shared by the socket and the service that answers its requests.
#[derive(Debug)]
pub(crate) struct Connection {
    timeout: ClientTimeout,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// How many requests are being answered.
    requests: usize,
    /// When the last request was answered, if there are none now.
    idle_since: Instant,
    /// How many bytes of earlier answers the client has read since `idle_since`.
    read_while_idle: u64,
    /// Until when the client must have read the latest part of an answer, by the number of the request.
    read_deadlines: BTreeMap<u64, Instant>,
    /// The number of the latest request.
    latest: u64,
}

impl Connection {
    pub(crate) fn new(timeout: ClientTimeout) -> Arc<Connection> {
        Arc::new(Connection {
            timeout,
            state: Mutex::new(State {
                requests: 0,
                idle_since: Instant::now(),
                read_while_idle: 0,
                read_deadlines: BTreeMap::new(),
                latest: 0,
            }),
        })
    }

    /// Counts what the client reads of earlier answers.
    fn count_written(&self, bytes: usize) {
        let mut state = self.state.lock();
        if state.requests == 0 {
            state.read_while_idle += bytes as u64;
        }
    }

    /// When to check on the client: at its next deadline, or earlier. Since `stuck_since` it has taken
    /// no bytes.
    fn next_deadline(&self, stuck_since: Option<Instant>) -> Instant {
        let state = self.state.lock();
        let silence = self.timeout.silence;
        let idle = (state.requests == 0)
            .then(|| state.idle_since + self.timeout.after(state.read_while_idle));
        let stuck = stuck_since.map(|since| since + silence);
        let unread = state.read_deadlines.values().min().copied();
        let recheck = Instant::now() + silence;
        [idle, stuck, unread]
            .into_iter()
            .flatten()
            .fold(recheck, Instant::min)
    }
}

/// Ends a connection whose client takes too long. It belongs to the socket.
#[derive(Debug)]
pub(crate) struct ConnectionTimer {
    connection: Arc<Connection>,
    stuck_since: Option<Instant>,
    alarm: Pin<Box<Sleep>>,
}

impl ConnectionTimer {
    pub(crate) fn new(connection: Arc<Connection>) -> ConnectionTimer {
        let alarm = Box::pin(sleep_until(connection.next_deadline(None).into()));
        ConnectionTimer {
            connection,
            stuck_since: None,
            alarm,
        }
    }

    /// Passes on the result of a poll. If it is pending and the client has taken too long, returns an
    /// error.
    pub(crate) fn or_timeout<T>(
        &mut self,
        cx: &mut Context<'_>,
        polled: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            return polled;
        }
        // A deadline that was added after the alarm was set is never before the alarm.
        while self.alarm.as_mut().poll(cx).is_ready() {
            let due = self.connection.next_deadline(self.stuck_since);
            if due <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(due.into());
        }
        Poll::Pending
    }

    /// The same for a write.
    pub(crate) fn write_or_timeout(
        &mut self,
        cx: &mut Context<'_>,
        polled: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match &polled {
            Poll::Ready(Ok(bytes)) => {
                self.stuck_since = None;
                self.connection.count_written(*bytes);
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => _ = self.stuck_since.get_or_insert_with(Instant::now),
        }
        self.or_timeout(cx, polled)
    }
}

/// Tells the connection about each request, from its head to the end of its answer.
#[derive(Clone, Debug)]
pub(crate) struct TrackRequests<S> {
    pub(crate) connection: Arc<Connection>,
    pub(crate) inner: S,
}

impl<S, R, B> Service<Request<R>> for TrackRequests<S>
where
    S: Service<Request<R>, Response = Response<B>>,
    S::Future: Send + 'static,
{
    type Response = Response<ResponseBody<B>>;
    type Error = S::Error;
    type Future = BoxFuture<'static, Result<Response<ResponseBody<B>>, S::Error>>;

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), S::Error>> {
        self.inner.poll_ready(cx)
    }

    fn call(&mut self, request: Request<R>) -> Self::Future {
        let active = ActiveRequest::new(self.connection.clone());
        let is_http_2 = request.version() == Version::HTTP_2;
        let answering = self.inner.call(request);
        Box::pin(async move {
            let response = answering.await?;
            let kind = response.headers().get(header::CONTENT_TYPE);
            let is_live = kind.is_some_and(|kind| kind == "text/event-stream");
            Ok(response.map(|body| ResponseBody {
                body,
                active,
                splits_parts: is_http_2 && !is_live,
                last_byte: None,
            }))
        })
    }
}

/// A request that is being answered, until the answer is written or the client has gone.
#[derive(Debug)]
struct ActiveRequest {
    connection: Arc<Connection>,
    number: u64,
}

impl ActiveRequest {
    fn new(connection: Arc<Connection>) -> ActiveRequest {
        let mut state = connection.state.lock();
        state.requests += 1;
        state.latest += 1;
        let number = state.latest;
        drop(state);
        ActiveRequest { connection, number }
    }
}

impl Drop for ActiveRequest {
    fn drop(&mut self) {
        let mut state = self.connection.state.lock();
        state.read_deadlines.remove(&self.number);
        state.requests -= 1;
        if state.requests == 0 {
            state.idle_since = Instant::now();
            state.read_while_idle = 0;
        }
    }
}

/// The body of an answer. Its request counts as active until all of the body is written, or the client
/// has made room for all of it.
///
/// Over HTTP/2, the library asks for the next part of an answer when the client's window has room for
/// the first byte of this one. So the last byte of each part is sent as a part of its own: the library
/// asks for more only when the window had room for all bytes before it. A live stream needs no such
/// byte, because another part always follows.
#[derive(Debug)]
pub(crate) struct ResponseBody<B> {
    body: B,
    active: ActiveRequest,
    splits_parts: bool,
    /// The last byte of a part that is on its way.
    last_byte: Option<Bytes>,
}

impl<B: HttpBody<Data = Bytes> + Unpin> HttpBody for ResponseBody<B> {
    type Data = Bytes;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, B::Error>>> {
        // The last byte has the same deadline as its part, so the deadline stays.
        if let Some(byte) = self.last_byte.take() {
            return Poll::Ready(Some(Ok(Frame::data(byte))));
        }
        let ActiveRequest { connection, number } = &self.active;
        connection.state.lock().read_deadlines.remove(number);
        let Some(frame) = ready!(Pin::new(&mut self.body).poll_frame(cx)?) else {
            return Poll::Ready(None);
        };
        let length = frame.data_ref().map_or(0, Buf::remaining);
        let ActiveRequest { connection, number } = &self.active;
        let due = Instant::now() + connection.timeout.after(length as u64);
        connection.state.lock().read_deadlines.insert(*number, due);
        Poll::Ready(Some(Ok(frame.map_data(|mut bytes| {
            if self.splits_parts && length > 1 {
                self.last_byte = Some(bytes.split_off(length - 1));
            }
            bytes
        }))))
    }

    fn is_end_stream(&self) -> bool {
        self.last_byte.is_none() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let rest = u64::from(self.last_byte.is_some());
        let hint = self.body.size_hint();
        let mut more = SizeHint::new();
        more.set_lower(hint.lower() + rest);
        if let Some(upper) = hint.upper() {
            more.set_upper(upper + rest);
        }
        more
    }
}

/// The body of a request, which fails if the client stops sending it, or if the server holds too much
/// for this client already.
#[derive(Debug)]
struct RequestBody {
    body: Body,
    timeout: ClientTimeout,
    /// How many bytes came, and how long the server waited for them.
    received: u64,
    waited: Duration,
    waiting_since: Option<Instant>,
    alarm: Option<Pin<Box<Sleep>>>,
    state: Arc<BodyState>,
}

/// The most bytes that are counted for one request. Only an upload of a deck is longer. It goes to the
/// disk, except for a picture of up to a megabyte.
const MOST_HELD: u64 = 512 * 1024;

/// What became of the body of a request, and what the server holds of it. Handlers keep what they read,
/// so this is kept until the request is answered.
#[derive(Debug)]
pub(crate) struct BodyState {
    stalled: AtomicBool,
    over_limit: AtomicBool,
    hold: Mutex<Hold>,
}

impl BodyState {
    /// Whether the client stopped sending in the middle of the request.
    pub(crate) fn is_stalled(&self) -> bool {
        self.stalled.load(Ordering::Relaxed)
    }

    /// Whether there was no room for the rest of the request.
    pub(crate) fn is_over_limit(&self) -> bool {
        self.over_limit.load(Ordering::Relaxed)
    }
}

/// Adds a timeout to the body of a request, and counts what it holds.
pub(crate) fn watch_body(body: Body, timeout: ClientTimeout, hold: Hold) -> (Body, Arc<BodyState>) {
    let state = Arc::new(BodyState {
        stalled: AtomicBool::new(false),
        over_limit: AtomicBool::new(false),
        hold: Mutex::new(hold),
    });
    if body.is_end_stream() {
        return (body, state);
    }
    let body = RequestBody {
        body,
        timeout,
        received: 0,
        waited: Duration::ZERO,
        waiting_since: None,
        alarm: None,
        state: state.clone(),
    };
    (Body::new(body), state)
}

impl RequestBody {
    /// Counts bytes that came. Returns false if there is no room for them.
    fn count(&mut self, bytes: u64) -> bool {
        let held = self.received.min(MOST_HELD);
        self.received += bytes;
        let more = self.received.min(MOST_HELD) - held;
        more == 0 || self.state.hold.lock().grow(more as usize)
    }

    /// Is ready when the client has taken too long.
    fn poll_overdue(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let since = match self.waiting_since {
            Some(since) => since,
            None => {
                let now = Instant::now();
                let left = self
                    .timeout
                    .after(self.received)
                    .saturating_sub(self.waited);
                let due = (now + left.min(self.timeout.silence)).into();
                match &mut self.alarm {
                    Some(alarm) => alarm.as_mut().reset(due),
                    None => self.alarm = Some(Box::pin(sleep_until(due))),
                }
                now
            }
        };
        self.waiting_since = Some(since);
        match &mut self.alarm {
            Some(alarm) => alarm.as_mut().poll(cx),
            None => Poll::Pending,
        }
    }
}

impl HttpBody for RequestBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        match Pin::new(&mut self.body).poll_frame(cx) {
            Poll::Ready(frame) => {
                if let Some(since) = self.waiting_since.take() {
                    self.waited += since.elapsed();
                }
                let bytes = match &frame {
                    Some(Ok(frame)) => frame.data_ref().map_or(0, Buf::remaining),
                    _ => 0,
                };
                if !self.count(bytes as u64) {
                    self.state.over_limit.store(true, Ordering::Relaxed);
                    let busy = io::Error::from(io::ErrorKind::ResourceBusy);
                    return Poll::Ready(Some(Err(axum::Error::new(busy))));
                }
                Poll::Ready(frame)
            }
            Poll::Pending => {
                ready!(self.poll_overdue(cx));
                self.state.stalled.store(true, Ordering::Relaxed);
                let overdue = io::Error::from(io::ErrorKind::TimedOut);
                Poll::Ready(Some(Err(axum::Error::new(overdue))))
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
