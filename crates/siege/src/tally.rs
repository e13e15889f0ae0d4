//! Counts what became of connections and requests.

use std::{collections::BTreeMap, fmt};

use parking_lot::Mutex;

/// What became of a connection or a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fate {
    Answered(u16),
    /// The server hung up without an answer.
    HungUp,
    /// No answer came in time.
    Silent,
    /// The server did not accept the connection.
    NotAccepted,
    /// The attacker did not read the answer.
    Unread,
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fate::Answered(status) => write!(f, "{status}"),
            Fate::HungUp => f.write_str("hung up"),
            Fate::Silent => f.write_str("no answer yet"),
            Fate::NotAccepted => f.write_str("not accepted"),
            Fate::Unread => f.write_str("not read"),
        }
    }
}

#[derive(Debug, Default)]
pub(crate) struct FateCounts {
    fates: Mutex<BTreeMap<Fate, usize>>,
}

impl FateCounts {
    pub(crate) fn count(&self, fate: Fate) {
        let mut fates = self.fates.lock();
        *fates.entry(fate).or_default() += 1;
    }

    pub(crate) fn fates(&self) -> BTreeMap<Fate, usize> {
        let fates = self.fates.lock();
        fates.clone()
    }
}
