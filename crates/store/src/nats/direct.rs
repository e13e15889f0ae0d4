//! Batched direct get: many messages in one request, from whichever replica is near.
//!
//! A replica may trail the leader, so whoever needs the newest asks the leader for its sequence and
//! reads until that is reached. The client library has no call for batches yet.

use std::time::Duration;

use async_nats::{HeaderMap, Message, jetstream::stream::LastRawMessageErrorKind};
use futures_util::StreamExt;
use serde::Serialize;
use tokio::time::timeout;

use super::{Node, stored::Stored, unavailable};
use crate::{MAX_PAGE_BYTES, MAX_PAGE_RECORDS, StoreError, TableId};

/// How long to wait for the next message of a batch.
const MESSAGE_TIMEOUT: Duration = Duration::from_secs(2);

/// The most messages where any will do.
const FEW: usize = 16;

/// The most subjects in one question for their last messages; with many more the server answers 413.
const MOST_SUBJECTS: usize = 500;

#[derive(Serialize)]
struct Following<'a> {
    seq: u64,
    next_by_subj: &'a str,
    batch: usize,
    max_bytes: usize,
}

#[derive(Serialize)]
struct LastOf<'a> {
    multi_last: &'a [String],
    batch: usize,
}

/// A message, by its sequence and subject in the stream.
pub(super) struct Got {
    pub(super) sequence: u64,
    pub(super) subject: String,
    pub(super) message: Message,
}

impl Got {
    fn of(message: Message) -> Result<Got, StoreError> {
        let headers = message.headers.as_ref();
        let header = |name| headers.and_then(|headers: &HeaderMap| headers.get(name));
        let sequence = header("Nats-Sequence").and_then(|text| text.as_str().parse().ok());
        let subject = header("Nats-Subject").map(|text| text.as_str().to_owned());
        match (sequence, subject) {
            (Some(sequence), Some(subject)) => Ok(Got {
                sequence,
                subject,
                message,
            }),
            _ => Err(unavailable(
                "a message came without its place in the stream",
            )),
        }
    }

    pub(super) fn stored(self) -> Result<Stored, StoreError> {
        let headers = self.message.headers.unwrap_or_default();
        Stored::read(&headers, self.sequence, self.message.payload)
    }
}

impl Node {
    /// The next messages with that subject, which may hold wildcards, from a sequence on.
    pub(super) async fn following(
        &self,
        stream: &str,
        sequence: u64,
        subject: &str,
    ) -> Result<Vec<Got>, StoreError> {
        let request = Following {
            seq: sequence,
            next_by_subj: subject,
            batch: MAX_PAGE_RECORDS,
            max_bytes: MAX_PAGE_BYTES,
        };
        self.direct_get(stream, &request).await
    }

    /// The next few messages from a sequence on, whatever their subjects.
    pub(super) async fn few_following(
        &self,
        stream: &str,
        sequence: u64,
    ) -> Result<Vec<Got>, StoreError> {
        let request = Following {
            seq: sequence,
            next_by_subj: ">",
            batch: FEW,
            max_bytes: MAX_PAGE_BYTES,
        };
        self.direct_get(stream, &request).await
    }

    /// The last message of each subject that has one.
    pub(super) async fn last_of(
        &self,
        stream: &str,
        subjects: &[String],
    ) -> Result<Vec<Got>, StoreError> {
        let mut all = Vec::new();
        for subjects in subjects.chunks(MOST_SUBJECTS) {
            let request = LastOf {
                multi_last: subjects,
                batch: 2 * MOST_SUBJECTS,
            };
            all.append(&mut self.direct_get(stream, &request).await?);
        }
        Ok(all)
    }

    async fn direct_get(
        &self,
        stream: &str,
        request: &impl Serialize,
    ) -> Result<Vec<Got>, StoreError> {
        self.check_open()?;
        let request = serde_json::to_vec(request).map_err(unavailable)?;
        let inbox = self.client.new_inbox();
        let mut answers = self
            .client
            .subscribe(inbox.clone())
            .await
            .map_err(unavailable)?;
        self.client
            .publish_with_reply(
                format!("$JS.API.DIRECT.GET.{stream}"),
                inbox,
                request.into(),
            )
            .await
            .map_err(unavailable)?;
        let mut got = Vec::new();
        loop {
            let answer = timeout(MESSAGE_TIMEOUT, answers.next())
                .await
                .map_err(unavailable)?;
            let answer = answer.ok_or(StoreError::Closed)?;
            match answer.status.map(|status| status.as_u16()) {
                None => got.push(Got::of(answer)?),
                // 204 is the end of the batch, and 404 says that there is nothing.
                Some(204 | 404) => return Ok(got),
                Some(status) => {
                    let why = answer.description.unwrap_or_default();
                    return Err(unavailable(format!("direct get: {status} {why}")));
                }
            }
        }
    }

    /// The last message of a table's subject, from the leader itself.
    pub(super) async fn last(&self, table: &TableId) -> Result<Option<Stored>, StoreError> {
        self.check_open()?;
        let subject = self.streams.log_subject(table);
        match self
            .streams
            .log
            .get_last_raw_message_by_subject(&subject)
            .await
        {
            Ok(message) => {
                Stored::read(&message.headers, message.sequence, message.payload).map(Some)
            }
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => Ok(None),
            Err(error) => Err(unavailable(error)),
        }
    }
}
