//! A full disk: the server acknowledges nothing that it can't store, and says why.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use common::{Served, moonhare, secret};
use moonhare_client::Client;
use serde_json::json;

/// A shell that mounts its own small disk at `$0`, and runs the rest there.
const ON_A_SMALL_DISK: &str = r#"mount -t tmpfs -o size=3m none "$0" && exec "$@""#;

fn on_a_small_disk(at: &Path, command: &Command) -> Command {
    let mut small = Command::new("unshare");
    small.args(["--map-root-user", "--mount", "sh", "-c", ON_A_SMALL_DISK]);
    small.arg(at).arg(command.get_program());
    small.args(command.get_args()).stdin(Stdio::null());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => small.env(name, value),
            None => small.env_remove(name),
        };
    }
    small
}

fn may_mount(at: &Path) -> bool {
    let tried = on_a_small_disk(at, &Command::new("true")).output();
    tried.is_ok_and(|tried| tried.status.success())
}

async fn until_readiness_is(client: &Client, status: u16) -> String {
    let began = Instant::now();
    loop {
        let answer = client.get("/readyz").await.unwrap();
        let said = String::from_utf8(answer.body.to_vec()).unwrap();
        if answer.status == status {
            return said;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "{said}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_full_disk_is_reported_and_recovers_without_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let disk = dir.path().join("disk");
    fs::create_dir(&disk).unwrap();
    if !may_mount(&disk) && std::env::var_os("MOONHARE_NO_MOUNTS").is_some() {
        return;
    }
    assert!(
        may_mount(&disk),
        "This test fills a disk of its own, and none may be mounted here. To go without it, set \
         MOONHARE_NO_MOUNTS=1."
    );
    let serve = on_a_small_disk(&disk, &moonhare(&["serve"]));
    // The whole disk is smaller than what is kept free for moves.
    let no_reserve = ["--disk-reserve", "0"];
    let served = Served::run(serve, "127.0.0.1:0", &disk.join("data"), &no_reserve);
    let ana = Client::new(&served.base)
        .unwrap()
        .with_token(&secret("Ana"));
    let opening = json!({ "mode": "classic", "name": "Ana" });
    let opened = ana.post("/tables", None, &opening).await.unwrap();
    let table = opened.header("location").unwrap().to_owned();
    let say = async |text: &str| {
        let path = format!("{table}/say");
        ana.post(&path, None, &json!({ "text": text }))
            .await
            .unwrap()
    };
    let said = say("there is room").await;
    assert!(said.is_ok(), "{said}");
    until_readiness_is(&ana, 200).await;

    // The disk as the server sees it.
    let inside = PathBuf::from(format!("/proc/{}/root{}", served.id(), disk.display()));
    let filler = inside.join("filler");
    let mut file = File::create(&filler).unwrap();
    while file.write_all(&[7; 4096]).is_ok() {}
    let refused = say("no room for this").await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (507, "unwritable")
    );
    let sentence = refused.json()["detail"].as_str().unwrap().to_owned();
    assert!(sentence.contains("full"), "{sentence}");
    assert!(!sentence.contains("try again"), "{sentence}");
    let not_ready = until_readiness_is(&ana, 503).await;
    assert!(not_ready.contains("full"), "{not_ready}");

    drop(file);
    fs::remove_file(&filler).unwrap();
    until_readiness_is(&ana, 200).await;
    let said = say("room again").await;
    assert!(said.is_ok(), "{said}");
    let chat = said.json()["chat"].to_string();
    assert!(
        chat.contains("there is room") && chat.contains("room again"),
        "{chat}"
    );
    assert!(!chat.contains("no room for this"), "{chat}");
}
