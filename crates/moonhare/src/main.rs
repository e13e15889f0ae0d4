//! The program: one command for each thing people do with Moonhare.

mod score;
mod sim;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A storytelling game of dreamlike pictures, for friends who are not around one table.
#[derive(Debug, Parser)]
#[command(version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Score(score::Args),
    Sim(sim::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Score(args) => score::run(&args),
        Command::Sim(args) => sim::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
