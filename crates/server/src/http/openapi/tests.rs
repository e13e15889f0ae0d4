//! The document says what the server does.

use std::{collections::BTreeSet, net::SocketAddr, sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::ConnectInfo,
    http::{Request, Response, StatusCode},
};
use futures_util::StreamExt;
use jsonschema::Validator;
use moonhare_client::merge;
use moonhare_store::Memory;
use serde_json::{Value, json};
use tokio::sync::watch;
use tower::ServiceExt;

use super::document;
use crate::{
    config::{Config, Limits, Pace},
    http::{App, router, routes},
};

/// A client that calls the router directly.
struct Client {
    router: Router,
    document: Value,
    token: Option<String>,
    _stop: watch::Sender<bool>,
}

impl Client {
    fn new() -> Client {
        let (stop, stopping) = watch::channel(false);
        let config = Config {
            pace: Pace {
                think: 0..=0,
                ..Pace::default()
            },
            limits: Limits {
                requests: 1_000_000,
                guesses: 1_000,
                ..Limits::default()
            },
            ..Config::default()
        };
        let app = App::new(config, Arc::new(Memory::new()), stopping);
        Client {
            router: router(app),
            document: document(),
            token: None,
            _stop: stop,
        }
    }

    async fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Response<Body> {
        let mut request = Request::builder()
            .method(method.to_uppercase().as_str())
            .uri(path)
            .extension(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1))));
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = match body {
            Some(body) => {
                request = request.header("content-type", "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        let request = request.body(body).unwrap();
        self.router.clone().oneshot(request).await.unwrap()
    }

    /// Sends a request, and checks request and answer against the document.
    async fn ask(&mut self, method: &str, path: &str, body: Value) -> (StatusCode, Value) {
        let operation = self.operation(method, path);
        let sent = operation.pointer("/requestBody/content/application~1json/schema");
        let fits = sent.is_none_or(|schema| self.validator(schema).is_valid(&body));
        let with = (method == "post").then_some(&body);
        let response = self.send(method, path, with).await;
        let status = response.status();
        let kind = response.headers()["content-type"].to_str().unwrap();
        let kind = kind.split(';').next().unwrap().to_owned();
        let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
        let answer: Value = serde_json::from_slice(&bytes).unwrap();
        if status.is_success() {
            assert!(fits, "{path} took what the document forbids: {body}");
        }
        let described = operation["responses"]
            .get(status.as_str())
            .unwrap_or(&operation["responses"]["default"]);
        let described = self.resolved(described);
        let schema = &described["content"][&kind]["schema"];
        assert!(schema.is_object(), "{method} {path}: {status} {kind}");
        self.check(schema, &answer);
        if let Some(token) = answer["token"].as_str() {
            self.token = Some(token.to_owned());
        }
        (status, answer)
    }

    /// The document's entry for a real path.
    fn operation(&self, method: &str, path: &str) -> Value {
        let path = path.split('?').next().unwrap();
        let fits = |pattern: &str| {
            let (pattern, path) = (pattern.split('/'), path.split('/'));
            pattern.clone().count() == path.clone().count()
                && pattern
                    .zip(path)
                    .all(|(p, part)| p.starts_with('{') || p == part)
        };
        let paths = self.document["paths"].as_object().unwrap();
        let mut found = paths.iter().filter(|(pattern, _)| fits(pattern));
        let (_, entry) = found.next().expect(path);
        entry[method].clone()
    }

    fn resolved(&self, value: &Value) -> Value {
        match value["$ref"].as_str() {
            Some(name) => (self.document.pointer(name.trim_start_matches('#')))
                .expect(name)
                .clone(),
            None => value.clone(),
        }
    }

    fn validator(&self, schema: &Value) -> Validator {
        let mut root = json!({ "allOf": [schema], "components": self.document["components"] });
        // Our own answers have no fields beyond those in the document.
        for name in [
            "Home",
            "Tables",
            "TableEntry",
            "Rounds",
            "Game",
            "KeptSound",
            "DeckChoices",
            "CardPictures",
            "BroughtDeck",
            "Forgotten",
        ] {
            root["components"]["schemas"][name]["additionalProperties"] = false.into();
        }
        jsonschema::draft202012::new(&root).unwrap()
    }

    fn check(&self, schema: &Value, value: &Value) {
        let validator = self.validator(schema);
        let errors: Vec<String> = (validator.iter_errors(value))
            .map(|error| format!("{} at {}", error, error.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{errors:#?} in {value:#}");
    }
}

/// Method and path of everything in the document.
fn described() -> BTreeSet<(String, String)> {
    let document = document();
    let paths = document["paths"].as_object().unwrap();
    (paths.iter())
        .flat_map(|(path, entry)| {
            let methods = entry.as_object().unwrap().keys();
            methods.map(|method| (method.clone(), path.clone()))
        })
        .collect()
}

/// A route and its entry are made in one step, and there is no other way to add a route. Commands share
/// one route, and have an entry each.
#[test]
fn every_route_is_described_and_nothing_else() {
    let source = include_str!("../routes.rs");
    let routes = source.split("fn routes()").nth(1).unwrap();
    let router = include_str!("../mod.rs");
    for other in [
        ".route(",
        ".nest",
        ".merge(",
        "_service",
        "_with_tsr",
        ".hidden(",
        "_docs",
    ] {
        let allowed = usize::from(other == ".hidden(");
        assert_eq!(routes.matches(other).count(), allowed, "{other}");
        assert!(!router.contains(other), "{other}");
    }
    let described = described();
    let is_command =
        |(method, path): &&(String, String)| method == "post" && path.starts_with("/t/{code}/");
    for (method, path) in &described {
        let is_routed = routes.contains(&format!("\"{path}\""));
        assert!(
            is_routed || is_command(&&(method.clone(), path.clone())),
            "{path}"
        );
    }
    assert!(described.len() > 60, "{}", described.len());
    assert!(
        !described
            .iter()
            .any(|(_, path)| path == routes::COMMAND_PATH)
    );
    // The two commands at URLs that also answer to `GET`.
    assert_eq!(routes.matches(".hidden_command()").count(), 2);
    for path in ["/t/{code}/decks", "/t/{code}/redeem"] {
        assert!(described.contains(&("post".to_owned(), path.to_owned())));
    }
}

#[test]
fn every_reference_leads_somewhere() {
    fn walk(document: &Value, value: &Value) {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(name)) = fields.get("$ref") {
                    let found = document.pointer(name.trim_start_matches('#'));
                    assert!(found.is_some(), "{name}");
                }
                fields.values().for_each(|inner| walk(document, inner));
            }
            Value::Array(items) => items.iter().for_each(|inner| walk(document, inner)),
            _ => {}
        }
    }
    let document = document();
    walk(&document, &document);
}

#[test]
fn operations_have_names_of_their_own_and_say_what_they_do() {
    let document = document();
    let mut names = BTreeSet::new();
    for (method, path) in described() {
        let operation = &document["paths"][&path][&method];
        let name = operation["operationId"].as_str().unwrap().to_owned();
        assert!(names.insert(name), "{method} {path}");
        assert!(!operation["summary"].as_str().unwrap().is_empty(), "{path}");
    }
}

#[test]
fn every_code_of_a_problem_is_in_the_document() {
    let document = document();
    let codes = document["components"]["schemas"]["Problem"]["properties"]["code"]["enum"].clone();
    let has = |code: &str| codes.as_array().unwrap().iter().any(|known| known == code);
    for code in [
        "wrong_step",
        "own_card",
        "host_only",
        "no_person",
        "no_such_table",
    ] {
        assert!(has(code), "{code} {codes}");
    }
}

#[tokio::test]
async fn everything_described_is_there() {
    let mut client = Client::new();
    let (_, table) = client
        .ask("post", "/tables", json!({ "mode": "classic" }))
        .await;
    let code = table["code"].as_str().unwrap().to_owned();
    for (method, path) in described() {
        let real = path
            .replace("{code}", &code)
            .replace("{sound}", &"0".repeat(64))
            .replace("{card}", "1.svg")
            .replace("{edition}", moonhare_pictures::edition())
            .replace("{picture}", "0-small.webp");
        if path.contains("{version}") {
            continue;
        }
        let response = client.send(&method, &real, Some(&json!({}))).await;
        assert_ne!(response.status(), 405, "{method} {path}");
        if path.ends_with("stream") || path.ends_with("live") {
            assert_eq!(response.status(), 200);
            continue;
        }
        if response.status().is_success() {
            continue;
        }
        let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains("no_such_page"), "{method} {path}");
        assert!(!text.contains("unknown variant"), "{method} {path}: {text}");
    }
}

