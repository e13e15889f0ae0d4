//! `deck.toml`: what a deck says about itself.

use std::collections::BTreeMap;

use moonhare_languages::CardWords;
use serde::Deserialize;
use toml_parser::{Source, lexer::TokenKind};

use crate::{FileProblem, WordsByLanguage, name::MANIFEST};

/// No deck needs a longer manifest.
const MOST_BYTES: usize = 2 * 1024 * 1024;
const LONG_TITLE: usize = 80;
const LONG_NOTE: usize = 200;
const LONG_DESCRIPTION: usize = 400;
const LONG_WORD: usize = 60;
const LONG_CLUE: usize = 100;
const MOST_WORDS: usize = 100;

/// Cards with words, and languages of one card. A deck has fewer of both.
const MOST_CARDS: usize = 2000;
const MOST_LANGUAGES: usize = 20;

/// Marks in the TOML that begin a table, and that begin a value. The largest deck has fewer. Each one
/// takes far more memory to parse than it has bytes.
const MOST_TABLES: usize = 50_000;
const MOST_VALUES: usize = 300_000;

/// A `deck.toml`. Every field can be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Manifest {
    pub title: Option<String>,
    pub author: Option<String>,
    #[serde(alias = "license")]
    pub licence: Option<String>,
    /// The language of the title, and of words that name no language: a tag like `en` or `pt-BR`.
    pub language: Option<String>,
    /// The words about each card, by the name of its file.
    pub cards: BTreeMap<String, WordsByLanguage>,
    /// How many cards were left out because there are too many.
    #[serde(skip)]
    pub beyond: usize,
}

impl Manifest {
    pub fn read(bytes: &[u8]) -> Result<Manifest, FileProblem> {
        let unreadable = |why: String| FileProblem::ManifestUnreadable {
            file: MANIFEST.into(),
            why,
        };
        if bytes.len() > MOST_BYTES {
            return Err(unreadable("it is too long".into()));
        }
        let text = std::str::from_utf8(bytes)
            .map_err(|_| unreadable("it is not written in UTF-8".into()))?;
        // Some editors begin a file with this mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if !is_plain(text) {
            return Err(unreadable("it has too many parts".into()));
        }
        let mut manifest: Manifest = toml::from_str(text).map_err(|error| {
            let line = error
                .span()
                .and_then(|span| text.get(..span.start))
                .map(|before| before.matches('\n').count() + 1);
            let what = error.message().trim_end_matches('.').replace('\n', " ");
            unreadable(match line {
                Some(line) => format!("line {line}, {what}"),
                None => what,
            })
        })?;
        manifest.tidy()?;
        Ok(manifest)
    }

    /// Trims every text and refuses a long one.
    fn tidy(&mut self) -> Result<(), FileProblem> {
        short("title", &mut self.title, LONG_TITLE)?;
        short("author", &mut self.author, LONG_NOTE)?;
        short("licence", &mut self.licence, LONG_NOTE)?;
        if let Some(language) = &self.language {
            check_language(language)?;
        }
        if let Some((first, _)) = self.cards.iter().nth(MOST_CARDS) {
            let first = first.clone();
            self.beyond = self.cards.split_off(&first).len();
        }
        for (card, books) in &mut self.cards {
            if books.len() > MOST_LANGUAGES {
                return Err(FileProblem::ManifestUnreadable {
                    file: MANIFEST.into(),
                    why: format!(
                        "{} has words in more than {MOST_LANGUAGES} languages",
                        crate::name::shown(card)
                    ),
                });
            }
            for (language, words) in books {
                check_language(language)?;
                tidy_words(words, card)?;
            }
        }
        Ok(())
    }
}

/// Whether a text has no more parts than a deck may have. Counting takes no memory; parsing would.
fn is_plain(text: &str) -> bool {
    let (mut tables, mut values) = (0, 0);
    for token in Source::new(text).lex() {
        match token.kind() {
            TokenKind::Dot | TokenKind::LeftSquareBracket | TokenKind::LeftCurlyBracket => {
                tables += 1;
            }
            TokenKind::Equals | TokenKind::Comma => values += 1,
            _ => {}
        }
    }
    tables <= MOST_TABLES && values <= MOST_VALUES
}

