//! The limits of an uploaded deck.

use std::time::Duration;

/// Limits on what people send. A file beyond one of them is left out, and a sentence says why.
#[derive(Clone, Copy, Debug)]
pub struct DeckLimits {
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
    /// Bytes of memory to make a card of one picture, not counting its file.
    pub memory: u64,
    /// Pixels that the shorter side needs.
    pub least_side: u32,
    /// The longest that decoding one picture may take.
    pub time: Duration,
    /// Problems that are listed. The rest is only counted.
    pub sentences: usize,
}

impl Default for DeckLimits {
    fn default() -> DeckLimits {
        DeckLimits {
            pictures: 500,
            files: 2000,
            file_bytes: 32 * 1024 * 1024,
            all_bytes: 1024 * 1024 * 1024,
            // Phones call this fifty megapixels.
            pixels: 52_000_000,
            // Enough for an ordinary JPEG of so many pixels, and for scaling it.
            memory: 176 * 1024 * 1024,
            least_side: 200,
            time: Duration::from_secs(20),
            sentences: 100,
        }
    }
}
