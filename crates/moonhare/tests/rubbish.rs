//! Rubbish from outside for a while: nothing breaks, and every refusal says why.
//!
//! `MOONHARE_RUBBISH_SECONDS=600 cargo test -p moonhare --test rubbish` runs longer.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{
    collections::BTreeMap,
    io::{Read, Write},
    net::TcpStream,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use common::{Served, secret};
use moonhare_client::{Answer, Client, Player, Trouble};
use serde_json::{Value, json};

const SECONDS: u64 = 5;
const SENDERS: usize = 6;

/// How many bytes the server may grow by in half of that time, once its buffers are full.
const MOST_GROWTH: u64 = 30 * 1024 * 1024;

const WORDS: [&str; 25] = [
    "sit",
    "dress",
    "leave",
    "ticket",
    "redeem",
    "claim",
    "tell",
    "give",
    "take-back",
    "vote",
    "next",
    "say",
    "configure",
    "arrange",
    "add-bot",
    "remove",
    "pass-host",
    "pause",
    "resume",
    "stand-in",
    "limit",
    "chat",
    "start",
    "again",
    "play",
];

const FIELDS: [&str; 20] = [
    "name", "rabbit", "seat", "cards", "card", "clue", "ballot", "votes", "text", "settings",
    "order", "on", "ticket", "password", "key", "do", "mode", "goal", "limits", "command",
];

const TEXTS: [&str; 14] = [
    "",
    " ",
    "\u{202E}evil",
    "\u{0}",
    "Z̷̡̢̛̛͉͍̣͔̮̱͈̟͖͕͚̖̏̓̎̂͌",
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
    "<script>alert(1)</script>",
    "'; DROP TABLE logs; --",
    "../../etc/passwd",
    "%00%ff",
    "\u{FEFF}\u{200B}",
    "classic",
    "aloud",
    "ﷺﷺﷺ",
];

/// Longer than a key may be.
const LONG: &str = concat!(
    "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk",
    "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk",
);

fn pick<T>(items: &[T]) -> &T {
    &items[fastrand::usize(..items.len())]
}

fn some_bytes(most: usize) -> Vec<u8> {
    let length = fastrand::usize(..=most);
    (0..length).map(|_| fastrand::u8(..)).collect()
}

fn some_value(depth: usize) -> Value {
    match fastrand::u8(..if depth == 0 { 9 } else { 12 }) {
        0 => Value::Null,
        1 => fastrand::bool().into(),
        2 => fastrand::i64(..).into(),
        3 => fastrand::u64(..20).into(),
        4 => (fastrand::f64() * 1e300).into(),
        5 => (-1).into(),
        6 | 7 => (*pick(&TEXTS)).into(),
        8 => pick(&TEXTS).repeat(fastrand::usize(..400)).into(),
        9 => (0..fastrand::usize(..20))
            .map(|_| some_value(depth - 1))
            .collect(),
        _ => some_object(depth - 1),
    }
}

fn some_object(depth: usize) -> Value {
    let fields =
        (0..fastrand::usize(..5)).map(|_| ((*pick(&FIELDS)).to_owned(), some_value(depth)));
    Value::Object(fields.collect())
}

/// A command that the server understands, mostly at the wrong moment.
fn some_command() -> (&'static str, Value) {
    let number = || fastrand::u64(..14);
    let what = *pick(&WORDS);
    let body = match what {
        "sit" | "dress" | "add-bot" => json!({ "name": "Hare", "rabbit": number() }),
        "tell" => json!({ "clue": { "text": "clue" }, "card": number() }),
        "give" => json!({ "cards": [number()] }),
        "vote" => json!({ "ballot": { "votes": [number()] } }),
        "say" => json!({ "text": pick(&TEXTS) }),
        "arrange" => json!({ "order": [number(), number(), number()] }),
        "remove" | "pass-host" => json!({ "seat": number() + 4 }),
        "stand-in" => json!({ "seat": number(), "on": fastrand::bool() }),
        "limit" => json!({ "limits": { "tell": number() } }),
        "chat" => json!({ "on": true }),
        "redeem" => json!({ "ticket": secret("nobody") }),
        _ => json!({}),
    };
    (what, body)
}

