//! Files that are there whole or not at all.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::Path,
};

/// Writes beside the place and moves into it, so that a crash leaves the old or the new.
pub(super) fn write_whole(path: &Path, beside: &Path, content: &[u8]) -> io::Result<()> {
    let written = File::create(beside).and_then(|mut file| {
        file.write_all(content)?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(beside, path));
    if moved.is_err() {
        // The error before says more than one about the leftovers.
        let _ = fs::remove_file(beside);
    }
    moved
}

pub(super) fn sync_file(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(path)?.sync_all()
}

/// Makes the names in a directory durable; Windows does that by itself.
pub(super) fn sync_dir(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(path)?.sync_all()?;
    }
    Ok(())
}
