//! What nodes tell each other, on a subject that no stream keeps.

use async_trait::async_trait;
use bytes::Bytes;
use futures_util::StreamExt;

use super::{Nats, unavailable};
use crate::{Hearing, Neighbours, StoreError};

#[async_trait]
impl Neighbours for Nats {
    async fn tell(&self, what: Bytes) -> Result<(), StoreError> {
        self.node.check_open()?;
        let subject = self.node.streams.nodes_subject();
        let told = self.node.client.publish(subject, what).await;
        told.map_err(unavailable)
    }

    async fn hear(&self) -> Result<Hearing, StoreError> {
        self.node.check_open()?;
        let subject = self.node.streams.nodes_subject();
        let heard = self.node.client.subscribe(subject).await;
        let heard = heard.map_err(unavailable)?;
        self.node.client.flush().await.map_err(unavailable)?;
        Ok(heard.map(|message| message.payload).boxed())
    }
}
