//! `moonhare backup`: copies the data, even while the game is served.

use std::path::{Path, PathBuf};

use moonhare_store::{Nats, PartialBackup, Sqlite};

use crate::{
    nats::{NatsArgs, Streams},
    store,
};

/// Copy all data to a new directory, even while the game is served.
///
/// The copy is a data directory like any other: `moonhare --data COPY` serves it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The directory to create; it must not exist yet.
    to: PathBuf,
    /// Directory with all data.
    #[arg(long, env = "MOONHARE_DATA", default_value = "moonhare-data")]
    data: PathBuf,
    #[command(flatten)]
    nats: NatsArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    if !args.nats.is_used() {
        return Sqlite::backup_of(&args.data, &args.to)
            .map_err(|error| format!("No copy was made: {error}."));
    }
    store::run_async(async {
        match args.nats.open(Streams::There).await? {
            Some(nats) => backup(&nats, &args.to).await,
            None => Ok(()),
        }
    })
}

async fn backup(nats: &Nats, to: &Path) -> Result<(), String> {
    let failed = |error| format!("No copy was made: {error}.");
    let partial = PartialBackup::create(to).map_err(failed)?;
    let directory = store::open_directory(partial.path()).await?;
    let copied = store::copy_all(nats, &directory).await?;
    partial.complete().map_err(failed)?;
    println!("{copied}");
    Ok(())
}
