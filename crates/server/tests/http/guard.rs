//! What every request passes through: headers, origins, limits and TLS.

use std::{sync::Arc, time::Duration};

use crate::common::{PATIENCE, Party, Running, config, ok, refused, secret};
use bytes::Bytes;
use moonhare_client::{Answer, Client, Trouble};
use moonhare_server::{Config, Limits};
use moonhare_store::Memory;
use serde_json::json;
use tokio::time::timeout;

pub(crate) async fn with(limits: Limits) -> Running {
    let config = Config { limits, ..config() };
    Running::start(config, Arc::new(Memory::new())).await
}

fn is_guarded(answer: &Answer) {
    for (name, wanted) in [
        ("content-security-policy", "default-src 'none'"),
        ("content-security-policy", "frame-ancestors 'none'"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=()"),
        ("cache-control", ""),
    ] {
        let value = answer
            .header(name)
            .unwrap_or_else(|| panic!("no {name}: {answer}"));
        assert!(value.contains(wanted), "{name}: {value}");
    }
    assert_eq!(
        answer.header("strict-transport-security"),
        None,
        "this is plain HTTP"
    );
}

#[tokio::test]
async fn every_answer_has_strict_headers() {
    let server = Running::new().await;
    let party = Party::sit(&server, 1, json!({ "mode": "classic" })).await;
    let code = &party.code;
    let client = &party.players[0].client;
    for path in [
        "/",
        "/tables",
        "/join",
        "/join?code=%ff",
        "/nowhere",
        "/healthz",
        "/readyz",
        "/openapi.json",
        "/rules",
        "/favicon.svg",
        "/cards/5.svg",
        "/t/zuzu-zuzu",
        "/t/%ff",
        "/t/zuzu-zuzu/stream",
    ] {
        is_guarded(&client.get(path).await.unwrap());
    }
    for path in ["", "/rounds", "/game.json", "/sounds/x", "/sit"] {
        is_guarded(&client.get(&format!("/t/{code}{path}")).await.unwrap());
    }
    for what in ["claim", "say", "nonsense", "sounds"] {
        is_guarded(&party.players[0].ask(what, &json!({})).await.unwrap());
    }
    let mut answer = client.get("/").await.unwrap();
    answer.headers.clone_from(&party.streams[0].headers);
    is_guarded(&answer);
    assert_eq!(answer.header("content-type"), Some("text/event-stream"));
    // Private answers aren't cached on the way.
    let own = client.get(&format!("/t/{code}")).await.unwrap();
    assert_eq!(own.header("cache-control"), Some("no-store"));
    server.stop().await;
}

#[tokio::test]
async fn changes_from_other_sites_are_refused() {
    let server = Running::new().await;
    let party = Party::sit(&server, 1, json!({ "mode": "classic" })).await;
    let path = party.players[0].path("say");
    let cookie = format!("moonhare={}", secret("P0"));
    let post = async |headers: &[(&str, &str)]| {
        let mut headers = headers.to_vec();
        headers.push(("content-type", "application/json"));
        let body = Bytes::from(json!({ "text": "hello" }).to_string());
        server
            .guest()
            .send("POST".parse().unwrap(), &path, &headers, body)
            .await
            .unwrap()
    };
    let cookie = ("cookie", cookie.as_str());
    let ours = ("origin", server.base.as_str());
    ok(post(&[cookie, ours]).await);
    ok(post(&[cookie, ("sec-fetch-site", "same-origin")]).await);
    ok(post(&[cookie, ours, ("sec-fetch-site", "same-origin")]).await);
    for headers in [
        vec![cookie],
        vec![cookie, ("origin", "http://evil.example")],
        vec![cookie, ("origin", "null")],
        vec![cookie, ("origin", "")],
        vec![cookie, ours, ("sec-fetch-site", "cross-site")],
        vec![cookie, ("sec-fetch-site", "same-site")],
        vec![("origin", "http://evil.example")],
    ] {
        refused(&post(&headers).await, 403, "cross_site");
    }
    let https = server.base.replace("http:", "https:");
    refused(
        &post(&[cookie, ("origin", &https)]).await,
        403,
        "cross_site",
    );
    let port = format!("{}0", server.base);
    refused(&post(&[cookie, ("origin", &port)]).await, 403, "cross_site");
    // Programs send neither cookie nor origin.
    let bearer = format!("Bearer {}", secret("P0"));
    ok(post(&[("authorization", &bearer)]).await);
    // Refused commands had no effect.
    let view = party.players[0].look().await.unwrap();
    let lines = view["chat"].as_object().unwrap().values();
    assert_eq!(
        lines.filter(|line| line["text"]["text"] == "hello").count(),
        4
    );
    // Reading is not a change.
    let guest = server.guest();
    let look = guest
        .send("GET".parse().unwrap(), "/", &[cookie], Bytes::new())
        .await;
    ok(look.unwrap());
    server.stop().await;
}

#[tokio::test]
async fn a_newcomer_gets_a_cookie_and_a_token_once() {
    let server = Running::new().await;
    let party = Party::sit(&server, 1, json!({ "mode": "classic" })).await;
    let sit = party.players[0].path("sit");
    let answer = server
        .guest()
        .post(&sit, None, &json!({ "name": "New" }))
        .await
        .unwrap();
    let token = answer.json()["token"].as_str().unwrap().to_owned();
    let cookie = answer.header("set-cookie").unwrap();
    assert!(
        cookie.starts_with(&format!("moonhare={token};")),
        "{cookie}"
    );
    for part in ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let client = server.guest().with_token(&token);
    let view = ok(client.get(&format!("/t/{}", party.code)).await.unwrap());
    assert_eq!((&view["you"]["seat"], view.get("token")), (&json!(1), None));
    let answer = client
        .post(&party.players[0].path("say"), None, &json!({ "text": "x" }))
        .await
        .unwrap();
    assert_eq!(
        (answer.header("set-cookie"), answer.json().get("token")),
        (None, None)
    );
    server.stop().await;
}

#[tokio::test]
async fn requests_are_limited_by_address() {
    let server = with(Limits {
        requests: 5,
        ..config().limits
    })
    .await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        let answer = server.guest().get("/healthz").await.unwrap();
        if answer.status == 429 {
            refused(&answer, 429, "too_many");
            let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
            assert!((1..=60).contains(&wait), "{wait}");
            is_guarded(&answer);
        }
        statuses.push(answer.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429, 429]);
    server.stop().await;
}

