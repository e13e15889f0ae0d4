//! Painting the built-in deck.

use crate::sh;

/// Runs the painter, built so that it is both fast and quick to build.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let words = words.join(" ");
    sh::run(&format!(
        "cargo run --quiet --profile paint --package moonhare-art --bin paint -- {words}"
    ))
}
