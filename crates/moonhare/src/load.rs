//! `moonhare load`: measures what many spectators and tables cost.

use std::{
    collections::HashMap,
    path::Path,
    process::Command,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt, stream};
use moonhare_client::{Client, Player, Served, Trouble};
use parking_lot::Mutex;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::Notify,
    time::{sleep, timeout},
};

use crate::files;

/// Measure what tables and spectators cost on this machine.
///
/// Starts a server on a free port of the loopback interface with an empty directory, opens tables,
/// lets spectators watch one of them, and plays there. Reports the server's memory and how long it
/// took until the last spectator received a move. Leaves no files behind.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Spectators of one table, each with their own connection.
    #[arg(long, default_value_t = 1000)]
    spectators: usize,
    /// Idle tables.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Moves played while the spectators watch.
    #[arg(long, default_value_t = 50)]
    moves: usize,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Players at the watched table.
const PLAYERS: usize = 4;

/// Requests in flight at once while everybody arrives.
const AT_ONCE: usize = 64;

/// The timeout for everything; only a fault takes this long.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Debug, Serialize)]
struct LoadReport {
    spectators: usize,
    tables: usize,
    moves: usize,
    memory_at_start: u64,
    memory_with_tables: u64,
    memory_with_spectators: u64,
    memory_at_end: u64,
    bytes_per_table: u64,
    bytes_per_spectator: u64,
    /// From sending a move to its acknowledgement, in milliseconds.
    acknowledged: Spread,
    /// From sending a move until the last spectator received it, in milliseconds.
    heard: Spread,
    /// Bytes that each spectator received for all moves.
    bytes_heard_by_each: u64,
}

#[derive(Debug, Serialize)]
struct Spread {
    median: f64,
    most: f64,
}

impl Spread {
    fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let millis = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
        Spread {
            median: millis(times.get(times.len() / 2)),
            most: millis(times.last()),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let files = files::raise_limit().unwrap_or(u64::MAX);
    if args.spectators as u64 > files::connections(files) {
        return Err(format!(
            "{} spectators need more open files than the {files} that this system allows a \
             process; raise its hard limit (ulimit -Hn) or ask for fewer.",
            args.spectators
        ));
    }
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| format!("Could not start threads: {error}."))?;
    let report = runtime.block_on(measure(args))?;
    if args.json {
        let text = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
        println!("{text}");
    } else {
        print(&report);
    }
    Ok(())
}

fn print(report: &LoadReport) {
    let mib = |bytes: u64| format!("{:.1} MiB", bytes as f64 / (1024.0 * 1024.0));
    let kib = |bytes: u64| format!("{:.1} KiB", bytes as f64 / 1024.0);
    println!("The server's memory");
    println!(
        "  when it has started       {}",
        mib(report.memory_at_start)
    );
    let with_tables = mib(report.memory_with_tables);
    println!("  with {:>5} tables         {with_tables}", report.tables);
    let with_all = mib(report.memory_with_spectators);
    println!("  and {:>6} spectators     {with_all}", report.spectators);
    println!(
        "  after {:>4} moves          {}",
        report.moves,
        mib(report.memory_at_end)
    );
    println!(
        "  for each idle table       {}",
        kib(report.bytes_per_table)
    );
    println!(
        "  for each spectator        {}",
        kib(report.bytes_per_spectator)
    );
    let spread =
        |spread: &Spread| format!("{:.1} ms, at most {:.1} ms", spread.median, spread.most);
    println!("From sending a move");
    println!(
        "  until it is acknowledged  {}",
        spread(&report.acknowledged)
    );
    println!("  until everybody has it    {}", spread(&report.heard));
    println!(
        "Each spectator received {} for the moves.",
        kib(report.bytes_heard_by_each)
    );
}

