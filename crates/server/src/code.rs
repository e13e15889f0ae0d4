//! Table codes: four syllables, like `luma-tiro`.
//!
//! In all languages of our players, people can read a code aloud and write it down when they hear it.
//! No two letters look alike. A new code never contains a word that is rude in one of these languages.
//! Of the 31.6 million codes that can be spelt, 28.8 million are left, and the server limits how fast a
//! client can guess them.

use std::fmt;

use moonhare_store::TableId;
use sha2::{Digest, Sha256};

const CONSONANTS: &[u8; 15] = b"bdfghjklmnprstv";
const VOWELS: &[u8; 5] = b"aeiou";
const SYLLABLES: usize = CONSONANTS.len() * VOWELS.len();

/// Words that nobody wants in the name of a table.
const RUDE: &str = include_str!("rude.txt");

/// How many codes to try for one secret. One in eleven is rude, so a few would be enough.
const TRIES: u32 = 32;

/// The name of a table, as people say it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(TableId);

impl Code {
    /// The code that belongs to a secret, always the same. So a request that is sent twice opens only
    /// one table. To everybody else the code looks random.
    pub(crate) fn of(secret: &str) -> Option<Code> {
        let of = |seed: String| Code::from_hash(&Sha256::digest(seed));
        let first = of(format!("table {secret}"));
        let others = (1..TRIES).map(|nth| of(format!("table {secret} {nth}")));
        std::iter::once(first)
            .chain(others)
            .flatten()
            .find(Code::is_decent)
    }

    fn from_hash(hash: &[u8]) -> Option<Code> {
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

    /// Whether the code contains no rude word. The dash doesn't separate words, because nobody says it.
    fn is_decent(&self) -> bool {
        let letters = self.0.to_string().replace('-', "");
        rude().all(|word| !letters.contains(word))
    }

    /// Parses what somebody typed. Capitals, spaces and the dash don't matter.
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

    /// Tries each word at every place in a code, also across the dash.
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
                // Parsing accepts rude codes: tables from before this check may have one.
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
                "puta", "foda", "pula", "fute", "kaka", "jode", "rape", "niga", "teta", "pene",
                "kono", "kona", "kojone", "marik", "moro", "pusi", "kulo", "fudi", "nute", "nike",
            ] {
                assert!(!text.contains(word), "{code}");
            }
            let first = Code::from_hash(&Sha256::digest(format!("table {secret}"))).unwrap();
            passed_over += usize::from(first != code);
        }
        // One in eleven, so there are still millions.
        assert!((4_200..4_900).contains(&passed_over), "{passed_over}");
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
