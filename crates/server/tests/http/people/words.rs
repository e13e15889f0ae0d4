//! What people say and hear at a table, and the messages they get.

use std::{sync::Arc, time::Duration};

use bytes::Bytes;
use moonhare_rules::{Mode, RuleError};
use moonhare_server::{Config, Limits, Pace};
use moonhare_store::{BlobId, Memory, Store};
use moonhare_web::{Lang, file_refusal, problem, rule_refusal};
use serde_json::{Value, json};

use super::{classic, quick};
use crate::common::{Party, Running, config, eventually, is_listed, latest_line, ok, refused};

#[tokio::test]
async fn chat_has_an_off_switch_and_limits() {
    let limits = Limits {
        commands: 2,
        ..config().limits
    };
    let config = Config { limits, ..config() };
    let server = Running::start(config, Arc::new(Memory::new())).await;
    let mut party = Party::sit(&server, 2, classic()).await;
    let say = |text: &str| json!({ "text": text });
    let said = ok(party.players[1]
        .ask("say", &say(" hello\u{202E} \n you "))
        .await
        .unwrap());
    party.reach(&said).await;
    let watcher = &party.watchers[0].1.view;
    let last = latest_line(watcher);
    assert_eq!(
        (&last["name"], &last["text"]["text"]),
        (&json!("P1"), &json!("hello you"))
    );
    let guest = server.guest();
    let path = format!("/t/{}/say", party.code);
    refused(
        &guest.post(&path, None, &say("hi")).await.unwrap(),
        403,
        "players_only",
    );
    for wrong in [
        String::new(),
        "\u{200B}".into(),
        "x".repeat(301),
        "e\u{301}".repeat(301),
    ] {
        refused(
            &party.players[1].ask("say", &say(&wrong)).await.unwrap(),
            409,
            if wrong.len() > 10 {
                "text_too_long"
            } else {
                "blank_text"
            },
        );
    }
    ok(party.players[0]
        .ask("chat", &json!({ "on": false }))
        .await
        .unwrap());
    refused(
        &party.players[0].ask("say", &say("psst")).await.unwrap(),
        409,
        "chat_off",
    );

    // Six seconds' worth at once, and no more.
    let mut last = None;
    for _ in 0..20 {
        last = Some(party.players[1].ask("say", &say("spam")).await.unwrap());
        if last.as_ref().unwrap().status == 429 {
            break;
        }
    }
    let last = last.unwrap();
    refused(&last, 429, "too_many");
    assert_eq!(last.header("retry-after"), Some("1"));
    // Others are not delayed.
    ok(party.players[0]
        .ask("chat", &json!({ "on": true }))
        .await
        .unwrap());
    server.stop().await;
}

/// However long the chat is, a new line costs each viewer only that line.
#[tokio::test]
async fn only_new_lines_are_sent() {
    let server = Running::new().await;
    let mut party = Party::sit(&server, 2, classic()).await;
    let path = format!("/t/{}/live?stay=true", party.code);
    let mut page = party.players[0].client.listen(&path).await.unwrap();
    let first = page.must_hear().await.unwrap();
    assert_eq!(first.event, "regions");
    for number in 0..130 {
        let text = format!("line {number} {}", "x".repeat(90));
        let say = json!({ "text": text });
        let said = ok(party.players[number % 2].ask("say", &say).await.unwrap());
        let before: Vec<u64> = party.streams.iter().map(|stream| stream.bytes).collect();
        party.reach(&said).await;
        let heard = page.must_hear().await.unwrap();
        let message: Value = serde_json::from_str(&heard.data).unwrap();
        assert!(heard.data.contains(&text));
        let lines = message["talk"]["lines"].as_object().unwrap();
        let shown = lines.len() as u64;
        assert_eq!(shown, 1, "{message}");
        assert!(heard.data.len() < 500, "{message}");
        for (stream, before) in party.streams.iter().zip(before) {
            assert!(
                stream.bytes - before < 500,
                "{number}: {}",
                stream.view["chat"]
            );
        }
    }
    // Everybody has the latest hundred.
    assert_eq!(party.view()["chat"].as_object().unwrap().len(), 100);
    assert_eq!(
        latest_line(party.view())["text"]["text"],
        format!("line 129 {}", "x".repeat(90))
    );
    party.check_streams().await;
    // A page has the latest thirty, also for late-comers.
    let mut anew = party.players[1].client.listen(&path).await.unwrap();
    let first = anew.must_hear().await.unwrap();
    let message: Value = serde_json::from_str(&first.data).unwrap();
    let lines = message["talk"]["lines"].as_object().unwrap();
    assert_eq!(lines.len(), 30);
    assert_eq!(
        lines.keys().min(),
        Some(&message["talk"]["from"].to_string())
    );
    server.stop().await;
}

