//! Whole games over HTTP in every mode, through streams.

use crate::common::{Party, Running, ok, refused};
use moonhare_rules::{Event, State, verify};
use serde_json::{Value, json};

/// Plays to the end and checks everything on the way.
async fn whole_game(players: usize, opening: Value) {
    let server = Running::new().await;
    let mut party = Party::sit(&server, players, opening).await;
    let game = format!("/t/{}/game.json", party.code);
    let client = party.players[0].client.clone();
    refused(&client.get(&game).await.unwrap(), 409, "not_over");
    party.start().await;
    party.check_streams().await;

    let commitment = party.view()["game"]["stage"]["commitment"].clone();
    let mut scene = String::new();
    while !party.is_over() {
        assert!(party.step().await, "the game is stuck");
        if party.scene() != scene {
            scene = party.scene();
            party.check_streams().await;
            if !party.is_over() {
                refused(&client.get(&game).await.unwrap(), 409, "not_over");
            }
        }
    }
    party.check_streams().await;

    let podium = &party.view()["game"]["stage"];
    let told = ok(client
        .get(&format!("/t/{}/rounds", party.code))
        .await
        .unwrap());
    let rounds = told["rounds"].as_array().unwrap();
    assert_eq!(json!(rounds.len()), podium["rounds"]);
    // The rounds' scores add up to the track.
    for side in podium["track"].as_array().unwrap() {
        let seat = side["seats"][0].as_u64().unwrap() as usize;
        let points = rounds.iter().map(|round| &round["scores"][seat]["points"]);
        let sum: u64 = points.map(|points| points.as_u64().unwrap()).sum();
        assert_eq!(json!(sum), side["score"]);
    }

    let download = ok(client.get(&game).await.unwrap());
    let events: Vec<Event> = serde_json::from_value(download["events"].clone()).unwrap();
    let state = verify(&events).expect("the game was played by the rules");
    assert!(matches!(state, State::Over(_)));
    assert_eq!(podium["commitment"], commitment);
    let started = events.iter().find_map(|event| match event {
        Event::Started { seed, .. } => Some(*seed),
        _ => None,
    });
    assert_eq!(json!(started.unwrap()), podium["seed"]);
    server.stop().await;
}

#[tokio::test]
async fn a_short_answer_has_only_the_version() {
    let server = Running::new().await;
    let mut party = Party::sit(&server, 2, json!({ "mode": "classic" })).await;
    let client = party.players[0].client.clone();
    let (path, line) = (format!("/t/{}/say", party.code), json!({ "text": "hello" }));
    let said = ok(client.post_for_version(&path, None, &line).await.unwrap());
    assert_eq!(
        said,
        json!({ "version": said["version"].as_u64().unwrap() })
    );
    // The stream gets there.
    party.reach(&said).await;
    // Without a preference, the answer is the whole view.
    let said = ok(client.post(&path, None, &line).await.unwrap());
    assert_eq!(said["code"], json!(party.code));
    // The script of a page gets nothing that it would throw away.
    let headers = [
        ("content-type", "application/x-www-form-urlencoded"),
        ("accept", "application/json"),
        ("prefer", "return=minimal"),
    ];
    let form = client.send("POST".parse().unwrap(), &path, &headers, "text=hi".into());
    let answer = form.await.unwrap();
    assert_eq!((answer.status, answer.body.len()), (204, 0));
    // Somebody new must learn their token.
    let path = format!("/t/{}/sit", party.code);
    let (stranger, name) = (server.guest(), json!({ "name": "Zoe" }));
    let sat = stranger.post_for_version(&path, None, &name).await.unwrap();
    assert!(ok(sat)["token"].is_string());
    server.stop().await;
}

#[tokio::test]
async fn classic_with_3() {
    whole_game(3, json!({ "mode": "classic" })).await;
}

#[tokio::test]
async fn classic_with_7() {
    whole_game(7, json!({ "mode": "classic" })).await;
}

#[tokio::test]
async fn classic_with_12() {
    whole_game(12, json!({ "mode": "classic" })).await;
}

#[tokio::test]
async fn party_with_6() {
    whole_game(6, json!({ "mode": "party" })).await;
}

#[tokio::test]
async fn team_with_6() {
    whole_game(6, json!({ "mode": "team" })).await;
}

#[tokio::test]
async fn another_game_with_the_same_people() {
    let server = Running::new().await;
    let mut party = Party::sit(
        &server,
        3,
        json!({ "mode": "classic", "goal": { "points": 5 } }),
    )
    .await;
    party.start().await;
    let first = party.view()["game"]["stage"]["commitment"].clone();
    let early = party.players[0].ask("again", &json!({})).await.unwrap();
    refused(&early, 409, "not_over");
    while !party.is_over() {
        assert!(party.step().await);
    }
    let again = party.players[1].ask("again", &json!({})).await.unwrap();
    refused(&again, 403, "host_only");
    let again = ok(party.players[0].ask("again", &json!({})).await.unwrap());
    party.reach(&again).await;
    assert_eq!(party.view()["game"]["stage"]["is"], "lobby");
    // The first game's seed isn't shown during the second.
    let game = format!("/t/{}/game.json", party.code);
    refused(
        &party.players[0].client.get(&game).await.unwrap(),
        409,
        "not_over",
    );
    party.start().await;
    assert_ne!(party.view()["game"]["stage"]["commitment"], first);
    while !party.is_over() {
        assert!(party.step().await);
    }
    // The download has both games, and both are valid.
    let download = ok(party.players[0].client.get(&game).await.unwrap());
    let events: Vec<Event> = serde_json::from_value(download["events"].clone()).unwrap();
    verify(&events).unwrap();
    let seeds = events
        .iter()
        .filter(|event| matches!(event, Event::Started { .. }));
    assert_eq!(seeds.count(), 2);
    server.stop().await;
}

/// From one clue to the next: what watching a round costs at the largest table.
#[tokio::test]
async fn a_round_of_12_costs_a_viewer_less_than_5_kb() {
    let server = Running::new().await;
    let mut party = Party::sit(
        &server,
        12,
        json!({ "mode": "classic", "goal": { "points": 200 } }),
    )
    .await;
    party.start().await;
    let mut costs = Vec::new();
    for _ in 0..4 {
        party.play_until("telling").await;
        let count = |party: &Party| {
            let streams = party
                .streams
                .iter()
                .chain(party.watchers.iter().map(|(_, s)| s));
            streams.map(|stream| stream.bytes).collect::<Vec<u64>>()
        };
        let before = count(&party);
        party.play_until("reveal").await;
        party.play_until("telling").await;
        let after = count(&party);
        costs.extend(
            before
                .iter()
                .zip(after)
                .map(|(before, after)| after - before),
        );
    }
    costs.sort_unstable();
    let (least, most) = (costs[0], costs[costs.len() - 1]);
    println!("a round costs a viewer {least} to {most} bytes");
    assert!(most < 5_000, "{most} bytes");
    server.stop().await;
}
