//! Connections and timeouts: clients that stall are dropped, slow ones are not.

use std::{sync::Arc, time::Duration};

use crate::{
    common::{PATIENCE, Party, Running, config, eventually, narrow, ok, secret},
    guard::with,
};
use bytes::Bytes;
use http_body_util::{BodyExt, Empty};
use hyper::{
    Request,
    client::conn::http2::{self, SendRequest},
};
use hyper_util::rt::{TokioExecutor, TokioIo};
use moonhare_client::Client;
use moonhare_server::{Config, Limits, Pace};
use moonhare_store::Memory;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    task::JoinHandle,
    time::{sleep, timeout},
};

/// Less than the server's default timeout, more than the one in these tests.
const SOON: Duration = Duration::from_secs(20);

/// A server with a timeout of a second and a minimum of this many bytes a second.
fn impatient(min_rate: u32) -> Limits {
    Limits {
        patience: Duration::from_secs(1),
        min_rate,
        ..config().limits
    }
}

async fn connect(server: &Running) -> TcpStream {
    let address = server.base.trim_start_matches("http://");
    TcpStream::connect(address).await.unwrap()
}

/// Everything until the other end closes; none if it doesn't.
async fn read_to_close(socket: &mut TcpStream) -> Option<String> {
    let mut words = Vec::new();
    let end = timeout(SOON, socket.read_to_end(&mut words)).await;
    // A reset also counts as closed.
    let _ = end.ok()?;
    Some(String::from_utf8_lossy(&words).into_owned())
}

#[tokio::test]
async fn a_client_slow_to_send_its_request_is_dropped() {
    let server = with(impatient(1)).await;
    for words in [
        "",
        "G",
        "GET / HTTP/1.1\r\nhost: x\r\n",
        // The beginning of an HTTP/2 preface.
        "PRI * HT",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ] {
        let mut slow = connect(&server).await;
        slow.write_all(words.as_bytes()).await.unwrap();
        assert!(read_to_close(&mut slow).await.is_some(), "{words}");
    }
    // A byte now and then is not enough.
    let slow = connect(&server).await;
    assert!(is_cut_off(slow, b"x-a: b\r\n").await);
}

/// Whether a client that keeps sending is dropped.
async fn is_cut_off(mut socket: TcpStream, sent: &[u8]) -> bool {
    let _ = socket.write_all(b"GET / HTTP/1.1\r\n").await;
    let send = async {
        loop {
            for byte in sent {
                if socket.write_all(&[*byte]).await.is_err() {
                    return;
                }
                sleep(Duration::from_millis(50)).await;
            }
        }
    };
    timeout(SOON, send).await.is_ok()
}

#[tokio::test]
async fn an_idle_connection_is_closed() {
    let server = with(impatient(8 * 1024)).await;
    let mut idle = connect(&server).await;
    let ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    idle.write_all(ask).await.unwrap();
    assert!(read_to_close(&mut idle).await.unwrap().contains("200 OK"));
    // A browser answers every ping but sends no request.
    let (sender, connection) = speak_http_2(&server, 100_000).await;
    assert!(timeout(SOON, connection).await.is_ok());
    drop(sender);
}

async fn speak_http_2(
    server: &Running,
    window: u32,
) -> (SendRequest<Empty<Bytes>>, JoinHandle<()>) {
    let socket = TokioIo::new(connect(server).await);
    let shaken = http2::Builder::new(TokioExecutor::new())
        .initial_stream_window_size(window)
        .handshake(socket)
        .await;
    let (sender, connection) = shaken.unwrap();
    let connection = tokio::spawn(async move {
        let _ = connection.await;
    });
    (sender, connection)
}

/// The head of a post by the host.
fn head(path: &str, kind: &str, length: &str) -> String {
    let token = secret("P0");
    format!(
        "POST {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n\
         content-type: {kind}\r\n{length}\r\n\r\n"
    )
}

/// The beginning of a recording.
fn half_a_recording(code: &str) -> String {
    let path = format!("/t/{code}/sounds");
    head(&path, "audio/ogg", "content-length: 500") + "OggS"
}

