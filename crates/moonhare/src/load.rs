//! `moonhare load`: plays at many tables at once, and says what that costs the servers.

mod setup;
mod tables;

use std::time::Duration;

use comfy_table::{CellAlignment, Table, presets::UTF8_BORDERS_ONLY};
use moonhare_client::{Answer, Client};
use serde::Serialize;
use tokio::{
    sync::watch,
    time::{Instant, sleep},
};

use crate::files;
use setup::{Setup, Storage, Used};

/// Play whole games at many tables and measure what they cost the servers.
///
/// Starts servers on free ports of the loopback interface with an empty directory, opens tables, and lets
/// programs play there over HTTP. It reports how long commands took, until they were acknowledged and until
/// the last viewer had them, and the CPU, memory and bytes that they took. It stops by itself and leaves no
/// files behind.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Tables at which people play.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..))]
    tables: u16,
    /// Players at each table.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(3..=12))]
    players: u8,
    /// Spectators of the first table.
    #[arg(long, default_value_t = 0)]
    spectators: u16,
    /// Tables that are opened before, and at which nobody is.
    #[arg(long, default_value_t = 0)]
    empty_tables: u32,
    /// How long to measure, after a quarter of that to warm up.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How fast people play: a command in ten seconds each, or as fast as they can.
    #[arg(long, value_enum, default_value = "human")]
    pace: Pace,
    /// How many nodes share the tables. Several numbers are measured one after the other.
    #[arg(long, value_delimiter = ',', default_value = "1",
          value_parser = clap::value_parser!(u8).range(1..=9))]
    nodes: Vec<u8>,
    /// How many nats-servers the nodes share tables through; the program must be on the PATH. 0 keeps
    /// tables in a directory, for one node alone. Several numbers are measured one after the other.
    #[arg(long, value_delimiter = ',', default_value = "0",
          value_parser = clap::value_parser!(u8).range(0..=5))]
    nats: Vec<u8>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// How long after the last visit a table sleeps, and a bit more.
const SLEEPY: Duration = Duration::from_secs(45);

/// How many tables are woken at the end.
const WOKEN: usize = 50;

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Pace {
    Human,
    Max,
}

impl Pace {
    /// How long somebody thinks on average. That's about half of the time between two of their commands:
    /// the rest of it they wait for the others.
    fn think(self) -> Duration {
        match self {
            Pace::Human => Duration::from_millis(5400),
            Pace::Max => Duration::ZERO,
        }
    }
}

/// The figures of one arrangement of servers.
#[derive(Debug, Serialize)]
struct LoadReport {
    kept: String,
    nodes: usize,
    tables: usize,
    players: usize,
    spectators: usize,
    seconds: f64,
    commands: usize,
    refused: usize,
    rounds: usize,
    /// Commands that some viewer never heard of.
    unheard: usize,
    /// From the time a command was meant to be sent to its acknowledgement, in milliseconds.
    acknowledged: Spread,
    /// From the same time until the last viewer had received it.
    heard: Spread,
    /// Milliseconds of CPU for each command, at all nodes and at all nats-servers.
    node_cpu: f64,
    nats_cpu: f64,
    /// Bytes that a command adds to the disks, with all copies.
    disk_per_command: f64,
    /// Bytes that each player received in a round, without the heads of HTTP.
    bytes_per_player_round: f64,
    memory_at_start: u64,
    memory_at_end: u64,
    /// Bytes of memory for each player and spectator.
    memory_each: u64,
    /// What the tables cost at which nobody is.
    empty_tables: Option<EmptyTables>,
    /// How many rounds were played at each table, and how many milliseconds a server that has just started
    /// takes to show one of these tables.
    rounds_each: usize,
    woken: Spread,
}

/// What each table costs at which nobody is.
#[derive(Debug, Serialize)]
struct EmptyTables {
    tables: u32,
    opened_a_second: f64,
    /// Bytes on the disks, with all copies.
    disk: u64,
    /// Bytes of memory at one node, and at one nats-server.
    node_memory: u64,
    nats_memory: u64,
}

#[derive(Debug, Serialize)]
struct Spread {
    median: f64,
    p99: f64,
    p999: f64,
    most: f64,
}