#[tokio::test]
async fn new_tables_are_limited_by_address() {
    let server = with(Limits {
        tables: 2,
        ..config().limits
    })
    .await;
    let open = async || {
        let body = json!({ "mode": "classic" });
        server.guest().post("/tables", None, &body).await.unwrap()
    };
    ok(open().await);
    ok(open().await);
    refused(&open().await, 429, "too_many");
    server.stop().await;
}

#[tokio::test]
async fn guesses_of_codes_are_limited() {
    let server = with(Limits {
        guesses: 3,
        ..config().limits
    })
    .await;
    let host = server.client("host");
    let mine = json!({ "mode": "classic", "name": "Ana" });
    let opened = host.post("/tables", None, &mine).await;
    let code = ok(opened.unwrap())["code"].as_str().unwrap().to_owned();
    let table = format!("/t/{code}");
    for guess in ["baba-baba", "nonsense", "bebe-bebe"] {
        let answer = server.guest().get(&format!("/t/{guess}")).await.unwrap();
        refused(&answer, 404, "no_such_table");
    }
    for path in ["/t/bibi-bibi", "/join?code=bibi-bibi", "/t/nonsense"] {
        refused(&server.guest().get(path).await.unwrap(), 429, "too_many");
    }
    // Players who sit there can go on; being known at one table doesn't allow guessing others.
    ok(host.get(&table).await.unwrap());
    refused(&host.get("/t/bibi-bibi").await.unwrap(), 429, "too_many");
    // A right code is not a guess: anybody with a link comes in.
    for stranger in [server.client("stranger"), server.guest()] {
        ok(stranger.get(&table).await.unwrap());
    }
    // Nor does it keep out somebody who knows the password, too.
    let opening = json!({ "mode": "classic", "name": "Zoe", "password": "moonlight" });
    let locked = host.post("/tables", None, &opening).await;
    let locked = ok(locked.unwrap())["code"].as_str().unwrap().to_owned();
    let enter = json!({ "password": "moonlight" });
    let (friend, path) = (server.client("friend"), format!("/t/{locked}/enter"));
    ok(friend.post(&path, None, &enter).await.unwrap());
    // After three times as many misses as allowed guesses, even right codes get no answer.
    for wrong in [
        "bobo-bobo",
        "bubu-bubu",
        "dada-dada",
        "dede-dede",
        "didi-didi",
    ] {
        let answer = server.guest().get(&format!("/t/{wrong}")).await.unwrap();
        refused(&answer, 429, "too_many");
    }
    for path in [&table, "/t/dodo-dodo"] {
        for stranger in [server.client("stranger"), server.guest()] {
            refused(&stranger.get(path).await.unwrap(), 429, "too_many");
        }
    }
    ok(host.get(&table).await.unwrap());
    server.stop().await;
}

