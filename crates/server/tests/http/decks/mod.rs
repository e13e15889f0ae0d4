//! Uploaded decks, from the lobby to the last card.

mod bring;
pub(crate) mod files;
mod keep;
mod play;
mod words;
