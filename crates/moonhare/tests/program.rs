//! `moonhare serve` as people run it: how it starts, stops, and reports errors.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{
    fs,
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream},
    process::{Command, Output, Stdio},
    time::Duration,
};

use common::{Served, moonhare, run_to_end, secret};
use moonhare_client::Client;
use serde_json::{Value, json};
use tokio::time::timeout;

fn run(args: &[&str]) -> Output {
    run_to_end(&mut moonhare(args))
}

/// Expects one line on standard error, and exit code 1.
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
    for command in ["serve", "score", "replay", "check", "sim", "deck"] {
        assert!(short.contains(&format!("\n  {command}")), "{short}");
    }
    let help = String::from_utf8(run(&["serve", "--help"]).stdout).unwrap();
    for flag in [
        "--listen",
        "--admin-listen",
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
        "--talk-per-second",
        "--uploads-per-hour",
        "--streams",
        "--patience",
        "--nats",
        "--nats-replicas",
        "--nats-user",
        "--nats-credentials",
        "--nats-tls",
        "--nats-ca",
        "--nats-cert",
        "--nats-key",
        "--nats-prefix",
        "--log-json",
    ] {
        let after = help.split_once(&format!("      {flag}"));
        let (_, after) = after.unwrap_or_else(|| panic!("{flag} is not in {help}"));
        // The first line under a flag explains it, and its variable is named.
        let words = after.lines().nth(1).unwrap().split_whitespace().count();
        assert!(words >= 3, "{flag} is not explained: {after}");
        let variable = format!("MOONHARE_{}", flag[2..].replace('-', "_").to_uppercase());
        assert!(after.contains(&variable), "{variable} is not in {help}");
    }
}

#[test]
fn an_error_at_start_is_one_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = dir.path().join("data");
    let data = data.to_str().unwrap();
    let text = complaint(&["serve", "--listen", &address, "--data", data]);
    assert!(
        text.contains(&address) && text.contains("cannot listen on"),
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

/// Computer players wake up for a second or more after the start. Nobody waits for them.
#[test]
fn a_server_that_has_just_started_stops_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let stop = |_| {
        let served = Served::start(dir.path(), &[]);
        std::thread::sleep(Duration::from_millis(100));
        served.terminate().1
    };
    let fastest = (0..3).map(stop).min().unwrap();
    assert!(fastest < Duration::from_millis(500), "{fastest:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stopping_ends_streams_and_keeps_everything() {
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
        stream.must_hear().await.unwrap();
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
        // The stream ends cleanly instead of being cut off.
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

/// The program under a limit of open files, set by a shell.
fn with_files(ulimit: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("{ulimit}; exec \"$0\" \"$@\""));
    let program = moonhare(&[]);
    shell.arg(program.get_program()).arg("serve");
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    shell.stdin(Stdio::null());
    shell
}

#[cfg(target_os = "linux")]
#[test]
fn the_limit_of_open_files_is_raised() {
    let dir = tempfile::tempdir().unwrap();
    let server = Served::run(
        with_files("ulimit -Sn 256; ulimit -Hn 900"),
        "127.0.0.1:0",
        dir.path(),
        &[],
    );
    let limits = fs::read_to_string(format!("/proc/{}/limits", server.id())).unwrap();
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let soft = line.unwrap().split_whitespace().nth(3).unwrap();
    assert_eq!(soft, "900");
}

/// When files are scarce, the server refuses further connections at once, and the others go on.
#[test]
fn a_full_server_refuses_connections_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let server = Served::run(with_files("ulimit -n 300"), "127.0.0.1:0", dir.path(), &[]);
    let address = server.base.trim_start_matches("http://");
    let ask = |socket: &mut TcpStream| {
        let _ = socket.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
        let mut words = [0; 12];
        socket.read_exact(&mut words).map(|()| words)
    };
    let (mut inside, mut refused) = (Vec::new(), 0);
    // From several addresses, so that no single address reaches its own limit.
    for nth in 0..400u32 {
        let from = SocketAddr::from(([127, 0, 0, u8::try_from(2 + nth % 8).unwrap()], 0));
        let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None);
        let socket = socket.unwrap();
        socket.bind(&from.into()).unwrap();
        socket
            .connect(&address.parse::<SocketAddr>().unwrap().into())
            .unwrap();
        let mut socket = TcpStream::from(socket);
        socket
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        match ask(&mut socket) {
            Ok(words) => {
                assert_eq!(&words, b"HTTP/1.1 200");
                inside.push(socket);
            }
            Err(error) => {
                let slow = [ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&error.kind());
                assert!(!slow, "connection {nth} got no answer");
                refused += 1;
            }
        }
    }
    assert!(inside.len() >= 100 && refused >= 100, "{}", inside.len());
    // People inside can still use data and pictures.
    let mut one = inside.swap_remove(0);
    let mut rest = [0; 4096];
    let _ = one.read(&mut rest).unwrap();
    one.write_all(
        b"POST /tables HTTP/1.1\r\nhost: x\r\ncontent-length: 18\r\n\r\n{\"mode\":\"classic\"}",
    )
    .unwrap();
    let mut words = [0; 12];
    one.read_exact(&mut words).unwrap();
    assert_eq!(&words, b"HTTP/1.1 201");
    // When they leave there is room again.
    drop((inside, one));
    let again = (0..200).any(|_| {
        std::thread::sleep(Duration::from_millis(50));
        TcpStream::connect(address).is_ok_and(|mut socket| ask(&mut socket).is_ok())
    });
    assert!(again, "the server stays full");
}

/// Environment variables work like flags.
#[test]
fn containers_are_configured_by_the_environment() {
    let dir = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let mut command = moonhare(&[]);
    command
        .env("MOONHARE_LISTEN", &address)
        .env("MOONHARE_DATA", dir.path().join("data"));
    let output = run_to_end(&mut command);
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains(&address), "{text}");
    assert!(dir.path().join("data").is_dir());
}
