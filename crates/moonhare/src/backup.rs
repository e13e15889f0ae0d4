//! `moonhare backup`: a copy of the data while the game goes on.

use std::path::PathBuf;

use moonhare_store::Sqlite;

/// Copy everything kept so far to a new directory, also while the game is being served.
///
/// The copy is a data directory like the first: `moonhare --data COPY` serves it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The directory to make; it must not be there yet.
    to: PathBuf,
    /// Directory where everything is kept.
    #[arg(long, env = "MOONHARE_DATA", default_value = "moonhare-data")]
    data: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    Sqlite::backup_of(&args.data, &args.to).map_err(|error| format!("No copy was made: {error}."))
}
