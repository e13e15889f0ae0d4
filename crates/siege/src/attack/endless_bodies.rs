//! Sends bodies that never end: a byte now and then, or one chunk after the other.

use super::hold;
use crate::{connection::Connection, ground::Ground};

const CONNECTIONS: usize = 300;

pub(super) async fn run(ground: Ground) {
    hold(&ground, CONNECTIONS, |nth, connection| {
        send(&ground, nth, connection)
    })
    .await;
}

async fn send(ground: &Ground, nth: usize, mut connection: Connection) {
    let path = match nth % 3 {
        0 => "/tables".to_owned(),
        1 => ground.table_path("tell"),
        _ => ground.table_path("sounds"),
    };
    let length = match nth % 2 {
        0 => "content-length: 60000\r\n",
        _ => "transfer-encoding: chunked\r\n",
    };
    let headers = format!("content-type: application/json\r\n{length}");
    let bit: &[u8] = match nth % 2 {
        0 => b"{",
        _ => b"1\r\n{\r\n",
    };
    connection
        .send_slowly(&ground.request("POST", &path, &headers), bit)
        .await;
}