fn some_body() -> Vec<u8> {
    match fastrand::u8(..10) {
        0 => some_bytes(300),
        1 => some_bytes(200_000),
        2 => vec![b'['; fastrand::usize(..60_000)],
        3 => br#"{"a":"#.repeat(fastrand::usize(..10_000)),
        4 => b"name=%ff%fe&rabbit=x&card=1&card=,,&vote=99999999999999999999".to_vec(),
        5 => Vec::new(),
        6 => some_command().1.to_string().into_bytes(),
        7 => {
            let mut cut = some_command().1.to_string().into_bytes();
            cut.truncate(fastrand::usize(..=cut.len()));
            cut
        }
        _ => some_object(3).to_string().into_bytes(),
    }
}

fn some_path(code: &str) -> String {
    let code = match fastrand::u8(..8) {
        0 => (*pick(&[
            "zuzu-zuzu",
            "%ff",
            "..",
            "%2e%2e",
            "LUMA%20TIRO",
            "a",
            "luma-tiro-luma",
            "%00",
        ]))
        .to_owned(),
        _ => code.to_owned(),
    };
    match fastrand::u8(..16) {
        0 => "/".into(),
        1 => "/tables".into(),
        2 => format!(
            "/join?code={}",
            pick(&["", "%ff", "a&code=b", "luma", "%zz"])
        ),
        3 => format!("/t/{code}"),
        4 => format!(
            "/t/{code}/{}",
            pick(&["stream", "stream", "board", "redeem"])
        ),
        5 => format!("/t/{code}/rounds"),
        6 => format!("/t/{code}/game.json"),
        7 => format!("/t/{code}/sounds"),
        8 => format!(
            "/t/{code}/sounds/{}",
            pick(&["", "x", "%ff", "00000000", "../../x"])
        ),
        9 => format!(
            "/t/{code}/{}",
            pick(&["PLAY", "pl%61y", "%ff", "take_back", "", "sit/sit"])
        ),
        10 => (*pick(&[
            "/rules",
            "/offline",
            "/settings",
            "/sw.js",
            "/cards/1",
            "/cards/x",
            "/cards/%ff/1",
            "/a/0/x",
            "/healthz",
            "/readyz",
            "/metrics",
            "/openapi.json",
            "/favicon.ico",
            "//",
            "/t",
        ]))
        .into(),
        _ => format!("/t/{code}/{}", pick(&WORDS)),
    }
}

fn some_headers() -> Vec<(&'static str, String)> {
    let mut headers = Vec::new();
    let mut put = |chance: u8, name: &'static str, values: &[&str]| {
        if fastrand::u8(..10) < chance {
            headers.push((name, (*pick(values)).to_owned()));
        }
    };
    put(
        6,
        "content-type",
        &[
            "application/json",
            "application/x-www-form-urlencoded",
            "text/plain",
            "multipart/form-data; boundary=x",
            "application/json; charset=klingon",
            "",
        ],
    );
    put(2, "idempotency-key", &["", "k", LONG, "\t", "schlüssel"]);
    put(
        1,
        "origin",
        &["null", "http://evil.example", "\u{ff}", "http://127.0.0.1"],
    );
    put(
        1,
        "cookie",
        &[
            "moonhare=",
            "moonhare=x; moonhare=y",
            ";;;===",
            "moonhare=\u{ff}",
        ],
    );
    put(1, "sec-fetch-site", &["cross-site", "same-origin", "?"]);
    put(
        1,
        "x-forwarded-for",
        &["1.2.3.4, x", ",,,", "::1", "999.1.1.1"],
    );
    put(
        1,
        "accept",
        &["text/html", "*/*", "application/json;q=nan", ""],
    );
    put(
        1,
        "accept-encoding",
        &["gzip", "gzip;q=x", "br, zstd", "identity;q=0"],
    );
    put(1, "content-encoding", &["gzip", "bogus"]);
    put(1, "range", &["bytes=0-", "bytes=-1,5-2"]);
    put(1, "if-none-match", &["*", "\"x\""]);
    put(1, "last-event-id", &["0", "-1", "x"]);
    put(1, "expect", &["something"]);
    headers
}

#[derive(Default)]
struct Tally {
    by_status: BTreeMap<u16, usize>,
    /// Answers that should have been different.
    wrong: Vec<String>,
}

