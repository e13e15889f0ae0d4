//! A copy made while the game is served opens and has what was acknowledged.

#![allow(clippy::unwrap_used)]

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
};

const MOONHARE: &str = env!("CARGO_BIN_EXE_moonhare");

/// A served data directory, ended when dropped.
struct Served(Child, SocketAddr);

impl Served {
    fn start(data: &Path) -> Served {
        let mut child = Command::new(MOONHARE)
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let here = lines
            .map(Result::unwrap)
            .find(|line| line.contains("On this computer"))
            .unwrap();
        let address = here.rsplit("//").next().unwrap().trim().parse().unwrap();
        Served(child, address)
    }

    fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.1).unwrap();
        let length = body.len();
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn backup(data: &Path, to: &Path) -> std::process::Output {
    Command::new(MOONHARE)
        .arg("backup")
        .arg(to)
        .arg("--data")
        .arg(data)
        .output()
        .unwrap()
}

#[test]
fn a_copy_made_while_the_game_is_served_has_its_tables() {
    let dir = tempfile::tempdir().unwrap();
    let (data, copy) = (dir.path().join("data"), dir.path().join("copy"));
    let served = Served::start(&data);
    let opened = served.ask("POST /tables", r#"{"mode":"classic","name":"Ana"}"#);
    let table = opened
        .lines()
        .find_map(|line| line.strip_prefix("location: "))
        .unwrap()
        .to_owned();

    assert!(backup(&data, &copy).status.success());
    let again = backup(&data, &copy);
    assert_eq!(again.status.code(), Some(1));
    assert!(
        String::from_utf8(again.stderr)
            .unwrap()
            .contains("already there")
    );

    let copied = Served::start(&copy);
    let seen = copied.ask(&format!("GET {table}"), "");
    assert!(
        seen.starts_with("HTTP/1.1 200") && seen.contains("\"Ana\""),
        "{seen}"
    );
}

#[test]
fn where_nothing_is_kept_nothing_is_copied() {
    let dir = tempfile::tempdir().unwrap();
    let refused = backup(&dir.path().join("nowhere"), &dir.path().join("copy"));
    assert_eq!(refused.status.code(), Some(1));
    assert!(!dir.path().join("copy").exists());
}
