//! Tables over HTTP: one task for each live table, pages and JSON for everybody who looks.

mod clock;
mod clockwork;
mod cluster;
mod code;
mod config;
mod connections;
mod http;
mod limits;
mod listing;
mod load;
mod logbook;
mod metrics;
mod passwords;
mod pictures;
mod readiness;
mod recordings;
mod room;
mod rooms;
mod secret;
mod serve;
mod sheet;
mod slots;
mod summary;
mod timeouts;

use std::io;

use moonhare_shelf::ShelfError;
use moonhare_store::{AppendError, PutError, StoreError};
use schemars::JsonSchema;
use serde::Serialize;

pub use code::Code;
pub use config::{Config, Limits, Pace, Tls};
pub use serve::{ServeError, Server};

/// Something that the server needs is unavailable.
#[derive(Clone, Debug, JsonSchema, Serialize, thiserror::Error)]
#[error("{what}")]
pub struct Unavailable {
    #[serde(rename = "code")]
    why: Why,
    /// For whoever runs the server.
    #[serde(skip)]
    what: String,
}

/// The part of the reason that everybody may know.
#[derive(Clone, Copy, Debug, JsonSchema, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Why {
    /// It passes; nothing was lost.
    #[serde(rename = "unavailable")]
    JustNow,
    /// The disk is full or may only be read.
    Unwritable,
    /// What is stored cannot be read.
    Damaged,
    /// The data was moved or deleted under the server.
    #[serde(rename = "data_gone")]
    Gone,
}

impl Unavailable {
    /// A problem that will pass.
    #[allow(clippy::needless_pass_by_value)] // `map_err` hands it over
    fn just_now(error: impl ToString) -> Unavailable {
        Unavailable {
            why: Why::JustNow,
            what: error.to_string(),
        }
    }

    /// Stored data that this program cannot read.
    fn damaged(what: String) -> Unavailable {
        let why = Why::Damaged;
        Unavailable { why, what }
    }
}

impl From<StoreError> for Unavailable {
    fn from(error: StoreError) -> Unavailable {
        let why = match error {
            StoreError::Unwritable(_) => Why::Unwritable,
            StoreError::Damaged(_) => Why::Damaged,
            StoreError::Gone(_) => Why::Gone,
            _ => Why::JustNow,
        };
        let what = error.to_string();
        Unavailable { why, what }
    }
}

/// For files outside the store.
impl From<io::Error> for Unavailable {
    fn from(error: io::Error) -> Unavailable {
        use io::ErrorKind::{QuotaExceeded, ReadOnlyFilesystem, StorageFull};
        let why = match error.kind() {
            StorageFull | QuotaExceeded | ReadOnlyFilesystem => Why::Unwritable,
            _ => Why::JustNow,
        };
        let what = error.to_string();
        Unavailable { why, what }
    }
}

impl From<AppendError> for Unavailable {
    fn from(error: AppendError) -> Unavailable {
        match error {
            AppendError::Store(error) => error.into(),
            error => Unavailable::just_now(error),
        }
    }
}

impl From<PutError> for Unavailable {
    fn from(error: PutError) -> Unavailable {
        match error {
            PutError::Store(error) => error.into(),
            error => Unavailable::just_now(error),
        }
    }
}

impl From<ShelfError> for Unavailable {
    fn from(error: ShelfError) -> Unavailable {
        match error {
            ShelfError::Store(error) => error.into(),
            ShelfError::Put(error) => error.into(),
            ShelfError::File(error) => error.into(),
            ShelfError::Decoders(error) => Unavailable::just_now(error),
        }
    }
}
