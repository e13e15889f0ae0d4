//! `moonhare bot --url`: computer players outside the server, over the public interface.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{
    fs,
    path::Path,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use common::{PATIENCE, RecordedProgram, Served, moonhare, secret};
use moonhare_client::{Client, Player};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy, copy_bidirectional},
    net::{TcpListener, TcpStream},
    time::timeout,
};

fn send(link: &str, name: &str, more: &[&str]) -> RecordedProgram {
    let mut bot = moonhare(&["bot", "--url", link, "--name", name, "--thinks", "20"]);
    RecordedProgram::start(bot.args(more))
}

/// Expects that it can't play, and returns its one sentence.
fn complaint(link: &str, more: &[&str]) -> String {
    let (status, out, err) = send(link, "Late", more).end();
    assert!(!status.success(), "{out}");
    assert_eq!(out, "");
    assert_eq!(err.trim().lines().count(), 1, "{err}");
    err.trim().to_owned()
}

/// A host who opens a table and only watches.
async fn host(served: &Served, open: &Value) -> (Player, String) {
    let client = Client::new(&served.base).unwrap();
    let client = client.with_token(&secret("host"));
    let table = client.post("/tables", None, open).await.unwrap();
    let code = table.ok().unwrap()["code"].as_str().unwrap().to_owned();
    let link = format!("{}/t/{code}", served.base);
    (Player::new(client, &code, 1), link)
}

/// Watches the table until this is true. On a timeout, fails with what it saw.
async fn wait_for(host: &Player, what: &str, there: impl Fn(&Value) -> bool) -> Value {
    let mut stream = host.client.stream(&host.code).await.unwrap();
    let seen = async {
        loop {
            let heard = stream.next().await.unwrap();
            assert!(heard.is_some(), "the stream ended before {what}");
            if there(&stream.view) {
                return;
            }
        }
    };
    let came = timeout(PATIENCE, seen).await;
    assert!(came.is_ok(), "{what} never came: {:#}", stream.view);
    stream.view
}

#[tokio::test]
async fn a_whole_game_of_visitors() {
    let data = tempfile::tempdir().unwrap();
    let served = Served::start(data.path(), &[]);
    let open = json!({ "mode": "classic", "goal": { "points": 12 }, "password": "hare" });
    let (host, link) = host(&served, &open).await;
    let wrong = complaint(&link, &["--password", "tortoise"]);
    assert_eq!(wrong, "That’s not the password for this table.");
    let tongues = ["en", "es", "ro"];
    let visitors: Vec<RecordedProgram> = (["Ada", "Bruno", "Călin"].iter().zip(tongues))
        .map(|(name, lang)| send(&link, name, &["--password", "hare", "--lang", lang]))
        .collect();
    let all = |view: &Value| view["game"]["seats"].as_array().unwrap().len() == 3;
    wait_for(&host, "all visitors", all).await;
    host.ask("start", &json!({})).await.unwrap().ok().unwrap();
    let mut told = 0;
    for visitor in visitors {
        let (status, out, err) = visitor.end();
        assert!(status.success(), "{out}{err}");
        assert_eq!(err, "");
        for what in [
            "sits at",
            "gave card",
            "voted for space",
            "The game is over:",
        ] {
            assert!(out.contains(what), "{what}: {out}");
        }
        assert!(!out.contains("refused"), "{out}");
        told += out.matches("told “").count();
    }
    let rounds = host.client.get(&host.path("rounds")).await.unwrap();
    let rounds = rounds.ok().unwrap()["rounds"].as_array().unwrap().len();
    assert_eq!(told, rounds, "each round one of them told");
    let view = host.look().await.unwrap();
    assert_eq!(view["game"]["stage"]["is"], "over");
    // They left, so a rematch doesn't wait for them.
    assert_eq!(view["keepers"], json!(["nobody", "nobody", "nobody"]));
}

