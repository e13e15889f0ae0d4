//! Uploads of pictures and zips to a lobby.

use std::{sync::Arc, time::Duration, time::Instant};

use moonhare_client::Client;
use moonhare_deck::{FileProblem, fingerprint};
use moonhare_server::{Config, Limits};
use moonhare_store::Memory;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{sleep, timeout},
};

use super::files::{
    KIND, borrowed, browse, jpeg, lobby, multipart, own_pictures, pictures, upload, zip_of,
};
use crate::{
    common::{PATIENCE, Running, config, is_problem, ok, refused, secret},
    odd::{Mood, Odd},
};

#[tokio::test]
async fn pictures_become_a_deck_that_is_mixed_in() {
    let server = Running::new().await;
    let party = lobby(&server, 3).await;
    let host = &party.players[0].client;
    let files = pictures(0..3);
    let answer = ok(upload(host, &party.code, multipart(&[], &borrowed(&files))).await);
    assert_eq!(answer["deck"]["cards"], 3);
    assert_eq!(answer["deck"]["title"], "P0’s pictures");
    assert_eq!(answer["kept"], false);
    assert_eq!(answer["left_out"], json!([]));
    assert_eq!(answer["detail"], "3 new cards are in the mix.");

    let view = party.players[1].look().await.unwrap();
    assert_eq!(view["decks"][0]["id"], "moonhare");
    assert_eq!(view["decks"][1], answer["deck"]);
    assert_eq!(view["game"]["settings"]["deck"], 87);

    // An address contains only a hash, so browsers may cache the picture for ever.
    for (card, made) in (84..).zip(answer["cards"].as_array().unwrap()) {
        let path = format!("/t/{}/cards/{card}", party.code);
        let shown = ok(host.get(&path).await.unwrap());
        assert_eq!(shown["small"], made["small"]);
        assert_eq!(shown["large"], made["large"]);
        assert_eq!(shown["words"], "a picture that someone added");
        let url = made["large"].as_str().unwrap();
        let picture = party.watchers[0].0.get(url).await.unwrap();
        assert_eq!(picture.header("content-type"), Some("image/webp"));
        assert!(
            picture
                .header("cache-control")
                .unwrap()
                .contains("immutable")
        );
        assert_eq!(
            url,
            format!(
                "/t/{}/pictures/{}.webp",
                party.code,
                fingerprint(&picture.body)
            )
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn an_upload_with_too_long_a_key_is_refused() {
    let server = Running::new().await;
    let party = lobby(&server, 3).await;
    let host = &party.players[0].client;
    let files = pictures(0..3);
    let form = multipart(&[("key", &"k".repeat(201))], &borrowed(&files));
    refused(&upload(host, &party.code, form).await, 422, "bad_key");
    let view = party.players[0].look().await.unwrap();
    assert_eq!(view["game"]["settings"]["deck"], 84);
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

/// A manifest that names twenty thousand missing pictures, and one that names more than any deck
/// may have.
#[tokio::test]
async fn a_manifest_full_of_names_gets_a_short_answer() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let names: String = (0..20_000).map(|n| format!("[cards.{n}]\n")).collect();
    let more = names.repeat(4);
    let zip = zip_of(&[("owl.jpg", jpeg(1)), ("deck.toml", names.into())]);
    let answer = ok(upload(host, &party.code, multipart(&[], &[("x.zip", zip)])).await);
    assert_eq!(answer["deck"]["cards"], 1);
    let left_out = answer["left_out"].as_array().unwrap();
    assert_eq!(left_out.len(), 101);
    assert_eq!(left_out[100]["code"], "and_more");
    assert_eq!(
        left_out[100]["detail"],
        "19900 more problems were found, the first in deck.toml."
    );
    let zip = zip_of(&[("owl.jpg", jpeg(2)), ("deck.toml", more.into())]);
    let answer = ok(upload(host, &party.code, multipart(&[], &[("x.zip", zip)])).await);
    let left_out = answer["left_out"].as_array().unwrap();
    assert_eq!(left_out.len(), 1);
    let sentence = left_out[0]["detail"].as_str().unwrap();
    assert!(sentence.contains("too many parts"), "{sentence}");
    server.stop().await;
}

/// What a browser would never send is refused before it takes any space.
#[tokio::test]
async fn uploads_of_too_many_files_or_too_long_heads_are_refused() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let many = vec![("x", Vec::new()); 2100];
    let answer = upload(host, &party.code, multipart(&[], &many)).await;
    refused(&answer, 413, "too_many_files");
    let long = "x".repeat(20_000);
    let answer = upload(host, &party.code, multipart(&[(&long, "1")], &[])).await;
    refused(&answer, 422, "unreadable");
    server.stop().await;
}

/// Large files wait on disk and give the same result.
#[tokio::test]
async fn large_pictures_become_cards_too() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let mut large = jpeg(1);
    // Some phones append a film to the picture.
    large.resize(3 * 1024 * 1024, 7);
    let body = multipart(&[], &[("large.jpg", large), ("small.jpg", jpeg(2))]);
    let answer = ok(upload(host, &party.code, body).await);
    assert_eq!(answer["left_out"], json!([]));
    assert_eq!(answer["deck"]["cards"], 2);
    let same = multipart(&[], &[("small.jpg", jpeg(1)), ("large.jpg", jpeg(2))]);
    let same = ok(upload(host, &party.code, same).await);
    assert_eq!(same["cards"][0]["large"], answer["cards"][0]["large"]);
    server.stop().await;
}

#[tokio::test]
async fn an_incomplete_picture_is_left_out_and_named() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let host = &party.players[0].client;
    let mut half = jpeg(1);
    half.truncate(half.len() / 2);
    let body = multipart(&[], &[("half.jpg", half), ("whole.jpg", jpeg(2))]);
    let answer = ok(upload(host, &party.code, body).await);
    assert_eq!(answer["deck"]["cards"], 1);
    assert_eq!(
        answer["left_out"][0]["detail"],
        "half.jpg is damaged or incomplete; save or copy it again."
    );
    server.stop().await;
}

