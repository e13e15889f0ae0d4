//! `moonhare bot --url`: a computer player outside the server. It uses only the JSON interface that
//! any program can use (docs/writing-a-bot.md).

use std::{collections::BTreeMap, fmt, time::Duration};

use moonhare_bots::{Bot, Gallery, Lang, Level, Said, Wordbook};
use moonhare_client::{Answer, Client, Stream, Trouble, request};
use moonhare_languages::CardWords;
use moonhare_rules::{
    Card, Clue, Commitment, Move, Playing, Round, Scene, Seat, Seed, Stage, Step,
};
use moonhare_table::{DeckId, TableView};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until};

/// How to sit down at a table and play.
#[derive(Debug)]
pub(super) struct BotVisit<'a> {
    pub(super) url: &'a str,
    pub(super) name: &'a str,
    pub(super) lang: Lang,
    pub(super) level: Level,
    pub(super) password: Option<&'a str>,
    /// The longest time it thinks, in milliseconds.
    pub(super) thinks: u64,
    /// How long it tries to sit down, to make a move or to leave while the server refuses or doesn't
    /// answer.
    pub(super) patience: Duration,
}

/// The first pause before trying again, and the longest.
const PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// Sits down and plays until the game is over or the program is told to stop. Whatever the end is, it
/// leaves its seat.
pub(super) async fn visit(visit: &BotVisit<'_>) -> Result<(), String> {
    let (base, code) = table_of(visit.url)?;
    let secret = random_bytes()?;
    let token: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
    let client = Client::new(base).map_err(|trouble| trouble.to_string())?;
    let mut visitor = Visitor {
        client: client.with_token(&token).speaking(visit.lang.tag()),
        code,
        visit,
        seed: Seed(random_bytes()?),
        said: Said::default(),
        seen: BTreeMap::new(),
        version: 0,
        chosen: None,
        told: None,
    };
    let mut stop = Stop::new()?;
    let sat = tokio::select! {
        sat = visitor.sit() => Some(sat),
        () = stop.told() => None,
    };
    let end = match sat {
        Some(Err(sentence)) => return Err(sentence),
        Some(Ok(())) => tokio::select! {
            end = visitor.play() => Some(end),
            () = stop.told() => None,
        },
        None => None,
    };
    // Leave, so that somebody else can have the seat. A second Ctrl-C ends the wait.
    let nothing = json!({});
    let left = tokio::select! {
        left = visitor.ask_patiently("leave", &nothing) => Some(left),
        () = stop.told() => None,
    };
    match (end, left) {
        (Some(end), _) => end,
        // Refused if it never sat down.
        (None, Some(Ok(_) | Err(Trouble::Refused(_)))) => {
            println!("Left the table.");
            Ok(())
        }
        (None, Some(Err(trouble))) => Err(visitor.sentence(&trouble)),
        (None, None) => {
            println!("Stopped without telling the table.");
            Ok(())
        }
    }
}

/// Whether the program is told to stop: by Ctrl-C or, where the system has it, SIGTERM.
struct Stop {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Stop {
    fn new() -> Result<Stop, String> {
        Ok(Stop {
            #[cfg(unix)]
            terminate: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
                .map_err(|error| format!("The system gives no signals: {error}."))?,
        })
    }

    async fn told(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = self.terminate.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    }
}

fn random_bytes() -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| format!("The system gives no random numbers: {error}."))?;
    Ok(bytes)
}

/// The base address and the code in a table's link.
fn table_of(link: &str) -> Result<(&str, &str), String> {
    let wrong = || {
        format!(
            "{link} is not a link to a table; one looks like http://localhost:8080/t/LUMA-TIRO."
        )
    };
    let (base, rest) = link.split_once("/t/").ok_or_else(wrong)?;
    let code = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = base
        .strip_prefix("http://")
        .or(base.strip_prefix("https://"));
    match host {
        Some(host) if !host.is_empty() && !code.is_empty() => Ok((base, code)),
        _ => Err(wrong()),
    }
}

struct Visitor<'a> {
    client: Client,
    code: &'a str,
    visit: &'a BotVisit<'a>,
    seed: Seed,
    /// Clues given at this table, so that none is repeated.
    said: Said,
    /// The server's words for cards seen so far, for decks other than the built-in one.
    seen: BTreeMap<u16, Option<String>>,
    /// The latest version of the table that was seen. A node that is behind shows nothing older.
    version: u64,
    /// The move of a turn, so that it is sent again as it was when no answer came.
    chosen: Option<(Turn, Move)>,
    /// The round whose points were printed last.
    told: Option<(Commitment, u16)>,
}

