//! Tables whose players play one game after the other.

use std::{sync::Arc, time::Duration};

use futures_util::{StreamExt, TryStreamExt, stream};
use moonhare_client::{Answer, Client, Player, Stream, Trouble};
use parking_lot::Mutex;
use serde_json::{Value, json};
use tokio::{
    sync::watch,
    time::{Instant, sleep_until, timeout},
};

/// How many tables are opened and filled with people at once.
const AT_ONCE: usize = 32;

/// How long anything may take; only a fault takes this long.
const PATIENCE: Duration = Duration::from_secs(60);

/// What players and spectators have seen and done.
#[derive(Debug, Default)]
pub(super) struct Notes {
    pub(super) commands: Vec<Command>,
    /// For each viewer: when they received which version.
    pub(super) arrivals: Vec<Vec<(u64, Instant)>>,
    pub(super) bytes: u64,
    pub(super) rounds: usize,
    pub(super) refused: usize,
}

/// A command that changed what everybody sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Command {
    /// When the player meant to send it, even if this process was late.
    pub(super) meant: Instant,
    pub(super) acknowledged: Instant,
    pub(super) version: u64,
}

impl Command {
    /// When the last viewer had it; none if somebody never got it.
    pub(super) fn reached_all(&self, arrivals: &[Vec<(u64, Instant)>]) -> Option<Instant> {
        let mut last = self.meant;
        for viewer in arrivals {
            let first = viewer.partition_point(|(version, _)| *version < self.version);
            let (_, at) = viewer.get(first)?;
            last = last.max(*at);
        }
        Some(last)
    }
}

/// Opens tables, seats people at each, and lets them play until `stop`. The first table has spectators.
/// The players of a table are spread over the nodes. Returns the code of each table, and what happened there.
pub(super) async fn play(
    nodes: &[String],
    tables: usize,
    players: usize,
    spectators: usize,
    think: Duration,
    stop: &watch::Receiver<bool>,
) -> Result<Vec<(String, Arc<Mutex<Notes>>)>, String> {
    let clients = clients(nodes)?;
    let gather = |table: usize| {
        let watching = if table == 0 { spectators } else { 0 };
        gather(&clients, table, players, watching, think, stop)
    };
    let gathered = stream::iter(0..tables).map(gather);
    let gathered = gathered.buffer_unordered(AT_ONCE).try_collect();
    let gathered: Result<Vec<_>, Trouble> = gathered.await;
    gathered.map_err(|error| format!("A table could not be gathered: {error}."))
}

/// Opens tables at which nobody stays.
pub(super) async fn open(nodes: &[String], number: u32) -> Result<(), String> {
    let clients = clients(nodes)?;
    let open = async |table: u32| {
        let client = &clients[table as usize % clients.len()];
        let token = format!("{table:010}xempty{:010}", std::process::id());
        let opening = json!({ "mode": "classic", "name": "Nobody" });
        client
            .with_token(&token)
            .post("/tables", None, &opening)
            .await?
            .ok()
    };
    let opened = stream::iter(0..number).map(open).buffer_unordered(AT_ONCE);
    let opened: Result<Vec<()>, Trouble> = opened.map_ok(drop).try_collect().await;
    opened.map_err(|error| format!("A table could not be opened: {error}."))?;
    Ok(())
}

/// A client for each node.
fn clients(nodes: &[String]) -> Result<Vec<Client>, String> {
    let clients: Result<Vec<Client>, Trouble> =
        nodes.iter().map(|base| Client::new(base)).collect();
    clients.map_err(|error| error.to_string())
}

async fn gather(
    clients: &[Client],
    table: usize,
    players: usize,
    spectators: usize,
    think: Duration,
    stop: &watch::Receiver<bool>,
) -> Result<(String, Arc<Mutex<Notes>>), Trouble> {
    let notes = Arc::new(Mutex::new(Notes::default()));
    let client = |seat: usize| {
        let token = format!("{table:010}x{seat:010}x{:010}", std::process::id());
        clients[(table + seat) % clients.len()].with_token(&token)
    };
    let opening = json!({ "mode": "classic", "name": "Player 0" });
    let opened = client(0).post("/tables", None, &opening).await?.ok()?;
    let code = opened["code"].as_str().unwrap_or_default().to_owned();
    let mut seated = vec![Player::new(client(0), &code, 0)];
    for seat in 1..players {
        let player = Player::new(client(seat), &code, seat as u8);
        let name = json!({ "name": format!("Player {seat}") });
        player.ask("sit", &name).await?.ok()?;
        seated.push(player);
    }
    for (seat, player) in seated.into_iter().enumerate() {
        let stream = player.client.stream(&code).await?;
        tokio::spawn(Seated::new(player, seat, stream, &notes, think).run(stop.clone()));
    }
    for spectator in 0..spectators {
        let watching = clients[spectator % clients.len()].stream(&code).await?;
        tokio::spawn(watch_only(watching, notes.clone(), stop.clone()));
    }
    Ok((code, notes))
}

