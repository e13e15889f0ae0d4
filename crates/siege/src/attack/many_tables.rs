//! Opens tables from one address after the other until all are refused.

use futures_util::{StreamExt, stream};
use serde_json::json;

use super::pause;
use crate::{ground::Ground, tally::Fate};

/// How many tables an address may open in an hour.
const EACH: usize = 60;
const AT_ONCE: usize = 8;
const ADDRESSES: usize = 20;

pub(super) async fn run(ground: Ground) {
    // The first addresses used up their share before the siege began.
    let first = 1_000;
    loop {
        open(&ground, first, ground.part(ADDRESSES * EACH)).await;
        pause(5.0).await;
    }
}

/// Opens public tables from as many addresses as needed. Returns how many it opened.
pub(crate) async fn open_tables(ground: &Ground, count: usize) -> usize {
    open(ground, 0, count).await
}

async fn open(ground: &Ground, first: usize, count: usize) -> usize {
    let body = json!({ "mode": "classic", "visibility": "public", "name": "Mallory" }).to_string();
    let request = ground.post("/tables", body.as_bytes());
    let answers = stream::iter(0..count)
        .map(|nth| {
            let from = ground.attackers.nth(first + nth / EACH);
            ground.ask(from, &request)
        })
        .buffer_unordered(AT_ONCE);
    answers
        .filter(|fate| std::future::ready(*fate == Fate::Answered(201)))
        .count()
        .await
}
