//! Draws lists of tables: the reader's own, and the public ones.

use maud::{Markup, html};
use moonhare_rules::{Mode, Rabbit};

use crate::{
    Lang, Prefs,
    lang::{say, text},
    layout::plain,
    settings::mode_name,
    symbol::{icon, rabbit, rabbit_outline},
};

/// What is going on at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStatus {
    /// People are sitting down.
    Gathering,
    /// It is the reader's turn.
    YourTurn,
    Playing,
    Over,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTable {
    pub code: String,
    pub mode: Mode,
    pub players: usize,
    /// The reader's rabbit there.
    pub rabbit: Option<Rabbit>,
    pub status: TableStatus,
    /// Whether it needs a password.
    pub locked: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct TablesPage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    /// Tables where the reader sits.
    pub mine: &'a [ListedTable],
    /// Tables that anybody may join.
    pub open: &'a [ListedTable],
    /// Where the rest of the list starts: the value of `after`.
    pub next: Option<&'a str>,
}

/// The page `/tables`: the reader's tables and the public ones, a part at a time.
pub fn tables(page: &TablesPage<'_>) -> Markup {
    let lang = page.lang;
    let body = html! {
        section.panel.narrow {
            h1 { (say!(lang, OPEN_TABLES)) }
            @if !page.open.is_empty() {
                (table_list(lang, page.open))
            } @else if page.next.is_none() {
                p.muted { (say!(lang, OPEN_TABLES_NONE)) }
                p.links { a.btn.btn-main href="/" { (say!(lang, OPEN_TABLE)) } }
            }
            @if !page.mine.is_empty() {
                h2 { (say!(lang, MY_TABLES)) }
                (table_list(lang, page.mine))
            }
            @if let Some(next) = page.next {
                p.links { a.btn.btn-quiet href={ "/tables?after=" (next) } { (say!(lang, MORE_TABLES)) } }
            }
        }
    };
    let title = text!(lang, OPEN_TABLES);
    plain(lang, page.prefs, &title, "tables-page", &body)
}

pub(crate) fn table_list(lang: &Lang, tables: &[ListedTable]) -> Markup {
    html! {
        ul.tables {
            @for table in tables {
                li {
                    a href={ "/t/" (table.code) } {
                        @if let Some(own) = table.rabbit { (rabbit(own)) } @else { (rabbit_outline()) }
                        span {
                            b { (table.code) } " · " (mode_name(lang, table.mode))
                            @if table.locked { " · " (say!(lang, LOCKED)) }
                            br;
                            span.small.turn[table.status == TableStatus::YourTurn].muted[table.status != TableStatus::YourTurn] {
                                (say!(lang, PLAYERS_HERE, count = table.players)) " · "
                                @match table.status {
                                    TableStatus::Gathering => (text!(lang, DOING_GATHERING)),
                                    TableStatus::YourTurn => (text!(lang, DOING_YOUR_TURN)),
                                    TableStatus::Playing => (text!(lang, DOING_PLAYING)),
                                    TableStatus::Over => (text!(lang, DOING_OVER)),
                                }
                            }
                        }
                        (icon("next"))
                    }
                }
            }
        }
    }
}