/// The game, the round and the step in which one move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    game: Commitment,
    round: u16,
    step: Step,
}

impl Turn {
    /// The same move again has the same key, so that it counts once however often it is sent. A
    /// rematch has its own keys.
    fn key(self) -> String {
        let Turn { game, round, step } = self;
        format!("{game} {round} {step:?}")
    }
}

impl Visitor<'_> {
    async fn sit(&mut self) -> Result<(), String> {
        let mut body = json!({ "name": self.visit.name });
        if let Some(password) = self.visit.password {
            body["password"] = password.into();
        }
        let view = self.ask_patiently("sit", &body).await;
        let view = view.map_err(|trouble| self.sentence(&trouble))?;
        self.note_version(&view);
        let seat = view["you"]["seat"].as_u64().unwrap_or_default();
        println!("{} sits at {}, seat {seat}.", self.visit.name, self.code);
        Ok(())
    }

    fn note_version(&mut self, view: &Value) {
        let version = view["version"].as_u64().unwrap_or_default();
        self.version = version.max(self.version);
    }

    /// Follows the table, and reconnects when the connection breaks.
    async fn play(&mut self) -> Result<(), String> {
        let mut pause = PAUSE;
        loop {
            match self.client.stream_after(self.code, self.version).await {
                Ok(mut stream) => {
                    pause = PAUSE;
                    if self.follow(&mut stream).await? {
                        return Ok(());
                    }
                }
                // A table that is gone or closed to us stays so.
                Err(
                    trouble @ Trouble::Refused(Answer {
                        status: 403 | 404, ..
                    }),
                ) => {
                    return Err(self.sentence(&trouble));
                }
                Err(_) => {}
            }
            try_again_after(&mut pause).await;
        }
    }

    /// Plays while the stream lasts. True when there is nothing left to do.
    async fn follow(&mut self, stream: &mut Stream) -> Result<bool, String> {
        let mut due: Option<(Turn, Instant)> = None;
        let mut done: Option<Turn> = None;
        let mut failing: Option<(Turn, Instant)> = None;
        let mut view: Option<TableView> = None;
        loop {
            let far = Instant::now() + Duration::from_secs(3600);
            tokio::select! {
                heard = stream.next() => {
                    match heard {
                        Ok(Some(_)) => {}
                        Ok(None) | Err(_) => return Ok(false),
                    }
                    let now: TableView = serde_json::from_value(stream.view.clone())
                        .map_err(|error| format!("The server's answer does not fit this program: {error}."))?;
                    self.version = stream.version().max(self.version);
                    self.listen(&now);
                    if self.is_over(&now) {
                        return Ok(true);
                    }
                    let turn = turn(&now).filter(|turn| done != Some(*turn));
                    due = match (turn, due) {
                        (Some(turn), Some((planned, at))) if turn == planned => Some((turn, at)),
                        (Some(turn), _) => Some((turn, Instant::now() + self.thinking(turn))),
                        (None, _) => None,
                    };
                    view = Some(now);
                }
                () = sleep_until(due.map_or(far, |(_, at)| at)) => {
                    let (Some((turn, _)), Some(view)) = (due.take(), &view) else { continue };
                    let Err(trouble) = self.move_on(view, turn).await else {
                        done = Some(turn);
                        continue;
                    };
                    let (round, sentence) = (turn.round, self.sentence(&trouble));
                    let since = match failing {
                        Some((failed, since)) if failed == turn => since,
                        _ => {
                            println!("Round {round}: {sentence} Trying again.");
                            failing = Some((turn, Instant::now()));
                            Instant::now()
                        }
                    };
                    if since.elapsed() >= self.visit.patience {
                        return Err(format!("Our move in round {round} was never taken. {sentence}"));
                    }
                    due = Some((turn, Instant::now() + PAUSE));
                }
            }
        }
    }

    /// A random time that depends only on the step (R7.4).
    fn thinking(&self, Turn { round, step, .. }: Turn) -> Duration {
        let number = u32::from(round) * 8 + step as u32;
        let least = self.visit.thinks / 4;
        let slow = self.seed.pick(number, 1001) as u64;
        Duration::from_millis(least + (self.visit.thinks - least) * slow / 1000)
    }

    /// Makes a move. After an error it must be tried again.
    async fn move_on(&mut self, view: &TableView, turn: Turn) -> Result<(), Trouble> {
        let round = turn.round;
        let mv = match &self.chosen {
            Some((chosen_for, mv)) if *chosen_for == turn => Some(mv.clone()),
            _ => self.choose(view).await,
        };
        let Some(mv) = mv else {
            return Ok(());
        };
        self.chosen = Some((turn, mv.clone()));
        let Some((what, body)) = request(&mv) else {
            return Ok(());
        };
        match self.ask(&what, &body, Some(&turn.key())).await {
            Ok(view) => {
                self.note_version(&view);
                println!("Round {round}: {}", Spoken(&mv));
            }
            // Once the game goes on, the move is still due.
            Err(Trouble::Refused(answer)) if answer.status == 409 && !is_paused(&answer) => {
                match mv {
                    Move::Claim => println!("Round {round}: somebody else was faster"),
                    _ => println!("Round {round}: refused: {}", detail(&answer)),
                }
            }
            Err(trouble) => return Err(trouble),
        }
        Ok(())
    }

    async fn choose(&mut self, view: &TableView) -> Option<Move> {
        let BotVisit {
            name, level, lang, ..
        } = *self.visit;
        if view.decks.iter().all(|deck| deck.id == DeckId::Moonhare) {
            let bot = Bot::new(Gallery::moonhare(), name, level, lang, self.seed);
            return bot.play(&view.game, &self.said);
        }
        let gallery = self.gallery(view).await;
        Bot::new(&gallery, name, level, lang, self.seed).play(&view.game, &self.said)
    }

    /// The server's words for the visible cards. Cards without words are blank.
    async fn gallery(&mut self, view: &TableView) -> Gallery {
        for card in in_sight(view) {
            if !self.seen.contains_key(&card.0) {
                let words = self.words(card).await;
                self.seen.insert(card.0, words);
            }
        }
        let mut book = Wordbook::default();
        for card in 0..view.game.settings.deck {
            let words = self.seen.get(&card).cloned().flatten();
            let words = words.map(|description| {
                let words = CardWords {
                    description,
                    ..CardWords::default()
                };
                (self.visit.lang, words)
            });
            book.add(&card.to_string(), words.into_iter().collect());
        }
        Gallery::new(&book)
    }

    async fn words(&self, card: Card) -> Option<String> {
        let path = format!("/t/{}/cards/{}", self.code, card.0);
        let card = self.client.get(&path).await.ok()?.ok().ok()?;
        card["words"].as_str().map(str::to_owned)
    }

    /// Posts under a key, so that it counts once, and repeats while the server doesn't answer.
    async fn ask_patiently(&self, what: &str, body: &Value) -> Result<Value, Trouble> {
        let until = Instant::now() + self.visit.patience;
        let mut pause = PAUSE;
        loop {
            match self.ask(what, body, Some(what)).await {
                Err(trouble) if is_away(&trouble) && Instant::now() < until => {
                    try_again_after(&mut pause).await;
                }
                answer => return answer,
            }
        }
    }

    async fn ask(&self, what: &str, body: &Value, key: Option<&str>) -> Result<Value, Trouble> {
        let path = format!("/t/{}/{what}", self.code);
        let until = Instant::now() + self.visit.patience;
        loop {
            let answer = self.client.post(&path, key, body).await?;
            let wait = answer
                .header("retry-after")
                .and_then(|wait| wait.parse().ok());
            match wait {
                Some(wait) if answer.status == 429 && Instant::now() < until => {
                    let left = until.saturating_duration_since(Instant::now());
                    sleep(left.min(Duration::from_secs(wait))).await;
                }
                _ => return answer.ok(),
            }
        }
    }

    fn sentence(&self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Refused(answer) => detail(answer),
            Trouble::Http(_) => format!("The server at {} does not answer.", self.client.base()),
            other => format!("{} is not a Moonhare server: {other}.", self.client.base()),
        }
    }

    /// Remembers clues and prints each round's points once.
    fn listen(&mut self, view: &TableView) {
        let Stage::Playing(Playing {
            scene, commitment, ..
        }) = &view.game.stage
        else {
            return;
        };
        match scene {
            Scene::Giving {
                clue: Clue::Text(text),
                ..
            } => self.said.note(text),
            Scene::Reveal { round } if self.told != Some((*commitment, round.number)) => {
                self.told = Some((*commitment, round.number));
                if let Some(seat) = view.you.seat {
                    println!("Round {}: {}", round.number, points(round, seat));
                }
            }
            _ => {}
        }
    }

    /// Whether there is nothing left to do: the game is over, or the seat is gone.
    fn is_over(&self, view: &TableView) -> bool {
        let Some(seat) = view.you.seat else {
            let why = match view.you.removed {
                true => "The host has removed us.",
                false => "Our seat is gone.",
            };
            println!("{why}");
            return true;
        };
        let Stage::Over(podium) = &view.game.stage else {
            return false;
        };
        let winners: Vec<&str> = (podium.winners.iter())
            .filter_map(|winner| Some(&*view.game.seats.get(winner.index())?.player.name))
            .collect();
        let score = podium.track.iter().find(|side| side.seats.contains(seat));
        println!(
            "The game is over: we have {} points, {} won.",
            score.map_or(0, |side| side.score),
            winners.join(" and ")
        );
        true
    }
}

