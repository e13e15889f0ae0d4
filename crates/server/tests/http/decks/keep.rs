//! Who keeps a deck, and for how long.

use std::{sync::Arc, time::Duration, time::SystemTime};

use moonhare_client::Client;
use moonhare_server::{Config, Pace};
use moonhare_store::{Memory, Store};
use serde_json::{Value, json};

use super::files::{jpeg, lobby, multipart, upload};
use crate::common::{Running, config, eventually, is_listed, ok, refused};

#[tokio::test]
async fn only_its_owner_finds_a_kept_deck() {
    let server = Running::new().await;
    let party = lobby(&server, 2).await;
    let host = &party.players[0].client;
    let fields = [("keep", "on"), ("title", "Owls")];
    let kept = ok(upload(host, &party.code, multipart(&fields, &[("a.jpg", jpeg(1))])).await);
    let passing = multipart(&[("title", "Moths")], &[("b.jpg", jpeg(2))]);
    let passing = ok(upload(host, &party.code, passing).await);

    let titles = async |client: &Client, code: &str| -> Vec<String> {
        let answer = ok(client.get(&format!("/t/{code}/decks")).await.unwrap());
        let decks = answer["decks"].as_array().unwrap().iter();
        decks
            .map(|deck| deck["title"].as_str().unwrap().to_owned())
            .collect()
    };
    let opening = json!({ "mode": "classic", "name": "P0" });
    let other = ok(host.post("/tables", None, &opening).await.unwrap());
    let other = other["code"].as_str().unwrap();
    assert_eq!(
        titles(host, &party.code).await,
        ["Moonhare", "Owls", "Moths"]
    );
    assert_eq!(titles(host, other).await, ["Moonhare", "Owls"]);
    assert_eq!(titles(&party.players[1].client, other).await, ["Moonhare"]);

    let decks = json!({ "decks": [kept["deck"]["id"]] });
    let path = format!("/t/{other}/decks");
    let view = ok(host.post(&path, None, &decks).await.unwrap());
    assert_eq!(view["decks"], json!([kept["deck"]]));
    assert_eq!(view["spare_decks"][0]["id"], "moonhare");
    // A deck uploaded to one table is for that table alone, even for its uploader.
    for name in [passing["deck"]["id"].clone(), "0".repeat(64).into()] {
        let decks = json!({ "decks": [name] });
        let answer = host.post(&path, None, &decks).await.unwrap();
        refused(&answer, 409, "no_such_deck");
    }
    for (wrong, code) in [
        (json!({}), "missing_field"),
        (json!({ "decks": 5 }), "wrong_kind"),
        (json!({ "decks": [{ "id": "x" }] }), "wrong_kind"),
    ] {
        let answer = host.post(&path, None, &wrong).await.unwrap();
        refused(&answer, 422, code);
    }
    refused(
        &host
            .post(&path, None, &json!({ "decks": [] }))
            .await
            .unwrap(),
        409,
        "no_deck",
    );
    server.stop().await;
}

/// "They are shown to your table only": a guest at a locked table who knows the names of its decks
/// and the addresses of their pictures can't use them elsewhere.
#[tokio::test]
async fn an_uploaded_deck_stays_at_its_table() {
    let server = Running::new().await;
    let host = server.client("P0");
    let open = json!({ "mode": "classic", "name": "P0", "password": "hush" });
    let table = ok(host.post("/tables", None, &open).await.unwrap());
    let code = table["code"].as_str().unwrap();
    let kept = multipart(&[("keep", "on")], &[("a.jpg", jpeg(1))]);
    let brought = ok(upload(&host, code, kept).await);
    let (deck, url) = (
        &brought["deck"]["id"],
        brought["cards"][0]["large"].as_str().unwrap(),
    );

    // A guest was let in and knows everything there is to know.
    let guest = server.client("guest");
    let enter = json!({ "password": "hush" });
    ok(guest
        .post(&format!("/t/{code}/enter"), None, &enter)
        .await
        .unwrap());
    assert_eq!(guest.get(url).await.unwrap().status, 200);
    let elsewhere = json!({ "mode": "classic", "name": "G" });
    let other = ok(guest.post("/tables", None, &elsewhere).await.unwrap());
    let other = other["code"].as_str().unwrap();
    let decks = json!({ "decks": [deck] });
    let choose = guest.post(&format!("/t/{other}/decks"), None, &decks).await;
    refused(&choose.unwrap(), 409, "no_such_deck");
    let moved = url.replace(code, other);
    refused(&guest.get(&moved).await.unwrap(), 404, "no_such_picture");

    // A stranger has only the address.
    refused(&server.guest().get(url).await.unwrap(), 403, "password");
    let stranger = server.client("stranger").get(url).await.unwrap();
    refused(&stranger, 403, "password");
    let old = url.replace(&format!("/t/{code}/pictures"), "/cards/own");
    assert_eq!(server.guest().get(&old).await.unwrap().status, 404);
    let answer = host.get(url).await.unwrap();
    let cache = answer.header("cache-control").unwrap();
    assert!(cache.starts_with("private"), "{cache}");
    server.stop().await;
}

