//! Uploads recordings of the largest size, one after the other, and uses none as a clue.

use futures_util::{StreamExt, stream};

use super::pause;
use crate::ground::Ground;

const RECORDINGS: usize = 300;
const BYTES: usize = 512 * 1024;
const AT_ONCE: usize = 4;
const ADDRESSES: usize = 2;

pub(super) async fn run(ground: Ground) {
    for wave in 0.. {
        let from = ground.attackers.nth(wave % ADDRESSES);
        stream::iter(0..ground.part(RECORDINGS))
            .map(async |_| ground.ask(from, &recording(&ground)).await)
            .buffer_unordered(AT_ONCE)
            .for_each(async |_| {})
            .await;
        pause(5.0).await;
    }
}

/// Each one differs, so that the server can't store it as one it already has.
fn recording(ground: &Ground) -> Vec<u8> {
    let mut sound = b"OggS".to_vec();
    sound.extend(fastrand::u128(..).to_be_bytes());
    sound.resize(BYTES, 0);
    let headers = format!(
        "content-type: audio/ogg\r\ncontent-length: {}\r\n",
        sound.len()
    );
    [
        ground.request("POST", &ground.table_path("sounds"), &headers),
        sound,
    ]
    .concat()
}
