//! Forms: those of a table, and pieces that forms share.

use maud::{Markup, html};
use moonhare_rules::Seat;

use crate::symbol::icon;

/// The address of something at a table: `/t/{code}/{path}`.
pub(crate) fn at(code: &str, path: &str) -> String {
    format!("/t/{code}/{path}")
}

/// Makes the forms of one table.
#[derive(Clone, Copy)]
pub(crate) struct Forms<'a> {
    pub(crate) code: &'a str,
    /// Makes a form count once. Empty in a region sent live, because the script makes its own keys.
    pub(crate) key: &'a str,
}

impl Forms<'_> {
    pub(crate) fn at(&self, action: &str) -> String {
        at(self.code, action)
    }

    pub(crate) fn key(&self, action: &str) -> Markup {
        key_field(self.key, action)
    }

    /// A form that the script sends without loading a page.
    pub(crate) fn form(&self, action: &str, class: &str, inside: &Markup) -> Markup {
        self.any_form(action, class, true, inside)
    }

    /// A form that loads another page.
    pub(crate) fn page_form(&self, action: &str, class: &str, inside: &Markup) -> Markup {
        self.any_form(action, class, false, inside)
    }

    fn any_form(&self, action: &str, class: &str, by_script: bool, inside: &Markup) -> Markup {
        html! {
            form method="post" action=(self.at(action)) class=[(!class.is_empty()).then_some(class)] data-send[by_script] {
                (self.key(action))
                (inside)
            }
        }
    }
}

/// The field that makes a form count once; none without a key.
pub(crate) fn key_field(key: &str, action: &str) -> Markup {
    html! { @if !key.is_empty() { input type="hidden" name="key" value={ (key) "-" (action) }; } }
}

pub(crate) fn seat_field(seat: Seat) -> Markup {
    html! { input type="hidden" name="seat" value=(seat.0); }
}

/// An action that needs confirmation. It opens without the script.
pub(crate) fn confirm(id: &str, summary: &Markup, label: Option<&str>, inside: &Markup) -> Markup {
    html! {
        details.confirm id=(id) {
            summary class={ "btn" @if label.is_some() { " btn-icon" } @else { " btn-quiet" } } title=[label] aria-label=[label] { (summary) }
            div.stack.confirm-box { (inside) }
        }
    }
}

/// Why a form was refused, next to that form.
pub(crate) fn alert(words: &Markup) -> Markup {
    html! { p.now.now-bad role="alert" { (icon("warn")) span { (words) } } }
}
