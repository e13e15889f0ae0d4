//! Everything that must hold before a change lands.

use std::{
    path::{Path, PathBuf},
    thread,
    time::Instant,
};

use clap::Args;
use xshell::{Cmd, Shell, cmd};

use crate::{Done, art, licences, limited, scripts, tools};

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Run only tests whose program or name contains this, and no other check.
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Leave out what takes minutes: browsers, the siege, whole evenings of computer players.
    #[arg(long, conflicts_with = "only")]
    fast: bool,
    /// Test the painter, too, if nothing of it has changed.
    #[arg(long, conflicts_with_all = ["only", "fast"])]
    art: bool,
}

/// The programs that `--fast` leaves out.
const SLOW: &str = "binary(browser) + binary(siege) + binary(sim) + binary(crash)";

pub(crate) fn run(sh: &Shell, options: &Options) -> Done {
    let mut steps = Steps::default();
    steps.run("tools", || tools::install(sh))?;
    let tests = ["--workspace", "--all-features", "--locked"];
    if let Some(name) = &options.only {
        let filter = format!("binary({name}) + test({name})");
        cmd!(sh, "cargo nextest run {tests...} --filterset {filter}").run()?;
        return Ok(());
    }
    steps.run("format", || Ok(cmd!(sh, "cargo fmt --all --check").run()?))?;
    steps.run("licences", licences::check)?;
    steps.run("scripts", || scripts::check(sh))?;
    if options.fast {
        steps.run("clippy", || clippy(sh, &tests))?;
        steps.run("tests", || {
            let filter = format!("not ({SLOW})");
            Ok(cmd!(sh, "cargo nextest run {tests...} --filterset {filter}").run()?)
        })?;
        return Ok(());
    }
    let built = Built::in_folder("target/nextest");
    steps.run("build tests", || built.write(sh, &tests))?;
    // Many tests wait. Clippy and rustdoc use the time.
    steps.run("tests, clippy and docs", || {
        let beside = Shell::new()?;
        thread::scope(|scope| {
            let checks = scope.spawn(move || {
                let done = clippy(&beside, &tests).and_then(|()| docs(&beside, &tests));
                // Whoever watches learns of it before the tests end.
                done.map_err(|error| error.to_string())
                    .inspect_err(|error| eprintln!("{error}"))
            });
            let tested = built.run(sh);
            let checked = checks.join().map_err(|_| "a check panicked")?;
            checked?;
            tested
        })
    })?;
    // Nextest leaves out the examples in doc comments.
    steps.run("examples", || {
        let args = [&["test", "--quiet", "--doc"], &tests[..]].concat();
        Ok(limited(sh, "30m", "cargo", &args).run()?)
    })?;
    steps.run("art", || art::test(sh, options.art))?;
    steps.summarise();
    Ok(())
}

fn clippy(sh: &Shell, tests: &[&str]) -> Done {
    let deny = ["--", "--deny", "warnings"];
    let args = [&["clippy"], tests, &["--all-targets"], &deny[..]].concat();
    Ok(beside(sh, &args).run()?)
}

fn docs(sh: &Shell, tests: &[&str]) -> Done {
    let _flags = sh.push_env("RUSTDOCFLAGS", "--deny warnings");
    Ok(beside(sh, &[&["doc", "--no-deps"], tests].concat()).run()?)
}

/// Cargo, giving way to the tests where the system lets it.
fn beside<'a>(sh: &'a Shell, args: &[&str]) -> Cmd<'a> {
    match cfg!(unix) {
        true => cmd!(sh, "nice -n 15 cargo {args...}"),
        false => cmd!(sh, "cargo {args...}"),
    }
}

/// The programs with the tests. Once they are built, nextest runs them without asking cargo, which can do
/// something else meanwhile.
struct Built {
    binaries: PathBuf,
    metadata: PathBuf,
}

impl Built {
    fn in_folder(folder: &str) -> Built {
        let folder = Path::new(folder);
        Built {
            binaries: folder.join("binaries.json"),
            metadata: folder.join("metadata.json"),
        }
    }

    fn write(&self, sh: &Shell, tests: &[&str]) -> Done {
        let list = ["--list-type", "binaries-only", "--message-format", "json"];
        let binaries = cmd!(sh, "cargo nextest list {tests...} {list...}").read()?;
        sh.write_file(&self.binaries, binaries)?;
        let known = ["--format-version", "1", "--all-features", "--locked"];
        let metadata = cmd!(sh, "cargo metadata {known...}").quiet().read()?;
        Ok(sh.write_file(&self.metadata, metadata)?)
    }

    fn run(&self, sh: &Shell) -> Done {
        let Built { binaries, metadata } = self;
        let reuse = cmd!(
            sh,
            "cargo nextest run --binaries-metadata {binaries} --cargo-metadata {metadata}"
        );
        Ok(reuse.run()?)
    }
}

/// How long each step took: the first place to look when a change takes long to turn green.
#[derive(Default)]
struct Steps(Vec<(&'static str, u64)>);

impl Steps {
    fn run(&mut self, name: &'static str, step: impl FnOnce() -> Done) -> Done {
        let began = Instant::now();
        step()?;
        self.0.push((name, began.elapsed().as_secs()));
        Ok(())
    }

    fn summarise(&self) {
        for (name, seconds) in &self.0 {
            eprintln!("{seconds:>6} s  {name}");
        }
        let all: u64 = self.0.iter().map(|(_, seconds)| seconds).sum();
        eprintln!("{all:>6} s  in all");
    }
}
