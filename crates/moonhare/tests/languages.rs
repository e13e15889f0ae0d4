//! A language in a folder: it is checked, played in, and completed with English.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{fs, path::Path, time::Duration};

use common::{PATIENCE, RecordedProgram, Served, moonhare, secret};
use moonhare_client::{Client, Player};
use serde_json::json;
use tokio::time::{Instant, sleep};

/// Italian as far as somebody got on the first evening, with one faulty message.
fn write(folder: &Path) {
    let messages = folder.join("it/messages");
    fs::create_dir_all(&messages).unwrap();
    let text = "language-name = Italiano\nprivacy = Riservatezza\nvote = Vota\nwait-one = Si aspetta { $nome }.\n";
    fs::write(messages.join("first.ftl"), text).unwrap();
}

const FAULTS: [&str; 2] = [
    "it/messages/first.ftl:4: wait-one has { $nome }, which is never filled in; English has { $name }",
    "it/messages/first.ftl:4: wait-one lacks { $name }",
];

#[test]
fn check_names_faults_and_missing_parts() {
    let dir = tempfile::tempdir().unwrap();
    write(dir.path());
    let folder = dir.path().to_str().unwrap();
    let check = RecordedProgram::start(&mut moonhare(&["languages", "check", folder]));
    let (status, out, err) = check.end();
    assert!(!status.success());
    assert_eq!(err.trim(), "2 things are wrong.");
    for fault in FAULTS {
        assert!(out.contains(fault), "{out}");
    }
    assert!(out.contains("messages    0 %  without add-bot"), "{out}");
    assert!(
        out.contains("cards       0 %  without anchor_garden"),
        "{out}"
    );

    let built_in = RecordedProgram::start(&mut moonhare(&["languages", "check"]));
    let (status, out, err) = built_in.end();
    assert!(status.success(), "{out}{err}");
    assert!(out.contains("fr\n  messages  100 %"), "{out}");
}

/// The page for a browser set to Italian.
async fn page(client: &Client, path: &str) -> String {
    let headers = [("accept", "text/html"), ("accept-language", "it, en;q=0.5")];
    let get = "GET".parse().unwrap();
    let answer = client.send(get, path, &headers, Vec::new().into()).await;
    String::from_utf8(answer.unwrap().body.to_vec()).unwrap()
}

#[tokio::test]
async fn a_language_of_three_messages_plays_and_marks_what_it_borrows() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("languages");
    write(&folder);
    let folder = folder.to_str().unwrap();
    let served = Served::start(data.path(), &["--languages", folder, "--bot-thinks", "20"]);
    for fault in FAULTS {
        served.must_complain(fault).await;
    }
    let client = Client::new(&served.base).unwrap();
    let client = client.with_token(&secret("ana")).speaking("it");

    let home = page(&client, "/").await;
    assert!(home.contains("<html lang=\"it\""), "{home}");
    assert!(home.contains(">Riservatezza<"), "{home}");
    assert!(
        home.contains("<span lang=\"en\">How to play</span>"),
        "{home}"
    );

    let open = json!({ "mode": "classic", "goal": { "points": 5 }, "name": "Ana", "bots": 2 });
    let table = client
        .post("/tables", None, &open)
        .await
        .unwrap()
        .ok()
        .unwrap();
    assert_eq!(table["lang"], "it");
    let code = table["code"].as_str().unwrap();
    let address = format!("/t/{code}");
    let lobby = page(&client, &address).await;
    let said = "<span lang=\"en\">Computer players speak English at this table.</span>";
    assert!(lobby.contains(said), "{lobby}");

    client
        .post(&format!("{address}/start"), None, &json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let mut ana = Player::new(client.clone(), code, 1);
    let (mut described, mut voted) = (false, false);
    let until = Instant::now() + PATIENCE;
    loop {
        let view = client.get(&address).await.unwrap().ok().unwrap();
        if view["game"]["stage"]["is"] == "over" {
            break;
        }
        let seen = page(&client, &address).await;
        described |= seen.contains("alt=\"Card 1: ") && seen.contains("\" lang=\"en\"");
        voted |= seen.contains(">Vota<");
        // A faulty message is replaced by English.
        assert!(!seen.contains("Si aspetta"), "{seen}");
        if let Some((what, body)) = ana.choose(&view).unwrap() {
            // Computer players move at the same time, so a move may be too late.
            let _ = client.post(&ana.path(&what), None, &body).await.unwrap();
        }
        assert!(Instant::now() < until, "the game does not end: {view:#}");
        sleep(Duration::from_millis(30)).await;
    }
    assert!(described && voted, "{described} {voted}");
}
