//! Whatever is wrong with a request, the answer is a clear sentence in the person's language, with
//! its own code.

use std::{collections::BTreeSet, sync::Arc};

use bytes::Bytes;
use moonhare_client::{Answer, Client};
use moonhare_store::{Memory, Store};
use serde_json::{Value, json};

use crate::common::{Party, Running, config, is_problem, ok, refused};

const LANGUAGES: [&str; 6] = ["en", "es", "pt", "ro", "fr", "de"];

async fn post(client: &Client, path: &str, body: &Value, lang: &str) -> Answer {
    let headers = [
        ("accept-language", lang),
        ("content-type", "application/json"),
    ];
    let body = Bytes::from(body.to_string());
    let answer = client.send("POST".parse().unwrap(), path, &headers, body);
    answer.await.unwrap()
}

fn sentence(answer: &Answer) -> String {
    answer.json()["detail"].as_str().unwrap().to_owned()
}

/// The same refusal in every language, worded differently in each.
async fn told(client: &Client, path: &str, body: &Value) -> (u16, String, Value, [String; 6]) {
    let mut sentences: [String; 6] = Default::default();
    let mut seen = None;
    for (lang, said) in LANGUAGES.iter().zip(&mut sentences) {
        let answer = post(client, path, body, lang).await;
        assert!(!answer.is_ok(), "{path} took {body}");
        is_problem(&answer);
        let this = (answer.status, answer.code(), answer.json()["rule"].clone());
        assert_eq!(*seen.get_or_insert(this.clone()), this, "{path} {body}");
        *said = sentence(&answer);
    }
    let others: BTreeSet<&String> = sentences.iter().collect();
    assert_eq!(
        others.len(),
        LANGUAGES.len(),
        "{path} {body}: {sentences:#?}"
    );
    // No parser errors, and no sentence inside a sentence.
    for (said, lang) in sentences.iter().zip(LANGUAGES) {
        assert!(!said.contains(".."), "{said}");
        if lang == "en" {
            continue;
        }
        let foreign = [
            "expected",
            "invalid",
            "missing field",
            "variant",
            "Write",
            "trailing",
        ];
        for word in foreign {
            assert!(!said.contains(word), "{path} {body} in {lang}: {said}");
        }
    }
    let (status, code, rule) = seen.unwrap();
    (status, code, rule, sentences)
}

/// A valid request for each command, with all its fields.
fn samples() -> Vec<(&'static str, Value)> {
    let settings = json!({
        "mode": "classic", "goal": { "points": 30 }, "first": { "seat": 1 }, "deck": 84,
        "limits": { "tell": 60, "give": 60, "vote": 60, "look": 60 },
    });
    vec![
        ("enter", json!({ "password": "moon", "key": "k1" })),
        (
            "sit",
            json!({ "name": "Ana", "rabbit": 3, "seat": 1, "password": "moon" }),
        ),
        ("dress", json!({ "name": "Ana", "rabbit": 3 })),
        ("leave", json!({})),
        ("ticket", json!({})),
        ("redeem", json!({ "ticket": "0".repeat(40) })),
        ("claim", json!({})),
        ("tell", json!({ "clue": { "text": "rain" }, "card": 5 })),
        (
            "tell",
            json!({ "clue": { "sound": "0".repeat(64) }, "card": 5 }),
        ),
        ("tell", json!({ "clue": "aloud" })),
        ("give", json!({ "cards": [5] })),
        ("take-back", json!({})),
        ("vote", json!({ "ballot": { "votes": [1, 2], "red": 3 } })),
        ("next", json!({})),
        ("say", json!({ "text": "hello" })),
        ("react", json!({ "reaction": "heart" })),
        (
            "configure",
            json!({ "settings": settings, "visibility": "public" }),
        ),
        ("decks", json!({ "decks": ["moonhare"] })),
        ("arrange", json!({ "order": [1, 0] })),
        (
            "add-bot",
            json!({ "name": "Robo", "rabbit": 4, "level": "sharp" }),
        ),
        ("remove", json!({ "seat": 1 })),
        ("let-in", json!({ "person": 1 })),
        ("remove-bots", json!({})),
        ("pass-host", json!({ "seat": 1 })),
        ("limit", json!({ "limits": { "tell": 60 } })),
        ("pause", json!({})),
        ("resume", json!({})),
        ("stand-in", json!({ "seat": 1, "on": true })),
        ("chat", json!({ "on": true })),
        ("guide", json!({ "on": true })),
        ("start", json!({})),
        ("again", json!({})),
        ("forget-deck", json!({ "deck": "0".repeat(64) })),
    ]
}

