//! A page's stream starts from what the page shows.

use bytes::Bytes;
use moonhare_client::{Client, Stream};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use super::classic;
use crate::common::{PATIENCE, Party, Running, ok};

/// A page as a browser gets it.
async fn load(client: &Client, path: &str) -> String {
    let html = [("accept", "text/html")];
    let page = client.send("GET".parse().unwrap(), path, &html, Bytes::new());
    String::from_utf8(page.await.unwrap().body.to_vec()).unwrap()
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap();
    rest.split_once(after).unwrap().0
}

/// Where the script of a page listens.
fn stream_of(page: &str) -> String {
    let table = between(page, " data-live=\"", "\"");
    let edition = between(page, "/a/", "/");
    let shown = between(page, " data-shown=\"", "\"");
    format!("{table}/live?page={edition}&stay=false&shown={shown}")
}

async fn first(stream: &mut Stream) -> Value {
    let heard = timeout(PATIENCE, stream.next()).await.unwrap();
    let heard = heard.unwrap().unwrap();
    assert_eq!(heard.event, "regions");
    serde_json::from_str(&heard.data).unwrap()
}

fn ids(message: &Value) -> Vec<&str> {
    let regions = message["regions"].as_object().unwrap();
    regions.keys().map(String::as_str).collect()
}

/// P1 is called something else, and everybody hears of it.
async fn rename(party: &mut Party, name: &str) {
    let rabbit = &party.view()["game"]["seats"][1]["rabbit"];
    let dress = json!({ "name": name, "rabbit": rabbit });
    let dressed = ok(party.players[1].ask("dress", &dress).await.unwrap());
    party.reach(&dressed).await;
}

#[tokio::test]
async fn nothing_on_the_page_is_sent_again() {
    let server = Running::new().await;
    let mut party = Party::sit(&server, 12, classic()).await;
    let path = format!("/t/{}", party.code);
    let whole = format!("{path}/live?stay=true");
    let before = json!({ "text": "before" });
    let said = ok(party.players[2].ask("say", &before).await.unwrap());
    party.reach(&said).await;

    let player = party.players[3].client.clone();
    let (host, guest) = (party.players[0].client.clone(), server.guest());
    for (client, path) in [
        (&host, path.clone()),
        (&player, path.clone()),
        (&guest, path.clone()),
        (&guest, format!("{path}/board")),
    ] {
        let page = load(client, &path).await;
        let mut stream = client.listen(&stream_of(&page)).await.unwrap();
        let mut anew = client
            .listen(&format!("{path}/live?stay=true"))
            .await
            .unwrap();
        let all = first(&mut anew).await;
        assert_eq!(all["all"], true);
        // The first that comes is the first that is new.
        let text = json!({ "text": format!("to {path}") });
        let said = ok(party.players[1].ask("say", &text).await.unwrap());
        party.reach(&said).await;
        if path.ends_with("/board") {
            // The big screen has no chat.
            rename(&mut party, "Somebody").await;
        }
        let news = first(&mut stream).await;
        assert_eq!(news["all"], Value::Null, "{news}");
        assert!(ids(&news).iter().all(|id| *id == "seats"), "{news}");
        println!(
            "{path}: after a page of {} bytes {} instead of {}",
            page.len(),
            news.to_string().len(),
            all.to_string().len()
        );
    }

    // What happened after the page was drawn is sent, and nothing else.
    let page = load(&player, &path).await;
    rename(&mut party, "Somebody else").await;
    let mut stream = player.listen(&stream_of(&page)).await.unwrap();
    let news = first(&mut stream).await;
    let all = first(&mut player.listen(&whole).await.unwrap()).await;
    assert_eq!(news["all"], Value::Null);
    assert!(ids(&news).contains(&"seats"), "{:?}", ids(&news));
    assert!(!ids(&news).contains(&"menu"), "{:?}", ids(&news));
    for id in ids(&news) {
        assert_eq!(news["regions"][id], all["regions"][id]);
        assert!(!page.contains(all["regions"][id].as_str().unwrap()), "{id}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_page_that_shows_something_unknown_gets_everything() {
    let server = Running::new().await;
    let party = Party::sit(&server, 3, classic()).await;
    let player = &party.players[1].client;
    let path = format!("/t/{}/live?stay=true", party.code);
    let all = first(&mut player.listen(&path).await.unwrap()).await;
    for shown in ["shell.00000000~bar.00000000", "~~..~", "", "%FF%00", "x"] {
        let path = format!("{path}&shown={shown}");
        let got = first(&mut player.listen(&path).await.unwrap()).await;
        assert_eq!(got, all, "{shown}");
        assert_eq!(got["all"], true);
    }
    server.stop().await;
}

/// A browser comes back with the address it had, and its page may have changed since.
#[tokio::test]
async fn a_stream_that_was_cut_starts_with_everything() {
    let server = Running::new().await;
    let party = Party::sit(&server, 3, classic()).await;
    let player = &party.players[1].client;
    let page = load(player, &format!("/t/{}", party.code)).await;
    let address = server.base.trim_start_matches("http://");
    let mut socket = TcpStream::connect(address).await.unwrap();
    let ask = format!(
        "GET {} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\nlast-event-id: 3\r\n\r\n",
        stream_of(&page),
        player.token().unwrap()
    );
    socket.write_all(ask.as_bytes()).await.unwrap();
    let mut heard = String::new();
    while !heard.contains("event: regions") {
        let mut buffer = [0; 65536];
        let read = timeout(PATIENCE, socket.read(&mut buffer)).await.unwrap();
        heard.push_str(&String::from_utf8_lossy(&buffer[..read.unwrap()]));
    }
    assert!(heard.contains("{\"all\":true"), "{heard}");
    server.stop().await;
}
