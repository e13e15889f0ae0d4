//! The pages of Moonhare. Every page is a pure function of what its viewer may know.
//!
//! [`page`] draws a table for one viewer; [`regions`] draws the same page in regions, so that a live
//! update sends only what changed. Nothing here does I/O, and nothing here can name the game's
//! secrets: pages get a [`TableView`](moonhare_table::TableView).
//!
//! # Words
//!
//! - A **part** draws a **region**: an element of a table's page that can be replaced alone.
//! - **live**: sent region by region to an open page. A whole page contains its regions.
//! - **common**: what everybody at a table may know, so that it is drawn once for many.
//! - **stage**: lobby, playing or over. A round has steps: idea, telling, giving, voting, reveal.
//! - **beat**: one moment of a reveal, which has six (hold, votes, breath, card, givers, points), or of
//!   the end of a game.
//! - **R4.7** and the like are paragraphs of `docs/rules.md`.
//!
//! # Parts
//!
//! A part of a table's page is a struct. Its fields are all that it draws from, and it renders
//! itself: `ScoreTrack { lang, goal, sides, round }`. `Assembler::region` says which part fills
//! which region. Fields that many parts have: `Players` (who sits where), `Forms` (what a form
//! needs), `CardFaces` (what a picture needs), `Slot` (draws a region within a part).
//!
//! How a table gets to the screen:
//!
//! | type | what it is | who makes it | who reads it |
//! |---|---|---|---|
//! | [`TableView`](moonhare_table::TableView) | what one viewer may know | the crate `table` | whoever makes a `TablePage` |
//! | [`TablePage`] | a view, and what else its page depends on | the server | every function in `table.rs`, and [`rounds_page`] |
//! | `Common` | as much of a `TablePage` as everybody may know | `Common::of` | [`common_regions`], `Assembler` |
//! | `Assembler` | a page while it is drawn | [`page`], [`common_regions`], [`regions_after`], [`rounds_page`] | only those four; it hands each part its fields |
//! | [`CommonRegions`] | drawn from a `Common`: what viewers share | [`common_regions`] | [`regions_after`] |
//! | [`Regions`] | what one viewer sees, drawn | [`regions_after`] | the server's live stream |
//! | [`Shown`] | what a viewer's page shows already, as hashes | the server's live stream | [`Regions::message`] |
//!
//! # Forms
//!
//! Forms post `application/x-www-form-urlencoded` and work without the script. Those of a table
//! carry `key`, so that a form sent twice counts once. A refused form is answered with the same page
//! and its `refusal`. The script sends forms marked `data-send` by `fetch` with a `key` of its own
//! and `accept: application/json`; it expects any 2xx, or else problem details with a `detail`.
//!
//! `…` stands for `/t/{code}`; its forms are sent with `POST`. `tellings` is how often each player is
//! the storyteller.
//!
//! | form | fields |
//! |---|---|
//! | `GET /join` | `code` |
//! | `POST /tables` | `mode`, `name`, `rabbit`, `points`, `tellings`, `limit`, `first`, `visibility`, `bots`, `password` |
//! | `POST /solo` | `name`, `guide` (`on` or absent) |
//! | `POST /settings` (the reader's preferences, not a game's settings) | `lang`, `theme`; `sound`, `vibration`, `awake`, `motion`, `descriptions`, `spacing` (`on` or absent); `back` |
//! | `POST /forget` | |
//! | `…/enter` | `password` |
//! | `…/sit` | `name`, `rabbit`, or `name`, `seat` in a running game |
//! | `…/dress` | `name`, `rabbit` |
//! | `…/add-bot` | `level` (`easy`, `normal`, `sharp`) or nothing; the server also reads `name` and `rabbit` |
//! | `…/configure` (a game's settings) | `mode`, `points` (for Classic), `tellings` (for the others), `limit` (as in `…/limit`), `first` (`claim`, `random` or a seat), `visibility` |
//! | `…/decks` | `decks`, once for each deck |
//! | `…/forget-deck` | `deck` |
//! | `…/pictures` (`multipart/form-data`) | `shape` (`crop` or `fit`), `keep` (`on` or absent), `files` |
//! | `…/arrange` | `seat`, `by` (`-1` or `1`) |
//! | `…/remove`, `…/pass-host` | `seat` |
//! | `…/let-in` | `person` |
//! | `…/stand-in` | `seat`, `on` (`true` or `false`) |
//! | `…/limit` | `limit` (seconds or empty); if steps have different limits, `limit_shown` and `limit_tell`, `limit_give`, `limit_vote`, `limit_look` (seconds, 0 for none), which count while `limit` is what was shown |
//! | `…/chat`, `…/guide` | `on` |
//! | `…/react` | `reaction` |
//! | `…/tell` | `how` (`text`, `sound`, `aloud`), `clue`, `sound` (a hash), `card`, except in Party |
//! | `…/give` | `card`, twice with three players |
//! | `…/vote` | `vote`, once or twice; `red` from the storyteller in Party; `place` only chooses whether the page shows the green or the red inputs, and the server ignores it |
//! | `…/say` | `text` |
//! | `…/redeem` | `ticket` |
//! | `…/remove-bots`, `…/start`, `…/claim`, `…/take-back`, `…/next`, `…/again`, `…/pause`, `…/resume`, `…/leave`, `…/ticket`, `…/delete` | |
//!
//! The script also posts a recording to `…/sounds` and gets `{"sound": hash}`; players fetch it
//! from `…/sounds/{hash}`. The script listens to `…/live`, or to `…/board/live` for the big screen.
//! It adds `page=` with the [`edition`], `seen=` with the version of the table that the page shows, and,
//! when a page opens its first stream, `shown=` with the page's [digest](Regions::digest). `stay=true`
//! says that the page has just reloaded and won't do so again. The events are `regions` (see
//! [`Regions::message`]), `alive` after a silence, `gone` if there is no such table, and `reload` if
//! another edition drew the page, unless it stays, or if the viewer may no longer look. The service
//! worker caches `/offline`.

