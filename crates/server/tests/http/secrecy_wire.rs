//! What goes over the wire depends only on what its reader may know (R1.5, R7.4): every header,
//! every length, and the compressed bytes.
//!
//! At some moments of a game the test builds two worlds that differ only in what a viewer may not
//! know: others hold other cards, gave somebody else's card and voted differently, and the seed is
//! another. Whatever the viewer requests, the answers are the same to the last byte.

use std::{collections::BTreeSet, io::Read, sync::Arc, time::Duration};

use crate::{
    common::{PATIENCE, Running, config, name, ok, secret, until},
    secrecy::{CODE, hands, renamed, seen, store_with, whole_game},
};
use moonhare_client::Player;
use moonhare_rules::{Mode, Stage};
use moonhare_server::{Config, Pace};
use moonhare_table::{Onlooker, Presence, Table};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

const CARDS: u16 = 84;

/// The host name in both worlds, because their ports differ.
const HOST: &str = "hare.example";

/// The encodings that browsers accept.
const PACKINGS: [&str; 5] = ["identity", "gzip", "br", "zstd", "deflate"];

/// A moment in a game: the log so far, and who the table waits for.
struct Moment {
    step: String,
    log: Vec<Value>,
    waiting: Vec<usize>,
}

/// The first moment of each step in the second round at which moves are secret: some players have
/// moved, and at least two have not.
fn moments(mode: Mode, players: usize) -> Vec<Moment> {
    let (log, _) = whole_game(mode, players);
    let plain = renamed(&log, &(0..CARDS).collect::<Vec<u16>>());
    let mut table = Table::default();
    let mut moments: Vec<Moment> = Vec::new();
    for (nth, record) in log.iter().enumerate() {
        let before = waiting(&table);
        table.evolve(record);
        let Some((step, round, waiting)) = waiting(&table) else {
            continue;
        };
        let goes_on = before.is_some_and(|(step_before, ..)| step_before == step);
        let under_way = matches!(step.as_str(), "giving" | "voting") && goes_on;
        let is_secret = step == "telling" || (under_way && waiting.len() > 1);
        let known = moments.iter().any(|moment| moment.step == step);
        if round == 2 && is_secret && !known {
            moments.push(Moment {
                step,
                log: plain[..=nth].to_vec(),
                waiting,
            });
        }
    }
    let steps: Vec<&str> = moments.iter().map(|moment| moment.step.as_str()).collect();
    assert_eq!(steps, ["telling", "giving", "voting"]);
    moments
}

/// The game's step and round, and the seats that it waits for.
fn waiting(table: &Table) -> Option<(String, u16, Vec<usize>)> {
    let view = table.view(&Onlooker::Guest, Presence::default())?;
    let Stage::Playing(playing) = &view.game.stage else {
        return None;
    };
    let scene = serde_json::to_value(&playing.scene).unwrap();
    let waiting = view
        .game
        .waiting
        .iter()
        .map(moonhare_rules::Seat::index)
        .collect();
    let step = scene["step"].as_str().unwrap().to_owned();
    Some((step, playing.round, waiting))
}

