//! People who come to the first page for the first time while the siege goes on.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::time::{sleep, timeout};

use crate::{
    address,
    line::Line,
    spread::Times,
    tally::{Fate, Tally},
};

/// After so long they give up.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug, Default)]
pub(crate) struct Newcomers {
    pub(crate) times: Times,
    pub(crate) tally: Arc<Tally>,
}

impl Newcomers {
    /// One after the other, each from another address, until this is dropped.
    pub(crate) async fn come(&self, server: SocketAddr) {
        for nth in 0.. {
            let began = Instant::now();
            let visit = get("/", address::newcomer(nth), server, &self.tally);
            if let Ok(Ok(Fate::Answered(200))) = timeout(PATIENCE, visit).await {
                self.times.took(began.elapsed());
            }
            sleep(Duration::from_millis(200)).await;
        }
    }
}

/// Whether everybody at these addresses is answered in this time; who is not.
pub(crate) async fn unanswered(
    from: &[Ipv4Addr],
    server: SocketAddr,
    within: Duration,
) -> Vec<Ipv4Addr> {
    let tally = Arc::default();
    let ask = async |from: Ipv4Addr| {
        let asked = timeout(within, async {
            while !matches!(
                get("/healthz", from, server, &tally).await,
                Ok(Fate::Answered(200))
            ) {
                sleep(Duration::from_millis(200)).await;
            }
        });
        asked.await.is_err().then_some(from)
    };
    let asked = futures_util::future::join_all(from.iter().map(|from| ask(*from))).await;
    asked.into_iter().flatten().collect()
}

async fn get(
    path: &str,
    from: Ipv4Addr,
    server: SocketAddr,
    tally: &Arc<Tally>,
) -> io::Result<Fate> {
    let mut line = Line::open(from, server, tally).await?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {server}\r\naccept: text/html\r\nconnection: close\r\n\r\n"
    );
    line.say(request.as_bytes()).await?;
    Ok(line.hear().await)
}
