//! The door: how many connections are open, in all and from one address. A connection costs memory
//! before it has asked for anything, so it is refused before a byte of it is read.

use std::{
    collections::HashMap,
    future::{Ready, ready},
    io,
    net::IpAddr,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll},
};

use axum_server::accept::Accept;
use futures_util::future::Either;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};

/// Connections beside the live streams that an address may hold: pages, pictures, moves.
const BESIDE_STREAMS: usize = 200;

#[derive(Clone, Debug)]
pub(crate) struct Door {
    /// None behind a proxy, where all connections come from one address.
    each: Option<usize>,
    all: usize,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Door {
    /// Room for so many streams, and what comes with them.
    pub(crate) fn new(streams: usize, all_streams: usize, proxied: bool) -> Door {
        Door {
            each: (!proxied).then(|| streams.saturating_add(BESIDE_STREAMS)),
            all: all_streams.saturating_add(BESIDE_STREAMS),
            open: Arc::default(),
        }
    }

    /// The same door before another way of speaking.
    pub(crate) fn before<A>(&self, inner: A) -> Guarded<A> {
        Guarded {
            door: self.clone(),
            inner,
        }
    }

    fn admit(&self, from: IpAddr) -> Option<Permit> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.get(&from).copied().unwrap_or(0);
        if self.each.is_some_and(|most| own >= most) || open.values().sum::<usize>() >= self.all {
            return None;
        }
        open.insert(from, own + 1);
        Some(Permit {
            from,
            open: self.open.clone(),
        })
    }
}

#[derive(Debug)]
struct Permit {
    from: IpAddr,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = open.get_mut(&self.from) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.from);
            }
        }
    }
}

/// Lets connections through to `inner` as long as there is room.
#[derive(Clone, Debug)]
pub(crate) struct Guarded<A> {
    door: Door,
    inner: A,
}

impl<A: Accept<Admitted, S>, S> Accept<TcpStream, S> for Guarded<A> {
    type Stream = A::Stream;
    type Service = A::Service;
    type Future = Either<A::Future, Ready<io::Result<(A::Stream, A::Service)>>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let admitted = stream.peer_addr().and_then(|peer| {
            let permit = self.door.admit(peer.ip());
            permit.ok_or_else(|| io::Error::other("too many connections"))
        });
        match admitted {
            Ok(permit) => {
                let admitted = Admitted {
                    stream,
                    _permit: permit,
                };
                Either::Left(self.inner.accept(admitted, service))
            }
            Err(error) => Either::Right(ready(Err(error))),
        }
    }
}

/// A connection that was let in; its place is free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Admitted {
    stream: TcpStream,
    _permit: Permit,
}

impl AsyncRead for Admitted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Admitted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_somebody_goes() {
        let door = Door::new(0, 1_000, false);
        let here = IpAddr::from([127, 0, 0, 1]);
        let mut inside: Vec<Permit> = (0..BESIDE_STREAMS)
            .filter_map(|_| door.admit(here))
            .collect();
        assert_eq!(inside.len(), BESIDE_STREAMS);
        assert!(door.admit(here).is_none());
        assert!(door.admit(IpAddr::from([127, 0, 0, 2])).is_some());
        inside.pop();
        assert!(door.admit(here).is_some());
        drop(inside);
        assert!(door.open.lock().unwrap().is_empty());
    }

    #[test]
    fn behind_a_proxy_only_the_sum_counts() {
        let door = Door::new(0, 100, true);
        let proxy = IpAddr::from([10, 0, 0, 1]);
        let inside: Vec<Permit> = (0..1_000).filter_map(|_| door.admit(proxy)).collect();
        assert_eq!(inside.len(), 100 + BESIDE_STREAMS);
    }
}
