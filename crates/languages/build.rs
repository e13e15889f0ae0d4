//! Embeds the folders of `languages/`.

use std::{
    env,
    error::Error,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../languages");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut folders = String::from("&[\n");
    for language in entries(&root)? {
        let tag = language.file_name().unwrap_or_default().to_string_lossy();
        write!(folders, "({tag:?}, &[")?;
        embed(&language, "", &mut folders)?;
        folders.push_str("]),\n");
    }
    folders.push(']');
    fs::write(
        PathBuf::from(env::var("OUT_DIR")?).join("folders.rs"),
        folders,
    )?;
    Ok(())
}

/// Lists each file of a folder with its path in the language's folder.
fn embed(folder: &Path, prefix: &str, out: &mut String) -> Result<(), Box<dyn Error>> {
    for path in entries(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            embed(&path, &format!("{name}/"), out)?;
        } else {
            let path = fs::canonicalize(&path)?;
            write!(out, "({name:?}, include_str!({path:?})), ")?;
        }
    }
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