/// R1.7: the decks determine the number of cards, whatever a request says.
#[tokio::test]
async fn nobody_sends_a_number_of_cards() {
    let server = Running::new().await;
    let host = server.client("P0");
    let open = json!({ "mode": "classic", "name": "P0", "deck": 500 });
    let answer = host.post("/tables", None, &open).await.unwrap();
    refused(&answer, 422, "unknown_field");
    let party = lobby(&server, 3).await;
    let host = &party.players[0];
    let settings = |deck: u16| {
        let settings = json!({ "mode": "classic", "goal": { "points": 12 }, "deck": deck });
        json!({ "settings": settings })
    };
    let answer = host.ask("configure", &settings(500)).await.unwrap();
    refused(&answer, 409, "cards_are_counted");
    // The same number as in a view is accepted, and so is none.
    let view = ok(host.ask("configure", &settings(84)).await.unwrap());
    assert_eq!(view["game"]["settings"]["goal"], json!({ "points": 12 }));
    ok(upload(
        &host.client,
        &party.code,
        multipart(&[], &[("a.jpg", jpeg(1))]),
    )
    .await);
    let plain = json!({ "settings": { "mode": "classic", "goal": { "points": 7 } } });
    let view = ok(host.ask("configure", &plain).await.unwrap());
    assert_eq!(view["game"]["settings"]["deck"], 85);
    let form = format!(
        "POST /t/{}/configure HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded",
        party.code
    );
    browse(&server, &form, b"mode=classic&points=9&deck=500").await;
    let view = host.look().await.unwrap();
    assert_eq!(view["game"]["settings"]["goal"], json!({ "points": 9 }));
    assert_eq!(view["game"]["settings"]["deck"], 85);
    server.stop().await;
}

