//! An upload of hundreds of thousands of tiny files.

use std::io;

use super::{pause, upload};
use crate::{ground::Ground, line::Line};

const PARTS: usize = 400_000;
const AT_A_TIME: usize = 1_000;
const ADDRESSES: usize = 3;

pub(super) async fn run(ground: Ground) {
    for wave in 0.. {
        let from = ground.attackers.nth(wave % ADDRESSES);
        if let Ok(mut line) = ground.line(from).await {
            let _ = send(&ground, &mut line).await;
            line.hear().await;
        }
        pause(1.0).await;
    }
}

async fn send(ground: &Ground, line: &mut Line) -> io::Result<()> {
    let times = ground.part(PARTS).div_ceil(AT_A_TIME);
    let some = upload::file("1.png", b"x").repeat(AT_A_TIME);
    let end = upload::end();
    let length = times * some.len() + end.len();
    line.say(&upload::request(ground, length)).await?;
    for _ in 0..times {
        line.say(&some).await?;
    }
    line.say(&end).await
}
