//! What stands between a zip and the library that reads it.

use std::{
    io::{self, Read, Seek, SeekFrom},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

/// How a zip of more than 65 535 files begins the list of them. No deck has so many, and the list
/// of an honest one takes memory by its claims, so it is not read at all.
const ZIP64: &[u8] = b"PK\x06\x07";

/// Lets a number of bytes pass. A list of files that is long, or said to be in many places, then
/// ends in an error instead of in a full memory.
#[derive(Debug)]
pub(super) struct Gate<R> {
    inner: R,
    left: Arc<AtomicU64>,
}

impl<R> Gate<R> {
    /// The gate, and the number of bytes that may still pass.
    pub(super) fn new(inner: R, bytes: u64) -> (Gate<R>, Arc<AtomicU64>) {
        let left = Arc::new(AtomicU64::new(bytes));
        let gate = Gate {
            inner,
            left: left.clone(),
        };
        (gate, left)
    }
}

impl<R: Read> Read for Gate<R> {
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

impl<R: Seek> Seek for Gate<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.inner.seek(to)
    }
}
