//! Checks and chores of the workspace.

mod licences;
mod packages;
mod sh;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(name = "cargo xtask")]
enum Cli {
    /// Install what tests need when it is missing, then run every check and test.
    Test,
    #[command(flatten)]
    Part(Part),
}

/// Parts of `test` that can be run alone.
#[derive(Debug, Subcommand)]
enum Part {
    /// Check that every dependency has a licence we may use.
    Licences,
}

fn main() -> ExitCode {
    let result = match Cli::parse() {
        Cli::Test => test::run(),
        Cli::Part(Part::Licences) => licences::check(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
