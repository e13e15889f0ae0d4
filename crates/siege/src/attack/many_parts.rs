//! Uploads hundreds of thousands of tiny files in one request.

use std::io;

use super::{pause, upload};
use crate::{connection::Connection, ground::Ground};

const PARTS: usize = 400_000;
const AT_A_TIME: usize = 1_000;
const ADDRESSES: usize = 3;

pub(super) async fn run(ground: Ground) {
    for wave in 0.. {
        let from = ground.attackers.nth(wave % ADDRESSES);
        if let Ok(mut connection) = ground.connect(from).await {
            let _ = send(&ground, &mut connection).await;
            connection.read_status().await;
        }
        pause(1.0).await;
    }
}

async fn send(ground: &Ground, connection: &mut Connection) -> io::Result<()> {
    let times = ground.part(PARTS).div_ceil(AT_A_TIME);
    let some = upload::file("1.png", b"x").repeat(AT_A_TIME);
    let end = upload::end();
    let length = times * some.len() + end.len();
    connection.send(&upload::request(ground, length)).await?;
    for _ in 0..times {
        connection.send(&some).await?;
    }
    connection.send(&end).await
}
