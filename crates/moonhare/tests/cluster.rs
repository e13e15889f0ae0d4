//! Several servers share their tables through NATS.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::time::Duration;

use common::{PATIENCE, RecordedProgram, Served, moonhare, secret};
use futures_util::future::join;
use moonhare_client::{Answer, Client, Player};
use moonhare_store::conformance::NatsServers;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

/// The arguments of a node on these servers.
fn sharing(servers: &NatsServers) -> Vec<String> {
    let options = servers.options("");
    let replicas = options.replicas.to_string();
    let nats = options.servers.join(",");
    let more = ["--nats", &nats, "--nats-replicas", &replicas];
    let small = ["--nats-log-space", "1", "--nats-blob-space", "1"];
    more.into_iter().chain(small).map(str::to_owned).collect()
}

fn node(servers: &NatsServers, dir: &TempDir, more: &[&str]) -> Served {
    let sharing = sharing(servers);
    let sharing = sharing.iter().map(String::as_str);
    let more: Vec<&str> = sharing.chain(more.iter().copied()).collect();
    Served::start(&dir.path().join("data"), &more)
}

fn client(node: &Served, name: &str) -> Client {
    Client::new(&node.base).unwrap().with_token(&secret(name))
}

async fn post(client: &Client, path: &str, body: Value) -> Answer {
    let answer = timeout(PATIENCE, client.post(path, None, &body)).await;
    answer.expect("no answer").unwrap()
}

