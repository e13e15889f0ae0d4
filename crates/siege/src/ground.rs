//! Where an attack takes place: the server, the attacker's own addresses and table, and when it ends.

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
    line::Line,
    tally::{Fate, Tally},
};

#[derive(Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) server: SocketAddr,
    pub(crate) attackers: Arc<Attackers>,
    pub(crate) tally: Arc<Tally>,
    /// How large attacks are, in hundredths.
    pub(crate) percent: usize,
    pub(crate) den: Option<Den>,
}

/// A table of the attacker's own.
#[derive(Clone, Debug)]
pub(crate) struct Den {
    pub(crate) code: String,
    pub(crate) token: String,
}

impl Ground {
    pub(crate) fn base(&self) -> String {
        format!("http://{}", self.server)
    }

    /// So much of a whole as this siege is large, and at least one.
    pub(crate) fn part(&self, whole: usize) -> usize {
        (whole * self.percent / 100).max(1)
    }

    /// Opens the attacker's table, from an address that nothing else comes from.
    pub(crate) async fn settle(&mut self, opening: &Value) -> Result<(), Trouble> {
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
        self.den = Some(Den { code, token });
        Ok(())
    }

    /// A path under the attacker's own table.
    pub(crate) fn at_den(&self, what: &str) -> String {
        let code = self.den.as_ref().map_or("", |den| &den.code);
        format!("/t/{code}/{what}")
    }

    /// A request as it goes over the line, by the attacker if it has a table.
    pub(crate) fn request(&self, method: &str, path: &str, headers: &str) -> Vec<u8> {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.server);
        if let Some(den) = &self.den {
            let _ = write!(head, "authorization: Bearer {}\r\n", den.token);
        }
        head.push_str(headers);
        head.push_str("connection: close\r\n\r\n");
        head.into_bytes()
    }

    /// A whole request with JSON in it.
    pub(crate) fn post(&self, path: &str, body: &[u8]) -> Vec<u8> {
        let headers = format!(
            "content-type: application/json\r\ncontent-length: {}\r\n",
            body.len()
        );
        [self.request("POST", path, &headers), body.to_vec()].concat()
    }

    pub(crate) async fn line(&self, from: Ipv4Addr) -> io::Result<Line> {
        Line::open(from, self.server, &self.tally).await
    }

    /// Says all of something on a line of its own, and what came of it.
    pub(crate) async fn ask(&self, from: Ipv4Addr, request: &[u8]) -> Fate {
        match self.line(from).await {
            Ok(mut line) => {
                // Who hangs up in the middle may have said why.
                let _ = line.say(request).await;
                line.hear().await
            }
            Err(_) => Fate::NotLetIn,
        }
    }
}
