//! The time of day may be wrong. So a thing that looks too old is removed only if it still looks too old
//! some time later, by a clock that nobody can set.

use std::{
    collections::HashMap,
    hash::Hash,
    time::{Duration, Instant},
};

/// Things that looked old so far, and since when. After a restart it begins anew.
#[derive(Debug)]
pub struct Twice<T> {
    since: HashMap<T, Instant>,
    apart: Duration,
}

impl<T: Clone + Eq + Hash> Twice<T> {
    /// A thing has to look old twice, at least `apart` from each other.
    pub fn new(apart: Duration) -> Twice<T> {
        Twice {
            since: HashMap::new(),
            apart,
        }
    }

    /// Those of `old` that already looked old at least `apart` ago. Things that no longer look old
    /// are forgotten.
    pub fn again(&mut self, old: impl IntoIterator<Item = T>, now: Instant) -> Vec<T> {
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
