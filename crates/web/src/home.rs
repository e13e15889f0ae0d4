//! Draws the first page: what the game is, how to start a table and join one.

use maud::{Markup, html};
use moonhare_rules::{Card, First, Limits, Mode};
use moonhare_table::{TableError, Visibility};

use crate::{
    DeckInfo, Lang, ListedTable, Prefs,
    forms::{alert, key_field},
    lang::{say, text},
    layout::{document, sheet_head},
    outfit::Outfit,
    prefs::preferences,
    privacy::privacy_link,
    refusal::refusal,
    settings::{SettingsFields, mode_name, mode_sentence, mode_word},
    solo::solo,
    symbol::{drawing, icon},
    tables::table_list,
};

#[derive(Clone, Copy, Debug)]
pub struct HomePage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    /// Makes a form count once even if it is sent twice.
    pub key: &'a str,
    /// The five cards in the picture at the top.
    pub fan: &'a [Card],
    pub cards: &'a dyn DeckInfo,
    /// The name that the reader used last.
    pub name: &'a str,
    /// The latest tables where the reader sits, and whether there are more.
    pub mine: &'a [ListedTable],
    pub more: bool,
    pub open: &'a [ListedTable],
    /// Why a table could not be opened.
    pub refusal: Option<&'a TableError>,
    /// The code that the reader typed, if no table has it.
    pub unknown_code: Option<&'a str>,
}

pub fn home(page: &HomePage<'_>) -> Markup {
    let lang = page.lang;
    document(
        lang,
        page.prefs,
        "Moonhare",
        None,
        &html! {
            div.page.home {
                header.bar {
                    span {}
                    nav.bar-tools aria-label=(text!(lang, HELP_LABEL)) {
                        a.btn.btn-quiet href="/rules" { (icon("book")) (say!(lang, HOW_TO_PLAY)) }
                        button.btn.btn-quiet type="button" popovertarget="menu" {
                            (icon("language"))
                            span.long { (lang.own_name()) }
                            span.short aria-hidden="true" { (lang.tag().to_uppercase()) }
                        }
                    }
                }
                main.wrap {
                    (hero(page))
                    div.home-grid {
                        (join(page))
                        @if !page.mine.is_empty() {
                            section.panel {
                                h2 { (say!(lang, MY_TABLES)) }
                                (table_list(lang, page.mine))
                                @if page.more { p.links { a.btn.btn-quiet href="/tables" { (say!(lang, MORE_TABLES)) } } }
                            }
                        }
                        (open_table(page))
                        @if !page.open.is_empty() {
                            section.panel {
                                h2 { (say!(lang, OPEN_TABLES)) }
                                (table_list(lang, page.open))
                                p.links { a.btn.btn-quiet href="/tables" { (say!(lang, OPEN_TABLES_ALL)) } }
                            }
                        }
                    }
                    (solo(page.lang, page.name, page.key))
                    (privacy_link(lang))
                }
            }
            section #menu .sheet.menu popover aria-label=(text!(lang, PREFS)) {
                (sheet_head(lang, "menu", &say!(lang, MENU)))
                div.menu-body { (preferences(lang, page.prefs, "/")) }
            }
        },
    )
}

fn hero(page: &HomePage<'_>) -> Markup {
    let lang = page.lang;
    html! {
        div.hero {
            (drawing("hero-mark", "logo"))
            h1 { svg.hero-word role="img" aria-label="Moonhare" { use href="#wordmark" {} } }
            p { (say!(lang, TAGLINE)) }
            div.fan aria-hidden="true" {
                @for &card in page.fan {
                    div.card { img src=(page.cards.small(card)) alt="" loading="lazy"; }
                }
            }
        }
    }
}

fn join(page: &HomePage<'_>) -> Markup {
    let lang = page.lang;
    html! {
        form.panel.join action="/join" method="get" {
            label.field {
                span { (say!(lang, JOIN_LABEL)) }
                input.input name="code" placeholder="luma-tiro" required autocomplete="off" autocapitalize="none" spellcheck="false"
                    enterkeyhint="go" value=[page.unknown_code];
            }
            button.btn { (say!(lang, JOIN)) }
            @if let Some(code) = page.unknown_code {
                (alert(&say!(lang, JOIN_UNKNOWN, code = code)))
            }
        }
    }
}

fn open_table(page: &HomePage<'_>) -> Markup {
    let lang = page.lang;
    let fields = SettingsFields {
        lang,
        goal: Mode::Classic.goal(),
        first: First::Claim,
        limits: Limits::default(),
        visibility: Visibility::Invited,
        names: &[],
    };
    let outfit = Outfit {
        lang,
        name: page.name,
        rabbit: None,
        taken: Vec::new(),
    };
    html! {
        form #open .panel.open-table method="post" action="/tables" {
            (key_field(page.key, "tables"))
            h2 { (say!(lang, OPEN_TABLE)) }
            @if let Some(error) = page.refusal {
                (alert(&html! { (refusal(lang, error)) }))
            }
            fieldset.modes {
                legend.vh { (say!(lang, MODE)) }
                @for mode in Mode::ALL {
                    label.mode {
                        input type="radio" name="mode" value=(mode_word(mode)) checked[mode == Mode::Classic];
                        (icon(match mode { Mode::Classic => "tell", Mode::Party => "aloud", Mode::Team => "swap" }))
                        b { (mode_name(lang, mode)) }
                        span.tag { (match mode { Mode::Classic => "3–12", Mode::Party => "6–12", Mode::Team => "6, 8, 10, 12" }) }
                        small { (mode_sentence(lang, mode)) }
                    }
                }
            }
            (outfit)
            details.more {
                summary { (icon("settings")) (say!(lang, MORE_SETTINGS)) }
                (fields)
                div.settings-grid {
                    label.field { span { (say!(lang, BOTS)) } select.input name="bots" {
                        @for count in 0..=11 { option value=(count) { (count) } }
                    } }
                    label.field { span { (say!(lang, PASSWORD_OPTIONAL)) } input.input name="password" maxlength="100" autocomplete="off"; }
                }
            }
            button.btn.btn-main.btn-wide { (say!(lang, OPEN_TABLE)) }
        }
    }
}