/// Posts that announce a body and send only its beginning.
async fn unfinished(server: &Running) -> Vec<String> {
    let code = a_table(server).await;
    let (json, form) = ("application/json", "application/x-www-form-urlencoded");
    let (length, chunked) = ("content-length: 500", "transfer-encoding: chunked");
    let say = format!("/t/{code}/say");
    let part =
        "--edge\r\nContent-Disposition: form-data; name=\"files\"; filename=\"a.png\"\r\n\r\n";
    vec![
        head("/tables", json, length) + "{\"mode\":",
        head("/tables", json, chunked) + "8\r\n{\"mode\":\r\n",
        head(&say, json, length) + "{",
        head(&say, form, length) + "text=",
        head("/settings", form, length) + "theme=",
        half_a_recording(&a_telling(server).await),
        head(
            &format!("/t/{code}/pictures"),
            "multipart/form-data; boundary=edge",
            length,
        ) + part,
    ]
}

async fn a_table(server: &Running) -> String {
    let opening = json!({ "mode": "classic", "name": "P0" });
    let opened = server.client("P0").post("/tables", None, &opening).await;
    ok(opened.unwrap())["code"].as_str().unwrap().to_owned()
}

/// A table at which the host tells.
async fn a_telling(server: &Running) -> String {
    let opening = json!({ "mode": "classic", "name": "P0", "bots": 2, "first": { "seat": 0 } });
    let host = server.client("P0");
    let opened = ok(host.post("/tables", None, &opening).await.unwrap());
    let code = opened["code"].as_str().unwrap().to_owned();
    let start = format!("/t/{code}/start");
    ok(host.post(&start, None, &json!({})).await.unwrap());
    code
}

/// Whoever doesn't tell is refused before the server has waited for their recording.
#[tokio::test]
async fn a_recording_is_read_last() {
    let server = Running::new().await;
    let code = a_table(&server).await;
    let mut socket = connect(&server).await;
    let request = half_a_recording(&code);
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut words = vec![0; 4096];
    let read = timeout(SOON, socket.read(&mut words)).await;
    let count = read.expect("it waits for the rest").unwrap();
    let words = String::from_utf8_lossy(&words[..count]);
    assert!(words.starts_with("HTTP/1.1 409 "), "{words}");
    server.stop().await;
}

#[tokio::test]
async fn a_missing_body_times_out() {
    let server = with(impatient(1)).await;
    for request in unfinished(&server).await {
        let mut socket = connect(&server).await;
        socket.write_all(request.as_bytes()).await.unwrap();
        let words = read_to_close(&mut socket).await;
        let words = words.unwrap_or_else(|| panic!("still open: {request}"));
        assert!(words.starts_with("HTTP/1.1 408 "), "{request}: {words}");
        assert!(words.contains("\"stalled\""), "{words}");
    }
}

#[tokio::test]
async fn a_trickling_body_times_out() {
    // Nobody sends that fast byte by byte.
    let server = with(impatient(1_000_000)).await;
    for request in unfinished(&server).await {
        let socket = connect(&server).await;
        let (mut read, mut write) = socket.into_split();
        write.write_all(request.as_bytes()).await.unwrap();
        let trickle = tokio::spawn(async move {
            while write.write_all(b"1").await.is_ok() {
                sleep(Duration::from_millis(100)).await;
            }
        });
        let mut words = Vec::new();
        let _ = timeout(SOON, read.read_to_end(&mut words))
            .await
            .unwrap_or_else(|_| panic!("still open: {request}"));
        trickle.abort();
    }
}

#[tokio::test]
async fn a_slow_but_steady_sender_is_served() {
    let server = with(impatient(1)).await;
    let body = json!({ "mode": "classic" }).to_string();
    let length = body.len();
    let mut socket = connect(&server).await;
    let head = format!(
        "POST /tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n"
    );
    socket.write_all(head.as_bytes()).await.unwrap();
    // Longer than the server's timeout.
    for byte in body.as_bytes() {
        sleep(Duration::from_millis(150)).await;
        socket.write_all(&[*byte]).await.unwrap();
    }
    let words = read_to_close(&mut socket).await.unwrap();
    assert!(words.starts_with("HTTP/1.1 201 "), "{words}");
}

