//! Time at a table: pauses, limits, sleep, and the deletion of unused tables.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bytes::Bytes;
use moonhare_client::Stream;
use moonhare_server::{Config, Limits, Pace};
use moonhare_store::{Memory, Store};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::{at_pace, classic, metric, quick};
use crate::common::{PATIENCE, Party, Running, config, eventually, name, ok, refused, until};

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
    // The bots go on.
    until(&mut party.streams[0], |view| {
        view["game"]["stage"]["scene"]["step"] != "idea"
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn stand_ins_move_when_time_is_up() {
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
    // Four steps of a second each, and nobody moved.
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
async fn a_table_keeps_everything_through_sleep() {
    let pace = Pace {
        sleep_after: Duration::from_millis(200),
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
    // One player leaves the table for good, another only closes the page.
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
async fn unused_tables_are_deleted() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let old = Running::start(config(), store.clone()).await;
    let mut party = Party::sit(&old, 3, classic()).await;
    let path = format!("/t/{}", party.code);
    let mut page = old.guest().listen(&format!("{path}/live?stay=true")).await;
    let list = |answer: Value| answer["mine"].as_array().unwrap().len();
    let player = party.players[1].client.clone();
    eventually("the table is listed", async || {
        list(ok(player.get("/tables").await.unwrap())) == 1
    })
    .await;
    // A lobby is kept for a quarter of the time.
    let pace = Pace {
        keep_tables: Duration::from_secs(3600),
        ..quick()
    };
    let kept = Running::start(Config { pace, ..config() }, store.clone()).await;
    sleep(Duration::from_millis(200)).await;
    ok(kept.client(&name(1)).get(&path).await.unwrap());
    let pace = Pace {
        keep_tables: Duration::from_millis(40),
        delete_delay: Duration::ZERO,
        ..quick()
    };
    let strict = Running::start(Config { pace, ..config() }, store).await;
    // On all nodes: the one where it was awake learns of it.
    eventually("the table is gone", async || {
        player.get(&path).await.unwrap().status == 404
    })
    .await;
    let gone = strict.client(&name(1)).get(&path).await.unwrap();
    refused(&gone, 404, "no_such_table");
    // Viewers receive `gone`, and nothing after it.
    for stream in party.streams.iter_mut().chain(page.as_mut().ok()) {
        assert_eq!(last_word(stream).await.as_deref(), Some("gone"));
    }
    assert_eq!(list(ok(player.get("/tables").await.unwrap())), 0);
    strict.stop().await;
}

/// The name of the last event before a stream ends.
async fn last_word(stream: &mut Stream) -> Option<String> {
    let mut last = None;
    while let Some(heard) = timeout(PATIENCE, stream.next()).await.unwrap().unwrap() {
        last = Some(heard.event);
    }
    last
}

/// A browser doesn't show a stream's status to the page, so an event says that the table is gone.
/// However many pages come back, nobody is locked out.
#[tokio::test]
async fn a_page_learns_that_its_table_is_gone() {
    let limits = Limits {
        guesses: 3,
        ..config().limits
    };
    let server = Running::start(Config { limits, ..config() }, Arc::new(Memory::new())).await;
    let party = Party::sit(&server, 1, classic()).await;
    let come_back = async |times: usize| {
        for path in ["/t/baba-baba/live", "/t/baba-baba/board/live"] {
            for _ in 0..times {
                let mut page = server.guest().listen(path).await.unwrap();
                assert_eq!(last_word(&mut page).await.as_deref(), Some("gone"));
            }
        }
    };
    come_back(3).await;
    let program = server.guest().get("/t/baba-baba/stream").await.unwrap();
    refused(&program, 404, "no_such_table");
    let newcomer = server.client("newcomer");
    ok(newcomer.get(&format!("/t/{}", party.code)).await.unwrap());
    // Guessing codes this way is still slow.
    come_back(1).await;
    let again = server.guest().get("/t/bebe-bebe/live").await.unwrap();
    refused(&again, 429, "too_many");
    server.stop().await;
}

/// A page drawn by an older program is reloaded, unless it was just loaded.
#[tokio::test]
async fn a_page_of_an_older_program_is_reloaded() {
    let server = Running::new().await;
    let party = Party::sit(&server, 1, classic()).await;
    let page = server
        .guest()
        .send(
            "GET".parse().unwrap(),
            &format!("/t/{}", party.code),
            &[("accept", "text/html")],
            Bytes::new(),
        )
        .await
        .unwrap();
    let page = String::from_utf8(page.body.to_vec()).unwrap();
    let (_, script) = page.split_once("/a/").unwrap();
    let (edition, _) = script.split_once('/').unwrap();
    for (what, wanted) in [
        (format!("?page={edition}"), "regions"),
        (format!("?page={edition}&stay=false"), "regions"),
        ("?page=0123456789ab&stay=true".into(), "regions"),
        ("?page=0123456789ab".into(), "reload"),
        (String::new(), "reload"),
    ] {
        for live in ["live", "board/live"] {
            let path = format!("/t/{}/{live}{what}", party.code);
            let mut page = server.guest().listen(&path).await.unwrap();
            let first = timeout(PATIENCE, page.next()).await.unwrap();
            assert_eq!(first.unwrap().unwrap().event, wanted, "{path}");
            if wanted == "reload" {
                assert_eq!(last_word(&mut page).await, None, "nothing comes after it");
            }
        }
    }
    server.stop().await;
}

/// Bots let people be the first with an idea (R3.1), and let the person in a team give (R6.1).
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

    // Seat 0 or 3 gives, and 0 is a person. The storyteller's partner is 4.
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