/// The same evening with other secrets, which `viewer` can't know.
fn with_other_secrets(log: &[Value], viewer: Option<usize>, players: usize) -> Vec<Value> {
    let is = |record: &Value, what: &str| {
        let mut events = record["events"].as_array().unwrap().iter();
        events.any(|event| event["game"]["event"] == what)
    };
    let began = log.iter().rposition(|record| is(record, "began")).unwrap();
    let board = |log: &[Value]| -> Vec<Value> {
        let events = log[began + 1..].iter();
        let events = events.flat_map(|record| record["events"].as_array().unwrap());
        let mut boards = events.filter_map(|event| event["game"]["board"].as_array());
        boards.next().cloned().unwrap_or_default()
    };
    let card = |laid: &Value| laid["card"].as_u64().unwrap() as u16;
    let known_before = seen(&log[..=began], viewer, players);
    let known = seen(log, viewer, players);
    let laid_by_others: Vec<u16> = (board(log).iter())
        .filter(|laid| viewer.is_none_or(|viewer| laid["giver"] != viewer))
        .map(card)
        .filter(|card| !known_before.contains(card))
        .collect();
    let hidden: Vec<u16> = (0..CARDS).filter(|card| !known.contains(card)).collect();
    let mut swap: Vec<u16> = (0..CARDS).collect();
    for ring in [laid_by_others, hidden] {
        for (nth, card) in ring.iter().enumerate() {
            swap[usize::from(*card)] = ring[(nth + 1) % ring.len()];
        }
    }
    let records: Vec<moonhare_table::Record> = (log.iter())
        .map(|record| serde_json::from_value(record.clone()).unwrap())
        .collect();
    let mut other = renamed(&records, &swap);
    let order: Vec<u16> = board(log).iter().map(card).collect();
    for (nth, record) in other.iter_mut().enumerate() {
        for event in record["events"].as_array_mut().unwrap() {
            let Some(event) = event.get_mut("game") else {
                continue;
            };
            if let Some(seed) = event["seed"].as_str() {
                event["seed"] = seed.chars().rev().collect::<String>().into();
            }
            if nth <= began {
                continue;
            }
            // The same cards are on the same spaces, but others gave them.
            if let Some(board) = event.get_mut("board").and_then(Value::as_array_mut) {
                board.sort_by_key(|laid| order.iter().position(|known| *known == card(laid)));
            }
            if event["event"] == "voted" && viewer.is_none_or(|viewer| event["seat"] != viewer) {
                change_vote(&mut event["ballot"], order.len() as u64);
            }
        }
    }
    other
}

fn change_vote(ballot: &mut Value, spaces: u64) {
    let elsewhere = |space: &mut Value| *space = (space.as_u64().unwrap() % spaces + 1).into();
    (ballot["votes"].as_array_mut().unwrap().iter_mut()).for_each(elsewhere);
    if ballot["red"].is_u64() {
        elsewhere(&mut ballot["red"]);
    }
}

/// One of the two worlds, as its viewer sees it.
struct World {
    server: Running,
    viewer: Option<usize>,
    /// What the viewer received, in order: the request, and all bytes of the answer.
    received: Vec<(String, Vec<u8>)>,
}

impl World {
    async fn new(log: &[Value], players: usize, viewer: Option<usize>) -> World {
        const LONG: Duration = Duration::from_secs(24 * 3600);
        // Nobody becomes absent, so that no byte depends on speed.
        let config = Config {
            pace: Pace {
                away_after: LONG,
                replace_host_after: LONG,
                stand_in_after: LONG,
                ..Pace::default()
            },
            ..config()
        };
        let server = Running::start(config, Arc::new(store_with(log).await)).await;
        for seat in 0..players {
            let path = format!("/t/{CODE}");
            ok(server.client(&name(seat)).get(&path).await.unwrap());
        }
        let mut stream = server.guest().stream(CODE).await.unwrap();
        until(&mut stream, |view| view["away"] == json!([])).await;
        World {
            server,
            viewer,
            received: Vec::new(),
        }
    }

    fn address(&self) -> &str {
        self.server.base.trim_start_matches("http://")
    }

    fn player(&self, seat: usize) -> Player {
        Player::new(self.server.client(&name(seat)), CODE, 1)
    }

    fn head(&self, method: &str, path: &str, headers: &str) -> String {
        let who = self.viewer.map_or(String::new(), |seat| {
            format!("authorization: Bearer {}\r\n", secret(&name(seat)))
        });
        format!("{method} {path} HTTP/1.1\r\nhost: {HOST}\r\n{who}{headers}")
    }

