//! The drawings inlined in every page: icons, rabbits, tokens.

use maud::{Markup, PreEscaped, html};
use moonhare_rules::Rabbit;

use crate::asset::SYMBOLS;

pub(crate) fn symbols() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

/// A reference to a drawing. Self-closing, which HTML allows within SVG, because there are many.
pub(crate) fn drawing(class: &str, name: impl std::fmt::Display) -> Markup {
    PreEscaped(format!(
        "<svg class=\"{class}\"><use href=\"#{name}\"/></svg>"
    ))
}

/// An icon. It is never the only sign of something, so screen readers skip it.
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

/// The outline of a rabbit for a free seat.
pub(crate) fn rabbit_outline() -> Markup {
    drawing("rabbit rabbit-l", "r-0")
}

/// A voting token: green, red or neutral.
pub(crate) fn token(kind: &str) -> Markup {
    drawing("token", format_args!("v-{kind}"))
}

/// The name of the game, which links to the home page.
pub(crate) fn brand() -> Markup {
    html! {
        a.brand href="/" aria-label="Moonhare" {
            (drawing("brand-mark", "logo"))
            (drawing("brand-word", "wordmark"))
        }
    }
}
