//! Sends recordings of the largest size but for their ends, over HTTP/1 and over HTTP/2.

use super::{
    hold,
    http2::{self, DATA, END_HEADERS, HEADERS, Method, frame},
};
use crate::ground::Ground;

const CONNECTIONS: usize = 300;
const BYTES: usize = 511 * 1024;

/// Without asking the server for more room, an HTTP/2 client may send this many requests, each with
/// this many parts.
const REQUESTS: usize = 2;
const PARTS: usize = 15;

pub(super) async fn run(ground: Ground) {
    let path = ground.table_path("sounds");
    let length = format!("content-length: {}\r\n", BYTES + 1);
    let half = [ground.request("POST", &path, &length), vec![b'x'; BYTES]].concat();
    let part = [b'x'; 16 * 1024];
    let mut halves = http2::preface(65_535);
    for nth in 0..REQUESTS {
        let stream = http2::stream(nth);
        let head = http2::head(Method::Post, &path);
        halves.extend(frame(HEADERS, END_HEADERS, stream, &head));
        for _ in 0..PARTS {
            halves.extend(frame(DATA, 0, stream, &part));
        }
    }
    hold(&ground, CONNECTIONS, |nth, mut connection| {
        let request = if nth % 4 < 2 { &half } else { &halves };
        async move {
            let _ = connection.send(request).await;
            connection.read_status().await;
            // The first answer over HTTP/2 is the server's settings.
            connection.drain().await;
        }
    })
    .await;
}
