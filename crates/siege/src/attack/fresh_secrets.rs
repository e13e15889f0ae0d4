//! Requests the first page and the list of tables with a new invented secret each time.

use futures_util::future::join_all;

use super::pause;
use crate::ground::Ground;

const AT_ONCE: usize = 20;
const ADDRESSES: usize = 4;

pub(super) async fn run(ground: Ground) {
    join_all((0..ground.part(AT_ONCE)).map(|nth| again_and_again(&ground, nth))).await;
}

async fn again_and_again(ground: &Ground, nth: usize) {
    for wave in 0.. {
        let path = ["/", "/tables"][(wave + nth) % 2];
        let kind = ["text/html", "application/json"][wave / 2 % 2];
        let secret = format!("invented-{:032x}", fastrand::u128(..));
        let headers = format!("accept: {kind}\r\nauthorization: Bearer {secret}\r\n");
        let request = ground.request("GET", path, &headers);
        ground
            .ask(ground.attackers.nth(nth % ADDRESSES), &request)
            .await;
        pause(0.1).await;
    }
}
