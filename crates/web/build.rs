//! Gathers the words: every folder of `i18n` is a language, and every message of the English one is
//! a constant, so that a misspelt key does not compile and an unused one is reported.

use std::{
    env,
    error::Error,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

/// Looked up by the code of a refusal instead of by a constant.
const BY_CODE: &str = "refused-";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=i18n");
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("i18n");

    let mut languages = String::from("&[\n");
    for language in entries(&folder)? {
        let tag = language.file_name().unwrap_or_default().to_string_lossy();
        write!(languages, "({tag:?}, &[")?;
        for file in entries(&language)? {
            write!(languages, "include_str!({file:?}), ")?;
        }
        languages.push_str("]),\n");
    }
    languages.push(']');

    let mut keys = String::new();
    for file in entries(&folder.join("en"))? {
        for line in fs::read_to_string(&file)?.lines() {
            let Some((key, _)) = line.split_once(" =") else {
                continue;
            };
            if !key.starts_with(|c: char| c.is_ascii_lowercase()) || key.starts_with(BY_CODE) {
                continue;
            }
            let name = key.replace('-', "_").to_uppercase();
            writeln!(keys, "pub(crate) const {name}: Key = Key({key:?});")?;
        }
    }

    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("languages.rs"), languages)?;
    fs::write(out.join("keys.rs"), keys)?;
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}
