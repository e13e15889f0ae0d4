//! Costly work is limited: however many requests come at once, only a few are worked on, and the
//! others are told when to come back.

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::Ordering::SeqCst},
    time::{Duration, Instant},
};

use futures_util::future::{join, join_all};
use moonhare_client::{Answer, Client};
use moonhare_server::{Config, Limits};
use moonhare_store::Memory;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::{
    common::{PATIENCE, Party, Running, config, eventually, narrow, ok, refused},
    decks::files::{jpeg, multipart, upload},
    odd::{Mood, Odd},
};

async fn with(limits: Limits) -> Running {
    let config = Config { limits, ..config() };
    Running::start(config, Arc::new(Memory::new())).await
}

/// Sends all but the last byte of many requests, then all the last bytes at once. Returns the
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

/// The number of answers by status and code.
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
async fn guesses_at_once_count_like_guesses_in_a_row() {
    let server = with(Limits {
        guesses: 5,
        ..config().limits
    })
    .await;
    let host = server.client("host");
    let table = locked_table(&host).await;
    let guess = json!({ "password": "sunbeam" });
    let answers = at_once(&server, 30, &format!("{table}/enter"), &guess).await;
    let wanted = [
        ((403, "password".into()), 5),
        ((429, "too_many".into()), 25),
    ];
    assert_eq!(counted(&answers), BTreeMap::from(wanted));
    // The player who sits there can go on.
    ok(host.get(&table).await.unwrap());
    server.stop().await;
}

