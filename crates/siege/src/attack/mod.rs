//! The attacks. Each continues in waves until it is dropped. A wave is bounded, and a pause follows
//! it.

mod absent_pictures;
mod bot_tables;
mod chatter;
mod deep_json;
mod endless_bodies;
mod fresh_secrets;
mod giants;
mod gone_streams;
mod guesses;
mod half_bodies;
mod half_passwords;
mod home_pages;
mod http2;
mod locked_tables;
mod many_parts;
mod many_tables;
mod rapid_reset;
mod recordings;
mod silence;
mod slow_heads;
mod strangers;
mod trickled_uploads;
mod truncated_jpegs;
mod unread;
mod unread_blobs;
mod upload;
mod vast_head;
mod vast_picture;

use std::time::Duration;

use futures_util::future::{BoxFuture, join_all};

use crate::{connection::Connection, ground::Ground};

pub(crate) use many_tables::open_tables;

pub(crate) struct Attack {
    pub(crate) name: &'static str,
    /// The settings of the attacker's own table; empty if the attack needs none. If they include
    /// computer players, its game starts.
    pub(crate) own_table: &'static str,
    pub(crate) run: fn(Ground) -> BoxFuture<'static, ()>,
}

const LOBBY: &str = r#"{"mode":"classic"}"#;

/// The attacker is the first storyteller and never gives a clue.
const TELLING: &str = r#"{"mode":"classic","bots":3,"first":{"seat":0}}"#;

macro_rules! attacks {
    ($($module:ident $own_table:expr),* $(,)?) => {
        &[$(Attack {
            name: stringify!($module),
            own_table: $own_table,
            run: |ground| Box::pin($module::run(ground)),
        }),*]
    };
}

pub(crate) const ALL: &[Attack] = attacks![
    absent_pictures LOBBY,
    bot_tables "",
    chatter LOBBY,
    deep_json LOBBY,
    endless_bodies TELLING,
    fresh_secrets "",
    giants LOBBY,
    gone_streams "",
    guesses "",
    half_bodies TELLING,
    half_passwords r#"{"mode":"classic","password":"a hare in the moon"}"#,
    home_pages "",
    locked_tables "",
    many_parts LOBBY,
    many_tables "",
    rapid_reset "",
    recordings TELLING,
    silence "",
    slow_heads "",
    strangers "",
    trickled_uploads LOBBY,
    truncated_jpegs LOBBY,
    unread LOBBY,
    unread_blobs TELLING,
    vast_head LOBBY,
    vast_picture LOBBY,
];

/// Keeps this many connections open from two addresses and runs `act` on each. When one ends, it
/// opens another.
async fn hold<F: Future>(ground: &Ground, count: usize, act: impl Fn(usize, Connection) -> F) {
    let hold_one = async |nth: usize| loop {
        if let Ok(connection) = ground.connect(ground.attackers.nth(nth % 2)).await {
            act(nth, connection).await;
        }
        pause(1.0).await;
    };
    join_all((0..ground.part(count)).map(hold_one)).await;
}

async fn pause(seconds: f64) {
    tokio::time::sleep(Duration::from_secs_f64(seconds)).await;
}
