//! What a deck is: its cards, the words that describe them, and the names of their pictures.
//!
//! [`name`] and [`words`] are about the deck that comes with the program. A deck of one's own is an
//! [`OwnDeck`]; its author may describe it in a [`Manifest`]. There are no pictures here: those of the
//! built-in deck are in the crate `pictures`, and the crate `import` makes decks of people's files.

mod look;
mod manifest;
mod moonhare;
mod name;
mod own;
mod problem;

pub use look::Look;
pub use manifest::Manifest;
pub use moonhare::{CARDS_IN_DECK, name, words};
pub use name::{LONGEST_NAME, MANIFEST, shown, title_from};
pub use own::{MOST_DECK_BYTES, NotADeck, OwnCard, OwnDeck, Size, WordsByLanguage, fingerprint};
pub use problem::{FileProblem, megabytes};
