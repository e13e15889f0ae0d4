//! Limits how many bytes the server holds for clients: answers that they don't read, and requests that
//! they don't finish.

use std::{
    collections::HashMap,
    net::IpAddr,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
};

use axum::body::{Body, HttpBody};
use bytes::Bytes;
use http_body::{Frame, SizeHint};
use parking_lot::Mutex;

use crate::slots::household;

#[derive(Clone, Debug)]
pub(crate) struct ByteLimit {
    /// The most bytes for one household.
    each: usize,
    /// The most bytes in total.
    all: usize,
    /// A household may always have this many, so that strangers can't use up what it needs.
    always: usize,
    held: Arc<Mutex<Held>>,
}

#[derive(Debug, Default)]
struct Held {
    all: usize,
    by_household: HashMap<IpAddr, usize>,
}

impl ByteLimit {
    pub(crate) fn new(each: usize, all: usize, always: usize) -> ByteLimit {
        ByteLimit {
            each,
            all,
            always: always.min(each),
            held: Arc::default(),
        }
    }

    /// Begins to count the bytes of one request. [`Hold::grow`] adds them.
    pub(crate) fn hold(&self, client: IpAddr) -> Hold {
        Hold {
            from: household(client),
            bytes: 0,
            limit: self.clone(),
        }
    }
}

/// The bytes that are held for one request, until this is dropped.
#[derive(Debug)]
pub(crate) struct Hold {
    from: IpAddr,
    bytes: usize,
    limit: ByteLimit,
}

impl Hold {
    /// Counts more bytes. Returns false, and counts none, if they are too many.
    pub(crate) fn grow(&mut self, more: usize) -> bool {
        let ByteLimit {
            each, all, always, ..
        } = self.limit;
        let mut held = self.limit.held.lock();
        let own = held.by_household.get(&self.from).copied().unwrap_or(0);
        let own = own.saturating_add(more);
        if own > each || own > always && held.all.saturating_add(more) > all {
            return false;
        }
        held.all += more;
        held.by_household.insert(self.from, own);
        self.bytes += more;
        true
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        if self.bytes == 0 {
            return;
        }
        let mut held = self.limit.held.lock();
        held.all -= self.bytes;
        if let Some(own) = held.by_household.get_mut(&self.from) {
            *own -= self.bytes;
            if *own == 0 {
                held.by_household.remove(&self.from);
            }
        }
    }
}

/// Counts the body of an answer as held until the last of its bytes is sent. `None` if they are too
/// many. A body that is made while it is sent, like a stream, isn't counted.
pub(crate) fn held_body(body: Body, mut hold: Hold) -> Option<Body> {
    let Some(length) = body.size_hint().exact() else {
        return Some(body);
    };
    if !hold.grow(usize::try_from(length).unwrap_or(usize::MAX)) {
        return None;
    }
    let hold = Arc::new(hold);
    Some(Body::new(HeldBody { body, hold }))
}

struct HeldBody {
    body: Body,
    hold: Arc<Hold>,
}

impl HttpBody for HeldBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(cx);
        // The connection keeps the bytes after it has dropped the body, so they take the hold along.
        polled.map_ok(|frame| {
            frame.map_data(|bytes| {
                let hold = self.hold.clone();
                Bytes::from_owner(HeldPart { bytes, _hold: hold })
            })
        })
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

struct HeldPart {
    bytes: Bytes,
    _hold: Arc<Hold>,
}

impl AsRef<[u8]> for HeldPart {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// A body that keeps something until it is dropped.
pub(crate) struct Keeping<T> {
    pub(crate) body: Body,
    #[expect(dead_code, reason = "dropping it is all that matters")]
    pub(crate) kept: T,
}

impl<T: Unpin> HttpBody for Keeping<T> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_limited_for_a_household_and_in_total() {
        let limit = ByteLimit::new(100, 250, 10);
        let held = |nth: u8, bytes: usize| {
            let mut hold = limit.hold(IpAddr::from([10, 0, 0, nth]));
            hold.grow(bytes).then_some(hold)
        };
        let mut first = held(1, 60).unwrap();
        assert!(held(1, 41).is_none());
        assert!(first.grow(40));
        assert!(!first.grow(1));
        let second = held(2, 100).unwrap();
        let third = held(3, 50).unwrap();
        assert!(held(4, 11).is_none());
        // Strangers can't use up what everybody may always have.
        let fourth = held(4, 10).unwrap();
        drop(first);
        let again = held(1, 90).unwrap();
        drop((second, third, fourth, again));
        let held = limit.held.lock();
        assert_eq!((held.all, held.by_household.len()), (0, 0));
    }
}