/// A table with its host at this node.
async fn open(node: &Served) -> String {
    let body = json!({ "mode": "classic", "name": "Ana" });
    let opened = post(&client(node, "ana"), "/tables", body).await;
    let opened = opened.ok().unwrap();
    opened["code"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_table_outlives_the_node_where_it_was_opened() {
    let servers = NatsServers::start(1);
    let dir = tempfile::tempdir().unwrap();
    let (mut one, other) = (node(&servers, &dir, &[]), node(&servers, &dir, &[]));
    let code = open(&one).await;
    let sit = format!("/t/{code}/sit");
    let dan = client(&other, "dan");
    post(&dan, &sit, json!({ "name": "Dan" }))
        .await
        .ok()
        .unwrap();
    // Both see both, wherever they look.
    for node in [&one, &other] {
        let view = client(node, "ana").get(&format!("/t/{code}")).await;
        let view = view.unwrap().ok().unwrap();
        assert_eq!(view["keepers"], json!(["person", "person"]));
    }
    one.kill();
    let ana = client(&other, "ana");
    let add = post(&ana, &format!("/t/{code}/add_bot"), json!({})).await;
    assert_eq!(add.ok().unwrap()["keepers"].as_array().unwrap().len(), 3);
    let start = post(&ana, &format!("/t/{code}/start"), json!({})).await;
    start.ok().unwrap();
    assert!(!dir.path().join("data").exists(), "nothing is kept here");
}

/// Two play at one node and one at another, with two computer players. Then their node is killed.
#[tokio::test]
async fn a_game_goes_on_at_another_node() {
    let servers = NatsServers::start(1);
    let dir = tempfile::tempdir().unwrap();
    let quick = ["--bot-thinks", "40"];
    let (mut one, other) = (node(&servers, &dir, &quick), node(&servers, &dir, &quick));
    let body = json!({ "mode": "classic", "name": "Ana", "bots": 2, "goal": { "points": 8 } });
    let opened = post(&client(&one, "ana"), "/tables", body).await;
    let code = opened.ok().unwrap()["code"].as_str().unwrap().to_owned();
    let mut players: Vec<Player> = [(&one, "ana"), (&one, "dan"), (&other, "eva")]
        .into_iter()
        .zip(1..)
        .map(|((node, name), seed)| Player::new(client(node, name), &code, seed))
        .collect();
    for (player, name) in players.iter().zip(["Ana", "Dan", "Eva"]).skip(1) {
        let sit = player.ask("sit", &json!({ "name": name })).await.unwrap();
        sit.ok().unwrap();
    }
    players[0]
        .ask("start", &json!({}))
        .await
        .unwrap()
        .ok()
        .unwrap();

    // What each has seen. Nodes hear of a move one after the other, so only one's own views never go back.
    let mut seen = [0; 3];
    let mut killed = false;
    let game = async {
        loop {
            for (player, seen) in players.iter_mut().zip(&mut seen) {
                let view = player.look().await.unwrap();
                let version = view["version"].as_u64().unwrap();
                assert!(version >= *seen, "a view went back");
                *seen = version;
                if view["game"]["stage"]["is"] == "over" {
                    return view;
                }
                if let Some((what, body)) = player.choose(&view).unwrap() {
                    let answer = player.ask(&what, &body).await.unwrap();
                    // A computer player may have claimed first.
                    assert!(answer.is_ok() || what == "claim", "{answer}");
                    *seen = answer.json()["version"].as_u64().unwrap_or(*seen);
                }
            }
            if !killed && seen[0] > 20 {
                one.kill();
                killed = true;
                for (player, name) in players.iter_mut().zip(["ana", "dan"]) {
                    player.client = client(&other, name);
                }
                // The other node has heard of all moves in a moment.
                while players[0].look().await.unwrap()["version"].as_u64()
                    < Some(seen[0].max(seen[1]))
                {
                    sleep(Duration::from_millis(1)).await;
                }
            }
            sleep(Duration::from_millis(10)).await;
        }
    };
    let last = timeout(PATIENCE, game).await.expect("the game ends");
    assert!(killed, "the game was over too early");
    let seats = last["game"]["seats"].as_array().unwrap();
    assert!(seats.iter().all(|seat| seat["stand_in"] != true), "{last}");
}

#[tokio::test]
async fn a_command_waits_for_nats_to_come_back() {
    let mut servers = NatsServers::start(1);
    let dir = tempfile::tempdir().unwrap();
    let node = node(&servers, &dir, &[]);
    let code = open(&node).await;
    let ana = client(&node, "ana");
    let ready = async || ana.get("/readyz").await.unwrap().status;
    assert_eq!(ready().await, 200);
    servers.kill(0);
    let path = format!("/t/{code}/say");
    let say = post(&ana, &path, json!({ "text": "hello" }));
    let meanwhile = async {
        // An answer holds for two seconds.
        sleep(Duration::from_secs(2)).await;
        assert_eq!(ready().await, 503);
        servers.wake(0);
    };
    let (said, ()) = join(say, meanwhile).await;
    let said = said.ok().unwrap();
    let lines = said["chat"].as_object().unwrap().values();
    let hellos = lines.filter(|line| line.to_string().contains("hello"));
    assert_eq!(hellos.count(), 1, "{said}");
    let ready_again = async { while ready().await != 200 {} };
    timeout(PATIENCE, ready_again).await.unwrap();
}

/// A table goes from a directory to NATS and back to another directory, and looks the same there.
#[tokio::test]
async fn data_moves_to_nats_and_back() {
    let servers = NatsServers::start(1);
    let dir = tempfile::tempdir().unwrap();
    let place = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let nats = servers.options("").servers.join(",");
    let (here, back) = (place("here"), place("back"));
    let served = Served::start(here.as_ref(), &[]);
    let code = open(&served).await;
    let look = async |served: &Served| {
        let view = client(served, "ana").get(&format!("/t/{code}")).await;
        let mut view = view.unwrap().ok().unwrap();
        // Who is connected isn't kept.
        view.as_object_mut().unwrap().remove("away");
        view
    };
    let before = look(&served).await;
    let copy = |from: &str, to: &str| {
        let mut command = moonhare(&["store", "copy", "--from", from, "--to", to]);
        let small = ["--nats-log-space", "1", "--nats-blob-space", "1"];
        let program = command.args(["--nats-replicas", "1"]).args(small);
        RecordedProgram::start(program).end()
    };
    let (status, _, complaint) = copy(&here, &nats);
    assert_eq!(status.code(), Some(1), "it is being served");
    assert!(
        complaint.starts_with("--from: ") && complaint.contains("here"),
        "{complaint}"
    );
    served.terminate();
    // The directory above has no data, and gets none.
    let above = dir.path().to_str().unwrap();
    let (status, _, complaint) = copy(above, &nats);
    assert_eq!(status.code(), Some(1));
    assert!(complaint.contains("no data of Moonhare"), "{complaint}");
    assert!(!dir.path().join("moonhare.sqlite").exists());
    // The second time there is nothing left to do.
    for (from, to) in [(&here, &nats), (&here, &nats), (&nats, &back)] {
        let (status, out, complaint) = copy(from, to);
        assert!(status.success(), "{complaint}");
        assert!(out.starts_with("1 tables"), "{out}");
    }
    let served = Served::start(back.as_ref(), &[]);
    assert_eq!(look(&served).await, before);
    // A back-up of the cluster is the same, and is never made twice.
    let backup = |to: &str| {
        let mut command = moonhare(&["backup", to, "--nats", &nats, "--nats-replicas", "1"]);
        RecordedProgram::start(&mut command).end()
    };
    let kept = place("kept");
    let (status, out, complaint) = backup(&kept);
    assert!(status.success(), "{complaint}");
    assert!(out.starts_with("1 tables"), "{out}");
    let (status, _, complaint) = backup(&kept);
    assert_eq!(status.code(), Some(1));
    assert!(complaint.contains("already there"), "{complaint}");
    assert_eq!(look(&Served::start(kept.as_ref(), &[])).await, before);
    // Both go on, differently: the histories are not mixed.
    let say = format!("/t/{code}/say");
    post(&client(&served, "ana"), &say, json!({ "text": "here" }))
        .await
        .ok()
        .unwrap();
    served.terminate();
    let shared = node(&servers, &dir, &[]);
    post(&client(&shared, "ana"), &say, json!({ "text": "there" }))
        .await
        .ok()
        .unwrap();
    let (status, _, complaint) = copy(&back, &nats);
    assert_eq!(status.code(), Some(1));
    assert!(complaint.contains("another history"), "{complaint}");
}

/// Runs to the end, which must come soon.
fn complaint(args: &[&str]) -> String {
    let mut command = moonhare(&["serve", "--listen", "127.0.0.1:0"]);
    command.env("MOONHARE_NATS_PASSWORD", "sun");
    let program = RecordedProgram::start(command.args(args));
    let (status, out, complaint) = program.end();
    assert_eq!((status.code(), &*out), (Some(1), ""), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    complaint
}

/// A node starts only on nats-servers that write to the disk before they acknowledge, if it can ask them.
#[tokio::test]
async fn nats_servers_that_may_lose_writes_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let (good, lazy) = (NatsServers::start(1), NatsServers::start_lazy());
    let (monitor, lazy_monitor) = (good.monitors().join(","), lazy.monitors().join(","));
    let refused = |servers: &NatsServers, monitors: &str| {
        let sharing = sharing(servers);
        let mut args: Vec<&str> = sharing.iter().map(String::as_str).collect();
        args.extend(["--nats-monitor", monitors]);
        complaint(&args)
    };
    let text = refused(&lazy, &lazy_monitor);
    assert!(text.contains("`sync_interval: always`"), "{text}");
    let text = refused(&good, &format!("{monitor},{lazy_monitor}"));
    assert!(text.contains(&lazy_monitor), "{text}");
    let asked = node(&good, &dir, &["--nats-monitor", &monitor]);
    // That is somebody else.
    let text = refused(&good, &asked.base);
    assert!(text.contains("isn't the monitoring address"), "{text}");
    // Nobody listens there, and nobody was asked at all.
    let away = node(&good, &dir, &["--nats-monitor", "http://127.0.0.1:1"]);
    let unasked = node(&lazy, &dir, &[]);
    for (node, words) in [
        (
            &away,
            "It is unknown whether the nats-server at http://127.0.0.1:1",
        ),
        (&unasked, "It is unknown whether the nats-servers"),
    ] {
        node.must_complain(words).await;
    }
    assert_eq!(asked.complaints(), "");
}

#[tokio::test]
async fn nats_that_will_not_do_is_refused_with_a_sentence() {
    let servers = NatsServers::start_with(1, "authorization { user: ana, password: moon }");
    let nats = servers.options("").servers.join(",");
    let refused = |more: &[&str]| {
        let args = [&["--nats", &nats], more].concat();
        complaint(&args)
    };
    // It doesn't know us without a user, nor with a wrong password.
    for more in [&[][..], &["--nats-user", "ana"]] {
        let text = refused(more);
        assert!(text.contains("doesn't know this user"), "{text}");
    }
    let text = refused(&["--nats-credentials", "/nowhere.creds"]);
    assert!(text.contains("/nowhere.creds can't be read"), "{text}");
    let text = complaint(&["--nats", "no address"]);
    assert!(text.contains("isn't the address"), "{text}");
}
