//! Pictures of the real program, for the documents.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
};

use xshell::{Shell, cmd};

use crate::{Done, tools};

const DATA: &str = "target/pictures";

/// Starts a server with nothing in it, and lets people with browsers play there.
pub(crate) fn run(sh: &Shell) -> Done {
    tools::install(sh)?;
    cmd!(sh, "cargo build --release --package moonhare").run()?;
    if Path::new(DATA).exists() {
        fs::remove_dir_all(DATA).map_err(|error| format!("{DATA}: {error}."))?;
    }
    let mut server = Command::new("target/release/moonhare")
        .args([
            "--listen",
            "127.0.0.1:0",
            "--bot-thinks",
            "300",
            "--data",
            DATA,
        ])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("The server could not be started: {error}."))?;
    let said = server.stdout.take();
    let address = said.and_then(|said| {
        BufReader::new(said)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| Some(line[line.find("http://")?..].trim().to_owned()))
    });
    let taken = match address {
        Some(address) => cmd!(
            sh,
            "cargo run --package moonhare-browser --bin pictures -- {address} docs/pictures"
        )
        .run()
        .map_err(Into::into),
        None => Err("The server printed no address.".into()),
    };
    // It has nothing to lose.
    let _ = server.kill();
    let _ = server.wait();
    taken
}
