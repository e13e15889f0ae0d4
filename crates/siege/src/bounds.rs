//! The bounds that the server must keep under attack.

use std::time::Duration;

const MEGABYTE: u64 = 1024 * 1024;

#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The longest wait for the acknowledgement of a move, at the 99th percentile.
    pub acknowledged: Duration,
    /// The longest wait of a newcomer for a page, at the 99th percentile.
    pub newcomers: Duration,
    /// The server's peak memory in bytes.
    pub memory: u64,
    /// How much the data directory may grow in the first minute, in bytes.
    pub disk: u64,
    /// How much more it may grow in each further minute.
    pub disk_a_minute: u64,
    /// How soon after the siege every address must be answered again.
    pub answered_again: Duration,
}

impl Bounds {
    /// How much the data directory may grow in this time.
    pub(crate) fn disk_in(&self, time: Duration) -> u64 {
        let further = time.as_secs().saturating_sub(60);
        self.disk + self.disk_a_minute * further / 60
    }
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            acknowledged: Duration::from_secs(1),
            newcomers: Duration::from_secs(2),
            memory: 300 * 1000 * 1000,
            disk: 200 * MEGABYTE,
            disk_a_minute: 20 * MEGABYTE,
            answered_again: Duration::from_secs(10),
        }
    }
}