/// R1.7: a picture in two decks is used once, and so is a deck named twice.
#[tokio::test]
async fn a_picture_in_two_decks_is_used_once() {
    let server = Running::new().await;
    let party = lobby(&server, 3).await;
    let host = &party.players[0];
    let bring = async |numbers: std::ops::Range<u32>| {
        let files = pictures(numbers);
        ok(upload(&host.client, &party.code, multipart(&[], &borrowed(&files))).await)
    };
    let first = bring(0..3).await;
    let second = bring(1..5).await;
    assert_eq!(second["deck"]["cards"], 2);
    assert_eq!(second["deck"]["without"], json!([0, 1]));
    let view = host.look().await.unwrap();
    assert_eq!(view["game"]["settings"]["deck"], 84 + 3 + 2);
    let picture = async |card: u16| {
        let path = format!("/t/{}/cards/{card}", party.code);
        ok(host.client.get(&path).await.unwrap())["large"].clone()
    };
    for (card, made) in (84..87).zip(first["cards"].as_array().unwrap()) {
        assert_eq!(picture(card).await, made["large"]);
    }
    for (card, made) in (87..89).zip(&second["cards"].as_array().unwrap()[2..]) {
        assert_eq!(picture(card).await, made["large"]);
    }
    // In another order the other deck goes without it.
    let (one, other) = (&first["deck"]["id"], &second["deck"]["id"]);
    let decks = json!({ "decks": [other, one, other] });
    let view = ok(host.ask("decks", &decks).await.unwrap());
    assert_eq!(view["decks"].as_array().unwrap().len(), 2);
    assert_eq!(view["decks"][0]["cards"], 4);
    assert_eq!(view["decks"][1]["without"], json!([1, 2]));
    assert_eq!(view["game"]["settings"]["deck"], 5);
    // Alone, the deck is complete.
    let view = ok(host.ask("decks", &json!({ "decks": [one] })).await.unwrap());
    assert_eq!(view["game"]["settings"]["deck"], 3);
    assert_eq!(view["spare_decks"][0]["cards"], 4);
    server.stop().await;
}

#[tokio::test]
async fn only_the_host_uploads_and_only_before_the_game() {
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
    assert!(sentence.contains("a.jpg isn’t a picture"), "{sentence}");
    refused(
        &upload(host, &party.code, multipart(&[], &[])).await,
        422,
        "no_cards",
    );
    for rubbish in ["", "--moon", "--moon\r\n\r\n\r\n", "nothing"] {
        let answer = upload(host, &party.code, rubbish.into()).await;
        assert_eq!(answer.status, 422, "{answer}");
        is_problem(&answer);
    }
    let path = format!("/t/{}/pictures", party.code);
    let plain = host.post(&path, None, &json!({})).await.unwrap();
    refused(&plain, 422, "unreadable");
    assert_eq!(party.players[0].look().await.unwrap(), before);
    server.stop().await;
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
    // One more card, in its own deck.
    ok(upload(
        &host.client,
        &party.code,
        multipart(&[], &[("x.jpg", jpeg(50))]),
    )
    .await);
    ok(host.ask("start", &json!({})).await.unwrap());
    server.stop().await;
}

