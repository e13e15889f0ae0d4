//! How much a deck may bring.

use std::time::Duration;

/// Bounds on what comes from outside. Whatever is beyond one of them is left out with a sentence.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Pictures in one deck.
    pub pictures: usize,
    /// Files in a folder or zip, pictures or not.
    pub files: usize,
    /// Bytes of one file, unpacked.
    pub file_bytes: u64,
    /// Bytes of all files together, unpacked.
    pub all_bytes: u64,
    /// Pixels of one picture.
    pub pixels: u64,
    /// Bytes to make a card of one picture with, beside its file.
    pub memory: u64,
    /// Pixels that the shorter side must have.
    pub least_side: u32,
    /// For decoding one picture.
    pub time: Duration,
    /// Sentences about what was left out; the rest is counted.
    pub sentences: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            pictures: 500,
            files: 2000,
            file_bytes: 32 * 1024 * 1024,
            all_bytes: 1024 * 1024 * 1024,
            // What telephones call fifty megapixels.
            pixels: 52_000_000,
            // As many pixels of an ordinary JPEG, and what it takes to scale them.
            memory: 176 * 1024 * 1024,
            least_side: 200,
            time: Duration::from_secs(20),
            sentences: 100,
        }
    }
}
