//! Connections that say nothing at all.

use futures_util::future::join_all;

use super::pause;
use crate::ground::Ground;

const LINES: usize = 800;
const ADDRESSES: usize = 2;

pub(super) async fn run(ground: Ground) {
    join_all((0..ground.part(LINES)).map(|nth| again_and_again(&ground, nth))).await;
}

async fn again_and_again(ground: &Ground, nth: usize) {
    loop {
        if let Ok(mut line) = ground.line(ground.attackers.nth(nth % ADDRESSES)).await {
            line.hear().await;
        }
        pause(1.0).await;
    }
}
