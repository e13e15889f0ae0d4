//! Starts games with as many computer players as a table takes.

use futures_util::future::join_all;
use moonhare_client::{Client, Trouble};
use serde_json::json;

use super::pause;
use crate::ground::{Ground, OwnTable};

const AT_ONCE: usize = 20;
const ADDRESSES: usize = 6;
const BOTS: usize = 11;

pub(super) async fn run(ground: Ground) {
    for wave in 0.. {
        let nth = wave % ADDRESSES;
        join_all((0..ground.part(AT_ONCE)).map(|_| start(&ground, nth))).await;
        pause(5.0).await;
    }
}

async fn start(ground: &Ground, nth: usize) {
    // Refused once the address has opened its tables for this hour.
    let Ok(own_table) = open(ground, nth).await else {
        return;
    };
    let ground = Ground {
        own_table: Some(own_table),
        ..ground.clone()
    };
    let request = ground.post(&ground.table_path("start"), b"{}");
    ground.ask(ground.attackers.nth(nth), &request).await;
}

async fn open(ground: &Ground, nth: usize) -> Result<OwnTable, Trouble> {
    let token = format!("attacker-{:032x}", fastrand::u128(..));
    let client = Client::from_address(&ground.base(), ground.attackers.nth(nth).into())?;
    let client = client.with_token(&token);
    let opening = json!({ "mode": "party", "bots": BOTS, "name": "Mallory" });
    let opened = client.post("/tables", None, &opening).await?.ok()?;
    let code = opened["code"].as_str().unwrap_or_default().to_owned();
    Ok(OwnTable { code, token })
}
