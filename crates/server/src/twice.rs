//! The time of day may be wrong. What looks too old by it is only removed when it still does so some
//! time later, by a clock that nobody sets.

use std::{
    collections::HashMap,
    hash::Hash,
    time::{Duration, Instant},
};

/// What looked old so far, and since when. A restart begins anew.
#[derive(Debug)]
pub(crate) struct Twice<T> {
    since: HashMap<T, Instant>,
    apart: Duration,
}

impl<T: Clone + Eq + Hash> Twice<T> {
    pub(crate) fn new(apart: Duration) -> Twice<T> {
        Twice {
            since: HashMap::new(),
            apart,
        }
    }

    /// Of all that looks old now, what did so long enough ago. What does not any more is forgotten.
    pub(crate) fn again(&mut self, old: impl IntoIterator<Item = T>, now: Instant) -> Vec<T> {
        let mut certain = Vec::new();
        let mut since = HashMap::new();
        for thing in old {
            let before = self.since.get(&thing).copied();
            if before.is_some_and(|before| now.duration_since(before) >= self.apart) {
                certain.push(thing.clone());
            }
            since.insert(thing, before.unwrap_or(now));
        }
        self.since = since;
        certain
    }
}
