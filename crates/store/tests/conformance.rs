//! Runs the suite on every implementation.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;

use moonhare_store::{Memory, Sqlite, Store, conformance::Harness};
use tempfile::TempDir;

mod memory {
    use super::*;

    struct InMemory;

    impl Harness for InMemory {
        const DURABLE: bool = false;

        async fn open(&self) -> Arc<dyn Store> {
            Arc::new(Memory::new())
        }
    }

    moonhare_store::conformance!(InMemory);
}

mod sqlite {
    use super::*;

    struct OnDisk(TempDir);

    impl Harness for OnDisk {
        const DURABLE: bool = true;

        async fn open(&self) -> Arc<dyn Store> {
            Arc::new(Sqlite::open(self.0.path()).unwrap())
        }
    }

    moonhare_store::conformance!(OnDisk(tempfile::tempdir().unwrap()));
}

mod nats {
    use std::{
        num::NonZeroU32,
        sync::atomic::{AtomicUsize, Ordering},
    };

    use moonhare_store::{Nats, NatsOptions, conformance::NatsServers};

    use super::*;

    /// Each check has a prefix of its own, so that one cluster does for all.
    struct OnNats {
        servers: NatsServers,
        checks: AtomicUsize,
    }

    impl OnNats {
        fn new(servers: usize) -> OnNats {
            OnNats {
                servers: NatsServers::start(servers),
                checks: AtomicUsize::new(0),
            }
        }
    }

    impl Harness for OnNats {
        const DURABLE: bool = true;

        async fn open(&self) -> Arc<dyn Store> {
            let prefix = format!("check-{}", self.checks.load(Ordering::Relaxed));
            let options = NatsOptions {
                // So few that most logs have sheets.
                ids_on_sheet: NonZeroU32::new(4).unwrap(),
                ..self.servers.options(&prefix)
            };
            Arc::new(Nats::open(options).await.unwrap())
        }

        fn next_check(&self) {
            self.checks.fetch_add(1, Ordering::Relaxed);
        }
    }

    mod alone {
        use super::*;

        moonhare_store::conformance!(in one test on_one_server, OnNats::new(1));
    }

    mod three {
        use super::*;

        moonhare_store::conformance!(in one test on_three_servers, OnNats::new(3));
    }
}
