//! Requests whose heads come a letter at a time and never end.

use futures_util::future::join_all;

use super::pause;
use crate::ground::Ground;

const LINES: usize = 300;
const ADDRESSES: usize = 2;

pub(super) async fn run(ground: Ground) {
    join_all((0..ground.part(LINES)).map(|nth| again_and_again(&ground, nth))).await;
}

async fn again_and_again(ground: &Ground, nth: usize) {
    loop {
        if let Ok(mut line) = ground.line(ground.attackers.nth(nth % ADDRESSES)).await {
            line.say_slowly(b"GET / HTTP/1.1\r\nx: ", b"x").await;
        }
        pause(1.0).await;
    }
}
