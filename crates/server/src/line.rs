//! The timeouts of a connection: how long the server waits for the client.
//!
//! A client must send a request, then its body, then read the answer. The bytes that it sends or
//! reads extend its timeout, at the rate of [`Limits::slowest`]; a byte now and then is not enough.
//! The time that the server itself takes does not count.

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
    http::{Request, Response},
};
use bytes::{Buf, Bytes};
use futures_util::future::BoxFuture;
use http_body::{Frame, SizeHint};
use parking_lot::Mutex;
use tokio::time::{Sleep, sleep_until};
use tower::Service;

use crate::config::Limits;

/// How long the server waits for a client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// The timeout for a client that sends or reads nothing.
    pub(crate) silence: Duration,
    /// The slowest rate allowed, in bytes a second.
    slowest: u32,
}

impl Patience {
    pub(crate) fn new(limits: &Limits) -> Patience {
        Patience {
            silence: limits.patience,
            slowest: limits.slowest.max(1),
        }
    }

    /// The timeout for a client that has sent or read this many bytes.
    fn after(self, bytes: u64) -> Duration {
        self.silence + Duration::from_secs(bytes / u64::from(self.slowest))
    }
}

/// The state of a connection, shared by the socket and the service that answers its requests.
#[derive(Debug)]
pub(crate) struct Line {
    patience: Patience,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// Requests under way.
    requests: usize,
    /// Since when no request is under way.
    quiet: Instant,
    /// How many bytes of the last answers the client has read since then.
    read: u64,
    /// Answers whose latest part the client has not read yet, and the deadline for that.
    unread: BTreeMap<u64, Instant>,
    next: u64,
}

impl Line {
    pub(crate) fn new(patience: Patience) -> Arc<Line> {
        Arc::new(Line {
            patience,
            state: Mutex::new(State {
                requests: 0,
                quiet: Instant::now(),
                read: 0,
                unread: BTreeMap::new(),
                next: 0,
            }),
        })
    }

    /// Counts bytes that were written to the socket.
    fn wrote(&self, bytes: usize) {
        let mut state = self.state.lock();
        if state.requests == 0 {
            state.read += bytes as u64;
        }
    }

    /// When to check on the client: at its next deadline, or earlier. `stuck` is the time since
    /// which it has taken no bytes at all.
    fn due(&self, stuck: Option<Instant>) -> Instant {
        let state = self.state.lock();
        let silence = self.patience.silence;
        let quiet = (state.requests == 0).then(|| state.quiet + self.patience.after(state.read));
        let stuck = stuck.map(|since| since + silence);
        let unread = state.unread.values().min().copied();
        let look_again = Instant::now() + silence;
        [quiet, stuck, unread]
            .into_iter()
            .flatten()
            .fold(look_again, Instant::min)
    }
}

/// The timer of a connection, next to its socket.
#[derive(Debug)]
pub(crate) struct Watch {
    line: Arc<Line>,
    stuck: Option<Instant>,
    alarm: Pin<Box<Sleep>>,
}

impl Watch {
    pub(crate) fn new(line: Arc<Line>) -> Watch {
        let alarm = Box::pin(sleep_until(line.due(None).into()));
        Watch {
            line,
            stuck: None,
            alarm,
        }
    }

    /// Returns what was polled, or an error if the client takes too long.
    pub(crate) fn waited<T>(
        &mut self,
        cx: &mut Context<'_>,
        polled: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            return polled;
        }
        // A deadline that was added after the alarm was set is never before the alarm.
        while self.alarm.as_mut().poll(cx).is_ready() {
            let due = self.line.due(self.stuck);
            if due <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(due.into());
        }
        Poll::Pending
    }

    /// The same for writes.
    pub(crate) fn wrote(
        &mut self,
        cx: &mut Context<'_>,
        polled: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match &polled {
            Poll::Ready(Ok(bytes)) => {
                self.stuck = None;
                self.line.wrote(*bytes);
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => _ = self.stuck.get_or_insert_with(Instant::now),
        }
        self.waited(cx, polled)
    }
}

/// A service that counts its requests on the line, from the request to the end of the answer.
#[derive(Clone, Debug)]
pub(crate) struct Counted<S> {
    pub(crate) line: Arc<Line>,
    pub(crate) inner: S,
}

