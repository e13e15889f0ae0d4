//! Opens tables with passwords, as many at once as an address may open in an hour.

use futures_util::future::join_all;
use serde_json::json;

use super::pause;
use crate::ground::Ground;

const AT_ONCE: usize = 60;
const ADDRESSES: usize = 4;

pub(super) async fn run(ground: Ground) {
    let body = json!({ "mode": "classic", "password": "p".repeat(200) }).to_string();
    let request = ground.post("/tables", body.as_bytes());
    for wave in 0.. {
        let from = ground.attackers.nth(wave % ADDRESSES);
        join_all((0..ground.part(AT_ONCE)).map(|_| ground.ask(from, &request))).await;
        pause(5.0).await;
    }
}
