//! Table codes: four syllables, like `luma-tiro`.
//!
//! Any of our players can read one aloud and write it down when heard, no two letters look alike,
//! and there are 29 million of them; guessing is slowed down where codes are looked up. What is rude
//! in a language of our players is never a new code.

use std::fmt;

use moonhare_store::TableId;
use sha2::{Digest, Sha256};

const CONSONANTS: &[u8; 15] = b"bdfghjklmnprstv";
const VOWELS: &[u8; 5] = b"aeiou";
const SYLLABLES: usize = CONSONANTS.len() * VOWELS.len();

/// Words by which nobody wants to call a table.
const RUDE: &str = include_str!("rude.txt");

/// Codes tried for one secret. One in fifteen is rude, so that even a few would do.
const TRIES: u32 = 32;

/// The name of a table, as people say it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(TableId);

impl Code {
    /// The code that belongs to a secret: always the same, so that opening a table twice with one
    /// key opens one table, and as good as random to everybody else.
    pub(crate) fn of(secret: &str) -> Option<Code> {
        let of = |seed: String| Code::spelt(&Sha256::digest(seed));
        let first = of(format!("table {secret}"));
        let others = (1..TRIES).map(|nth| of(format!("table {secret} {nth}")));
        std::iter::once(first)
            .chain(others)
            .flatten()
            .find(Code::is_decent)
    }

    fn spelt(hash: &[u8]) -> Option<Code> {
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

    /// The dash is seen, but not heard.
    fn is_decent(&self) -> bool {
        let letters = self.0.to_string().replace('-', "");
        rude().all(|word| !letters.contains(word))
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

fn rude() -> impl Iterator<Item = &'static str> {
    let lines = RUDE.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(str::split_whitespace)
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

    /// Wherever a word may stand in a code, with the dash in it or not.
    #[test]
    fn a_rude_word_is_found_at_every_place() {
        for word in rude() {
            let is_vowel = |letter: u8| VOWELS.contains(&letter);
            let mut places = 0;
            for start in 0..=8 - word.len() {
                let letters: Vec<u8> = (0..8)
                    .map(|at: usize| match at.checked_sub(start) {
                        Some(at) if at < word.len() => word.as_bytes()[at],
                        _ if at.is_multiple_of(2) => b'v',
                        _ => b'u',
                    })
                    .collect();
                if letters
                    .iter()
                    .enumerate()
                    .any(|(at, l)| is_vowel(*l) == (at % 2 == 0))
                {
                    continue;
                }
                places += 1;
                // One that somebody has from before is still a code.
                let typed = String::from_utf8(letters).unwrap();
                let code = Code::parse(&typed).unwrap();
                assert!(!code.is_decent(), "{code}");
            }
            assert!(places > 0, "no code can spell {word}");
        }
    }

    #[test]
    fn new_codes_are_decent() {
        let mut passed_over = 0;
        for secret in 0..50_000 {
            let code = Code::of(&secret.to_string()).unwrap();
            let text = code.to_string().replace('-', "");
            for word in [
                "puta", "foda", "pula", "fute", "kaka", "jode", "rape", "niga", "teta",
            ] {
                assert!(!text.contains(word), "{code}");
            }
            let first = Code::spelt(&Sha256::digest(format!("table {secret}"))).unwrap();
            passed_over += usize::from(first != code);
        }
        // Few enough that there are still millions.
        assert!((1_000..5_000).contains(&passed_over), "{passed_over}");
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