/// Starts the server to be measured, without limits.
fn serve(data: &Path) -> Result<Served, String> {
    let failed = |error: std::io::Error| format!("The server could not be started: {error}.");
    let program = std::env::current_exe().map_err(failed)?;
    let mut command = Command::new(program);
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .args([
            "--requests-per-minute",
            "1000000000",
            "--tables-per-hour",
            "1000000000",
        ])
        .args(["--commands-per-second", "1000000", "--streams", "1000000"])
        .args(["--talk-per-second", "1000000"])
        // All come from one address, as if from a proxy.
        .args(["--proxies", "1"]);
    Served::start(&mut command)
}

/// Resident bytes, once they are stable.
async fn memory(server: &Served) -> Result<u64, String> {
    let began = Instant::now();
    let (mut bytes, mut steady) = (server.resident()?, 0);
    while steady < 3 && began.elapsed() < PATIENCE {
        sleep(Duration::from_millis(300)).await;
        let now = server.resident()?;
        steady = if now.abs_diff(bytes) < bytes / 100 {
            steady + 1
        } else {
            0
        };
        bytes = now;
    }
    Ok(bytes)
}

/// What the spectators have received so far.
#[derive(Default)]
struct Received {
    heard: Mutex<HashMap<u64, (usize, Instant)>>,
    more: Notify,
    /// Bytes that the first spectator has received.
    bytes: Mutex<u64>,
}

impl Received {
    fn note(&self, version: u64) {
        let mut heard = self.heard.lock();
        let entry = heard.entry(version).or_insert((0, Instant::now()));
        *entry = (entry.0 + 1, Instant::now());
        drop(heard);
        self.more.notify_waiters();
    }

    /// The time when this many spectators had received a version.
    async fn wait(&self, version: u64, listeners: usize) -> Result<Instant, String> {
        let all = async {
            loop {
                let more = self.more.notified();
                let known = {
                    let heard = self.heard.lock();
                    heard.get(&version).copied()
                };
                match known {
                    Some((count, last)) if count >= listeners => return last,
                    _ if listeners == 0 => return Instant::now(),
                    _ => more.await,
                }
            }
        };
        let heard = timeout(PATIENCE, all).await;
        heard.map_err(|_| format!("Not all spectators received version {version}."))
    }
}

async fn measure(args: &Args) -> Result<LoadReport, String> {
    let dir =
        tempfile::tempdir().map_err(|error| format!("Could not create a directory: {error}."))?;
    let server = serve(dir.path())?;
    let trouble = |error: Trouble| error.to_string();
    let client = Client::new(server.base()).map_err(trouble)?;
    let memory_at_start = memory(&server).await?;

    stream::iter(0..args.tables)
        .map(|nth| open(&client, format!("{nth:030}")))
        .buffer_unordered(AT_ONCE)
        .try_for_each(async |_| Ok(()))
        .await
        .map_err(trouble)?;
    let memory_with_tables = memory(&server).await?;

    let code = open(&client, "x".repeat(30)).await.map_err(trouble)?;
    let mut players = sit(&client, &code).await.map_err(trouble)?;
    let host = players.first().ok_or("Nobody sits.")?;
    let view = host.look().await.map_err(trouble)?;
    let received = Arc::new(Received::default());
    let address = server.base().trim_start_matches("http://").to_owned();
    stream::iter(0..args.spectators)
        .map(|nth| spectate(&address, &code, nth, received.clone()))
        .buffer_unordered(AT_ONCE)
        .try_for_each(async |()| Ok(()))
        .await?;
    received.wait(version(&view), args.spectators).await?;
    let memory_with_spectators = memory(&server).await?;

    let bytes_before = *received.bytes.lock();
    let started = host.ask("start", &json!({})).await.map_err(trouble)?;
    let mut view = started.ok().map_err(trouble)?;
    received.wait(version(&view), args.spectators).await?;
    let (mut acknowledged, mut heard) = (Vec::new(), Vec::new());
    for _ in 0..args.moves {
        let began = Instant::now();
        view = one_move(&mut players, &view).await?;
        acknowledged.push(began.elapsed());
        let last = received.wait(version(&view), args.spectators).await?;
        heard.push(last.duration_since(began));
    }
    let memory_at_end = memory(&server).await?;
    let bytes_after = *received.bytes.lock();

    let each = |more: u64, less: u64, count: usize| more.saturating_sub(less) / count.max(1) as u64;
    Ok(LoadReport {
        spectators: args.spectators,
        tables: args.tables,
        moves: args.moves,
        memory_at_start,
        memory_with_tables,
        memory_with_spectators,
        memory_at_end,
        bytes_per_table: each(memory_with_tables, memory_at_start, args.tables),
        bytes_per_spectator: each(memory_with_spectators, memory_with_tables, args.spectators),
        acknowledged: Spread::of(acknowledged),
        heard: Spread::of(heard),
        bytes_heard_by_each: bytes_after - bytes_before,
    })
}

