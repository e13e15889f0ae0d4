//! Checks and chores of the workspace.

mod crash;
mod licences;
mod packages;
mod paint;
mod pictures;
mod sh;
mod siege;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(name = "cargo xtask")]
enum Cli {
    /// Paint cards: `cargo xtask paint [card …] [--width W] [--flat] [--sheet] [--release]`.
    #[command(disable_help_flag = true)]
    Paint {
        /// What the painter is told; `--help` explains.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
    /// Kill the server in the middle of games, again and again, and count what is lost.
    Crash {
        #[arg(long, default_value_t = 50)]
        kills: usize,
    },
    /// Take the pictures of the running program in docs/.
    Pictures,
    /// Attack the released program in every known way at once: `cargo xtask siege [--minutes N]`.
    #[command(disable_help_flag = true)]
    Siege {
        /// What the attackers are told; `--help` explains.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
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
    /// Install what tests need when it is missing.
    Tools,
}

fn main() -> ExitCode {
    let result = match Cli::parse() {
        Cli::Test => test::run(),
        Cli::Paint { words } => paint::run(&words),
        Cli::Crash { kills } => crash::run(kills),
        Cli::Pictures => pictures::run(),
        Cli::Siege { words } => siege::run(&words),
        Cli::Part(Part::Licences) => licences::check(),
        Cli::Part(Part::Tools) => packages::install(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
