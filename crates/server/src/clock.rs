//! The current time.

use std::time::{SystemTime, UNIX_EPOCH};

use moonhare_table::Millis;

#[cfg(test)]
thread_local! {
    /// When the simulation on this thread began, by tokio's paused clock. [`now`] counts from there.
    pub(crate) static SIMULATED: std::cell::Cell<Option<tokio::time::Instant>> = const { std::cell::Cell::new(None) };
}

pub(crate) fn now() -> Millis {
    #[cfg(test)]
    if let Some(began) = SIMULATED.get() {
        return Millis(1_800_000_000_000 + began.elapsed().as_millis() as u64);
    }
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Millis(since.as_millis() as u64)
}
