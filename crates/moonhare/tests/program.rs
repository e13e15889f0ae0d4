//! `moonhare serve` as people run it: starting, stopping, and what it says when it cannot.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{
    fs,
    process::{Output, Stdio},
    time::Duration,
};

use common::{Served, moonhare, secret};
use moonhare_client::Client;
use serde_json::{Value, json};
use tokio::time::timeout;

/// Runs to its end, which must come soon.
fn run(args: &[&str]) -> Output {
    let mut command = moonhare(args);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    for _ in 0..1000 {
        if child.try_wait().unwrap().is_some() {
            return child.wait_with_output().unwrap();
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    panic!("moonhare {args:?} does not end");
}

/// One line for people, and exit code 1.
fn complaint(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(output.stdout, b"");
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

#[test]
fn help_explains_every_flag() {
    let short = String::from_utf8(run(&["--help"]).stdout).unwrap();
    for command in ["serve", "score", "replay", "sim", "deck"] {
        assert!(short.contains(&format!("\n  {command}")), "{short}");
    }
    let help = String::from_utf8(run(&["serve", "--help"]).stdout).unwrap();
    for flag in [
        "--listen",
        "--port",
        "--data",
        "--url",
        "--tls-cert",
        "--tls-key",
        "--acme-domain",
        "--acme-email",
        "--acme-staging",
        "--proxies",
        "--keep-days",
        "--stand-in-after",
        "--bot-thinks",
        "--requests-per-minute",
        "--tables-per-hour",
        "--guesses-per-minute",
        "--commands-per-second",
        "--uploads-per-hour",
        "--streams",
        "--log-json",
    ] {
        let after = help.split_once(&format!("      {flag}"));
        let (_, after) = after.unwrap_or_else(|| panic!("{flag} is not in {help}"));
        // The first line under a flag says what it is for, and its variable is named.
        let words = after.lines().nth(1).unwrap().split_whitespace().count();
        assert!(words >= 3, "{flag} is not explained: {after}");
        let variable = format!("MOONHARE_{}", flag[2..].replace('-', "_").to_uppercase());
        assert!(after.contains(&variable), "{variable} is not in {help}");
    }
}

#[test]
fn what_cannot_be_is_said_in_a_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = dir.path().join("data");
    let data = data.to_str().unwrap();
    let text = complaint(&["serve", "--listen", &address, "--data", data]);
    assert!(
        text.contains(&address) && text.contains("cannot be listened on"),
        "{text}"
    );

    let file = dir.path().join("file");
    fs::write(&file, "not a directory").unwrap();
    let inside = file.join("data");
    let inside = inside.to_str().unwrap();
    let text = complaint(&["serve", "--listen", "127.0.0.1:0", "--data", inside]);
    assert!(text.contains(inside), "{text}");

    // Two servers on one directory would not know of each other.
    let server = Served::start(dir.path(), &[]);
    let same = dir.path().to_str().unwrap();
    let text = complaint(&["serve", "--listen", "127.0.0.1:0", "--data", same]);
    assert!(text.contains("another program is using"), "{text}");
    drop(server);

    let text = complaint(&["replay", dir.path().join("none.json").to_str().unwrap()]);
    assert!(text.contains("could not be read"), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asked_to_stop_it_ends_streams_and_keeps_everything() {
    let dir = tempfile::tempdir().unwrap();
    let server = Served::start(dir.path(), &[]);
    let client = Client::new(&server.base).unwrap();
    let host = client.with_token(&secret("host"));
    let opening = json!({ "mode": "classic", "name": "Host", "bots": 3 });
    let opened = host
        .post("/tables", None, &opening)
        .await
        .unwrap()
        .ok()
        .unwrap();
    let code = opened["code"].as_str().unwrap().to_owned();
    let mut streams = Vec::new();
    for _ in 0..20 {
        let mut stream = client.stream(&code).await.unwrap();
        stream.next().await.unwrap();
        streams.push(stream);
    }
    let say = json!({ "text": "see you" });
    let said = host
        .post(&format!("/t/{code}/say"), None, &say)
        .await
        .unwrap()
        .ok()
        .unwrap();

    let (status, took) = tokio::task::spawn_blocking(move || server.terminate())
        .await
        .unwrap();
    assert_eq!(status.code(), Some(0), "{status}");
    assert!(took < Duration::from_secs(5), "{took:?}");
    for stream in &mut streams {
        // The stream ends like one that is over, not like one that is cut off.
        let end = async { while stream.next().await.unwrap().is_some() {} };
        timeout(Duration::from_secs(5), end)
            .await
            .expect("a stream goes on");
    }
    let server = Served::start(dir.path(), &[]);
    let client = Client::new(&server.base)
        .unwrap()
        .with_token(&secret("host"));
    let view = client
        .get(&format!("/t/{code}"))
        .await
        .unwrap()
        .ok()
        .unwrap();
    let steady = |view: &Value| {
        (
            view["version"].clone(),
            view["game"].clone(),
            view["chat"].clone(),
        )
    };
    assert_eq!(steady(&view), steady(&said));
}

/// Settings from the environment count as flags do.
#[test]
fn containers_are_configured_by_the_environment() {
    let dir = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = moonhare(&[])
        .env("MOONHARE_LISTEN", &address)
        .env("MOONHARE_DATA", dir.path().join("data"))
        .output()
        .unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains(&address), "{text}");
    assert!(dir.path().join("data").is_dir());
}
