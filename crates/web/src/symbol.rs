//! The drawings that stand inline in every page: icons, rabbits, tokens.

use maud::{Markup, PreEscaped, html};
use moonhare_rules::Rabbit;

use crate::asset::SYMBOLS;

pub(crate) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

/// A use of a drawing. Closed in itself, which HTML allows within SVG: there are many of them.
pub(crate) fn drawing(class: &str, name: impl std::fmt::Display) -> Markup {
    PreEscaped(format!(
        "<svg class=\"{class}\"><use href=\"#{name}\"/></svg>"
    ))
}

/// An icon; never the only bearer of a meaning, so it is nothing to read out.
pub(crate) fn icon(name: &str) -> Markup {
    drawing("ico", format_args!("i-{name}"))
}

pub(crate) fn small_icon(name: &str) -> Markup {
    drawing("ico ico-s", format_args!("i-{name}"))
}

pub(crate) fn rabbit(rabbit: Rabbit) -> Markup {
    drawing("rabbit", format_args!("r-{}", u8::from(rabbit)))
}

/// A rabbit on the track that comes from another stone.
pub(crate) fn coming_rabbit(rabbit: Rabbit, from: usize) -> Markup {
    let number = u8::from(rabbit);
    PreEscaped(format!(
        "<svg class=\"rabbit\" data-from=\"{from}\"><use href=\"#r-{number}\"/></svg>"
    ))
}

/// `size` is one of s, l, xl.
pub(crate) fn sized_rabbit(rabbit: Rabbit, size: &str) -> Markup {
    let class = format!("rabbit rabbit-{size}");
    drawing(&class, format_args!("r-{}", u8::from(rabbit)))
}

/// The outline of a rabbit for a seat that is free.
pub(crate) fn no_rabbit() -> Markup {
    drawing("rabbit rabbit-l", "r-0")
}

/// A voting token: green, red or neutral.
pub(crate) fn token(kind: &str) -> Markup {
    drawing("token", format_args!("v-{kind}"))
}

pub(crate) fn brand(href: &str) -> Markup {
    html! {
        a.brand href=(href) aria-label="Moonhare" {
            (drawing("brand-mark", "logo"))
            (drawing("brand-word", "wordmark"))
        }
    }
}
