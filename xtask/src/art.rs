//! The painter of the built-in deck: a workspace of its own, in `art/`.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};
use xshell::{Shell, cmd};

use crate::Done;

/// What the tests of the painter look at.
const WATCHED: [&str; 4] = [
    "art",
    "decks/moonhare",
    "docs/cards.md",
    "languages/en/cards.toml",
];

/// A digest of all that, from when the painter's tests last passed.
const TESTED: &str = "art/tested.sha256";

/// Runs the painter, built so that it is both fast and quick to build.
pub(crate) fn paint(sh: &Shell, args: &[String]) -> Done {
    cmd!(
        sh,
        "cargo run --quiet --profile paint --manifest-path art/Cargo.toml --target-dir target/art --bin paint -- {args...}"
    )
    .run()?;
    Ok(())
}

/// Checks and tests the painter if anything its tests look at has changed since they last passed.
pub(crate) fn test(sh: &Shell, always: bool) -> Done {
    let now = digest()?;
    let tested = fs::read_to_string(TESTED).unwrap_or_default();
    if tested.trim() == now && !always {
        eprintln!(
            "art: nothing has changed since its tests passed; `--art` runs them all the same"
        );
        return Ok(());
    }
    let art = [
        "--manifest-path",
        "art/Cargo.toml",
        "--target-dir",
        "target/art",
        "--locked",
    ];
    cmd!(sh, "cargo fmt --manifest-path art/Cargo.toml --check").run()?;
    cmd!(sh, "cargo clippy {art...} --all-targets -- --deny warnings").run()?;
    // Its workspace has no settings of its own.
    let settings = ["--config-file", ".config/nextest-art.toml"];
    cmd!(sh, "cargo nextest run {art...} {settings...}").run()?;
    if tested.trim() != now {
        fs::write(TESTED, format!("{now}\n"))?;
        eprintln!(
            "art: its tests passed; commit {TESTED}, so that they run again only after a change"
        );
    }
    Ok(())
}

/// Changes when a name or a byte of the watched files does.
fn digest() -> io::Result<String> {
    let mut files = Vec::new();
    for path in WATCHED {
        collect(Path::new(path), &mut files)?;
    }
    files.retain(|file| file != Path::new(TESTED));
    files.sort();
    let mut all = Sha256::new();
    for file in files {
        all.update(file.to_string_lossy().as_bytes());
        all.update(Sha256::digest(fs::read(file)?));
    }
    Ok(all
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect())
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_file() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let entry = entry?.path();
        // Cargo's own folder, should somebody build in `art/` itself.
        if !entry.ends_with("target") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}
