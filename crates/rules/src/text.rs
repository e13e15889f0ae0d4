//! Words that people type: trimmed, of a bounded length as people count it, and harmless on a screen.

use std::{fmt, ops::Deref, sync::Arc};

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use crate::RuleError;

/// Text of 1 to `MOST` characters as a reader counts them (grapheme clusters).
///
/// Runs of white space become one space. Some characters are removed: those that are invisible,
/// change the direction of the text around them, or pile up until nobody can read them. So no text
/// can pose as another or break a page.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Text<const MOST: usize>(Arc<str>);

/// What a player is called at the table.
pub type Name = Text<30>;

/// A clue in writing (R3.2).
pub type ClueText = Text<200>;

/// The most code points in one character. Any more are marks piled on a letter.
const MOST_MARKS: usize = 12;

impl<const MOST: usize> Text<MOST> {
    pub fn new(raw: &str) -> Result<Self, RuleError> {
        clean(raw, MOST).map(|clean| Text(clean.into()))
    }
}

/// Cleans text that people typed. Most text stays as it is.
pub fn clean(raw: &str, most: usize) -> Result<String, RuleError> {
    // Refuses text that is far too long before doing any work on it.
    if raw.len() > most * 64 {
        return Err(RuleError::TextTooLong { most });
    }
    let mut clean = String::with_capacity(raw.len());
    for word in raw.split(|c: char| c.is_whitespace() || c.is_control()) {
        let start = clean.len();
        let word = word.chars().filter(|&c| !unseen(c)).collect();
        let word = cut_heaps(word).ok_or(RuleError::TextTooLong { most })?;
        clean.push_str(&word);
        if start > 0 && clean.len() > start {
            clean.insert(start, ' ');
        }
    }
    // Joiners and marks without a letter aren't text.
    if !clean.chars().any(|c| !joins(c) && !c.is_whitespace()) {
        return Err(RuleError::BlankText);
    }
    if clean.graphemes(true).count() > most {
        return Err(RuleError::TextTooLong { most });
    }
    Ok(clean)
}

/// How often a word is shortened. Words that people type need one or two times.
const MOST_CUTS: usize = 8;

/// Shortens every character to `MOST_MARKS` code points. The rest of a shortened character may join
/// with the next one, so this repeats until nothing changes: cleaning a text again mustn't change
/// it. Returns `None` for a word that would take thousands of times.
fn cut_heaps(mut word: String) -> Option<String> {
    for _ in 0..MOST_CUTS {
        let characters = word.graphemes(true);
        let cut: String = (characters.flat_map(|c| c.chars().take(MOST_MARKS))).collect();
        if cut.len() == word.len() {
            return Some(cut);
        }
        word = cut;
    }
    None
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

    /// Each cut would take one character away and join the next one to the heap.
    #[test]
    fn a_heap_that_grows_again_with_every_cut_is_refused() {
        let heap = "©\u{200D}".repeat(6) + &"©".repeat(9585);
        let most = 300;
        assert_eq!(clean(&heap, most), Err(RuleError::TextTooLong { most }));
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
