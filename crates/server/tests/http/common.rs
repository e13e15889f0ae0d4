//! A server in this process, and people at one of its tables.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use moonhare_client::{Answer, Client, Player, Stream};
use moonhare_server::{Config, Limits, Pace, Server};
use moonhare_store::{Memory, Store};
use serde_json::{Value, json};
use tokio::{
    net::{TcpSocket, TcpStream},
    sync::oneshot,
    task::JoinHandle,
    time::{sleep, timeout},
};

/// The timeout for everything; only a hang takes this long.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Waits until this is true.
pub(crate) async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let began = Instant::now();
    while !holds().await {
        assert!(began.elapsed() < PATIENCE, "timed out waiting until {what}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until the directory has a table that is at least 50 milliseconds old. A server looks for
/// old tables when it starts, and then not for a long time.
pub(crate) async fn is_listed(store: &Arc<dyn Store>) {
    eventually("the table is listed", async || {
        !store.list_entries().await.unwrap().is_empty()
    })
    .await;
    sleep(Duration::from_millis(50)).await;
}

/// Loopback, a free port, short waits, and limits that unrelated tests don't reach.
pub(crate) fn config() -> Config {
    Config {
        listen: vec!["127.0.0.1:0".parse().unwrap()],
        admin: Some("127.0.0.1:0".parse().unwrap()),
        pace: Pace {
            think: 0..=0,
            ..Pace::default()
        },
        limits: Limits {
            requests: 10_000_000,
            tables: 100_000,
            guesses: 10_000,
            commands: 100_000,
            talk: 100_000,
            uploads: 100_000,
            recordings: 100_000,
            streams: 2_000,
            all_streams: 20_000,
            ..Limits::default()
        },
        ..Config::default()
    }
}

pub(crate) struct Running {
    pub(crate) base: String,
    /// The address for the server's operator.
    pub(crate) admin: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(config: Config, store: Arc<dyn Store>) -> Running {
        let server = Server::bind(config, store).await.unwrap();
        let base = format!("http://{}", server.addresses()[0]);
        let admin = format!("http://{}", server.admin_address().unwrap());
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let stopped = async {
                // A dropped sender also ends the server.
                let _ = stopped.await;
            };
            server.serve(stopped).await.unwrap();
        });
        Running {
            base,
            admin,
            stop: Some(stop),
            task,
        }
    }

    pub(crate) async fn new() -> Running {
        Running::start(config(), Arc::new(Memory::new())).await
    }

    pub(crate) async fn stop(mut self) {
        self.stop.take();
        timeout(PATIENCE, self.task).await.unwrap().unwrap();
    }

    pub(crate) fn guest(&self) -> Client {
        Client::new(&self.base).unwrap()
    }

    pub(crate) fn client(&self, name: &str) -> Client {
        self.guest().with_token(&secret(name))
    }
}

/// A socket with a tiny receive buffer.
pub(crate) async fn narrow(server: &Running) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let address = server.base.trim_start_matches("http://").parse().unwrap();
    socket.connect(address).await.unwrap()
}

/// The secret of the person with this name.
pub(crate) fn secret(name: &str) -> String {
    format!("secret-of-{name}-{}", "x".repeat(20))
}

pub(crate) fn name(seat: usize) -> String {
    format!("P{seat}")
}

/// A table with people at it, each with an open stream.
pub(crate) struct Party {
    pub(crate) code: String,
    pub(crate) players: Vec<Player>,
    pub(crate) streams: Vec<Stream>,
    /// Two without a seat; the second has a secret.
    pub(crate) watchers: Vec<(Client, Stream)>,
}

impl Party {
    /// Opens a table and seats `players`; the first is the host.
    pub(crate) async fn sit(server: &Running, players: usize, opening: Value) -> Party {
        let host = server.client(&name(0));
        let mut opening = opening;
        opening["name"] = name(0).into();
        let opened = ok(host.post("/tables", None, &opening).await.unwrap());
        let code = opened["code"].as_str().unwrap().to_owned();
        let mut party = Party {
            code: code.clone(),
            // With short timeouts, a host without a stream would be away before the others sit.
            streams: vec![host.stream(&code).await.unwrap()],
            players: vec![Player::new(host, &code, 1)],
            watchers: Vec::new(),
        };
        for seat in 1..players {
            let player = Player::new(server.client(&name(seat)), &code, seat as u8 + 1);
            ok(player
                .ask("sit", &json!({ "name": name(seat) }))
                .await
                .unwrap());
            party
                .streams
                .push(player.client.stream(&code).await.unwrap());
            party.players.push(player);
        }
        for watcher in [server.guest(), server.client("watcher")] {
            let stream = watcher.stream(&code).await.unwrap();
            party.watchers.push((watcher, stream));
        }
        let now = party.players[0].look().await.unwrap();
        party.reach(&now).await;
        party.settle().await;
        party
    }

