//! What strangers do. Each attack goes on in waves until it is dropped; how much it does in a wave is
//! bounded, and there is a pause between two.

mod absent_pictures;
mod chatter;
mod deep_json;
mod endless_bodies;
mod giants;
mod guesses;
mod half_passwords;
mod home_pages;
mod locked_tables;
mod many_parts;
mod many_tables;
mod rapid_reset;
mod recordings;
mod silence;
mod slow_heads;
mod unread;
mod upload;
mod vast_head;
mod vast_picture;

use std::time::Duration;

use futures_util::future::{BoxFuture, join_all};

use crate::{ground::Ground, line::Line};

pub(crate) use many_tables::open_tables;

pub(crate) struct Attack {
    pub(crate) name: &'static str,
    /// What the attacker's own table is opened with; with computer players its game begins. Empty if
    /// there is no need of one.
    pub(crate) den: &'static str,
    pub(crate) run: fn(Ground) -> BoxFuture<'static, ()>,
}

const LOBBY: &str = r#"{"mode":"classic"}"#;

/// The attacker tells first, and never does.
const TELLING: &str = r#"{"mode":"classic","bots":3,"first":{"seat":0}}"#;

macro_rules! attacks {
    ($($module:ident $den:expr),* $(,)?) => {
        &[$(Attack {
            name: stringify!($module),
            den: $den,
            run: |ground| Box::pin($module::run(ground)),
        }),*]
    };
}

pub(crate) const ALL: &[Attack] = attacks![
    absent_pictures LOBBY,
    chatter LOBBY,
    deep_json LOBBY,
    endless_bodies TELLING,
    giants LOBBY,
    guesses "",
    half_passwords r#"{"mode":"classic","password":"a hare in the moon"}"#,
    home_pages "",
    locked_tables "",
    many_parts LOBBY,
    many_tables "",
    rapid_reset "",
    recordings TELLING,
    silence "",
    slow_heads "",
    unread LOBBY,
    vast_head LOBBY,
    vast_picture LOBBY,
];

/// Opens so many lines from two addresses, and does something on each; whenever that ends, on a new one.
async fn hold<F: Future>(ground: &Ground, lines: usize, act: impl Fn(usize, Line) -> F) {
    let hold_one = async |nth: usize| loop {
        if let Ok(line) = ground.line(ground.attackers.nth(nth % 2)).await {
            act(nth, line).await;
        }
        pause(1.0).await;
    };
    join_all((0..ground.part(lines)).map(hold_one)).await;
}

async fn pause(seconds: f64) {
    tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
}
