//! Seats that are moved, freed and arranged, and who may enter.

use std::sync::Arc;

use bytes::Bytes;
use moonhare_client::{Client, Player};
use moonhare_server::{Config, Limits, Pace};
use moonhare_store::{Memory, Store};
use moonhare_table::TokenHash;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::{at_pace, classic, quick};
use crate::{
    common::{PATIENCE, Party, Running, config, eventually, ok, refused, secret, until},
    decks::files::browse_as,
};

#[tokio::test]
async fn a_ticket_moves_a_seat_once() {
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
    // A repeated request returns the same ticket, because the first answer may have been lost.
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

    // The old device is a spectator from now on, also on its open stream.
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

    // The new device counts as present, the old one no longer.
    sleep(quick().away_after * 3).await;
    assert_eq!(phone.look().await.unwrap()["away"], json!([]));
    drop(stream);
    let watcher = &mut party.watchers[0].1;
    until(watcher, |view| view["away"] == json!([1])).await;
    server.stop().await;
}

#[tokio::test]
async fn a_late_comer_takes_a_removed_players_seat() {
    // On a busy machine the host would otherwise be taken for absent.
    let pace = Pace {
        replace_host_after: PATIENCE,
        ..quick()
    };
    let server = at_pace(pace).await;
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
    for ask in ["claim", "sit", "enter"] {
        let body = if ask == "sit" { sit.clone() } else { json!({}) };
        let refusal = party.players[2].ask(ask, &body).await.unwrap();
        refused(&refusal, 403, "removed");
    }

    // The new player sees nothing of the seat's hand and waits for the next round (R7.5).
    let sat = ok(late.ask("sit", &sit).await.unwrap());
    assert_eq!(
        sat["you"],
        json!({ "seat": 2, "host": false, "waits": true })
    );
    assert!(hand.as_array().is_some_and(|cards| !cards.is_empty()));
    assert_eq!(sat["game"]["stage"].get("hand"), None);
    assert_eq!(sat["game"]["legal"], json!([]));
    assert_eq!(sat["game"]["seats"][2]["name"], "Late");
    assert_eq!(sat["game"]["seats"][2]["stand_in"], true);
    let refusal = late.ask("claim", &json!({})).await.unwrap();
    refused(&refusal, 409, "next_round");

    // Leaving also frees the seat, and passes the host role on.
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
        "mode": "classic", "goal": { "points": 12 }, "limits": { "vote": 30 } } });
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
async fn strangers_see_nothing_without_the_password() {
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
    // A page that refuses a ticket shows nothing of the table either.
    let redeem = format!(
        "POST /t/{code}/redeem HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded"
    );
    let ticket = format!("ticket={}", "0".repeat(40));
    let page = browse_as(&server, "stranger", &redeem, ticket.as_bytes()).await;
    assert!(page.starts_with("HTTP/1.1 409"), "{page}");
    assert!(
        !page.contains("Host</bdi>") && !page.contains("data-live"),
        "{page}"
    );
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
    // People who were let in don't need it again.
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

/// Everything that `/tables` lists, part by part.
async fn all_parts(client: &Client, limit: usize) -> Vec<(&'static str, String)> {
    let (mut all, mut after) = (Vec::new(), String::new());
    loop {
        let path = format!("/tables?limit={limit}{after}");
        let part = ok(client.get(&path).await.unwrap());
        let before = all.len();
        for list in ["mine", "public"] {
            for table in part[list].as_array().unwrap() {
                all.push((list, table["code"].as_str().unwrap().to_owned()));
            }
        }
        assert!(all.len() - before <= limit, "{part}");
        match part["next"].as_str() {
            Some(next) => after = format!("&after={next}"),
            None => return all,
        }
    }
}

/// A thousand tables are listed in parts, and the first page shows the latest few.
#[tokio::test]
async fn many_tables_are_listed_in_parts() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let syllables = ["ba", "da", "fa", "ga", "ha", "ja", "ka", "la", "ma", "na"];
    let mut wanted = Vec::new();
    for number in 0..1000 {
        let [a, b, c] = [number / 100, number / 10 % 10, number % 10].map(|n| syllables[n]);
        let code = format!("{a}{b}-{c}ba");
        // The format of older programs.
        let mine = number % 50 == 7;
        let public = number % 2 == 0;
        let token = TokenHash::of(&format!("{code} {}", secret("Ana")));
        let entry = json!({
            "mode": "classic", "players": 1, "stage": if number % 4 == 0 { "lobby" } else { "playing" },
            "public": public, "password": false, "last": 4_000_000_000_000_u64 + number as u64,
            "people": if mine { vec![token] } else { Vec::new() },
        });
        let entry = Bytes::from(entry.to_string());
        store
            .put_entry(&code.parse().unwrap(), entry)
            .await
            .unwrap();
        if mine {
            wanted.push(("mine", code));
        } else if public && number % 4 == 0 {
            wanted.push(("public", code));
        }
    }
    let server = Running::start(config(), store).await;
    let client = server.client("Ana");
    wanted.sort();
    for limit in [7, 100] {
        let mut all = all_parts(&client, limit).await;
        all.sort();
        assert_eq!(all, wanted);
    }
    // Without a limit, and with one that is too large.
    for (path, most) in [("/tables", 20), ("/tables?limit=100000", 100)] {
        let answer = client.get(path).await.unwrap();
        assert!(answer.body.len() < 12_000);
        let part = ok(answer);
        let listed = ["mine", "public"].map(|list| part[list].as_array().unwrap().len());
        assert_eq!(listed.iter().sum::<usize>(), most);
    }
    refused(
        &client.get("/tables?after=nonsense").await.unwrap(),
        422,
        "unreadable",
    );
    // Pages show the same tables.
    let page = async |path: &str| {
        let html = [("accept", "text/html")];
        let answer = client.send("GET".parse().unwrap(), path, &html, Bytes::new());
        String::from_utf8(answer.await.unwrap().body.to_vec()).unwrap()
    };
    let listed = |page: &str| -> Vec<String> {
        let links = page.split("href=\"/t/").skip(1);
        links.map(|link| link[..9].to_owned()).collect()
    };
    let home = page("/").await;
    assert_eq!(listed(&home).len(), 8 + 5);
    assert!(home.contains("href=\"/tables\""));
    let mut pages = Vec::new();
    let mut path = "/tables".to_owned();
    loop {
        let part = page(&path).await;
        pages.extend(listed(&part));
        let Some((_, next)) = part.split_once("href=\"/tables?after=") else {
            break;
        };
        let (next, _) = next.split_once('"').unwrap();
        path = format!("/tables?after={next}");
    }
    pages.sort();
    let mut codes: Vec<String> = wanted.into_iter().map(|(_, code)| code).collect();
    codes.sort();
    assert_eq!(pages, codes);
    server.stop().await;
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
