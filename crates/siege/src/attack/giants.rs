//! Sends commands with far larger bodies and heads than any needs.

use std::io;

use futures_util::future::join_all;

use super::pause;
use crate::{connection::Connection, ground::Ground};

const AT_ONCE: usize = 20;
const ADDRESSES: usize = 2;

/// The promised length, and how much is sent unless the server hangs up.
const PROMISED: usize = 2_000_000_000;
const SENT: usize = 8 * 1024 * 1024;

pub(super) async fn run(ground: Ground) {
    loop {
        join_all((0..ground.part(AT_ONCE)).map(|nth| one(&ground, nth))).await;
        pause(1.0).await;
    }
}

async fn one(ground: &Ground, nth: usize) {
    if let Ok(mut connection) = ground.connect(ground.attackers.nth(nth % ADDRESSES)).await {
        let _ = send(ground, nth, &mut connection).await;
        connection.read_status().await;
    }
}

async fn send(ground: &Ground, nth: usize, connection: &mut Connection) -> io::Result<()> {
    let some = [b'x'; 64 * 1024];
    match nth % 3 {
        0 => {
            let length = format!("content-length: {PROMISED}\r\n");
            connection
                .send(&ground.request("POST", &ground.table_path("say"), &length))
                .await?;
        }
        1 => {
            let length = "transfer-encoding: chunked\r\n";
            connection
                .send(&ground.request("POST", "/tables", length))
                .await?;
            connection.send(format!("{SENT:x}\r\n").as_bytes()).await?;
        }
        _ => connection.send(b"GET / HTTP/1.1\r\nx: ").await?,
    }
    for _ in 0..SENT / some.len() {
        connection.send(&some).await?;
    }
    Ok(())
}
