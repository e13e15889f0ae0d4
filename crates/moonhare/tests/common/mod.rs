//! The program as a process that never outlives the test.

#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::{
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Child, Command, ExitStatus, Output, Stdio},
    sync::{Arc, Mutex, mpsc},
    thread,
    time::{Duration, Instant},
};

/// The timeout for anything a test waits for.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Served {
    child: Child,
    /// The server's address, like `http://127.0.0.1:40123`.
    pub(crate) base: String,
    /// The address of its metrics, if enabled.
    pub(crate) figures: Option<String>,
    complaints: Arc<Mutex<String>>,
}

/// The program with these arguments and without the environment's settings.
pub(crate) fn moonhare(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonhare"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("MOONHARE_") {
            command.env_remove(name);
        }
    }
    command.args(args).stdin(Stdio::null());
    command
}

impl Served {
    /// Starts a server on a free port of the loopback interface and waits until it is ready.
    pub(crate) fn start(data: &Path, more: &[&str]) -> Served {
        Served::at("127.0.0.1:0", data, more)
    }

    /// Starts a server at an address and waits until it is ready.
    pub(crate) fn at(address: &str, data: &Path, more: &[&str]) -> Served {
        Served::run(moonhare(&["serve"]), address, data, more)
    }

    /// Starts a server with a given command and waits until it is ready.
    pub(crate) fn run(command: Command, address: &str, data: &Path, more: &[&str]) -> Served {
        let started = Served::try_run(command, address, data, more);
        started.unwrap_or_else(|why| panic!("the server did not start: {why}"))
    }

    /// The same, for a server that may find nothing to store its tables in. The error is what it wrote.
    pub(crate) fn try_run(
        mut command: Command,
        address: &str,
        data: &Path,
        more: &[&str],
    ) -> Result<Served, String> {
        let mut child = command
            .args(["--listen", address, "--data"])
            .arg(data)
            .args([
                "--requests-per-minute",
                "100000000",
                "--tables-per-hour",
                "100000",
            ])
            .args(["--commands-per-second", "100000", "--streams", "10000"])
            .args(["--talk-per-second", "100000"])
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let complaints = Arc::<Mutex<String>>::default();
        let ear = listen(child.stderr.take().unwrap(), complaints.clone());
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut served = Served {
            child,
            base: String::new(),
            figures: None,
            complaints,
        };
        let (said, heard) = mpsc::channel();
        // It reads to the end, because later output must not fill the pipe.
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let _ = said.send(line);
            }
        });
        let figures = more.contains(&"--admin-listen");
        let began = Instant::now();
        while served.base.is_empty() || (figures && served.figures.is_none()) {
            let left = PATIENCE.saturating_sub(began.elapsed());
            let Ok(line) = heard.recv_timeout(left) else {
                served.kill();
                ear.join().unwrap();
                return Err(served.complaints());
            };
            let Some(at) = line.find("http") else {
                continue;
            };
            let found = line[at..].trim();
            match found.strip_suffix("/metrics") {
                Some(admin) => served.figures = Some(admin.to_owned()),
                None => served.base = found.to_owned(),
            }
        }
        Ok(served)
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it wrote to standard error so far.
    pub(crate) fn complaints(&self) -> String {
        self.complaints.lock().unwrap().clone()
    }

    /// Waits until it wrote these words to standard error.
    pub(crate) async fn must_complain(&self, words: &str) {
        let wrote = async {
            while !self.complaints().contains(words) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let wrote = tokio::time::timeout(PATIENCE, wrote).await;
        assert!(wrote.is_ok(), "no “{words}” in {}", self.complaints());
    }

    /// Sends SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends SIGTERM. Returns how the process ended, and after how long.
    pub(crate) fn terminate(mut self) -> (ExitStatus, Duration) {
        self.stop()
    }

    /// The same, for a server that another will replace.
    pub(crate) fn stop(&mut self) -> (ExitStatus, Duration) {
        let began = Instant::now();
        let pid = rustix::process::Pid::from_raw(self.id().cast_signed()).unwrap();
        rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return (status, began.elapsed());
            }
            assert!(
                began.elapsed() < Duration::from_secs(20),
                "it does not stop"
            );
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Resident memory in bytes.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap();
        let line = status
            .lines()
            .find(|line| line.starts_with("VmRSS:"))
            .unwrap();
        let kilobytes = line.split_whitespace().nth(1).unwrap();
        kilobytes.parse::<u64>().unwrap() * 1024
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a program to its end, which must come in time. If it doesn't, the test says what it wrote.
pub(crate) fn run_to_end(command: &mut Command) -> Output {
    let (status, out, err) = RecordedProgram::start(command).end();
    let (stdout, stderr) = (out.into_bytes(), err.into_bytes());
    Output {
        status,
        stdout,
        stderr,
    }
}

/// A program whose output is recorded. It never outlives the test.
pub(crate) struct RecordedProgram {
    child: Child,
    /// Its standard output and standard error.
    heard: [Arc<Mutex<String>>; 2],
    ears: Vec<thread::JoinHandle<()>>,
}

impl RecordedProgram {
    pub(crate) fn start(command: &mut Command) -> RecordedProgram {
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = child.spawn().unwrap();
        let heard = <[Arc<Mutex<String>>; 2]>::default();
        let (out, err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        let ears = vec![listen(out, heard[0].clone()), listen(err, heard[1].clone())];
        RecordedProgram { child, heard, ears }
    }

    /// What it wrote so far to standard output and standard error.
    pub(crate) fn said(&self) -> (String, String) {
        let [out, err] = &self.heard;
        (out.lock().unwrap().clone(), err.lock().unwrap().clone())
    }

    /// Waits until it has written this to standard output.
    pub(crate) async fn says(&self, words: &str) {
        let began = Instant::now();
        while !self.said().0.contains(words) {
            let waited = began.elapsed();
            assert!(waited < PATIENCE, "no “{words}” in {:?}", self.said());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Sends SIGINT, like Ctrl-C.
    pub(crate) fn interrupt(&self) {
        self.send(rustix::process::Signal::INT);
    }

    /// Sends SIGTERM, as systemd and Docker do.
    #[allow(dead_code, reason = "not every test needs it")]
    pub(crate) fn terminate(&self) {
        self.send(rustix::process::Signal::TERM);
    }

    fn send(&self, signal: rustix::process::Signal) {
        let pid = rustix::process::Pid::from_raw(self.child.id().cast_signed()).unwrap();
        rustix::process::kill_process(pid, signal).unwrap();
    }

    /// Waits for it to end. Returns how it ended and all its output.
    pub(crate) fn end(mut self) -> (ExitStatus, String, String) {
        let began = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            let waited = began.elapsed();
            assert!(waited < PATIENCE, "it does not end: {:?}", self.said());
            thread::sleep(Duration::from_millis(10));
        };
        for ear in self.ears.drain(..) {
            ear.join().unwrap();
        }
        let (out, err) = self.said();
        (status, out, err)
    }
}

impl Drop for RecordedProgram {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Records every line.
fn listen(pipe: impl Read + Send + 'static, heard: Arc<Mutex<String>>) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        for line in BufReader::new(pipe).lines().map_while(Result::ok) {
            let mut heard = heard.lock().unwrap();
            heard.push_str(&line);
            heard.push('\n');
        }
    })
}

pub(crate) fn secret(name: &str) -> String {
    format!("secret-of-{name}-{}", "x".repeat(20))
}
