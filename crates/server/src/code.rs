//! Table codes: four syllables, like `luma-tiro`.
//!
//! Any of our players can read one aloud and write it down when heard, no two letters look alike,
//! and there are 31 million of them; guessing is slowed down where codes are looked up.

use std::fmt;

use moonhare_store::TableId;
use sha2::{Digest, Sha256};

const CONSONANTS: &[u8; 15] = b"bdfghjklmnprstv";
const VOWELS: &[u8; 5] = b"aeiou";
const SYLLABLES: usize = CONSONANTS.len() * VOWELS.len();

/// The name of a table, as people say it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(TableId);

impl Code {
    /// The code that belongs to a secret: always the same, so that opening a table twice with one
    /// key opens one table, and as good as random to everybody else.
    pub(crate) fn of(secret: &str) -> Option<Code> {
        let hash = Sha256::digest(format!("table {secret}"));
        let mut text = String::with_capacity(9);
        for (nth, pair) in hash.chunks_exact(2).take(4).enumerate() {
            if nth == 2 {
                text.push('-');
            }
            let syllable = usize::from(u16::from_le_bytes([pair[0], pair[1]])) % SYLLABLES;
            text.push(char::from(CONSONANTS[syllable / VOWELS.len()]));
            text.push(char::from(VOWELS[syllable % VOWELS.len()]));
        }
        text.parse().ok().map(Code)
    }

    /// What somebody typed: capitals, spaces and a missing dash do not matter.
    pub(crate) fn parse(typed: &str) -> Option<Code> {
        if typed.len() > 40 {
            return None;
        }
        let letters: String = typed.chars().filter(|c| !matches!(c, ' ' | '-')).collect();
        let letters = letters.to_ascii_lowercase();
        let syllable = |pair: &[u8]| CONSONANTS.contains(&pair[0]) && VOWELS.contains(&pair[1]);
        if letters.len() != 8 || !letters.as_bytes().chunks_exact(2).all(syllable) {
            return None;
        }
        format!("{}-{}", &letters[..4], &letters[4..])
            .parse()
            .ok()
            .map(Code)
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.0
    }
}

impl From<TableId> for Code {
    fn from(id: TableId) -> Code {
        Code(id)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_can_be_typed() {
        for secret in 0..1000 {
            let code = Code::of(&secret.to_string()).unwrap();
            let text = code.to_string();
            assert_eq!(Code::parse(&text), Some(code.clone()));
            assert_eq!(
                Code::parse(&text.to_uppercase().replace('-', " ")),
                Some(code)
            );
        }
    }

    #[test]
    fn rubbish_is_no_code() {
        for typed in [
            "",
            "luma",
            "luma-tir",
            "xxxx-xxxx",
            "luma-tirö",
            "lumatiroo",
            &"a".repeat(1000),
        ] {
            assert_eq!(Code::parse(typed), None, "{typed}");
        }
    }
}