#[tokio::test]
async fn a_visitor_that_cannot_play_says_why() {
    let data = tempfile::tempdir().unwrap();
    let mut served = Served::start(data.path(), &["--bot-thinks", "600000"]);
    let no_link = complaint("LUMA-TIRO", &[]);
    assert!(no_link.contains("not a link to a table"), "{no_link}");
    let nobody = complaint(&format!("{}/t/NOBO-DYHE", served.base), &[]);
    assert!(nobody.contains("There’s no table"), "{nobody}");

    let full = json!({ "mode": "classic", "name": "Ana", "bots": 11 });
    let (host, link) = host(&served, &full).await;
    assert_eq!(complaint(&link, &[]), "All twelve seats are taken.");
    host.ask("start", &json!({})).await.unwrap().ok().unwrap();
    let begun = complaint(&link, &["--lang", "es"]);
    assert!(begun.contains("asiento"), "{begun}");

    served.kill();
    let away = complaint(&link, &["--patience", "0"]);
    assert!(away.ends_with("does not answer."), "{away}");
}

/// A proxy in front of the server. It treats the nth request of this kind as the nth entry says, and
/// forwards everything else.
#[derive(Clone, Copy, Debug)]
enum Treat {
    /// The server gets the request, but its answer is lost.
    LoseAnswer,
    /// The server never gets the request.
    Refuse,
    /// The same, and the answer is that of a table that is paused.
    Pause,
    /// The same, and the answer asks to come back after the universe has ended.
    Later,
}

/// Reads a request's head, and connects to the server.
async fn accept(listener: &TcpListener, to: &str) -> (TcpStream, TcpStream, Vec<u8>) {
    let (mut line, _) = listener.accept().await.unwrap();
    let mut head = vec![0; 4096];
    let read = line.read(&mut head).await.unwrap_or(0);
    head.truncate(read);
    (line, TcpStream::connect(to).await.unwrap(), head)
}

async fn proxy(to: &str, what: &'static str, treats: &'static [Treat]) -> String {
    let asked = Arc::new(AtomicUsize::new(0));
    let (listener, to) = (
        TcpListener::bind("127.0.0.1:0").await.unwrap(),
        to.trim_start_matches("http://").to_owned(),
    );
    let base = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        loop {
            let (mut line, mut server, head) = accept(&listener, &to).await;
            let asked = asked.clone();
            tokio::spawn(async move {
                let line_end = head.iter().position(|byte| *byte == b'\r').unwrap_or(0);
                let first = String::from_utf8_lossy(&head[..line_end]).into_owned();
                if first.starts_with("POST") && first.contains(&format!("/{what} ")) {
                    match treats.get(asked.fetch_add(1, Ordering::Relaxed)) {
                        Some(Treat::LoseAnswer) => {
                            let (mut answer, mut ask) = server.split();
                            ask.write_all(&head).await.unwrap();
                            // Once it answers, the seat is taken and stored.
                            tokio::select! {
                                _ = copy(&mut line, &mut ask) => {}
                                _ = answer.read_u8() => {}
                            }
                            return;
                        }
                        Some(Treat::Refuse) => {
                            let down = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
                            line.write_all(down).await.unwrap();
                            return;
                        }
                        Some(Treat::Pause) => {
                            let body = r#"{"code":"paused","detail":"Paused."}"#;
                            let answer = format!(
                                "HTTP/1.1 409 Conflict\r\ncontent-type: application/problem+json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
                                body.len()
                            );
                            line.write_all(answer.as_bytes()).await.unwrap();
                            return;
                        }
                        Some(Treat::Later) => {
                            let answer = format!(
                                "HTTP/1.1 429 Too Many Requests\r\nretry-after: {}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
                                u64::MAX
                            );
                            line.write_all(answer.as_bytes()).await.unwrap();
                            return;
                        }
                        None => {}
                    }
                }
                server.write_all(&head).await.unwrap();
                let _ = copy_bidirectional(&mut line, &mut server).await;
            });
        }
    });
    base
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_without_an_answer_asks_for_the_same_seat_again() {
    let data = tempfile::tempdir().unwrap();
    let served = Served::start(data.path(), &[]);
    let (host, _) = host(&served, &json!({ "mode": "classic" })).await;
    let front = proxy(&served.base, "sit", &[Treat::LoseAnswer, Treat::Refuse]).await;
    let visitor = send(&format!("{front}/t/{}", host.code), "Ada", &[]);
    let there = |view: &Value| view["game"]["seats"].as_array().unwrap().len() == 1;
    wait_for(&host, "the visitor", there).await;
    visitor.says("sits at").await;
    visitor.interrupt();
    let (status, out, err) = visitor.end();
    assert!(status.success(), "{out}{err}");
    let tries = out.matches("The connection is down; trying again.").count();
    assert_eq!(tries, 2, "{out}");
    assert_eq!(out.matches("sits at").count(), 1, "{out}");
    assert!(out.ends_with("Left the table.\n"), "{out}");
}

