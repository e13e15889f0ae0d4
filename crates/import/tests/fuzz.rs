//! The body of the fuzz target over damaged zips and manifests, and over the seeds in `fuzz/corpus`, on
//! every run of the tests.

#![allow(clippy::unwrap_used)]

#[path = "../fuzz/body.rs"]
mod body;
mod common;

use std::{fs, path::Path};

use body::Reached;
use common::zip_of;

/// A plain generator; the same bytes on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, end: usize) -> usize {
        (self.roll() % end.max(1) as u64) as usize
    }
}

const MANIFEST: &str = "title = \"Owls\"\nlanguage = \"en\"\n\n[cards.\"a.jpg\".en]\ndescription = \"An owl.\"\nwords = [\"night\"]\n";

fn sum(one: Reached, other: Reached) -> Reached {
    Reached {
        zips: one.zips + other.zips,
        files: one.files + other.files,
        problems: one.problems + other.problems,
        manifests: one.manifests + other.manifests,
    }
}

#[test]
fn damaged_zips_break_nothing() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let files = [
        ("a.jpg", vec![7; 3000]),
        ("birds/deck.toml", MANIFEST.into()),
        ("../b.jpg", vec![1; 10]),
        ("c.jpg", vec![0; 100_000]),
        ("d.png", (0..2000).map(|n| n as u8).collect()),
    ];
    let whole = zip_of(&files);
    let mut all = body::run(&whole);
    assert_eq!((all.zips, all.files, all.problems), (1, 3, 2), "{all:?}");
    for _ in 0..4000 {
        let mut bytes = whole.clone();
        for _ in 0..=dice.below(6) {
            // Most damage where the zip says what it holds.
            let from = if dice.below(3) == 0 {
                0
            } else {
                bytes.len() - 400
            };
            let at = from + dice.below(bytes.len() - from);
            match dice.below(4) {
                0 => bytes.truncate(at.max(500)),
                1 => bytes[at] = 0xff,
                2 => bytes[at] ^= 1 << dice.below(8),
                _ => bytes[at] = dice.roll() as u8,
            }
        }
        all = sum(all, body::run(&bytes));
    }
    // Bytes that never get anywhere would prove nothing.
    assert!(
        all.zips > 1000 && all.files > 2000 && all.problems > 2000,
        "{all:?}"
    );
}

#[test]
fn damaged_manifests_break_nothing() {
    let mut dice = Dice(7);
    let mut all = Reached::default();
    for _ in 0..4000 {
        let mut bytes = MANIFEST.as_bytes().to_vec();
        for _ in 0..=dice.below(3) {
            let at = dice.below(bytes.len());
            match dice.below(3) {
                0 => bytes[at] = dice.roll() as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b"\"=[].\n#\\"[dice.below(8)]),
            }
        }
        all = sum(all, body::run(&bytes));
    }
    assert!((200..3800).contains(&all.manifests), "{all:?}");
}

#[test]
fn the_corpus_breaks_nothing() {
    let mut dice = Dice(11);
    let mut whole = Reached::default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/decks");
    for seed in fs::read_dir(folder).unwrap() {
        let path = seed.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        // If one breaks something, this is the last that was read.
        println!("{}", path.display());
        whole = sum(whole, body::run(&bytes));
        for _ in 0..100 {
            let mut damaged = bytes.clone();
            for _ in 0..=dice.below(4) {
                let at = dice.below(damaged.len());
                damaged[at] = dice.roll() as u8;
            }
            body::run(&damaged);
        }
    }
    // Seeds that never get anywhere would prove nothing.
    assert!(
        whole.zips >= 7 && whole.files >= 10 && whole.problems >= 5 && whole.manifests >= 4,
        "{whole:?}"
    );
}

#[test]
fn few_bytes_break_nothing() {
    body::run(&[]);
    for first in 0..=255 {
        body::run(&[first]);
        body::run(&[first; 100]);
        body::run(&[b"PK\x05\x06", &[first; 18][..]].concat());
    }
}
