//! Where the computer players of all tables think.

use std::{sync::Arc, time::Duration};

use moonhare_bots::{Repertoire, Said};
use moonhare_gate::{Gate, Shut};
use parking_lot::RwLock;

/// How long a computer player may wait for its turn to think. After that, its table plans again.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(60);

/// Threads that think, and the clues that were told of late at any table.
#[derive(Debug)]
pub(crate) struct Minds {
    /// At most one thought of each table waits.
    gate: Gate,
    repertoire: Arc<RwLock<Repertoire>>,
}

impl Minds {
    pub(crate) fn new() -> Minds {
        Minds {
            gate: Gate::new("minds", bot_threads(), usize::MAX, QUEUE_TIMEOUT),
            repertoire: Arc::default(),
        }
    }

    /// Minds that think on the spot, for tests that must go the same way each time.
    #[cfg(test)]
    pub(crate) fn on_the_spot() -> Minds {
        Minds {
            gate: Gate::on_the_spot(),
            repertoire: Arc::default(),
        }
    }

    /// Thinks on one of the threads for this. Waits if all of them are taken.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Shut> {
        self.gate.pass(thought).await
    }

    /// A new memory for the clues of a table that wakes up. It shares what was told at other tables.
    pub(crate) fn clue_memory(&self) -> Said {
        Said::new(self.repertoire.clone())
    }
}

/// How many computer players think at once. It's half of the cores, because requests from people come
/// first.
pub(crate) fn bot_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2))
}
