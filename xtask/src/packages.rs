//! What tests need beside Rust and a C compiler.

use std::{fs, path::Path};

use crate::sh;

/// Programs that tests run, and the Debian packages they come in.
const WANTED: [(&str, &str); 3] = [
    ("chromium", "chromium"),
    ("npm", "npm"),
    ("python3", "python3"),
];

/// What finds faults in pages for those who see, hear or move differently.
const AXE: &str = "axe-core@4.14.0";
const NEXTEST: &str = "cargo-nextest@0.9.151";
const TOOLS: &str = "target/tools";
const OWN_NEXTEST: &str = "target/tools/bin/cargo-nextest";

/// Installs what is missing. Elsewhere than on Debian it says what to install.
pub(crate) fn install() -> Result<(), String> {
    let missing: Vec<&str> = WANTED
        .iter()
        .filter(|(program, _)| !sh::has(program))
        .map(|(_, package)| *package)
        .collect();
    if !missing.is_empty() {
        apt(&missing)?;
    }
    fetch_axe()?;
    install_nextest()
}

/// The test runner, which kills a test that hangs. It is built here if the machine has none.
fn install_nextest() -> Result<(), String> {
    if nextest() == OWN_NEXTEST && !Path::new(OWN_NEXTEST).exists() {
        sh::run(&format!(
            "cargo install --quiet --locked --root {TOOLS} {NEXTEST}"
        ))?;
    }
    Ok(())
}

/// How to call the test runner.
pub(crate) fn nextest() -> &'static str {
    if sh::has("cargo-nextest") {
        "cargo-nextest"
    } else {
        OWN_NEXTEST
    }
}

fn apt(missing: &[&str]) -> Result<(), String> {
    let packages = missing.join(" ");
    if !sh::has("apt-get") {
        return Err(format!("The tests need {packages}; please install them."));
    }
    sh::run("apt-get update")?;
    sh::run(&format!(
        "apt-get install --yes --no-install-recommends {packages}"
    ))
}

/// Fetches axe-core, once for each version.
fn fetch_axe() -> Result<(), String> {
    let archive = format!("{}.tgz", AXE.replace('@', "-"));
    if Path::new(TOOLS).join(&archive).exists() && Path::new(TOOLS).join("axe.min.js").exists() {
        return Ok(());
    }
    fs::create_dir_all(TOOLS).map_err(|error| format!("{TOOLS}: {error}."))?;
    sh::run(&format!(
        "npm pack --silent --pack-destination {TOOLS} {AXE}"
    ))?;
    sh::run(&format!(
        "tar --extract --gzip --file {TOOLS}/{archive} --directory {TOOLS} --strip-components 1 package/axe.min.js"
    ))
}
