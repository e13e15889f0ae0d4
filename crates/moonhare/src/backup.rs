//! `moonhare backup`: copies the data, even while the game is served.

use std::path::PathBuf;

use moonhare_store::Sqlite;

/// Copy all data to a new directory, even while the game is served.
///
/// The copy is a data directory like the first: `moonhare --data COPY` serves it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The directory to create; it must not exist yet.
    to: PathBuf,
    /// Directory with all data.
    #[arg(long, env = "MOONHARE_DATA", default_value = "moonhare-data")]
    data: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    Sqlite::backup_of(&args.data, &args.to).map_err(|error| format!("No copy was made: {error}."))
}
