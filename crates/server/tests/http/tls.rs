//! HTTPS with a given certificate, over HTTP/1.1 and HTTP/2.

use std::{fs, path::Path, sync::Arc, time::Duration};

use crate::common::{PATIENCE, Running, config, secret};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{Request, Response, Version, body::Incoming};
use hyper_util::rt::{TokioExecutor, TokioIo};
use moonhare_server::{Config, Limits, Server, Tls};
use moonhare_store::Memory;
use rcgen::CertifiedKey;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{ClientConfig, RootCertStore, pki_types::CertificateDer},
};

async fn next_event(events: &mut Incoming) -> Bytes {
    let frame = timeout(PATIENCE, events.frame()).await.expect("no event");
    frame.unwrap().unwrap().into_data().unwrap()
}

/// A server with a certificate for `localhost`, and the certificate.
async fn start(dir: &Path) -> (Running, CertificateDer<'static>) {
    start_with(dir, config().limits).await
}

async fn start_with(dir: &Path, limits: Limits) -> (Running, CertificateDer<'static>) {
    let CertifiedKey { cert, key_pair } =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let files = (dir.join("cert.pem"), dir.join("key.pem"));
    fs::write(&files.0, cert.pem()).unwrap();
    fs::write(&files.1, key_pair.serialize_pem()).unwrap();
    let tls = Tls::Files {
        cert: files.0,
        key: files.1,
    };
    let config = Config {
        tls,
        limits,
        ..config()
    };
    let server = Running::start(config, Arc::new(Memory::new())).await;
    (server, cert.der().clone())
}

async fn connect(
    server: &Running,
    cert: &CertificateDer<'static>,
    alpn: &[u8],
) -> TlsStream<TcpStream> {
    let mut roots = RootCertStore::empty();
    roots.add(cert.clone()).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let mut config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = vec![alpn.to_vec()];
    let address = server.base.trim_start_matches("http://");
    let socket = TcpStream::connect(address).await.unwrap();
    let connector = TlsConnector::from(Arc::new(config));
    let stream = connector
        .connect("localhost".try_into().unwrap(), socket)
        .await
        .unwrap();
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(alpn));
    stream
}

async fn body(response: Response<Incoming>) -> Value {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    serde_json::from_slice(&bytes).unwrap()
}

fn open(uri: &str, origin: &str) -> Request<Full<Bytes>> {
    let opening = json!({ "mode": "classic", "name": "Hare" });
    Request::post(uri)
        .header("content-type", "application/json")
        .header("origin", origin)
        .header("sec-fetch-site", "same-origin")
        .body(Full::new(Bytes::from(opening.to_string())))
        .unwrap()
}

