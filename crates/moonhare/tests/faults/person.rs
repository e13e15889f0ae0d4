//! Somebody who plays, and goes to another node when theirs fails.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use moonhare_client::{Answer, Player};
use moonhare_store::RecordId;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::time::{sleep, timeout};

use crate::{
    common::secret,
    house::{Address, Addresses, NODES},
    sights::{Sights, version},
};

/// How long somebody repeats a request before they give up. No fault lasts as long.
const INSISTENCE: Duration = Duration::from_secs(180);

/// How long to wait for a view before another node is asked.
const LOOK: Duration = Duration::from_secs(4);

/// How long a node may take to show why another refused a move.
const EXPLANATION: Duration = Duration::from_secs(5);

/// What somebody did when it was their turn to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Acted {
    /// The game goes on.
    On,
    /// The game is over.
    Over,
    /// The game was over, and a new one begins.
    Again,
}

/// How somebody fared, at all their tables.
#[derive(Debug, Default)]
pub(crate) struct Fortune {
    /// How often a request had to be sent again.
    pub(crate) repeats: usize,
    /// How long a command took at most, with its repeats.
    pub(crate) longest: Duration,
    /// What nodes refused for the time being, by code.
    pub(crate) unavailable: BTreeMap<String, usize>,
    /// How many moves were refused because somebody else was faster.
    pub(crate) outrun: usize,
    /// Refusals that the game doesn't explain.
    pub(crate) unexplained: Vec<String>,
}

#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) name: String,
    address: Address,
    addresses: Addresses,
    player: Player,
    /// How long to wait until a command is answered before another node is asked.
    patience: Duration,
    asked: u64,
    /// The highest version seen at this table.
    highest: u64,
    pub(crate) sights: Sights,
    /// The records of commands that were acknowledged at this table, and the version in the answer.
    pub(crate) acknowledged: Vec<(RecordId, u64)>,
    pub(crate) fortune: Fortune,
}

impl Person {
    pub(crate) fn new(evening: usize, seat: usize, addresses: &Addresses) -> Person {
        let name = format!("{evening}-{seat}");
        let address = addresses.of((evening + seat) % NODES);
        let client = address.client(Some(&name));
        Person {
            player: Player::new(client, "", seat as u8 + 1),
            name,
            address,
            addresses: addresses.clone(),
            // Some wait until a node gives up by itself, after 15 seconds.
            patience: Duration::from_secs(if seat == 0 { 4 } else { 20 }),
            asked: 0,
            highest: 0,
            sights: Sights::default(),
            acknowledged: Vec::new(),
            fortune: Fortune::default(),
        }
    }

    pub(crate) fn node(&self) -> usize {
        self.address.index
    }

    fn go_to_another_node(&mut self) {
        self.address = self.addresses.of((self.address.index + 1) % NODES);
        self.player.client = self.address.client(Some(&self.name));
    }

    /// Opens a table, and sits down there.
    pub(crate) async fn open_table(&mut self, opening: &Value) -> String {
        let opened = self.insist("/tables", Some(opening)).await.ok().unwrap();
        let code = opened["code"].as_str().unwrap().to_owned();
        self.come_to(&code);
        code
    }

    pub(crate) fn come_to(&mut self, code: &str) {
        code.clone_into(&mut self.player.code);
        self.highest = 0;
    }

