//! Feeds arbitrary bytes to what reads zips and manifests, and checks what must always hold.
//!
//! `cargo +nightly fuzz run decks` in `crates/import` searches (needs `cargo install cargo-fuzz` and a
//! nightly compiler). A plain `cargo run --bin decks` in `crates/import/fuzz` works on a stable
//! compiler too, but blindly. The same checks run over damaged zips in `tests/fuzz.rs`.

#![no_main]

#[path = "../body.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    body::run(bytes);
});