/// Everybody at a table shares one limit of chat, because all receive it.
#[tokio::test]
async fn chat_is_limited_by_table() {
    let limits = Limits {
        talk: 1,
        ..config().limits
    };
    let config = Config { limits, ..config() };
    let server = Running::start(config, Arc::new(Memory::new())).await;
    let party = Party::sit(&server, 3, classic()).await;
    let beside = Party::sit(&server, 1, classic()).await;
    let say = json!({ "text": "hm" });
    let react = json!({ "reaction": "moon" });
    let mut refusals = Vec::new();
    // Six at once; on a slow machine a few seconds allow some more.
    for turn in 0..60 {
        let player = &party.players[turn % 3];
        let answer = match turn % 2 {
            0 => player.ask("say", &say).await.unwrap(),
            _ => player.ask("react", &react).await.unwrap(),
        };
        if answer.status == 429 {
            refused(&answer, 429, "too_much_talk");
            assert_eq!(answer.header("retry-after"), Some("1"));
            refusals.push(turn);
        } else {
            ok(answer);
        }
    }
    assert!(
        refusals.first().is_some_and(|first| *first >= 6),
        "{refusals:?}"
    );
    // Moves are not chat, and other tables have their own limit.
    ok(party.players[0].ask("start", &json!({})).await.unwrap());
    ok(beside.players[0].ask("say", &say).await.unwrap());
    server.stop().await;
}

#[tokio::test]
async fn a_recorded_clue_is_served_to_its_table_once_it_is_given() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let opening = json!({ "mode": "classic", "first": { "seat": 0 } });
    let mut party = Party::sit(&server, 3, opening).await;
    party.start().await;
    let wav = [b"RIFF\x24\0\0\0WAVEfmt ".as_slice(), &[7; 2000]].concat();
    let path = party.players[0].path("sounds");
    let upload = async |client: &moonhare_client::Client, bytes: Vec<u8>| {
        client
            .send("POST".parse().unwrap(), &path, &[], bytes.into())
            .await
            .unwrap()
    };
    let teller = party.players[0].client.clone();
    refused(
        &upload(&server.guest(), wav.clone()).await,
        403,
        "players_only",
    );
    refused(
        &upload(&teller, b"<html>".to_vec()).await,
        415,
        "sound_kind",
    );
    let large = [wav.clone(), vec![0; 600 * 1024]].concat();
    refused(&upload(&teller, large).await, 413, "too_large");
    let sound = ok(upload(&teller, wav.clone()).await)["sound"].clone();
    let heard = format!("{path}/{}", sound.as_str().unwrap());
    // Not before it is a clue.
    refused(
        &party.players[1].client.get(&heard).await.unwrap(),
        404,
        "no_such_sound",
    );
    let card = party.view()["game"]["stage"]["hand"][0].clone();
    let tell = json!({ "card": card, "clue": { "sound": sound } });
    ok(party.players[0].ask("tell", &tell).await.unwrap());
    let played = party.players[1].client.get(&heard).await.unwrap();
    assert_eq!(
        (played.status, played.header("content-type")),
        (200, Some("audio/wav"))
    );
    assert_eq!(played.body, wav);

    // Recordings are deleted with the table.
    let id = BlobId::of(&wav);
    assert!(store.get_blob(&id).await.unwrap().is_some());
    is_listed(&store).await;
    let pace = Pace {
        keep_tables: Duration::from_millis(40),
        delete_delay: Duration::ZERO,
        ..quick()
    };
    let strict = Running::start(Config { pace, ..config() }, store.clone()).await;
    eventually("the recording is gone", async || {
        store.get_blob(&id).await.unwrap().is_none()
    })
    .await;
    strict.stop().await;
}

/// Refusals by the rules, by the server and of a file, each in the requested language.
#[tokio::test]
async fn refusals_are_in_the_requested_language() {
    let server = Running::new().await;
    let party = Party::sit(&server, 2, json!({ "mode": "classic" })).await;
    let client = &party.players[0].client;
    let boundary = "multipart/form-data; boundary=x";
    let file = "--x\r\ncontent-disposition: form-data; name=\"files\"; filename=\"owl.jpg\"\r\n\r\n\r\n--x--\r\n";
    for lang in Lang::all() {
        let tag = lang.tag();
        let too_few = RuleError::Players {
            mode: Mode::Classic,
            players: 2,
        };
        let empty = moonhare_deck::FileProblem::FileEmpty {
            file: "owl.jpg".into(),
        };
        let rule = rule_refusal(lang, &too_few);
        let page = problem(lang, "no_such_page", &json!({}));
        let upload = file_refusal(lang, &empty).unwrap();
        let wish = format!("xx, {tag}-ZZ;q=0.9, en;q=0.1");
        let table = format!("/t/{}", party.code);
        for (path, kind, body, code, words) in [
            (
                format!("{table}/start"),
                "application/json",
                "",
                "players",
                rule,
            ),
            (
                "/nowhere".into(),
                "application/json",
                "",
                "no_such_page",
                page,
            ),
            (
                format!("{table}/pictures"),
                boundary,
                file,
                "no_cards",
                upload,
            ),
        ] {
            let headers = [("accept-language", wish.as_str()), ("content-type", kind)];
            let body = Bytes::from_static(body.as_bytes());
            let post = "POST".parse().unwrap();
            let answer = client.send(post, &path, &headers, body).await.unwrap();
            assert_eq!(answer.code(), code, "{answer}");
            let sentence = answer.json()["detail"].as_str().unwrap().to_owned();
            assert!(sentence.contains(&words), "{tag}: {sentence}");
            assert_eq!(answer.header("content-language"), Some(tag));
        }
    }
}
