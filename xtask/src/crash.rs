//! `cargo xtask crash`: the long run of killing the server in the middle of games.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use crate::Done;

/// Runs the crash test with this many kills and prints what it counted. Fails if anything that was
/// acknowledged is lost.
pub(crate) fn run(kills: usize) -> Done {
    let args = "nextest run --profile long --package moonhare --test crash --no-capture";
    eprintln!("$ MOONHARE_KILLS={kills} cargo {args} {TEST}");
    let mut child = Command::new("cargo")
        .args(args.split(' ').chain([TEST]))
        .env("MOONHARE_KILLS", kills.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cargo could not be run: {error}."))?;
    let mut summary = None;
    let said = child.stdout.take().map(BufReader::new);
    for line in said.into_iter().flat_map(BufRead::lines) {
        let line = line.map_err(|error| format!("the test's output can't be read: {error}."))?;
        match line.strip_prefix(SUMMARY) {
            Some(counted) => summary = Some(counted.to_owned()),
            None => println!("{line}"),
        }
    }
    let ended = child.wait().map_err(|error| error.to_string())?;
    match summary {
        Some(counted) if ended.success() => {
            println!("{counted}, nothing lost");
            Ok(())
        }
        _ => Err(format!("The crash test ended with {ended}.").into()),
    }
}

const TEST: &str = "nothing_acknowledged_is_lost";

/// How the line of the test begins that has its figures.
const SUMMARY: &str = "crash: ";
