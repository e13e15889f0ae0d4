//! Follows tables that don't exist, as pages of deleted tables would, but without a pause.

use futures_util::future::join_all;

use super::{guesses::code, pause};
use crate::ground::Ground;

const AT_ONCE: usize = 20;
const ADDRESSES: usize = 3;

pub(super) async fn run(ground: Ground) {
    loop {
        let follow = async |nth: usize| {
            let what = ["stream", "live?stay=true"][nth % 2];
            let path = format!("/t/{}/{what}", code());
            let request = ground.request("GET", &path, "accept: text/event-stream\r\n");
            let from = ground.attackers.nth(nth % ADDRESSES);
            ground.ask(from, &request).await
        };
        join_all((0..ground.part(AT_ONCE)).map(follow)).await;
        pause(0.2).await;
    }
}
