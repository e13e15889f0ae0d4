//! Requests streams and pages and never reads a byte of them.

use futures_util::future::{join, join_all};
use serde_json::json;

use super::pause;
use crate::{connection::Connection, ground::Ground};

const CONNECTIONS: usize = 300;
const ADDRESSES: usize = 2;

/// Pages requested at once on one connection: together more than any system buffers.
const PAGES: usize = 200;

/// Seconds before one connection is replaced by another.
const HELD: f64 = 60.0;

pub(super) async fn run(ground: Ground) {
    let connections = (0..ground.part(CONNECTIONS)).map(|nth| again_and_again(&ground, nth));
    join(join_all(connections), talk(&ground)).await;
}

async fn again_and_again(ground: &Ground, nth: usize) {
    let from = ground.attackers.nth(nth % ADDRESSES);
    let request = match nth % 3 {
        0 => ground.request("GET", &ground.table_path("stream"), ""),
        1 => ground.request("GET", &ground.table_path("live?stay=true"), ""),
        _ => b"GET /rules HTTP/1.1\r\nhost: h\r\naccept: text/html\r\n\r\n".repeat(PAGES),
    };
    loop {
        if let Ok(mut connection) =
            Connection::open_unread(from, ground.server, &ground.tally).await
        {
            // Don't wait longer for a full connection than for any other.
            let _ =
                tokio::time::timeout(std::time::Duration::from_secs(1), connection.send(&request))
                    .await;
            pause(HELD).await;
        }
        pause(1.0).await;
    }
}

/// Gives the streams something to send.
async fn talk(ground: &Ground) {
    let line = json!({ "text": "unread ".repeat(40) }).to_string();
    let request = ground.post(&ground.table_path("say"), line.as_bytes());
    loop {
        ground.ask(ground.attackers.nth(ADDRESSES), &request).await;
        pause(0.3).await;
    }
}
