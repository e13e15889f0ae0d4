//! Decks of one's own, from the lobby to the last card.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod bring;
mod files;
mod keep;
mod play;
mod words;
