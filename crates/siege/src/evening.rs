//! Three tables of people who keep playing during the siege.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use moonhare_client::{Client, Player, Stream, Trouble};
use parking_lot::Mutex;
use serde_json::{Value, json};
use tokio::{sync::watch, time::sleep};

use crate::{address, spread::Times};

const TABLES: [(&str, usize); 3] = [("classic", 4), ("party", 6), ("team", 6)];

/// A player gives up on a move that isn't acknowledged for this long.
const PATIENCE: Duration = Duration::from_secs(60);

/// A move that the server acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) seat: usize,
    pub(crate) what: String,
    pub(crate) body: Value,
}

#[derive(Debug)]
pub(crate) struct Evening {
    pub(crate) tables: Vec<PlayedTable>,
    pub(crate) times: Times,
    /// Moves that were never acknowledged, and why.
    pub(crate) given_up: Mutex<Vec<String>>,
    /// Requests that had to be sent again.
    pub(crate) again: AtomicUsize,
    /// Streams that broke and were opened again.
    pub(crate) reopened: AtomicUsize,
}

#[derive(Debug)]
pub(crate) struct PlayedTable {
    pub(crate) code: String,
    players: Vec<Client>,
    pub(crate) done: Mutex<Vec<Done>>,
}

impl Evening {
    /// Opens the tables and seats all players. No game has started yet.
    pub(crate) async fn sit(server: SocketAddr) -> Result<Evening, Trouble> {
        let base = format!("http://{server}");
        let sitting = TABLES.iter().enumerate().map(async |(nth, (mode, count))| {
            let mut players = Vec::new();
            for seat in 0..*count {
                let client = Client::from_address(&base, address::player(nth, seat).into())?;
                players.push(client.with_token(&format!("player-{:032x}", fastrand::u128(..))));
            }
            let goal = match *mode {
                "classic" => json!({ "points": 200 }),
                _ => json!({ "tellings": 10 }),
            };
            let opening = json!({ "mode": mode, "goal": goal, "name": "P0" });
            let opened = players[0].post("/tables", None, &opening).await?.ok()?;
            let code = opened["code"].as_str().unwrap_or_default().to_owned();
            for (seat, player) in players.iter().enumerate().skip(1) {
                let name = json!({ "name": format!("P{seat}") });
                let path = format!("/t/{code}/sit");
                player.post(&path, None, &name).await?.ok()?;
            }
            Ok(PlayedTable {
                code,
                players,
                done: Mutex::default(),
            })
        });
        let tables: Result<Vec<PlayedTable>, Trouble> =
            join_all(sitting).await.into_iter().collect();
        Ok(Evening {
            tables: tables?,
            times: Times::default(),
            given_up: Mutex::default(),
            again: AtomicUsize::new(0),
            reopened: AtomicUsize::new(0),
        })
    }

    /// Plays until `over` is true, and finishes the moves in progress.
    pub(crate) async fn play(self: &Arc<Evening>, over: &watch::Receiver<bool>) {
        let mut playing = Vec::new();
        for (nth, table) in self.tables.iter().enumerate() {
            for seat in 0..table.players.len() {
                let (evening, over) = (self.clone(), over.clone());
                playing.push(tokio::spawn(async move {
                    evening.tables[nth].play(&evening, seat, over).await;
                }));
            }
        }
        join_all(playing).await;
    }
}

impl PlayedTable {
    async fn play(&self, evening: &Evening, seat: usize, mut over: watch::Receiver<bool>) {
        let mut player = Player::new(self.players[seat].clone(), &self.code, fastrand::u8(..));
        let mut opened = 0;
        while !*over.borrow() {
            opened += 1;
            if opened > 1 {
                evening.reopened.fetch_add(1, Relaxed);
                sleep(Duration::from_millis(500)).await;
            }
            let stream = tokio::select! {
                stream = player.client.stream(&self.code) => stream,
                _ = over.wait_for(|over| *over) => return,
            };
            if let Ok(stream) = stream {
                let listening = self.listen(evening, seat, &mut player, stream, &mut over);
                // If a stream fails, the next one replaces it.
                let _ = listening.await;
            }
        }
    }

    async fn listen(
        &self,
        evening: &Evening,
        seat: usize,
        player: &mut Player,
        mut stream: Stream,
        over: &mut watch::Receiver<bool>,
    ) -> Result<(), Trouble> {
        loop {
            tokio::select! {
                heard = stream.next() => if heard?.is_none() {
                    return Ok(());
                },
                _ = over.wait_for(|over| *over) => return Ok(()),
            }
            while let Some((what, body)) = choose(player, seat, &stream.view)? {
                // Thinks like people do, so that moves don't all come at once.
                let thinking = Duration::from_millis(fastrand::u64(300..1500));
                tokio::select! {
                    () = sleep(thinking) => {}
                    _ = over.wait_for(|over| *over) => return Ok(()),
                }
                let Some(version) = self.ask(evening, seat, &what, &body).await else {
                    break;
                };
                if !stream.reach(version).await? {
                    return Ok(());
                }
            }
        }
    }

    /// Repeats the command until its outcome is known. Returns the new version, or none if it was
    /// refused.
    async fn ask(&self, evening: &Evening, seat: usize, what: &str, body: &Value) -> Option<u64> {
        let key = format!("{:032x}", fastrand::u128(..));
        let path = format!("/t/{}/{what}", self.code);
        let began = Instant::now();
        loop {
            let player = &self.players[seat];
            let asked = player.post_for_version(&path, Some(&key), body).await;
            let why = match asked {
                Ok(answer) if answer.is_ok() => {
                    evening.times.took(began.elapsed());
                    let done = Done {
                        seat,
                        what: what.to_owned(),
                        body: body.clone(),
                    };
                    let mut all = self.done.lock();
                    all.push(done);
                    return answer.json()["version"].as_u64();
                }
                // Somebody else was faster, as a storyteller or as a partner.
                Ok(answer) if answer.status == 409 => return None,
                Ok(answer) => answer.to_string(),
                Err(trouble) => trouble.to_string(),
            };
            if began.elapsed() > PATIENCE {
                let mut given_up = evening.given_up.lock();
                given_up.push(format!("{what} of seat {seat} at {}: {why}", self.code));
                return None;
            }
            evening.again.fetch_add(1, Relaxed);
            sleep(Duration::from_millis(200)).await;
        }
    }
}

/// The next move, or the next game if this is the host.
fn choose(
    player: &mut Player,
    seat: usize,
    view: &Value,
) -> Result<Option<(String, Value)>, Trouble> {
    let hosts = |what: &str| Ok((seat == 0).then(|| (what.to_owned(), json!({}))));
    match view["game"]["stage"]["is"].as_str() {
        Some("lobby") => hosts("start"),
        Some("over") => hosts("again"),
        _ => player.choose(view),
    }
}
