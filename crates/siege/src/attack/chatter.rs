//! Somebody who talks as much as the table hears, in the longest lines there are, before a crowd.

use futures_util::future::{join, join_all};
use serde_json::json;

use super::pause;
use crate::ground::Ground;

const LISTENERS: usize = 190;

/// Characters of a line.
const LONGEST: usize = 300;

pub(super) async fn run(ground: Ground) {
    let listeners = (0..ground.part(LISTENERS)).map(|nth| listen(&ground, nth));
    join(join_all(listeners), talk(&ground)).await;
}

async fn talk(ground: &Ground) {
    // A letter with as many marks on it as are let through, four bytes each; and a plain one.
    let heaped = format!("\u{1D452}{}", "\u{1D167}".repeat(11));
    let lines = [heaped.as_str(), "w"].map(|letter| json!({ "text": letter.repeat(LONGEST) }));
    let path = ground.at_den("say");
    for line in lines.iter().cycle() {
        let request = ground.post(&path, line.to_string().as_bytes());
        ground.ask(ground.attackers.nth(0), &request).await;
        pause(0.1).await;
    }
}

/// Who hears all of it; half of them as pages.
async fn listen(ground: &Ground, nth: usize) {
    let what = if nth.is_multiple_of(2) {
        "stream"
    } else {
        "live?stay=true"
    };
    let request = ground.request("GET", &ground.at_den(what), "accept: text/event-stream\r\n");
    loop {
        if let Ok(mut line) = ground.line(ground.attackers.nth(1 + nth % 2)).await {
            let _ = line.say(&request).await;
            line.hear().await;
            line.drain().await;
        }
        pause(2.0).await;
    }
}
