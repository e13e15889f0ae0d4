//! A reader between a zip and the library that reads it.

use std::{
    io::{self, Read, Seek, SeekFrom},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

/// How a zip of more than 65 535 files begins its list of files. No deck has so many, and the library
/// would take as much memory as the list claims to need, so such a list is never read.
const ZIP64: &[u8] = b"PK\x06\x07";

/// A reader that fails after a number of bytes. A zip whose list of files is too long, or claims to be
/// in many places, then ends in an error and doesn't fill the memory.
#[derive(Debug)]
pub(super) struct Metered<R> {
    inner: R,
    left: Arc<AtomicU64>,
}

impl<R> Metered<R> {
    /// The reader, and the number of bytes that may still be read.
    pub(super) fn new(inner: R, bytes: u64) -> (Metered<R>, Arc<AtomicU64>) {
        let left = Arc::new(AtomicU64::new(bytes));
        let metered = Metered {
            inner,
            left: left.clone(),
        };
        (metered, left)
    }
}

impl<R: Read> Read for Metered<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        let left = self.left.load(Relaxed);
        let Some(left) = left.checked_sub(read as u64) else {
            return Err(io::Error::other("too much to read"));
        };
        self.left.store(left, Relaxed);
        if buffer.get(..read).is_some_and(|new| new.starts_with(ZIP64)) {
            return Err(io::Error::other("too many files"));
        }
        Ok(read)
    }
}

impl<R: Seek> Seek for Metered<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.inner.seek(to)
    }
}
