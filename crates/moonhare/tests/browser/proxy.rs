//! A proxy in front of the server, which answers itself while the server is away.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional},
    net::{TcpListener, TcpStream},
    sync::watch,
};

/// Where the proxy forwards to.
#[derive(Clone)]
enum Way {
    To(String),
    /// Nowhere; it answers with this status.
    Nowhere(u16),
}

pub(crate) struct Proxy {
    pub(crate) base: String,
    way: watch::Sender<Way>,
    asked: Arc<AtomicUsize>,
}

impl Proxy {
    /// Starts a proxy on a free port.
    pub(crate) async fn before(server: &str) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (way, led) = watch::channel(Way::To(address(server)));
        let asked = Arc::<AtomicUsize>::default();
        let count = asked.clone();
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(lead(socket, led.clone()));
            }
        });
        Proxy { base, way, asked }
    }

    /// The server is away; the proxy answers with this status.
    pub(crate) fn answers_alone(&self, status: u16) {
        self.way.send_replace(Way::Nowhere(status));
    }

    pub(crate) fn leads_to(&self, server: &str) {
        self.way.send_replace(Way::To(address(server)));
    }

    /// Connections so far.
    pub(crate) fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

fn address(base: &str) -> String {
    base.trim_start_matches("http://").to_owned()
}

/// Forwards one connection until the target changes.
async fn lead(mut socket: TcpStream, mut way: watch::Receiver<Way>) {
    let led = way.borrow_and_update().clone();
    match led {
        Way::To(server) => {
            let Ok(mut server) = TcpStream::connect(server).await else {
                return;
            };
            tokio::select! {
                _ = copy_bidirectional(&mut socket, &mut server) => {}
                _ = way.changed() => {}
            }
        }
        Way::Nowhere(status) => {
            read_request(&mut socket).await;
            let answer = format!(
                "HTTP/1.1 {status} Away\r\ncontent-type: text/html\r\ncontent-length: 4\r\nconnection: close\r\n\r\nAway"
            );
            let _ = socket.write_all(answer.as_bytes()).await;
        }
    }
}

/// Reads a whole request, so that the answer isn't lost with the connection.
async fn read_request(socket: &mut TcpStream) {
    let mut request = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let text = String::from_utf8_lossy(&request).to_lowercase();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head
                .lines()
                .find_map(|line| line.strip_prefix("content-length:"));
            let length = length.map_or(0, |length| length.trim().parse().unwrap());
            if body.len() >= length {
                return;
            }
        }
        match socket.read(&mut buffer).await {
            Ok(0) | Err(_) => return,
            Ok(read) => request.extend_from_slice(&buffer[..read]),
        }
    }
}
