//! Files that are there whole or not at all, and for their owner alone.

use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, Write},
    path::Path,
};

/// Makes a directory, and those above it, unless they are there.
pub(super) fn create_dir(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

/// What is there stays as it is.
pub(super) fn open_or_create(path: &Path) -> io::Result<File> {
    private().create(true).open(path)
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true);
    options
}

/// Takes everybody but the owner their rights to a file, or to a directory and all in it.
pub fn for_owner_alone(path: &Path) {
    tighten(path);
    for file in fs::read_dir(path).into_iter().flatten().flatten() {
        for_owner_alone(&file.path());
    }
}

/// Whoever may not do this does not own it; then it is for the owner to decide.
pub(super) fn tighten(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(there) = fs::symlink_metadata(path) else {
            return;
        };
        let mode = there.permissions().mode();
        if !there.is_symlink() && mode & 0o077 != 0 {
            let _ = fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700));
        }
    }
}

/// Writes beside the place and moves into it, so that a crash leaves the old or the new.
pub(super) fn write_whole(path: &Path, beside: &Path, content: &[u8]) -> io::Result<()> {
    let created = private().create(true).truncate(true).open(beside);
    let written = created.and_then(|mut file| {
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

/// Bytes that are left where `path` is.
#[cfg(unix)]
pub(super) fn free_space(path: &Path) -> io::Result<Option<u64>> {
    let disk = rustix::fs::statvfs(path)?;
    Ok(Some(disk.f_bavail.saturating_mul(disk.f_frsize)))
}

#[cfg(not(unix))]
pub(super) fn free_space(_: &Path) -> io::Result<Option<u64>> {
    Ok(None)
}
