//! People with real browsers: they open Moonhare's pages, play, and look. Tests send several of
//! them to one table; the pictures in `docs/` are what they saw.
//!
//! All of them share one headless Chromium, each in a context of their own with its own cookies, so
//! that twelve players cost one process tree.

mod axe;
mod chrome;
mod device;
mod ear;
mod finger;
mod person;
mod play;
mod watch;

pub use axe::Violation;
pub use chrome::Chrome;
pub use device::{Colours, Contrast, Device};
pub use ear::Heard;
pub use person::Person;
pub use play::{Did, Habit, Table};

/// Why a browser did not do what it was asked to.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("the browser: {0}")]
    Cdp(#[from] chromiumoxide::error::CdpError),
    #[error("the page's answer: {0}")]
    Answer(#[from] serde_json::Error),
    #[error("a file: {0}")]
    File(#[from] std::io::Error),
    #[error("{0}")]
    Missing(String),
}

/// What comes of asking a browser.
pub type Seen<T> = Result<T, Trouble>;
