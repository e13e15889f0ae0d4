//! Every implementation against the one suite.

use std::sync::Arc;

use moonhare_store::{Memory, Store, conformance::Harness};

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