/// Every request with one wrong value in a sample.
fn spoilt(sample: &Value) -> Vec<Value> {
    let long = "x".repeat(5000);
    let bad = [
        json!(null),
        json!(true),
        json!(-1),
        json!(1.5),
        json!(99_999),
        json!(1_000_000_000_000_000_000_000_f64),
        json!(""),
        json!(" \u{200B} "),
        json!("zzzz"),
        json!(long),
        json!([]),
        json!([1, 1]),
        json!([1, 2, 3]),
        json!(vec![1; 40]),
        json!(["zzzz"]),
        json!({}),
        json!({ "zzzz": 1 }),
    ];
    let mut all = Vec::new();
    if let Value::Object(fields) = sample {
        for (name, value) in fields {
            let with = |inner: Value| {
                let mut whole = sample.clone();
                whole[name] = inner;
                whole
            };
            all.extend(bad.iter().cloned().map(with));
            all.extend(spoilt(value).into_iter().map(with));
            let mut without = fields.clone();
            without.remove(name);
            all.push(Value::Object(without));
        }
        let mut more = fields.clone();
        more.insert("colour".into(), json!("red"));
        all.push(Value::Object(more));
    }
    all
}

#[tokio::test]
async fn every_command_refuses_every_wrong_value_in_the_readers_language() {
    let server = Running::new().await;
    let party = Party::sit(&server, 3, json!({ "mode": "classic" })).await;
    let document = ok(server.guest().get("/openapi.json").await.unwrap());
    let paths = document["paths"].as_object().unwrap();
    let json = "/post/requestBody/content/application~1json";
    let described: BTreeSet<&str> = (paths.iter())
        .filter(|(_, methods)| methods.pointer(json).is_some())
        .filter_map(|(path, _)| path.strip_prefix("/t/{code}/"))
        .collect();
    let sampled: BTreeSet<&str> = samples().iter().map(|(what, _)| *what).collect();
    assert_eq!(sampled, described, "a command has no sample");

    // A stranger's request: its faults are reported before its lack of rights.
    let stranger = server.client("stranger");
    let (mut codes, mut wrong) = (BTreeSet::new(), Vec::new());
    for (what, sample) in samples() {
        let path = format!("/t/{}/{what}", party.code);
        for body in spoilt(&sample) {
            // English shows whether it is refused; then the other languages are checked.
            if post(&stranger, &path, &body, "en").await.is_ok() {
                continue;
            }
            let (status, code, _, _) = told(&stranger, &path, &body).await;
            if code == "unreadable" || !(400..500).contains(&status) {
                wrong.push(format!("{what} {body}: {status} {code}"));
            }
            codes.insert(code);
        }
    }
    for path in ["/tables", "/solo"] {
        let sample = match path {
            "/solo" => json!({ "name": "Ana", "guide": true, "lang": "es", "key": "k" }),
            _ => json!({
                "mode": "classic", "goal": { "points": 30 }, "first": "claim",
                "limits": { "tell": 60 }, "visibility": "public",
                "name": "Ana", "rabbit": 3, "bots": 2, "lang": "es",
            }),
        };
        for body in spoilt(&sample) {
            if post(&stranger, path, &body, "en").await.is_ok() {
                continue;
            }
            let (_, code, _, _) = told(&stranger, path, &body).await;
            if code == "unreadable" {
                wrong.push(format!("{path} {body}"));
            }
            codes.insert(code);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for code in [
        "unknown_field",
        "missing_field",
        "wrong_kind",
        "out_of_range",
        "unknown_word",
        "blank_text",
        "text_too_long",
        "no_such_rabbit",
        "no_recording",
        "gift_size",
        "vote_count",
        "order",
    ] {
        assert!(codes.contains(code), "{code} {codes:?}");
    }
    server.stop().await;
}

/// The exact words of some refusals.
#[tokio::test]
async fn refusals_name_the_field_and_what_would_be_right() {
    let server = Running::new().await;
    let opening = json!({ "mode": "classic", "first": { "seat": 0 } });
    let mut party = Party::sit(&server, 4, opening).await;
    party.start().await;
    let client = party.players[0].client.clone();
    let own = party.view()["game"]["stage"]["hand"].clone();
    let foreign = (0..84).find(|card| !own.as_array().unwrap().contains(&json!(card)));
    let text = |clue: &str| json!({ "clue": { "text": clue }, "card": own[0] });
    let rows = [
        (
            "tell",
            text(""),
            409,
            "blank_text",
            None,
            "Primero escribe algo.",
        ),
        (
            "tell",
            text(&"x".repeat(201)),
            409,
            "text_too_long",
            None,
            "200",
        ),
        (
            "tell",
            json!({ "clue": "aloud", "card": foreign }),
            409,
            "not_in_hand",
            Some("R3.2"),
            "mano",
        ),
        (
            "give",
            json!({ "cards": [1, 2, 3] }),
            409,
            "gift_size",
            Some("R2"),
            "Solo se da una carta.",
        ),
        (
            "vote",
            json!({ "ballot": { "votes": [1, 2, 3] } }),
            409,
            "vote_count",
            Some("R4.3"),
            "Solo tienes un voto.",
        ),
        (
            "dress",
            json!({ "name": "Ana", "rabbit": 13 }),
            409,
            "no_such_rabbit",
            Some("R1.2"),
            "del 1 al 12",
        ),
        (
            "tell",
            json!({ "clue": "hello" }),
            422,
            "unknown_word",
            None,
            "aloud, {\"text\": …}",
        ),
        (
            "react",
            json!({ "reaction": "fury" }),
            422,
            "unknown_word",
            None,
            "heart, laugh",
        ),
        (
            "remove",
            json!({ "seat": 300 }),
            422,
            "out_of_range",
            None,
            "«seat» debe estar entre 0 y 11.",
        ),
        (
            "remove",
            json!({ "seat": "1" }),
            422,
            "wrong_kind",
            None,
            "número entero",
        ),
        (
            "remove",
            json!({}),
            422,
            "missing_field",
            None,
            "Falta «seat».",
        ),
        (
            "next",
            json!({ "card": 5 }),
            422,
            "unknown_field",
            None,
            "«card»",
        ),
        (
            "pause",
            json!({ "key": 5 }),
            422,
            "wrong_kind",
            None,
            "«key» debe ser un texto.",
        ),
        (
            "give",
            json!({ "cards": [1], "password": "moon" }),
            422,
            "unknown_field",
            None,
            "«password»; se puede enviar: cards, key.",
        ),
        (
            "nonsense",
            json!({}),
            404,
            "no_such_page",
            None,
            "Aquí no hay nada",
        ),
    ];
    for (what, body, status, code, rule, words) in rows {
        let said = told(&client, &party.players[0].path(what), &body).await;
        let (got, kind, cited, sentences) = said;
        assert_eq!((got, kind.as_str()), (status, code), "{what} {body}");
        assert_eq!(cited.as_str(), rule, "{what} {body}");
        assert!(
            sentences[1].contains(words),
            "{what} {body}: {}",
            sentences[1]
        );
    }
    // Somebody who chose too much isn't told to choose first.
    for (what, body) in [
        ("give", json!({ "cards": [1, 2] })),
        ("vote", json!({ "ballot": { "votes": [1, 2] } })),
    ] {
        party
            .play_until(if what == "give" { "giving" } else { "voting" })
            .await;
        let player = &party.players[1].client;
        let (.., sentences) = told(player, &party.players[1].path(what), &body).await;
        assert!(!sentences[0].contains("first"), "{}", sentences[0]);
    }
    for (password, code) in [
        (json!(5), "wrong_kind"),
        (json!("x".repeat(201)), "text_too_long"),
    ] {
        let body = json!({ "mode": "classic", "password": password });
        assert_eq!(told(&client, "/tables", &body).await.1, code);
    }
    // Input that isn't JSON.
    for (body, words) in [("{\"cards\":[5", "columna 11"), ("[5]", "objeto JSON")] {
        let headers = [
            ("accept-language", "es"),
            ("content-type", "application/json"),
        ];
        let path = party.players[0].path("give");
        let body = Bytes::from_static(body.as_bytes());
        let answer = client.send("POST".parse().unwrap(), &path, &headers, body);
        let answer = answer.await.unwrap();
        refused(&answer, 422, "unreadable");
        assert!(sentence(&answer).contains(words), "{answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_key_stands_for_one_command() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let server = Running::start(config(), store.clone()).await;
    let open = json!({ "mode": "classic", "name": "Ana", "password": "moon" });
    let ana = server.client("ana");
    let opened = ok(ana.post("/tables", Some("opening"), &open).await.unwrap());
    let code = opened["code"].as_str().unwrap().to_owned();
    let at = |what: &str| format!("/t/{code}/{what}");
    let say = |text: &str| json!({ "text": text });
    let said = ok(ana.post(&at("say"), Some("k"), &say("one")).await.unwrap());
    ok(ana.post(&at("say"), Some("k2"), &say("two")).await.unwrap());

    // A server that knows only the log gets the same requests.
    let other = Running::start(config(), store.clone()).await;
    let ana = other.client("ana");
    let again = ok(ana.post(&at("say"), Some("k"), &say("one")).await.unwrap());
    assert_eq!(
        again["chat"].as_object().unwrap().len(),
        said["chat"].as_object().unwrap().len() + 1
    );
    for (what, body) in [
        ("say", say("three")),
        ("chat", json!({ "on": false })),
        ("start", json!({})),
    ] {
        let answer = ana.post(&at(what), Some("k"), &body).await.unwrap();
        refused(&answer, 409, "key_reused");
    }
    // Opening a table is a command as well.
    let reopened = ok(ana.post("/tables", Some("opening"), &open).await.unwrap());
    assert_eq!(reopened["code"], opened["code"]);
    for other in [
        json!({ "mode": "party", "name": "Ana", "password": "moon" }),
        json!({ "mode": "classic", "name": "Bo", "password": "moon" }),
        json!({ "mode": "classic", "name": "Ana" }),
        json!({ "mode": "classic", "name": "Ana", "password": "moon", "bots": 3 }),
    ] {
        let answer = ana.post("/tables", Some("opening"), &other).await.unwrap();
        refused(&answer, 409, "key_reused");
    }
    let answer = ana
        .post(&at("say"), Some("opening"), &say("hello"))
        .await
        .unwrap();
    refused(&answer, 409, "key_reused");
    let now = ok(ana.get(&format!("/t/{code}")).await.unwrap());
    assert_eq!(now["chat"], again["chat"]);
    assert_eq!(now["chat_on"], again["chat_on"]);

    // An unreadable key is refused rather than ignored.
    let headers = [
        ("idempotency-key", "clé"),
        ("content-type", "application/json"),
    ];
    let body = Bytes::from(say("four").to_string());
    let path = at("say");
    let answer = ana.send("POST".parse().unwrap(), &path, &headers, body);
    refused(&answer.await.unwrap(), 422, "bad_key");
    other.stop().await;
}

/// After the room has forgotten a key, the log still knows its command.
#[tokio::test]
async fn a_key_is_known_for_ever() {
    let server = Running::new().await;
    let party = Party::sit(&server, 1, json!({ "mode": "classic" })).await;
    let player = &party.players[0];
    let say = |text: &str| json!({ "text": text });
    let client = &player.client;
    let path = player.path("say");
    ok(client
        .post(&path, Some("first"), &say("hello"))
        .await
        .unwrap());
    for line in 0..520 {
        ok(client
            .post(&path, None, &say(&line.to_string()))
            .await
            .unwrap());
    }
    let before = ok(client.get(&format!("/t/{}", party.code)).await.unwrap());
    let other = client
        .post(&path, Some("first"), &say("goodbye"))
        .await
        .unwrap();
    refused(&other, 409, "key_reused");
    ok(client
        .post(&path, Some("first"), &say("hello"))
        .await
        .unwrap());
    let after = ok(client.get(&format!("/t/{}", party.code)).await.unwrap());
    assert_eq!(after["version"], before["version"]);
    server.stop().await;
}
