//! Several nodes share their tables through NATS.

use std::{sync::Arc, time::Duration};

use moonhare_client::{Player, Stream};
use moonhare_server::{Config, Pace};
use moonhare_store::{EventLog, Nats, Record, Store, TableId, Version, conformance::NatsServers};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::{
    common::{PATIENCE, Running, config, eventually, name, ok, until},
    odd::{Mood, Odd},
};

fn quick() -> Pace {
    Pace {
        think: 0..=20,
        away_after: Duration::from_millis(150),
        stand_in_after: Duration::from_millis(400),
        replace_host_after: Duration::from_millis(400),
        beat: Duration::from_millis(100),
        turn: Duration::from_millis(200),
        ..Pace::default()
    }
}

/// Nodes over one nats-server.
struct Cluster {
    servers: NatsServers,
    nodes: Vec<Running>,
}

impl Cluster {
    async fn new(nodes: usize, pace: Pace, mood: Mood) -> Cluster {
        let mut cluster = Cluster {
            servers: NatsServers::start(1),
            nodes: Vec::new(),
        };
        for _ in 0..nodes {
            let store: Arc<dyn Store> = Arc::new(cluster.store().await);
            let store = Arc::new(Odd::over(store, mood));
            let pace = pace.clone();
            let node = Running::start(Config { pace, ..config() }, store).await;
            cluster.nodes.push(node);
        }
        cluster
    }

    async fn store(&self) -> Nats {
        Nats::open(self.servers.options("moonhare")).await.unwrap()
    }

    /// Somebody at one of the nodes, without a stream.
    fn player(&self, node: usize, seat: usize, code: &str) -> Player {
        let client = self.nodes[node].client(&name(seat));
        Player::new(client, code, seat as u8 + 1)
    }

    /// A table with a player at each of these nodes, and bots. The first player is the host.
    async fn sit(&self, nodes: &[usize], opening: Value) -> (String, Vec<(Player, Stream)>) {
        let mut opening = opening;
        opening["name"] = name(0).into();
        let host = self.nodes[nodes[0]].client(&name(0));
        let opened = ok(host.post("/tables", None, &opening).await.unwrap());
        let code = opened["code"].as_str().unwrap().to_owned();
        let mut people = Vec::new();
        for (seat, node) in nodes.iter().enumerate() {
            let player = self.player(*node, seat, &code);
            if seat > 0 {
                let sit = json!({ "name": name(seat) });
                ok(player.ask("sit", &sit).await.unwrap());
            }
            let stream = player.client.stream(&code).await.unwrap();
            people.push((player, stream));
        }
        for (_, stream) in &mut people {
            until(stream, |view| view["away"] == json!([])).await;
        }
        (code, people)
    }

    async fn log(&self, code: &str) -> Vec<Record> {
        let store = self.store().await;
        let table: TableId = code.parse().unwrap();
        let mut log: Vec<Record> = Vec::new();
        loop {
            let page = store.read(&table, Version(log.len() as u64)).await.unwrap();
            if page.is_empty() {
                return log;
            }
            log.extend(page);
        }
    }

    /// How many records of the log hold this.
    async fn count(&self, code: &str, event: &str) -> usize {
        let log = self.log(code).await;
        let text = |record: &Record| String::from_utf8(record.payload.to_vec()).unwrap();
        log.iter()
            .filter(|record| text(record).contains(event))
            .count()
    }

    async fn stop(self) {
        for node in self.nodes {
            node.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_connected_to_any_node_counts_everywhere() {
    let cluster = Cluster::new(3, quick(), Mood::Well).await;
    let (code, mut people) = cluster.sit(&[0, 1, 2], json!({ "mode": "classic" })).await;
    ok(people[0].0.ask("start", &json!({})).await.unwrap());
    // Much longer than a stand-in would wait.
    sleep(quick().stand_in_after * 3).await;
    for node in 0..3 {
        let view = cluster.player(node, 0, &code).look().await.unwrap();
        assert_eq!(view["away"], json!([]), "at node {node}");
    }
    assert_eq!(cluster.count(&code, "stand_in").await, 0);

    // Who leaves one node is soon away at all of them, and gets one stand-in.
    let (leaver, stream) = people.pop().unwrap();
    drop((leaver, stream));
    for (_, stream) in &mut people {
        until(stream, |view| {
            view["away"] == json!([2]) && view["game"]["seats"][2]["stand_in"] == true
        })
        .await;
    }
    sleep(quick().turn * 4).await;
    assert_eq!(cluster.count(&code, "stand_in").await, 1);

    // They come back at another node.
    let back = cluster.player(0, 2, &code);
    let _stream = back.client.stream(&code).await.unwrap();
    for (_, stream) in &mut people {
        until(stream, |view| {
            view["away"] == json!([]) && view["game"]["seats"][2]["stand_in"] == false
        })
        .await;
    }
    cluster.stop().await;
}

/// Nobody waits for their turn, and the store waits before it appends. So nodes decide the same thing
/// at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_act_at_once_write_one_history() {
    let pace = Pace {
        turn: Duration::ZERO,
        think: 0..=0,
        ..quick()
    };
    let cluster = Cluster::new(3, pace, Mood::Slow).await;
    let opening = json!({ "mode": "classic", "bots": 3, "goal": { "points": 5 } });
    let (code, mut people) = cluster.sit(&[0, 1, 2], opening).await;
    ok(people[0].0.ask("start", &json!({})).await.unwrap());
    // The host goes; all nodes that are left want to replace them.
    let (host, stream) = people.remove(0);
    drop((host, stream));
    eventually("there is another host", async || {
        people[0].0.look().await.unwrap()["host"] != 0
    })
    .await;
    sleep(quick().replace_host_after * 2).await;
    assert_eq!(cluster.count(&code, "host_passed").await, 1);
    // Stand-ins and bots play while both others play at their nodes.
    let play = async {
        loop {
            for (player, _) in &mut people {
                let view = player.look().await.unwrap();
                if view["game"]["stage"]["is"] == "over" {
                    return;
                }
                if let Some((what, body)) = player.choose(&view).unwrap() {
                    // A bot may have claimed first.
                    player.ask(&what, &body).await.unwrap();
                }
            }
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE * 2, play).await.expect("the game ends");
    let log = cluster.log(&code).await;
    for (record, number) in log.iter().zip(1..) {
        assert_eq!(record.version, Version(number));
    }
    // A node that replays the log shows what those that wrote it show.
    let mut views = Vec::new();
    for node in 0..3 {
        views.push(cluster.player(node, 1, &code).look().await.unwrap()["game"].clone());
    }
    let late = Running::start(config(), Arc::new(cluster.store().await)).await;
    let replayed = Player::new(late.client(&name(1)), &code, 1);
    views.push(replayed.look().await.unwrap()["game"].clone());
    assert!(views.iter().all(|view| *view == views[0]), "{views:?}");
    late.stop().await;
    cluster.stop().await;
}