    /// Sends a request on a new connection and records every byte of the answer except its date.
    async fn ask(&mut self, method: &str, path: &str, headers: &str, body: &str) {
        let head = self.head(method, path, headers);
        let length = body.len();
        let request = format!("{head}content-length: {length}\r\nconnection: close\r\n\r\n{body}");
        let mut line = TcpStream::connect(self.address()).await.unwrap();
        line.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let read = timeout(PATIENCE, line.read_to_end(&mut answer)).await;
        read.expect("the answer does not end").unwrap();
        let asked = format!("{method} {path} {headers:?} {body}");
        self.received
            .push((asked, without_chance_and_time(&answer)));
    }

    /// Requests everything, in every encoding, as a page and as JSON.
    async fn look(&mut self) {
        let under = [
            "",
            "/board",
            "/rounds",
            "/decks",
            "/game.json",
            "/redeem",
            "/cards/7",
        ];
        let paths = under.map(|what| format!("/t/{CODE}{what}"));
        let others = ["/", "/tables", "/t/nobo-dyis", "/nowhere"].map(str::to_owned);
        for path in paths.iter().chain(&others) {
            for kind in ["text/html", "application/json"] {
                // All encodings for the table itself; the important ones for the rest.
                let packings = if *path == paths[0] { 5 } else { 2 };
                for packing in &PACKINGS[..packings] {
                    let headers = format!("accept: {kind}\r\naccept-encoding: {packing}\r\n");
                    self.ask("GET", path, &headers, "").await;
                }
            }
        }
    }

    /// Sends commands that are refused whoever sends them, with a card that nobody or somebody else
    /// may hold.
    async fn wish(&mut self, elsewhere: u16) {
        let clue = json!({ "text": "a clue" });
        let wishes = [
            ("give", json!({ "cards": [elsewhere] })),
            ("tell", json!({ "clue": clue, "card": elsewhere })),
            ("vote", json!({ "ballot": { "votes": [99] } })),
            ("claim", json!({})),
            ("again", json!({})),
            ("configure", json!({})),
            ("sit", json!({ "name": "" })),
        ];
        for (what, body) in wishes {
            for kind in ["text/html", "application/json"] {
                let headers = format!(
                    "accept: {kind}\r\naccept-encoding: gzip\r\ncontent-type: application/json\r\n"
                );
                let path = format!("/t/{CODE}/{what}");
                self.ask("POST", &path, &headers, &body.to_string()).await;
                let (_, answer) = self.received.last().unwrap();
                assert!(answer.starts_with(b"HTTP/1.1 4"), "{what} is not refused");
            }
        }
    }

    /// Opens every stream.
    async fn follow(&self) -> Vec<ByteStream> {
        let mut ears = Vec::new();
        // `stay`: the page doesn't want to be reloaded.
        for what in ["stream", "live?stay=true", "board/live?stay=true"] {
            for packing in ["identity", "gzip"] {
                let headers = format!("accept-encoding: {packing}\r\n\r\n");
                let asked = self.head("GET", &format!("/t/{CODE}/{what}"), &headers);
                let mut line = TcpStream::connect(self.address()).await.unwrap();
                line.write_all(asked.as_bytes()).await.unwrap();
                let mut ear = ByteStream {
                    asked,
                    line,
                    heard: Vec::new(),
                };
                ear.listen(1).await;
                ears.push(ear);
            }
        }
        ears
    }
}

/// A stream, byte by byte.
struct ByteStream {
    asked: String,
    line: TcpStream,
    heard: Vec<u8>,
}

impl ByteStream {
    /// Reads until this many events have come in all.
    async fn listen(&mut self, events: usize) {
        /// The keep-alive comment, as a chunk.
        const ALIVE: &[u8] = b"3\r\n:\n\n\r\n";
        let count = |heard: &[u8]| heard.windows(2).filter(|pair| *pair == b"\n\n").count();
        let listening = async {
            while count(&self.heard) < events {
                let more = self.line.read_buf(&mut self.heard).await.unwrap();
                assert!(more > 0, "the stream ended");
                if let Some(at) = (self.heard.windows(ALIVE.len())).position(|some| some == ALIVE) {
                    self.heard.drain(at..at + ALIVE.len());
                }
            }
        };
        if timeout(PATIENCE, listening).await.is_err() {
            let heard = String::from_utf8_lossy(&self.heard);
            panic!(
                "timed out waiting for event {events} of {}: {heard}",
                self.asked
            );
        }
    }
}

