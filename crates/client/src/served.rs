//! A server process that ends when this value is dropped.

use std::{
    fs,
    io::{self, BufRead, BufReader},
    process::{Child, ChildStdout, Command, Stdio},
};

#[derive(Debug)]
pub struct Served {
    child: Child,
    base: String,
    /// Kept open, because a process that prints to a closed pipe is stopped.
    said: Option<BufReader<ChildStdout>>,
}

impl Served {
    /// Runs a server and waits until it prints its address. Its stderr goes where the command says.
    pub fn start(command: &mut Command) -> Result<Served, String> {
        let failed = |error: io::Error| format!("The server could not be started: {error}.");
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut served = Served {
            child: command.spawn().map_err(failed)?,
            base: String::new(),
            said: None,
        };
        let said = served
            .child
            .stdout
            .take()
            .ok_or("The server says nothing.")?;
        let said = served.said.insert(BufReader::new(said));
        let mut line = String::new();
        while said.read_line(&mut line).map_err(failed)? > 0 {
            if let Some(at) = line.find("http") {
                line[at..].trim().clone_into(&mut served.base);
                return Ok(served);
            }
            line.clear();
        }
        Err("The server ended before it was ready.".to_owned())
    }

    /// The server's address, like `http://127.0.0.1:40123`.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Bytes of memory in use now.
    pub fn resident(&self) -> Result<u64, String> {
        resident_memory(self.child.id())
    }

    /// The most bytes of memory ever in use.
    pub fn peak(&self) -> Result<u64, String> {
        memory(self.child.id(), "VmHWM:")
    }

    /// Sends SIGKILL.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Bytes of memory that a process uses now.
pub fn resident_memory(process: u32) -> Result<u64, String> {
    memory(process, "VmRSS:")
}

fn memory(process: u32, name: &str) -> Result<u64, String> {
    let path = format!("/proc/{process}/status");
    let status = fs::read_to_string(&path)
        .map_err(|error| format!("The server's memory is not known ({path}: {error})."))?;
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    Ok(kilobytes.ok_or("The server's memory is not known.")? * 1024)
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill();
    }
}
