//! The screen of Moonhare: every page is a pure function of what its viewer may know.
//!
//! [`page`] draws a table for one viewer; [`regions`] draws the same page in parts, so that a live
//! update sends only what changed. Nothing here does I/O, and nothing here can name the game's
//! secrets: pages get a [`TableView`](moonhare_table::TableView).

mod act;
mod asset;
mod board;
mod cards;
mod chat;
mod clue;
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
mod qr;
mod refusal;
mod region;
mod reveal;
mod rounds;
mod rules;
mod shell;
mod stage;
mod symbol;
mod table;
mod tables;
mod track;

pub use asset::{Asset, asset, assets, url};
pub use home::{HomePage, home};
pub use lang::Lang;
pub use move_seat::{RedeemPage, TicketPage, redeem, ticket};
pub use notice::{NoticePage, Trouble, notice, offline};
pub use password::{PasswordPage, password};
pub use pictures::{CardPictures, StandIns, stand_in};
pub use prefs::{Prefs, Theme};
pub use refusal::{refusal, rule_refusal};
pub use region::{RegionId, Regions};
pub use rounds::rounds_page;
pub use rules::rules_page;
pub use table::{TablePage, page, regions, title};
pub use tables::{Doing, TableCard, TablesPage, tables};