mod assembler;
mod asset;
mod awards;
mod big_screen;
mod cards;
mod chat;
mod clock;
mod clue;
mod coach;
mod common;
mod deck_info;
mod deck_report;
mod decks;
mod forms;
mod help;
mod home;
mod lang;
mod layout;
mod lobby;
mod main_button;
mod menu;
mod middle;
mod move_seat;
mod notice;
mod outfit;
mod password;
mod pause;
mod placeholder;
mod player_list;
mod players;
mod podium;
mod points;
mod prefs;
mod privacy;
mod qr;
mod refusal;
mod region;
mod removing;
mod reveal;
mod rounds;
mod rulebook;
mod settings;
mod shell;
mod solo;
mod status;
mod symbol;
mod table;
mod tables;
mod track;

pub use asset::{Asset, asset, assets, edition, url};
pub use deck_info::{DeckInfo, Description};
pub use deck_report::{
    DeckReportPage, Kept, deck_report, deck_title, default_description, file_refusal,
    new_cards_sentence, no_cards_sentence,
};
pub use home::{HomePage, home};
pub use lang::Lang;
pub use move_seat::{RedeemPage, TicketPage, redeem, ticket};
pub use notice::{NoticePage, Trouble, notice, offline};
pub use password::{PasswordPage, password};
pub use placeholder::{Placeholders, placeholder};
pub use prefs::{Prefs, Theme};
pub use privacy::{Forgetting, PrivacyPage, privacy};
pub use refusal::{problem, refusal, rule_refusal};
pub use region::{CommonRegions, RegionId, Regions, Shown};
pub use rounds::rounds_page;
pub use rulebook::rules_page;
pub use table::{TablePage, common_regions, page, regions, regions_after, title};
pub use tables::{ListedTable, TableStatus, TablesPage, tables};
