//! `moonhare store`: moves all data between a directory and NATS.

use std::{path::Path, sync::Arc, time::Duration};

use indicatif::{ProgressBar, ProgressStyle};
use moonhare_store::{Sqlite, Store, copy};

use crate::nats::{NatsAccess, Streams};

/// Work on everything that is kept: tables, decks and recordings.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Copy(CopyArgs),
}

/// Copy all data between a directory and NATS, or between two of either.
///
/// Everything is read back from the copy. If it is interrupted, run it again and it goes on. A directory
/// must not be served meanwhile. NATS may be; then the copy has at least what was there when it began.
#[derive(Debug, clap::Args)]
struct CopyArgs {
    /// A data directory, or nats-servers like nats://10.0.0.1:4222,nats://10.0.0.2:4222.
    #[arg(long)]
    from: String,
    /// A data directory, which may be new, or nats-servers.
    #[arg(long)]
    to: String,
    #[command(flatten)]
    nats: NatsAccess,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let Command::Copy(args) = &args.command;
    run_async(copy_between(args))
}

pub(crate) fn run_async(work: impl Future<Output = Result<(), String>>) -> Result<(), String> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| format!("Could not start threads: {error}."))?;
    runtime.block_on(work)
}

async fn copy_between(args: &CopyArgs) -> Result<(), String> {
    let named = |name, error| format!("{name}: {error}");
    if !is_nats(&args.from) {
        must_be_in(args.from.as_ref()).map_err(|error| named("--from", error))?;
    }
    let from = open(&args.from, &args.nats, Streams::There).await;
    let from = from.map_err(|error| named("--from", error))?;
    let to = open(&args.to, &args.nats, Streams::Made).await;
    let to = to.map_err(|error| named("--to", error))?;
    println!("{}", copy_all(&*from, &*to).await?);
    Ok(())
}

/// Copies everything, with a progress bar, and closes both. Returns a sentence that says what is there.
pub(crate) async fn copy_all(from: &dyn Store, to: &dyn Store) -> Result<String, String> {
    let bar = bar();
    let told = |progress: moonhare_store::CopyProgress| {
        bar.set_length(progress.all);
        bar.set_position(progress.done);
    };
    let copied = copy(from, to, told).await;
    bar.finish_and_clear();
    from.close().await;
    to.close().await;
    let damaged = copied.map_err(|error| format!("Not everything was copied: {error}."))?;
    for blob in &damaged {
        eprintln!("The picture or recording {blob} is damaged and was left out.");
    }
    let there = bar.position() - damaged.len() as u64;
    Ok(format!(
        "{there} tables, pictures and recordings are there."
    ))
}

fn is_nats(place: &str) -> bool {
    place.contains("://")
}

async fn open(place: &str, nats: &NatsAccess, streams: Streams) -> Result<Arc<dyn Store>, String> {
    if is_nats(place) {
        let servers = place.split(',').map(str::to_owned).collect();
        return Ok(Arc::new(nats.open(servers, streams).await?));
    }
    Ok(Arc::new(open_directory(place.as_ref()).await?))
}

/// Refuses a directory without data.
pub(crate) fn must_be_in(dir: &Path) -> Result<(), String> {
    let shown = dir.display();
    match (dir.exists(), Sqlite::is_in(dir)) {
        (_, true) => Ok(()),
        (true, false) => Err(format!("There is no data of Moonhare in {shown}.")),
        (false, false) => Err(format!("{shown} does not exist.")),
    }
}

pub(crate) async fn open_directory(place: &Path) -> Result<Sqlite, String> {
    let dir = place.to_owned();
    let opened = tokio::task::spawn_blocking(move || Sqlite::open(dir)).await;
    let opened = opened.map_err(|error| error.to_string())?;
    opened.map_err(|error| format!("{error}."))
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed}, {eta} left");
    let bar =
        ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
