//! One person alone: one request starts a game.

use std::sync::Arc;

use crate::common::{Running, config, ok};
use moonhare_store::{Memory, Store, Version};
use serde_json::{Value, json};

async fn server() -> Running {
    Running::start(config(), Arc::new(Memory::new())).await
}

fn code(view: &Value) -> String {
    view["code"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_game_has_begun_with_three_computer_players() {
    let server = server().await;
    let answer = server
        .guest()
        .post("/solo", None, &json!({}))
        .await
        .unwrap();
    assert_eq!(answer.status, 201);
    let view = ok(answer);
    assert!(view["token"].is_string(), "{view}");
    assert_eq!(view["you"], json!({ "seat": 0, "host": true }));
    assert_eq!(view["keepers"], json!(["person", "bot", "bot", "bot"]));
    assert_eq!(view["game"]["seats"][0]["name"], "Firefly");
    assert_eq!(view["game"]["stage"]["is"], "playing");
    assert_eq!(view["game"]["settings"]["mode"], "classic");
    assert_eq!(view.get("guide"), None);
    server.stop().await;
}

/// A crash leaves the whole of it or nothing, and the disk is waited for once.
#[tokio::test]
async fn a_table_with_computer_players_is_one_record() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    // Somebody new tells first, so nobody else has moved yet.
    let wish = json!({ "name": "Ana", "guide": true });
    let ana = server.client("ana");
    let view = ok(ana.post("/solo", Some("once"), &wish).await.unwrap());
    assert_eq!(view["away"], json!([]), "who just opened it is there");
    ok(ana.post("/solo", Some("once"), &wish).await.unwrap());
    let tables = store.tables().await.unwrap();
    let [table] = &tables[..] else {
        panic!("{tables:?}");
    };
    let records = store.read(table, Version::EMPTY).await.unwrap();
    assert_eq!(records.len(), 1);
    let record: Value = serde_json::from_slice(&records[0].payload).unwrap();
    let said = |event: &&Value| event["game"]["event"] == "seated";
    let events = record["events"].as_array().unwrap();
    assert_eq!(events.iter().filter(said).count(), 4);
    server.stop().await;
}

#[tokio::test]
async fn a_beginner_is_the_first_storyteller_and_can_hide_the_hints() {
    let server = server().await;
    let ana = server.client("ana");
    let wish = json!({ "name": "Ana", "guide": true, "lang": "ro" });
    let view = ok(ana.post("/solo", Some("once"), &wish).await.unwrap());
    assert_eq!(view["guide"], true);
    let scene = &view["game"]["stage"]["scene"];
    assert_eq!(scene, &json!({ "step": "telling", "storyteller": 0 }));
    // Sending it twice opens one table; without hints it is another.
    let again = ok(ana.post("/solo", Some("once"), &wish).await.unwrap());
    assert_eq!(code(&again), code(&view));
    let plain = json!({ "name": "Ana" });
    let other = ok(ana.post("/solo", Some("once"), &plain).await.unwrap());
    assert_ne!(code(&other), code(&view));

    let hide = format!("/t/{}/guide", code(&view));
    let view = ok(ana
        .post(&hide, None, &json!({ "on": false }))
        .await
        .unwrap());
    assert_eq!(view.get("guide"), None);
    let wrong = ana
        .post("/solo", None, &json!({ "bots": 3 }))
        .await
        .unwrap();
    assert_eq!(wrong.status, 422);
    server.stop().await;
}

/// What the page's form sends. The page remembers a name that somebody typed, but not the default
/// one.
#[tokio::test]
async fn a_form_leads_to_the_table() {
    let server = server().await;
    for (name, called, remembered) in [("", "Licurici", false), ("Ileana", "Ileana", true)] {
        let headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("accept-language", "ro"),
        ];
        let body = format!("name={name}&guide=on");
        let guest = server.client(called);
        let post = "POST".parse().unwrap();
        let answer = guest.send(post, "/solo", &headers, body.into());
        let answer = answer.await.unwrap();
        assert_eq!(answer.status, 303);
        let cookies = answer
            .headers
            .iter()
            .filter(|(name, _)| name == "set-cookie");
        let mut cookies = cookies.map(|(_, cookie)| cookie.as_str());
        let kept = cookies.any(|cookie| cookie.starts_with("moonhare-name="));
        assert_eq!(kept, remembered, "{called}");
        let view = ok(guest.get(answer.header("location").unwrap()).await.unwrap());
        assert_eq!(view["game"]["seats"][0]["name"], called);
        assert_eq!(view["guide"], true);
    }
    server.stop().await;
}
