//! Playing with uploaded pictures.

use std::{collections::BTreeMap, collections::BTreeSet, sync::Arc};

use bytes::Bytes;
use moonhare_store::{Blobs, Memory};
use serde_json::json;

use super::files::{borrowed, browse, jpeg, lobby, multipart, own_pictures, pictures, upload};
use crate::common::{Party, Running, config, ok, refused};

/// A page shows only the pictures of cards that its viewer may see.
#[tokio::test]
async fn a_game_with_uploaded_pictures_shows_no_more_than_any_other() {
    let server = Running::new().await;
    let mut party = Party::sit(
        &server,
        3,
        json!({ "mode": "classic", "goal": { "points": 5 } }),
    )
    .await;
    let files = pictures(0..24);
    let host = party.players[0].client.clone();
    let brought = upload(&host, &party.code, multipart(&[], &borrowed(&files))).await;
    let id = ok(brought)["deck"]["id"].clone();
    ok(party.players[0]
        .ask("decks", &json!({ "decks": [id] }))
        .await
        .unwrap());
    let mut urls = BTreeMap::new();
    for card in 0..24 {
        let shown = ok(host
            .get(&format!("/t/{}/cards/{card}", party.code))
            .await
            .unwrap());
        for size in ["small", "large"] {
            let url = shown[size].as_str().unwrap();
            let names = own_pictures(url);
            urls.insert((*names.first().unwrap()).to_owned(), card);
        }
    }
    assert_eq!(urls.len(), 48);
    party.start().await;
    let mut seen_some = 0;
    while !party.is_over() {
        let path = format!("GET /t/{} HTTP/1.1", party.code);
        let page = browse(&server, &path, b"").await;
        let view = party.players[0].look().await.unwrap();
        let text = view["game"]["stage"].to_string();
        for name in own_pictures(&page) {
            let card = urls[name];
            // In a view, cards are numbers in lists and in fields called `card`.
            let numbers: BTreeSet<&str> = text.split(|c: char| !c.is_ascii_digit()).collect();
            assert!(
                numbers.contains(card.to_string().as_str()),
                "card {card} in {text}"
            );
            seen_some += 1;
        }
        assert!(party.step().await, "the game is stuck");
    }
    assert!(seen_some > 20);
    party.check_streams().await;
    server.stop().await;
}

#[tokio::test]
async fn only_pictures_are_served_as_pictures() {
    let store = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let brought = ok(upload(host, &party.code, multipart(&[], &[("a.jpg", jpeg(1))])).await);
    let sound = store
        .put_blob(Bytes::from_static(b"OggS a secret"))
        .await
        .unwrap();
    for name in [
        brought["deck"]["id"].as_str().unwrap().to_owned(),
        sound.to_string(),
        "0".repeat(64),
        "..%2f..%2fmoonhare.sqlite".into(),
    ] {
        let path = format!("/t/{}/pictures/{name}.webp", party.code);
        let answer = host.get(&path).await.unwrap();
        refused(&answer, 404, "no_such_picture");
    }
    // A recording can't be used as a deck.
    let forged = r#"{  "ftyp":1,"moonhare-deck":1,"title":"x","cards":[]}"#;
    let forged = store.put_blob(forged.into()).await.unwrap();
    let decks = json!({ "decks": [forged.to_string()] });
    let answer = party.players[0].ask("decks", &decks).await.unwrap();
    refused(&answer, 409, "no_such_deck");
    server.stop().await;
}
