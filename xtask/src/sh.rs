//! Running other programs.

use std::process::{Command, Stdio};

/// Runs a command line whose words hold no spaces.
pub(crate) fn run(line: &str) -> Result<(), String> {
    eprintln!("$ {line}");
    let mut words = line.split_whitespace();
    let program = words.next().ok_or("an empty command")?;
    let status = Command::new(program)
        .args(words)
        .stdin(Stdio::null())
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` ended with {status}.")),
        Err(error) => Err(format!("`{line}` could not be run: {error}.")),
    }
}

/// Whether a program is there.
pub(crate) fn has(program: &str) -> bool {
    let found = Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    found.is_ok_and(|status| status.success())
}
