//! Limits of open files: every connection needs one.

/// Files kept free for everything but connections: data, pictures, uploads.
const SPARE: u64 = 200;

/// Raises the limit as far as the system allows and returns it, or none if it is unknown.
pub(crate) fn raise_limit() -> Option<u64> {
    rlimit::increase_nofile_limit(u64::MAX).ok()
}

/// The most connections that leave enough files for everything else.
pub(crate) fn connections(files: u64) -> u64 {
    files.saturating_sub(SPARE).max(files / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_everything_else() {
        assert_eq!(connections(1024), 824);
        assert_eq!(connections(256), 128);
        assert!((2..100_000).all(|files| connections(files) < files));
    }
}
