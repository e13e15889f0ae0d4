//! Takes the places of uploads from one address, with files that come ten kilobytes at a time.

use super::{pause, upload};
use crate::ground::Ground;

const UPLOADS: usize = 6;
const BYTES: usize = 100 * 1024 * 1024;

pub(super) async fn run(ground: Ground) {
    let from = ground.attackers.nth(0);
    let begun = [
        upload::request(&ground, BYTES),
        upload::head("summer.zip"),
        b"PK\x03\x04".to_vec(),
    ]
    .concat();
    let one = async || loop {
        if let Ok(mut connection) = ground.connect(from).await {
            connection.send_slowly(&begun, &[b'x'; 10_000]).await;
        }
        pause(1.0).await;
    };
    futures_util::future::join_all((0..UPLOADS).map(|_| one())).await;
}
