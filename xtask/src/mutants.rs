//! Tests of the tests: small changes to the code that some test must notice.

use xshell::{Shell, cmd};

use crate::{Done, tools};

/// Runs cargo-mutants on one crate with that crate's own tests. Its summary stays in
/// `target/mutants/mutants.out`.
pub(crate) fn run(sh: &Shell, name: &str, shard: Option<&str>) -> Done {
    tools::install_mutants(sh)?;
    let package = format!("moonhare-{name}");
    let shard = shard.map(|shard| format!("--shard={shard}"));
    cmd!(
        sh,
        "cargo mutants --package {package} --all-features --test-tool nextest --in-place --output target/mutants {shard...}"
    )
    .run()?;
    Ok(())
}
