//! Feeds arbitrary commands to the rules and checks what must always hold.
//!
//! `cargo +nightly fuzz run commands` in `crates/rules` searches (needs `cargo install cargo-fuzz`
//! and a nightly compiler). A plain `cargo run --bin commands` in `crates/rules/fuzz` works on a
//! stable compiler too, but blindly, without feedback on what was reached. The same checks run over
//! random bytes in `tests/fuzz.rs`.

#![no_main]

#[path = "../body.rs"]
mod body;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    body::run(bytes);
});
