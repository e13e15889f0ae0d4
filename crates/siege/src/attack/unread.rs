//! People who ask for streams and pages, and never read a byte of them.

use futures_util::future::{join, join_all};
use serde_json::json;

use super::pause;
use crate::{ground::Ground, line::Line};

const LINES: usize = 300;
const ADDRESSES: usize = 2;

/// Pages asked for at once on one line; together more than any system keeps for somebody.
const PAGES: usize = 200;

/// How long one is held before another is tried.
const HELD: f64 = 60.0;

pub(super) async fn run(ground: Ground) {
    let lines = (0..ground.part(LINES)).map(|nth| again_and_again(&ground, nth));
    join(join_all(lines), talk(&ground)).await;
}

async fn again_and_again(ground: &Ground, nth: usize) {
    let from = ground.attackers.nth(nth % ADDRESSES);
    let request = match nth % 3 {
        0 => ground.request("GET", &ground.at_den("stream"), ""),
        1 => ground.request("GET", &ground.at_den("live?stay=true"), ""),
        _ => b"GET /rules HTTP/1.1\r\nhost: h\r\naccept: text/html\r\n\r\n".repeat(PAGES),
    };
    loop {
        if let Ok(mut line) = Line::deaf(from, ground.server, &ground.tally).await {
            // A line that is full is waited for no longer than one that is not.
            let _ =
                tokio::time::timeout(std::time::Duration::from_secs(1), line.say(&request)).await;
            pause(HELD).await;
        }
        pause(1.0).await;
    }
}

/// Something for the streams to tell of.
async fn talk(ground: &Ground) {
    let line = json!({ "text": "unread ".repeat(40) }).to_string();
    let request = ground.post(&ground.at_den("say"), line.as_bytes());
    loop {
        ground.ask(ground.attackers.nth(ADDRESSES), &request).await;
        pause(0.3).await;
    }
}
