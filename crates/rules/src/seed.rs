//! Where all chance comes from: one secret seed, and a generator that never changes.
//!
//! Shuffle number `k` of a game is a Fisher–Yates shuffle (from the last item down) driven by the
//! ChaCha20 key stream of RFC 8439 with the seed as key, `k` as nonce and the block counter from 0,
//! read as little-endian 32-bit words. The key stream comes from a cipher crate, whose output a standard
//! fixes; the shuffle is written out here, because crates for random numbers may change theirs and a
//! log must replay for ever.

use std::fmt;

use chacha20::{
    ChaCha20,
    cipher::{KeyIvInit, StreamCipher},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};

/// The secret of a game, known to nobody at the table until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// A SHA-256.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest32(pub [u8; 32]);

/// The hash of a seed: shown from the first round on, so that the seed cannot be swapped later.
pub type Commitment = Digest32;

impl Seed {
    pub fn commitment(&self) -> Commitment {
        Digest32(Sha256::digest(self.0).into())
    }

    /// The game's shuffle number `number`, applied to `items`.
    pub fn shuffle<T>(&self, number: u32, items: &mut [T]) {
        let mut words = Words::new(self, number);
        for last in (1..items.len()).rev() {
            items.swap(last, words.below(last as u32 + 1) as usize);
        }
    }

    /// A number below `bound`, fixed by the seed and `number`.
    pub fn pick(&self, number: u32, bound: usize) -> usize {
        Words::new(self, number).below(bound as u32) as usize
    }
}

/// The key stream as 32-bit words.
struct Words {
    cipher: ChaCha20,
    block: [u8; 64],
    used: usize,
}

impl Words {
    fn new(seed: &Seed, number: u32) -> Words {
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&number.to_le_bytes());
        let cipher = ChaCha20::new(&seed.0.into(), &nonce.into());
        Words {
            cipher,
            block: [0; 64],
            used: 64,
        }
    }

    fn next(&mut self) -> u32 {
        if self.used == 64 {
            self.block = [0; 64];
            self.cipher.apply_keystream(&mut self.block);
            self.used = 0;
        }
        let mut word = [0; 4];
        word.copy_from_slice(&self.block[self.used..self.used + 4]);
        self.used += 4;
        u32::from_le_bytes(word)
    }

    /// Uniform below `bound`: words of the last, incomplete run of `bound` are thrown away.
    fn below(&mut self, bound: u32) -> u32 {
        let rest = (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.next();
            if word <= u32::MAX - rest {
                return word % bound;
            }
        }
    }
}

macro_rules! hex_bytes {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl std::str::FromStr for $name {
            type Err = &'static str;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                const WANTED: &str = "64 hexadecimal digits are needed";
                if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
                    return Err(WANTED);
                }
                let mut bytes = [0; 32];
                for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
                    *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| WANTED)?;
                }
                Ok($name(bytes))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?
                    .parse()
                    .map_err(D::Error::custom)
            }
        }
    };
}

hex_bytes!(Seed);
hex_bytes!(Digest32);

impl fmt::Debug for Seed {
    /// Never shows the secret itself, because people read logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of {})", self.commitment())
    }
}

impl fmt::Debug for Digest32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest32({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, appendix A.1: test vectors 1 to 3.
    #[test]
    fn key_stream_is_that_of_rfc_8439() {
        let words = |seed: [u8; 32], number, skip| {
            let mut words = Words::new(&Seed(seed), number);
            (0..skip).for_each(|_| _ = words.next());
            [words.next(), words.next(), words.next(), words.next()]
        };
        assert_eq!(
            words([0; 32], 0, 0),
            [0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]
        );
        assert_eq!(
            words([0; 32], 0, 16),
            [0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73]
        );
        let mut key = [0; 32];
        key[31] = 1;
        assert_eq!(
            words(key, 0, 16),
            [0x2452eb3a, 0x9249f8ec, 0x8d829d9b, 0xddd4ceb1]
        );
    }

    /// FIPS 180 gives the hash of "abc" only; 32 zero bytes are the widely published value.
    #[test]
    fn commitment_is_sha_256() {
        assert_eq!(
            Seed([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn every_order_comes_equally_often() {
        let mut count = std::collections::HashMap::new();
        for number in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            Seed([7; 32]).shuffle(number, &mut items);
            *count.entry(items).or_insert(0i32) += 1;
        }
        assert_eq!(count.len(), 24);
        // Expected 1000 each with a deviation of 31: five deviations either way.
        assert!(count.values().all(|n| (n - 1000).abs() < 155), "{count:?}");
    }

    #[test]
    fn seeds_are_written_as_hex_and_never_printed_by_debug() {
        let seed = Seed(std::array::from_fn(|i| i as u8 * 8));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        assert!("zz".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
