//! Hashes the sources that say what a log leads to (see `SOURCES` in src/lib.rs).

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::Path,
};

fn main() -> io::Result<()> {
    let mut hasher = DefaultHasher::new();
    for folder in ["src", "../rules/src"] {
        println!("cargo::rerun-if-changed={folder}");
        hash(Path::new(folder), &mut hasher)?;
    }
    println!("cargo::rustc-env=MOONHARE_SOURCES={:016x}", hasher.finish());
    Ok(())
}

fn hash(folder: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    let entries: io::Result<Vec<_>> = fs::read_dir(folder)?.collect();
    let mut paths: Vec<_> = entries?.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            hash(&path, hasher)?;
        } else {
            path.hash(hasher);
            fs::read(&path)?.hash(hasher);
        }
    }
    Ok(())
}