#[tokio::test]
async fn a_right_password_does_not_count_as_a_guess() {
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
    // An impossible password counts like any other.
    refused(&enter("b", &"x".repeat(5000)).await, 403, "password");
    refused(&enter("c", "sunbeam").await, 429, "too_many");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passwords_of_new_tables_wait_in_a_short_queue() {
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
    // The queue is free again.
    locked_table(&server.client("host")).await;
    server.stop().await;
}

/// A table of one, and a store that can misbehave.
async fn alone() -> (Arc<Odd>, Running, Party) {
    let store = Arc::new(Odd::new(Mood::Well));
    let server = Running::start(config(), store.clone()).await;
    let party = Party::sit(&server, 1, json!({ "mode": "classic" })).await;
    (store, server, party)
}

/// Somebody says something and gets some answer.
async fn say(party: &Party) -> Answer {
    let body = json!({ "text": "hello" });
    let asked = timeout(PATIENCE, party.players[0].ask("say", &body)).await;
    asked.expect("no answer").unwrap()
}

#[tokio::test]
async fn a_table_that_panics_is_not_woken_for_ever() {
    let (store, server, party) = alone().await;
    store.turn(Mood::Breaks);
    refused(&say(&party).await, 500, "bug");
    // The next room knows what the log knows.
    store.turn(Mood::Well);
    ok(say(&party).await);
    server.stop().await;
}

#[tokio::test]
async fn a_table_whose_log_was_deleted_is_closed() {
    let (store, server, party) = alone().await;
    store.turn(Mood::Emptied);
    refused(&say(&party).await, 404, "no_such_table");
    assert_eq!(store.appends.load(SeqCst), 1);
    store.turn(Mood::Well);
    ok(say(&party).await);
    server.stop().await;
}

/// As while NATS has no leader.
#[tokio::test]
async fn a_command_waits_for_the_store_and_is_then_refused() {
    let store = Arc::new(Odd::new(Mood::Well));
    let mut config = config();
    config.pace.store_timeout = Duration::from_millis(300);
    let server = Running::start(config, store.clone()).await;
    let party = Party::sit(&server, 1, json!({ "mode": "classic" })).await;
    store.turn(Mood::Stuck);
    let began = Instant::now();
    let (first, second) = join(say(&party), say(&party)).await;
    refused(&first, 503, "unavailable");
    refused(&second, 503, "unavailable");
    let took = began.elapsed();
    assert!(took >= Duration::from_millis(300), "{took:?}");
    assert!(took < Duration::from_secs(5), "{took:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_command_reads_nothing_back() {
    let (store, server, party) = alone().await;
    let before = store.reads.load(SeqCst);
    ok(say(&party).await);
    assert_eq!(store.reads.load(SeqCst), before);
    server.stop().await;
}

#[tokio::test]
async fn waiting_for_a_record_times_out() {
    for mood in [Mood::Mute, Mood::Contrary] {
        let (store, server, party) = alone().await;
        store.turn(mood);
        refused(&say(&party).await, 503, "unavailable");
        store.turn(Mood::Well);
        ok(say(&party).await);
        server.stop().await;
    }
}

/// Bytes that look like a recording.
fn wav(nth: u8) -> Vec<u8> {
    [b"RIFF\x24\0\0\0WAVEfmt ".as_slice(), &[nth; 2000]].concat()
}

async fn record(party: &Party, seat: usize, bytes: Vec<u8>) -> Answer {
    let player = &party.players[seat];
    let (method, path) = ("POST".parse().unwrap(), player.path("sounds"));
    let sent = player.client.send(method, &path, &[], bytes.into()).await;
    sent.unwrap()
}

async fn tell(party: &Party, seat: usize, sound: &Value, key: &str) -> Answer {
    let card = match party.view()["game"]["settings"]["mode"].as_str() {
        Some("party") => Value::Null,
        _ => party.streams[seat].view["game"]["stage"]["hand"][0].clone(),
    };
    let body = json!({ "card": card, "clue": { "sound": sound } });
    let player = &party.players[seat];
    let path = player.path("tell");
    player.client.post(&path, Some(key), &body).await.unwrap()
}

#[tokio::test]
async fn a_recording_is_for_one_round_only() {
    for (mode, players) in [("classic", 3), ("party", 6)] {
        let server = Running::new().await;
        let opening = json!({ "mode": mode, "first": { "seat": 0 } });
        let mut party = Party::sit(&server, players, opening).await;
        refused(&record(&party, 0, wav(0)).await, 409, "not_begun");
        party.start().await;
        // An invented hash that nobody uploaded.
        let nothing = json!("0".repeat(64));
        refused(&tell(&party, 0, &nothing, "a").await, 409, "no_recording");
        refused(&record(&party, 1, wav(1)).await, 409, "not_storyteller");
        let sound = ok(record(&party, 0, wav(1)).await)["sound"].clone();
        // Only the uploader may use it as a clue.
        refused(&tell(&party, 1, &sound, "b").await, 409, "not_storyteller");
        let told = ok(tell(&party, 0, &sound, "c").await);
        party.reach(&told).await;
        refused(&record(&party, 0, wav(2)).await, 409, "wrong_step");
        // Sending it again has one effect.
        let again = ok(tell(&party, 0, &sound, "c").await);
        assert_eq!(again["version"], told["version"]);
        refused(&tell(&party, 0, &sound, "d").await, 409, "wrong_step");
        // It can't be a clue in the next round.
        party.play_until("reveal").await;
        party.play_until("telling").await;
        let teller = &party.view()["game"]["stage"]["scene"]["storyteller"];
        let teller = teller.as_u64().unwrap() as usize;
        refused(
            &tell(&party, teller, &sound, "e").await,
            409,
            "no_recording",
        );
        ok(record(&party, teller, wav(1)).await);
        ok(tell(&party, teller, &sound, "f").await);
        server.stop().await;
    }
}

#[tokio::test]
async fn a_recording_outlives_its_node() {
    let store = Arc::new(Memory::new());
    let opening = json!({ "mode": "classic", "first": { "seat": 0 } });
    let server = Running::start(config(), store.clone()).await;
    let mut party = Party::sit(&server, 3, opening).await;
    party.start().await;
    let sound = ok(record(&party, 0, wav(1)).await)["sound"].clone();
    // Another node over the same store knows as much as a restarted server.
    let next = Running::start(config(), store).await;
    for player in &mut party.players {
        player.client = next.client("P0");
    }
    let invented = json!("0".repeat(64));
    refused(&tell(&party, 0, &invented, "a").await, 409, "no_recording");
    ok(tell(&party, 0, &sound, "b").await);
    // The answer may get lost. Then the same command comes to the first node, which was given the recording.
    for player in &mut party.players {
        player.client = server.client("P0");
    }
    let path = party.players[0].path(&format!("sounds/{}", sound.as_str().unwrap()));
    eventually("the first node knows the clue", async || {
        party.players[0].client.get(&path).await.unwrap().is_ok()
    })
    .await;
    ok(tell(&party, 0, &sound, "b").await);
    assert!(party.players[0].client.get(&path).await.unwrap().is_ok());
    server.stop().await;
    next.stop().await;
}

#[tokio::test]
async fn recordings_are_limited() {
    let limits = Limits {
        recordings: 2,
        ..config().limits
    };
    let small = Limits {
        all_recordings: 5000,
        ..config().limits
    };
    let opening = json!({ "mode": "classic", "first": { "seat": 0 } });
    // Per address.
    let server = with(limits).await;
    let mut party = Party::sit(&server, 3, opening.clone()).await;
    party.start().await;
    for nth in 0..2 {
        ok(record(&party, 0, wav(nth)).await);
    }
    let third = record(&party, 0, wav(2)).await;
    refused(&third, 429, "too_many");
    assert!(third.header("retry-after").is_some());
    server.stop().await;
    // Over all tables.
    let server = with(small).await;
    for nth in 0..2 {
        let mut party = Party::sit(&server, 3, opening.clone()).await;
        party.start().await;
        let answer = record(&party, 0, wav(nth)).await;
        match nth {
            0 => drop(ok(answer)),
            _ => refused(&answer, 503, "busy"),
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn an_almost_full_disk_takes_no_uploads() {
    let store = Arc::new(Odd::new(Mood::Well));
    let server = Running::start(config(), store.clone()).await;
    let opening = json!({ "mode": "classic", "first": { "seat": 0 } });
    let mut party = Party::sit(&server, 3, opening).await;
    let reserve = Limits::default().disk_reserve;
    store.leave(reserve - 1);
    let deck = || multipart(&[], &[("a.jpg", jpeg(1))]);
    let host = party.players[0].client.clone();
    refused(&upload(&host, &party.code, deck()).await, 507, "disk_full");
    store.leave(reserve);
    ok(upload(&host, &party.code, deck()).await);
    // Moves are still accepted.
    store.leave(reserve - 1);
    party.start().await;
    refused(&record(&party, 0, wav(1)).await, 507, "disk_full");
    assert!(party.step().await);
    server.stop().await;
}

/// The reserve is for moves. Chat and new tables would use it up.
#[tokio::test]
async fn an_almost_full_disk_takes_no_chat_and_no_tables() {
    let store = Arc::new(Odd::new(Mood::Well));
    let server = Running::start(config(), store.clone()).await;
    let opening = json!({ "mode": "classic", "first": { "seat": 0 } });
    let mut party = Party::sit(&server, 3, opening.clone()).await;
    store.leave(Limits::default().disk_reserve - 1);
    refused(&say(&party).await, 507, "disk_full");
    let react = json!({ "reaction": "laugh" });
    let reacted = party.players[1].ask("react", &react).await.unwrap();
    refused(&reacted, 507, "disk_full");
    for (path, body) in [("/tables", &opening), ("/solo", &json!({}))] {
        let opened = server.client("zoe").post(path, None, body).await.unwrap();
        refused(&opened, 507, "disk_full");
    }
    party.start().await;
    party.play_until("voting").await;
    store.leave(Limits::default().disk_reserve);
    ok(say(&party).await);
    server.stop().await;
}

/// The server holds only so many bytes that an address doesn't read.
#[tokio::test]
async fn unread_answers_are_limited_by_address() {
    let server = with(Limits {
        unread: 1_000_000,
        ..config().limits
    })
    .await;
    let opening = json!({ "mode": "classic", "first": { "seat": 0 } });
    let mut party = Party::sit(&server, 3, opening).await;
    party.start().await;
    let mut long = wav(1);
    long.resize(400_000, 1);
    let sound = ok(record(&party, 0, long).await)["sound"].clone();
    ok(tell(&party, 0, &sound, "a").await);
    let path = format!("/t/{}/sounds/{}", party.code, sound.as_str().unwrap());
    let ask = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
    let mut unread = Vec::new();
    for _ in 0..2 {
        let mut socket = narrow(&server).await;
        socket.write_all(ask.as_bytes()).await.unwrap();
        // The answer has begun.
        let mut byte = [0];
        let read = timeout(PATIENCE, socket.read_exact(&mut byte)).await;
        read.unwrap().unwrap();
        unread.push(socket);
    }
    let here = server.guest();
    let answer = here.get(&path).await.unwrap();
    refused(&answer, 503, "busy");
    assert!(answer.header("retry-after").is_some());
    // What is part of the program takes no memory, and another address has room of its own.
    let card = ok(here
        .get(&format!("/t/{}/cards/0", party.code))
        .await
        .unwrap());
    let built_in = card["large"].as_str().unwrap();
    let there = Client::from_address(&server.base, [127, 0, 0, 2].into()).unwrap();
    assert_eq!(here.get(built_in).await.unwrap().status, 200);
    assert_eq!(there.get(&path).await.unwrap().body.len(), 400_000);
    drop(unread);
    eventually("there is room again", async || {
        here.get(&path).await.unwrap().status == 200
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn a_busy_server_opens_no_new_tables() {
    let awake = Limits {
        tables_awake: 1,
        ..config().limits
    };
    let memory = Limits {
        memory: Some(4096),
        ..config().limits
    };
    let new = json!({ "mode": "classic", "name": "Zoe" });
    let turned_away = async |server: &Running| {
        for (path, body) in [("/tables", &new), ("/solo", &json!({}))] {
            let answer = server.client("zoe").post(path, None, body).await.unwrap();
            refused(&answer, 503, "full");
            assert!(answer.header("retry-after").is_some(), "{answer}");
        }
    };
    let server = with(awake).await;
    let mut party = Party::sit(&server, 3, json!({ "mode": "classic" })).await;
    turned_away(&server).await;
    // Those who already sit can go on.
    party.start().await;
    party.play_until("voting").await;
    server.stop().await;

    if cfg!(target_os = "linux") {
        let server = with(memory).await;
        turned_away(&server).await;
        server.stop().await;
    }
}
