//! The body of the fuzz target over random bytes and over the seeds in `fuzz/corpus`, on every run of the
//! tests.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "../fuzz/body.rs"]
mod body;
#[path = "common/dice.rs"]
#[allow(dead_code)]
mod dice;

use std::{fs, path::Path};

use dice::Dice;

#[test]
fn random_bytes_break_nothing() {
    let mut dice = Dice(20);
    let mut sum = body::Reached::default();
    let (mut games, mut finished) = (0, 0);
    for _ in 0..3000 {
        let length = dice.below(2000);
        let bytes: Vec<u8> = (0..length).map(|_| dice.roll() as u8).collect();
        let reached = body::run(&bytes);
        sum.accepted += reached.accepted;
        sum.refused += reached.refused;
        games += usize::from(reached.rounds > 0);
        finished += usize::from(reached.over);
    }
    // Bytes that never get anywhere would prove nothing.
    assert!(sum.accepted > 100_000 && sum.refused > 100_000, "{sum:?}");
    assert!(games > 300, "{games} games had a whole round");
    assert!(finished > 30, "{finished} games were played to the end");
}

#[test]
fn the_corpus_breaks_nothing() {
    let mut dice = Dice(21);
    let (mut finished, mut rounds) = (0, 0);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/commands");
    for seed in fs::read_dir(folder).unwrap() {
        let path = seed.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        // If one breaks something, this is the last that was read.
        println!("{}", path.display());
        let reached = body::run(&bytes);
        finished += usize::from(reached.over);
        rounds += reached.rounds;
        for _ in 0..20 {
            let mut damaged = bytes.clone();
            for _ in 0..=dice.below(4) {
                let at = dice.below(damaged.len());
                damaged[at] = dice.roll() as u8;
            }
            body::run(&damaged);
        }
    }
    // Seeds that never get anywhere would prove nothing.
    assert!(finished >= 8, "{finished} seeds play a game to its end");
    assert!(rounds >= 20, "{rounds} rounds");
}

#[test]
fn no_bytes_and_few_bytes_break_nothing() {
    body::run(&[]);
    for first in 0..=255 {
        body::run(&[first]);
        body::run(&[first; 64]);
    }
}