/// Somebody who plays.
struct Seated {
    player: Player,
    seat: usize,
    stream: Stream,
    /// This viewer's place in the notes.
    viewer: usize,
    notes: Arc<Mutex<Notes>>,
    think: Duration,
    /// The version that this player's last command led to. An older view doesn't show it yet.
    done: u64,
}

/// Adds a viewer to the notes, and returns their place there.
fn add_viewer(notes: &Mutex<Notes>) -> usize {
    let mut notes = notes.lock();
    notes.arrivals.push(Vec::new());
    notes.arrivals.len() - 1
}

fn arrived(notes: &Mutex<Notes>, viewer: usize, version: u64) {
    let mut notes = notes.lock();
    let arrivals = &mut notes.arrivals[viewer];
    if arrivals.last().is_none_or(|(last, _)| *last < version) {
        arrivals.push((version, Instant::now()));
    }
}

impl Seated {
    fn new(
        player: Player,
        seat: usize,
        stream: Stream,
        notes: &Arc<Mutex<Notes>>,
        think: Duration,
    ) -> Seated {
        Seated {
            player,
            seat,
            stream,
            viewer: add_viewer(notes),
            notes: notes.clone(),
            think,
            done: 0,
        }
    }

    async fn run(mut self, mut stop: watch::Receiver<bool>) {
        // When the next command is meant to be sent, if there is something to do.
        let mut due: Option<Instant> = None;
        loop {
            let at = due.unwrap_or_else(Instant::now);
            tokio::select! {
                _ = stop.changed() => break,
                heard = self.stream.next() => match heard {
                    Ok(Some(_)) => {
                        arrived(&self.notes, self.viewer, self.stream.version());
                        if due.is_none() && self.has_to_act() {
                            due = Some(Instant::now() + self.pause());
                        }
                    }
                    Ok(None) | Err(_) => break,
                },
                () = sleep_until(at), if due.is_some() => {
                    due = None;
                    self.act(at).await;
                    // A refused command, or a player who has to act twice in a row.
                    if self.has_to_act() {
                        due = Some(Instant::now() + self.pause().max(Duration::from_millis(20)));
                    }
                }
            }
        }
        self.notes.lock().bytes += self.stream.bytes;
    }

    /// Between half and one and a half of the usual time.
    fn pause(&self) -> Duration {
        let mut random = [0; 2];
        // If the system has no random bytes, all think equally long.
        let _ = getrandom::fill(&mut random);
        let share = f64::from(u16::from_le_bytes(random)) / f64::from(u16::MAX);
        self.think.mul_f64(0.5 + share)
    }

    fn has_to_act(&self) -> bool {
        let view = &self.stream.view;
        if self.stream.version() < self.done {
            return false;
        }
        match view["game"]["stage"]["is"].as_str() {
            Some("playing") => {
                let waiting = view["game"]["waiting"].as_array();
                let seat = Value::from(self.seat);
                waiting.is_some_and(|waiting| waiting.contains(&seat))
            }
            Some(_) => self.seat == 0,
            None => false,
        }
    }

    async fn act(&mut self, meant: Instant) {
        let view = &self.stream.view;
        let choice = match view["game"]["stage"]["is"].as_str() {
            Some("lobby") => Some(("start".to_owned(), json!({}))),
            Some("over") => Some(("again".to_owned(), json!({}))),
            _ => self.player.choose(view).unwrap_or_default(),
        };
        let Some((what, body)) = choice else { return };
        let path = self.player.path(&what);
        let post = self.player.client.post_for_version(&path, None, &body);
        let answer = timeout(PATIENCE, post).await;
        let acknowledged = Instant::now();
        let mut notes = self.notes.lock();
        match answer {
            Ok(Ok(answer)) if answer.is_ok() => {
                notes.bytes += answer.body.len() as u64;
                notes.rounds += usize::from(what == "tell");
                let version = version(&answer);
                self.done = version;
                notes.commands.push(Command {
                    meant,
                    acknowledged,
                    version,
                });
            }
            // Two claim at once: one of them is refused.
            _ => notes.refused += 1,
        }
    }
}

fn version(answer: &Answer) -> u64 {
    answer.json()["version"].as_u64().unwrap_or_default()
}

async fn watch_only(mut stream: Stream, notes: Arc<Mutex<Notes>>, mut stop: watch::Receiver<bool>) {
    let viewer = add_viewer(&notes);
    loop {
        tokio::select! {
            _ = stop.changed() => break,
            heard = stream.next() => match heard {
                Ok(Some(_)) => arrived(&notes, viewer, stream.version()),
                Ok(None) | Err(_) => break,
            },
        }
    }
    notes.lock().bytes += stream.bytes;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_viewer_counts() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let command = Command {
            meant: start,
            acknowledged: at(3),
            version: 7,
        };
        let one = vec![(5, at(1)), (7, at(4))];
        // This one skipped a version.
        let other = vec![(6, at(2)), (9, at(30))];
        let all = [one.clone(), other.clone()];
        assert_eq!(command.reached_all(&all), Some(at(30)));
        assert_eq!(command.reached_all(&[one, vec![(6, at(2))]]), None);
    }
}
