//! What was done to the server, and how it answered.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Mutex, PoisonError},
};

/// What became of a connection or a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fate {
    Answered(u16),
    /// The server hung up without an answer.
    HungUp,
    /// No answer came while the attacker waited.
    Silent,
    /// The connection was not taken.
    NotLetIn,
    /// Nobody listened for an answer.
    Unheard,
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fate::Answered(status) => write!(f, "{status}"),
            Fate::HungUp => f.write_str("hung up"),
            Fate::Silent => f.write_str("no answer yet"),
            Fate::NotLetIn => f.write_str("not let in"),
            Fate::Unheard => f.write_str("not listened to"),
        }
    }
}

#[derive(Debug, Default)]
pub(crate) struct Tally {
    fates: Mutex<BTreeMap<Fate, usize>>,
}

impl Tally {
    pub(crate) fn count(&self, fate: Fate) {
        let mut fates = self.fates.lock().unwrap_or_else(PoisonError::into_inner);
        *fates.entry(fate).or_default() += 1;
    }

    pub(crate) fn fates(&self) -> BTreeMap<Fate, usize> {
        let fates = self.fates.lock().unwrap_or_else(PoisonError::into_inner);
        fates.clone()
    }
}
