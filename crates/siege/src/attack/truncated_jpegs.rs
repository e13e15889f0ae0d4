//! Uploads pictures of nearly fifty million pixels that end halfway.

use super::{pause, upload};
use crate::ground::Ground;

const SIDE: u16 = 7_000;
const ADDRESSES: usize = 3;

pub(super) async fn run(ground: Ground) {
    let request = upload::of_one(&ground, "half.jpg", &half_jpeg());
    for wave in 0.. {
        ground
            .ask(ground.attackers.nth(wave % ADDRESSES), &request)
            .await;
        pause(1.0).await;
    }
}

/// All grey. In each block, two bits say that its brightness is that of the block before, and two more
/// that nothing follows.
fn half_jpeg() -> Vec<u8> {
    const BITS_OF_A_BLOCK: usize = 4;
    let side = SIDE.to_be_bytes();
    // A code of two bits, for the value 0.
    let code = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let segments: [(u8, Vec<u8>); 5] = [
        (0xDB, [[0].as_slice(), &[1; 64]].concat()),
        (0xC0, [&[8], &side[..], &side, &[1, 1, 0x11, 0]].concat()),
        (0xC4, [[0x00].as_slice(), &code].concat()),
        (0xC4, [[0x10].as_slice(), &code].concat()),
        (0xDA, vec![1, 1, 0, 0, 63, 0]),
    ];
    let mut jpeg = vec![0xFF, 0xD8];
    for (kind, bytes) in segments {
        jpeg.extend([0xFF, kind]);
        jpeg.extend((bytes.len() as u16 + 2).to_be_bytes());
        jpeg.extend(bytes);
    }
    let blocks = usize::from(SIDE.div_ceil(8)).pow(2);
    jpeg.resize(jpeg.len() + blocks * BITS_OF_A_BLOCK / 8 / 2, 0);
    jpeg
}