/// A picture is deleted with the last shelf or table that has it.
#[tokio::test]
async fn unused_pictures_are_deleted() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let party = lobby(&server, 2).await;
    let host = &party.players[0].client;
    // One picture is in both decks.
    let both = [("a.jpg", jpeg(1)), ("b.jpg", jpeg(2))];
    let kept = ok(upload(host, &party.code, multipart(&[("keep", "on")], &both)).await);
    let both = [("b.jpg", jpeg(2)), ("c.jpg", jpeg(3))];
    let passing = ok(upload(host, &party.code, multipart(&[], &both)).await);
    let left_over = store.put_blob("half an upload".into()).await.unwrap();
    let there = async |address: &Value| {
        let (_, name) = address.as_str().unwrap().rsplit_once('/').unwrap();
        let picture = name.strip_suffix(".webp").unwrap().parse().unwrap();
        store.get_blob(&picture).await.unwrap().is_some()
    };
    let (a, b) = (&kept["cards"][0]["large"], &kept["cards"][1]["large"]);
    let c = &passing["cards"][1]["small"];

    let _first = sweeper(&store, Duration::from_secs(3600)).await;
    eventually("what is left over is gone", async || {
        store.get_blob(&left_over).await.unwrap().is_none()
    })
    .await;
    assert!(there(a).await && there(b).await && there(c).await);

    is_listed(&store).await;
    let _second = sweeper(&store, Duration::from_millis(40)).await;
    eventually("the table's own picture is gone", async || !there(c).await).await;
    assert!(there(a).await && there(b).await, "these are kept");
}

/// A server that looks for old data again and again until the test ends.
async fn sweeper(store: &Arc<dyn Store>, keep: Duration) -> Running {
    let pace = Pace {
        keep_tables: keep,
        keep_unused: Duration::ZERO,
        delete_delay: Duration::ZERO,
        ..config().pace
    };
    Running::start(Config { pace, ..config() }, store.clone()).await
}

#[tokio::test]
async fn a_deck_that_nobody_keeps_is_deleted_with_its_table() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let body = multipart(&[("keep", "on")], &[("a.jpg", jpeg(1))]);
    let kept = ok(upload(host, &party.code, body).await);
    let opening = json!({ "mode": "classic", "name": "P0" });
    let other = ok(host.post("/tables", None, &opening).await.unwrap());
    let other = other["code"].as_str().unwrap();
    let forget = json!({ "deck": kept["deck"]["id"] });
    let path = format!("/t/{other}/forget-deck");
    // Nobody else's shelf changes.
    ok(server
        .client("somebody")
        .post(&path, None, &forget)
        .await
        .unwrap());
    let page = async || ok(host.get(&format!("/t/{other}/decks")).await.unwrap());
    assert_eq!(page().await["decks"][1], kept["deck"]);
    let left = ok(host.post(&path, None, &forget).await.unwrap());
    assert_eq!(left["decks"].as_array().unwrap().len(), 1, "{left}");
    is_listed(&store).await;
    let _sweeper = sweeper(&store, Duration::from_millis(40)).await;
    eventually("all are gone", async || {
        store.old_blobs(SystemTime::now()).await.unwrap().is_empty()
    })
    .await;
}

#[tokio::test]
async fn a_restarted_server_has_the_decks() {
    let dir = tempfile::tempdir().unwrap();
    let open = || Arc::new(moonhare_store::Sqlite::open(dir.path()).unwrap());
    let server = Running::start(config(), open()).await;
    let party = lobby(&server, 1).await;
    let host = party.players[0].client.clone();
    ok(upload(&host, &party.code, multipart(&[], &[("a.jpg", jpeg(1))])).await);
    let path = format!("/t/{}/cards/84", party.code);
    let before = ok(host.get(&path).await.unwrap());
    drop(party);
    server.stop().await;
    let server = Running::start(config(), open()).await;
    let host = server.client("P0");
    let after = ok(host.get(&path).await.unwrap());
    assert_eq!(after, before);
    let picture = host.get(after["small"].as_str().unwrap()).await.unwrap();
    assert_eq!(picture.status, 200);
    server.stop().await;
}

/// When somebody's shelf is full they are told so, and can still play with the deck.
#[tokio::test]
async fn a_full_shelf_says_so() {
    let server = Running::new().await;
    let host = server.client("host");
    let opening = json!({ "mode": "classic", "name": "Ana" });
    // A table mixes no more than a dozen.
    let bring = async |number: u32| {
        let table = ok(host.post("/tables", None, &opening).await.unwrap());
        let code = table["code"].as_str().unwrap().to_owned();
        let body = multipart(&[("keep", "on")], &[("a.jpg", jpeg(number))]);
        (ok(upload(&host, &code, body).await), code)
    };
    let (one, code) = bring(0).await;
    for number in 1..50 {
        let (deck, _) = bring(number).await;
        assert_eq!(deck["kept"], true, "{number}");
    }
    let (more, _) = bring(50).await;
    assert_eq!(more["kept"], false);
    let said = more["detail"].as_str().unwrap();
    assert!(said.ends_with("Delete one first."), "{said}");
    let forget = json!({ "deck": one["deck"]["id"] });
    let path = format!("/t/{code}/forget-deck");
    ok(host.post(&path, None, &forget).await.unwrap());
    let (again, _) = bring(51).await;
    assert_eq!(again["kept"], true);
    server.stop().await;
}
