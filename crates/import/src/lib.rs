//! How people's files become decks.
//!
//! A deck comes as a folder or a zip ([`open`]). [`Import::take`] makes a card of each picture, and
//! [`Import::finish`] gives the deck. Nothing here writes anywhere: whoever imports keeps the pictures.

mod archive;
mod colour;
mod decode;
mod import;
mod kind;
mod limits;
mod name;
mod outline;
mod picture;

pub use archive::{Files, Folder, Found, Zip, open};
pub use import::{Import, Imported, Made};
pub use kind::FileKind;
pub use limits::DeckLimits;
pub use picture::{Picture, Shape, jpeg};
