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