impl Tally {
    fn count(&mut self, asked: &str, answer: &Answer) {
        *self.by_status.entry(answer.status).or_default() += 1;
        let body = answer.json();
        // Compressed bodies can't be read here.
        let packed = answer.header("content-encoding").is_some();
        let in_words = answer.header("content-type") == Some("application/problem+json")
            && (packed
                || (body["status"] == answer.status
                    && body["code"].as_str().is_some_and(|code| !code.is_empty())
                    && body["detail"]
                        .as_str()
                        .is_some_and(|detail| detail.ends_with('.'))));
        // Requests for a page get a page.
        let is_page = |kind: &str| kind.starts_with("text/html");
        let in_words = in_words
            || (asked.contains("accept") && answer.header("content-type").is_some_and(is_page));
        // HTTP itself refuses headers that are too large and impossible encodings before our code
        // runs.
        let ours = !matches!(answer.status, 406 | 431);
        if answer.status >= 500 || (answer.status >= 400 && ours && !in_words) {
            self.wrong.push(format!("{asked}: {answer}"));
        }
    }
}

/// The same client on a new connection.
fn afresh(client: &Client) -> Client {
    let fresh = Client::new(client.base()).unwrap();
    match client.token() {
        Some(token) => fresh.with_token(token),
        None => fresh,
    }
}

async fn send_some(client: &Client, code: &str, tally: &Mutex<Tally>) {
    // Rubbish, or a player's command at the wrong moment.
    let client = match fastrand::u8(..6) {
        0 => client.without_token(),
        1 => client
            .with_token(&pick(&["short", "", "x", "not ours "]).repeat(fastrand::usize(1..400))),
        2 => client.with_token(&secret("stranger")),
        _ => client.with_token(&secret(&format!("P{}", fastrand::u8(..3)))),
    };
    let methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"];
    // Mostly methods that have routes.
    let method = match fastrand::u8(..10) {
        0..6 => "POST",
        6..8 => "GET",
        _ => *pick(&methods),
    };
    let (path, body) = if fastrand::u8(..3) == 0 {
        let (what, body) = some_command();
        (format!("/t/{code}/{what}"), body.to_string().into_bytes())
    } else {
        (some_path(code), some_body())
    };
    if path.ends_with("/stream") && method == "GET" {
        // A stream that nobody reads, and that goes away.
        let opened =
            tokio::time::timeout(Duration::from_secs(10), afresh(&client).stream(code)).await;
        match opened.expect("the server hangs") {
            Ok(_) => {}
            Err(Trouble::Refused(answer)) => tally.lock().unwrap().count(&path, &answer),
            Err(trouble) => tally.lock().unwrap().wrong.push(trouble.to_string()),
        }
        return;
    }
    let headers = some_headers();
    let headers: Vec<(&str, &str)> = headers.iter().map(|(n, v)| (*n, v.as_str())).collect();
    let asked = format!(
        "{method} {path} {headers:?} {}",
        String::from_utf8_lossy(&body[..body.len().min(200)])
    );
    let large = body.len() > 60_000;
    let body = bytes::Bytes::from(body);
    let send = async |client: &Client| {
        let sent = client.send(method.parse().unwrap(), &path, &headers, body.clone());
        tokio::time::timeout(Duration::from_secs(20), sent).await
    };
    let mut sent = send(&client).await;
    if matches!(sent, Ok(Err(_))) {
        // The server closes a connection after refusing its body unread; this request may have
        // waited on it.
        sent = send(&afresh(&client)).await;
    }
    match sent {
        Err(_) => tally
            .lock()
            .unwrap()
            .wrong
            .push(format!("{asked}: no answer")),
        Ok(Ok(answer)) => {
            // The answer to HEAD has no body.
            if method != "HEAD" || answer.status >= 500 {
                tally.lock().unwrap().count(&asked, &answer);
            }
        }
        // The server may refuse a large body before reading all of it.
        Ok(Err(_)) if large => {}
        Ok(Err(Trouble::Http(error))) if error.is_builder() => {}
        Ok(Err(trouble)) => {
            let wrong = format!("{asked}: {trouble:?}");
            tally.lock().unwrap().wrong.push(wrong);
        }
    }
}

