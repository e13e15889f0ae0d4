//! Requests the first page and the list of tables again and again.

use futures_util::future::join_all;

use super::pause;
use crate::ground::Ground;

const AT_ONCE: usize = 20;
const ADDRESSES: usize = 4;

pub(super) async fn run(ground: Ground) {
    join_all((0..ground.part(AT_ONCE)).map(|nth| again_and_again(&ground, nth))).await;
}

async fn again_and_again(ground: &Ground, nth: usize) {
    let asks = [
        ("/", "text/html"),
        ("/tables", "application/json"),
        ("/tables", "text/html"),
    ];
    for wave in 0.. {
        let (path, kind) = asks[(wave + nth) % asks.len()];
        let request = ground.request("GET", path, &format!("accept: {kind}\r\n"));
        ground
            .ask(ground.attackers.nth(nth % ADDRESSES), &request)
            .await;
        pause(0.02).await;
    }
}
