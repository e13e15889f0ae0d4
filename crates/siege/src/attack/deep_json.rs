//! Sends deeply nested JSON and other rubbish instead of commands.

use futures_util::future::join_all;

use super::pause;
use crate::ground::Ground;

const AT_ONCE: usize = 20;
const ADDRESSES: usize = 2;
const DEPTH: usize = 10_000;

pub(super) async fn run(ground: Ground) {
    let bodies = [
        b"[".repeat(DEPTH),
        br#"{"a":"#.repeat(DEPTH),
        br#"{"text":{"text":"#.repeat(DEPTH / 4),
        vec![0xFF; DEPTH],
        b"\"\\ud800".repeat(DEPTH / 8),
        b"9".repeat(DEPTH),
    ];
    let paths = [
        "/tables".to_owned(),
        ground.table_path("say"),
        ground.table_path("decks"),
    ];
    for wave in 0.. {
        let ask = |nth: usize| {
            let request = ground.post(
                &paths[nth % paths.len()],
                &bodies[(wave + nth) % bodies.len()],
            );
            let from = ground.attackers.nth(nth % ADDRESSES);
            let ground = &ground;
            async move { ground.ask(from, &request).await }
        };
        join_all((0..ground.part(AT_ONCE)).map(ask)).await;
        pause(0.5).await;
    }
}
