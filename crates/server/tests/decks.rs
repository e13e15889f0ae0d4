//! Decks of one's own, from the lobby to the last card.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{Cursor, Write},
    sync::Arc,
    time::{Duration, Instant, SystemTime},
};

use bytes::Bytes;
use common::{Party, Running, config, eventually, ok, refused, secret};
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use moonhare_client::{Answer, Client};
use moonhare_deck::{Problem, fingerprint};
use moonhare_server::{Config, Limits, Pace};
use moonhare_store::{Blobs, Memory, Store};
use moonhare_vision::Vision;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use zip::{ZipWriter, write::SimpleFileOptions};

fn jpeg(number: u32) -> Vec<u8> {
    let picture = RgbImage::from_fn(240, 360, |x, y| {
        let spot = x / 30 + y / 45 * 8 == number % 64;
        if spot {
            Rgb([250, 240, 40])
        } else {
            Rgb([20, (number * 3) as u8, 120])
        }
    });
    let mut bytes = Cursor::new(Vec::new());
    let picture = DynamicImage::ImageRgb8(picture);
    picture.write_to(&mut bytes, ImageFormat::Jpeg).unwrap();
    bytes.into_inner()
}

fn zip_of(files: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

const KIND: (&str, &str) = ("content-type", "multipart/form-data; boundary=moon");

fn multipart(fields: &[(&str, &str)], files: &[(&str, Vec<u8>)]) -> Bytes {
    let mut body = Vec::new();
    for (name, value) in fields {
        let part =
            format!("--moon\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        body.extend(part.into_bytes());
    }
    for (name, bytes) in files {
        let part = format!(
            "--moon\r\nContent-Disposition: form-data; name=\"files\"; filename=\"{name}\"\r\n\
             Content-Type: application/octet-stream\r\n\r\n"
        );
        body.extend(part.into_bytes());
        body.extend(bytes);
        body.extend(b"\r\n");
    }
    body.extend(b"--moon--\r\n");
    body.into()
}

async fn upload(client: &Client, code: &str, body: Bytes) -> Answer {
    let path = format!("/t/{code}/pictures");
    client
        .send("POST".parse().unwrap(), &path, &[KIND], body)
        .await
        .unwrap()
}

fn pictures(numbers: std::ops::Range<u32>) -> Vec<(String, Vec<u8>)> {
    numbers.map(|n| (format!("{n}.jpg"), jpeg(n))).collect()
}

fn borrowed(files: &[(String, Vec<u8>)]) -> Vec<(&str, Vec<u8>)> {
    (files.iter())
        .map(|(name, bytes)| (name.as_str(), bytes.clone()))
        .collect()
}

async fn lobby(server: &Running, players: usize) -> Party {
    Party::sit(server, players, json!({ "mode": "classic" })).await
}

/// A request as a browser without the script sends it.
async fn browse(server: &Running, head: &str, body: &[u8]) -> String {
    let address = server.base.strip_prefix("http://").unwrap();
    let mut line = tokio::net::TcpStream::connect(address).await.unwrap();
    let (base, length) = (&server.base, body.len());
    let cookie = secret("P0");
    let head = format!(
        "{head}\r\nHost: {address}\r\nConnection: close\r\nAccept: text/html\r\n\
         Cookie: moonhare={cookie}\r\nOrigin: {base}\r\nContent-Length: {length}\r\n\r\n"
    );
    line.write_all(head.as_bytes()).await.unwrap();
    line.write_all(body).await.unwrap();
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// The names of own pictures in a text.
fn own_pictures(text: &str) -> BTreeSet<&str> {
    (text.split("/cards/own/").skip(1))
        .map(|rest| &rest[..64])
        .collect()
}

#[tokio::test]
async fn pictures_become_a_deck_that_is_mixed_in() {
    let server = Running::new().await;
    let party = lobby(&server, 3).await;
    let host = &party.players[0].client;
    let files = pictures(0..3);
    let answer = ok(upload(host, &party.code, multipart(&[], &borrowed(&files))).await);
    assert_eq!(answer["deck"]["cards"], 3);
    assert_eq!(answer["deck"]["title"], "Pictures of P0");
    assert_eq!(answer["kept"], false);
    assert_eq!(answer["left_out"], json!([]));
    assert_eq!(
        answer["detail"],
        "3 pictures became cards and are mixed in."
    );

    let view = party.players[1].look().await.unwrap();
    assert_eq!(view["decks"][0]["id"], "moonhare");
    assert_eq!(view["decks"][1], answer["deck"]);
    assert_eq!(view["game"]["settings"]["deck"], 87);

    // Addresses hold a hash and nothing else, and what is there may be kept for ever.
    for (card, made) in (84..).zip(answer["cards"].as_array().unwrap()) {
        let path = format!("/t/{}/cards/{card}", party.code);
        let shown = ok(host.get(&path).await.unwrap());
        assert_eq!(shown["small"], made["small"]);
        assert_eq!(shown["large"], made["large"]);
        assert_eq!(shown["words"], "a picture that somebody brought");
        let url = made["large"].as_str().unwrap();
        let picture = server.guest().get(url).await.unwrap();
        assert_eq!(picture.header("content-type"), Some("image/webp"));
        assert!(
            picture
                .header("cache-control")
                .unwrap()
                .contains("immutable")
        );
        assert_eq!(
            url,
            format!("/cards/own/{}.webp", fingerprint(&picture.body))
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_zip_with_bad_files_says_so_and_the_rest_works() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let manifest =
        "title = \"Our summer\"\n[cards.\"0.jpg\".en]\ndescription = \"A yellow spot.\"\n";
    let good = pictures(0..2);
    let mut files = borrowed(&good);
    files.extend([
        ("deck.toml", manifest.into()),
        ("broken.jpg", jpeg(7)[..80].to_vec()),
        ("bomb.jpg", vec![0; 40 * 1024 * 1024]),
        ("photo.avif", b"\0\0\0\x1cftypavif\0\0\0\0".to_vec()),
        ("../climb.jpg", jpeg(8)),
        ("again.jpg", jpeg(1)),
    ]);
    let body = multipart(
        &[("shape", "fit"), ("keep", "on")],
        &[
            ("x.zip", zip_of(&files)),
            ("tiny.png", b"no picture".to_vec()),
        ],
    );
    let answer = ok(upload(host, &party.code, body).await);
    assert_eq!(answer["deck"]["title"], "Our summer");
    assert_eq!(answer["deck"]["cards"], 2);
    assert_eq!(answer["kept"], true);
    let said: Vec<_> = (answer["left_out"].as_array().unwrap().iter())
        .map(|one| (one["file"].as_str().unwrap(), one["code"].as_str().unwrap()))
        .collect();
    assert_eq!(
        said,
        [
            ("broken.jpg", "file_broken"),
            ("bomb.jpg", "file_too_large"),
            ("photo.avif", "file_of_other_kind"),
            ("../climb.jpg", "file_outside"),
            ("again.jpg", "file_twice"),
            ("tiny.png", "file_not_a_picture"),
        ]
    );
    for one in answer["left_out"].as_array().unwrap() {
        let sentence = one["detail"].as_str().unwrap();
        assert!(
            sentence.contains(one["file"].as_str().unwrap()),
            "{sentence}"
        );
        assert!(sentence.ends_with('.'), "{sentence}");
    }
    let path = format!("/t/{}/cards/84", party.code);
    let card = ok(host.get(&path).await.unwrap());
    assert_eq!(card["words"], "A yellow spot.");
    server.stop().await;
}

#[tokio::test]
async fn only_the_host_brings_and_only_before_the_game() {
    let server = Running::new().await;
    let mut party = lobby(&server, 3).await;
    let one = || multipart(&[], &[("a.jpg", jpeg(1))]);
    let code = party.code.clone();
    let player = &party.players[1].client;
    refused(&upload(player, &code, one()).await, 403, "host_only");
    refused(
        &upload(&server.guest(), &code, one()).await,
        403,
        "host_only",
    );
    refused(
        &upload(player, "zuzu-zuzu", one()).await,
        404,
        "no_such_table",
    );
    let choose = json!({ "decks": ["moonhare"] });
    let answer = party.players[1].ask("decks", &choose).await.unwrap();
    refused(&answer, 403, "host_only");
    party.start().await;
    let host = &party.players[0].client;
    refused(&upload(host, &code, one()).await, 409, "begun");
    let twice = json!({ "decks": ["moonhare", "moonhare"] });
    let answer = party.players[0].ask("decks", &twice).await.unwrap();
    assert_eq!(answer.status, 409, "{answer}");
    let answer = party.players[0]
        .ask("bring-deck", &json!({}))
        .await
        .unwrap();
    refused(&answer, 404, "no_such_page");
    server.stop().await;
}

#[tokio::test]
async fn an_upload_without_a_card_changes_nothing() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let before = party.players[0].look().await.unwrap();
    let body = multipart(&[], &[("a.jpg", b"not a picture".to_vec())]);
    let answer = upload(host, &party.code, body).await;
    refused(&answer, 422, "no_cards");
    let sentence = answer.json()["detail"].as_str().unwrap().to_owned();
    assert!(sentence.contains("a.jpg is not a picture"), "{sentence}");
    refused(
        &upload(host, &party.code, multipart(&[], &[])).await,
        422,
        "no_cards",
    );
    for rubbish in ["", "--moon", "--moon\r\n\r\n\r\n", "nothing"] {
        let answer = upload(host, &party.code, rubbish.into()).await;
        assert_eq!(answer.status, 422, "{answer}");
        common::is_problem(&answer);
    }
    let path = format!("/t/{}/pictures", party.code);
    let plain = host.post(&path, None, &json!({})).await.unwrap();
    refused(&plain, 422, "unreadable");
    assert_eq!(party.players[0].look().await.unwrap(), before);
    server.stop().await;
}

#[tokio::test]
async fn what_is_kept_is_found_by_its_owner_alone() {
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
    // Whoever knows a deck's name may use it; nobody can guess one.
    let decks = json!({ "decks": [passing["deck"]["id"], "0".repeat(64)] });
    refused(
        &host.post(&path, None, &decks).await.unwrap(),
        409,
        "no_such_deck",
    );
    for wrong in [
        json!({}),
        json!({ "decks": 5 }),
        json!({ "decks": [{ "id": "x" }] }),
    ] {
        let answer = host.post(&path, None, &wrong).await.unwrap();
        refused(&answer, 422, "unreadable");
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

/// Pictures go with the last who has them: their owner's shelf, or a table.
#[tokio::test]
async fn pictures_are_deleted_when_nobody_can_reach_them() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let party = lobby(&server, 2).await;
    let host = &party.players[0].client;
    // One picture is in both.
    let both = [("a.jpg", jpeg(1)), ("b.jpg", jpeg(2))];
    let kept = ok(upload(host, &party.code, multipart(&[("keep", "on")], &both)).await);
    let both = [("b.jpg", jpeg(2)), ("c.jpg", jpeg(3))];
    let passing = ok(upload(host, &party.code, multipart(&[], &both)).await);
    let left_over = store.put_blob("half an upload".into()).await.unwrap();
    let there = async |address: &Value| {
        let picture = server.guest().get(address.as_str().unwrap()).await;
        picture.unwrap().status == 200
    };
    let (a, b) = (&kept["cards"][0]["large"], &kept["cards"][1]["large"]);
    let c = &passing["cards"][1]["small"];

    // Each of these looks once, as it starts; they stop with the test.
    let sweeper = async |keep| {
        let pace = Pace {
            keep,
            unused: Duration::ZERO,
            ..config().pace
        };
        Running::start(Config { pace, ..config() }, store.clone()).await
    };
    let _first = sweeper(Duration::from_secs(3600)).await;
    eventually("what is left over is gone", async || {
        store.get_blob(&left_over).await.unwrap().is_none()
    })
    .await;
    assert!(there(a).await && there(b).await && there(c).await);

    tokio::time::sleep(Duration::from_millis(300)).await;
    let _second = sweeper(Duration::from_millis(40)).await;
    eventually("the table's own picture is gone", async || !there(c).await).await;
    assert!(there(a).await && there(b).await, "these are kept");

    let opening = json!({ "mode": "classic", "name": "P0" });
    let other = ok(host.post("/tables", None, &opening).await.unwrap());
    let other = other["code"].as_str().unwrap();
    let forget = json!({ "deck": kept["deck"]["id"] });
    let path = format!("/t/{other}/forget-deck");
    // Nobody else's shelf is touched.
    ok(server
        .client("somebody")
        .post(&path, None, &forget)
        .await
        .unwrap());
    let page = async || ok(host.get(&format!("/t/{other}/decks")).await.unwrap());
    assert_eq!(page().await["decks"][1], kept["deck"]);
    let left = ok(host.post(&path, None, &forget).await.unwrap());
    assert_eq!(left["decks"].as_array().unwrap().len(), 1, "{left}");
    let _third = sweeper(Duration::from_secs(3600)).await;
    eventually("all are gone", async || {
        store.old_blobs(SystemTime::now()).await.unwrap().is_empty()
    })
    .await;
}

/// R1.7.
#[tokio::test]
async fn too_few_cards_are_refused_with_the_number_needed() {
    let server = Running::new().await;
    let party = lobby(&server, 3).await;
    let host = &party.players[0];
    let files = pictures(0..20);
    let brought = upload(&host.client, &party.code, multipart(&[], &borrowed(&files))).await;
    let id = ok(brought)["deck"]["id"].clone();
    let view = ok(host.ask("decks", &json!({ "decks": [id] })).await.unwrap());
    let obstacle = &view["game"]["stage"]["obstacle"];
    assert_eq!(obstacle["code"], "deck_too_small");
    assert_eq!(
        (&obstacle["needed"], &obstacle["cards"]),
        (&json!(21), &json!(20))
    );
    let answer = host.ask("start", &json!({})).await.unwrap();
    refused(&answer, 409, "deck_too_small");
    assert_eq!(answer.json()["rule"], "R1.7");
    let page = browse(&server, &format!("GET /t/{} HTTP/1.1", party.code), b"").await;
    assert!(
        page.contains("3 players need a deck of at least 21 cards; this one has 20."),
        "{page}"
    );
    // One more card, in a deck of its own.
    ok(upload(
        &host.client,
        &party.code,
        multipart(&[], &[("x.jpg", jpeg(50))]),
    )
    .await);
    ok(host.ask("start", &json!({})).await.unwrap());
    server.stop().await;
}

/// The pictures on a page are those of the cards that its viewer may see, and no others.
#[tokio::test]
async fn a_game_is_played_with_own_pictures_and_pages_show_no_more_than_before() {
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
            let url = shown[size].as_str().unwrap().to_owned();
            urls.insert(url[11..75].to_owned(), card);
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
            // Cards in a view are numbers in lists and fields called card.
            let numbers: BTreeSet<&str> = text.split(|c: char| !c.is_ascii_digit()).collect();
            assert!(
                numbers.contains(card.to_string().as_str()),
                "card {card} in {text}"
            );
            seen_some += 1;
        }
        assert!(party.step().await, "the game stands still");
    }
    assert!(seen_some > 20);
    party.check_streams().await;
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_starts_anew_has_the_decks() {
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

#[tokio::test]
async fn nothing_but_pictures_is_shown_as_a_picture() {
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
        let answer = host.get(&format!("/cards/own/{name}.webp")).await.unwrap();
        refused(&answer, 404, "no_such_picture");
    }
    // A recording cannot pass for a deck.
    let forged = r#"{  "ftyp":1,"moonhare-deck":1,"title":"x","cards":[]}"#;
    let forged = store.put_blob(forged.into()).await.unwrap();
    let decks = json!({ "decks": [forged.to_string()] });
    let answer = party.players[0].ask("decks", &decks).await.unwrap();
    refused(&answer, 409, "no_such_deck");
    server.stop().await;
}

/// Who keeps as many decks as there is room for is told so, and plays with the deck all the same.
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

#[tokio::test]
async fn uploads_are_counted() {
    let limits = Limits {
        uploads: 2,
        ..config().limits
    };
    let server = Running::start(Config { limits, ..config() }, Arc::new(Memory::new())).await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    for number in 0..2 {
        ok(upload(
            host,
            &party.code,
            multipart(&[], &[("a.jpg", jpeg(number))]),
        )
        .await);
    }
    let answer = upload(host, &party.code, multipart(&[], &[("a.jpg", jpeg(3))])).await;
    refused(&answer, 429, "too_many");
    assert!(answer.header("retry-after").is_some());
    server.stop().await;
}

/// Uploads that stand still take their own places and nobody else's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_uploads_hold_up_no_table() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let address = server.base.strip_prefix("http://").unwrap();
    let mut lines = Vec::new();
    for _ in 0..4 {
        let mut line = tokio::net::TcpStream::connect(address).await.unwrap();
        let head = format!(
            "POST /t/{}/pictures HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {}\r\n\
             Content-Type: {}\r\nContent-Length: 1000000\r\n\r\n--moon\r\n",
            party.code,
            secret("P0"),
            KIND.1
        );
        line.write_all(head.as_bytes()).await.unwrap();
        lines.push(line);
    }
    let host = &party.players[0];
    let one = || multipart(&[], &[("a.jpg", jpeg(1))]);
    let full = async {
        loop {
            let answer = upload(&host.client, &party.code, one()).await;
            if answer.status == 429 {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let full = tokio::time::timeout(common::PATIENCE, full).await.unwrap();
    refused(&full, 429, "too_many_uploads");
    let began = Instant::now();
    for _ in 0..20 {
        ok(host.ask("say", &json!({ "text": "hello" })).await.unwrap());
    }
    assert!(began.elapsed() < Duration::from_secs(5));
    // Whoever hangs up makes room.
    drop(lines);
    let room = async {
        while upload(&host.client, &party.code, one()).await.status == 429 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(common::PATIENCE, room).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn browsers_without_the_script_bring_decks_too() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let page = browse(&server, &format!("GET /t/{} HTTP/1.1", party.code), b"").await;
    assert!(page.contains("enctype=\"multipart/form-data\""), "{page}");
    let post = format!(
        "POST /t/{}/pictures HTTP/1.1\r\nContent-Type: {}",
        party.code, KIND.1
    );
    let answer = browse(&server, &post, &multipart(&[], &[("a.jpg", jpeg(1))])).await;
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    let body = multipart(&[], &[("b.jpg", jpeg(2)), ("c<b>.jpg", b"none".to_vec())]);
    let answer = browse(&server, &post, &body).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(
        answer.contains("One picture became a card and is mixed in."),
        "{answer}"
    );
    assert!(
        answer.contains("c&lt;b&gt;.jpg is not a picture"),
        "{answer}"
    );
    assert_eq!(own_pictures(&answer).len(), 1);
    let answer = browse(
        &server,
        &post,
        &multipart(&[], &[("c.jpg", b"none".to_vec())]),
    )
    .await;
    assert!(answer.starts_with("HTTP/1.1 422"), "{answer}");
    assert!(
        answer.contains("None of these files became a card."),
        "{answer}"
    );

    // And choose among them.
    let view: Value = party.players[0].look().await.unwrap();
    assert_eq!(view["game"]["settings"]["deck"], 86);
    let id = view["decks"][1]["id"].as_str().unwrap();
    let form = format!(
        "POST /t/{}/decks HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded",
        party.code
    );
    let answer = browse(
        &server,
        &form,
        format!("decks=moonhare&decks={id}").as_bytes(),
    )
    .await;
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    let page = browse(&server, &format!("GET /t/{} HTTP/1.1", party.code), b"").await;
    assert!(page.contains(&format!("value=\"{id}\" checked")), "{page}");
    assert_eq!(page.matches("name=\"decks\"").count(), 3);
    let answer = browse(&server, &form, b"").await;
    assert!(
        answer.contains("A table needs a deck; choose at least one."),
        "{answer}"
    );

    // And let go of what they keep.
    let body = multipart(&[("keep", "on")], &[("d.jpg", jpeg(4))]);
    browse(&server, &post, &body).await;
    let lobby = format!("GET /t/{} HTTP/1.1", party.code);
    let page = browse(&server, &lobby, b"").await;
    let (_, id) = page.split_once("name=\"deck\" value=\"").unwrap();
    let form = format!(
        "POST /t/{}/forget-deck HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded",
        party.code
    );
    let answer = browse(&server, &form, format!("deck={}", &id[..64]).as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    let page = browse(&server, &lobby, b"").await;
    assert!(!page.contains("forget-deck"), "{page}");
    server.stop().await;
}

/// A picture of more bytes than may be is passed over while it comes in, and the next one is read.
#[tokio::test]
async fn a_large_file_is_passed_over() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let mut large = jpeg(1);
    large.resize(33 * 1024 * 1024, 0);
    let body = multipart(&[], &[("large.jpg", large), ("a.jpg", jpeg(2))]);
    let answer = ok(upload(host, &party.code, body).await);
    assert_eq!(answer["deck"]["cards"], 1);
    assert_eq!(
        answer["left_out"][0]["detail"],
        Problem::too_large("large.jpg", 32 * 1024 * 1024).to_string()
    );
    server.stop().await;
}

/// Far from each other.
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

    // Whoever hosts names the card; who has the words of another deck in mind finds it by chance.
    let (mut told, mut votes, mut found) = (0, 0, 0);
    let (host, stream) = (&mut party.players[0], &mut party.streams[0]);
    while told < 2 {
        let Some((what, mut body)) = host.choose(&stream.view).unwrap() else {
            assert!(stream.next().await.unwrap().is_some());
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
            .contains("Nobody has described")
    );
    let files = pictures(0..3);
    ok(upload(host, &party.code, multipart(&[], &borrowed(&files))).await);
    let shown = browse(&server, &page, b"").await;
    assert!(
        shown.contains("Nobody has described 3 of these cards"),
        "{shown}"
    );
    server.stop().await;
}

/// A vision model that describes every picture alike, or none.
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
    Arc::new(Vision::new(&url, "test", None, common::PATIENCE).unwrap())
}

#[tokio::test]
async fn a_vision_model_describes_what_nobody_did() {
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
        assert!(began.elapsed() < common::PATIENCE, "nothing was described");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    // The words lie beside the deck: another server over the same store has them too.
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
async fn a_vision_model_of_no_use_leaves_things_as_they_are() {
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
    // First it says that a model looks, then what came of it.
    while !browse(&server, &page, b"")
        .await
        .contains("Nobody has described one")
    {
        assert!(began.elapsed() < common::PATIENCE, "it looks for ever");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    server.stop().await;
}
