//! Tells a recorded clue of the largest size, requests it again and again, and never reads it. Half of the
//! connections ask a hundred times over HTTP/2, with room for a single byte of each answer.

use std::time::Duration;

use futures_util::future::join_all;
use moonhare_client::{Client, Trouble};
use serde_json::json;
use tokio::time::timeout;

use super::{
    http2::{self, END_HEADERS, END_STREAM, HEADERS, Method, frame},
    pause,
};
use crate::{connection::Connection, ground::Ground};

const CONNECTIONS: usize = 300;
const ADDRESSES: usize = 2;
const BYTES: usize = 500 * 1024;

/// As many requests as a connection may have at once.
const REQUESTS: usize = 100;

/// Seconds before one connection is replaced by another.
const HELD: f64 = 60.0;

pub(super) async fn run(ground: Ground) {
    // Refused if too many others record at this moment.
    let path = loop {
        match tell(&ground).await {
            Ok(path) => break path,
            Err(_) => pause(1.0).await,
        }
    };
    let connections = (0..ground.part(CONNECTIONS)).map(|nth| again_and_again(&ground, nth, &path));
    join_all(connections).await;
}

/// Tells the clue and returns the path of its recording.
async fn tell(ground: &Ground) -> Result<String, Trouble> {
    let token = ground.own_table.as_ref().map_or("", |own| &own.token);
    let client = Client::from_address(&ground.base(), ground.attackers.nth(200).into())?;
    let client = client.with_token(token);
    let mut sound = b"OggS".to_vec();
    sound.resize(BYTES, 0);
    let record = ground.table_path("sounds");
    let sent = client.send(
        "POST".parse().unwrap_or_default(),
        &record,
        &[],
        sound.into(),
    );
    let sound = sent.await?.ok()?["sound"].clone();
    let view = client.get(record.trim_end_matches("/sounds")).await?.ok()?;
    let card = &view["game"]["stage"]["hand"][0];
    let clue = json!({ "card": card, "clue": { "sound": sound } });
    let tell = ground.table_path("tell");
    client.post(&tell, None, &clue).await?.ok()?;
    Ok(format!("{record}/{}", sound.as_str().unwrap_or_default()))
}

async fn again_and_again(ground: &Ground, nth: usize, path: &str) {
    let from = ground.attackers.nth(nth % ADDRESSES);
    let requests = if nth % 4 < 2 {
        ground.request("GET", path, "")
    } else {
        let head = http2::head(Method::Get, path);
        let ask = |nth| frame(HEADERS, END_STREAM | END_HEADERS, http2::stream(nth), &head);
        let asks: Vec<u8> = (0..REQUESTS).flat_map(ask).collect();
        [http2::preface(1), asks].concat()
    };
    loop {
        let opened = Connection::open_unread(from, ground.server, &ground.tally).await;
        if let Ok(mut connection) = opened {
            // Don't wait longer for a full connection than for any other.
            let _ = timeout(Duration::from_secs(1), connection.send(&requests)).await;
            pause(HELD).await;
        }
        pause(1.0).await;
    }
}
