//! Strangers who mean harm, all at once, against the program as it is released.

use crate::sh;

pub(crate) fn run(words: &[String]) -> Result<(), String> {
    sh::run("cargo build --release --package moonhare --package moonhare-siege")?;
    let words = words.join(" ");
    sh::run(&format!(
        "target/release/siege --program target/release/moonhare {words}"
    ))
}
