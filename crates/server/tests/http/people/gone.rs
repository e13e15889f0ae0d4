//! What people can delete: a table, and their own data.

use std::sync::Arc;

use moonhare_client::Client;
use moonhare_store::{Memory, Store};
use moonhare_web::Lang;
use serde_json::{Value, json};
use tokio::time::timeout;

use super::classic;
use crate::{
    common::{PATIENCE, Party, Running, config, eventually, message, name, ok, refused},
    decks::files::{browse_as, jpeg, multipart, upload},
};

#[tokio::test]
async fn the_host_deletes_a_table_and_all_its_data() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    eventually("it is listed", async || {
        !store.list_entries().await.unwrap().is_empty()
    })
    .await;
    for who in [&party.players[1].client, &server.guest()] {
        let path = format!("/t/{}/delete", party.code);
        refused(
            &who.post(&path, None, &json!({})).await.unwrap(),
            403,
            "host_only",
        );
    }
    let page = format!("GET /t/{} HTTP/1.1", party.code);
    let page = browse_as(&server, &name(0), &page, b"").await;
    let before = page.split("/delete\"").next().unwrap();
    assert!(before.rfind("<details class=\"confirm\"") > before.rfind("</details>"));

    let deleted = party.players[0].ask("delete", &json!({})).await.unwrap();
    assert_eq!(deleted.status, 204);
    for stream in &mut party.streams {
        let ends = async { while let Ok(Some(_)) = stream.next().await {} };
        timeout(PATIENCE, ends).await.expect("streams end");
    }
    let again = party.players[0].ask("delete", &json!({})).await.unwrap();
    refused(&again, 404, "no_such_table");
    let look = server.guest().get(&format!("/t/{}", party.code)).await;
    refused(&look.unwrap(), 404, "no_such_table");
    let id = party.code.parse().unwrap();
    let log = store.read(&id, moonhare_store::Version::EMPTY).await;
    assert!(log.unwrap().is_empty());
    assert!(store.list_entries().await.unwrap().is_empty());
    server.stop().await;
}

#[tokio::test]
async fn forgetting_a_person_keeps_only_what_others_need() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let party = Party::sit(&server, 2, classic()).await;
    let me = server.client(&name(0));
    let alone = ok(me.post("/solo", None, &json!({})).await.unwrap());
    let alone = alone["code"].as_str().unwrap().to_owned();
    let kept = multipart(&[("keep", "on")], &[("a.jpg", jpeg(1))]);
    ok(upload(&me, &party.code, kept).await);
    let listed = async |count| {
        let seen = ok(me.get("/tables").await.unwrap());
        seen["mine"].as_array().unwrap().len() == count
    };
    eventually("both are listed", async || listed(2).await).await;

    let head = "POST /forget HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded";
    let page = browse_as(&server, &name(0), head, b"").await;
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("this device is forgotten"));
    for cookie in ["moonhare=;", "moonhare-prefs=;", "moonhare-name=;"] {
        let taken = |line: &str| {
            line.to_lowercase().starts_with("set-cookie")
                && line.contains(cookie)
                && line.contains("Max-Age=0")
        };
        assert!(page.lines().any(taken), "{cookie} {page}");
    }

    eventually("nothing is theirs", async || listed(0).await).await;
    let look = me.get(&format!("/t/{alone}")).await.unwrap();
    refused(&look, 404, "no_such_table");
    let look = party.players[1].look().await.unwrap();
    assert_eq!(look["you"]["host"], true);
    assert_eq!(look["game"]["seats"].as_array().unwrap().len(), 1);
    let other = ok(me.post("/tables", None, &classic()).await.unwrap());
    let path = format!("/t/{}/decks", other["code"].as_str().unwrap());
    let decks = ok(me.get(&path).await.unwrap());
    assert_eq!(decks["decks"].as_array().unwrap().len(), 1, "{decks}");

    // A program gets numbers. Somebody without data is not refused.
    let none = json!({ "left": 0, "deleted": 0, "decks": 0, "more": false });
    let stranger = server.client("a stranger");
    for client in [&stranger, &server.guest()] {
        assert_eq!(
            ok(client.post("/forget", None, &json!({})).await.unwrap()),
            none
        );
    }
    server.stop().await;
}

