//! The directory and the shelf: the last message of a subject is what holds.

use async_nats::jetstream::{message::PublishMessage, stream::DirectGetErrorKind};
use async_trait::async_trait;
use bytes::Bytes;
use futures_util::StreamExt;

use super::{Nats, Node, unavailable};
use crate::{
    BlobId, Directory, MAX_ENTRY, MAX_NOTE, Owner, PutError, Shelf, StoreError, TableId, TooLarge,
};

#[async_trait]
impl Directory for Nats {
    async fn put_entry(&self, table: &TableId, entry: Bytes) -> Result<(), PutError> {
        TooLarge::check(&entry, MAX_ENTRY)?;
        let subject = self.node.streams.directory_subject(table);
        let message = PublishMessage::build().payload(entry);
        Ok(self.node.put(subject, message).await?)
    }

    async fn get_entry(&self, table: &TableId) -> Result<Option<Bytes>, StoreError> {
        self.node.check_open()?;
        let subject = self.node.streams.directory_subject(table);
        let entries = &self.node.streams.entries;
        match entries.direct_get_last_for_subject(subject).await {
            Ok(message) => Ok(Some(message.payload)),
            Err(error) if error.kind() == DirectGetErrorKind::NotFound => Ok(None),
            Err(error) => Err(unavailable(error)),
        }
    }

    async fn delete_entry(&self, table: &TableId) -> Result<(), StoreError> {
        self.node
            .drop_entry(self.node.streams.directory_subject(table))
            .await
    }

    async fn list_entries(&self) -> Result<Vec<(TableId, Bytes)>, StoreError> {
        let subjects = self.node.streams.directory_subjects();
        self.node
            .entries_of(&subjects, |name| name.parse().ok())
            .await
    }
}

#[async_trait]
impl Shelf for Nats {
    async fn keep(&self, owner: &Owner, blob: &BlobId, note: Bytes) -> Result<(), PutError> {
        TooLarge::check(&note, MAX_NOTE)?;
        let subject = self.node.streams.shelf_subject(owner, blob);
        let message = PublishMessage::build().payload(note);
        Ok(self.node.put(subject, message).await?)
    }

    async fn discard(&self, owner: &Owner, blob: &BlobId) -> Result<(), StoreError> {
        let subject = self.node.streams.shelf_subject(owner, blob);
        self.node.drop_entry(subject).await
    }

    async fn kept_by(&self, owner: &Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError> {
        let subjects = self.node.streams.shelf_subjects(Some(owner));
        self.node
            .entries_of(&subjects, |name| name.parse().ok())
            .await
    }

    async fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError> {
        self.node.check_open()?;
        let subjects = self.node.streams.shelf_subjects(None);
        let entries = &self.node.streams.entries;
        let mut found = (entries.info_with_subjects(subjects).await).map_err(unavailable)?;
        let mut kept = Vec::new();
        while let Some(entry) = found.next().await {
            let (subject, _) = entry.map_err(unavailable)?;
            kept.extend(owner_and_blob(&subject));
        }
        Ok(kept)
    }
}

fn owner_and_blob(subject: &str) -> Option<(Owner, BlobId)> {
    let mut parts = subject.rsplit('.');
    let blob = parts.next()?.parse().ok()?;
    let mut owner = [0; 32];
    hex::decode_to_slice(parts.next()?, &mut owner).ok()?;
    Some((Owner::from_bytes(owner), blob))
}

impl Node {
    async fn drop_entry(&self, subject: String) -> Result<(), StoreError> {
        self.patiently(|deadline| async move {
            loop {
                self.check_open()?;
                let error = match self.streams.entries.purge().filter(subject.clone()).await {
                    Ok(_) => return Ok(()),
                    Err(error) => unavailable(error),
                };
                deadline.wait(error).await?;
            }
        })
        .await
    }

    /// All entries with those subjects, by the last part of the subject, in order.
    async fn entries_of<T: Ord>(
        &self,
        subjects: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<(T, Bytes)>, StoreError> {
        let mut all = Vec::new();
        let mut from = 1;
        loop {
            let got = self
                .following(&self.streams.entries_name(), from, subjects)
                .await?;
            let Some(last) = got.last() else { break };
            from = last.sequence + 1;
            for got in got {
                let name = got.subject.rsplit('.').next().and_then(&read);
                all.extend(name.map(|name| (name, got.message.payload)));
            }
        }
        // An entry that was put again while we read may be there twice; the later one is newer.
        all.reverse();
        all.sort_by(|(one, _), (other, _)| one.cmp(other));
        all.dedup_by(|(later, _), (earlier, _)| later == earlier);
        Ok(all)
    }
}
