//! Everything that must hold before a change lands.

use crate::{licences, packages, sh};

pub(crate) fn run() -> Result<(), String> {
    packages::install()?;
    sh::run("cargo fmt --all --check")?;
    licences::check()?;
    sh::run("cargo clippy --workspace --all-targets --all-features --locked -- --deny warnings")?;
    sh::run("cargo test --workspace --all-features --locked")
}
