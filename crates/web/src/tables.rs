//! Draws lists of tables: the reader's own, and the public ones.

use maud::{Markup, html};
use moonhare_rules::{Mode, Rabbit};

use crate::{
    Lang, Prefs,
    lang::{say, text},
    layout::{PageHead, plain},
    shell::mode_name,
    symbol::{icon, no_rabbit, rabbit},
};

/// What is going on at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// People are sitting down.
    Gathering,
    /// It is the reader's turn.
    YourTurn,
    Playing,
    Over,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCard {
    pub code: String,
    pub mode: Mode,
    pub players: usize,
    /// The reader's rabbit there.
    pub rabbit: Option<Rabbit>,
    pub doing: Doing,
    /// Whether it needs a password.
    pub locked: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct TablesPage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    /// Tables where the reader sits.
    pub mine: &'a [TableCard],
    /// Tables that anybody may join.
    pub open: &'a [TableCard],
    /// The address of the rest of the list.
    pub next: Option<&'a str>,
}

/// The page `/tables`: the reader's tables and the public ones, a part at a time.
pub fn tables(page: &TablesPage<'_>) -> Markup {
    let lang = page.lang;
    let title = format!("{} · Moonhare", text!(lang, OPEN_TABLES));
    let head = PageHead {
        lang,
        prefs: page.prefs,
        title: &title,
        live: None,
    };
    let body = html! {
        section.panel.narrow {
            h1 { (say!(lang, OPEN_TABLES)) }
            @if !page.open.is_empty() {
                (list(lang, page.open))
            } @else if page.next.is_none() {
                p.muted { (say!(lang, OPEN_TABLES_NONE)) }
                p.links { a.btn.btn-main href="/" { (say!(lang, OPEN_TABLE)) } }
            }
            @if !page.mine.is_empty() {
                h2 { (say!(lang, MY_TABLES)) }
                (list(lang, page.mine))
            }
            @if let Some(next) = page.next {
                p.links { a.btn.btn-quiet href={ "/tables?after=" (next) } { (say!(lang, MORE_TABLES)) } }
            }
        }
    };
    plain(&head, "tables-page", &body)
}

pub(crate) fn list(lang: &Lang, tables: &[TableCard]) -> Markup {
    html! {
        ul.tables {
            @for table in tables {
                li {
                    a href={ "/t/" (table.code) } {
                        @if let Some(own) = table.rabbit { (rabbit(own)) } @else { (no_rabbit()) }
                        span {
                            b { (table.code) } " · " (mode_name(lang, table.mode))
                            @if table.locked { " · " (say!(lang, LOCKED)) }
                            br;
                            span.small.turn[table.doing == Doing::YourTurn].muted[table.doing != Doing::YourTurn] {
                                (say!(lang, PLAYERS_HERE, count = table.players)) " · "
                                @match table.doing {
                                    Doing::Gathering => (text!(lang, DOING_GATHERING)),
                                    Doing::YourTurn => (text!(lang, DOING_YOUR_TURN)),
                                    Doing::Playing => (text!(lang, DOING_PLAYING)),
                                    Doing::Over => (text!(lang, DOING_OVER)),
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