/// Also tables where somebody has no seat.
#[tokio::test]
async fn forgetting_a_person_reaches_every_table_that_knows_them() {
    let server = Running::new().await;
    let (me, other) = (server.client("me"), server.client("other"));
    let open = async |client: &Client, opening: Value| {
        let opened = ok(client.post("/tables", None, &opening).await.unwrap());
        opened["code"].as_str().unwrap().to_owned()
    };
    let hosted = open(&me, classic()).await;
    let sit = json!({ "name": "Other" });
    let path = format!("/t/{hosted}/sit");
    ok(other.post(&path, None, &sit).await.unwrap());
    let locked = json!({ "mode": "classic", "name": "Other", "password": "hush" });
    let watched = open(&other, locked).await;
    let enter = json!({ "password": "hush" });
    let path = format!("/t/{watched}/enter");
    ok(me.post(&path, None, &enter).await.unwrap());
    let look = async |code: &str| me.get(&format!("/t/{code}")).await.unwrap();
    assert_eq!(ok(look(&hosted).await)["you"]["host"], true);
    ok(look(&watched).await);

    eventually("both tables are left", async || {
        ok(me.post("/forget", None, &json!({})).await.unwrap());
        ok(look(&hosted).await)["you"]["host"] == false && look(&watched).await.status == 403
    })
    .await;
    let host = ok(other.get(&format!("/t/{hosted}")).await.unwrap());
    assert_eq!(host["you"]["host"], true);
    server.stop().await;
}

/// Somebody at more tables than one request leaves keeps the key to the others.
#[tokio::test]
async fn whoever_is_at_very_many_tables_asks_twice() {
    let server = Running::new().await;
    let me = server.client("me");
    for number in 0..203 {
        let opening = json!({ "mode": "classic", "name": "Me" });
        let key = format!("table {number}");
        ok(me.post("/tables", Some(&key), &opening).await.unwrap());
    }
    let count_mine = async || {
        let (mut count, mut after) = (0, String::new());
        loop {
            let part = ok(me.get(&format!("/tables?limit=100{after}")).await.unwrap());
            count += part["mine"].as_array().unwrap().len();
            let Some(next) = part["next"].as_str() else {
                return count;
            };
            after = format!("&after={next}");
        }
    };
    eventually("all are listed", async || count_mine().await == 203).await;
    let head = "POST /forget HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded";
    let page = browse_as(&server, "me", head, b"").await;
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains(&message("en", "forgotten-some")), "{page}");
    assert!(!page.to_lowercase().contains("set-cookie"), "{page}");
    eventually("most are left", async || count_mine().await == 3).await;
    let page = browse_as(&server, "me", head, b"").await;
    assert!(page.contains(&message("en", "forgotten")), "{page}");
    assert!(page.to_lowercase().contains("set-cookie"), "{page}");
    eventually("none is left", async || count_mine().await == 0).await;
    server.stop().await;
}

#[tokio::test]
async fn the_privacy_page_is_in_every_language() {
    let server = Running::new().await;
    for lang in Lang::all() {
        let language = lang.tag();
        let title = message(language, "privacy");
        let read = async |path: &str| {
            let head = format!("GET {path} HTTP/1.1\r\nAccept-Language: {language}");
            browse_as(&server, "reader", &head, b"").await
        };
        let page = read("/privacy").await;
        assert!(page.contains(&format!("<h1>{title}</h1>")), "{page}");
        assert!(page.contains("31"), "{page}");
        for path in ["/", "/rules"] {
            assert!(read(path).await.contains("href=\"/privacy\""), "{path}");
        }
    }
    server.stop().await;
}
