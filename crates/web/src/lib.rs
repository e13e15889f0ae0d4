//! The pages of Moonhare. Every page is a pure function of what its viewer may know.
//!
//! [`page`] draws a table for one viewer; [`regions`] draws the same page in parts, so that a live
//! update sends only what changed. Nothing here does I/O, and nothing here can name the game's
//! secrets: pages get a [`TableView`](moonhare_table::TableView).
//!
//! # Forms
//!
//! Forms post `application/x-www-form-urlencoded` and work without the script. Those of a table
//! carry `key`, which makes sending twice count once. A refused form is answered with the same page
//! and its `refusal`. The script sends forms marked `data-send` by `fetch` with a `key` of its own
//! and `accept: application/json`; it expects any 2xx, or else problem details with a `detail`.
//!
//! | form | fields |
//! |---|---|
//! | `GET /join` | `code` |
//! | `POST /tables` | `mode`, `name`, `rabbit`, `points`, `tellings`, `limit`, `first`, `visibility`, `bots`, `password` |
//! | `POST /solo` | `name`, `guide` (`on` or absent) |
//! | `POST /settings` | `lang`, `theme`; `sound`, `vibration`, `motion`, `descriptions`, `spacing` (`on` or absent); `back` |
//! | `POST /t/{code}/enter` | `password` |
//! | `…/sit` | `name`, `rabbit`, or `name`, `seat` in a running game |
//! | `…/dress` | `name`, `rabbit` |
//! | `…/configure` | `mode`, `points` (for Classic), `tellings` (for the others), `limit` (seconds or empty), `first` (`claim`, `random` or a seat), `visibility` |
//! | `…/decks` | `decks`, once for each deck |
//! | `…/forget-deck` | `deck` |
//! | `…/pictures` (`multipart/form-data`) | `shape` (`crop` or `fit`), `keep` (`on` or absent), `files` |
//! | `…/arrange` | `seat`, `by` (`-1` or `1`) |
//! | `…/remove`, `…/pass-host` | `seat` |
//! | `…/let-in` | `person` |
//! | `POST /forget` | |
//! | `…/stand-in` | `seat`, `on` (`true` or `false`) |
//! | `…/limit` | `limit` (seconds or empty) |
//! | `…/chat`, `…/guide` | `on` |
//! | `…/react` | `reaction` |
//! | `…/tell` | `how` (`text`, `sound`, `aloud`), `clue`, `sound` (a hash), `card` but in Party |
//! | `…/give` | `card`, twice with three players |
//! | `…/vote` | `vote`, once or twice; `red` from the storyteller in Party (`place` is only for the eye) |
//! | `…/say` | `text` |
//! | `…/redeem` | `ticket` |
//! | `…/add-bot`, `…/remove-bots`, `…/start`, `…/claim`, `…/take-back`, `…/next`, `…/again`, `…/pause`, `…/resume`, `…/leave`, `…/ticket`, `…/delete` | |
//!
//! The script also posts a recording to `…/sounds` and gets `{"sound": hash}`; players fetch it
//! from `…/sounds/{hash}`. The script listens to `…/live`, or to `…/board/live` for the big screen.
//! It adds `page=` with the [`edition`] and `shown=` with the page's [digest](Regions::digest). The
//! events are `regions` (see [`Regions::message`]), `gone` if there is no such table, and `reload`
//! if another edition drew the page. The service worker caches `/offline`.

mod act;
mod asset;
mod board;
mod cards;
mod chat;
mod clue;
mod coach;
mod decks;
mod help;
mod home;
mod lang;
mod layout;
mod lobby;
mod menu;
mod move_seat;
mod notice;
mod now;
mod paper;
mod password;
mod pictures;
mod players;
mod podium;
mod points;
mod prefs;
mod privacy;
mod qr;
mod refusal;
mod region;
mod reveal;
mod rounds;
mod rulebook;
mod shell;
mod solo;
mod stage;
mod symbol;
mod table;
mod tables;
mod track;

pub use asset::{Asset, asset, assets, edition, url};
pub use decks::{
    DeckReportPage, Kept, deck_done, deck_report, deck_title, file_refusal, no_cards, undescribed,
};
pub use home::{HomePage, home};
pub use lang::Lang;
pub use move_seat::{RedeemPage, TicketPage, redeem, ticket};
pub use notice::{NoticePage, Trouble, notice, offline};
pub use password::{PasswordPage, password};
pub use pictures::{CardPictures, Description, StandIns, stand_in};
pub use prefs::{Prefs, Theme};
pub use privacy::{PrivacyPage, privacy};
pub use refusal::{problem, refusal, rule_refusal};
pub use region::{RegionId, Regions};
pub use rounds::rounds_page;
pub use rulebook::rules_page;
pub use table::{TablePage, page, regions, title};
pub use tables::{Doing, TableCard, TablesPage, tables};
