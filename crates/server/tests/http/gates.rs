//! Costly work has a gate before it: however many come at once, a little is done at a time, and who
//! is turned away reads when to come back.

use std::{collections::BTreeMap, sync::Arc};

use futures_util::future::join_all;
use moonhare_client::Client;
use moonhare_server::{Config, Limits};
use moonhare_store::Memory;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::common::{PATIENCE, Running, config, ok, refused};

async fn with(limits: Limits) -> Running {
    let config = Config { limits, ..config() };
    Running::start(config, Arc::new(Memory::new())).await
}

/// Sends a request so often, all but the last byte of each; then all the last bytes at once. The
/// answers.
async fn at_once(server: &Running, times: usize, path: &str, body: &Value) -> Vec<String> {
    let address = server.base.strip_prefix("http://").unwrap();
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\naccept: application/json\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    let whole = format!("{head}{body}");
    let (most, last) = whole.split_at(whole.len() - 1);
    let mut sockets = Vec::new();
    for _ in 0..times {
        let mut socket = TcpStream::connect(address).await.unwrap();
        socket.write_all(most.as_bytes()).await.unwrap();
        sockets.push(socket);
    }
    let answers = sockets.into_iter().map(|mut socket| async move {
        socket.write_all(last.as_bytes()).await.unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).await.unwrap();
        answer
    });
    timeout(PATIENCE, join_all(answers)).await.unwrap()
}

/// How many answers have each status and code.
fn counted(answers: &[String]) -> BTreeMap<(u16, String), usize> {
    let mut counted = BTreeMap::new();
    for answer in answers {
        let status = answer[9..12].parse().unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let body: Value = serde_json::from_str(body).unwrap();
        let code = match status {
            201 => String::new(),
            _ => body["code"].as_str().unwrap().to_owned(),
        };
        if matches!(status, 429 | 503) {
            assert!(head.contains("\r\nretry-after: "), "{answer}");
        }
        *counted.entry((status, code)).or_default() += 1;
    }
    counted
}

async fn locked_table(host: &Client) -> String {
    let opening = json!({ "mode": "classic", "name": "Ana", "password": "moonbeam" });
    let opened = host.post("/tables", None, &opening).await.unwrap();
    format!("/t/{}", ok(opened)["code"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_guesses_at_once_are_no_more_than_many_in_a_row() {
    let server = with(Limits {
        guesses: 5,
        ..config().limits
    })
    .await;
    let host = server.client("host");
    let table = locked_table(&host).await;
    let guess = json!({ "password": "sunbeam" });
    let answers = at_once(&server, 30, &format!("{table}/enter"), &guess).await;
    let wanted = [((403, "password".into()), 5), ((429, "too_many".into()), 25)];
    assert_eq!(counted(&answers), BTreeMap::from(wanted));
    // Who sits there goes on.
    ok(host.get(&table).await.unwrap());
    server.stop().await;
}

#[tokio::test]
async fn a_right_password_is_no_guess() {
    let server = with(Limits {
        guesses: 2,
        ..config().limits
    })
    .await;
    let table = locked_table(&server.client("host")).await;
    let enter = async |who: &str, password: &str| {
        let body = json!({ "password": password });
        let path = format!("{table}/enter");
        server.client(who).post(&path, None, &body).await.unwrap()
    };
    refused(&enter("a", "sunbeam").await, 403, "password");
    for friend in 0..6 {
        ok(enter(&format!("friend-{friend}"), "moonbeam").await);
    }
    // One that cannot be right counts like any other.
    refused(&enter("b", &"x".repeat(5000)).await, 403, "password");
    refused(&enter("c", "sunbeam").await, 429, "too_many");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passwords_of_new_tables_wait_in_a_short_line() {
    let server = with(Limits {
        passwords: 2,
        ..config().limits
    })
    .await;
    let body = json!({ "mode": "classic", "password": "moonbeam" });
    let answers = at_once(&server, 40, "/tables", &body).await;
    let counted = counted(&answers);
    let busy = counted[&(503, "busy".to_owned())];
    let opened = counted[&(201, String::new())];
    assert_eq!(busy + opened, 40, "{counted:?}");
    // The line is free again.
    locked_table(&server.client("host")).await;
    server.stop().await;
}
