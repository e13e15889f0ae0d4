//! Limits how many connections are open, in total and from one household. A connection costs memory
//! even before its first request, so the server closes a connection beyond the limit before it
//! reads a byte from it.

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
    slots::{Slot, Slots},
    timeouts::{ClientTimeout, Connection, ConnectionTimer, TrackRequests},
};

/// How many connections an address may have besides its live streams: for pages, pictures and moves.
const CONNECTIONS_BESIDE_STREAMS: usize = 200;

/// How many unsent bytes of an answer the operating system buffers. The rest waits in this program,
/// which notices if the client stops reading.
#[cfg(target_os = "linux")]
const MOST_UNSENT: u32 = 16 * 1024;

/// The timeout of the operating system for a silent client is this many times our own.
#[cfg(target_os = "linux")]
const SYSTEM_TIMEOUT_FACTOR: u32 = 4;

#[derive(Clone, Debug)]
pub(crate) struct ConnectionLimit {
    slots: Slots,
    timeout: ClientTimeout,
}

impl ConnectionLimit {
    /// Behind a proxy, all connections come from one address. Without a proxy, a household gets as many
    /// as it may have streams and 200 more, but never more than half of all connections.
    pub(crate) fn new(limits: &Limits, proxied: bool) -> ConnectionLimit {
        let all = limits.connections.max(2);
        let each = if proxied {
            all
        } else {
            limits
                .streams
                .saturating_add(CONNECTIONS_BESIDE_STREAMS)
                .min(all / 2)
        };
        ConnectionLimit {
            slots: Slots::new(each, all),
            timeout: ClientTimeout::new(limits),
        }
    }

    /// Puts this limit in front of an acceptor.
    pub(crate) fn wrap<A>(&self, inner: A) -> LimitedAcceptor<A> {
        LimitedAcceptor {
            limit: self.clone(),
            inner,
        }
    }

    fn take_slot(&self, from: IpAddr) -> io::Result<Slot> {
        let slot = self.slots.take(from);
        slot.ok_or_else(|| io::Error::other("too many connections"))
    }

    fn admit(&self, stream: TcpStream) -> io::Result<(LimitedStream, Arc<Connection>)> {
        let slot = self.take_slot(stream.peer_addr()?.ip())?;
        self.set_options(&stream);
        let connection = Connection::new(self.timeout);
        let admitted = LimitedStream {
            stream,
            timer: ConnectionTimer::new(connection.clone()),
            _slot: slot,
        };
        Ok((admitted, connection))
    }

    /// Asks the operating system to notice clients that disappear without closing their connection. It
    /// may mistake a slow client for one that is gone, so its timeout is longer than ours. On a system
    /// that can't do this, the server notices later.
    #[cfg(target_os = "linux")]
    fn set_options(&self, stream: &TcpStream) {
        let socket = socket2::SockRef::from(stream);
        let _ = socket.set_tcp_user_timeout(Some(SYSTEM_TIMEOUT_FACTOR * self.timeout.silence));
        let _ = socket.set_tcp_notsent_lowat(MOST_UNSENT);
    }

    #[cfg(not(target_os = "linux"))]
    #[allow(clippy::unused_self)]
    fn set_options(&self, _: &TcpStream) {}
}

/// Passes connections on to `inner` while slots are free.
#[derive(Clone, Debug)]
pub(crate) struct LimitedAcceptor<A> {
    limit: ConnectionLimit,
    inner: A,
}

impl<A, S> Accept<TcpStream, S> for LimitedAcceptor<A>
where
    A: Accept<LimitedStream, S>,
    A::Future: Send + 'static,
{
    type Stream = A::Stream;
    type Service = TrackRequests<A::Service>;
    type Future = BoxFuture<'static, io::Result<(A::Stream, TrackRequests<A::Service>)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let accepting = self
            .limit
            .admit(stream)
            .map(|(admitted, connection)| (self.inner.accept(admitted, service), connection));
        Box::pin(async {
            let (accepting, connection) = accepting?;
            let (stream, inner) = accepting.await?;
            Ok((stream, TrackRequests { connection, inner }))
        })
    }
}

/// A connection with a slot. It fails when its client stalls, and frees its slot when it is dropped.
#[derive(Debug)]
pub(crate) struct LimitedStream {
    stream: TcpStream,
    timer: ConnectionTimer,
    _slot: Slot,
}

impl AsyncRead for LimitedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_read(cx, buf);
        self.timer.or_timeout(cx, polled)
    }
}

impl AsyncWrite for LimitedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.timer.write_or_timeout(cx, polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.timer.write_or_timeout(cx, polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(cx);
        self.timer.or_timeout(cx, polled)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.timer.or_timeout(cx, polled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of a thousand connections from an address are let in.
    fn admitted(limits: &Limits, proxied: bool) -> usize {
        let limit = ConnectionLimit::new(limits, proxied);
        let here = IpAddr::from([10, 0, 0, 1]);
        let inside: Vec<Slot> = (0..1_000)
            .filter_map(|_| limit.take_slot(here).ok())
            .collect();
        inside.len()
    }

    #[test]
    fn an_address_has_room_for_its_streams_and_for_what_comes_with_them() {
        let limits = Limits {
            streams: 10,
            connections: 900,
            ..Limits::default()
        };
        assert_eq!(admitted(&limits, false), 10 + CONNECTIONS_BESIDE_STREAMS);
        // Behind a proxy only the total counts.
        assert_eq!(admitted(&limits, true), 900);
        let small = Limits {
            connections: 100,
            ..limits
        };
        assert_eq!(admitted(&small, false), 50);
    }
}