/// Bytes that are not HTTP at all.
fn send_noise(address: &str) {
    let Ok(mut socket) = TcpStream::connect(address) else {
        panic!("the server does not listen");
    };
    socket
        .set_read_timeout(Some(Duration::from_millis(50)))
        .unwrap();
    let noise = match fastrand::u8(..7) {
        0 => some_bytes(4000),
        1 => b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n".to_vec(),
        2 => {
            b"POST /tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\n"
                .to_vec()
        }
        3 => b"GET /t/\xff\xfe HTTP/1.1\r\nHost: \xff\r\n\r\n".to_vec(),
        4 => [b"GET / HTTP/1.1\r\n".as_slice(), &b"X: y\r\n".repeat(500)].concat(),
        5 => b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x09\xff\xff\xff\xff\xff".to_vec(),
        _ => b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n{".to_vec(),
    };
    let _ = socket.write_all(&noise);
    let _ = socket.read(&mut [0; 200]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rubbish_breaks_nothing() {
    let seconds = std::env::var("MOONHARE_RUBBISH_SECONDS").map_or(SECONDS, |s| s.parse().unwrap());
    let dir = tempfile::tempdir().unwrap();
    let server = Served::start(
        dir.path(),
        &[
            "--bot-thinks",
            "0",
            "--guesses-per-minute",
            "100000000",
            "--admin-listen",
            "127.0.0.1:0",
        ],
    );
    let client = Client::new(&server.base).unwrap();
    let host = client.with_token(&secret("P0"));
    let opening = json!({ "mode": "classic", "name": "P0", "bots": 1 });
    let opened = host
        .post("/tables", None, &opening)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let code = opened["code"].as_str().unwrap().to_owned();
    for seat in 1..3 {
        let sit = json!({ "name": format!("P{seat}") });
        let player = client.with_token(&secret(&format!("P{seat}")));
        player
            .post(&format!("/t/{code}/sit"), None, &sit)
            .await
            .unwrap()
            .ok()
            .unwrap();
    }
    let tally = Arc::new(Mutex::new(Tally::default()));
    let run = async |long: Duration| {
        let until = Instant::now() + long;
        let senders = (0..SENDERS).map(|_| {
            let (client, code, tally) = (client.clone(), code.clone(), tally.clone());
            tokio::spawn(async move {
                while Instant::now() < until {
                    send_some(&client, &code, &tally).await;
                }
            })
        });
        let address = server.base.trim_start_matches("http://").to_owned();
        let noise = tokio::task::spawn_blocking(move || {
            while Instant::now() < until {
                send_noise(&address);
            }
        });
        for sender in senders.collect::<Vec<_>>() {
            sender.await.unwrap();
        }
        noise.await.unwrap();
    };
    // Buffers and caches fill first, which takes longer on a busy machine; after that, memory should stay
    // level.
    run(Duration::from_secs(seconds) / 2).await;
    let (mut before, mut after) = (0, server.memory());
    for _ in 0..4 {
        before = after;
        run(Duration::from_secs(seconds) / 2).await;
        after = server.memory();
        if after < before + MOST_GROWTH {
            break;
        }
    }
    {
        let tally = tally.lock().unwrap();
        println!(
            "{:?}, {} kB before, {} kB after",
            tally.by_status,
            before / 1024,
            after / 1024
        );
        let wrong = &tally.wrong;
        assert!(
            wrong.is_empty(),
            "{} wrong: {:#?}",
            wrong.len(),
            &wrong[..wrong.len().min(10)]
        );
        for status in [200, 403, 404, 405, 409, 413, 422] {
            assert!(
                tally.by_status.contains_key(&status),
                "no {status} in {:?}",
                tally.by_status
            );
        }
        let answers: usize = tally.by_status.values().sum();
        assert!(answers > 200, "only {answers} answers");
    }
    assert!(
        after < before + MOST_GROWTH,
        "{before} bytes before, {after} after"
    );

    // People can still play a game.
    let opened = host
        .post(
            "/tables",
            None,
            &json!({ "mode": "classic", "name": "A", "bots": 2,
        "goal": { "points": 5 } }),
        )
        .await
        .unwrap()
        .ok()
        .unwrap();
    let code = opened["code"].as_str().unwrap();
    let mut player = Player::new(host, code, 1);
    player.ask("start", &json!({})).await.unwrap().ok().unwrap();
    let mut stream = player.client.stream(code).await.unwrap();
    let game = async {
        while stream.view["game"]["stage"]["is"] != "over" {
            match player.choose(&stream.view) {
                Ok(Some((what, body))) => {
                    player.ask(&what, &body).await.unwrap();
                    let version = player.look().await.unwrap()["version"].as_u64().unwrap();
                    stream.reach(version).await.unwrap();
                }
                _ => _ = stream.must_hear().await.unwrap(),
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), game)
        .await
        .expect("the game hangs");
    let admin = Client::new(server.figures.as_ref().unwrap()).unwrap();
    let metrics = admin.get("/metrics").await.unwrap();
    let metrics = String::from_utf8(metrics.body.to_vec()).unwrap();
    assert!(!metrics.contains("status=\"5"), "{metrics}");
    let complaints = server.complaints();
    assert!(!complaints.contains("panicked"), "{complaints}");
}
