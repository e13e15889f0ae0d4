//! Sends as much chat as a table accepts, in the longest possible lines, to a crowd of listeners.

use futures_util::future::{join, join_all};
use serde_json::json;

use super::pause;
use crate::ground::Ground;

const LISTENERS: usize = 190;

/// The most characters in a line.
const LONGEST: usize = 300;

pub(super) async fn run(ground: Ground) {
    let listeners = (0..ground.part(LISTENERS)).map(|nth| listen(&ground, nth));
    join(join_all(listeners), talk(&ground)).await;
}

async fn talk(ground: &Ground) {
    // A letter with as many combining marks as are allowed, four bytes each; a plain letter; and a heap
    // that grows again whenever it is cut.
    let heaped = format!("\u{1D452}{}", "\u{1D167}".repeat(11)).repeat(LONGEST);
    let growing = "©\u{200D}".repeat(6) + &"©".repeat(LONGEST * 30);
    let lines = [heaped, "w".repeat(LONGEST), growing].map(|text| json!({ "text": text }));
    let path = ground.table_path("say");
    for line in lines.iter().cycle() {
        let request = ground.post(&path, line.to_string().as_bytes());
        ground.ask(ground.attackers.nth(0), &request).await;
        pause(0.1).await;
    }
}

/// Reads all of the chat. Half of the listeners read it as pages.
async fn listen(ground: &Ground, nth: usize) {
    let what = if nth.is_multiple_of(2) {
        "stream"
    } else {
        "live?stay=true"
    };
    let request = ground.request(
        "GET",
        &ground.table_path(what),
        "accept: text/event-stream\r\n",
    );
    loop {
        if let Ok(mut connection) = ground.connect(ground.attackers.nth(1 + nth % 2)).await {
            let _ = connection.send(&request).await;
            connection.read_status().await;
            connection.drain().await;
        }
        pause(2.0).await;
    }
}