impl Spread {
    fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let at = |share: f64| {
            let index = (times.len() as f64 * share).ceil() as usize;
            let time = times.get(index.clamp(1, times.len().max(1)) - 1);
            time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Spread {
            median: at(0.5),
            p99: at(0.99),
            p999: at(0.999),
            most: at(1.0),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let files = files::raise_limit().unwrap_or(u64::MAX);
    let people = u64::from(args.tables) * u64::from(args.players) + u64::from(args.spectators);
    // A stream and a connection for commands.
    if 2 * people > files::connections(files) {
        return Err(format!(
            "{people} people need more open files than the {files} that this system allows a process; \
             raise its hard limit (ulimit -Hn) or ask for fewer."
        ));
    }
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| format!("Could not start threads: {error}."))?;
    let mut reports = Vec::new();
    for &nats in &args.nats {
        let kept = Storage::by(nats.into());
        for &nodes in &args.nodes {
            // A directory belongs to one server.
            if kept == Storage::Sqlite && nodes > 1 {
                continue;
            }
            let mut setup = Setup::start(kept, nodes.into())?;
            let report = runtime.block_on(measure(args, kept, &mut setup))?;
            reports.push(report);
        }
    }
    if reports.is_empty() {
        return Err("Several servers share tables only through NATS: say --nats 1 or 3.".into());
    }
    if args.json {
        let text = serde_json::to_string_pretty(&reports).map_err(|error| error.to_string())?;
        println!("{text}");
    } else {
        print(args, &reports);
    }
    Ok(())
}

async fn measure(args: &Args, kept: Storage, setup: &mut Setup) -> Result<LoadReport, String> {
    let (tables, players) = (usize::from(args.tables), usize::from(args.players));
    let nodes: Vec<String> = (setup.nodes.iter())
        .map(|node| node.base().to_owned())
        .collect();
    let empty_tables = match args.empty_tables {
        0 => None,
        number => Some(open_empty(setup, &nodes, number).await?),
    };
    let (stop, stopping) = watch::channel(false);
    let before = setup.used()?;
    let spectators = usize::from(args.spectators);
    let think = args.pace.think();
    let played = tables::play(&nodes, tables, players, spectators, think, &stopping).await?;
    let (codes, notes): (Vec<_>, Vec<_>) = played.into_iter().unzip();
    let length = Duration::from_secs(args.seconds);
    sleep(length / 4).await;
    let (began, at_begin) = (Instant::now(), setup.used()?);
    let rounds_before: usize = notes.iter().map(|notes| notes.lock().rounds).sum();
    sleep(length).await;
    let (ended, at_end) = (Instant::now(), setup.used()?);
    let rounds: usize = notes.iter().map(|notes| notes.lock().rounds).sum();
    // Viewers may still hear of the last commands.
    sleep(Duration::from_secs(1)).await;
    stop.send_replace(true);
    // The streams note their bytes when they end.
    sleep(Duration::from_millis(300)).await;

    let (mut acknowledged, mut heard) = (Vec::new(), Vec::new());
    let (mut bytes, mut refused, mut unheard) = (0, 0, 0);
    for notes in &notes {
        let notes = notes.lock();
        (bytes, refused) = (bytes + notes.bytes, refused + notes.refused);
        let in_time = |meant: Instant| meant >= began && meant < ended;
        for command in notes.commands.iter().filter(|one| in_time(one.meant)) {
            acknowledged.push(command.acknowledged - command.meant);
            match command.reached_all(&notes.arrivals) {
                Some(last) => heard.push(last - command.meant),
                None => unheard += 1,
            }
        }
    }
    let woken = wake(setup, &codes).await?;
    let commands = acknowledged.len();
    let people = tables * players + spectators;
    let each = |ticks: u64| ticks as f64 * 10.0 / commands.max(1) as f64;
    let spent = |what: fn(&Used) -> u64| what(&at_end).saturating_sub(what(&at_begin));
    let all_rounds = rounds.max(1) * players;
    Ok(LoadReport {
        kept: kept.name(),
        nodes: nodes.len(),
        tables,
        players,
        spectators,
        seconds: (ended - began).as_secs_f64(),
        commands,
        refused,
        rounds: rounds - rounds_before,
        unheard,
        acknowledged: Spread::of(acknowledged),
        heard: Spread::of(heard),
        node_cpu: each(spent(|used| used.node_ticks)),
        nats_cpu: each(spent(|used| used.nats_ticks)),
        disk_per_command: spent(|used| used.disk) as f64 / commands.max(1) as f64,
        bytes_per_player_round: bytes as f64 / all_rounds as f64,
        memory_at_start: before.memory,
        memory_at_end: at_end.memory,
        memory_each: at_end.memory.saturating_sub(before.memory) / people.max(1) as u64,
        empty_tables,
        rounds_each: rounds / tables.max(1),
        woken: Spread::of(woken),
    })
}

async fn open_empty(setup: &Setup, nodes: &[String], number: u32) -> Result<EmptyTables, String> {
    let (began, before) = (Instant::now(), setup.used()?);
    tables::open(nodes, number).await?;
    let took = began.elapsed();
    // Until they sleep.
    sleep(SLEEPY).await;
    let after = setup.used()?;
    let each =
        |what: fn(&Used) -> u64| what(&after).saturating_sub(what(&before)) / u64::from(number);
    Ok(EmptyTables {
        tables: number,
        opened_a_second: f64::from(number) / took.as_secs_f64(),
        disk: each(|used| used.disk),
        node_memory: each(|used| used.memory) / nodes.len().max(1) as u64,
        nats_memory: each(|used| used.nats_memory) / setup.nats_servers().max(1) as u64,
    })
}

/// Starts the first node again. Returns how long it takes to show each of some tables.
async fn wake(setup: &mut Setup, codes: &[String]) -> Result<Vec<Duration>, String> {
    let base = setup.restart_first()?;
    let client = Client::new(&base).map_err(|error| error.to_string())?;
    let mut times = Vec::new();
    for code in codes.iter().take(WOKEN) {
        let began = Instant::now();
        let shown = client.get(&format!("/t/{code}")).await;
        let shown = shown.and_then(Answer::ok);
        shown.map_err(|error| format!("The table {code} did not wake: {error}."))?;
        times.push(began.elapsed());
    }
    Ok(times)
}

fn print(args: &Args, reports: &[LoadReport]) {
    let Args {
        tables,
        players,
        spectators,
        seconds,
        ..
    } = args;
    println!(
        "{tables} tables of {players}, {spectators} spectators, {seconds} seconds.\n\
         Milliseconds from the moment a command was due until it was acknowledged (ack) and until the last\n\
         viewer had it (all); milliseconds of CPU for a command, at the nodes and at NATS; kB that it\n\
         adds to the disks; kB that a player receives in a round; kB of memory for each player and spectator."
    );
    let mut table = Table::new();
    table.load_style(UTF8_BORDERS_ONLY);
    table.set_header([
        "kept in", "nodes", "a second", "ack p50", "p99", "all p50", "p99", "p99.9", "CPU", "NATS",
        "disk", "round", "memory",
    ]);
    for report in reports {
        let short = |number: f64| format!("{number:.1}");
        let fine = |number: f64| format!("{number:.2}");
        table.add_row([
            report.kept.clone(),
            report.nodes.to_string(),
            short(report.commands as f64 / report.seconds),
            short(report.acknowledged.median),
            short(report.acknowledged.p99),
            short(report.heard.median),
            short(report.heard.p99),
            short(report.heard.p999),
            fine(report.node_cpu),
            fine(report.nats_cpu),
            short(report.disk_per_command / 1000.0),
            short(report.bytes_per_player_round / 1000.0),
            short(report.memory_each as f64 / 1000.0),
        ]);
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    println!("{table}");
    let refused: usize = reports.iter().map(|report| report.refused).sum();
    let unheard: usize = reports.iter().map(|report| report.unheard).sum();
    println!("{refused} commands were refused, {unheard} didn't reach every viewer.");
    for report in reports {
        println!(
            "{}, nodes: {}. After {} rounds at each table, a node that had just started showed a table in {:.1} ms \
             (median; {:.1} at most).",
            report.kept, report.nodes, report.rounds_each, report.woken.median, report.woken.most
        );
        if let Some(empty) = &report.empty_tables {
            println!(
                "  {} empty tables, {:.0} opened a second; each takes {} bytes on the disks, {} of memory at \
                 a node and {} at a nats-server.",
                empty.tables,
                empty.opened_a_second,
                empty.disk,
                empty.node_memory,
                empty.nats_memory
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_the_time_that_so_many_keep_within() {
        let times: Vec<Duration> = (1..=1000).rev().map(Duration::from_millis).collect();
        let spread = Spread::of(times);
        let found = [spread.median, spread.p99, spread.p999, spread.most];
        assert_eq!(found, [500.0, 990.0, 999.0, 1000.0]);
        assert_eq!(Spread::of(Vec::new()).most, 0.0);
    }
}
