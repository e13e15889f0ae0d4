//! What an attack needs: the server, its own addresses and table, and a count of outcomes.

use std::{
    fmt::Write,
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
};

use moonhare_client::{Client, Trouble};
use serde_json::{Value, json};

use crate::{
    address::Attackers,
    connection::Connection,
    tally::{Fate, FateCounts},
};

#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) server: SocketAddr,
    pub(crate) attackers: Arc<Attackers>,
    pub(crate) tally: Arc<FateCounts>,
    /// The size of attacks in percent.
    pub(crate) percent: usize,
    pub(crate) own_table: Option<OwnTable>,
    /// The codes of the tables where people play.
    pub(crate) played: Arc<[String]>,
}

/// The attacker's own table.
#[derive(Clone, Debug)]
pub(crate) struct OwnTable {
    pub(crate) code: String,
    pub(crate) token: String,
}

impl Ground {
    pub(crate) fn base(&self) -> String {
        format!("http://{}", self.server)
    }

    /// The siege's percentage of a number, at least 1.
    pub(crate) fn part(&self, whole: usize) -> usize {
        (whole * self.percent / 100).max(1)
    }

    /// Opens the attacker's table, from an address used for nothing else.
    pub(crate) async fn open_table(&mut self, opening: &Value) -> Result<(), Trouble> {
        let token = format!("attacker-{:032x}", fastrand::u128(..));
        let client = Client::from_address(&self.base(), self.attackers.nth(200).into())?;
        let client = client.with_token(&token);
        let mut opening = opening.clone();
        opening["name"] = "Mallory".into();
        let starts = opening["bots"].is_u64();
        let opened = client.post("/tables", None, &opening).await?.ok()?;
        let code = opened["code"].as_str().unwrap_or_default().to_owned();
        if starts {
            let start = format!("/t/{code}/start");
            client.post(&start, None, &json!({})).await?.ok()?;
        }
        self.own_table = Some(OwnTable { code, token });
        Ok(())
    }

    /// A path under the attacker's own table.
    pub(crate) fn table_path(&self, what: &str) -> String {
        let code = self
            .own_table
            .as_ref()
            .map_or("", |own_table| &own_table.code);
        format!("/t/{code}/{what}")
    }

    /// The bytes of a request, in the attacker's name if it has a table.
    pub(crate) fn request(&self, method: &str, path: &str, headers: &str) -> Vec<u8> {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.server);
        if let Some(own_table) = &self.own_table {
            let _ = write!(head, "authorization: Bearer {}\r\n", own_table.token);
        }
        head.push_str(headers);
        head.push_str("connection: close\r\n\r\n");
        head.into_bytes()
    }

    /// The bytes of a whole request with a JSON body.
    pub(crate) fn post(&self, path: &str, body: &[u8]) -> Vec<u8> {
        let headers = format!(
            "content-type: application/json\r\ncontent-length: {}\r\n",
            body.len()
        );
        [self.request("POST", path, &headers), body.to_vec()].concat()
    }

    pub(crate) async fn connect(&self, from: Ipv4Addr) -> io::Result<Connection> {
        Connection::open(from, self.server, &self.tally).await
    }

    /// Sends a request on a new connection and reads the status.
    pub(crate) async fn ask(&self, from: Ipv4Addr, request: &[u8]) -> Fate {
        match self.connect(from).await {
            Ok(mut connection) => {
                // Even if the server hangs up early, it may have answered.
                let _ = connection.send(request).await;
                connection.read_status().await
            }
            Err(_) => Fate::NotAccepted,
        }
    }
}
