//! Measures how large a directory is.

use std::{fs, path::Path};

/// The bytes of all files in a directory. Files that disappear meanwhile count as nothing.
pub(crate) fn bytes(directory: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(directory) else {
        return 0;
    };
    let entries = entries.flatten().map(|entry| match entry.metadata() {
        Ok(about) if about.is_dir() => bytes(&entry.path()),
        Ok(about) => about.len(),
        Err(_) => 0,
    });
    entries.sum()
}
