//! Words that people type: trimmed, of a bounded length as people count it, and harmless on a screen.

use std::{fmt, ops::Deref, sync::Arc};

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use crate::RuleError;

/// Text of 1 to `MOST` characters as a reader counts them (grapheme clusters).
///
/// Runs of white space are one space. Characters that are unseen, change the direction of what
/// stands around them, or pile up beyond reading are left out, so that no text can pose as another
/// or break a page.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Text<const MOST: usize>(Arc<str>);

/// What a player is called at the table.
pub type Name = Text<30>;

/// A clue in writing (R3.2).
pub type ClueText = Text<200>;

/// More code points than this in one character are marks heaped on a letter.
const MOST_MARKS: usize = 12;

impl<const MOST: usize> Text<MOST> {
    pub fn new(raw: &str) -> Result<Self, RuleError> {
        clean(raw, MOST).map(|clean| Text(clean.into()))
    }
}

/// What becomes of words that people typed; most of them stay as they are.
pub fn clean(raw: &str, most: usize) -> Result<String, RuleError> {
    // Far beyond any acceptable text: refused before work is spent on it.
    if raw.len() > most * 64 {
        return Err(RuleError::TextTooLong { most });
    }
    let mut clean = String::with_capacity(raw.len());
    for word in raw.split(|c: char| c.is_whitespace() || c.is_control()) {
        let start = clean.len();
        clean.push_str(&cut_heaps(word.chars().filter(|&c| !unseen(c)).collect()));
        if start > 0 && clean.len() > start {
            clean.insert(start, ' ');
        }
    }
    // A lone joiner or mark has nothing to stand on.
    if !clean.chars().any(|c| !joins(c) && !c.is_whitespace()) {
        return Err(RuleError::BlankText);
    }
    if clean.graphemes(true).count() > most {
        return Err(RuleError::TextTooLong { most });
    }
    Ok(clean)
}

/// No character of more than `MOST_MARKS` code points. What is left of a heap may join with what
/// stands after it, so this goes on until nothing changes: a text read again must be the same text.
fn cut_heaps(mut word: String) -> String {
    loop {
        let characters = word.graphemes(true);
        let cut: String = (characters.flat_map(|c| c.chars().take(MOST_MARKS))).collect();
        if cut.len() == word.len() {
            return cut;
        }
        word = cut;
    }
}

/// Direction overrides and isolates, invisible fillers, tags and private use. Joiners and variation
/// selectors stay: scripts and emoji need them.
fn unseen(c: char) -> bool {
    matches!(c,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
        | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFFD}' | '\u{E000}'..='\u{F8FF}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{E0FFF}' | '\u{F0000}'..='\u{10FFFF}')
}

fn joins(c: char) -> bool {
    matches!(c, '\u{0300}'..='\u{036F}' | '\u{200C}' | '\u{200D}' | '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE0F}')
}

impl<const MOST: usize> Deref for Text<MOST> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const MOST: usize> fmt::Display for Text<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl<const MOST: usize> fmt::Debug for Text<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl<const MOST: usize> TryFrom<String> for Text<MOST> {
    type Error = RuleError;

    fn try_from(raw: String) -> Result<Self, RuleError> {
        Text::new(&raw)
    }
}

impl<const MOST: usize> From<Text<MOST>> for String {
    fn from(text: Text<MOST>) -> String {
        text.0.as_ref().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(raw: &str) -> Result<String, RuleError> {
        Name::new(raw).map(String::from)
    }

    #[test]
    fn white_space_is_folded() {
        assert_eq!(name("  Ana \t\n Blu  ").unwrap(), "Ana Blu");
        assert_eq!(name("a\u{0}b").unwrap(), "a b");
    }

    #[test]
    fn blank_is_refused() {
        for raw in [
            "",
            "   ",
            "\u{200B}\u{2060}",
            "\u{200D}",
            "\u{3164}",
            "\u{0301}",
        ] {
            assert_eq!(name(raw), Err(RuleError::BlankText), "{raw:?}");
        }
    }

    #[test]
    fn characters_are_counted_as_people_do() {
        let family = "👩‍👩‍👧‍👦";
        assert_eq!(name(&family.repeat(30)).unwrap(), family.repeat(30));
        assert_eq!(
            name(&"é".repeat(31)),
            Err(RuleError::TextTooLong { most: 30 })
        );
        assert_eq!(
            name(&"x".repeat(1 << 20)),
            Err(RuleError::TextTooLong { most: 30 })
        );
    }

    #[test]
    fn direction_tricks_are_left_out_and_scripts_kept() {
        assert_eq!(name("\u{202E}anA\u{202C}").unwrap(), "anA");
        for kept in ["דנה", "さくら", "नमस्ते", "Ștefan", "می‌خواهم"] {
            assert_eq!(name(kept).unwrap(), kept);
        }
    }

    #[test]
    fn heaps_of_marks_are_cut() {
        let heap = format!("Z{}", "\u{0334}".repeat(300));
        assert_eq!(name(&heap).unwrap().chars().count(), MOST_MARKS);
    }

    #[test]
    fn cleaning_twice_changes_nothing() {
        for raw in [
            "  a  b ",
            "a\u{200B} \u{200B}b",
            "\u{202E}x y\u{2066}",
            "Z\u{0334}\u{0334}",
        ] {
            let once = name(raw).unwrap();
            assert_eq!(name(&once).unwrap(), once);
        }
    }
}
