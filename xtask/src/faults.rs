//! Lets nodes and nats-servers fail while games go on.

use xshell::{Shell, cmd};

use crate::{Done, tools};

pub(crate) fn run(sh: &Shell, minutes: u64, tables: usize) -> Done {
    tools::install(sh)?;
    let (seconds, tables) = ((minutes * 60).to_string(), tables.to_string());
    let faults = cmd!(
        sh,
        "cargo test --package moonhare --test faults -- --nocapture"
    );
    faults
        .env("MOONHARE_FAULTS_SECONDS", seconds)
        .env("MOONHARE_FAULTS_TABLES", tables)
        .run()?;
    Ok(())
}