/// The host paused while the move was on its way, and went on again.
#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_moves_after_a_pause() {
    let data = tempfile::tempdir().unwrap();
    let served = Served::start(data.path(), &[]);
    let (host, _) = host(&served, &json!({ "mode": "classic" })).await;
    let front = proxy(&served.base, "claim", &[Treat::Pause]).await;
    let visitor = send(&format!("{front}/t/{}", host.code), "Ada", &[]);
    for name in ["Bea", "Cid"] {
        let client = Client::new(&served.base).unwrap();
        let player = Player::new(client.with_token(&secret(name)), &host.code, 1);
        let sit = json!({ "name": name });
        player.ask("sit", &sit).await.unwrap().ok().unwrap();
    }
    let all = |view: &Value| view["game"]["seats"].as_array().unwrap().len() == 3;
    wait_for(&host, "all of them", all).await;
    host.ask("start", &json!({})).await.unwrap().ok().unwrap();
    // Only Ada claims to have an idea.
    let tells = |view: &Value| !view["game"]["stage"]["scene"]["storyteller"].is_null();
    wait_for(&host, "Ada's idea", tells).await;
    drop(visitor);
}

/// A node behind a load balancer that hasn't heard yet that the visitor sat down. It has heard of what
/// a viewer has seen by the time that it answers.
#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_at_a_node_that_is_behind_keeps_its_seat() {
    let data = tempfile::tempdir().unwrap();
    let served = Served::start(data.path(), &[]);
    let (host, _) = host(&served, &json!({ "mode": "classic" })).await;
    let old = (host
        .client
        .without_token()
        .get(&format!("/t/{}", host.code)))
    .await;
    let old = old.unwrap().ok().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let front = format!("http://{}", listener.local_addr().unwrap());
    let to = served.base.trim_start_matches("http://").to_owned();
    tokio::spawn(async move {
        loop {
            let (mut line, mut server, head) = accept(&listener, &to).await;
            let old = format!("event: view\nid: {}\ndata: {old}\n\n", old["version"]);
            tokio::spawn(async move {
                let text = String::from_utf8_lossy(&head).to_lowercase();
                if text.contains("/stream ") && !text.contains("last-event-id") {
                    let answer = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n";
                    line.write_all(answer.as_bytes()).await.unwrap();
                    line.write_all(old.as_bytes()).await.unwrap();
                    return;
                }
                server.write_all(&head).await.unwrap();
                let _ = copy_bidirectional(&mut line, &mut server).await;
            });
        }
    });
    let visitor = send(&format!("{front}/t/{}", host.code), "Ada", &[]);
    let there = |view: &Value| {
        let seats = view["game"]["seats"].as_array().unwrap();
        seats.len() == 1 && view["away"] == json!([])
    };
    wait_for(&host, "the visitor", there).await;
    visitor.terminate();
    let (status, out, err) = visitor.end();
    assert!(status.success(), "{out}{err}");
    assert!(out.ends_with("Left the table.\n"), "{out}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_does_not_wait_longer_than_its_patience() {
    let data = tempfile::tempdir().unwrap();
    let served = Served::start(data.path(), &[]);
    let (host, _) = host(&served, &json!({ "mode": "classic" })).await;
    let front = proxy(&served.base, "sit", &[Treat::Later; 100]).await;
    let link = format!("{front}/t/{}", host.code);
    let sentence = complaint(&link, &["--patience", "1"]);
    assert!(sentence.contains("429"), "{sentence}");
}

