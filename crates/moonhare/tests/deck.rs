//! `moonhare deck`, with and without a running server.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{
    fs,
    io::{BufRead, BufReader, Cursor, Read, Write},
    net::TcpListener,
    path::Path,
    thread,
};

use common::{Served, moonhare, run_to_end, secret};
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use moonhare_client::Client;
use serde_json::json;

fn jpeg(number: u8) -> Vec<u8> {
    let picture = RgbImage::from_fn(300, 450, |x, y| {
        Rgb([number.wrapping_mul(37), (x / 2) as u8, (y / 2) as u8])
    });
    let mut bytes = Cursor::new(Vec::new());
    let picture = DynamicImage::ImageRgb8(picture);
    picture.write_to(&mut bytes, ImageFormat::Jpeg).unwrap();
    bytes.into_inner()
}

fn folder(at: &Path) {
    fs::create_dir_all(at).unwrap();
    for number in 0..4 {
        fs::write(at.join(format!("{number}.jpg")), jpeg(number)).unwrap();
    }
    let manifest = "title = \"Our summer\"\nauthor = \"Ana\"\n[cards.\"0.jpg\".en]\ndescription = \"A wall.\"\n";
    fs::write(at.join("deck.toml"), manifest).unwrap();
}

/// Standard output, standard error and the exit code.
fn run(args: &[&str]) -> (String, String, i32) {
    let output = run_to_end(&mut moonhare(args));
    (
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
        output.status.code().unwrap(),
    )
}

#[test]
fn checking_a_deck_saves_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let deck = dir.path().join("summer");
    folder(&deck);
    let path = deck.to_str().unwrap();
    let (said, wrong, code) = run(&["deck", "check", path]);
    assert_eq!(
        (said.as_str(), code),
        ("Our summer: 4 cards, by Ana.\n1 of them have words.\n", 0),
        "{wrong}"
    );
    fs::write(deck.join("broken.jpg"), &jpeg(9)[..40]).unwrap();
    let (said, wrong, code) = run(&["deck", "check", path]);
    assert!(said.starts_with("- broken.jpg is damaged"), "{said}");
    assert_eq!((wrong.as_str(), code), ("One thing is wrong.\n", 1));
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);

    let (_, wrong, code) = run(&["deck", "check", "nowhere.zip"]);
    assert!(wrong.contains("nowhere.zip can’t be read"), "{wrong}");
    assert_eq!(code, 1);
}

#[test]
fn decks_are_added_listed_and_removed() {
    let dir = tempfile::tempdir().unwrap();
    let (deck, data) = (dir.path().join("summer"), dir.path().join("data"));
    folder(&deck);
    let (deck, data) = (deck.to_str().unwrap(), data.to_str().unwrap());
    // Whoever mistypes a directory gets no empty one.
    for reads in [&["list"][..], &["remove", "ab"]] {
        let (_, wrong, code) = run(&[&["deck"], reads, &["--data", data]].concat());
        assert!(wrong.contains("does not exist") && code == 1, "{wrong}");
    }
    let (said, wrong, _) = run(&["deck", "add", deck, "--data", data]);
    assert_eq!(said, "Added Our summer with 4 cards.\n", "{wrong}");
    // Adding it again changes nothing.
    run(&["deck", "add", deck, "--data", data]);
    let (said, ..) = run(&["deck", "list", "--data", data]);
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.ends_with("     4 cards  Our summer\n"), "{said}");
    let (_, wrong, code) = run(&["deck", "remove", "zzz", "--data", data]);
    assert!(wrong.contains("No deck is called") && code == 1, "{wrong}");
    run(&["deck", "remove", &said[..12], "--data", data]);
    let (said, ..) = run(&["deck", "list", "--data", data]);
    assert!(said.starts_with("There are no decks here"), "{said}");
}

/// Starts a vision model that refuses at first and then gives every picture the same words.
fn model(refusals: usize) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/v1", listener.local_addr().unwrap());
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
    let answer =
        json!({ "choices": [{ "message": { "content": words.to_string() } }] }).to_string();
    thread::spawn(move || {
        for (nth, line) in listener.incoming().enumerate() {
            let mut line = BufReader::new(line.unwrap());
            let mut length = 0;
            let mut head = String::new();
            while line.read_line(&mut head).unwrap() > 2 {
                let field = head.to_lowercase();
                if let Some(bytes) = field.strip_prefix("content-length:") {
                    length = bytes.trim().parse().unwrap();
                }
                head.clear();
            }
            line.read_exact(&mut vec![0; length]).unwrap();
            let status = if nth < refusals { "503 Busy" } else { "200 OK" };
            let head = format!(
                "HTTP/1.1 {status}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
                answer.len()
            );
            let line = line.get_mut();
            line.write_all((head + &answer).as_bytes()).unwrap();
        }
    });
    url
}

#[test]
fn a_vision_model_describes_cards_without_words() {
    let dir = tempfile::tempdir().unwrap();
    let (deck, data) = (dir.path().join("summer"), dir.path().join("data"));
    folder(&deck);
    let (deck, data) = (deck.to_str().unwrap(), data.to_str().unwrap());
    let url = model(1);
    let seen = [
        "--data",
        data,
        "--vision-url",
        &url,
        "--vision-model",
        "test",
    ];
    // One card has its own words, and one was refused.
    let (said, wrong, code) = run(&[&["deck", "add", deck], &seen[..]].concat());
    assert_eq!(code, 0, "{wrong}");
    assert!(
        said.contains(".jpg: the vision model refused with status 503."),
        "{said}"
    );
    assert!(said.ends_with("2 of 3 cards have words now.\n"), "{said}");
    let (list, ..) = run(&["deck", "list", "--data", data]);
    let name = &list[..12];
    let describe = |args: &[&str]| run(&[&["deck", "describe", name], args].concat());
    // Earlier words are kept.
    assert_eq!(describe(&seen).0, "1 of 1 cards have words now.\n");
    assert_eq!(describe(&seen).0, "Every card has words.\n");
    let (_, wrong, code) = describe(&["--data", data]);
    assert!(wrong.contains("--vision-url") && code == 1, "{wrong}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_added_while_a_server_runs_can_be_played() {
    let dir = tempfile::tempdir().unwrap();
    let (deck, data) = (dir.path().join("summer"), dir.path().join("data"));
    folder(&deck);
    let server = Served::start(&data, &[]);
    let added = run(&[
        "deck",
        "add",
        deck.to_str().unwrap(),
        "--data",
        data.to_str().unwrap(),
    ]);
    assert_eq!(added.0, "Added Our summer with 4 cards.\n", "{}", added.1);

    let host = Client::new(&server.base)
        .unwrap()
        .with_token(&secret("host"));
    let opening = json!({ "mode": "classic", "name": "Host", "bots": 3 });
    let opened = host
        .post("/tables", None, &opening)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let table = format!("/t/{}", opened["code"].as_str().unwrap());
    let choices = host
        .get(&format!("{table}/decks"))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(choices["decks"][1]["title"], "Our summer");
    let id = choices["decks"][1]["id"].clone();
    let path = format!("{table}/decks");
    let chosen = json!({ "decks": ["moonhare", id] });
    let view = host.post(&path, None, &chosen).await.unwrap().ok().unwrap();
    assert_eq!(view["game"]["settings"]["deck"], 88);
    let card = host
        .get(&format!("{table}/cards/84"))
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(card["words"], "A wall.");
    let picture = host.get(card["large"].as_str().unwrap()).await.unwrap();
    assert_eq!(picture.header("content-type"), Some("image/webp"));
}
