//! People who go away: they are shown as away, a bot plays for them, and another becomes host.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use moonhare_client::Player;
use moonhare_server::{Config, Pace};
use moonhare_store::{Memory, Store};
use serde_json::{Value, json};
use tokio::time::sleep;

use super::{at_pace, classic, quick};
use crate::common::{Party, Running, config, eventually, name, ok, refused, until};

#[tokio::test]
async fn bots_and_a_stand_in_play_a_game_with_one_person() {
    let server = at_pace(Pace {
        stand_in_after: Duration::from_secs(600),
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
            // A bot may have claimed first.
            assert!(answer.is_ok() || what == "claim", "{answer}");
            let version = host.look().await.unwrap()["version"].as_u64().unwrap();
            assert!(stream.reach(version).await.unwrap());
        } else {
            stream.must_hear().await.unwrap();
        }
        assert_eq!(stream.view["game"]["seats"][3]["stand_in"], true);
    }
    // The player who was away still took part, and comes back by looking.
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
async fn a_player_who_disconnects_is_soon_away_and_gets_a_stand_in() {
    let server = at_pace(quick()).await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    party.play_until("telling").await;
    party.step().await;
    assert_eq!(party.scene(), "giving");
    // Everyone gives but the last, who disconnects.
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
    assert!(
        since.elapsed() >= quick().stand_in_after,
        "not before its time"
    );
    // Back, and playing again.
    let mut stream = party.players[dropped]
        .client
        .stream(&party.code)
        .await
        .unwrap();
    until(watcher, |view| {
        view["away"] == json!([]) && view["game"]["seats"][dropped]["stand_in"] == false
    })
    .await;
    // Whatever the stand-in did, they can change their vote (R3.7).
    stream.must_hear().await.unwrap();
    let offers = stream.view["game"]["legal"].as_array().unwrap().clone();
    let offer = offers.iter().find(|offer| offer["do"] == "vote").unwrap();
    let ballot = json!({ "ballot": { "votes": [offer["spaces"][0]] } });
    ok(party.players[dropped].ask("vote", &ballot).await.unwrap());
    server.stop().await;
}

#[tokio::test]
async fn a_player_who_sits_down_with_an_open_stream_is_present() {
    let server = at_pace(quick()).await;
    let party = Party::sit(&server, 1, classic()).await;
    let late = Player::new(server.client("late"), &party.code, 9);
    let mut stream = late.client.stream(&party.code).await.unwrap();
    stream.must_hear().await.unwrap();
    ok(late.ask("sit", &json!({ "name": "Late" })).await.unwrap());
    until(&mut stream, |view| view["you"]["seat"] == 1).await;
    // Longer than it takes to be shown as away.
    sleep(quick().away_after * 3).await;
    assert_eq!(party.players[0].look().await.unwrap()["away"], json!([]));
    drop(stream);
    eventually("the late one is away", async || {
        party.players[0].look().await.unwrap()["away"] == json!([1])
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn an_absent_host_is_replaced() {
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
    // Passing the host role by hand.
    let to = json!({ "seat": 2 });
    ok(party.players[1].ask("pass-host", &to).await.unwrap());
    until(&mut party.streams[1], |view| view["you"]["host"] == true).await;
    server.stop().await;
}

#[tokio::test]
async fn an_absent_host_without_a_seat_is_replaced() {
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

/// Two servers over one store: the second must learn anew who is present.
#[tokio::test]
async fn a_restart_gives_everybody_time_to_come_back() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let pace = Pace {
        replace_host_after: Duration::from_secs(2),
        stand_in_after: Duration::from_secs(2),
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
    // The server waits longer than anybody may be away.
    sleep(pace.replace_host_after + Duration::from_millis(200)).await;
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
