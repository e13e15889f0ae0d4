//! A player who picks a random legal move.

use moonhare_bots::Random;
use moonhare_rules::{Move, Seed};
use moonhare_table::TableView;
use serde_json::Value;

use crate::{Answer, Client, Trouble};

#[derive(Debug)]
pub struct Player {
    pub client: Client,
    pub code: String,
    mind: Random,
}

impl Player {
    /// The same seed makes the same choices.
    pub fn new(client: Client, code: &str, seed: u8) -> Player {
        Player {
            client,
            code: code.to_owned(),
            mind: Random::new(Seed([seed; 32])),
        }
    }

    pub fn path(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.code)
    }

    /// Posts a command to the table.
    pub async fn ask(&self, what: &str, body: &Value) -> Result<Answer, Trouble> {
        self.client.post(&self.path(what), None, body).await
    }

    /// Fetches the current view of the table.
    pub async fn look(&self) -> Result<Value, Trouble> {
        self.client.get(&format!("/t/{}", self.code)).await?.ok()
    }

    /// A legal move for this view, if the table waits for this player: the command's URL segment
    /// and body.
    pub fn choose(&mut self, view: &Value) -> Result<Option<(String, Value)>, Trouble> {
        let view: TableView = serde_json::from_value(view.clone())?;
        let mv = self.mind.play(&view.game);
        Ok(mv.as_ref().and_then(request))
    }
}

/// How a move is posted: the last part of the URL, and the body.
pub fn request(mv: &Move) -> Option<(String, Value)> {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(mv) else {
        return None;
    };
    let what = fields.remove("do")?.as_str()?.replace('_', "-");
    Some((what, Value::Object(fields)))
}
