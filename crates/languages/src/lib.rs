//! Languages. Each is a folder, named by its tag:
//!
//! | file | what it holds |
//! |---|---|
//! | `messages/*.ftl` | every sentence of the program |
//! | `cards.toml` | a title, a description and words for each card of the built-in deck |
//! | `clues.toml` | what a storyteller could say for each of these cards |
//! | `concepts.toml` | what the concepts of the computer players' lexicon are called |
//! | `sayings.toml` | things people say, each with the concepts it is about |
//! | `speech.toml` | how computer players read and speak the language |
//!
//! The built-in languages are embedded from `languages/`; whoever runs the server can add more.
//! English is complete, and the others are measured against it. Another language may be partial: it
//! borrows what it lacks from its [lineage](Language::lineage), `pt-PT` → `pt` → `en`.

mod cards;
mod fault;
mod folder;
mod language;
mod messages;
mod report;
mod speech;

pub use cards::{CardClues, CardWords};
pub use fault::Fault;
pub use folder::{LanguageFolder, folders};
pub use language::{Language, Saying, add_from, all, english, find, nearest};
pub use messages::{ParsedMessage, messages};
pub use report::{Coverage, LanguageReport};
pub use speech::{Kind, STEMMERS, Speech};
