//! What a table on a screen adds to the game (R7): the people who keep its seats, a host, computer
//! players, chat, pauses and the clock.
//!
//! Pure like the rules it wraps: [`Table::decide`] says what follows from what somebody asks,
//! [`Table::evolve`] applies a [`Record`] of the log, [`Table::view`] shows a viewer what that viewer
//! may know. Time enters as data; there is no I/O here.

mod ask;
mod bot;
mod decide;
mod deck;
mod error;
mod person;
mod record;
mod table;
mod talk;
mod time;
mod view;

pub use ask::{Actor, Ask, HostAsk, Opening, Order, PersonAsk, Visibility};
pub use bot::{BotName, Level};
pub use deck::{Deck, DeckId, place};
pub use error::TableError;
pub use person::{Keeper, PersonId, TokenHash};
pub use record::{Context, Event, Gist, Record};
pub use table::Table;
pub use talk::{ChatText, Line, Notice, Reaction, Said};
pub use time::Millis;
pub use view::{KeeperKind, Onlooker, Presence, Removed, TableView, You};
