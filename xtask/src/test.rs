//! Everything that must hold before a change lands.

use crate::{licences, packages, sh};

pub(crate) fn run() -> Result<(), String> {
    packages::install()?;
    sh::run("cargo fmt --all --check")?;
    licences::check()?;
    sh::run("cargo clippy --workspace --all-targets --all-features --locked -- --deny warnings")?;
    let nextest = packages::nextest();
    sh::run(&format!(
        "{nextest} nextest run --workspace --all-features --locked"
    ))?;
    // Nextest leaves out the examples in doc comments.
    sh::run("cargo test --doc --workspace --all-features --locked")
}
