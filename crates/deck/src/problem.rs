//! What can be wrong with a file of a deck. The rest of the deck is used all the same.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a file was left out: a sentence that names it and says what to do.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[non_exhaustive]
pub enum FileProblem {
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

impl FileProblem {
    /// For a file that is larger than `most` bytes.
    pub fn too_large(file: &str, most: u64) -> FileProblem {
        FileProblem::FileTooLarge {
            file: crate::name::shown(file),
            most: megabytes(most),
        }
    }

    /// The file that the problem is about.
    pub fn file(&self) -> &str {
        match self {
            FileProblem::FileNotAPicture { file }
            | FileProblem::FileOfOtherKind { file, .. }
            | FileProblem::FileBroken { file }
            | FileProblem::FileEmpty { file }
            | FileProblem::FileTooLarge { file, .. }
            | FileProblem::FileTooManyPixels { file, .. }
            | FileProblem::FileTakesTooMuch { file, .. }
            | FileProblem::FileTooSmall { file, .. }
            | FileProblem::FileTooSlow { file }
            | FileProblem::FileTwice { file, .. }
            | FileProblem::FileOutside { file }
            | FileProblem::FileIsALink { file }
            | FileProblem::FileLocked { file }
            | FileProblem::FilePackedOtherwise { file }
            | FileProblem::ZipBroken { file }
            | FileProblem::TooManyFiles { file, .. }
            | FileProblem::TooManyPictures { file, .. }
            | FileProblem::AllTooLarge { file, .. }
            | FileProblem::FileUnreadable { file, .. }
            | FileProblem::ManifestUnreadable { file, .. }
            | FileProblem::ManifestTooLong { file, .. }
            | FileProblem::ManifestWithoutPicture { file, .. }
            | FileProblem::AndMore { file, .. } => file,
        }
    }

    /// One problem of each kind, so that a test can check that each has its message.
    pub fn one_of_each() -> Vec<FileProblem> {
        let file = || "owl.jpg".to_owned();
        let why = || "it is dark".to_owned();
        vec![
            FileProblem::FileNotAPicture { file: file() },
            FileProblem::FileOfOtherKind {
                file: file(),
                kind: "AVIF".into(),
            },
            FileProblem::FileBroken { file: file() },
            FileProblem::FileEmpty { file: file() },
            FileProblem::FileTooLarge {
                file: file(),
                most: 32,
            },
            FileProblem::FileTooManyPixels {
                file: file(),
                width: 20_000,
                height: 20_000,
                most: 52,
            },
            FileProblem::FileTakesTooMuch {
                file: file(),
                most: 176,
            },
            FileProblem::FileTooSmall {
                file: file(),
                width: 16,
                height: 16,
                least: 200,
            },
            FileProblem::FileTooSlow { file: file() },
            FileProblem::FileTwice {
                file: file(),
                other: "moth.png".into(),
            },
            FileProblem::FileOutside { file: file() },
            FileProblem::FileIsALink { file: file() },
            FileProblem::FileLocked { file: file() },
            FileProblem::FilePackedOtherwise { file: file() },
            FileProblem::ZipBroken { file: file() },
            FileProblem::TooManyFiles {
                file: file(),
                most: 2000,
            },
            FileProblem::TooManyPictures {
                file: file(),
                most: 500,
            },
            FileProblem::AllTooLarge {
                file: file(),
                most: 1024,
            },
            FileProblem::FileUnreadable {
                file: file(),
                why: why(),
            },
            FileProblem::ManifestUnreadable {
                file: file(),
                why: why(),
            },
            FileProblem::ManifestTooLong {
                file: file(),
                field: "title".into(),
                most: 80,
            },
            FileProblem::ManifestWithoutPicture {
                file: file(),
                card: "moth.png".into(),
            },
            FileProblem::AndMore {
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

/// Bytes in the unit that the sentences use.
pub fn megabytes(bytes: u64) -> u64 {
    bytes / (1024 * 1024)
}
