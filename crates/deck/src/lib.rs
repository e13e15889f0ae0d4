//! Decks: the pictures of their cards, and the words that describe them.
//!
//! [`picture`] and [`words`] are the deck that comes with the program. A deck of one's own comes as
//! a folder or a zip ([`open`]); each of its files goes through [`Import::take`], and what comes of
//! all of them is an [`OwnDeck`]. Nothing here writes anywhere: whoever imports keeps the pictures.

mod archive;
mod colour;
mod decode;
mod import;
mod kind;
mod limits;
mod look;
mod manifest;
mod moonhare;
mod name;
mod outline;
mod own;
mod picture;
mod problem;

pub use archive::{Files, Folder, Found, Zip, open};
pub use import::{Import, Imported, Made};
pub use kind::Kind;
pub use limits::Limits;
pub use look::Look;
pub use manifest::Manifest;
pub use moonhare::{CARDS_IN_DECK, Size, edition, name, picture, words};
pub use name::{MANIFEST, title_from};
pub use own::{MOST_DECK_BYTES, NotADeck, OwnCard, OwnDeck, fingerprint};
pub use picture::{Picture, Shape, jpeg};
pub use problem::Problem;
