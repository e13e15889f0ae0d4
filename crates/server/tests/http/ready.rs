//! Readiness is honest: accepted commands are stored, and tables open. Otherwise it says what is
//! wrong.

use std::{
    fs,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use moonhare_client::Client;
use moonhare_store::{EventLog, Memory, RecordId, Sqlite, TableId, Version};
use serde_json::json;

use crate::common::{Running, config, eventually, ok, refused};

async fn readiness(client: &Client) -> (u16, String) {
    let answer = client.get("/readyz").await.unwrap();
    let said = String::from_utf8(answer.body.to_vec()).unwrap();
    (answer.status, said)
}

/// Waits until readiness is checked again.
async fn until_ready_says(client: &Client, status: u16, word: &str) {
    let what = format!("readiness says {status} {word}");
    eventually(&what, async || {
        let (now, said) = readiness(client).await;
        now == status && said.contains(word)
    })
    .await;
}

async fn open_table(host: &Client) -> String {
    let opening = json!({ "mode": "classic", "name": "Ana" });
    let opened = ok(host.post("/tables", None, &opening).await.unwrap());
    format!("/t/{}", opened["code"].as_str().unwrap())
}

async fn say(host: &Client, table: &str, text: &str) -> moonhare_client::Answer {
    let line = json!({ "text": text });
    host.post(&format!("{table}/say"), None, &line)
        .await
        .unwrap()
}

#[tokio::test]
async fn nothing_is_acknowledged_when_the_data_is_deleted() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let server = Running::start(config(), Arc::new(Sqlite::open(&data).unwrap())).await;
    let host = server.client("host");
    let table = open_table(&host).await;
    ok(say(&host, &table, "still here").await);
    assert_eq!(readiness(&host).await, (200, "ready\n".to_owned()));

    fs::remove_dir_all(&data).unwrap();
    let lost = say(&host, &table, "into the void").await;
    refused(&lost, 503, "data_gone");
    let said = lost.json()["detail"].as_str().unwrap().to_owned();
    assert!(said.contains("moved or deleted"), "{said}");
    assert!(!said.contains("try again"), "{said}");
    until_ready_says(&host, 503, "moved or deleted").await;
    server.stop().await;
}

/// Overwrites everything but the first page, where SQLite lists its tables.
fn damage(database: &Path) {
    let mut bytes = fs::read(database).unwrap();
    bytes[4096..].fill(0xaa);
    fs::write(database, bytes).unwrap();
}

#[tokio::test]
async fn damage_is_not_reported_as_temporary() {
    let dir = tempfile::tempdir().unwrap();
    let open = || Arc::new(Sqlite::open(dir.path()).unwrap());
    let server = Running::start(config(), open()).await;
    let table = open_table(&server.client("host")).await;
    server.stop().await;
    damage(&dir.path().join("moonhare.sqlite"));

    let server = Running::start(config(), open()).await;
    let host = server.client("host");
    until_ready_says(&host, 503, "damaged").await;
    let seen = host.get(&table).await.unwrap();
    refused(&seen, 500, "damaged");
    let said = seen.json()["detail"].as_str().unwrap().to_owned();
    assert!(said.contains("damaged") && said.contains("tell"), "{said}");
    assert!(!said.contains("othing is lost"), "{said}");
    server.stop().await;
}

#[tokio::test]
async fn a_server_whose_tables_do_not_open_is_not_ready() {
    let store = Arc::new(Memory::new());
    let dreamt = TableId::try_from("luma-tiro").unwrap();
    let strange = r#"{"at":0,"events":[{"dreamt":{}}]}"#;
    store
        .append(&dreamt, Version::EMPTY, RecordId([1; 16]), strange.into())
        .await
        .unwrap();
    let server = Running::start(config(), store).await;
    let host = server.client("host");
    until_ready_says(&host, 503, "damaged").await;
    refused(&host.get("/t/luma-tiro").await.unwrap(), 500, "damaged");

    // One of two tables opens, so people can play.
    open_table(&host).await;
    until_ready_says(&host, 200, "ready").await;
    server.stop().await;
}

/// Readiness writes to the disk, but not at every request.
#[tokio::test]
async fn frequent_readiness_checks_write_rarely() {
    let dir = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(dir.path()).unwrap());
    let server = Running::start(config(), store.clone()).await;
    let client = server.guest();
    let (before, began) = (store.stats().changes, Instant::now());
    for _ in 0..60 {
        assert_eq!(readiness(&client).await.0, 200);
    }
    let written = store.stats().changes - before;
    let looks = began.elapsed().as_secs_f64() / Duration::from_secs(2).as_secs_f64() + 1.0;
    assert!(written >= 1, "readiness writes nothing");
    assert!(written as f64 <= looks, "{written} times");
    server.stop().await;
}
