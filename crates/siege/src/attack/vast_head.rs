//! Uploads a file whose part head alone, an endless name, is larger than most decks.

use std::io;

use super::{pause, upload};
use crate::{connection::Connection, ground::Ground};

const LENGTH: usize = 154 * 1024 * 1024;
const ADDRESSES: usize = 3;

pub(super) async fn run(ground: Ground) {
    for wave in 0.. {
        let from = ground.attackers.nth(wave % ADDRESSES);
        if let Ok(mut connection) = ground.connect(from).await {
            let _ = send(&ground, &mut connection).await;
            connection.read_status().await;
        }
        pause(2.0).await;
    }
}

async fn send(ground: &Ground, connection: &mut Connection) -> io::Result<()> {
    let some = [b'x'; 64 * 1024];
    let times = ground.part(LENGTH).div_ceil(some.len());
    let begun = upload::head("1.png\"; more=\"");
    // Without the two line ends that would close the head.
    let begun = &begun[..begun.len() - 5];
    let length = begun.len() + times * some.len();
    connection.send(&upload::request(ground, length)).await?;
    connection.send(begun).await?;
    for _ in 0..times {
        connection.send(&some).await?;
    }
    Ok(())
}
