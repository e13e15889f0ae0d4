//! Tables over HTTP: one task for each live table, pages and JSON for everybody who looks.

mod clock;
mod clockwork;
mod code;
mod config;
mod decks;
mod door;
mod http;
mod importing;
mod languages;
mod limits;
mod logbook;
mod metrics;
mod mix;
mod pictures;
mod room;
mod rooms;
mod secret;
mod serve;
mod summary;
mod sweep;

pub use code::Code;
pub use config::{Config, Limits, Pace, Tls};
pub use decks::{DeckNote, words_beside};
pub use languages::bring_languages;
pub use serve::{ServeError, Server};

/// Something that the server needs is not to be had just now; nothing was lost.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unavailable(pub String);

impl From<moonhare_store::StoreError> for Unavailable {
    fn from(error: moonhare_store::StoreError) -> Unavailable {
        Unavailable(error.to_string())
    }
}
