//! What a table on a screen adds: hosts, guests, devices, stand-ins, time, sleep.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bytes::Bytes;
use common::{Party, Running, config, eventually, is_listed, name, ok, refused, secret, until};
use moonhare_client::Player;
use moonhare_server::{Config, Limits, Pace};
use moonhare_store::{BlobId, Memory, Store};
use serde_json::{Value, json};
use tokio::time::sleep;

fn classic() -> Value {
    json!({ "mode": "classic" })
}

/// Everything that takes minutes takes a moment.
fn quick() -> Pace {
    Pace {
        think: 0..=0,
        away: Duration::from_millis(150),
        stand_in: Duration::from_millis(300),
        host: Duration::from_millis(300),
        sleep: Duration::from_secs(300),
        keep: Duration::from_secs(3600),
        unused: Duration::ZERO,
    }
}

async fn at_pace(pace: Pace) -> Running {
    let config = Config { pace, ..config() };
    Running::start(config, Arc::new(Memory::new())).await
}

async fn metric(server: &Running, name: &str) -> i64 {
    let text = server.guest().get("/metrics").await.unwrap();
    let text = String::from_utf8(text.body.to_vec()).unwrap();
    let line = text
        .lines()
        .find(|line| line.starts_with(&format!("{name} ")));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn bots_and_a_stand_in_play_a_game_with_one_person() {
    let server = at_pace(Pace {
        stand_in: Duration::from_secs(600),
        ..quick()
    })
    .await;
    let opening = json!({ "mode": "classic", "bots": 2, "goal": { "points": 10 } });
    let mut party = Party::sit(&server, 2, opening).await;
    assert_eq!(
        party.view()["keepers"],
        json!(["person", "bot", "bot", "person"])
    );
    party.start().await;
    let on = json!({ "seat": 3, "on": true });
    let refusal = party.players[1].ask("stand-in", &on).await.unwrap();
    refused(&refusal, 403, "host_only");
    ok(party.players[0].ask("stand-in", &on).await.unwrap());

    // Closing a stream is not coming back: the stand-in plays on.
    party.streams.truncate(1);
    let mut absent = party.players.pop().unwrap();
    let mut stream = party.streams.pop().unwrap();
    let host = &mut party.players[0];
    while stream.view["game"]["stage"]["is"] != "over" {
        if let Some((what, body)) = host.choose(&stream.view).unwrap() {
            let answer = host.ask(&what, &body).await.unwrap();
            // A machine may have claimed first.
            assert!(answer.is_ok() || what == "claim", "{answer}");
            let version = host.look().await.unwrap()["version"].as_u64().unwrap();
            assert!(stream.reach(version).await.unwrap());
        } else {
            assert!(stream.next().await.unwrap().is_some());
        }
        assert_eq!(stream.view["game"]["seats"][3]["stand_in"], true);
    }
    // The one who was away took part all the same, and comes back by looking.
    let rounds = ok(host.client.get(&host.path("rounds")).await.unwrap());
    let rounds = rounds["rounds"].as_array().unwrap();
    let gave = |round: &Value| {
        let board = round["board"].as_array().unwrap();
        board.iter().any(|laid| laid["giver"] == 3)
    };
    assert!(!rounds.is_empty() && rounds.iter().all(gave));
    assert!(
        absent
            .choose(&absent.look().await.unwrap())
            .unwrap()
            .is_none()
    );
    until(&mut stream, |view| {
        view["game"]["seats"][3]["stand_in"] == false
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn who_drops_is_away_after_a_while_and_gets_a_stand_in() {
    let server = at_pace(quick()).await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    party.play_until("telling").await;
    party.step().await;
    assert_eq!(party.scene(), "giving");
    // Everyone gives but the last, who drops.
    let teller = party.view()["game"]["stage"]["scene"]["storyteller"]
        .as_u64()
        .unwrap() as usize;
    let dropped = (teller + 1) % 3;
    let there = (teller + 2) % 3;
    let view = party.streams[there].view.clone();
    let (what, body) = party.players[there].choose(&view).unwrap().unwrap();
    let answer = ok(party.players[there].ask(&what, &body).await.unwrap());
    party.reach(&answer).await;
    drop(party.streams.remove(dropped));
    let since = Instant::now();
    let watcher = &mut party.watchers[0].1;
    until(watcher, |view| view["away"] == json!([dropped])).await;
    until(watcher, |view| {
        view["game"]["stage"]["scene"]["step"] == "voting"
    })
    .await;
    assert_eq!(watcher.view["game"]["seats"][dropped]["stand_in"], true);
    assert!(since.elapsed() >= quick().stand_in, "not before its time");
    // Back, and playing for themselves.
    let mut stream = party.players[dropped]
        .client
        .stream(&party.code)
        .await
        .unwrap();
    until(watcher, |view| {
        view["away"] == json!([]) && view["game"]["seats"][dropped]["stand_in"] == false
    })
    .await;
    // Whatever the stand-in did, the vote is theirs to change (R3.7).
    stream.next().await.unwrap();
    let offers = stream.view["game"]["legal"].as_array().unwrap().clone();
    let offer = offers.iter().find(|offer| offer["do"] == "vote").unwrap();
    let ballot = json!({ "ballot": { "votes": [offer["spaces"][0]] } });
    ok(party.players[dropped].ask("vote", &ballot).await.unwrap());
    server.stop().await;
}

#[tokio::test]
async fn who_sits_down_with_an_open_stream_is_there() {
    let server = at_pace(quick()).await;
    let party = Party::sit(&server, 1, classic()).await;
    let late = Player::new(server.client("late"), &party.code, 9);
    let mut stream = late.client.stream(&party.code).await.unwrap();
    stream.next().await.unwrap();
    ok(late.ask("sit", &json!({ "name": "Late" })).await.unwrap());
    until(&mut stream, |view| view["you"]["seat"] == 1).await;
    // Longer than it takes to be shown as away.
    sleep(quick().away * 3).await;
    assert_eq!(party.players[0].look().await.unwrap()["away"], json!([]));
    drop(stream);
    eventually("the late one is away", async || {
        party.players[0].look().await.unwrap()["away"] == json!([1])
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn a_host_who_is_gone_is_followed_by_another() {
    let server = at_pace(quick()).await;
    let mut party = Party::sit(&server, 3, classic()).await;
    assert_eq!(party.view()["host"], 0);
    drop(party.streams.remove(0));
    until(&mut party.streams[0], |view| {
        view["host"] == 1 && view["you"]["host"] == true
    })
    .await;
    let start = party.players[0].ask("start", &json!({})).await.unwrap();
    refused(&start, 403, "host_only");
    // Handing over by hand.
    let to = json!({ "seat": 2 });
    ok(party.players[1].ask("pass-host", &to).await.unwrap());
    until(&mut party.streams[1], |view| view["you"]["host"] == true).await;
    server.stop().await;
}

#[tokio::test]
async fn a_host_who_never_sat_is_followed_too() {
    let server = at_pace(quick()).await;
    let host = server.client("opener");
    let opened = ok(host.post("/tables", None, &classic()).await.unwrap());
    let code = opened["code"].as_str().unwrap();
    assert_eq!(opened["you"]["host"], true);
    let player = Player::new(server.client("player"), code, 1);
    ok(player
        .ask("sit", &json!({ "name": "Player" }))
        .await
        .unwrap());
    let mut stream = player.client.stream(code).await.unwrap();
    until(&mut stream, |view| view["you"]["host"] == true).await;
    server.stop().await;
}

/// Two servers over one store: what one knows of presence the other has to learn anew.
#[tokio::test]
async fn a_restart_gives_everybody_time_to_come_back() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let pace = Pace {
        host: Duration::from_secs(2),
        stand_in: Duration::from_secs(2),
        ..quick()
    };
    let config = Config {
        pace: pace.clone(),
        ..config()
    };
    let server = Running::start(config.clone(), store.clone()).await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    party.play_until("giving").await;
    // The table thinks for longer than anybody may be away.
    sleep(pace.host + Duration::from_millis(200)).await;
    let after = Running::start(config, store).await;
    let second = after.client(&name(1));
    let mut stream = second.stream(&party.code).await.unwrap();
    until(&mut stream, |view| view["away"] == json!([0, 2])).await;
    sleep(Duration::from_millis(300)).await;
    let view = ok(second.get(&format!("/t/{}", party.code)).await.unwrap());
    assert_eq!(
        view["host"], 0,
        "the first to come back took the table over"
    );
    let stands = |seat: &Value| seat["stand_in"] == true;
    assert!(!view["game"]["seats"].as_array().unwrap().iter().any(stands));
    server.stop().await;
    after.stop().await;
}

#[tokio::test]
async fn a_seat_moves_to_another_device_by_a_ticket_that_works_once() {
    let server = at_pace(quick()).await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    let hand = party.streams[1].view["game"]["stage"]["hand"].clone();
    assert!(hand.is_array());
    let old = &party.players[1];
    let path = old.path("ticket");
    let ticket = ok(old
        .client
        .post(&path, Some("once"), &json!({}))
        .await
        .unwrap());
    // A repeated request gives the same ticket, for the first answer may have been lost.
    let again = ok(old
        .client
        .post(&path, Some("once"), &json!({}))
        .await
        .unwrap());
    assert_eq!(ticket["ticket"], again["ticket"]);
    let body = json!({ "ticket": ticket["ticket"] });

    let wrong = server.client("thief");
    let guess = json!({ "ticket": secret("guess") });
    let refusal = wrong.post(&old.path("redeem"), None, &guess).await.unwrap();
    refused(&refusal, 409, "ticket_gone");
    let phone = Player::new(server.client("phone"), &party.code, 7);
    let mut stream = phone.client.stream(&party.code).await.unwrap();
    let moved = ok(phone.ask("redeem", &body).await.unwrap());
    assert_eq!(moved["you"]["seat"], 1);
    assert_eq!(moved["game"]["stage"]["hand"], hand);
    let refusal = wrong.post(&old.path("redeem"), None, &body).await.unwrap();
    refused(&refusal, 409, "ticket_gone");

    // The old device watches from now on, on the stream it has too.
    until(&mut party.streams[1], |view| {
        view["you"] == json!({ "host": false })
    })
    .await;
    assert_eq!(party.streams[1].view["game"]["stage"].get("hand"), None);
    assert_eq!(party.streams[1].view["game"]["idle"], "watching");
    let refusal = party.players[1].ask("claim", &json!({})).await.unwrap();
    refused(&refusal, 403, "players_only");
    until(&mut stream, |view| view["you"]["seat"] == 1).await;
    ok(phone.ask("claim", &json!({})).await.unwrap());

    // The new device counts as being there, the old one no more.
    sleep(quick().away * 3).await;
    assert_eq!(phone.look().await.unwrap()["away"], json!([]));
    drop(stream);
    let watcher = &mut party.watchers[0].1;
    until(watcher, |view| view["away"] == json!([1])).await;
    server.stop().await;
}

#[tokio::test]
async fn a_removed_player_is_out_and_a_late_comer_takes_the_seat() {
    let server = at_pace(quick()).await;
    let mut party = Party::sit(&server, 4, classic()).await;
    party.start().await;
    let hand = party.streams[2].view["game"]["stage"]["hand"].clone();
    let late = Player::new(server.client("late"), &party.code, 8);
    let sit = json!({ "name": "Late" });
    refused(&late.ask("sit", &sit).await.unwrap(), 409, "no_free_seat");

    let removal = json!({ "seat": 2 });
    let refusal = party.players[1].ask("remove", &removal).await.unwrap();
    refused(&refusal, 403, "host_only");
    ok(party.players[0].ask("remove", &removal).await.unwrap());
    until(&mut party.streams[2], |view| {
        view["you"].get("seat").is_none()
    })
    .await;
    let view = &party.streams[2].view;
    assert_eq!(view["game"]["stage"].get("hand"), None);
    assert_eq!(view["keepers"][2], "nobody");
    refused(
        &party.players[2].ask("claim", &json!({})).await.unwrap(),
        403,
        "players_only",
    );

    let sat = ok(late.ask("sit", &sit).await.unwrap());
    assert_eq!(sat["you"]["seat"], 2);
    assert_eq!(sat["game"]["stage"]["hand"], hand);
    assert_eq!(sat["game"]["seats"][2]["name"], "Late");
    assert_eq!(sat["game"]["seats"][2]["stand_in"], false);

    // Who leaves of their own will frees the seat too, and the host's leaving passes hosting on.
    ok(party.players[0].ask("leave", &json!({})).await.unwrap());
    until(&mut party.streams[1], |view| {
        view["host"] == 1 && view["keepers"][0] == "nobody"
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn before_the_start_the_host_arranges_the_table() {
    let server = Running::new().await;
    let mut party = Party::sit(&server, 4, classic()).await;
    let names = |view: &Value| -> Vec<Value> {
        let seats = view["game"]["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["name"].clone()).collect()
    };
    let host = &party.players[0];
    let view = ok(host
        .ask("arrange", &json!({ "order": [2, 0, 3, 1] }))
        .await
        .unwrap());
    assert_eq!(names(&view), ["P2", "P0", "P3", "P1"]);
    assert_eq!(view["you"]["seat"], 1);
    let twice = host
        .ask("arrange", &json!({ "order": [0, 0, 1, 2] }))
        .await
        .unwrap();
    refused(&twice, 409, "order");
    let view = ok(host.ask("remove", &json!({ "seat": 0 })).await.unwrap());
    assert_eq!(names(&view), ["P0", "P3", "P1"]);
    let view = ok(host.ask("add-bot", &json!({})).await.unwrap());
    assert_eq!(
        view["keepers"],
        json!(["person", "person", "person", "bot"])
    );

    let settings = json!({ "settings": {
        "mode": "classic", "goal": { "points": 12 }, "deck": 100, "limits": { "vote": 30 } } });
    let refusal = party.players[1].ask("configure", &settings).await.unwrap();
    refused(&refusal, 403, "host_only");
    let view = ok(party.players[0].ask("configure", &settings).await.unwrap());
    assert_eq!(view["game"]["settings"]["goal"], json!({ "points": 12 }));
    party.streams.remove(2);
    party.reach(&view).await;
    let started = ok(party.players[0].ask("start", &json!({})).await.unwrap());
    assert_eq!(started["game"]["stage"]["is"], "playing");
    refused(
        &party.players[0].ask("configure", &settings).await.unwrap(),
        409,
        "begun",
    );
    server.stop().await;
}

#[tokio::test]
async fn nothing_moves_in_a_pause() {
    let server = at_pace(quick()).await;
    let opening = json!({ "mode": "classic", "bots": 2 });
    let mut party = Party::sit(&server, 1, opening).await;
    refused(
        &party.players[0].ask("pause", &json!({})).await.unwrap(),
        409,
        "not_begun",
    );
    ok(party.players[0].ask("start", &json!({})).await.unwrap());
    ok(party.players[0].ask("pause", &json!({})).await.unwrap());
    let still = party.players[0].look().await.unwrap();
    assert_eq!(still["paused"], true);
    for (what, body) in [
        ("claim", json!({})),
        ("next", json!({})),
        ("give", json!({ "cards": [1] })),
    ] {
        refused(
            &party.players[0].ask(what, &body).await.unwrap(),
            409,
            "paused",
        );
    }
    refused(
        &party.players[0].ask("pause", &json!({})).await.unwrap(),
        409,
        "paused",
    );
    sleep(Duration::from_millis(150)).await;
    let view = party.players[0].look().await.unwrap();
    assert_eq!(view["version"], still["version"], "a bot moved in a pause");
    ok(party.players[0].ask("resume", &json!({})).await.unwrap());
    refused(
        &party.players[0].ask("resume", &json!({})).await.unwrap(),
        409,
        "not_paused",
    );
    // The machines go on.
    until(&mut party.streams[0], |view| {
        view["game"]["stage"]["scene"]["step"] != "idea"
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn a_password_keeps_strangers_out_of_everything() {
    let limits = Limits {
        guesses: 4,
        ..config().limits
    };
    let config = Config { limits, ..config() };
    let server = Running::start(config, Arc::new(Memory::new())).await;
    let opening = json!({ "mode": "classic", "password": "moonlight" });
    let mut opening = opening;
    opening["name"] = "Host".into();
    let host = server.client("host");
    let opened = ok(host.post("/tables", None, &opening).await.unwrap());
    let code = opened["code"].as_str().unwrap().to_owned();
    assert_eq!(opened["password"], true);
    let stranger = server.client("stranger");
    for path in ["", "/stream", "/rounds", "/game.json", "/sounds/00"] {
        for client in [&stranger, &server.guest()] {
            let answer = client.get(&format!("/t/{code}{path}")).await.unwrap();
            refused(&answer, 403, "password");
        }
    }
    let sit = format!("/t/{code}/sit");
    for body in [
        json!({ "name": "S" }),
        json!({ "name": "S", "password": "moonlighT" }),
    ] {
        refused(
            &stranger.post(&sit, None, &body).await.unwrap(),
            403,
            "password",
        );
    }
    let body = json!({ "name": "S", "password": "moonlight" });
    let sat = ok(stranger.post(&sit, None, &body).await.unwrap());
    assert_eq!(sat["you"]["seat"], 1);
    assert!(!sat.to_string().contains("moonlight"));
    // Who was let in needs it no more.
    ok(stranger.get(&format!("/t/{code}")).await.unwrap());
    // Guessing is slow.
    let thief = server.client("thief");
    let mut answers = Vec::new();
    for guess in 0..6 {
        let body = json!({ "name": "T", "password": format!("guess {guess}") });
        answers.push(thief.post(&sit, None, &body).await.unwrap().code());
    }
    assert_eq!(answers[0], "password");
    assert_eq!(answers[5], "too_many");
    server.stop().await;
}

#[tokio::test]
async fn chat_has_an_off_switch_and_limits() {
    let limits = Limits {
        commands: 2,
        ..config().limits
    };
    let config = Config { limits, ..config() };
    let server = Running::start(config, Arc::new(Memory::new())).await;
    let mut party = Party::sit(&server, 2, classic()).await;
    let say = |text: &str| json!({ "text": text });
    let said = ok(party.players[1]
        .ask("say", &say(" hello\u{202E} \n you "))
        .await
        .unwrap());
    party.reach(&said).await;
    let watcher = &party.watchers[0].1.view;
    let last = watcher["chat"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (&last["name"], &last["text"]["text"]),
        (&json!("P1"), &json!("hello you"))
    );
    let guest = server.guest();
    let path = format!("/t/{}/say", party.code);
    refused(
        &guest.post(&path, None, &say("hi")).await.unwrap(),
        403,
        "players_only",
    );
    for wrong in [
        String::new(),
        "\u{200B}".into(),
        "x".repeat(301),
        "e\u{301}".repeat(301),
    ] {
        refused(
            &party.players[1].ask("say", &say(&wrong)).await.unwrap(),
            422,
            "unreadable",
        );
    }
    ok(party.players[0]
        .ask("chat", &json!({ "on": false }))
        .await
        .unwrap());
    refused(
        &party.players[0].ask("say", &say("psst")).await.unwrap(),
        409,
        "chat_off",
    );

    // Six seconds' worth at once and no more.
    let mut last = None;
    for _ in 0..20 {
        last = Some(party.players[1].ask("say", &say("spam")).await.unwrap());
        if last.as_ref().unwrap().status == 429 {
            break;
        }
    }
    let last = last.unwrap();
    refused(&last, 429, "too_many");
    assert_eq!(last.header("retry-after"), Some("1"));
    // Others are not held up.
    ok(party.players[0]
        .ask("chat", &json!({ "on": true }))
        .await
        .unwrap());
    server.stop().await;
}

#[tokio::test]
async fn when_time_is_up_stand_ins_move() {
    let server = at_pace(quick()).await;
    let opening = json!({ "mode": "classic", "first": { "seat": 0 },
        "limits": { "tell": 1, "give": 1, "vote": 1, "look": 1 } });
    let mut party = Party::sit(&server, 3, opening).await;
    let began = Instant::now();
    party.start().await;
    let deadline = party.view()["deadline"].as_u64().unwrap();
    assert!(deadline > 0);
    for step in ["giving", "voting", "reveal", "telling"] {
        until(&mut party.streams[1], |view| {
            view["game"]["stage"]["scene"]["step"] == step
        })
        .await;
    }
    // Four steps of a second each, and nobody did anything.
    assert!(
        began.elapsed() >= Duration::from_millis(3_900),
        "{:?}",
        began.elapsed()
    );
    assert!(began.elapsed() < Duration::from_secs(15));
    let view = &party.streams[1].view;
    assert_eq!(view["game"]["stage"]["round"], 2);
    assert!(view["deadline"].as_u64().unwrap() > deadline);
    assert_eq!(view["away"], json!([]), "who is there stays there");
    server.stop().await;
}

#[tokio::test]
async fn a_table_sleeps_and_wakes_with_everything() {
    let pace = Pace {
        sleep: Duration::from_millis(200),
        ..quick()
    };
    let server = at_pace(pace).await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    party.play_until("giving").await;
    party.step().await;
    ok(party.players[0].ask("pause", &json!({})).await.unwrap());
    let before = party.players[1].look().await.unwrap();
    assert_eq!(metric(&server, "moonhare_tables_awake").await, 1);
    sleep(Duration::from_millis(600)).await;
    assert_eq!(
        metric(&server, "moonhare_tables_awake").await,
        1,
        "a table that is looked at stays awake"
    );
    // Somebody leaves the table for good, another only closes the page.
    ok(party.players[2].ask("leave", &json!({})).await.unwrap());
    party.streams.clear();
    party.watchers.clear();
    eventually("the table sleeps", async || {
        metric(&server, "moonhare_tables_awake").await == 0
    })
    .await;
    let after = party.players[1].look().await.unwrap();
    assert_eq!(after["game"]["stage"], before["game"]["stage"]);
    assert_eq!(after["keepers"], json!(["person", "person", "nobody"]));
    assert!(after["version"].as_u64() > before["version"].as_u64());
    assert_eq!(metric(&server, "moonhare_tables_awake").await, 1);
    server.stop().await;
}

#[tokio::test]
async fn tables_where_nothing_happened_for_long_are_removed() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let old = Running::start(config(), store.clone()).await;
    let party = Party::sit(&old, 3, classic()).await;
    let path = format!("/t/{}", party.code);
    let list = |answer: Value| answer["mine"].as_array().unwrap().len();
    let player = party.players[1].client.clone();
    eventually("the table is listed", async || {
        list(ok(player.get("/tables").await.unwrap())) == 1
    })
    .await;
    // A lobby is kept for a quarter of the time.
    let pace = Pace {
        keep: Duration::from_secs(3600),
        ..quick()
    };
    let kept = Running::start(Config { pace, ..config() }, store.clone()).await;
    sleep(Duration::from_millis(200)).await;
    ok(kept.client(&name(1)).get(&path).await.unwrap());
    let pace = Pace {
        keep: Duration::from_millis(40),
        ..quick()
    };
    let strict = Running::start(Config { pace, ..config() }, store).await;
    // On all nodes: the one where it was awake hears of it.
    eventually("the table is gone", async || {
        player.get(&path).await.unwrap().status == 404
    })
    .await;
    let gone = strict.client(&name(1)).get(&path).await.unwrap();
    refused(&gone, 404, "no_such_table");
    assert_eq!(list(ok(player.get("/tables").await.unwrap())), 0);
    strict.stop().await;
}

#[tokio::test]
async fn public_tables_are_listed_and_others_are_not() {
    let server = Running::new().await;
    let open = async |who: &str, visibility: &str| {
        let body = json!({ "mode": "party", "visibility": visibility, "name": who });
        let opened = server
            .client(who)
            .post("/tables", None, &body)
            .await
            .unwrap();
        assert_eq!(opened.status, 201);
        let code = opened.json()["code"].as_str().unwrap().to_owned();
        assert_eq!(opened.header("location"), Some(&*format!("/t/{code}")));
        code
    };
    let (public, invited) = (open("A", "public").await, open("B", "invited").await);
    let codes = |list: &Value| -> Vec<String> {
        let tables = list.as_array().unwrap().iter();
        tables
            .map(|table| table["code"].as_str().unwrap().to_owned())
            .collect()
    };
    eventually("both are listed where they should be", async || {
        let seen = ok(server.client("B").get("/tables").await.unwrap());
        codes(&seen["mine"]) == [invited.clone()] && codes(&seen["public"]) == [public.clone()]
    })
    .await;
    let seen = ok(server.guest().get("/tables").await.unwrap());
    assert_eq!(codes(&seen["mine"]), Vec::<String>::new());
    // A code is found however it is typed.
    let typed = invited.to_uppercase().replace('-', "%20");
    let found = server
        .guest()
        .get(&format!("/join?code={typed}"))
        .await
        .unwrap();
    assert_eq!(
        (found.status, found.header("location")),
        (303, Some(&*format!("/t/{invited}")))
    );
    refused(
        &server.guest().get("/join?code=zzzz").await.unwrap(),
        404,
        "no_such_table",
    );
    refused(
        &server.guest().get("/join?code=%ff%fe").await.unwrap(),
        404,
        "no_such_table",
    );
    server.stop().await;
}

#[tokio::test]
async fn a_recorded_clue_is_heard_by_those_at_the_table_once_it_is_told() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let opening = json!({ "mode": "classic", "first": { "seat": 0 } });
    let mut party = Party::sit(&server, 3, opening).await;
    party.start().await;
    let wav = [b"RIFF\x24\0\0\0WAVEfmt ".as_slice(), &[7; 2000]].concat();
    let path = party.players[0].path("sounds");
    let upload = async |client: &moonhare_client::Client, bytes: Vec<u8>| {
        client
            .send("POST".parse().unwrap(), &path, &[], bytes.into())
            .await
            .unwrap()
    };
    let teller = party.players[0].client.clone();
    refused(
        &upload(&server.guest(), wav.clone()).await,
        403,
        "players_only",
    );
    refused(
        &upload(&teller, b"<html>".to_vec()).await,
        415,
        "sound_kind",
    );
    let large = [wav.clone(), vec![0; 600 * 1024]].concat();
    refused(&upload(&teller, large).await, 413, "too_large");
    let sound = ok(upload(&teller, wav.clone()).await)["sound"].clone();
    let heard = format!("{path}/{}", sound.as_str().unwrap());
    // Not before it is a clue.
    refused(
        &party.players[1].client.get(&heard).await.unwrap(),
        404,
        "no_such_sound",
    );
    let card = party.view()["game"]["stage"]["hand"][0].clone();
    let tell = json!({ "card": card, "clue": { "sound": sound } });
    ok(party.players[0].ask("tell", &tell).await.unwrap());
    let played = party.players[1].client.get(&heard).await.unwrap();
    assert_eq!(
        (played.status, played.header("content-type")),
        (200, Some("audio/wav"))
    );
    assert_eq!(played.body, wav);

    // Voices go when the table goes.
    let id = BlobId::of(&wav);
    assert!(store.get_blob(&id).await.unwrap().is_some());
    is_listed(&store).await;
    let pace = Pace {
        keep: Duration::from_millis(40),
        ..quick()
    };
    let strict = Running::start(Config { pace, ..config() }, store.clone()).await;
    eventually("the recording is gone", async || {
        store.get_blob(&id).await.unwrap().is_none()
    })
    .await;
    strict.stop().await;
}

/// Refusals of the rules, of the server and of a file, each in the language that was asked for.
#[tokio::test]
async fn refusals_speak_the_language_that_was_asked_for() {
    let server = Running::new().await;
    let party = Party::sit(&server, 2, json!({ "mode": "classic" })).await;
    let client = &party.players[0].client;
    let boundary = "multipart/form-data; boundary=x";
    let file = "--x\r\ncontent-disposition: form-data; name=\"files\"; filename=\"owl.jpg\"\r\n\r\n\r\n--x--\r\n";
    for (tag, [rule, page, upload]) in [
        (
            "en",
            [
                "here are 2.",
                "There is nothing here;",
                "owl.jpg is empty; copy it once more.",
            ],
        ),
        (
            "es",
            [
                "por ahora hay 2.",
                "Aquí no hay nada;",
                "owl.jpg está vacío; cópialo otra vez.",
            ],
        ),
        (
            "pt",
            [
                "por enquanto há 2.",
                "Aqui não há nada;",
                "owl.jpg está vazio; copie outra vez.",
            ],
        ),
        (
            "ro",
            [
                "deocamdată sunt 2.",
                "Aici nu e nimic;",
                "owl.jpg e gol; copiază-l din nou.",
            ],
        ),
    ] {
        let wish = format!("xx, {tag}-XX;q=0.9, en;q=0.1");
        let table = format!("/t/{}", party.code);
        for (path, kind, body, code, words) in [
            (
                format!("{table}/start"),
                "application/json",
                "",
                "players",
                rule,
            ),
            (
                "/nowhere".into(),
                "application/json",
                "",
                "no_such_page",
                page,
            ),
            (
                format!("{table}/pictures"),
                boundary,
                file,
                "no_cards",
                upload,
            ),
        ] {
            let headers = [("accept-language", wish.as_str()), ("content-type", kind)];
            let body = Bytes::from_static(body.as_bytes());
            let post = "POST".parse().unwrap();
            let answer = client.send(post, &path, &headers, body).await.unwrap();
            assert_eq!(answer.code(), code, "{answer}");
            let sentence = answer.json()["detail"].as_str().unwrap().to_owned();
            assert!(sentence.contains(words), "{tag}: {sentence}");
            assert_eq!(answer.header("content-language"), Some(tag));
        }
    }
}
