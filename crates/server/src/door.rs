//! The door limits how many connections are open, in total and from one household. A connection
//! costs memory even before its first request, so the door refuses it before it reads a byte.

use std::{
    io,
    net::IpAddr,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use axum_server::accept::Accept;
use futures_util::future::BoxFuture;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};

use crate::{
    config::Limits,
    line::{Counted, Line, Patience, Watch},
    places::{Place, Places},
};

/// How many connections an address may have besides its live streams: for pages, pictures and
/// moves.
const BESIDE_STREAMS: usize = 200;

/// How many unsent bytes of an answer the operating system buffers. The rest waits in this program,
/// which notices if the client stops reading.
#[cfg(target_os = "linux")]
const UNSENT: u32 = 16 * 1024;

/// The operating system gives up on a silent client after this many times the server's own timeout.
#[cfg(target_os = "linux")]
const GONE: u32 = 4;

#[derive(Clone, Debug)]
pub(crate) struct Door {
    places: Places,
    patience: Patience,
}

impl Door {
    /// Behind a proxy, all connections come from one address. Without a proxy, no household gets
    /// more than half of the connections.
    pub(crate) fn new(limits: &Limits, proxied: bool) -> Door {
        let all = limits.connections.max(2);
        let each = if proxied {
            all
        } else {
            limits.streams.saturating_add(BESIDE_STREAMS).min(all / 2)
        };
        Door {
            places: Places::new(each, all),
            patience: Patience::new(limits),
        }
    }

    /// Puts this door in front of another acceptor.
    pub(crate) fn before<A>(&self, inner: A) -> Guarded<A> {
        Guarded {
            door: self.clone(),
            inner,
        }
    }

    fn admit(&self, from: IpAddr) -> io::Result<Place> {
        let place = self.places.take(from);
        place.ok_or_else(|| io::Error::other("too many connections"))
    }

    fn let_in(&self, stream: TcpStream) -> io::Result<(Admitted, Arc<Line>)> {
        let place = self.admit(stream.peer_addr()?.ip())?;
        self.prepare(&stream);
        let line = Line::new(self.patience);
        let admitted = Admitted {
            stream,
            watch: Watch::new(line.clone()),
            _place: place,
        };
        Ok((admitted, line))
    }

    /// Lets the operating system notice too when a client disappears without closing its
    /// connection. The system can mistake a slow reader for a client that is gone, so its timeout
    /// is longer than ours. If the system doesn't support this, we notice later.
    #[cfg(target_os = "linux")]
    fn prepare(&self, stream: &TcpStream) {
        let socket = socket2::SockRef::from(stream);
        let _ = socket.set_tcp_user_timeout(Some(GONE * self.patience.silence));
        let _ = socket.set_tcp_notsent_lowat(UNSENT);
    }

    #[cfg(not(target_os = "linux"))]
    #[allow(clippy::unused_self)]
    fn prepare(&self, _: &TcpStream) {}
}

/// Lets connections through to `inner` as long as there is room.
#[derive(Clone, Debug)]
pub(crate) struct Guarded<A> {
    door: Door,
    inner: A,
}

impl<A, S> Accept<TcpStream, S> for Guarded<A>
where
    A: Accept<Admitted, S>,
    A::Future: Send + 'static,
{
    type Stream = A::Stream;
    type Service = Counted<A::Service>;
    type Future = BoxFuture<'static, io::Result<(A::Stream, Counted<A::Service>)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let accepting = self
            .door
            .let_in(stream)
            .map(|(admitted, line)| (self.inner.accept(admitted, service), line));
        Box::pin(async {
            let (accepting, line) = accepting?;
            let (stream, inner) = accepting.await?;
            Ok((stream, Counted { line, inner }))
        })
    }
}

/// A connection that was let in. It fails when its client stalls, and frees its place when dropped.
#[derive(Debug)]
pub(crate) struct Admitted {
    stream: TcpStream,
    watch: Watch,
    _place: Place,
}

impl AsyncRead for Admitted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_read(cx, buf);
        self.watch.waited(cx, polled)
    }
}

impl AsyncWrite for Admitted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.watch.wrote(cx, polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.watch.wrote(cx, polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(cx);
        self.watch.waited(cx, polled)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.watch.waited(cx, polled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of a thousand connections from an address are let in.
    fn let_in(limits: &Limits, proxied: bool) -> usize {
        let door = Door::new(limits, proxied);
        let here = IpAddr::from([10, 0, 0, 1]);
        let inside: Vec<Place> = (0..1_000).filter_map(|_| door.admit(here).ok()).collect();
        inside.len()
    }

    #[test]
    fn an_address_has_room_for_its_streams_and_for_what_comes_with_them() {
        let limits = Limits {
            streams: 10,
            connections: 900,
            ..Limits::default()
        };
        assert_eq!(let_in(&limits, false), 10 + BESIDE_STREAMS);
        // Behind a proxy only the sum counts.
        assert_eq!(let_in(&limits, true), 900);
        let small = Limits {
            connections: 100,
            ..limits
        };
        assert_eq!(let_in(&small, false), 50);
    }
}
