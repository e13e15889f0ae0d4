//! How much a directory holds.

use std::{fs, path::Path};

/// Bytes of all files in it. Files come and go meanwhile: what is gone counts nothing.
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
