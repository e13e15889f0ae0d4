//! An HTTP client for tables, as other programs would write it.

mod answer;
mod client;
mod merge;
mod player;
mod served;
mod stream;

pub use answer::Answer;
pub use client::Client;
pub use merge::merge;
pub use player::{Player, request};
pub use served::{Served, resident_memory};
pub use stream::{Heard, Stream};

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("the server could not be spoken to: {0}")]
    Http(#[from] reqwest::Error),
    #[error("the server's answer is no JSON of ours: {0}")]
    Json(#[from] serde_json::Error),
    #[error("{0}")]
    Refused(Answer),
    #[error("the stream makes no sense: {0}")]
    Stream(String),
    #[error("the server's answer has no end")]
    TooLong,
    /// What was awaited didn't come in time.
    #[error("the stream went on for too long without it: {0}")]
    Silent(String),
}
