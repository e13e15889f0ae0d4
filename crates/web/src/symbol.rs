//! The drawings that stand inline in every page: icons, rabbits, tokens.

use maud::{Markup, PreEscaped, html};
use moonhare_rules::Rabbit;

use crate::asset::SYMBOLS;

pub(crate) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

/// An icon; never the only bearer of a meaning, so it is nothing to read out.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg.ico { use href={ "#i-" (name) } {} } }
}

pub(crate) fn small_icon(name: &str) -> Markup {
    html! { svg.ico.ico-s { use href={ "#i-" (name) } {} } }
}

pub(crate) fn rabbit(rabbit: Rabbit) -> Markup {
    html! { svg.rabbit { use href={ "#r-" (u8::from(rabbit)) } {} } }
}

/// `size` is one of s, l, xl.
pub(crate) fn sized_rabbit(rabbit: Rabbit, size: &str) -> Markup {
    html! { svg class={ "rabbit rabbit-" (size) } { use href={ "#r-" (u8::from(rabbit)) } {} } }
}

/// The outline of a rabbit for a seat that is free.
pub(crate) fn no_rabbit() -> Markup {
    html! { svg.rabbit.rabbit-l { use href="#r-0" {} } }
}

/// A voting token: green, red or neutral.
pub(crate) fn token(kind: &str) -> Markup {
    html! { svg.token { use href={ "#v-" (kind) } {} } }
}

pub(crate) fn brand(href: &str) -> Markup {
    html! {
        a.brand href=(href) aria-label="Moonhare" {
            svg.brand-mark { use href="#logo" {} }
            svg.brand-word { use href="#wordmark" {} }
        }
    }
}