/// A stream stays open while nothing happens, and then receives the next message.
#[tokio::test]
async fn a_quiet_stream_stays_open() {
    let server = with(impatient(1_000_000)).await;
    let mut party = Party::sit(&server, 2, json!({ "mode": "classic" })).await;
    let (mut sender, connection) = speak_http_2(&server, 100_000).await;
    let uri = format!("{}/t/{}/stream", server.base, party.code);
    let request = Request::get(uri).body(Empty::new()).unwrap();
    let mut events = sender.send_request(request).await.unwrap().into_body();
    timeout(PATIENCE, events.frame())
        .await
        .unwrap()
        .unwrap()
        .unwrap();
    sleep(Duration::from_secs(4)).await;
    let line = json!({ "text": "still there" });
    let said = ok(party.players[0].ask("say", &line).await.unwrap());
    party.reach(&said).await;
    let heard = timeout(PATIENCE, events.frame()).await.unwrap();
    heard.unwrap().unwrap();
    assert!(!connection.is_finished());
    server.stop().await;
}

#[tokio::test]
async fn an_unread_answer_is_dropped() {
    let server = with(impatient(8 * 1024)).await;
    let mut socket = narrow(&server).await;
    let asks = "GET /rules HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n".repeat(300);
    socket.write_all(asks.as_bytes()).await.unwrap();
    let gone = async {
        while socket.write_all(b"G").await.is_ok() {
            sleep(Duration::from_millis(100)).await;
        }
    };
    assert!(timeout(SOON, gone).await.is_ok(), "still open");
}

#[tokio::test]
async fn a_slow_but_steady_reader_gets_everything() {
    // A nearly closed window opens in jumps, which are seconds apart on a busy machine.
    let patience = Duration::from_secs(6);
    let server = with(Limits {
        patience,
        ..impatient(1024)
    })
    .await;
    let mut socket = narrow(&server).await;
    let ask = "GET /openapi.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    socket.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let began = std::time::Instant::now();
    let mut chunk = [0; 1000];
    loop {
        let count = timeout(PATIENCE, socket.read(&mut chunk)).await.unwrap();
        match count.unwrap() {
            0 => break,
            count => answer.extend_from_slice(&chunk[..count]),
        }
        sleep(Duration::from_millis(90)).await;
    }
    let took = began.elapsed();
    assert!(took > patience, "too fast to prove anything: {took:?}");
    let answer = String::from_utf8(answer).unwrap();
    let (_, document) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str::<serde_json::Value>(document).unwrap();
}

/// A player whose stream is never read is soon away, however much is sent.
async fn is_noticed(party: &Party) {
    let mut name = 0;
    eventually("who does not read is away", async || {
        name += 1;
        let dressed = json!({ "name": format!("Host {name}"), "rabbit": 11 });
        let view = ok(party.players[0].ask("dress", &dressed).await.unwrap());
        view["away"] == json!([1])
    })
    .await;
}

/// Two players at a table, without streams.
async fn two_at_a_table() -> (Running, Party) {
    let limits = impatient(8 * 1024);
    let pace = Pace {
        away_after: Duration::from_millis(100),
        ..config().pace
    };
    let config = Config {
        limits,
        pace,
        ..config()
    };
    let server = Running::start(config, Arc::new(Memory::new())).await;
    let mut party = Party::sit(&server, 2, json!({ "mode": "classic" })).await;
    party.streams.clear();
    (server, party)
}

#[tokio::test]
async fn an_unread_stream_is_closed() {
    let (server, party) = two_at_a_table().await;
    let mut socket = narrow(&server).await;
    let ask = format!(
        "GET /t/{}/live HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\r\n",
        party.code,
        secret("P1")
    );
    socket.write_all(ask.as_bytes()).await.unwrap();
    is_there(&party).await;
    is_noticed(&party).await;
}

/// Waits until P1 is present.
async fn is_there(party: &Party) {
    eventually("P1 is there", async || {
        let view = party.players[0].look().await.unwrap();
        !view["away"].as_array().unwrap().contains(&json!(1))
    })
    .await;
}

#[tokio::test]
async fn an_unread_http_2_stream_is_closed() {
    let (server, party) = two_at_a_table().await;
    let (mut sender, connection) = speak_http_2(&server, 10).await;
    let uri = format!("{}/t/{}/live", server.base, party.code);
    let request = Request::get(uri)
        .header("authorization", format!("Bearer {}", secret("P1")))
        .body(Empty::new())
        .unwrap();
    let unread = sender.send_request(request).await.unwrap();
    assert!(timeout(SOON, connection).await.is_ok(), "still open");
    drop(unread);
    is_noticed(&party).await;
}

