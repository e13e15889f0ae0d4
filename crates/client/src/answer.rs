//! What the server answered.

use std::fmt;

use bytes::Bytes;
use serde_json::Value;

use crate::Trouble;

#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    /// In the order received, with names in lower case.
    pub headers: Vec<(String, String)>,
    pub body: Bytes,
}

impl Answer {
    pub fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut found = self.headers.iter().filter(|(known, _)| known == name);
        found.next().map(|(_, value)| value.as_str())
    }

    /// The body, or null if it isn't JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The stable code of a refusal, or nothing.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The body of an answer that isn't a refusal.
    pub fn ok(self) -> Result<Value, Trouble> {
        if self.is_ok() {
            Ok(serde_json::from_slice(&self.body)?)
        } else {
            Err(Trouble::Refused(self))
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {}",
            self.status,
            String::from_utf8_lossy(&self.body).trim()
        )
    }
}
