//! Open files of the process: every connection is one.

/// Files that are open beside those of connections: data, pictures, uploads.
const SPARE: u64 = 200;

/// Raises the limit as far as the system lets this process, and says where it is then; none if that
/// is not to be known.
pub(crate) fn raise_limit() -> Option<u64> {
    rlimit::increase_nofile_limit(u64::MAX).ok()
}

/// Connections that leave enough for everything else.
pub(crate) fn connections(files: u64) -> u64 {
    files.saturating_sub(SPARE).max(files / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_left_for_everything_else() {
        assert_eq!(connections(1024), 824);
        assert_eq!(connections(256), 128);
        assert!((2..100_000).all(|files| connections(files) < files));
    }
}
