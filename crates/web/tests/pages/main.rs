//! Draws pages of tables that are played in code.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test may stop where it likes"
)]

mod assets;
mod big_screen;
mod clue;
mod coach;
mod every_page;
mod limits;
mod pause;
mod play;
mod podium;
mod rulebook;
mod secrecy;
mod sizes;
mod snapshots;
mod words;
