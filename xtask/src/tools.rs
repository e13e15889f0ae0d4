//! What tests need beside Rust and a C compiler.

use std::{env, path::Path};

use xshell::{Shell, cmd};

use crate::Done;

/// Programs that tests run, and the Debian packages they come in.
const PROGRAMS: [(&str, &str); 3] = [
    ("chromium", "chromium"),
    ("npm", "npm"),
    ("python3", "python3"),
];

/// Finds what is wrong with a page for people who see, hear or move differently.
const AXE: &str = "axe-core@4.14.0";
const NEXTEST: &str = "cargo-nextest@0.9.151";
const MUTANTS: &str = "cargo-mutants@27.1.0";
const TOOLS: &str = "target/tools";

/// Installs what is missing. On other systems than Debian it says what to install.
pub(crate) fn install(sh: &Shell) -> Done {
    let missing: Vec<&str> = (PROGRAMS.iter())
        .filter(|(program, _)| !has(sh, program))
        .map(|(_, package)| *package)
        .collect();
    if !missing.is_empty() {
        apt(sh, &missing)?;
    }
    fetch_axe(sh)?;
    // The test runner, which kills a test that hangs.
    install_from_source(sh, "cargo-nextest", NEXTEST)
}

pub(crate) fn install_mutants(sh: &Shell) -> Done {
    install_from_source(sh, "cargo-mutants", MUTANTS)
}

/// Builds a program of cargo's if the machine has none, and puts it on the path of this process.
fn install_from_source(sh: &Shell, program: &str, version: &str) -> Done {
    let own = env::current_dir()?.join(TOOLS).join("bin");
    let path = env::var("PATH").unwrap_or_default();
    sh.set_var("PATH", format!("{path}:{}", own.display()));
    if !has(sh, program) {
        cmd!(
            sh,
            "cargo install --quiet --locked --root {TOOLS} {version}"
        )
        .run()?;
    }
    Ok(())
}

fn has(sh: &Shell, program: &str) -> bool {
    let asked = cmd!(sh, "{program} --version").quiet();
    asked.ignore_stdout().ignore_stderr().run().is_ok()
}

fn apt(sh: &Shell, missing: &[&str]) -> Done {
    if !has(sh, "apt-get") {
        return Err(format!(
            "The tests need {}. Please install them.",
            missing.join(", ")
        )
        .into());
    }
    cmd!(sh, "apt-get update").run()?;
    cmd!(
        sh,
        "apt-get install --yes --no-install-recommends {missing...}"
    )
    .run()?;
    Ok(())
}

/// Fetches axe-core, once for each version.
fn fetch_axe(sh: &Shell) -> Done {
    let archive = format!("{TOOLS}/{}.tgz", AXE.replace('@', "-"));
    if Path::new(&archive).exists() && Path::new(TOOLS).join("axe.min.js").exists() {
        return Ok(());
    }
    sh.create_dir(TOOLS)?;
    cmd!(sh, "npm pack --silent --pack-destination {TOOLS} {AXE}").run()?;
    cmd!(
        sh,
        "tar --extract --gzip --file {archive} --directory {TOOLS} --strip-components 1 package/axe.min.js"
    )
    .run()?;
    Ok(())
}