/// The server, or what stands before it, may refuse a move for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_whose_move_is_never_taken_gives_up() {
    let data = tempfile::tempdir().unwrap();
    let served = Served::start(data.path(), &[]);
    let (host, _) = host(&served, &json!({ "mode": "classic" })).await;
    let front = proxy(&served.base, "claim", &[Treat::Refuse; 100]).await;
    let link = format!("{front}/t/{}", host.code);
    let visitor = send(&link, "Ada", &["--patience", "2"]);
    for name in ["Bea", "Cid"] {
        let client = Client::new(&served.base).unwrap();
        let player = Player::new(client.with_token(&secret(name)), &host.code, 1);
        let sit = json!({ "name": name });
        player.ask("sit", &sit).await.unwrap().ok().unwrap();
    }
    let all = |view: &Value| view["game"]["seats"].as_array().unwrap().len() == 3;
    wait_for(&host, "all of them", all).await;
    host.ask("start", &json!({})).await.unwrap().ok().unwrap();
    let (status, out, err) = visitor.end();
    assert!(!status.success(), "{out}");
    assert_eq!(out.matches("Trying again.").count(), 1, "{out}");
    assert!(
        err.contains("Our move in round 1 was never taken."),
        "{err}"
    );
    assert!(err.contains("503"), "{err}");
}

/// Ctrl-C frees the seat. Visitors return to a server that comes back.
#[tokio::test]
async fn a_visitor_waits_for_the_server_and_leaves_on_ctrl_c() {
    let data = tempfile::tempdir().unwrap();
    let mut served = Served::start(data.path(), &[]);
    let (host, link) = host(&served, &json!({ "mode": "classic" })).await;
    let visitor = send(&link, "Ada", &[]);
    let seated = |view: &Value| !view["game"]["seats"].as_array().unwrap().is_empty();
    wait_for(&host, "the visitor", seated).await;

    let address = served.base.trim_start_matches("http://").to_owned();
    served.kill();
    visitor.says("The connection is down; trying again.").await;
    let _again = Served::at(&address, data.path(), &[]);
    let back = |view: &Value| seated(view) && view["away"] == json!([]);
    wait_for(&host, "the visitor to be back", back).await;

    visitor.interrupt();
    let (status, out, err) = visitor.end();
    assert!(status.success(), "{out}{err}");
    assert!(out.ends_with("Left the table.\n"), "{out}");
    let view = host.look().await.unwrap();
    assert_eq!(view["game"]["seats"], json!([]));
}

/// The example of docs/writing-a-bot.md, unchanged.
#[tokio::test]
async fn the_example_in_the_docs_plays_a_whole_game() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/writing-a-bot.md");
    let page = fs::read_to_string(page).unwrap();
    let (_, example) = page.split_once("```python\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let data = tempfile::tempdir().unwrap();
    let served = Served::start(data.path(), &[]);
    let open = json!({ "mode": "party", "goal": { "tellings": 1 } });
    let (host, link) = host(&served, &open).await;
    let names = ["Ada", "Bea", "Cid", "Dora", "Eli", "Fay"];
    let bots = names.map(|name| {
        let mut python = Command::new("python3");
        RecordedProgram::start(python.args(["-u", "-c", example, &link, name]))
    });
    let all = |view: &Value| view["game"]["seats"].as_array().unwrap().len() == names.len();
    wait_for(&host, "all of them", all).await;
    host.ask("start", &json!({})).await.unwrap().ok().unwrap();
    let mut told = 0;
    for bot in bots {
        let (status, out, err) = bot.end();
        assert!(status.success(), "{out}{err}");
        assert!(out.contains(" saw [") && out.contains(" vote "), "{out}");
        // Somebody else may have claimed the first round; nothing else is refused.
        assert!(out.matches("was refused").count() <= 1, "{out}");
        told += out.matches(" tell ").count();
    }
    assert_eq!(told, names.len(), "each told once");
}
