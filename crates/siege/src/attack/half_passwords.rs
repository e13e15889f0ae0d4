//! Sends hundreds of wrong passwords but for their last bytes, then all last bytes at once.

use futures_util::future::join_all;
use serde_json::json;

use super::pause;
use crate::ground::Ground;

/// Nearly as many connections as one address may hold.
const AT_ONCE: usize = 380;
const ADDRESSES: usize = 2;

pub(super) async fn run(ground: Ground) {
    let path = ground.table_path("enter");
    let body = json!({ "password": "a hare in the sun" }).to_string();
    // As a stranger, because the table's owner needs no password.
    let stranger = Ground {
        own_table: None,
        ..ground.clone()
    };
    let request = stranger.post(&path, body.as_bytes());
    let (most, last) = request.split_at(request.len() - 1);
    for wave in 0.. {
        let from = ground.attackers.nth(wave % ADDRESSES);
        let begun = join_all((0..ground.part(AT_ONCE)).map(async |_| {
            let mut connection = ground.connect(from).await.ok()?;
            connection.send(most).await.ok()?;
            Some(connection)
        }))
        .await;
        pause(0.5).await;
        join_all(begun.into_iter().flatten().map(async |mut connection| {
            let _ = connection.send(last).await;
            connection.read_status().await
        }))
        .await;
        pause(5.0).await;
    }
}