/// An answer without what is random or depends on the clock: its date, the keys of its forms, the
/// time on a page. A compressed page with such parts is decompressed; any other answer stays as it
/// is.
fn without_chance_and_time(answer: &[u8]) -> Vec<u8> {
    let end = answer.windows(4).position(|some| some == b"\r\n\r\n");
    let (head, body) = answer.split_at(end.expect("an answer has a head") + 2);
    let head = str::from_utf8(head).unwrap();
    let is_date = |line: &&str| line.to_ascii_lowercase().starts_with("date:");
    let lines = head.split_inclusive("\r\n").filter(|line| !is_date(line));
    let head: String = lines.collect();
    let page = match is_packed(answer) {
        true => unpacked(&body[2..]),
        false => body.to_vec(),
    };
    let body = match without_chance(&page) {
        Some(page) => page,
        None => body.to_vec(),
    };
    [head.as_bytes(), &body].concat()
}

fn is_packed(answer: &[u8]) -> bool {
    let head = String::from_utf8_lossy(answer).to_ascii_lowercase();
    head.contains("\r\ncontent-encoding: gzip\r\n")
}

/// The bytes behind gzip chunks.
fn unpacked(mut chunks: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    loop {
        let end = chunks.windows(2).position(|some| some == b"\r\n").unwrap();
        let length = str::from_utf8(&chunks[..end]).unwrap();
        let length = usize::from_str_radix(length, 16).unwrap();
        if length == 0 {
            break;
        }
        packed.extend_from_slice(&chunks[end + 2..][..length]);
        chunks = &chunks[end + 2 + length + 2..];
    }
    let mut page = Vec::new();
    let mut reader = flate2::read::GzDecoder::new(packed.as_slice());
    reader.read_to_end(&mut page).unwrap();
    page
}

/// The page with its random parts made equal, in the same length; none if it has no such parts.
fn without_chance(page: &[u8]) -> Option<Vec<u8>> {
    const CHANCE: [&str; 2] = ["name=\"key\" value=\"", "data-now=\""];
    let mut page = str::from_utf8(page).ok()?.to_owned();
    let found = CHANCE.iter().any(|before| page.contains(before));
    for before in CHANCE {
        let mut parts = page.split(before);
        let mut settled = parts.next()?.to_owned();
        for part in parts {
            let end = part.find('"')?;
            settled += &format!("{before}{}{}", "k".repeat(end), &part[end..]);
        }
        page = settled;
    }
    found.then(|| page.into_bytes())
}

/// Makes a move whose secret differs between the worlds.
async fn make(world: &World, seat: usize, other: bool) {
    let player = world.player(seat);
    let view = player.look().await.unwrap();
    let pick = |from: &Value| {
        let from = from.as_array().unwrap();
        let one = if other { from.last() } else { from.first() };
        one.unwrap().clone()
    };
    let offers = view["game"]["legal"].as_array().unwrap();
    let offer = |what: &str| offers.iter().find(|offer| offer["do"] == what);
    let hand = &view["game"]["stage"]["hand"];
    let (what, body) = if let Some(offer) = offer("vote") {
        let space = pick(&offer["spaces"]);
        let mut ballot = json!({ "votes": [space] });
        if offer["red"] == true {
            ballot["red"] = space;
        }
        ("vote", json!({ "ballot": ballot }))
    } else if offer("give").is_some() {
        ("give", json!({ "cards": [pick(hand)] }))
    } else {
        let mut body = json!({ "clue": { "text": "a clue" } });
        if hand.as_array().is_some_and(|hand| !hand.is_empty()) {
            body["card"] = pick(hand);
        }
        ("tell", body)
    };
    ok(player.ask(what, &body).await.unwrap());
}