#[tokio::test]
async fn http_2_with_origins() {
    let dir = tempfile::tempdir().unwrap();
    let (server, cert) = start(dir.path()).await;
    let port = server.base.rsplit(':').next().unwrap().to_owned();
    let stream = connect(&server, &cert, b"h2").await;
    let (mut sender, connection) =
        hyper::client::conn::http2::handshake(TokioExecutor::new(), TokioIo::new(stream))
            .await
            .unwrap();
    tokio::spawn(connection);
    // HTTP/2 has no Host header; the origin is still checked.
    let (uri, ours) = (
        format!("https://localhost:{port}/tables"),
        format!("https://localhost:{port}"),
    );
    let opened = sender.send_request(open(&uri, &ours)).await.unwrap();
    assert_eq!(
        (opened.status().as_u16(), opened.version()),
        (201, Version::HTTP_2)
    );
    let headers = opened.headers();
    assert!(
        headers["strict-transport-security"]
            .to_str()
            .unwrap()
            .contains("max-age=")
    );
    // No other site can set a cookie with this name, not even one on the same domain.
    let cookie = headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-moonhare="), "{cookie}");
    for part in ["; Path=/;", "; HttpOnly", "; Secure"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    let opened = body(opened).await;
    let evil = sender
        .send_request(open(&uri, "https://evil.example"))
        .await
        .unwrap();
    assert_eq!(evil.status().as_u16(), 403);
    assert_eq!(body(evil).await["code"], "cross_site");

    // A stream and commands share one connection.
    let table = format!(
        "https://localhost:{port}/t/{}",
        opened["code"].as_str().unwrap()
    );
    let get = Request::get(format!("{table}/stream"))
        .body(Full::default())
        .unwrap();
    let mut events = sender.send_request(get).await.unwrap().into_body();
    let first = next_event(&mut events).await;
    assert!(first.starts_with(b"event: view"), "{first:?}");
    let add = Request::post(format!("{table}/add-bot"))
        .header(
            "authorization",
            format!("Bearer {}", opened["token"].as_str().unwrap()),
        )
        .body(Full::default())
        .unwrap();
    assert_eq!(
        sender.send_request(add).await.unwrap().status().as_u16(),
        200
    );
    let second = next_event(&mut events).await;
    assert!(second.starts_with(b"data: {"), "{second:?}");
    drop(events);
    drop(sender);
    server.stop().await;
}

#[tokio::test]
async fn http_1_over_tls() {
    let dir = tempfile::tempdir().unwrap();
    let (server, cert) = start(dir.path()).await;
    let stream = connect(&server, &cert, b"http/1.1").await;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .unwrap();
    tokio::spawn(connection);
    let mut request = open("/tables", "https://localhost");
    request
        .headers_mut()
        .insert("host", "localhost".parse().unwrap());
    let opened = sender.send_request(request).await.unwrap();
    assert_eq!(
        (opened.status().as_u16(), opened.version()),
        (201, Version::HTTP_11)
    );
    body(opened).await;
    // Plain HTTP to a TLS port is refused and harms nobody.
    assert!(server.guest().get("/").await.is_err());
    let mut request = Request::get("/healthz").body(Full::default()).unwrap();
    request
        .headers_mut()
        .insert("host", "localhost".parse().unwrap());
    assert_eq!(
        sender
            .send_request(request)
            .await
            .unwrap()
            .status()
            .as_u16(),
        200
    );
    drop(sender);
    server.stop().await;
}

#[tokio::test]
async fn a_slow_tls_handshake_or_request_is_dropped() {
    let dir = tempfile::tempdir().unwrap();
    let limits = Limits {
        patience: Duration::from_secs(1),
        ..config().limits
    };
    let (server, cert) = start_with(dir.path(), limits).await;
    let soon = Duration::from_secs(8);
    let address = server.base.trim_start_matches("http://");
    for words in [&b""[..], b"\x16\x03\x01"] {
        let mut socket = TcpStream::connect(address).await.unwrap();
        socket.write_all(words).await.unwrap();
        let end = timeout(soon, socket.read_to_end(&mut Vec::new())).await;
        assert!(end.is_ok(), "{words:?}");
    }
    for alpn in [&b"http/1.1"[..], b"h2"] {
        let mut stream = connect(&server, &cert, alpn).await;
        let end = timeout(soon, stream.read_to_end(&mut Vec::new())).await;
        assert!(end.is_ok(), "{alpn:?}");
    }
    server.stop().await;
}

/// Another host, or somebody on the line, can plant the cookie without the strict name. With HTTPS it counts
/// for nothing.
#[tokio::test]
async fn only_the_strict_cookie_counts_with_https() {
    let dir = tempfile::tempdir().unwrap();
    let (server, cert) = start(dir.path()).await;
    let stream = connect(&server, &cert, b"http/1.1").await;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .unwrap();
    tokio::spawn(connection);
    let (old, new) = (secret("old"), secret("new"));
    let mut ask = async |mut request: Request<Full<Bytes>>, cookie: &str| {
        let headers = request.headers_mut();
        headers.insert("host", "localhost".parse().unwrap());
        headers.insert("cookie", cookie.parse().unwrap());
        let response = sender.send_request(request).await.unwrap();
        let given = response.headers().get_all("set-cookie").iter();
        let given: Vec<String> = given
            .map(|cookie| cookie.to_str().unwrap().to_owned())
            .collect();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let body: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        (body, given)
    };
    let (plain, strict) = (format!("moonhare={new}"), format!("__Host-moonhare={old}"));
    let (opened, _) = ask(open("/tables", "https://localhost"), &strict).await;
    let table = format!("/t/{}", opened["code"].as_str().unwrap());
    let look = || Request::get(&table).body(Full::default()).unwrap();
    for (cookies, seat) in [
        (strict.clone(), json!(0)),
        (format!("moonhare={old}"), json!(null)),
        (format!("{plain}; {strict}"), json!(0)),
        (
            format!("__Host-moonhare={new}; moonhare={old}"),
            json!(null),
        ),
    ] {
        let (view, given) = ask(look(), &cookies).await;
        assert_eq!((&view["you"]["seat"], given.len()), (&seat, 0), "{cookies}");
    }
    // Somebody with a planted cookie is new: they get a secret of their own.
    let (_, given) = ask(open("/tables", "https://localhost"), &plain).await;
    assert_eq!(given.len(), 1);
    assert!(given[0].starts_with("__Host-moonhare="), "{given:?}");
    assert!(!given[0].contains(&new), "{given:?}");
    // Forgetting a person clears both names.
    let (_, given) = ask(open("/forget", "https://localhost"), &strict).await;
    for gone in ["__Host-moonhare=;", "moonhare=;"] {
        let line = given.iter().find(|line| line.starts_with(gone));
        assert!(
            line.is_some_and(|line| line.contains("Max-Age=0")),
            "{given:?}"
        );
    }
    assert!(!given.iter().any(|line| line.contains(&old)), "{given:?}");
    drop(sender);
    server.stop().await;
}

#[tokio::test]
async fn an_unusable_certificate_is_reported() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("cert.pem");
    fs::write(&file, "nonsense").unwrap();
    let tls = Tls::Files {
        cert: file.clone(),
        key: file,
    };
    let config = Config { tls, ..config() };
    let server = Server::bind(config, Arc::new(Memory::new())).await.unwrap();
    let error = server.serve(std::future::pending()).await.unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("the certificate or its key cannot be used"),
        "{error}"
    );
}