    /// Waits until everybody is shown as present.
    pub(crate) async fn settle(&mut self) {
        let watching = self.watchers.iter_mut().map(|(_, stream)| stream);
        for stream in self.streams.iter_mut().chain(watching) {
            until(stream, |view| view["away"] == json!([])).await;
        }
    }

    pub(crate) async fn start(&mut self) {
        let started = ok(self.players[0].ask("start", &json!({})).await.unwrap());
        self.reach(&started).await;
    }

    /// Reads every stream up to the version in this answer.
    pub(crate) async fn reach(&mut self, answer: &Value) {
        let version = answer["version"].as_u64().unwrap();
        let watching = self.watchers.iter_mut().map(|(_, stream)| stream);
        for stream in self.streams.iter_mut().chain(watching) {
            let reached = timeout(PATIENCE, stream.reach(version)).await;
            assert!(
                reached.expect("nothing received").unwrap(),
                "the stream ended"
            );
        }
    }

    /// One player that the table waits for moves. False if it waits for nobody.
    pub(crate) async fn step(&mut self) -> bool {
        for seat in 0..self.players.len() {
            let player = &mut self.players[seat];
            if let Some((what, body)) = player.choose(&self.streams[seat].view).unwrap() {
                let answer = ok(player.ask(&what, &body).await.unwrap());
                self.reach(&answer).await;
                return true;
            }
        }
        false
    }

    pub(crate) fn view(&self) -> &Value {
        &self.streams[0].view
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view()["game"]["stage"]["is"] == "over"
    }

    /// The name of the current step.
    pub(crate) fn scene(&self) -> String {
        let scene = &self.view()["game"]["stage"]["scene"]["step"];
        scene.as_str().unwrap_or_default().to_owned()
    }

    pub(crate) async fn play_until(&mut self, scene: &str) {
        while self.scene() != scene {
            assert!(self.step().await, "the game is stuck before {scene}");
        }
    }

    /// Checks that everybody's stream adds up to what the server shows them now.
    pub(crate) async fn check_streams(&self) {
        for (player, stream) in self.players.iter().zip(&self.streams) {
            assert_eq!(player.look().await.unwrap(), stream.view);
        }
        for (client, stream) in &self.watchers {
            let fresh = client.get(&format!("/t/{}", self.code)).await.unwrap();
            assert_eq!(ok(fresh), stream.view);
        }
    }
}

#[allow(clippy::needless_pass_by_value)] // Reads better where it is called.
pub(crate) fn ok(answer: Answer) -> Value {
    assert!(answer.is_ok(), "{answer}");
    answer.json()
}

/// Expects a refusal with this status, code and a sentence.
pub(crate) fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (status, code),
        "{answer}"
    );
    is_problem(answer);
}

/// Expects problem details (RFC 9457) with a stable code and a sentence.
pub(crate) fn is_problem(answer: &Answer) {
    let body = answer.json();
    assert_eq!(
        answer.header("content-type"),
        Some("application/problem+json"),
        "{answer}"
    );
    assert_eq!(body["status"], answer.status, "{answer}");
    assert!(
        body["code"].as_str().is_some_and(|code| !code.is_empty()),
        "{answer}"
    );
    let sentence = body["detail"].as_str().unwrap_or_default();
    assert!(sentence.len() > 8 && sentence.ends_with('.'), "{answer}");
}

/// The latest line of the chat.
pub(crate) fn latest_line(view: &Value) -> Value {
    let lines = view["chat"].as_object().unwrap().iter();
    let latest = lines.max_by_key(|(number, _)| number.parse::<u64>().unwrap());
    latest.unwrap().1.clone()
}

/// Reads the stream until the view is as wanted.
pub(crate) async fn until(stream: &mut Stream, wanted: impl Fn(&Value) -> bool) {
    let listen = async {
        while !wanted(&stream.view) {
            assert!(stream.next().await.unwrap().is_some(), "the stream ended");
        }
    };
    if timeout(PATIENCE, listen).await.is_err() {
        panic!("timed out waiting at {}", stream.view);
    }
}

/// A message as in the language's file.
pub(crate) fn message(tag: &str, key: &str) -> String {
    let start = format!("{key} = ");
    let files = moonhare_languages::find(tag).unwrap().messages();
    let line =
        (files.iter().flat_map(|file| file.lines())).find_map(|line| line.strip_prefix(&start));
    line.unwrap().to_owned()
}