    /// Asks until a node answers, as a page does: always under the same key.
    async fn insist(&mut self, path: &str, body: Option<&Value>) -> Answer {
        self.asked += 1;
        let key = self.asked.to_string();
        let began = Instant::now();
        loop {
            let client = &self.player.client;
            let asking = async {
                match body {
                    Some(body) => client.post(path, Some(&key), body).await,
                    None => client.get(path).await,
                }
            };
            // A node that is stopped says nothing at all.
            let patience = body.map_or(LOOK, |_| self.patience);
            let trouble = match timeout(patience, asking).await {
                Ok(Ok(answer)) if answer.status < 500 => {
                    self.fortune.longest = self.fortune.longest.max(began.elapsed());
                    self.take_in(&answer, body.is_some().then_some(&key));
                    return answer;
                }
                Ok(Ok(answer)) => {
                    let code = format!("{} {}", answer.status, answer.code());
                    *self.fortune.unavailable.entry(code).or_default() += 1;
                    answer.to_string()
                }
                Ok(Err(trouble)) => trouble.to_string(),
                Err(_) => "no answer".to_owned(),
            };
            let (name, waited) = (&self.name, began.elapsed());
            assert!(
                waited < INSISTENCE,
                "{name} asks for {path} since {waited:.0?}; at last: {trouble}"
            );
            self.fortune.repeats += 1;
            self.go_to_another_node();
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Notes the view in an answer, and that the command with this key was acknowledged.
    fn take_in(&mut self, answer: &Answer, key: Option<&String>) {
        if !answer.is_ok() {
            return;
        }
        let view = answer.json();
        self.sights.answered(&self.address, &view);
        self.highest = self.highest.max(version(&view));
        if let Some(key) = key {
            let id = record_id(&secret(&self.name), key);
            self.acknowledged.push((id, version(&view)));
        }
    }

    pub(crate) async fn ask(&mut self, what: &str, body: &Value) -> Answer {
        let path = self.player.path(what);
        self.insist(&path, Some(body)).await
    }

    async fn look(&mut self) -> Value {
        let path = format!("/t/{}", self.player.code);
        self.insist(&path, None).await.ok().unwrap()
    }

    /// Looks at the table and makes a move, or else says something. Returns what was done and what was
    /// seen, in words.
    pub(crate) async fn act(&mut self, again: bool) -> (Acted, String) {
        let before = self.highest;
        let view = self.look().await;
        let nothing = || json!({});
        let stage = view["game"]["stage"]["is"].as_str().unwrap();
        let is_host = view["you"]["host"] == true;
        let wish = match stage {
            "over" if is_host && again => Some(("again".to_owned(), nothing())),
            "lobby" if is_host => Some(("start".to_owned(), nothing())),
            _ => self.player.choose(&view).unwrap(),
        };
        let mut acted = match stage {
            // At a node that is behind, it may be the end of an earlier game.
            "over" if version(&view) >= before => Acted::Over,
            _ => Acted::On,
        };
        match wish {
            Some((what, body)) => {
                let answer = self.ask(&what, &body).await;
                if !answer.is_ok() {
                    self.find_reason(&view, &what, &answer).await;
                } else if what == "again" {
                    acted = Acted::Again;
                }
            }
            None => {
                let text = format!("{} says {}", self.name, self.asked);
                let answer = self.ask("say", &json!({ "text": text })).await;
                if !answer.is_ok() {
                    self.fortune.unexplained.push(format!("say: {answer}"));
                }
            }
        }
        let (game, name) = (&view["game"], &self.name);
        let (code, version) = (&self.player.code, version(&view));
        let (round, step) = (&game["stage"]["round"], &game["stage"]["scene"]["step"]);
        let seen = format!(
            "{code}, version {version}: {name} sees {stage} {round} {step}, which waits for {}",
            game["waiting"]
        );
        (acted, seen)
    }

    /// The game explains a refusal if what could be done then can't be done any more: somebody was
    /// faster. The node that refused it must show this at once; another may still be behind.
    async fn find_reason(&mut self, before: &Value, what: &str, answer: &Answer) {
        let refuser = (self.address.index, self.address.starts);
        let began = Instant::now();
        while [403, 409].contains(&answer.status) && began.elapsed() < EXPLANATION {
            if possible_moves(&self.look().await) != possible_moves(before) {
                self.fortune.outrun += 1;
                return;
            }
            if refuser == (self.address.index, self.address.starts) {
                break;
            }
            sleep(Duration::from_millis(100)).await;
        }
        let (name, version) = (&self.name, version(before));
        let refused = format!("{name} at version {version}, {what}: {answer}");
        self.fortune.unexplained.push(refused);
    }
}

fn possible_moves(view: &Value) -> [&Value; 4] {
    let game = &view["game"];
    let stage = &game["stage"];
    [&view["you"], &stage["is"], &stage["round"], &game["legal"]]
}

/// The id that the server gives to a command with this key.
fn record_id(secret: &str, key: &str) -> RecordId {
    let hash = Sha256::digest(format!("record {secret} {key}"));
    RecordId(hash[..16].try_into().unwrap())
}
