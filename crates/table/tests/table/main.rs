//! What holds around a table (R7), chapter by chapter. Whatever a test does here is also replayed
//! from its log, through JSON, at every step.

// Clippy lets tests off, but not what they share.
#![allow(clippy::panic, clippy::unwrap_used)]

mod bots;
mod chat;
mod clock;
mod decks;
mod evening;
mod golden;
mod guide;
mod host;
mod log;
mod random;
mod rematch;
mod seats;
mod secrecy;
mod stand_in;
mod takeover;
mod ticket;
