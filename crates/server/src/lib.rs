//! Serves tables over HTTP: one task for each live table, pages for browsers, JSON for programs.

/// Waits for the first of several things. If several are ready at once, chance decides; but in tests
/// the one written first goes, so that a simulation always runs the same way.
#[cfg(test)]
macro_rules! select {
    ($($branches:tt)*) => { tokio::select! { biased; $($branches)* } };
}
#[cfg(not(test))]
macro_rules! select {
    ($($branches:tt)*) => { tokio::select! { $($branches)* } };
}

mod clock;
mod clockwork;
mod cluster;
mod code;
mod config;
mod connections;
mod held;
mod http;
mod json_text;
mod limits;
mod listing;
mod load;
mod metrics;
mod minds;
mod passwords;
mod pictures;
mod readiness;
mod recordings;
mod room;
mod rooms;
mod secret;
mod serve;
mod slots;
mod sse;
mod summary;
mod table_json;
mod table_log;
mod timeouts;

use std::io;

use moonhare_shelf::ShelfError;
use moonhare_store::{AppendError, PutError, StoreError};
use schemars::JsonSchema;
use serde::Serialize;

pub use code::Code;
pub use config::{Config, Limits, Pace, Tls};
pub use room::table_of_checkpoint;
pub use serve::{ServeError, Server};

/// Something that the server needs does not work: the store, a file, or the system.
#[derive(Clone, Debug, JsonSchema, Serialize, thiserror::Error)]
#[error("{detail}")]
pub struct Unavailable {
    #[serde(rename = "code")]
    cause: Cause,
    /// What went wrong, for operators.
    #[serde(skip)]
    detail: String,
}

/// What clients are told about the cause.
#[derive(Clone, Copy, Debug, JsonSchema, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Cause {
    /// It will pass. Nothing was lost.
    #[serde(rename = "unavailable")]
    Temporary,
    /// The disk is full or read-only.
    Unwritable,
    /// Stored data cannot be read.
    Damaged,
    /// The data was moved or deleted while the server ran.
    #[serde(rename = "data_gone")]
    Gone,
}

impl Unavailable {
    /// A problem that will pass.
    #[allow(clippy::needless_pass_by_value)] // `map_err` hands it over
    fn temporary(error: impl ToString) -> Unavailable {
        Unavailable {
            cause: Cause::Temporary,
            detail: error.to_string(),
        }
    }

    /// Stored data that this program cannot read.
    fn damaged(detail: String) -> Unavailable {
        let cause = Cause::Damaged;
        Unavailable { cause, detail }
    }
}

impl From<StoreError> for Unavailable {
    fn from(error: StoreError) -> Unavailable {
        let cause = match error {
            StoreError::Unwritable(_) => Cause::Unwritable,
            StoreError::Damaged(_) => Cause::Damaged,
            StoreError::Gone(_) => Cause::Gone,
            _ => Cause::Temporary,
        };
        let detail = error.to_string();
        Unavailable { cause, detail }
    }
}

/// For files outside the store.
impl From<io::Error> for Unavailable {
    fn from(error: io::Error) -> Unavailable {
        use io::ErrorKind::{QuotaExceeded, ReadOnlyFilesystem, StorageFull};
        let cause = match error.kind() {
            StorageFull | QuotaExceeded | ReadOnlyFilesystem => Cause::Unwritable,
            _ => Cause::Temporary,
        };
        let detail = error.to_string();
        Unavailable { cause, detail }
    }
}

impl From<AppendError> for Unavailable {
    fn from(error: AppendError) -> Unavailable {
        match error {
            AppendError::Store(error) => error.into(),
            error => Unavailable::temporary(error),
        }
    }
}

impl From<PutError> for Unavailable {
    fn from(error: PutError) -> Unavailable {
        match error {
            PutError::Store(error) => error.into(),
            error => Unavailable::temporary(error),
        }
    }
}

impl From<ShelfError> for Unavailable {
    fn from(error: ShelfError) -> Unavailable {
        match error {
            ShelfError::Store(error) => error.into(),
            ShelfError::Put(error) => error.into(),
            ShelfError::File(error) => error.into(),
            ShelfError::Decoders(error) => Unavailable::temporary(error),
        }
    }
}
