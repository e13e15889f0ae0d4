//! The same or conflicting commands at once: one effect, and one clear refusal.

use std::{sync::Arc, time::Duration};

use crate::{
    common::{Party, Running, config, name, ok, refused},
    odd::{Mood, Odd},
};
use futures_util::future::{join, join_all};
use moonhare_client::{Answer, Client};
use moonhare_store::{EventLog, Memory, RecordId, Store, TableId, Version};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

const TIMES: usize = 25;

fn classic() -> Value {
    json!({ "mode": "classic", "goal": { "points": 200 } })
}

/// Expects that one of two answers is fine and the other is this refusal.
fn one_wins(answers: (Answer, Answer), code: &str) {
    let (won, lost) = match answers {
        (a, b) if a.is_ok() => (a, b),
        (a, b) => (b, a),
    };
    assert!(won.is_ok(), "{won} {lost}");
    refused(&lost, 409, code);
}

async fn post(client: &Client, path: &str, body: &Value) -> Answer {
    client.post(path, None, body).await.unwrap()
}

/// A viewer who changes to another node may be there before the node has read the last record.
#[tokio::test]
async fn a_viewer_who_reconnects_does_not_go_back() {
    let server = Running::new().await;
    let party = Party::sit(&server, 2, classic()).await;
    let player = &party.players[0];
    let now = player.look().await.unwrap()["version"].as_u64().unwrap();
    let stream = player.client.stream_after(&party.code, now + 1).await;
    let mut stream = stream.unwrap();
    let line = json!({ "text": "hello" });
    let record_arrives = async {
        sleep(Duration::from_millis(300)).await;
        ok(player.ask("say", &line).await.unwrap())
    };
    let (first, _) = join(stream.next(), record_arrives).await;
    first.unwrap().unwrap();
    assert_eq!(stream.view["version"], now + 1);
    // A page that opens a stream anew says in the address what it has seen.
    let live = format!("/t/{}/live?stay=true&seen={}", party.code, now + 2);
    let mut page = player.client.listen(&live).await.unwrap();
    let record_arrives = async {
        sleep(Duration::from_millis(300)).await;
        ok(player.ask("say", &line).await.unwrap())
    };
    let (first, _) = join(page.next(), record_arrives).await;
    assert_eq!(first.unwrap().unwrap().id, (now + 2).to_string());
    // A version that never comes is no reason to show nothing.
    let lost = player.client.stream_after(&party.code, u64::MAX).await;
    let mut lost = lost.unwrap();
    let shown = timeout(Duration::from_secs(10), lost.next()).await;
    shown.expect("the stream waits for ever").unwrap().unwrap();
    assert_eq!(lost.view["version"], now + 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_claims_at_once() {
    let server = Running::new().await;
    for _ in 0..TIMES {
        let party = Party::sit(&server, 3, classic()).await;
        ok(party.players[0].ask("start", &json!({})).await.unwrap());
        let path = party.players[0].path("claim");
        let (a, b) = (&party.players[1].client, &party.players[2].client);
        let none = json!({});
        let answers = join(post(a, &path, &none), post(b, &path, &none)).await;
        let first = if answers.0.is_ok() { 1 } else { 2 };
        one_wins(answers, "wrong_step");
        let view = party.players[0].look().await.unwrap();
        assert_eq!(view["game"]["stage"]["scene"]["storyteller"], first);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_want_one_rabbit() {
    let server = Running::new().await;
    for turn in 0..TIMES {
        let party = Party::sit(&server, 1, classic()).await;
        let path = party.players[0].path("sit");
        let body = |who: &str| json!({ "name": who, "rabbit": 7 });
        let (a, b) = (
            server.client(&format!("a{turn}")),
            server.client(&format!("b{turn}")),
        );
        let answers = join(post(&a, &path, &body("A")), post(&b, &path, &body("B"))).await;
        one_wins(answers, "rabbit_taken");
        let view = party.players[0].look().await.unwrap();
        let seats = view["game"]["seats"].as_array().unwrap();
        assert_eq!(seats.len(), 2, "{view}");
        assert_eq!(seats.iter().filter(|seat| seat["rabbit"] == 7).count(), 1);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_want_the_last_seat_and_the_seat_that_was_left() {
    let server = Running::new().await;
    for turn in 0..5 {
        let party = Party::sit(&server, 11, classic()).await;
        let path = party.players[0].path("sit");
        let body = json!({ "name": "Late" });
        let (a, b) = (
            server.client(&format!("a{turn}")),
            server.client(&format!("b{turn}")),
        );
        one_wins(
            join(post(&a, &path, &body), post(&b, &path, &body)).await,
            "table_full",
        );
        ok(party.players[0].ask("start", &json!({})).await.unwrap());
        ok(party.players[4].ask("leave", &json!({})).await.unwrap());
        let (a, b) = (
            server.client(&format!("c{turn}")),
            server.client(&format!("d{turn}")),
        );
        one_wins(
            join(post(&a, &path, &body), post(&b, &path, &body)).await,
            "no_free_seat",
        );
        let view = party.players[0].look().await.unwrap();
        assert_eq!(view["keepers"][4], "person");
    }
    server.stop().await;
}

/// The last vote closes the step. Taking another vote back at the same moment either comes first or
/// is refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_vote_and_a_vote_taken_back_at_once() {
    let server = Running::new().await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    let (mut before, mut refusals) = (0, 0);
    for _ in 0..TIMES {
        party.play_until("voting").await;
        // One of the two voters has voted.
        assert!(party.step().await);
        let waiting = party.view()["game"]["waiting"].clone();
        let last = waiting[0].as_u64().unwrap() as usize;
        let teller = party.view()["game"]["stage"]["scene"]["storyteller"]
            .as_u64()
            .unwrap();
        let voted = (0..3)
            .find(|seat| *seat != last && *seat as u64 != teller)
            .unwrap();
        let view = party.streams[last].view.clone();
        let (what, body) = party.players[last].choose(&view).unwrap().unwrap();
        assert_eq!(what, "vote");
        let paths = (
            party.players[0].path("vote"),
            party.players[0].path("take-back"),
        );
        let none = json!({});
        let (vote, back) = join(
            post(&party.players[last].client, &paths.0, &body),
            post(&party.players[voted].client, &paths.1, &none),
        )
        .await;
        assert!(vote.is_ok(), "{vote}");
        let now = party.players[0].look().await.unwrap();
        party.reach(&now).await;
        if back.is_ok() {
            before += 1;
            assert_eq!(now["game"]["waiting"], json!([voted]));
        } else {
            refusals += 1;
            refused(&back, 409, "wrong_step");
            assert_eq!(now["game"]["stage"]["scene"]["step"], "reveal");
        }
        party.play_until("reveal").await;
        party.play_until("telling").await;
    }
    println!("taken back in time {before} times, too late {refusals} times");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn continuing_twice_at_once() {
    let server = Running::new().await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    for _ in 0..TIMES {
        party.play_until("reveal").await;
        let round = party.view()["game"]["stage"]["round"].clone();
        let path = party.players[0].path("next");
        let client = &party.players[1].client;
        let none = json!({});
        let answers = join(post(client, &path, &none), post(client, &path, &none)).await;
        one_wins(answers, "pressed_on_already");
        let now = party.players[1].look().await.unwrap();
        assert_eq!(now["game"]["stage"]["round"], round);
        assert_eq!(now["game"]["waiting"], json!([0, 2]));
        party.reach(&now).await;
        party.play_until("telling").await;
    }
    server.stop().await;
}

/// The same command many times at once under one key.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_key_has_one_effect() {
    let server = Running::new().await;
    let mut party = Party::sit(&server, 3, classic()).await;
    party.start().await;
    for turn in 0..TIMES {
        let (path, text) = (party.players[0].path("say"), format!("line {turn}"));
        let body = json!({ "text": text });
        let key = format!("key {turn}");
        let before = party.players[1].look().await.unwrap()["version"]
            .as_u64()
            .unwrap();
        let client = &party.players[1].client;
        let answers = join_all((0..6).map(|_| client.post(&path, Some(&key), &body))).await;
        for answer in answers {
            ok(answer.unwrap());
        }
        let view = party.players[0].look().await.unwrap();
        assert_eq!(view["version"], before + 1);
        let lines = view["chat"].as_object().unwrap().values();
        assert_eq!(
            lines.filter(|line| line["text"]["text"] == *text).count(),
            1
        );
        // Keys are personal: the same key of another person is another key.
        ok(party.players[2]
            .client
            .post(&path, Some(&key), &body)
            .await
            .unwrap());
        let view = party.players[0].look().await.unwrap();
        assert_eq!(view["version"], before + 2);
    }
    // Even if the command would be refused by now.
    party.play_until("telling").await;
    let teller = party.view()["game"]["stage"]["scene"]["storyteller"]
        .as_u64()
        .unwrap() as usize;
    let view = party.streams[teller].view.clone();
    let player = &mut party.players[teller];
    let (what, body) = player.choose(&view).unwrap().unwrap();
    let path = player.path(&what);
    let first = ok(player
        .client
        .post(&path, Some("tell"), &body)
        .await
        .unwrap());
    let second = ok(player
        .client
        .post(&path, Some("tell"), &body)
        .await
        .unwrap());
    assert_eq!(first["version"], second["version"]);
    refused(
        &player
            .client
            .post(&path, Some("tell 2"), &body)
            .await
            .unwrap(),
        409,
        "wrong_step",
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_opened_many_times_under_one_key_is_one_table() {
    let server = Running::new().await;
    for turn in 0..5 {
        let host = server.client(&format!("host {turn}").replace(' ', "-"));
        let body = json!({ "mode": "classic", "name": "Host", "bots": 3 });
        let opened = join_all((0..4).map(|_| host.post("/tables", Some("mine"), &body))).await;
        let codes: Vec<Value> = opened
            .into_iter()
            .map(|answer| ok(answer.unwrap())["code"].clone())
            .collect();
        assert!(codes.iter().all(|code| *code == codes[0]), "{codes:?}");
        let view = ok(host
            .get(&format!("/t/{}", codes[0].as_str().unwrap()))
            .await
            .unwrap());
        assert_eq!(view["keepers"], json!(["person", "bot", "bot", "bot"]));
        let other = ok(host.post("/tables", Some("another"), &body).await.unwrap());
        assert_ne!(other["code"], codes[0]);
    }
    server.stop().await;
}

/// If a new code is already taken, another is chosen.
#[tokio::test]
async fn a_code_that_is_taken_is_skipped() {
    let body = json!({ "mode": "classic", "name": "Host" });
    let first = Running::new().await;
    let opened = first
        .client("host")
        .post("/tables", Some("key"), &body)
        .await
        .unwrap();
    let code = ok(opened)["code"].as_str().unwrap().to_owned();
    let store = Memory::new();
    let (id, somebody) = (RecordId([1; 16]), Version::EMPTY);
    let table = TableId::try_from(code.as_str()).unwrap();
    store
        .append(&table, somebody, id, "{}".into())
        .await
        .unwrap();
    let second = Running::start(config(), Arc::new(store)).await;
    let host = second.client("host");
    let opened = ok(host.post("/tables", Some("key"), &body).await.unwrap());
    assert_ne!(opened["code"], *code);
    let again = ok(host.post("/tables", Some("key"), &body).await.unwrap());
    assert_eq!(opened["code"], again["code"]);
    first.stop().await;
    second.stop().await;
}

/// Two nodes over one store, as in a cluster, always show the same table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_agree() {
    let store: Arc<dyn Store> = Arc::new(Odd::new(Mood::Slow));
    let nodes = [
        Running::start(config(), store.clone()).await,
        Running::start(config(), store).await,
    ];
    for _ in 0..5 {
        let party = Party::sit(&nodes[0], 3, classic()).await;
        let look = async |node: usize, seat: usize| {
            let client = nodes[node].client(&name(seat));
            let view = ok(client.get(&format!("/t/{}", party.code)).await.unwrap());
            (view["version"].as_u64().unwrap(), view["game"].clone())
        };
        look(1, 0).await;
        // The same start on both nodes: there must be one seed.
        let path = party.players[0].path("start");
        let start = async |node: usize| {
            let client = nodes[node].client(&name(0));
            ok(client.post(&path, Some("start"), &json!({})).await.unwrap())
        };
        let (a, b) = join(start(0), start(1)).await;
        assert_eq!(a["game"], b["game"]);
        // Two claims on two nodes: one wins.
        let path = party.players[0].path("claim");
        let (one, two) = (nodes[0].client(&name(1)), nodes[1].client(&name(2)));
        let none = json!({});
        let answers = join(post(&one, &path, &none), post(&two, &path, &none)).await;
        one_wins(answers, "wrong_step");
        for seat in 0..3 {
            let (a, b) = (look(0, seat).await, look(1, seat).await);
            assert_eq!(a.0.max(b.0), a.0.min(b.0));
            assert_eq!(a.1, b.1);
        }
    }
    let [a, b] = nodes;
    a.stop().await;
    b.stop().await;
}
