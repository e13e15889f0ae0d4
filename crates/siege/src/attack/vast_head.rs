//! An upload with a file whose head alone, a name that never ends, is larger than most decks.

use std::io;

use super::{pause, upload};
use crate::{ground::Ground, line::Line};

const LENGTH: usize = 154 * 1024 * 1024;
const ADDRESSES: usize = 3;

pub(super) async fn run(ground: Ground) {
    for wave in 0.. {
        let from = ground.attackers.nth(wave % ADDRESSES);
        if let Ok(mut line) = ground.line(from).await {
            let _ = send(&ground, &mut line).await;
            line.hear().await;
        }
        pause(2.0).await;
    }
}

async fn send(ground: &Ground, line: &mut Line) -> io::Result<()> {
    let some = [b'x'; 64 * 1024];
    let times = ground.part(LENGTH).div_ceil(some.len());
    let begun = upload::head("1.png\"; more=\"");
    // Without the two line ends that would close the head.
    let begun = &begun[..begun.len() - 5];
    let length = begun.len() + times * some.len();
    line.say(&upload::request(ground, length)).await?;
    line.say(begun).await?;
    for _ in 0..times {
        line.say(&some).await?;
    }
    Ok(())
}
