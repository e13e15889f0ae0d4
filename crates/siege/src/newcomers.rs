//! People who come for the first time during the siege: to the first page, or to a table by its link.
//! Whoever watches the server asks for its health.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::time::{sleep, timeout};

use crate::{
    address,
    connection::Connection,
    spread::Times,
    tally::{Fate, FateCounts},
};

/// How long they wait before they give up.
const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug, Default)]
pub(crate) struct Newcomers {
    pub(crate) times: Times,
    pub(crate) tally: Arc<FateCounts>,
}

impl Newcomers {
    /// Sends one newcomer after another, each from a new address, until dropped.
    pub(crate) async fn come(&self, server: SocketAddr, played: &[String]) {
        let mut paths = vec!["/".to_owned(), "/healthz".to_owned()];
        paths.extend(played.iter().map(|code| format!("/t/{code}")));
        for (nth, path) in paths.iter().cycle().enumerate() {
            let began = Instant::now();
            let visit = get(path, address::newcomer(nth), server, &self.tally);
            if let Ok(Ok(Fate::Answered(200))) = timeout(PATIENCE, visit).await {
                self.times.took(began.elapsed());
            }
            sleep(Duration::from_millis(200)).await;
        }
    }
}

/// The addresses that are not answered within this time.
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
    tally: &Arc<FateCounts>,
) -> io::Result<Fate> {
    let mut connection = Connection::open(from, server, tally).await?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {server}\r\naccept: text/html\r\nconnection: close\r\n\r\n"
    );
    connection.send(request.as_bytes()).await?;
    Ok(connection.read_status().await)
}