/// Trims the words of a card and refuses a long one.
fn tidy_words(words: &mut CardWords, card: &str) -> Result<(), FileProblem> {
    let field = |name: &str| format!("{name} of {}", crate::name::shown(card));
    tidy_text(&mut words.title);
    tidy_text(&mut words.description);
    check_length(field("title"), &words.title, LONG_TITLE)?;
    check_length(field("description"), &words.description, LONG_DESCRIPTION)?;
    for (name, list, long) in [
        ("a word", &mut words.words, LONG_WORD),
        ("a clue", &mut words.clues, LONG_CLUE),
    ] {
        list.iter_mut().for_each(tidy_text);
        list.retain(|text| !text.is_empty());
        list.truncate(MOST_WORDS);
        for text in list {
            check_length(field(name), text, long)?;
        }
    }
    Ok(())
}

fn check_language(tag: &str) -> Result<(), FileProblem> {
    let plain = tag
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if plain && (2..=35).contains(&tag.len()) {
        return Ok(());
    }
    Err(FileProblem::ManifestUnreadable {
        file: MANIFEST.into(),
        why: format!(
            "{:?} is no language; write a tag like \"en\" or \"pt-BR\"",
            crate::name::shown(tag)
        ),
    })
}

fn short(field: &str, text: &mut Option<String>, most: usize) -> Result<(), FileProblem> {
    if let Some(text) = text {
        tidy_text(text);
        check_length(field.to_owned(), text, most)?;
    }
    *text = text.take().filter(|text| !text.is_empty());
    Ok(())
}

fn tidy_text(text: &mut String) {
    let plain: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    *text = plain.trim().to_owned();
}

fn check_length(field: String, text: &str, most: usize) -> Result<(), FileProblem> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(FileProblem::ManifestTooLong {
        file: MANIFEST.into(),
        field,
        most,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_manifest_is_read() {
        let text = r#"
            title = " Our summer "
            author = "Ana"
            license = "CC BY 4.0"
            language = "pt-BR"

            [cards."owl.jpg".en]
            description = "An owl reads a letter."
            words = ["night", " post ", ""]
        "#;
        let manifest = Manifest::read(text.as_bytes()).unwrap();
        assert_eq!(manifest.title.as_deref(), Some("Our summer"));
        assert_eq!(manifest.licence.as_deref(), Some("CC BY 4.0"));
        let words = &manifest.cards["owl.jpg"]["en"];
        assert_eq!(words.description, "An owl reads a letter.");
        assert_eq!(words.words, ["night", "post"]);
        assert_eq!(Manifest::read(b"").unwrap(), Manifest::default());
    }

    /// Reading each of these would take hundreds of megabytes.
    #[test]
    fn too_many_parts_are_refused_before_they_are_read() {
        let keys: String = (0..100_000).map(|n| format!("{n}.a.b.c=1\n")).collect();
        let tables: String = (0..80_000).map(|n| format!("[cards.{n}.en]\n")).collect();
        let values = format!("title = [{}]", "1,".repeat(1_000_000));
        for bomb in [keys, tables, values] {
            let said = Manifest::read(bomb.as_bytes()).unwrap_err().to_string();
            assert!(said.contains("too many parts"), "{said}");
        }
        // Marks within words are none.
        let words = format!("title = \"a\" # {}", "[".repeat(MOST_TABLES + 1));
        assert!(Manifest::read(words.as_bytes()).is_ok());
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let said = |text: &str| Manifest::read(text.as_bytes()).unwrap_err().to_string();
        assert!(said("title = \"a\"\ntitel = \"b\"").contains("line 2"));
        assert!(said("title = 5").contains("deck.toml"));
        assert!(said("language = \"the moon\"").contains("no language"));
        assert!(said(&format!("title = \"{}\"", "x".repeat(81))).contains("title is too long"));
        assert!(
            said(&format!(
                "[cards.\"a.jpg\".en]\ndescription = \"{}\"",
                "x".repeat(401)
            ))
            .contains("description of a.jpg")
        );
        let latin = Manifest::read(b"title = \"caf\xe9\"").unwrap_err();
        assert!(latin.to_string().contains("UTF-8"));
    }
}
