//! Checks and chores of the workspace.

mod art;
mod crash;
#[cfg(test)]
mod docs;
mod faults;
mod licences;
mod mutants;
mod pictures;
mod scripts;
mod siege;
mod simulate;
mod test;
mod tools;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xshell::{Cmd, Shell, cmd};

/// A failed chore says why in one sentence.
type Done = Result<(), Box<dyn std::error::Error>>;

#[derive(Debug, Parser)]
#[command(name = "cargo xtask")]
enum Cli {
    /// Install what tests need when it is missing, then run every check and test.
    Test(test::Options),
    /// Kill the server in the middle of games, again and again, and count what is lost.
    Crash {
        #[arg(long, default_value_t = 50)]
        kills: usize,
    },
    /// Kill, stop and cut off nodes and nats-servers while games go on, and check that nothing is lost.
    Faults {
        #[arg(long, default_value_t = 10)]
        minutes: u64,
        #[arg(long, default_value_t = 50)]
        tables: usize,
    },
    /// Play evenings on a simulated cluster: several nodes share a store that lies.
    Simulate {
        #[arg(long, default_value_t = 1000)]
        seeds: u64,
        /// Play only the evening of this seed, and print what happens.
        #[arg(long, conflicts_with = "seeds")]
        seed: Option<u64>,
    },
    /// Attack the released program in every known way at once: `cargo xtask siege [--minutes N]`.
    #[command(disable_help_flag = true)]
    Siege {
        /// Passed to the siege; `--help` explains.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Change the code of a crate in small ways and count the changes that no test notices.
    Mutants {
        /// A crate, by its folder in crates/.
        #[arg(default_value = "rules")]
        name: String,
        /// Try one part of all changes: `1/8` is the second of eight.
        #[arg(long)]
        shard: Option<String>,
    },
    /// Paint cards: `cargo xtask paint [card …] [--width W] [--flat] [--sheet] [--release]`.
    #[command(disable_help_flag = true)]
    Paint {
        /// Passed to the painter; `--help` explains.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Take the pictures of the running program in docs/.
    Pictures,
    #[command(flatten)]
    Part(Part),
}

/// Parts of `test` that can be run alone.
#[derive(Debug, Subcommand)]
enum Part {
    /// Test the painter, if anything its tests look at has changed.
    Art,
    /// Check that every dependency has a licence we may use.
    Licences,
    /// Install what tests need when it is missing.
    Tools,
}

/// A command that ends after this time at the latest, where the system has `timeout`.
fn limited<'a>(sh: &'a Shell, time: &str, program: &str, args: &[&str]) -> Cmd<'a> {
    match cfg!(target_os = "linux") {
        // In the foreground, so that Ctrl-C reaches the program.
        true => cmd!(
            sh,
            "timeout --foreground --kill-after=10s {time} {program} {args...}"
        ),
        false => cmd!(sh, "{program} {args...}"),
    }
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Done {
    let sh = &Shell::new()?;
    match cli {
        Cli::Test(options) => test::run(sh, &options),
        Cli::Crash { kills } => crash::run(kills),
        Cli::Faults { minutes, tables } => faults::run(sh, minutes, tables),
        Cli::Simulate { seeds, seed } => simulate::run(sh, seeds, seed),
        Cli::Siege { args } => siege::run(sh, &args),
        Cli::Mutants { name, shard } => mutants::run(sh, &name, shard.as_deref()),
        Cli::Paint { args } => art::paint(sh, &args),
        Cli::Pictures => pictures::run(sh),
        Cli::Part(Part::Art) => art::test(sh, false),
        Cli::Part(Part::Licences) => licences::check(),
        Cli::Part(Part::Tools) => tools::install(sh),
    }
}
