//! Everything that must hold before a change lands.

use std::time::Instant;

use clap::Args;
use xshell::{Shell, cmd};

use crate::{Done, art, licences, scripts, tools};

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
    steps.run("clippy", || {
        let deny = ["--", "--deny", "warnings"];
        Ok(cmd!(sh, "cargo clippy {tests...} --all-targets {deny...}").run()?)
    })?;
    if options.fast {
        steps.run("tests", || {
            let filter = format!("not ({SLOW})");
            Ok(cmd!(sh, "cargo nextest run {tests...} --filterset {filter}").run()?)
        })?;
        return Ok(());
    }
    steps.run("build tests", || {
        Ok(cmd!(sh, "cargo nextest run {tests...} --no-run").run()?)
    })?;
    steps.run("tests", || {
        Ok(cmd!(sh, "cargo nextest run {tests...}").run()?)
    })?;
    // Nextest leaves out the examples in doc comments.
    steps.run("examples", || {
        Ok(cmd!(sh, "cargo test --quiet --doc {tests...}").run()?)
    })?;
    steps.run("docs", || {
        let _flags = sh.push_env("RUSTDOCFLAGS", "--deny warnings");
        Ok(cmd!(sh, "cargo doc --no-deps {tests...}").run()?)
    })?;
    steps.run("art", || art::test(sh, options.art))?;
    steps.summarise();
    Ok(())
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
