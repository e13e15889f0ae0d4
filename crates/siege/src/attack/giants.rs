//! Commands with bodies and heads far beyond what any of them needs.

use std::io;

use futures_util::future::join_all;

use super::pause;
use crate::{ground::Ground, line::Line};

const AT_ONCE: usize = 20;
const ADDRESSES: usize = 2;

/// What is promised, and what is sent of it unless the server hangs up.
const PROMISED: usize = 2_000_000_000;
const SENT: usize = 8 * 1024 * 1024;

pub(super) async fn run(ground: Ground) {
    loop {
        join_all((0..ground.part(AT_ONCE)).map(|nth| one(&ground, nth))).await;
        pause(1.0).await;
    }
}

async fn one(ground: &Ground, nth: usize) {
    if let Ok(mut line) = ground.line(ground.attackers.nth(nth % ADDRESSES)).await {
        let _ = send(ground, nth, &mut line).await;
        line.hear().await;
    }
}

async fn send(ground: &Ground, nth: usize, line: &mut Line) -> io::Result<()> {
    let some = [b'x'; 64 * 1024];
    match nth % 3 {
        0 => {
            let length = format!("content-length: {PROMISED}\r\n");
            line.say(&ground.request("POST", &ground.at_den("say"), &length))
                .await?;
        }
        1 => {
            let length = "transfer-encoding: chunked\r\n";
            line.say(&ground.request("POST", "/tables", length)).await?;
            line.say(format!("{SENT:x}\r\n").as_bytes()).await?;
        }
        _ => line.say(b"GET / HTTP/1.1\r\nx: ").await?,
    }
    for _ in 0..SENT / some.len() {
        line.say(&some).await?;
    }
    Ok(())
}
