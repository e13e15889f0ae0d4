//! Decks: the pictures of their cards, and the words that describe them.

mod moonhare;

pub use moonhare::{CARDS_IN_DECK, Size, Words, edition, name, painted, picture, words};
