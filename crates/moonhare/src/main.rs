//! The program: one command for each task.

#![allow(
    rustdoc::bare_urls,
    rustdoc::broken_intra_doc_links,
    reason = "these comments are the help in a terminal"
)]

mod backup;
mod bot;
mod check;
mod deck;
mod files;
mod languages;
mod load;
mod nats;
mod replay;
mod score;
mod serve;
mod sim;
mod store;
mod vision;
mod welcome;

use std::{fmt::Display, process::ExitCode};

use clap::{Parser, Subcommand};

/// A storytelling game of dreamlike pictures, for friends who are not around one table.
#[derive(Debug, Parser)]
#[command(version, max_term_width = 100, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Without a command, the program serves the game.
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(Box<serve::Args>),
    Score(score::Args),
    Replay(replay::Args),
    Backup(backup::Args),
    Check(check::Args),
    Deck(deck::Args),
    Languages(languages::Args),
    Sim(sim::Args),
    Bot(bot::Args),
    Load(load::Args),
    Store(store::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command.unwrap_or(Command::Serve(Box::new(cli.serve))) {
        Command::Serve(args) => serve::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Deck(args) => deck::run(&args),
        Command::Languages(args) => languages::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Store(args) => store::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

/// An error, with the rule behind it if there is one.
fn cited(error: &impl Display, rule: Option<&str>) -> String {
    match rule {
        Some(rule) => format!("{error} ({rule})"),
        None => error.to_string(),
    }
}
