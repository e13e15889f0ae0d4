//! Time at a table: pauses, limits, sleep, and the end of what nobody wants any more.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use moonhare_server::{Config, Pace};
use moonhare_store::{Memory, Store};
use serde_json::{Value, json};
use tokio::time::sleep;

use super::{at_pace, classic, metric, quick};
use crate::common::{Party, Running, config, eventually, name, ok, refused, until};

#[tokio::test]
async fn nothing_moves_in_a_pause() {
    let server = at_pace(quick()).await;
    let opening = json!({ "mode": "classic", "bots": 2 });
    let mut party = Party::sit(&server, 1, opening).await;
    refused(
        &party.players[0].ask("pause", &json!({})).await.unwrap(),
        409,
        "not_begun",
    );
    ok(party.players[0].ask("start", &json!({})).await.unwrap());
    ok(party.players[0].ask("pause", &json!({})).await.unwrap());
    let still = party.players[0].look().await.unwrap();
    assert_eq!(still["paused"], true);
    for (what, body) in [
        ("claim", json!({})),
        ("next", json!({})),
        ("give", json!({ "cards": [1] })),
    ] {
        refused(
            &party.players[0].ask(what, &body).await.unwrap(),
            409,
            "paused",
        );
    }
    refused(
        &party.players[0].ask("pause", &json!({})).await.unwrap(),
        409,
        "paused",
    );
    sleep(Duration::from_millis(150)).await;
    let view = party.players[0].look().await.unwrap();
    assert_eq!(view["version"], still["version"], "a bot moved in a pause");
    ok(party.players[0].ask("resume", &json!({})).await.unwrap());
    refused(
        &party.players[0].ask("resume", &json!({})).await.unwrap(),
        409,
        "not_paused",
    );
    // The machines go on.
    until(&mut party.streams[0], |view| {
        view["game"]["stage"]["scene"]["step"] != "idea"
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn when_time_is_up_stand_ins_move() {
    let server = at_pace(quick()).await;
    let opening = json!({ "mode": "classic", "first": { "seat": 0 },
        "limits": { "tell": 1, "give": 1, "vote": 1, "look": 1 } });
    let mut party = Party::sit(&server, 3, opening).await;
    let began = Instant::now();
    party.start().await;
    let deadline = party.view()["deadline"].as_u64().unwrap();
    assert!(deadline > 0);
    for step in ["giving", "voting", "reveal", "telling"] {
        until(&mut party.streams[1], |view| {
            view["game"]["stage"]["scene"]["step"] == step
        })
        .await;
    }
    // Four steps of a second each, and nobody did anything.
    assert!(
        began.elapsed() >= Duration::from_millis(3_900),
        "{:?}",
        began.elapsed()
    );
    assert!(began.elapsed() < Duration::from_secs(15));
    let view = &party.streams[1].view;
    assert_eq!(view["game"]["stage"]["round"], 2);
    assert!(view["deadline"].as_u64().unwrap() > deadline);
    assert_eq!(view["away"], json!([]), "who is there stays there");
    server.stop().await;
}

#[tokio::test]
async fn a_table_sleeps_and_wakes_with_everything() {
    let pace = Pace {
        sleep: Duration::from_millis(200),
        ..quick()
    };
    let server = at_pace(pace).await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    party.play_until("giving").await;
    party.step().await;
    ok(party.players[0].ask("pause", &json!({})).await.unwrap());
    let before = party.players[1].look().await.unwrap();
    assert_eq!(metric(&server, "moonhare_tables_awake").await, 1);
    sleep(Duration::from_millis(600)).await;
    assert_eq!(
        metric(&server, "moonhare_tables_awake").await,
        1,
        "a table that is looked at stays awake"
    );
    // Somebody leaves the table for good, another only closes the page.
    ok(party.players[2].ask("leave", &json!({})).await.unwrap());
    party.streams.clear();
    party.watchers.clear();
    eventually("the table sleeps", async || {
        metric(&server, "moonhare_tables_awake").await == 0
    })
    .await;
    let after = party.players[1].look().await.unwrap();
    assert_eq!(after["game"]["stage"], before["game"]["stage"]);
    assert_eq!(after["keepers"], json!(["person", "person", "nobody"]));
    assert!(after["version"].as_u64() > before["version"].as_u64());
    assert_eq!(metric(&server, "moonhare_tables_awake").await, 1);
    server.stop().await;
}

#[tokio::test]
async fn tables_where_nothing_happened_for_long_are_removed() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let old = Running::start(config(), store.clone()).await;
    let party = Party::sit(&old, 3, classic()).await;
    let path = format!("/t/{}", party.code);
    let list = |answer: Value| answer["mine"].as_array().unwrap().len();
    let player = party.players[1].client.clone();
    eventually("the table is listed", async || {
        list(ok(player.get("/tables").await.unwrap())) == 1
    })
    .await;
    // A lobby is kept for a quarter of the time.
    let pace = Pace {
        keep: Duration::from_secs(3600),
        ..quick()
    };
    let kept = Running::start(Config { pace, ..config() }, store.clone()).await;
    sleep(Duration::from_millis(200)).await;
    ok(kept.client(&name(1)).get(&path).await.unwrap());
    let pace = Pace {
        keep: Duration::from_millis(40),
        certain: Duration::ZERO,
        ..quick()
    };
    let strict = Running::start(Config { pace, ..config() }, store).await;
    // On all nodes: the one where it was awake hears of it.
    eventually("the table is gone", async || {
        player.get(&path).await.unwrap().status == 404
    })
    .await;
    let gone = strict.client(&name(1)).get(&path).await.unwrap();
    refused(&gone, 404, "no_such_table");
    assert_eq!(list(ok(player.get("/tables").await.unwrap())), 0);
    strict.stop().await;
}

/// People may be the first to have an idea (R3.1), and the one of a team who gives (R6.1).
#[tokio::test]
async fn computer_players_let_people_go_first() {
    let pace = Pace {
        think: 500..=500,
        ..quick()
    };
    let server = at_pace(pace).await;
    let opening = json!({ "mode": "classic", "bots": 2 });
    let mut party = Party::sit(&server, 1, opening).await;
    let began = Instant::now();
    party.start().await;
    until(&mut party.streams[0], |view| {
        view["game"]["stage"]["scene"]["step"] != "idea"
    })
    .await;
    assert!(began.elapsed() >= Duration::from_secs(2));

    // Of seats 0 and 3 somebody gives, and 0 is a person; the storyteller's partner is 4.
    let opening = json!({ "mode": "team", "bots": 5, "first": { "seat": 1 } });
    let mut party = Party::sit(&server, 1, opening).await;
    party.start().await;
    let waits = |view: &Value, seat: u8| {
        let waiting = view["game"]["waiting"].as_array().unwrap();
        waiting.contains(&json!(seat))
    };
    until(&mut party.streams[0], |view| waits(view, 3)).await;
    until(&mut party.streams[0], |view| !waits(view, 4)).await;
    assert!(
        waits(party.view(), 3),
        "{}",
        party.view()["game"]["waiting"]
    );
    until(&mut party.streams[0], |view| !waits(view, 3)).await;
    server.stop().await;
}
