//! What online tables add to the rules.

mod away;
mod first_view;
mod gone;
mod removed;
mod seats;
mod time;
mod words;

use std::{sync::Arc, time::Duration};

use moonhare_client::Client;
use moonhare_server::{Config, Pace};
use moonhare_store::Memory;
use serde_json::{Value, json};

use crate::common::{Running, config};

fn classic() -> Value {
    json!({ "mode": "classic" })
}

/// Timeouts of minutes become moments.
fn quick() -> Pace {
    Pace {
        think: 0..=0,
        away_after: Duration::from_millis(150),
        stand_in_after: Duration::from_millis(300),
        replace_host_after: Duration::from_millis(300),
        sleep_after: Duration::from_secs(300),
        keep_tables: Duration::from_secs(3600),
        keep_unused: Duration::ZERO,
        ..Pace::default()
    }
}

async fn at_pace(pace: Pace) -> Running {
    let config = Config { pace, ..config() };
    Running::start(config, Arc::new(Memory::new())).await
}

async fn metric(server: &Running, name: &str) -> i64 {
    let admin = Client::new(&server.admin).unwrap();
    let text = admin.get("/metrics").await.unwrap();
    let text = String::from_utf8(text.body.to_vec()).unwrap();
    let line = text
        .lines()
        .find(|line| line.starts_with(&format!("{name} ")));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}
