//! Hundreds of wrong passwords, all but the last byte of each; then the last byte of all at once.

use futures_util::future::join_all;
use serde_json::json;

use super::pause;
use crate::ground::Ground;

/// Nearly as many as one address may hold.
const AT_ONCE: usize = 380;
const ADDRESSES: usize = 2;

pub(super) async fn run(ground: Ground) {
    let path = ground.at_den("enter");
    let body = json!({ "password": "a hare in the sun" }).to_string();
    // A stranger: who owns the table is let in without a password.
    let stranger = Ground {
        den: None,
        ..ground.clone()
    };
    let request = stranger.post(&path, body.as_bytes());
    let (most, last) = request.split_at(request.len() - 1);
    for wave in 0.. {
        let from = ground.attackers.nth(wave % ADDRESSES);
        let begun = join_all((0..ground.part(AT_ONCE)).map(async |_| {
            let mut line = ground.line(from).await.ok()?;
            line.say(most).await.ok()?;
            Some(line)
        }))
        .await;
        pause(0.5).await;
        join_all(begun.into_iter().flatten().map(async |mut line| {
            let _ = line.say(last).await;
            line.hear().await
        }))
        .await;
        pause(5.0).await;
    }
}
