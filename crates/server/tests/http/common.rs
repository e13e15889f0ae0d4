//! A server in this process, and people around a table of it.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use moonhare_client::{Answer, Client, Player, Stream};
use moonhare_server::{Config, Limits, Pace, Server};
use moonhare_store::{Memory, Store};
use serde_json::{Value, json};
use tokio::{
    sync::oneshot,
    task::JoinHandle,
    time::{sleep, timeout},
};

/// Nothing takes this long unless it hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Waits for what comes by itself.
pub(crate) async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let began = Instant::now();
    while !holds().await {
        assert!(began.elapsed() < PATIENCE, "waited in vain until {what}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until the directory has a table that is at least 50 milliseconds old: a server looks for old
/// ones as it starts, and then not for long.
pub(crate) async fn is_listed(store: &Arc<dyn Store>) {
    eventually("the table is listed", async || {
        !store.list_entries().await.unwrap().is_empty()
    })
    .await;
    sleep(Duration::from_millis(50)).await;
}

/// Loopback, a free port, no waiting, and limits that tests of other things do not meet.
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
    /// Where those who run it look.
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
                // A dropped sender ends the server too.
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

/// The secret of somebody of that name.
pub(crate) fn secret(name: &str) -> String {
    format!("secret-of-{name}-{}", "x".repeat(20))
}

pub(crate) fn name(seat: usize) -> String {
    format!("P{seat}")
}

/// A table with people around it, who all have a stream open.
pub(crate) struct Party {
    pub(crate) code: String,
    pub(crate) players: Vec<Player>,
    pub(crate) streams: Vec<Stream>,
    /// Two who have no seat; the second has a secret all the same.
    pub(crate) watchers: Vec<(Client, Stream)>,
}

impl Party {
    /// Opens a table and seats `players`; the first of them hosts.
    pub(crate) async fn sit(server: &Running, players: usize, opening: Value) -> Party {
        let host = server.client(&name(0));
        let mut opening = opening;
        opening["name"] = name(0).into();
        let opened = ok(host.post("/tables", None, &opening).await.unwrap());
        let code = opened["code"].as_str().unwrap().to_owned();
        let mut party = Party {
            code: code.clone(),
            // At a quick pace a host without a stream would be away before the others sit.
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

    /// Waits until everybody is seen to be there.
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

    /// Lets every stream hear of an answer.
    pub(crate) async fn reach(&mut self, answer: &Value) {
        let version = answer["version"].as_u64().unwrap();
        let watching = self.watchers.iter_mut().map(|(_, stream)| stream);
        for stream in self.streams.iter_mut().chain(watching) {
            let reached = timeout(PATIENCE, stream.reach(version)).await;
            assert!(reached.expect("nothing heard").unwrap(), "the stream ended");
        }
    }

    /// Somebody the table waits for moves; false if it waits for nobody.
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

    /// The name of the step that the game is at.
    pub(crate) fn scene(&self) -> String {
        let scene = &self.view()["game"]["stage"]["scene"]["step"];
        scene.as_str().unwrap_or_default().to_owned()
    }

    pub(crate) async fn play_until(&mut self, scene: &str) {
        while self.scene() != scene {
            assert!(self.step().await, "the game stands still before {scene}");
        }
    }

    /// What everybody's stream adds up to is what the server shows them when asked anew.
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

/// A refusal with this status and code, and with a sentence.
pub(crate) fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!(
        (answer.status, answer.code().as_str()),
        (status, code),
        "{answer}"
    );
    is_problem(answer);
}

/// Every refusal is problem details (RFC 9457) with a stable code and a sentence.
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

/// The line of chat that was said last.
pub(crate) fn latest_line(view: &Value) -> Value {
    let lines = view["chat"].as_object().unwrap().iter();
    let latest = lines.max_by_key(|(number, _)| number.parse::<u64>().unwrap());
    latest.unwrap().1.clone()
}

/// Listens until the view is as wanted.
pub(crate) async fn until(stream: &mut Stream, wanted: impl Fn(&Value) -> bool) {
    let listen = async {
        while !wanted(&stream.view) {
            assert!(stream.next().await.unwrap().is_some(), "the stream ended");
        }
    };
    if timeout(PATIENCE, listen).await.is_err() {
        panic!("waited in vain at {}", stream.view);
    }
}

/// A message of a language as its file has it.
pub(crate) fn message(tag: &str, key: &str) -> String {
    let start = format!("{key} = ");
    let files = moonhare_languages::find(tag).unwrap().messages();
    let line =
        (files.iter().flat_map(|file| file.lines())).find_map(|line| line.strip_prefix(&start));
    line.unwrap().to_owned()
}
