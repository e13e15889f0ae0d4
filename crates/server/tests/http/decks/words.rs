//! What computer players know of a deck.

use std::{sync::Arc, time::Duration, time::Instant};

use moonhare_server::Config;
use moonhare_store::Memory;
use moonhare_vision::Vision;
use serde_json::json;

use super::files::{borrowed, browse, jpeg, lobby, multipart, pictures, upload, zip_of};
use crate::common::{PATIENCE, Party, Running, config, ok};

/// Unrelated things.
const THINGS: [&str; 24] = [
    "dentist",
    "pyramid",
    "submarine",
    "igloo",
    "wedding",
    "volcano",
    "chess",
    "bee",
    "prison",
    "violin",
    "desert",
    "clown",
    "bridge",
    "bread",
    "robot",
    "pirate",
    "umbrella",
    "mirror",
    "telescope",
    "balloon",
    "elephant",
    "guitar",
    "castle",
    "snake",
];

/// Words for each picture of [`pictures`].
fn manifest() -> String {
    let card =
        |(nth, thing): (usize, &&str)| format!("[cards.\"{nth}.jpg\".en]\nwords = [\"{thing}\"]\n");
    THINGS.iter().enumerate().map(card).collect()
}

#[tokio::test]
async fn computer_players_know_the_words_of_the_deck() {
    let server = Running::new().await;
    let opening = json!({ "mode": "classic", "first": { "seat": 0 }, "goal": { "points": 100 } });
    let mut party = Party::sit(&server, 1, opening).await;
    for _ in 0..2 {
        let sharp = json!({ "level": "sharp" });
        ok(party.players[0].ask("add-bot", &sharp).await.unwrap());
    }
    let good = pictures(0..24);
    let mut files = borrowed(&good);
    files.push(("deck.toml", manifest().into_bytes()));
    let host = &party.players[0].client;
    let answer = ok(upload(
        host,
        &party.code,
        multipart(&[], &[("x.zip", zip_of(&files))]),
    )
    .await);
    assert_eq!(answer["left_out"], json!([]));
    let decks = json!({ "decks": [answer["deck"]["id"]] });
    ok(party.players[0].ask("decks", &decks).await.unwrap());
    party.start().await;

    // The host names the card. A player with another deck's words would find it only by chance.
    let (mut told, mut votes, mut found) = (0, 0, 0);
    let (host, stream) = (&mut party.players[0], &mut party.streams[0]);
    while told < 2 {
        let Some((what, mut body)) = host.choose(&stream.view).unwrap() else {
            stream.must_hear().await.unwrap();
            continue;
        };
        if what == "tell" {
            let card = &stream.view["game"]["stage"]["hand"][0];
            let thing = THINGS[card.as_u64().unwrap() as usize];
            body = json!({ "clue": { "text": thing }, "card": card });
        }
        if what == "next" {
            let round = &stream.view["game"]["stage"]["scene"]["round"];
            if round["storyteller"] == 0 {
                told += 1;
                for ballot in [&round["ballots"][1], &round["ballots"][2]] {
                    let space = ballot["votes"][0].as_u64().unwrap() as usize;
                    votes += 1;
                    found += usize::from(round["board"][space - 1]["giver"] == 0);
                }
            }
        }
        let answer = ok(host.ask(&what, &body).await.unwrap());
        let version = answer["version"].as_u64().unwrap();
        assert!(stream.reach(version).await.unwrap());
    }
    assert!(found + 1 >= votes, "{found} of {votes}");
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_says_what_computer_players_do_not_know() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let page = format!("GET /t/{} HTTP/1.1", party.code);
    let host = &party.players[0].client;
    assert!(
        !browse(&server, &page, b"")
            .await
            .contains("have no description")
    );
    let files = pictures(0..3);
    ok(upload(host, &party.code, multipart(&[], &borrowed(&files))).await);
    let shown = browse(&server, &page, b"").await;
    assert!(
        shown.contains("3 of these cards have no description"),
        "{shown}"
    );
    server.stop().await;
}

/// A vision model that gives every picture the same words, or fails.
async fn model(works: bool) -> Arc<Vision> {
    let tongue = |tag: &str, sentence: &str| {
        let words: Vec<String> = ('a'..='o').map(|c| format!("{tag} word {c}")).collect();
        json!({ "description": sentence, "words": words })
    };
    let words = json!({
        "en": tongue("en", "A hare looks at the moon."),
        "es": tongue("es", "Una liebre mira la luna."),
        "pt": tongue("pt", "Uma lebre olha para a lua."),
        "ro": tongue("ro", "Un iepure privește luna."),
    });
    let said = if works {
        words.to_string()
    } else {
        "Sorry.".to_owned()
    };
    let answer = json!({ "choices": [{ "message": { "content": said } }] });
    let app = axum::Router::new().route(
        "/v1/chat/completions",
        axum::routing::post(async move || axum::Json(answer)),
    );
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/v1", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, app).await });
    Arc::new(Vision::new(&url, "test", None, PATIENCE).unwrap())
}

#[tokio::test]
async fn a_vision_model_describes_cards_without_words() {
    let store = Arc::new(Memory::new());
    let seeing = |vision| Config {
        vision: Some(vision),
        ..config()
    };
    let server = Running::start(seeing(model(true).await), store.clone()).await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let files = pictures(0..3);
    ok(upload(host, &party.code, multipart(&[], &borrowed(&files))).await);
    let path = format!("/t/{}/cards/85", party.code);
    let began = Instant::now();
    while ok(host.get(&path).await.unwrap())["words"] != "A hare looks at the moon." {
        assert!(began.elapsed() < PATIENCE, "nothing was described");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    // The words are stored separately from the deck, so another server over the same store has them
    // too.
    let other = Running::start(config(), store).await;
    let host = other.client("P0");
    assert_eq!(
        ok(host.get(&path).await.unwrap())["words"],
        "A hare looks at the moon."
    );
    other.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn a_failing_vision_model_changes_nothing() {
    let config = Config {
        vision: Some(model(false).await),
        ..config()
    };
    let server = Running::start(config, Arc::new(Memory::new())).await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    ok(upload(host, &party.code, multipart(&[], &[("a.jpg", jpeg(1))])).await);
    let page = format!("GET /t/{} HTTP/1.1", party.code);
    let began = Instant::now();
    // The page first says that a model is at work, then the result.
    while !browse(&server, &page, b"")
        .await
        .contains("One of these cards has no description")
    {
        assert!(began.elapsed() < PATIENCE, "it never ends");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}