/// Whether nobody answered, or only a proxy whose server is down.
fn is_away(trouble: &Trouble) -> bool {
    match trouble {
        Trouble::Http(_) => true,
        Trouble::Refused(answer) => matches!(answer.status, 502..=504),
        Trouble::Json(_) | Trouble::Stream(_) | Trouble::TooLong | Trouble::Silent(_) => false,
    }
}

async fn try_again_after(pause: &mut Duration) {
    println!("The connection is down; trying again.");
    sleep(*pause).await;
    *pause = (*pause * 2).min(LONGEST_PAUSE);
}

/// The round and the step, if it is our turn.
fn turn(view: &TableView) -> Option<Turn> {
    let Stage::Playing(playing) = &view.game.stage else {
        return None;
    };
    let mine = view
        .you
        .seat
        .is_some_and(|me| view.game.waiting.contains(me) && !view.you.waits);
    let turn = Turn {
        game: playing.commitment,
        round: playing.round,
        step: playing.scene.step(),
    };
    (mine && !view.paused).then_some(turn)
}

fn in_sight(view: &TableView) -> Vec<Card> {
    let Stage::Playing(Playing { hand, scene, .. }) = &view.game.stage else {
        return Vec::new();
    };
    let board = match scene {
        Scene::Voting { board, .. } => board.as_slice(),
        _ => &[],
    };
    hand.iter().flatten().chain(board).copied().collect()
}