/// Everything that a viewer receives at a moment and by somebody else's move.
async fn receive(
    log: &[Value],
    players: usize,
    viewer: Option<usize>,
    (mover, other): (usize, bool),
    elsewhere: u16,
) -> (World, Vec<Value>) {
    let mut world = World::new(log, players, viewer).await;
    world.look().await;
    world.wish(elsewhere).await;
    let mut ears = world.follow().await;
    make(&world, mover, other).await;
    for ear in &mut ears {
        ear.listen(2).await;
    }
    for ear in ears {
        world
            .received
            .push((ear.asked, without_chance_and_time(&ear.heard)));
    }
    world.look().await;
    let mut views = Vec::new();
    for seat in 0..players {
        views.push(world.player(seat).look().await.unwrap());
    }
    (world, views)
}

async fn same_to_the_last_byte(mode: Mode, players: usize) {
    for moment in moments(mode, players) {
        let mover = moment.waiting[0];
        let after = |n: usize| Some((mover + n) % players);
        for viewer in [after(1), after(players - 1), None] {
            let other_log = with_other_secrets(&moment.log, viewer, players);
            let known = seen(&moment.log, viewer, players);
            let elsewhere = first_held(&hands(&moment.log, players), &known);
            let one = receive(&moment.log, players, viewer, (mover, false), elsewhere);
            let other = receive(&other_log, players, viewer, (mover, true), elsewhere);
            let ((one, one_views), (other, other_views)) = tokio::join!(one, other);
            let at = format!("{mode}, {}, as {viewer:?}", moment.step);
            same(&one.received, &other.received, &at);
            assert_packed(&one.received);
            // The worlds still differ.
            let differ = |seat: &usize| one_views[*seat] != other_views[*seat];
            assert!(
                (0..players).any(|seat| differ(&seat)),
                "{at}: nothing differs"
            );
            one.server.stop().await;
            other.server.stop().await;
        }
    }
}

/// A card that somebody holds, without the viewer knowing who.
fn first_held(hands: &[Vec<u16>], known: &BTreeSet<u16>) -> u16 {
    let mut held = hands.iter().flatten();
    *held.find(|card| !known.contains(card)).unwrap()
}

fn same(one: &[(String, Vec<u8>)], other: &[(String, Vec<u8>)], at: &str) {
    assert_eq!(one.len(), other.len());
    for ((asked, a), (asked_too, b)) in one.iter().zip(other) {
        assert_eq!(asked, asked_too);
        let at_byte = a.iter().zip(b).take_while(|(a, b)| a == b).count();
        let around = |bytes: &[u8]| {
            let some = &bytes[at_byte.saturating_sub(60)..bytes.len().min(at_byte + 60)];
            String::from_utf8_lossy(some).into_owned()
        };
        assert!(
            a == b,
            "{at}: {asked}\n{} and {} bytes, which differ from byte {at_byte} on:\n{}\n{}",
            a.len(),
            b.len(),
            around(a),
            around(b)
        );
    }
}

/// Checks that compressed and plain pages were both seen; otherwise the test proves nothing about
/// compressed ones.
fn assert_packed(received: &[(String, Vec<u8>)]) {
    let pages = || {
        received
            .iter()
            .filter(|(asked, _)| asked.contains("text/html"))
    };
    assert!(pages().any(|(_, answer)| is_packed(answer)));
    assert!(pages().any(|(_, answer)| !is_packed(answer)));
}

#[tokio::test]
async fn classic_is_the_same_to_the_last_byte() {
    same_to_the_last_byte(Mode::Classic, 4).await;
}

#[tokio::test]
async fn party_is_the_same_to_the_last_byte() {
    same_to_the_last_byte(Mode::Party, 6).await;
}

#[tokio::test]
async fn team_is_the_same_to_the_last_byte() {
    same_to_the_last_byte(Mode::Team, 8).await;
}
