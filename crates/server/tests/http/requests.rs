//! Real requests from `tests/corpus/requests`, whole and damaged: nothing breaks the server.

use std::{fs, path::Path, time::Duration};

use futures_util::future::join_all;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::common::{PATIENCE, Party, Running};

/// How many damaged copies of each request are sent.
const COPIES: usize = 20;

/// A damaged request may wait for bytes that never come; nobody waits longer for its answer.
const SHORT: Duration = Duration::from_millis(500);

/// A plain generator; the same damage on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }

    fn damage(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len());
            match self.below(4) {
                0 => bytes[at] = self.below(256) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, b"\r\n\0\"{}%=;,&"[self.below(11)]),
                _ => bytes.truncate(at.max(1)),
            }
        }
        bytes
    }
}

/// The status of the answer; none if there is none in time.
async fn send(server: &Running, request: &[u8], patience: Duration) -> Option<u16> {
    let address = server.base.strip_prefix("http://").unwrap();
    let mut socket = TcpStream::connect(address).await.unwrap();
    let _ = socket.write_all(request).await;
    let mut head = [0; 12];
    let read = timeout(patience, socket.read_exact(&mut head)).await;
    read.ok()?.ok()?;
    let head = String::from_utf8_lossy(&head).into_owned();
    let status = head.strip_prefix("HTTP/1.1 ").unwrap_or_default();
    Some(status.parse().unwrap_or_else(|_| panic!("{head:?}")))
}

#[tokio::test]
async fn the_corpus_breaks_nothing() {
    let server = Running::new().await;
    let party = Party::sit(&server, 3, json!({ "mode": "classic" })).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/requests");
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let (mut accepted, mut refused) = (0, 0);
    for seed in fs::read_dir(folder).unwrap() {
        let path = seed.unwrap().path();
        // If one breaks something, this is the last that was read.
        println!("{}", path.display());
        let bytes = fs::read(&path).unwrap();
        // Seeds are sent to a table that is there.
        let place = bytes.windows(6).position(|part| part == b"{code}");
        let bytes = match place {
            Some(at) => [&bytes[..at], party.code.as_bytes(), &bytes[at + 6..]].concat(),
            None => bytes,
        };
        let whole = send(&server, &bytes, PATIENCE).await;
        match whole.expect("no answer") {
            200..400 => accepted += 1,
            400..500 => refused += 1,
            other => panic!("{other}"),
        }
        let damaged: Vec<Vec<u8>> = (0..COPIES).map(|_| dice.damage(&bytes)).collect();
        let sent = damaged.iter().map(|bytes| send(&server, bytes, SHORT));
        for (bytes, status) in damaged.iter().zip(join_all(sent).await) {
            let request = String::from_utf8_lossy(bytes);
            assert!(
                status.is_none_or(|status| status < 500),
                "{status:?} {request}"
            );
        }
    }
    // Seeds that never get anywhere would prove nothing.
    assert!(
        accepted >= 7 && refused >= 4,
        "{accepted} accepted, {refused} refused"
    );
    assert_eq!(party.players[0].look().await.unwrap()["code"], party.code);
    server.stop().await;
}
