//! What nodes that share a store tell each other.

use std::fmt;

use async_trait::async_trait;
use bytes::Bytes;
use futures_core::stream::BoxStream;

use crate::StoreError;

/// What all nodes tell. The messages of one node come in the order in which it told them.
pub type Hearing = BoxStream<'static, Bytes>;

/// All nodes that share a store. What they tell each other is not kept, and may get lost.
#[async_trait]
pub trait Neighbours: fmt::Debug + Send + Sync {
    /// Tells every node, this one included.
    async fn tell(&self, what: Bytes) -> Result<(), StoreError>;

    /// Hears what every node tells from now on, this one included.
    async fn hear(&self) -> Result<Hearing, StoreError>;
}
