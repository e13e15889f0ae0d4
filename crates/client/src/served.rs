//! A server process that ends when this value is dropped.

use std::{
    fs,
    io::{self, BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

/// How long a server may take until it is ready.
const START_TIMEOUT: Duration = Duration::from_secs(120);

#[derive(Debug)]
pub struct Served {
    child: Child,
    base: String,
}

impl Served {
    /// Runs a server and waits until it prints its address. Its stderr goes where the command says.
    pub fn start(command: &mut Command) -> Result<Served, String> {
        let failed = |error: io::Error| format!("The server could not be started: {error}.");
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut served = Served {
            child: command.spawn().map_err(failed)?,
            base: String::new(),
        };
        let said = served
            .child
            .stdout
            .take()
            .ok_or("The server says nothing.")?;
        let (lines, heard) = mpsc::channel();
        // This thread reads on, because a process that prints to a closed or full pipe is stopped.
        thread::spawn(move || {
            for line in BufReader::new(said).lines().map_while(Result::ok) {
                let _ = lines.send(line);
            }
        });
        let began = Instant::now();
        loop {
            let line = heard.recv_timeout(START_TIMEOUT.saturating_sub(began.elapsed()));
            let line = line.map_err(|error| match error {
                RecvTimeoutError::Disconnected => "The server ended before it was ready.",
                RecvTimeoutError::Timeout => "The server was not ready in two minutes.",
            })?;
            if let Some(at) = line.find("http") {
                line[at..].trim().clone_into(&mut served.base);
                return Ok(served);
            }
        }
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
