//! People with real browsers, who open Moonhare's pages and play. Tests send several of them to one
//! table; the pictures in `docs/` show what they saw.
//!
//! They share one headless Chromium, each in their own context with their own cookies, so twelve
//! players need only one browser.

mod axe;
mod chrome;
mod device;
mod ear;
mod finger;
mod page_log;
mod person;
mod play;

pub use axe::Violation;
pub use chrome::Chrome;
pub use device::{Colours, Contrast, Device};
pub use ear::Announced;
pub use person::Person;
pub use play::{Did, Habit, OpenedTable};

/// Why a browser action failed.
#[derive(Debug, thiserror::Error)]
pub enum BrowserError {
    #[error("the browser: {0}")]
    Cdp(#[from] chromiumoxide::error::CdpError),
    #[error("the page's answer: {0}")]
    Answer(#[from] serde_json::Error),
    #[error("a file: {0}")]
    File(#[from] std::io::Error),
    #[error("{0}")]
    Missing(String),
}

/// The result of a browser action.
pub type BrowserResult<T> = Result<T, BrowserError>;
