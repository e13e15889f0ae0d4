//! What a table on a screen adds to the game (R7): the people who keep its seats, a host, computer
//! players, chat, pauses and the clock.
//!
//! Pure like the rules it wraps: [`Table::decide`] says what follows from what somebody asks,
//! [`Table::evolve`] applies a [`Record`] of the log, [`Table::view`] shows a viewer what that viewer
//! may know. Time enters as data; there is no I/O here.
//!
//! ```
//! use moonhare_rules::{Mode, Name, Settings};
//! use moonhare_table::{
//!     Actor, Context, HostAsk, Millis, Onlooker, Opening, PersonAsk, Presence, Record, Table,
//!     TokenHash, Visibility,
//! };
//!
//! let ana = TokenHash::of("the secret in Ana's browser");
//! let opening = Opening {
//!     settings: Settings::of(Mode::Classic),
//!     visibility: Visibility::Invited,
//!     password: None,
//!     lang: None,
//!     guide: false,
//! };
//! let context = Context { now: Millis(1_000), chance: [7; 32] };
//! let record = |events| Record { at: context.now, asked: None, events };
//!
//! let mut table = Table::default();
//! table.evolve(&record(Table::open(opening, ana.clone())?));
//!
//! let who = Actor::Newcomer(ana.clone());
//! let sit = PersonAsk::Sit { name: Name::new("Ana")?, rabbit: None, seat: None };
//! table.evolve(&record(table.decide(&who, &context, sit)?));
//!
//! let view = table.view(&Onlooker::Token(ana), Presence::default()).expect("the table is open");
//! assert_eq!(*view.game.seats[0].player.name, *"Ana");
//!
//! // One player is too few, and a refusal changes nothing.
//! assert!(table.decide(&who, &context, HostAsk::Start).is_err());
//! # Ok::<(), moonhare_table::TableError>(())
//! ```

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

/// The sources of this crate and of the rules, as a hash. A program with the same ones reads every log
/// alike, so it may go on from a [`Table`] that another wrote down.
pub const SOURCES: &str = env!("MOONHARE_SOURCES");

pub use ask::{Actor, Ask, HostAsk, Opening, Order, PersonAsk, Visibility};
pub use bot::{BotName, Level};
pub use deck::{Deck, DeckId, place};
pub use error::TableError;
pub use person::{Keeper, PersonId, TokenHash};
pub use record::{Context, Event, Gist, Record};
pub use table::Table;
pub use talk::{ChatText, Line, Notice, Reaction, Said};
pub use time::Millis;
pub use view::{
    Change, CommonView, KeeperKind, Onlooker, OwnTable, Presence, Removed, TableView, You,
};