impl<S, R, B> Service<Request<R>> for Counted<S>
where
    S: Service<Request<R>, Response = Response<B>>,
    S::Future: Send + 'static,
{
    type Response = Response<Answer<B>>;
    type Error = S::Error;
    type Future = BoxFuture<'static, Result<Response<Answer<B>>, S::Error>>;

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), S::Error>> {
        self.inner.poll_ready(cx)
    }

    fn call(&mut self, request: Request<R>) -> Self::Future {
        let under_way = UnderWay::new(self.line.clone());
        let answering = self.inner.call(request);
        Box::pin(async move {
            let response = answering.await?;
            Ok(response.map(|body| Answer { body, under_way }))
        })
    }
}

/// A request under way, until its answer is written or the client has gone.
#[derive(Debug)]
struct UnderWay {
    line: Arc<Line>,
    nth: u64,
}

impl UnderWay {
    fn new(line: Arc<Line>) -> UnderWay {
        let mut state = line.state.lock();
        state.requests += 1;
        state.next += 1;
        let nth = state.next;
        drop(state);
        UnderWay { line, nth }
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut state = self.line.state.lock();
        state.unread.remove(&self.nth);
        state.requests -= 1;
        if state.requests == 0 {
            state.quiet = Instant::now();
            state.read = 0;
        }
    }
}

/// The body of an answer. Its next part is polled when there is room for it, so by then the client
/// has read the last one.
#[derive(Debug)]
pub(crate) struct Answer<B> {
    body: B,
    under_way: UnderWay,
}

impl<B: HttpBody<Data = Bytes> + Unpin> HttpBody for Answer<B> {
    type Data = Bytes;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, B::Error>>> {
        let UnderWay { line, nth } = &self.under_way;
        let nth = *nth;
        line.state.lock().unread.remove(&nth);
        let polled = Pin::new(&mut self.body).poll_frame(cx);
        if let Poll::Ready(Some(Ok(frame))) = &polled {
            let bytes = frame.data_ref().map_or(0, Buf::remaining);
            let line = &self.under_way.line;
            let due = Instant::now() + line.patience.after(bytes as u64);
            line.state.lock().unread.insert(nth, due);
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of a request. It fails if the client stops sending it.
#[derive(Debug)]
struct Awaited {
    body: Body,
    patience: Patience,
    /// Bytes that came, and the time that it took the client to send them.
    came: u64,
    took: Duration,
    waiting: Option<Instant>,
    alarm: Option<Pin<Box<Sleep>>>,
    stalled: Arc<AtomicBool>,
}

/// Whether a client stopped sending what it had begun to send.
#[derive(Clone, Debug)]
pub(crate) struct Stalled(Arc<AtomicBool>);

impl Stalled {
    pub(crate) fn is_so(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Adds a timeout to the body of a request.
pub(crate) fn awaited(body: Body, patience: Patience) -> (Body, Stalled) {
    let stalled = Arc::<AtomicBool>::default();
    if body.is_end_stream() {
        return (body, Stalled(stalled));
    }
    let awaited = Awaited {
        body,
        patience,
        came: 0,
        took: Duration::ZERO,
        waiting: None,
        alarm: None,
        stalled: stalled.clone(),
    };
    (Body::new(awaited), Stalled(stalled))
}

impl Awaited {
    /// Ready when the client has taken too long.
    fn poll_overdue(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let since = match self.waiting {
            Some(since) => since,
            None => {
                let now = Instant::now();
                let left = self.patience.after(self.came).saturating_sub(self.took);
                let due = (now + left.min(self.patience.silence)).into();
                match &mut self.alarm {
                    Some(alarm) => alarm.as_mut().reset(due),
                    None => self.alarm = Some(Box::pin(sleep_until(due))),
                }
                now
            }
        };
        self.waiting = Some(since);
        match &mut self.alarm {
            Some(alarm) => alarm.as_mut().poll(cx),
            None => Poll::Pending,
        }
    }
}

impl HttpBody for Awaited {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        match Pin::new(&mut self.body).poll_frame(cx) {
            Poll::Ready(frame) => {
                if let Some(since) = self.waiting.take() {
                    self.took += since.elapsed();
                }
                if let Some(Ok(frame)) = &frame {
                    self.came += frame.data_ref().map_or(0, Buf::remaining) as u64;
                }
                Poll::Ready(frame)
            }
            Poll::Pending => {
                ready!(self.poll_overdue(cx));
                self.stalled.store(true, Ordering::Relaxed);
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
