//! A record as it lies in the stream: its payload, and headers that chain it to the one before.

use async_nats::{HeaderMap, HeaderValue, jetstream::message::PublishMessage};
use bytes::Bytes;
use sha2::{Digest, Sha256};

use crate::{Record, RecordId, StoreError, Version, tail::LogId};

const VERSION: &str = "Moonhare-Version";
const ID: &str = "Moonhare-Id";
const BEFORE: &str = "Moonhare-Before";
const LOG: &str = "Moonhare-Log";
const REMOVED: &str = "Moonhare-Removed";

/// One message of a log's subject.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    /// The stream sequence of the log's first record, so a later log has a greater one.
    pub(super) log: LogId,
    pub(super) sequence: u64,
    /// None for the tombstone of a log that was removed.
    pub(super) record: Option<Linked>,
}

#[derive(Clone, Debug)]
pub(super) struct Linked {
    pub(super) record: Record,
    pub(super) before: Link,
}

/// A hash over all records up to one. A log with a hole, or with two histories, does not chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Link(pub(super) [u8; 16]);

impl Link {
    #[must_use]
    pub(super) fn then(self, record: &Record) -> Link {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(record.version.0.to_be_bytes());
        hash.update(record.id.0);
        hash.update(&record.payload);
        let mut link = [0; 16];
        link.copy_from_slice(&hash.finalize()[..16]);
        Link(link)
    }
}

/// A record to publish. The first of a log cannot name its log: its own sequence will.
pub(super) fn message(record: &Record, before: Link, log: Option<LogId>) -> PublishMessage {
    let message = PublishMessage::build()
        .payload(record.payload.clone())
        .header(VERSION, record.version.to_string())
        .header(ID, record.id.to_string())
        .header(BEFORE, hex::encode(before.0));
    match log {
        Some(LogId(log)) => message.header(LOG, log.to_string()),
        None => message,
    }
}

pub(super) fn tombstone(LogId(log): LogId) -> PublishMessage {
    PublishMessage::build()
        .header(REMOVED, "yes")
        .header(LOG, log.to_string())
}

impl Stored {
    pub(super) fn read(
        headers: &HeaderMap,
        sequence: u64,
        payload: Bytes,
    ) -> Result<Stored, StoreError> {
        let damaged = |name: &str| {
            StoreError::Damaged(format!("message {sequence} of the log has no valid {name}"))
        };
        let text = |name: &str| headers.get(name).map(HeaderValue::as_str);
        let number = |name: &str| match text(name) {
            Some(text) => text.parse::<u64>().map(Some).map_err(|_| damaged(name)),
            None => Ok(None),
        };
        let bytes = |name: &str| {
            let mut bytes = [0; 16];
            let text = text(name).ok_or_else(|| damaged(name))?;
            hex::decode_to_slice(text, &mut bytes).map_err(|_| damaged(name))?;
            Ok(bytes)
        };
        let log = LogId(number(LOG)?.unwrap_or(sequence));
        let record = match text(REMOVED) {
            Some(_) => None,
            None => Some(Linked {
                record: Record {
                    version: Version(number(VERSION)?.ok_or_else(|| damaged(VERSION))?),
                    id: RecordId(bytes(ID)?),
                    payload,
                },
                before: Link(bytes(BEFORE)?),
            }),
        };
        Ok(Stored {
            log,
            sequence,
            record,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(version: u64) -> Record {
        Record {
            version: Version(version),
            id: RecordId([version as u8; 16]),
            payload: format!("record {version}").into(),
        }
    }

    #[test]
    fn a_link_depends_on_everything_before() {
        let first = Link::default().then(&record(1));
        let second = first.then(&record(2));
        let mut forged = record(1);
        forged.payload = "another".into();
        assert_ne!(Link::default().then(&forged).then(&record(2)), second);
        assert_ne!(Link::default().then(&record(2)), second);
    }

    #[test]
    fn what_cannot_be_read_is_damaged() {
        let mut headers = HeaderMap::new();
        headers.insert(VERSION, "3");
        headers.insert(ID, "xyz");
        headers.insert(BEFORE, hex::encode([0; 16]));
        let read = Stored::read(&headers, 7, Bytes::new());
        assert!(matches!(read, Err(StoreError::Damaged(_))), "{read:?}");
        headers.insert(ID, hex::encode([1; 16]));
        let read = Stored::read(&headers, 7, Bytes::new()).unwrap();
        assert_eq!((read.log, read.sequence), (LogId(7), 7));
    }
}