fn version(view: &Value) -> u64 {
    view["version"].as_u64().unwrap_or_default()
}

async fn open(client: &Client, token: String) -> Result<String, Trouble> {
    let opening = json!({ "mode": "classic", "goal": { "points": 200 }, "name": "Host" });
    let opened = client
        .with_token(&token)
        .post("/tables", None, &opening)
        .await?;
    let opened = opened.ok()?;
    Ok(opened["code"].as_str().unwrap_or_default().to_owned())
}

/// Seats the other players; the host already sits.
async fn sit(client: &Client, code: &str) -> Result<Vec<Player>, Trouble> {
    let mut players = vec![Player::new(client.with_token(&"x".repeat(30)), code, 0)];
    for seat in 1..PLAYERS {
        let client = client.with_token(&format!("{seat}").repeat(30));
        let player = Player::new(client, code, seat as u8);
        let name = json!({ "name": format!("Player {seat}") });
        player.ask("sit", &name).await?.ok()?;
        players.push(player);
    }
    Ok(players)
}

/// Makes one move for the player the game waits for, and returns the new view.
async fn one_move(players: &mut [Player], view: &Value) -> Result<Value, String> {
    let seat = view["game"]["waiting"][0].as_u64();
    let seat = seat.and_then(|seat| usize::try_from(seat).ok());
    let player = seat.and_then(|seat| players.get_mut(seat));
    let player = player.ok_or("The game waits for nobody.")?;
    let own = player.look().await.map_err(|error| error.to_string())?;
    let choice = player.choose(&own).map_err(|error| error.to_string())?;
    let (what, body) = choice.ok_or("The game waits for nobody.")?;
    let moved = player
        .ask(&what, &body)
        .await
        .and_then(moonhare_client::Answer::ok);
    moved.map_err(|error| error.to_string())
}

/// Opens a stream and reads it from then on. Parses only the version, to leave the CPU to the
/// server.
async fn spectate(
    address: &str,
    code: &str,
    nth: usize,
    received: Arc<Received>,
) -> Result<(), String> {
    let lost = |error: std::io::Error| format!("A spectator was lost: {error}.");
    let mut socket = TcpStream::connect(address).await.map_err(lost)?;
    let request = format!(
        "GET /t/{code}/stream HTTP/1.1\r\nhost: {address}\r\naccept: text/event-stream\r\n\r\n"
    );
    socket.write_all(request.as_bytes()).await.map_err(lost)?;
    tokio::spawn(async move {
        let mut unread = Vec::with_capacity(2048);
        let mut chunk = [0; 2048];
        // Messages about who comes and goes repeat a known version.
        let mut newest = 0;
        while let Ok(count @ 1..) = socket.read(&mut chunk).await {
            if nth == 0 {
                *received.bytes.lock() += count as u64;
            }
            unread.extend_from_slice(&chunk[..count]);
            while let Some(end) = unread.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = unread.drain(..=end).collect();
                let line = String::from_utf8_lossy(&line);
                if let Some(id) = line.strip_prefix("id: ")
                    && let Ok(version) = id.trim().parse()
                    && version > newest
                {
                    newest = version;
                    received.note(version);
                }
            }
        }
    });
    Ok(())
}
