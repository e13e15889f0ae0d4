//! Lets nodes and nats-servers fail while games go on.

use xshell::{Shell, cmd};

use crate::{Done, tools};

pub(crate) fn run(sh: &Shell, minutes: u64, tables: usize) -> Done {
    tools::install(sh)?;
    let (seconds, tables) = ((minutes * 60).to_string(), tables.to_string());
    // As people run it, and with more moves between two faults.
    let faults = cmd!(
        sh,
        "cargo nextest run --profile long --release --package moonhare --test faults --no-capture nothing_acknowledged"
    );
    faults
        .env("MOONHARE_FAULTS_SECONDS", seconds)
        .env("MOONHARE_FAULTS_TABLES", tables)
        .run()?;
    Ok(())
}
