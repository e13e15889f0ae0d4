//! Strangers who have the links of the tables that play: they follow them, come in under ever new names
//! and talk.

use futures_util::future::{join, join_all};
use serde_json::json;

use super::pause;
use crate::ground::{Ground, OwnTable};

const LISTENERS: usize = 190;
const TALKERS: usize = 10;
const ADDRESSES: usize = 2;

pub(super) async fn run(ground: Ground) {
    let listeners = (0..ground.part(LISTENERS)).map(|nth| listen(&ground, nth));
    let talkers = (0..ground.part(TALKERS)).map(|nth| talk(&ground, nth));
    join(join_all(listeners), join_all(talkers)).await;
}

/// A new stranger at one of the tables.
fn stranger(ground: &Ground, nth: usize) -> Ground {
    let code = ground.played.get(nth % ground.played.len().max(1));
    Ground {
        own_table: code.map(|code| OwnTable {
            code: code.clone(),
            token: format!("stranger-{:032x}", fastrand::u128(..)),
        }),
        ..ground.clone()
    }
}

async fn listen(ground: &Ground, nth: usize) {
    let what = ["stream", "live?stay=true"][nth % 2];
    loop {
        let stranger = stranger(ground, nth);
        let path = stranger.table_path(what);
        let request = stranger.request("GET", &path, "accept: text/event-stream\r\n");
        let from = ground.attackers.nth(nth % ADDRESSES);
        if let Ok(mut connection) = ground.connect(from).await {
            let _ = connection.send(&request).await;
            connection.read_status().await;
            connection.drain().await;
        }
        pause(2.0).await;
    }
}

async fn talk(ground: &Ground, nth: usize) {
    let line = json!({ "text": "let me in ".repeat(20) }).to_string();
    let from = ground.attackers.nth(ADDRESSES + nth % ADDRESSES);
    loop {
        let stranger = stranger(ground, nth);
        for (what, body) in [("enter", "{}"), ("say", &line), ("say", &line)] {
            let request = stranger.post(&stranger.table_path(what), body.as_bytes());
            ground.ask(from, &request).await;
            pause(0.1).await;
        }
    }
}