/// What somebody who always takes the first choice does next.
fn choose(view: &Value) -> Option<(String, Value)> {
    let game = &view["game"];
    let seat = &view["you"]["seat"];
    if !game["waiting"].as_array()?.contains(seat) {
        return None;
    }
    let hand = &game["stage"]["hand"];
    let offer = &game["legal"][0];
    let what = offer["do"].as_str()?;
    let body = match what {
        "tell" if offer["with_card"] == true => {
            json!({ "clue": { "text": "moon" }, "card": hand[0] })
        }
        "tell" => json!({ "clue": "aloud" }),
        "give" => json!({ "cards": hand.as_array()?[..offer["count"].as_u64()? as usize] }),
        "vote" => {
            let mut ballot = json!({ "votes": [offer["spaces"][0]] });
            if offer["red"] == true {
                ballot["red"] = offer["spaces"][0].clone();
            }
            json!({ "ballot": ballot })
        }
        _ => json!({}),
    };
    Some((what.to_owned(), body))
}

async fn play(mode: &str, goal: Value, bots: usize) {
    let mut client = Client::new();
    let limits = json!({ "tell": 600, "give": 600, "vote": 600, "look": 600 });
    let open = json!({
        "mode": mode, "goal": goal, "name": "Ana", "bots": bots, "visibility": "public",
        "limits": limits,
    });
    let (status, mut view) = client.ask("post", "/tables", open).await;
    assert_eq!(status, 201);
    let table = format!("/t/{}", view["code"].as_str().unwrap());
    let at = |what: &str| format!("{table}/{what}");
    client.ask("post", &at("start"), json!({})).await;
    let mut steps = BTreeSet::new();
    for _ in 0..4000 {
        view = client.ask("get", &table, json!({})).await.1;
        let stage = &view["game"]["stage"];
        steps.insert(stage["scene"]["step"].as_str().unwrap_or("none").to_owned());
        if stage["is"] == "over" {
            break;
        }
        if let Some((what, body)) = choose(&view) {
            let (status, _) = client.ask("post", &at(&what), body).await;
            if status == 429 {
                tokio::time::sleep(Duration::from_millis(300)).await;
            } else {
                // A bot may have been faster: with the first idea, or as a partner.
                assert!(status == 200 || status == 409, "{what} {status}");
            }
        } else {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    assert_eq!(view["game"]["stage"]["is"], "over");
    assert!(
        steps.contains("telling") || steps.contains("giving"),
        "{steps:?}"
    );
    assert!(
        steps.contains("voting") && steps.contains("reveal"),
        "{steps:?}"
    );
    let (_, rounds) = client.ask("get", &at("rounds"), json!({})).await;
    assert!(!rounds["rounds"].as_array().unwrap().is_empty());
    let (_, game) = client.ask("get", &at("game.json"), json!({})).await;
    assert!(game["events"].as_array().unwrap().len() > 10);
    let (_, tables) = client.ask("get", "/tables", json!({})).await;
    assert_eq!(tables["mine"].as_array().unwrap().len(), 1);
    client.token = None;
    let guest = client.ask("get", &table, json!({})).await.1;
    assert_eq!(guest["game"]["idle"], "watching");
}

#[tokio::test]
async fn a_classic_game_is_as_described() {
    play("classic", json!({ "points": 5 }), 2).await;
}

#[tokio::test]
async fn a_party_game_is_as_described() {
    play("party", json!({ "tellings": 1 }), 5).await;
}

#[tokio::test]
async fn a_team_game_is_as_described() {
    play("team", json!({ "tellings": 1 }), 5).await;
}

#[tokio::test]
async fn whatever_is_asked_around_the_game_is_as_described() {
    let mut client = Client::new();
    client.ask("get", "/", json!({})).await;
    let open = json!({ "mode": "classic", "name": "Ana", "bots": 3 });
    let (_, view) = client.ask("post", "/tables", open).await;
    let table = format!("/t/{}", view["code"].as_str().unwrap());
    let settings = json!({ "mode": "classic", "goal": { "points": 30 } });
    let counted = json!({ "mode": "classic", "goal": { "points": 30 }, "deck": 500 });
    let asks = [
        ("say", json!({ "text": "hello" }), 200),
        ("dress", json!({ "name": "Ana the Hare", "rabbit": 7 }), 200),
        ("dress", json!({ "name": "Ana", "rabbit": 2 }), 409),
        ("dress", json!({ "name": "Ana" }), 422),
        ("arrange", json!({ "order": [1, 0, 2, 3] }), 200),
        ("arrange", json!({ "order": [1, 1, 2, 3] }), 409),
        (
            "configure",
            json!({ "settings": settings, "visibility": "public" }),
            200,
        ),
        ("configure", json!({ "settings": counted }), 409),
        ("configure", json!({ "settings": 5 }), 422),
        ("decks", json!({ "decks": ["moonhare"] }), 200),
        ("decks", json!({ "decks": ["0".repeat(64)] }), 409),
        ("decks", json!({ "decks": 84 }), 422),
        ("forget-deck", json!({ "deck": "0".repeat(64) }), 200),
        ("forget-deck", json!({}), 422),
        ("add-bot", json!({}), 200),
        ("add-bot", json!({ "name": "Robo", "rabbit": 12 }), 200),
        ("remove", json!({ "seat": 5 }), 200),
        ("remove", json!({ "seat": 11 }), 409),
        ("pass-host", json!({ "seat": 0 }), 409),
        ("chat", json!({ "on": false }), 200),
        ("say", json!({ "text": "hello" }), 409),
        ("ticket", json!({}), 200),
        ("redeem", json!({ "ticket": "0".repeat(40) }), 409),
        ("enter", json!({}), 200),
        ("claim", json!({}), 409),
        ("start", json!({}), 200),
        ("remove-bots", json!({}), 409),
        ("limit", json!({ "limits": { "tell": 300 } }), 200),
        ("limit", json!({ "limits": 300 }), 422),
        ("pause", json!({}), 200),
        ("next", json!({}), 409),
        ("resume", json!({}), 200),
        ("stand-in", json!({ "seat": 1, "on": true }), 200),
        ("take-back", json!({}), 409),
        ("vote", json!({ "ballot": { "votes": [1] } }), 409),
        ("give", json!({ "cards": [1] }), 409),
        ("again", json!({}), 409),
        ("leave", json!({}), 200),
        ("start", json!({}), 403),
    ];
    for (what, body, expected) in asks {
        let path = format!("{table}/{what}");
        let (status, answer) = client.ask("post", &path, body).await;
        assert_eq!(status.as_u16(), expected, "{what}: {answer}");
    }
    for path in ["decks", "cards/0", "cards/500"] {
        let (status, _) = client
            .ask("get", &format!("{table}/{path}"), json!({}))
            .await;
        assert_eq!(status, 200, "{path}");
    }
    let (status, _) = client.ask("get", "/t/nobo-dyis", json!({})).await;
    assert_eq!(status, 404);
    let (status, _) = client
        .ask("get", &format!("{table}/game.json"), json!({}))
        .await;
    assert_eq!(status, 409);
}

/// The name of an event, its id and its data.
async fn event(stream: &mut axum::body::BodyDataStream) -> (String, Value, Value) {
    let mut text = String::new();
    while !text.contains("\n\n") {
        let bytes = stream.next().await.unwrap().unwrap();
        text.push_str(std::str::from_utf8(&bytes).unwrap());
    }
    let field = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        line.map(|line| line.trim().to_owned())
    };
    let parsed = |name: &str| serde_json::from_str(&field(name).unwrap()).unwrap();
    let name = field("event:").unwrap_or("message".to_owned());
    (name, parsed("id:"), parsed("data:"))
}

#[tokio::test]
async fn a_stream_is_as_described() {
    let mut client = Client::new();
    let open = json!({ "mode": "classic", "name": "Ana", "bots": 2 });
    let (_, view) = client.ask("post", "/tables", open).await;
    let table = format!("/t/{}", view["code"].as_str().unwrap());
    let operation = client.operation("get", &format!("{table}/stream"));
    let events = operation["responses"]["200"]["content"]["text/event-stream"]["x-events"].clone();
    let response = client.send("get", &format!("{table}/stream"), None).await;
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let mut stream = response.into_body().into_data_stream();
    let (name, id, mut seen) = event(&mut stream).await;
    assert_eq!(seen["version"], id);
    assert_eq!(name, "view");
    client.check(&events["view"], &seen);
    for what in ["start", "pause", "resume", "pause"] {
        client
            .ask("post", &format!("{table}/{what}"), json!({}))
            .await;
        let now = client.ask("get", &table, json!({})).await.1;
        while seen["version"] != now["version"] {
            let (name, id, patch) = event(&mut stream).await;
            assert_eq!(name, "message");
            client.check(&events["message"], &patch);
            merge(&mut seen, &patch);
            seen["version"] = id;
            client.check(&events["view"], &seen);
        }
        if what == "pause" {
            assert_eq!(seen, now);
        }
    }
}
