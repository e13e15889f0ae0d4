//! Blobs. A small one is one message. A large one is several parts, and a message that says how many.

use std::time::SystemTime;

use async_nats::jetstream::{
    consumer::{DeliverPolicy, pull::OrderedConfig},
    message::{PublishMessage, StreamMessage},
    stream::{DirectGetErrorKind, LastRawMessageErrorKind},
};
use async_trait::async_trait;
use bytes::{Bytes, BytesMut};
use futures_util::StreamExt;

use super::{MAX_MESSAGE, Nats, Node, unavailable};
use crate::{BlobId, Blobs, MAX_BLOB, PutError, StoreError, TooLarge};

const PARTS: &str = "Moonhare-Parts";

#[async_trait]
impl Blobs for Nats {
    async fn put_blob(&self, content: Bytes) -> Result<BlobId, PutError> {
        TooLarge::check(&content, MAX_BLOB)?;
        let (node, blob) = (&self.node, BlobId::of(&content));
        let subject = node.streams.blob_subject(&blob);
        if content.len() <= MAX_MESSAGE {
            let message = PublishMessage::build().payload(content);
            node.put(subject, message).await?;
            return Ok(blob);
        }
        let mut parts = 0;
        for start in (0..content.len()).step_by(MAX_MESSAGE) {
            let part = content.slice(start..content.len().min(start + MAX_MESSAGE));
            let message = PublishMessage::build().payload(part);
            node.put(node.streams.part_subject(&blob, parts), message)
                .await?;
            parts += 1;
        }
        // Last, so that a blob that is there is whole.
        let message = PublishMessage::build().header(PARTS, parts.to_string());
        node.put(subject, message).await?;
        Ok(blob)
    }

    async fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        let node = &self.node;
        let Some(head) = node.blob_message(&node.streams.blob_subject(id)).await? else {
            return Ok(None);
        };
        let content = match parts(&head)? {
            None => head.payload,
            Some(parts) => {
                let mut whole = BytesMut::new();
                for part in 0..parts {
                    let subject = node.streams.part_subject(id, part);
                    let Some(part) = node.blob_message(&subject).await? else {
                        return Ok(None);
                    };
                    whole.extend_from_slice(&part.payload);
                }
                whole.freeze()
            }
        };
        if BlobId::of(&content) != *id {
            return Err(StoreError::Damaged(format!(
                "blob {id} is not what its name says"
            )));
        }
        Ok(Some(content))
    }

    async fn old_blobs(&self, before: SystemTime) -> Result<Vec<BlobId>, StoreError> {
        self.node.check_open()?;
        let consumer = OrderedConfig {
            filter_subject: self.node.streams.blob_subjects(),
            deliver_policy: DeliverPolicy::LastPerSubject,
            headers_only: true,
            ..OrderedConfig::default()
        };
        let consumer = self.node.streams.blobs.create_consumer(consumer).await;
        let consumer = consumer.map_err(unavailable)?;
        let mut old = Vec::new();
        if consumer.cached_info().num_pending == 0 {
            return Ok(old);
        }
        let mut messages = consumer.messages().await.map_err(unavailable)?;
        while let Some(message) = messages.next().await {
            let message = message.map_err(unavailable)?;
            let info = message.info().map_err(unavailable)?;
            let name = message.subject.as_str().rsplit('.').next();
            if SystemTime::from(info.published) < before {
                old.extend(name.and_then(|name| name.parse::<BlobId>().ok()));
            }
            if info.pending == 0 {
                break;
            }
        }
        Ok(old)
    }

    async fn delete_old_blob(&self, id: &BlobId, before: SystemTime) -> Result<(), StoreError> {
        let node = &self.node;
        node.check_open()?;
        let blobs = &node.streams.blobs;
        let subject = node.streams.blob_subject(id);
        let head = match blobs.get_last_raw_message_by_subject(&subject).await {
            Ok(head) => head,
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => return Ok(()),
            Err(error) => return Err(unavailable(error)),
        };
        if SystemTime::from(head.time) >= before {
            return Ok(());
        }
        // By its sequence: one that was put again meanwhile has another, and stays.
        blobs
            .delete_message(head.sequence)
            .await
            .map_err(unavailable)?;
        if parts(&head)?.is_some() {
            let all = node.streams.part_subject(id, '*');
            let purge = blobs.purge().filter(all).sequence(head.sequence);
            purge.await.map_err(unavailable)?;
        }
        Ok(())
    }
}

impl Node {
    /// The last message of a subject, from whichever replica is near. Only the leader may say that there
    /// is none.
    async fn blob_message(&self, subject: &str) -> Result<Option<StreamMessage>, StoreError> {
        self.check_open()?;
        match self
            .streams
            .blobs
            .direct_get_last_for_subject(subject)
            .await
        {
            Ok(message) => return Ok(Some(message)),
            Err(error) if error.kind() == DirectGetErrorKind::NotFound => {}
            Err(error) => return Err(unavailable(error)),
        }
        match self
            .streams
            .blobs
            .get_last_raw_message_by_subject(subject)
            .await
        {
            Ok(message) => Ok(Some(message)),
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => Ok(None),
            Err(error) => Err(unavailable(error)),
        }
    }
}

/// How many parts a blob has; none if it is one message.
fn parts(head: &StreamMessage) -> Result<Option<usize>, StoreError> {
    match head.headers.get(PARTS) {
        None => Ok(None),
        Some(parts) => match parts.as_str().parse() {
            Ok(parts) => Ok(Some(parts)),
            Err(_) => Err(StoreError::Damaged(
                "the number of a blob's parts can't be read".into(),
            )),
        },
    }
}