#[tokio::test]
async fn streams_are_limited_and_released() {
    let server = with(Limits {
        streams: 3,
        ..config().limits
    })
    .await;
    let opened = server
        .client("host")
        .post("/tables", None, &json!({ "mode": "classic" }))
        .await;
    let code = ok(opened.unwrap())["code"].as_str().unwrap().to_owned();
    let guest = server.guest();
    let mut streams = Vec::new();
    for _ in 0..3 {
        streams.push(guest.stream(&code).await.unwrap());
    }
    let Err(Trouble::Refused(answer)) = guest.stream(&code).await else {
        panic!("a stream too many");
    };
    refused(&answer, 429, "too_many_streams");
    assert!(answer.header("retry-after").is_some(), "{answer}");
    streams.pop();
    let again = async {
        while guest.stream(&code).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, again)
        .await
        .expect("a stream that ended still counts");
    server.stop().await;
}

#[tokio::test]
async fn streams_end_cleanly_when_the_server_stops() {
    let server = Running::new().await;
    let mut party = Party::sit(&server, 3, json!({ "mode": "classic" })).await;
    let began = std::time::Instant::now();
    let (stopped, ()) = tokio::join!(server.stop(), async {
        for stream in &mut party.streams {
            let mut ended = false;
            while !ended {
                ended = timeout(PATIENCE, stream.next())
                    .await
                    .unwrap()
                    .unwrap()
                    .is_none();
            }
        }
    });
    let () = stopped;
    assert!(
        began.elapsed() < Duration::from_secs(4),
        "{:?}",
        began.elapsed()
    );
}

#[tokio::test]
async fn an_answer_in_json_is_never_a_page() {
    let server = Running::new().await;
    let client: Client = server.guest();
    for path in ["/", "/tables", "/openapi.json"] {
        let answer = client.get(path).await.unwrap();
        assert_eq!(
            answer.header("content-type"),
            Some("application/json"),
            "{path}"
        );
        assert!(answer.json().is_object());
    }
    server.stop().await;
}

/// The redirect after settings are saved.
async fn sent_back(server: &Running, back: &str) -> (u16, String) {
    let form = ("content-type", "application/x-www-form-urlencoded");
    let body = Bytes::from(format!("theme=dark&back={back}"));
    let post = "POST".parse().unwrap();
    let answer = server.guest().send(post, "/settings", &[form], body).await;
    let answer = answer.unwrap();
    let place = answer.header("location").unwrap_or_default().to_owned();
    (answer.status, place)
}

#[tokio::test]
async fn settings_are_saved_from_json_too() {
    let server = Running::new().await;
    let json = ("content-type", "application/json");
    let body = Bytes::from(r#"{"theme":"dark","back":"/rules"}"#);
    let post = "POST".parse().unwrap();
    let answer = server.guest().send(post, "/settings", &[json], body).await;
    let answer = answer.unwrap();
    assert_eq!(answer.header("location"), Some("/rules"));
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("theme=dark"), "{cookie}");
    server.stop().await;
}

#[tokio::test]
async fn settings_redirect_only_to_our_own_pages() {
    let server = Running::new().await;
    for (back, page) in [
        ("/", "/"),
        ("/rules", "/rules"),
        ("%2Ft%2Fbaba-baba", "/t/baba-baba"),
        ("/join?code=baba%26x", "/join?code=baba&x"),
    ] {
        assert_eq!(sent_back(&server, back).await, (303, page.to_owned()));
    }
    for back in [
        "",
        "rules",
        "//evil.example",
        "%2F%2Fevil.example",
        "/%5Cevil.example",
        "%5C%5Cevil.example",
        "%5C/evil.example",
        "/%09/evil.example",
        "/%0A/evil.example",
        "/%0D/evil.example",
        "%09//evil.example",
        "%20//evil.example",
        "/%0d%0aX",
        "/%0d%0aSet-Cookie:%20moonhare=x",
        "/%00",
        "/%7F",
        "/%C3%A9",
        "/%E2%80%AE",
        "/%FF",
        "https://evil.example",
        "https:evil.example",
        "javascript:alert(1)",
        "/rules%5C..%5C..",
    ] {
        assert_eq!(sent_back(&server, back).await, (303, "/".into()), "{back}");
    }
    server.stop().await;
}
