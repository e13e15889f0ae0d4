//! Nothing acknowledged is lost: the server is killed at random moments during real games over
//! HTTP, and started again on the same data.
//!
//! `cargo xtask crash --kills 500` runs the long version.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{
    collections::HashMap,
    fs,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use common::{Served, moonhare, run_to_end, secret};
use moonhare_client::{Client, Player, Trouble};
use serde_json::{Value, json};
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

/// Enough for every test run; MOONHARE_KILLS sets more.
const KILLS: usize = 6;

const TABLES: [(&str, usize, &str); 5] = [
    ("classic", 3, r#"{"points":30}"#),
    ("classic", 4, r#"{"points":12}"#),
    ("classic", 7, r#"{"points":20}"#),
    ("party", 6, r#"{"tellings":1}"#),
    ("team", 6, r#"{"tellings":1}"#),
];

const PATIENCE: Duration = Duration::from_secs(60);

/// A command that the server acknowledged.
#[derive(Clone, Debug)]
struct Done {
    game: usize,
    round: u64,
    seat: usize,
    what: String,
    body: Value,
}

/// What the players know of a table.
struct Table {
    code: String,
    mode: &'static str,
    players: usize,
    known: Mutex<Known>,
    /// True once the host starts no more games.
    ended: watch::Sender<bool>,
}

#[derive(Default)]
struct Known {
    /// The greatest version in any answer.
    version: u64,
    /// The latest view that each seat saw.
    seen: HashMap<usize, Value>,
    done: Vec<Done>,
    said: Vec<String>,
    games: usize,
}

impl Table {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap()
    }

    fn token(&self, seat: usize) -> String {
        secret(&format!("{}-{}-{seat}", self.mode, self.players))
    }

    fn did(&self, game: usize, round: Option<u64>, seat: usize, what: String, body: Value) {
        let mut known = self.known();
        match what.as_str() {
            "start" => {}
            "again" => known.games += 1,
            _ => {
                let round = round.unwrap();
                known.done.push(Done {
                    game,
                    round,
                    seat,
                    what,
                    body,
                });
            }
        }
    }

    fn saw(&self, seat: usize, view: &Value) {
        let mut known = self.known();
        known.version = known.version.max(version(view));
        known.seen.insert(seat, view.clone());
    }
}

fn version(view: &Value) -> u64 {
    view["version"].as_u64().unwrap()
}

/// A client for the current server, or none while it is down.
type Net = watch::Receiver<Option<Client>>;

/// Waits for a server other than `old`.
async fn up(net: &mut Net, old: Option<&str>) -> Client {
    let there = |client: &Option<Client>| {
        client
            .as_ref()
            .is_some_and(|client| Some(client.base()) != old)
    };
    let found = timeout(PATIENCE, net.wait_for(there)).await;
    found
        .expect("the server does not come back")
        .unwrap()
        .clone()
        .unwrap()
}

struct Fates {
    /// No more rematches: the games should finish.
    finish: AtomicBool,
    /// Commands sent again because their outcome was unknown.
    retried: AtomicUsize,
    acknowledged: AtomicUsize,
}

/// Sends a command until its outcome is known. Returns the new view, or the refusal's code.
async fn insist(
    table: &Table,
    net: &mut Net,
    fates: &Fates,
    seat: usize,
    (what, body): (&str, &Value),
    key: &str,
) -> Result<Value, String> {
    let mut old = None;
    loop {
        let client = up(net, old.as_deref()).await.with_token(&table.token(seat));
        let path = format!("/t/{}/{what}", table.code);
        match client.post(&path, Some(key), body).await {
            Ok(answer) if answer.is_ok() => {
                fates.acknowledged.fetch_add(1, Relaxed);
                table.saw(seat, &answer.json());
                return Ok(answer.json());
            }
            // While the server shuts down, its store may already be closed.
            Ok(answer) if answer.status < 500 => return Err(answer.code()),
            Ok(_) | Err(_) => {
                fates.retried.fetch_add(1, Relaxed);
                old = Some(client.base().to_owned());
            }
        }
    }
}

/// One player at one table, through all crashes.
async fn play(table: Arc<Table>, seat: usize, mut net: Net, fates: Arc<Fates>) {
    let mut sent = 0;
    let mut old: Option<String> = None;
    loop {
        let client = up(&mut net, old.as_deref())
            .await
            .with_token(&table.token(seat));
        old = Some(client.base().to_owned());
        let mut player = Player::new(client.clone(), &table.code, fastrand::u8(..));
        let Ok(mut stream) = client.stream(&table.code).await else {
            continue;
        };
        let mut ended = table.ended.subscribe();
        'stream: loop {
            tokio::select! {
                heard = stream.next() => {
                    if !matches!(heard, Ok(Some(_))) {
                        break;
                    }
                }
                _ = ended.wait_for(|ended| *ended) => return,
            }
            loop {
                let view = stream.view.clone();
                table.saw(seat, &view);
                let stage = view["game"]["stage"]["is"].as_str().unwrap();
                let (what, body) = match (stage, player.choose(&view).unwrap()) {
                    ("over", _) if seat == 0 && fates.finish.load(Relaxed) => {
                        table.ended.send_replace(true);
                        return;
                    }
                    ("over", _) if seat == 0 => ("again".to_owned(), json!({})),
                    ("lobby", _) if seat == 0 => ("start".to_owned(), json!({})),
                    (_, Some(mv)) => mv,
                    _ => break,
                };
                sent += 1;
                let key = format!("move {sent}");
                // A rematch is counted before it starts, so this is the view's game.
                let game = table.known().games;
                let answer = insist(&table, &mut net, &fates, seat, (&what, &body), &key).await;
                match answer {
                    Ok(after) => {
                        let round = view["game"]["stage"]["round"].as_u64();
                        table.did(game, round, seat, what, body);
                        if fastrand::u8(..) < 20 {
                            say(&table, &mut net, &fates, seat, sent).await;
                        }
                        // After a crash in between, this stream is dead.
                        if !matches!(stream.reach(version(&after)).await, Ok(true)) {
                            break 'stream;
                        }
                    }
                    // Others were faster to claim or, as a partner, to give, or somebody closed the
                    // step.
                    Err(code) => {
                        assert!(
                            matches!((what.as_str(), code.as_str()), ("claim", "wrong_step"))
                                || (table.mode == "team"
                                    && what == "give"
                                    && matches!(code.as_str(), "partner_gave" | "wrong_step")),
                            "{what} {body}: {code}"
                        );
                        break;
                    }
                }
            }
        }
    }
}

/// A chat line is not idempotent: only its key prevents a repeat.
async fn say(table: &Table, net: &mut Net, fates: &Fates, seat: usize, sent: usize) {
    let text = format!("line {sent} of {seat}");
    let body = json!({ "text": text });
    let key = format!("line {sent}");
    if table.known().said.len() < 60 {
        insist(table, net, fates, seat, ("say", &body), &key)
            .await
            .unwrap();
        table.known().said.push(text);
    }
}

async fn open(client: &Client, (mode, players, goal): (&'static str, usize, &str)) -> Arc<Table> {
    let goal: Value = serde_json::from_str(goal).unwrap();
    let mut table = Table {
        code: String::new(),
        mode,
        players,
        known: Mutex::default(),
        ended: watch::channel(false).0,
    };
    let host = client.with_token(&table.token(0));
    let opening = json!({ "mode": mode, "goal": goal, "name": "P0" });
    let opened = host
        .post("/tables", Some("open"), &opening)
        .await
        .unwrap()
        .ok()
        .unwrap();
    table.code = opened["code"].as_str().unwrap().to_owned();
    for seat in 1..players {
        let body = json!({ "name": format!("P{seat}") });
        let client = client.with_token(&table.token(seat));
        let path = format!("/t/{}/sit", table.code);
        let sat = client.post(&path, Some("sit"), &body).await.unwrap();
        sat.ok().unwrap();
    }
    Arc::new(table)
}

/// After a restart everything acknowledged is there, and everybody sees it.
async fn check(table: &Table, client: &Client) -> Result<(), Trouble> {
    let (acknowledged, seen, done) = {
        let known = table.known();
        let of_this_game = (known.done.iter()).filter(|done| done.game == known.games);
        let done: Vec<Done> = of_this_game.cloned().collect();
        (known.version, known.seen.clone(), done)
    };
    for seat in 0..table.players {
        let client = client.with_token(&table.token(seat));
        let now = client.get(&format!("/t/{}", table.code)).await?.ok()?;
        assert!(
            version(&now) >= acknowledged,
            "version {} was acknowledged, {} is there",
            acknowledged,
            version(&now)
        );
        assert_eq!(now["you"]["seat"], seat);
        let Some(before) = seen.get(&seat) else {
            continue;
        };
        let (was, is) = (&before["game"]["stage"], &now["game"]["stage"]);
        if version(before) == version(&now) {
            assert_eq!(before["game"], now["game"]);
        }
        if was["commitment"] == is["commitment"]
            && was["round"] == is["round"]
            && was["scene"]["step"] == is["scene"]["step"]
        {
            assert_eq!(was["hand"], is["hand"], "a crash changes no hand");
        }
        let rounds = client
            .get(&format!("/t/{}/rounds", table.code))
            .await?
            .ok()?;
        let own = done.iter().filter(|done| done.seat == seat);
        if is["is"] == "playing" && was["commitment"] == is["commitment"] {
            // These players never change their minds, so every move still counts.
            for done in own {
                check_done(table, done, &now, &rounds["rounds"]);
            }
        }
    }
    Ok(())
}

fn check_done(table: &Table, done: &Done, now: &Value, rounds: &Value) {
    let stage = &now["game"]["stage"];
    let scene = &stage["scene"];
    let current = stage["round"].as_u64().unwrap();
    assert!(current >= done.round, "{done:?} at {stage}");
    let index = done.round as usize - 1;
    let over = &rounds[index];
    let (seat, step) = (done.seat, scene["step"].as_str().unwrap());
    let holds = match done.what.as_str() {
        "claim" if over.is_object() => over["storyteller"] == seat,
        "claim" => scene["storyteller"] == seat,
        "tell" if over.is_object() => {
            over["storyteller"] == seat && over["clue"] == done.body["clue"]
        }
        "tell" => scene["storyteller"] == seat && scene["clue"] == done.body["clue"],
        "give" if over.is_object() => {
            let board = over["board"].as_array().unwrap();
            let cards = done.body["cards"].as_array().unwrap();
            cards.iter().all(|card| {
                let laid = json!({ "card": card, "giver": seat });
                board.contains(&laid)
            })
        }
        "give" if step == "giving" => scene["given"] == done.body["cards"],
        "give" => {
            let cards = done.body["cards"].as_array().unwrap();
            let mine = scene["mine"].as_array().unwrap().iter();
            let board = |space: &Value| &scene["board"][space.as_u64().unwrap() as usize - 1];
            let laid: Vec<&Value> = mine.map(board).collect();
            cards.len() == laid.len() && cards.iter().all(|card| laid.contains(&card))
        }
        "vote" if over.is_object() => over["ballots"][seat] == done.body["ballot"],
        "vote" => scene["ballot"] == done.body["ballot"],
        "next" => {
            let waiting = now["game"]["waiting"].as_array().unwrap();
            current > done.round || !waiting.contains(&json!(seat))
        }
        other => panic!("{other} is no move of {}", table.mode),
    };
    assert!(
        holds,
        "{done:?} was acknowledged and is lost: {now}\n{over}"
    );
}

/// In the whole download every acknowledged command happened once, and `moonhare replay` accepts
/// it.
async fn check_download(table: &Table, client: &Client, dir: &std::path::Path) {
    let client = client.with_token(&table.token(0));
    let answer = client
        .get(&format!("/t/{}/game.json", table.code))
        .await
        .unwrap();
    let file = dir.join(format!("{}.json", table.code));
    fs::write(&file, &answer.body).unwrap();
    let told = run_to_end(moonhare(&["replay"]).arg(&file));
    let story = String::from_utf8(told.stdout).unwrap();
    assert!(
        told.status.success(),
        "{}",
        String::from_utf8_lossy(&told.stderr)
    );
    assert!(story.contains("matches its promise"), "{story}");

    // Counts of events by game, round and seat.
    let mut happened: HashMap<(usize, u64, u64, String), usize> = HashMap::new();
    let (mut game, mut round) = (0, 0);
    for event in answer.json()["events"].as_array().unwrap() {
        match event["event"].as_str().unwrap() {
            "rematched" => game += 1,
            "began" => round = event["round"].as_u64().unwrap(),
            what => {
                if let Some(seat) = event["seat"].as_u64() {
                    *happened
                        .entry((game, round, seat, what.to_owned()))
                        .or_default() += 1;
                }
            }
        }
    }
    let view = client
        .get(&format!("/t/{}", table.code))
        .await
        .unwrap()
        .json();
    let known = table.known();
    for done in &known.done {
        let event = match done.what.as_str() {
            "claim" => "claimed",
            "tell" => "told",
            "give" => "given",
            "vote" => "voted",
            "next" => "pressed_on",
            other => panic!("{other}"),
        };
        let key = (done.game, done.round, done.seat as u64, event.to_owned());
        assert_eq!(happened.get(&key), Some(&1), "{done:?}");
    }
    let lines: Vec<&Value> = view["chat"].as_object().unwrap().values().collect();
    for said in &known.said {
        let heard = lines
            .iter()
            .filter(|line| line["text"]["text"] == **said)
            .count();
        assert_eq!(heard, 1, "{said:?} in {lines:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost() {
    let kills = std::env::var("MOONHARE_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let began = Instant::now();
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let mut server = Served::start(&data, &[]);
    let mut client = Client::new(&server.base).unwrap();
    let mut tables = Vec::new();
    for table in TABLES {
        tables.push(open(&client, table).await);
    }
    let (announce, net) = watch::channel(Some(client.clone()));
    let fates = Arc::new(Fates {
        finish: AtomicBool::new(false),
        retried: AtomicUsize::new(0),
        acknowledged: AtomicUsize::new(0),
    });
    let mut players = tokio::task::JoinSet::new();
    for table in &tables {
        for seat in 0..table.players {
            players.spawn(play(table.clone(), seat, net.clone(), fates.clone()));
        }
    }

    for kill in 1..=kills {
        if kill % 50 == 0 {
            println!("kill {kill} of {kills}, {:.0?}", began.elapsed());
        }
        let before = fates.acknowledged.load(Relaxed);
        sleep(Duration::from_millis(fastrand::u64(30..600))).await;
        // A slow machine may need longer until the games go on.
        let went_on = timeout(PATIENCE, async {
            while fates.acknowledged.load(Relaxed) == before {
                sleep(Duration::from_millis(1)).await;
            }
        });
        went_on.await.expect("nobody plays");
        announce.send_replace(None);
        server.kill();
        if let Some(ended) = players.try_join_next() {
            ended.unwrap();
        }
        server = Served::start(&data, &[]);
        client = Client::new(&server.base).unwrap();
        for table in &tables {
            check(table, &client).await.unwrap();
        }
        announce.send_replace(Some(client.clone()));
    }
    fates.finish.store(true, Relaxed);
    let ended = timeout(PATIENCE * 3, async {
        while let Some(ended) = players.join_next().await {
            ended.unwrap();
        }
    });
    ended.await.expect("the games do not finish");
    let complaints = server.complaints();
    assert!(!complaints.contains("panicked"), "{complaints}");
    for table in &tables {
        check_download(table, &client, dir.path()).await;
    }
    let (acknowledged, retried) = (
        fates.acknowledged.load(Relaxed),
        fates.retried.load(Relaxed),
    );
    println!(
        "crash: {kills} kills, {acknowledged} commands acknowledged, {retried} sent again, {} games, {:.0?}",
        tables
            .iter()
            .map(|table| table.known().games + 1)
            .sum::<usize>(),
        began.elapsed()
    );
    assert!(retried > 0, "no command was in flight at any kill");
}