#[tokio::test]
async fn uploads_are_limited() {
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

/// Stalled uploads use only their own places.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_uploads_delay_no_table() {
    let server = Running::new().await;
    let party = lobby(&server, 1).await;
    let address = server.base.strip_prefix("http://").unwrap();
    let head = format!(
        "POST /t/{}/pictures HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {}\r\n\
         Content-Type: {}\r\nContent-Length: 1000000\r\n\r\n--moon\r\n",
        party.code,
        secret("P0"),
        KIND.1
    );
    // Two more than one address may have, so that an upload that had a place meanwhile changes nothing.
    let stall_from = async |nth: u8| {
        let mut lines = Vec::new();
        for _ in 0..4 {
            let socket = TcpSocket::new_v4().unwrap();
            socket.bind(([127, 0, 0, nth], 0).into()).unwrap();
            let mut line = socket.connect(address.parse().unwrap()).await.unwrap();
            line.write_all(head.as_bytes()).await.unwrap();
            lines.push(line);
        }
        lines
    };
    let mut lines = stall_from(1).await;
    let host = &party.players[0];
    let one = || multipart(&[], &[("a.jpg", jpeg(1))]);
    let until_full = async |client: &Client| {
        let full = async {
            loop {
                let answer = upload(client, &party.code, one()).await;
                if answer.status == 429 {
                    return answer;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let full = tokio::time::timeout(PATIENCE, full).await.unwrap();
        refused(&full, 429, "too_many_uploads");
    };
    until_full(&host.client).await;
    // The other places are for other addresses.
    let neighbour = |nth: u8| {
        let client = Client::from_address(&server.base, [127, 0, 0, nth].into()).unwrap();
        client.with_token(&secret("P0"))
    };
    ok(upload(&neighbour(2), &party.code, one()).await);
    lines.extend(stall_from(2).await);
    until_full(&neighbour(3)).await;
    let began = Instant::now();
    for _ in 0..20 {
        ok(host.ask("say", &json!({ "text": "hello" })).await.unwrap());
    }
    assert!(began.elapsed() < Duration::from_secs(5));
    // Hanging up frees the place.
    drop(lines);
    let room = async {
        while upload(&host.client, &party.code, one()).await.status == 429 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, room).await.unwrap();
    server.stop().await;
}

/// The head of an upload of this many bytes, and the head of its first file.
fn begun(code: &str, length: usize) -> String {
    format!(
        "POST /t/{code}/pictures HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\
         Content-Type: {}\r\nContent-Length: {length}\r\n\r\n\
         --moon\r\nContent-Disposition: form-data; name=\"files\"; filename=\"x.zip\"\r\n\r\nPK\x03\x04",
        secret("P0"),
        KIND.1
    )
}

async fn connect(server: &Running) -> TcpStream {
    let address = server.base.strip_prefix("http://").unwrap();
    TcpStream::connect(address).await.unwrap()
}

/// The beginning of the answer.
async fn answer_on(line: &mut TcpStream) -> String {
    let mut words = vec![0; 4096];
    let read = timeout(Duration::from_secs(15), line.read(&mut words)).await;
    let count = read.expect("no answer").unwrap();
    String::from_utf8_lossy(&words[..count]).into_owned()
}

/// As fast as other requests must be, but an upload must be faster.
#[tokio::test]
async fn a_trickling_upload_loses_its_place() {
    let limits = Limits {
        patience: Duration::from_secs(1),
        min_rate: 1000,
        ..config().limits
    };
    let config = Config { limits, ..config() };
    let server = Running::start(config, Arc::new(Memory::new())).await;
    let party = lobby(&server, 1).await;
    let (mut read, mut write) = connect(&server).await.into_split();
    let head = begun(&party.code, 1_000_000);
    write.write_all(head.as_bytes()).await.unwrap();
    let trickle = tokio::spawn(async move {
        while write.write_all(&[b'x'; 200]).await.is_ok() {
            sleep(Duration::from_millis(100)).await;
        }
    });
    let mut words = [0; 12];
    let answered = timeout(Duration::from_secs(15), read.read_exact(&mut words)).await;
    trickle.abort();
    answered.expect("still open").unwrap();
    assert_eq!(&words, b"HTTP/1.1 408");
    server.stop().await;
}

/// The disk fills up while a file comes.
#[tokio::test]
async fn an_upload_stops_when_the_disk_is_almost_full() {
    let store = Arc::new(Odd::new(Mood::Well));
    let server = Running::start(config(), store.clone()).await;
    let party = lobby(&server, 1).await;
    let reserve = Limits::default().disk_reserve;
    store.leave(reserve);
    let mut line = connect(&server).await;
    let head = begun(&party.code, 100_000_000);
    line.write_all(head.as_bytes()).await.unwrap();
    let megabyte = vec![b'x'; 1024 * 1024];
    line.write_all(&megabyte).await.unwrap();
    // The file must have begun: before that, the server would refuse it anyway.
    sleep(Duration::from_millis(500)).await;
    store.leave(reserve - 1);
    // The server may hang up before it has read all of it.
    for _ in 0..5 {
        let _ = line.write_all(&megabyte).await;
    }
    let words = answer_on(&mut line).await;
    assert!(words.starts_with("HTTP/1.1 507 "), "{words}");
    server.stop().await;
}

#[tokio::test]
async fn browsers_without_the_script_can_upload_decks() {
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
    assert!(answer.contains("One new card is in the mix."), "{answer}");
    assert!(
        answer.contains("c&lt;b&gt;.jpg isn’t a picture"),
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
        answer.contains("None of these files could be made into a card."),
        "{answer}"
    );

    // They can also choose among decks.
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

    // They can also delete a deck they keep.
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

/// A picture that is too large is skipped while it arrives, and the next one is read.
#[tokio::test]
async fn a_file_that_is_too_large_is_skipped() {
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
        FileProblem::too_large("large.jpg", 32 * 1024 * 1024).to_string()
    );
    server.stop().await;
}