/// However well a client reads one stream, it must read its other answers too.
#[tokio::test]
async fn an_unread_answer_beside_a_stream_closes_the_connection() {
    let (server, party) = two_at_a_table().await;
    let (mut sender, connection) = speak_http_2(&server, 1000).await;
    let get = |path: String| {
        let uri = format!("{}{path}", server.base);
        Request::get(uri).body(Empty::<Bytes>::new()).unwrap()
    };
    let live = get(format!("/t/{}/stream", party.code));
    let mut live = sender.send_request(live).await.unwrap().into_body();
    let reading = tokio::spawn(async move { while let Some(Ok(_)) = live.frame().await {} });
    // Read in time, such an answer is whole.
    let rules = async |sender: &mut SendRequest<Empty<Bytes>>| {
        sender.send_request(get("/rules".to_owned())).await.unwrap()
    };
    let read = rules(&mut sender).await.into_body().collect().await;
    let whole = server.guest().get("/rules").await.unwrap();
    assert_eq!(read.unwrap().to_bytes().len(), whole.body.len());
    sleep(Duration::from_secs(3)).await;
    assert!(!connection.is_finished());
    let unread = rules(&mut sender).await;
    assert!(timeout(SOON, connection).await.is_ok(), "still open");
    drop(unread);
    reading.abort();
    server.stop().await;
}

/// A compressor takes memory until its answer is read, so only some answers are compressed at once.
#[tokio::test]
async fn few_unread_answers_are_compressed() {
    let server = Running::new().await;
    let (mut sender, connection) = speak_http_2(&server, 1000).await;
    let mut unread = Vec::new();
    for _ in 0..60 {
        let request = Request::get(format!("{}/rules", server.base))
            .header("accept-encoding", "gzip")
            .body(Empty::new())
            .unwrap();
        let answer = timeout(PATIENCE, sender.send_request(request)).await;
        unread.push(answer.unwrap().unwrap());
    }
    let compressed = (unread.iter())
        .filter(|answer| answer.headers().contains_key("content-encoding"))
        .count();
    assert_eq!(compressed, 40);
    assert!(unread.iter().all(|answer| answer.status() == 200));
    drop(unread);
    connection.abort();
    server.stop().await;
}

/// The server holds only so much of the requests that an address doesn't finish.
#[tokio::test]
async fn unfinished_bodies_are_limited_by_address() {
    let server = with(Limits {
        bodies: 100_000,
        ..config().limits
    })
    .await;
    let head = "POST /tables HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n";
    let half_sent = async || {
        let mut socket = connect(&server).await;
        socket.write_all(head.as_bytes()).await.unwrap();
        socket.write_all(&[b'x'; 40_000]).await.unwrap();
        socket
    };
    // There is room for two of three. The server may come to the third before the others.
    let mut open = vec![half_sent().await, half_sent().await, half_sent().await];
    let answers = open.iter().map(|socket| Box::pin(socket.readable()));
    let answered = timeout(SOON, futures_util::future::select_all(answers)).await;
    let (_, nth, _) = answered.expect("no answer");
    let mut words = vec![0; 4096];
    let count = open[nth].read(&mut words).await.unwrap();
    let words = String::from_utf8_lossy(&words[..count]).to_lowercase();
    assert!(words.starts_with("http/1.1 503 "), "{words}");
    assert!(words.contains("\r\nretry-after: "), "{words}");
    assert!(words.contains("\"busy\""), "{words}");
    // A small request has room, and after the others went, so has a large one.
    let small = json!({ "mode": "classic" });
    ok(server
        .client("P1")
        .post("/tables", None, &small)
        .await
        .unwrap());
    drop(open);
    let guest = server.guest();
    eventually("there is room again", async || {
        let (post, large) = ("POST".parse().unwrap(), vec![b'x'; 60_000].into());
        let answer = guest.send(post, "/tables", &[], large).await;
        answer.unwrap().status != 503
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn connections_are_limited_by_address() {
    let server = with(Limits {
        streams: 10,
        ..config().limits
    })
    .await;
    let ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    let mut open = Vec::new();
    // 10 streams, and 200 further connections.
    for _ in 0..210 {
        let mut socket = connect(&server).await;
        socket.write_all(ask).await.unwrap();
        timeout(PATIENCE, socket.read_u8()).await.unwrap().unwrap();
        open.push(socket);
    }
    let mut one_more = connect(&server).await;
    assert!(read_to_close(&mut one_more).await.is_some());
    open.clear();
    let client = Client::new(&server.base).unwrap();
    // The server notices a moment later that they are gone.
    eventually("connections are accepted again", async || {
        client.get("/healthz").await.is_ok()
    })
    .await;
}

/// One address can take at most half of all connections, however many streams it may have.
#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let server = with(Limits {
        connections: 20,
        ..config().limits
    })
    .await;
    let ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    let mut open = Vec::new();
    for _ in 0..10 {
        let mut socket = connect(&server).await;
        socket.write_all(ask).await.unwrap();
        timeout(PATIENCE, socket.read_u8()).await.unwrap().unwrap();
        open.push(socket);
    }
    assert!(read_to_close(&mut connect(&server).await).await.is_some());
    let other = TcpSocket::new_v4().unwrap();
    other.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let address = server.base.trim_start_matches("http://").parse().unwrap();
    let mut other = other.connect(address).await.unwrap();
    other.write_all(ask).await.unwrap();
    timeout(PATIENCE, other.read_u8()).await.unwrap().unwrap();
}

