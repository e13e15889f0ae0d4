//! Faults in a language's folder.

use std::fmt;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The path, beginning with the language's tag: `it/messages/game.ftl`.
    pub file: String,
    pub line: Option<usize>,
    pub what: String,
}

impl Fault {
    pub(crate) fn new(file: &str, line: Option<usize>, what: impl Into<String>) -> Fault {
        Fault {
            file: file.to_owned(),
            line,
            what: what.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.what),
            None => write!(f, "{}: {}", self.file, self.what),
        }
    }
}

/// The line that holds this byte of the text, counted from 1.
pub(crate) fn line_of(text: &str, place: usize) -> usize {
    let before = text.get(..place).unwrap_or(text);
    before.matches('\n').count() + 1
}
