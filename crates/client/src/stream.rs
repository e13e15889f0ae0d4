//! A table's live stream, which keeps the view up to date from the server's views and patches.

use std::{fmt, time::Duration};

use bytes::Bytes;
use futures_util::{StreamExt, stream::BoxStream};
use reqwest::Response;
use serde_json::Value;
use tokio::time::timeout;

use crate::{Trouble, merge};

/// How long an event may be: many times what the largest view takes.
const MAX_EVENT: usize = 4 << 20;

/// How long an event may take that somebody counts on.
const PATIENCE: Duration = Duration::from_secs(60);

/// One event of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// `view`, `message` for a patch to it, or `gone` when the table is gone.
    pub event: String,
    /// The version of the resulting view.
    pub id: String,
    pub data: String,
}

pub struct Stream {
    /// The headers of the response.
    pub headers: Vec<(String, String)>,
    /// The current view, or null before the first event.
    pub view: Value,
    /// The id of the last event that had one.
    pub last_id: String,
    /// Bytes of the body so far.
    pub bytes: u64,
    body: BoxStream<'static, Result<Bytes, reqwest::Error>>,
    unread: Vec<u8>,
}

impl Stream {
    pub(crate) fn new(headers: Vec<(String, String)>, response: Response) -> Stream {
        Stream {
            headers,
            view: Value::Null,
            last_id: String::new(),
            bytes: 0,
            body: response.bytes_stream().boxed(),
            unread: Vec::new(),
        }
    }

    /// The next event, already applied to the view. None when the server ended the stream. It may take
    /// for ever: the server keeps a stream open while nothing happens.
    pub async fn next(&mut self) -> Result<Option<Heard>, Trouble> {
        loop {
            if let Some(end) = self.unread.windows(2).position(|pair| pair == b"\n\n") {
                let block: Vec<u8> = self.unread.drain(..end + 2).collect();
                let block =
                    String::from_utf8(block).map_err(|error| Trouble::Stream(error.to_string()))?;
                if let Some(heard) = parse(&block) {
                    self.take_in(&heard)?;
                    return Ok(Some(heard));
                }
                continue;
            }
            match self.body.next().await {
                Some(bytes) => {
                    let bytes = bytes?;
                    self.bytes += bytes.len() as u64;
                    self.unread.extend_from_slice(&bytes);
                    if self.unread.len() > MAX_EVENT {
                        return Err(Trouble::Stream("an event has no end".to_owned()));
                    }
                }
                None => return Ok(None),
            }
        }
    }

    pub fn version(&self) -> u64 {
        self.view["version"].as_u64().unwrap_or_default()
    }

    /// The next event, which must come within a minute. If it doesn't, the error says what came before.
    pub async fn must_hear(&mut self) -> Result<Heard, Trouble> {
        match timeout(PATIENCE, self.next()).await {
            Ok(Ok(Some(heard))) => Ok(heard),
            Ok(Ok(None)) => Err(Trouble::Stream(format!("it ended at {}", self.view))),
            Ok(Err(trouble)) => Err(trouble),
            Err(_) => Err(Trouble::Silent(format!("no event after {}", self.view))),
        }
    }

    /// Reads until the view is at this version, within a minute. False if the stream ended first.
    pub async fn reach(&mut self, version: u64) -> Result<bool, Trouble> {
        let reaching = async {
            while self.version() < version {
                if self.next().await?.is_none() {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        match timeout(PATIENCE, reaching).await {
            Ok(reached) => reached,
            Err(_) => {
                let said = format!("no version {version}, but {}", self.view);
                Err(Trouble::Silent(said))
            }
        }
    }

    fn take_in(&mut self, heard: &Heard) -> Result<(), Trouble> {
        let data: Value = serde_json::from_str(&heard.data)?;
        if !heard.id.is_empty() {
            self.last_id.clone_from(&heard.id);
        }
        match heard.event.as_str() {
            "view" => self.view = data,
            "message" if self.view.is_object() => {
                merge(&mut self.view, &data);
                self.view["version"] = serde_json::from_str(&heard.id)?;
            }
            // What pages receive, and the last event of a table that is gone.
            "regions" | "reload" | "gone" => {}
            other => return Err(Trouble::Stream(format!("{other} came out of turn"))),
        }
        Ok(())
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream")
            .field("version", &self.version())
            .finish_non_exhaustive()
    }
}

/// Parses an event. A comment, or `alive`, only shows that the connection is alive, and yields none.
fn parse(block: &str) -> Option<Heard> {
    let mut heard = Heard {
        event: "message".to_owned(),
        id: String::new(),
        data: String::new(),
    };
    for line in block.lines() {
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "event" => value.clone_into(&mut heard.event),
            "id" => value.clone_into(&mut heard.id),
            "data" => {
                if !heard.data.is_empty() {
                    heard.data.push('\n');
                }
                heard.data.push_str(value);
            }
            _ => {}
        }
    }
    (!heard.data.is_empty() && heard.event != "alive").then_some(heard)
}

#[cfg(test)]
mod tests {
    use futures_util::{FutureExt, stream};

    use super::*;

    fn of(body: BoxStream<'static, Result<Bytes, reqwest::Error>>) -> Stream {
        Stream {
            headers: Vec::new(),
            view: Value::Null,
            last_id: String::new(),
            bytes: 0,
            body,
            unread: Vec::new(),
        }
    }

    /// The server sends a comment every few seconds, so that the connection never looks dead.
    #[tokio::test(start_paused = true)]
    async fn who_waits_for_an_event_does_not_wait_for_ever() {
        let first = Bytes::from("event: view\nid: 1\ndata: {\"version\":1}\n\n");
        let comments = stream::unfold((), |()| async {
            tokio::time::sleep(Duration::from_secs(15)).await;
            Some((Ok(Bytes::from(": \n\n")), ()))
        });
        let mut stream = of(stream::iter([Ok(first)]).chain(comments).boxed());
        assert_eq!(stream.must_hear().await.unwrap().event, "view");
        for trouble in [
            stream.must_hear().await.map(drop).unwrap_err(),
            stream.reach(2).await.map(drop).unwrap_err(),
        ] {
            assert!(
                trouble.to_string().contains(r#"{"version":1}"#),
                "{trouble}"
            );
        }
        assert!(stream.reach(1).await.unwrap());
    }

    #[test]
    fn an_event_without_an_end_is_refused() {
        let chunk = Bytes::from(vec![b'x'; 1 << 20]);
        let chunks = stream::repeat_with(move || Ok(chunk.clone())).take(9);
        let mut stream = of(chunks.boxed());
        let next = stream.next().now_or_never().unwrap();
        assert!(matches!(next, Err(Trouble::Stream(_))), "{next:?}");
        assert_eq!(stream.bytes, 5 << 20);
    }
}
