//! Files that are complete or absent, and private to their owner.

use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, Write},
    path::Path,
};

/// Creates a directory and its parents if needed.
pub(super) fn create_dir(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

/// Leaves existing content as it is.
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

/// Removes everybody else's rights to a file, or to a directory and everything in it.
pub fn for_owner_alone(path: &Path) {
    make_private(path);
    for file in fs::read_dir(path).into_iter().flatten().flatten() {
        for_owner_alone(&file.path());
    }
}

/// Ignores failure: then somebody else owns the file and decides.
pub(super) fn make_private(path: &Path) {
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

/// Writes to `beside` and renames it to `path`, so a crash leaves the old file or the new one.
pub(super) fn write_whole(path: &Path, beside: &Path, content: &[u8]) -> io::Result<()> {
    let created = private().create(true).truncate(true).open(beside);
    let written = created.and_then(|mut file| {
        file.write_all(content)?;
        file.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(beside, path));
    if moved.is_err() {
        // The first error matters more than one about cleaning up.
        let _ = fs::remove_file(beside);
    }
    moved
}

pub(super) fn sync_file(path: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(path)?.sync_all()
}

/// Makes the names in a directory durable. Windows does that itself.
pub(super) fn sync_dir(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(path)?.sync_all()?;
    }
    Ok(())
}

/// Free bytes on the disk that holds `path`.
#[cfg(unix)]
pub fn free_space(path: &Path) -> io::Result<Option<u64>> {
    let disk = rustix::fs::statvfs(path)?;
    Ok(Some(disk.f_bavail.saturating_mul(disk.f_frsize)))
}

#[cfg(not(unix))]
pub fn free_space(_: &Path) -> io::Result<Option<u64>> {
    Ok(None)
}