/// The settings that the HTTP/2 server starts with, by number.
#[tokio::test]
async fn http_2_is_limited() {
    let server = Running::new().await;
    let mut socket = connect(&server).await;
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00";
    socket.write_all(preface).await.unwrap();
    let mut head = [0; 9];
    timeout(PATIENCE, socket.read_exact(&mut head))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(head[3], 4, "no settings");
    let mut settings = vec![0; usize::from(head[2])];
    let read = timeout(PATIENCE, socket.read_exact(&mut settings)).await;
    read.unwrap().unwrap();
    let setting = |wanted: u16| {
        let mut pairs = settings.chunks_exact(6);
        let found = pairs.find(|pair| pair[..2] == wanted.to_be_bytes());
        found.map(|pair| u32::from_be_bytes(pair[2..].try_into().unwrap()))
    };
    let (streams, window, header_list) = (setting(3), setting(4), setting(6));
    assert!(streams.is_some_and(|most| most <= 100), "{streams:?}");
    assert!(
        window.is_some_and(|bytes| bytes <= 256 * 1024),
        "{window:?}"
    );
    assert!(
        header_list.is_some_and(|bytes| bytes <= 16 * 1024),
        "{header_list:?}"
    );
    server.stop().await;
}

/// Making requests and cancelling them, over and over, ends the connection.
#[tokio::test]
async fn repeatedly_cancelled_http_2_requests_end_the_connection() {
    let server = Running::new().await;
    let mut socket = connect(&server).await;
    let mut frames =
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00".to_vec();
    for nth in 0..2_000u32 {
        let stream = (2 * nth + 1).to_be_bytes();
        // GET / over http with host "x", in HPACK.
        let head = [0x82, 0x84, 0x86, 0x41, 0x01, b'x'];
        frames.extend([0, 0, head.len() as u8, 1, 5]);
        frames.extend(stream);
        frames.extend(head);
        frames.extend([0, 0, 4, 3, 0]);
        frames.extend(stream);
        frames.extend(8u32.to_be_bytes());
    }
    let _ = socket.write_all(&frames).await;
    assert!(read_to_close(&mut socket).await.is_some());
    server.stop().await;
}

#[tokio::test]
async fn a_head_that_is_too_long_is_refused() {
    let server = Running::new().await;
    for (length, status) in [(8_000, "200"), (100_000, "431")] {
        let mut socket = connect(&server).await;
        let ask = format!(
            "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-long: {}\r\n\r\n",
            "x".repeat(length)
        );
        let _ = socket.write_all(ask.as_bytes()).await;
        let words = read_to_close(&mut socket).await.unwrap();
        assert!(words.starts_with(&format!("HTTP/1.1 {status} ")), "{words}");
    }
    server.stop().await;
}

#[tokio::test]
async fn metrics_are_not_for_players() {
    let server = Running::new().await;
    let answer = server.guest().get("/metrics").await.unwrap();
    assert_eq!(answer.status, 404);
    let admin = Client::new(&server.admin).unwrap();
    let figures = admin.get("/metrics").await.unwrap();
    let figures = String::from_utf8(figures.body.to_vec()).unwrap();
    assert!(figures.contains("moonhare_answers"), "{figures}");
    for path in ["/healthz", "/readyz"] {
        assert_eq!(server.guest().get(path).await.unwrap().status, 200);
        assert_eq!(admin.get(path).await.unwrap().status, 200);
    }
    // The game is not served at this address.
    assert_eq!(admin.get("/tables").await.unwrap().status, 404);
    server.stop().await;
}
