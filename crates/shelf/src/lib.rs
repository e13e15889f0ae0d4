//! The decks of a server.
//!
//! People keep decks on shelves of the store ([`Decks`]) and bring new ones ([`Importing`]). A table plays
//! with a [`Mix`] of decks. What nobody uses any more is deleted ([`sweep`]).

mod decks;
mod importing;
mod mix;
mod note;
mod own;
mod sweep;
mod twice;

use std::io;

use moonhare_gate::Shut;
use moonhare_store::{PutError, StoreError};

pub use decks::{Decks, deck_id};
pub use importing::{Importing, Sent, UPLOADS};
pub use mix::{Mix, MixCard};
pub use note::{DeckNote, words_beside};
pub use sweep::sweep;
pub use twice::Twice;

/// Why something could not be done just now.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Put(#[from] PutError),
    /// A temporary file outside the store, during an upload.
    #[error(transparent)]
    File(#[from] io::Error),
    #[error(transparent)]
    Decoders(#[from] Shut),
}
