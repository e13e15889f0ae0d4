//! A backup made while the game is served can be opened and has everything acknowledged.

#![allow(clippy::unwrap_used)]

mod common;

use std::{path::Path, process::Output};

use common::{Served, moonhare, run_to_end, secret};
use moonhare_client::Client;
use serde_json::json;

fn backup(data: &Path, to: &Path) -> Output {
    let mut command = moonhare(&["backup"]);
    run_to_end(command.arg(to).arg("--data").arg(data))
}

#[tokio::test]
async fn a_backup_during_a_game_has_its_tables() {
    let dir = tempfile::tempdir().unwrap();
    let (data, copy) = (dir.path().join("data"), dir.path().join("copy"));
    let served = Served::start(&data, &[]);
    let ana = Client::new(&served.base)
        .unwrap()
        .with_token(&secret("Ana"));
    let opening = json!({ "mode": "classic", "name": "Ana" });
    let opened = ana.post("/tables", None, &opening).await.unwrap();
    let table = opened.header("location").unwrap();

    assert!(backup(&data, &copy).status.success());
    let again = backup(&data, &copy);
    assert_eq!(again.status.code(), Some(1));
    let sentence = String::from_utf8(again.stderr).unwrap();
    assert!(sentence.contains("already there"), "{sentence}");

    let copied = Served::start(&copy, &[]);
    let ana = Client::new(&copied.base)
        .unwrap()
        .with_token(&secret("Ana"));
    let seen = ana.get(table).await.unwrap();
    assert!(seen.is_ok(), "{seen}");
    assert_eq!(seen.json()["you"]["seat"], 0, "{seen}");
    assert_eq!(seen.json()["game"]["seats"][0]["name"], "Ana", "{seen}");
}

#[test]
fn without_data_there_is_no_backup() {
    let dir = tempfile::tempdir().unwrap();
    let refused = backup(&dir.path().join("nowhere"), &dir.path().join("copy"));
    assert_eq!(refused.status.code(), Some(1));
    assert!(!dir.path().join("copy").exists());
}
