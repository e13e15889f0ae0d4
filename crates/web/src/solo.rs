//! Draws the start of a game with three computer players, with or without the coach's hints.

use maud::{Markup, html};

use crate::{Lang, forms::key_field, lang::say, symbol::icon};

/// The panel on the first page: two buttons of one form.
pub(crate) fn solo(lang: &Lang, name: &str, key: &str) -> Markup {
    html! {
        form.panel.solo method="post" action="/solo" {
            (key_field(key, "solo"))
            h2 { (say!(lang, SOLO)) }
            p.small.muted { (say!(lang, SOLO_WORDS)) }
            @if !name.is_empty() { input type="hidden" name="name" value=(name); }
            button.btn { (say!(lang, SOLO_PLAY)) }
            button.btn name="guide" value="on" { (icon("book")) (say!(lang, SOLO_LEARN)) }
        }
    }
}

/// The link from the rule book to a first game.
pub(crate) fn learn(lang: &Lang) -> Markup {
    html! {
        form.links method="post" action="/solo" {
            button.btn name="guide" value="on" { (icon("tell")) (say!(lang, SOLO_LEARN)) }
        }
    }
}
