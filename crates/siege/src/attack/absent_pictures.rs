//! Uploads zips whose deck.toml names thousands of pictures that aren't in them: once more than the
//! server reads, once just as many.

use std::{
    fmt::Write as _,
    io::{Cursor, Write as _},
};

use futures_util::future::join_all;
use zip::{ZipWriter, result::ZipResult, write::SimpleFileOptions};

use super::{pause, upload};
use crate::ground::Ground;

const NAMES: [usize; 2] = [80_000, 16_000];
const AT_ONCE: usize = 2;
const ADDRESSES: usize = 3;

pub(super) async fn run(ground: Ground) {
    let zips = NAMES.map(|names| zip(ground.part(names)).unwrap_or_default());
    let requests = zips.map(|zip| upload::of_one(&ground, "summer.zip", &zip));
    for wave in 0.. {
        let from = |nth| ground.attackers.nth((wave + nth) % ADDRESSES);
        join_all((0..AT_ONCE).map(|nth| ground.ask(from(nth), &requests[nth]))).await;
        pause(1.0).await;
    }
}

fn zip(names: usize) -> ZipResult<Vec<u8>> {
    let mut words = String::new();
    for nth in 0..names {
        let _ = writeln!(words, "[cards.\"{nth}.png\".en]");
    }
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("deck.toml", SimpleFileOptions::default())?;
    zip.write_all(words.as_bytes())?;
    Ok(zip.finish()?.into_inner())
}