fn points(round: &Round, seat: Seat) -> String {
    let score = round.scores.get(seat.index());
    format!("{} points", score.map_or(0, |score| score.points))
}

fn is_paused(answer: &Answer) -> bool {
    answer.json()["code"] == "paused"
}

/// The server's reason for a refusal.
fn detail(answer: &Answer) -> String {
    let said = answer.json()["detail"].as_str().map(str::to_owned);
    said.unwrap_or_else(|| format!("The server answers with {}.", answer.status))
}

/// A move in a few words.
struct Spoken<'a>(&'a Move);

impl fmt::Display for Spoken<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Move::Claim => f.write_str("we tell"),
            Move::Tell {
                clue: Clue::Text(clue),
                ..
            } => write!(f, "told “{clue}”"),
            Move::Tell { .. } => f.write_str("told"),
            Move::Give { cards } => {
                f.write_str("gave")?;
                cards
                    .iter()
                    .try_for_each(|card| write!(f, " card {}", card.0))
            }
            Move::Vote { ballot } => {
                f.write_str("voted for")?;
                (ballot.votes.iter()).try_for_each(|space| write!(f, " space {}", space.0))
            }
            Move::TakeBack | Move::Next => f.write_str("goes on"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_moves_share_a_key() {
        let mut keys = std::collections::HashSet::new();
        for game in [1, 2].map(|game| Seed([game; 32]).commitment()) {
            for round in [1, 2] {
                for step in [Step::Telling, Step::Voting] {
                    assert!(keys.insert(Turn { game, round, step }.key()));
                }
            }
        }
    }

    #[test]
    fn a_link_names_a_table() {
        for rest in ["", "/", "/board", "?from=a-friend", "#p3"] {
            let link = format!("https://moonhare.example:8443/t/LUMA-TIRO{rest}");
            let table = table_of(&link);
            assert_eq!(table, Ok(("https://moonhare.example:8443", "LUMA-TIRO")));
        }
        for wrong in [
            "LUMA-TIRO",
            "ftp://a/t/LUMA-TIRO",
            "http:///t/LUMA-TIRO",
            "http://a/t/",
        ] {
            assert!(table_of(wrong).is_err(), "{wrong}");
        }
    }
}
