//! What can be wrong with a file of a deck. The rest of the deck is used all the same.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a file was left out: a sentence that names it and says what to do.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Problem {
    #[error("{file} isn’t a picture we can use; save it as JPEG, PNG or WebP.")]
    FileNotAPicture { file: String },
    #[error("{file} is in {kind} format, which we can’t read; save it as JPEG or PNG.")]
    FileOfOtherKind { file: String, kind: String },
    #[error("{file} is damaged or incomplete; save or copy it again.")]
    FileBroken { file: String },
    #[error("{file} is empty; copy it again.")]
    FileEmpty { file: String },
    #[error("{file} is larger than {most} MB; save a smaller version.")]
    FileTooLarge { file: String, most: u64 },
    #[error(
        "{file} has {width} × {height} pixels, more than {most} million; save a smaller version."
    )]
    FileTooManyPixels {
        file: String,
        width: u32,
        height: u32,
        most: u64,
    },
    #[error(
        "{file} takes more than {most} MB of memory to read; save a smaller version, or an ordinary JPEG."
    )]
    FileTakesTooMuch { file: String, most: u64 },
    #[error(
        "{file} is only {width} × {height} pixels; a card needs at least {least} on each side."
    )]
    FileTooSmall {
        file: String,
        width: u32,
        height: u32,
        least: u32,
    },
    #[error("{file} took too long to read; save it again as an ordinary JPEG.")]
    FileTooSlow { file: String },
    #[error("{file} is the same picture as {other}, so it was left out.")]
    FileTwice { file: String, other: String },
    #[error("{file} would end up outside the deck; give it a plain file name.")]
    FileOutside { file: String },
    #[error("{file} is a link to somewhere else; put the picture itself in the deck.")]
    FileIsALink { file: String },
    #[error("{file} is locked with a password; zip the deck without one.")]
    FileLocked { file: String },
    #[error("{file} is packed in a way we can’t unpack; zip the deck the ordinary way.")]
    FilePackedOtherwise { file: String },
    #[error("{file} isn’t a zip, or it’s incomplete; zip the deck again.")]
    ZipBroken { file: String },
    #[error("{file} holds more than {most} files; leave out whatever isn’t part of the deck.")]
    TooManyFiles { file: String, most: usize },
    #[error("The deck already has {most} pictures, so {file} was left out; make a second deck.")]
    TooManyPictures { file: String, most: usize },
    #[error(
        "Together the files are larger than {most} MB, so {file} and everything after it were left out."
    )]
    AllTooLarge { file: String, most: u64 },
    #[error("{file} can’t be read: {why}.")]
    FileUnreadable { file: String, why: String },
    #[error("We couldn’t make sense of {file}, so it was left out: {why}.")]
    ManifestUnreadable { file: String, why: String },
    #[error("{file}: {field} is too long; {most} characters at most.")]
    ManifestTooLong {
        file: String,
        field: String,
        most: usize,
    },
    #[error("{file} has words for {card}, but there’s no such picture in the deck.")]
    ManifestWithoutPicture { file: String, card: String },
    #[error("{}", and_more(.file, *.more))]
    AndMore { file: String, more: usize },
}

impl Problem {
    /// A file with more bytes than may be.
    pub fn too_large(file: &str, most: u64) -> Problem {
        Problem::FileTooLarge {
            file: crate::name::shown(file),
            most: megabytes(most),
        }
    }

    /// Of which file it speaks.
    pub fn file(&self) -> &str {
        match self {
            Problem::FileNotAPicture { file }
            | Problem::FileOfOtherKind { file, .. }
            | Problem::FileBroken { file }
            | Problem::FileEmpty { file }
            | Problem::FileTooLarge { file, .. }
            | Problem::FileTooManyPixels { file, .. }
            | Problem::FileTakesTooMuch { file, .. }
            | Problem::FileTooSmall { file, .. }
            | Problem::FileTooSlow { file }
            | Problem::FileTwice { file, .. }
            | Problem::FileOutside { file }
            | Problem::FileIsALink { file }
            | Problem::FileLocked { file }
            | Problem::FilePackedOtherwise { file }
            | Problem::ZipBroken { file }
            | Problem::TooManyFiles { file, .. }
            | Problem::TooManyPictures { file, .. }
            | Problem::AllTooLarge { file, .. }
            | Problem::FileUnreadable { file, .. }
            | Problem::ManifestUnreadable { file, .. }
            | Problem::ManifestTooLong { file, .. }
            | Problem::ManifestWithoutPicture { file, .. }
            | Problem::AndMore { file, .. } => file,
        }
    }

    /// One of each, so that a test can see that each has its words.
    pub fn one_of_each() -> Vec<Problem> {
        let file = || "owl.jpg".to_owned();
        let why = || "it is dark".to_owned();
        vec![
            Problem::FileNotAPicture { file: file() },
            Problem::FileOfOtherKind {
                file: file(),
                kind: "AVIF".into(),
            },
            Problem::FileBroken { file: file() },
            Problem::FileEmpty { file: file() },
            Problem::FileTooLarge {
                file: file(),
                most: 32,
            },
            Problem::FileTooManyPixels {
                file: file(),
                width: 20_000,
                height: 20_000,
                most: 52,
            },
            Problem::FileTakesTooMuch {
                file: file(),
                most: 176,
            },
            Problem::FileTooSmall {
                file: file(),
                width: 16,
                height: 16,
                least: 200,
            },
            Problem::FileTooSlow { file: file() },
            Problem::FileTwice {
                file: file(),
                other: "moth.png".into(),
            },
            Problem::FileOutside { file: file() },
            Problem::FileIsALink { file: file() },
            Problem::FileLocked { file: file() },
            Problem::FilePackedOtherwise { file: file() },
            Problem::ZipBroken { file: file() },
            Problem::TooManyFiles {
                file: file(),
                most: 2000,
            },
            Problem::TooManyPictures {
                file: file(),
                most: 500,
            },
            Problem::AllTooLarge {
                file: file(),
                most: 1024,
            },
            Problem::FileUnreadable {
                file: file(),
                why: why(),
            },
            Problem::ManifestUnreadable {
                file: file(),
                why: why(),
            },
            Problem::ManifestTooLong {
                file: file(),
                field: "title".into(),
                most: 80,
            },
            Problem::ManifestWithoutPicture {
                file: file(),
                card: "moth.png".into(),
            },
            Problem::AndMore {
                file: file(),
                more: 7,
            },
        ]
    }
}

fn and_more(file: &str, more: usize) -> String {
    match more {
        1 => format!("One more problem was found, in {file}."),
        _ => format!("{more} more problems were found, the first in {file}."),
    }
}

/// Bytes as the sentences count them.
pub(crate) fn megabytes(bytes: u64) -> u64 {
    bytes / (1024 * 1024)
}
