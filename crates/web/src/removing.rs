//! Draws how a host removes people, and lets them in again.

use maud::{Markup, Render, html};
use moonhare_rules::Seat;
use moonhare_table::Removed;

use crate::{
    Lang,
    forms::{Forms, confirm, seat_field},
    lang::{Arg, say, text},
    players::Players,
    symbol::icon,
};

/// Removes a computer player at once, and a person after a question.
pub(crate) struct Removal<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) seat: Seat,
    /// Distinguishes two of these on one page.
    pub(crate) place: &'a str,
}

impl Render for Removal<'_> {
    fn render(&self) -> Markup {
        let Removal { lang, seat, .. } = *self;
        let name = self.players.name_arg(seat);
        let label = text!(lang, REMOVE, name = name);
        let form = |button: Markup| {
            (self.forms).form("remove", "", &html! { (seat_field(seat)) (button) })
        };
        if self.players.is_bot(seat) {
            return form(html! {
                button.btn.btn-icon title=(label) aria-label=(label) { (icon("close")) }
            });
        }
        // The id uses the rabbit, because it stays with a person whose seat changes.
        let sitter = self.players.sitter(seat);
        let rabbit = sitter.map_or(0, |sitter| u8::from(sitter.player.rabbit));
        let question = html! {
            p { (say!(lang, REMOVE_ASK, name = name)) }
            (form(html! { button.btn.btn-bad { (say!(lang, REMOVE_YES)) } }))
        };
        let id = format!("{}-remove-{rabbit}", self.place);
        confirm(&id, &icon("close"), Some(&label), &question)
    }
}

/// Removed people, whom the host can let in again.
pub(crate) struct RemovedPeople<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) removed: &'a [Removed],
    pub(crate) class: &'a str,
}

impl Render for RemovedPeople<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        html! {
            @if !self.removed.is_empty() {
                section class=(self.class) aria-label=(text!(lang, REMOVED_PEOPLE)) {
                    h3 { (say!(lang, REMOVED_PEOPLE)) }
                    @for known in self.removed {
                        (self.forms.form("let-in", "", &html! {
                            input type="hidden" name="person" value=(known.person.0);
                            button.btn.btn-wide { (icon("undo")) span { (say!(lang, LET_IN, name = Arg::Name(&known.name))) } }
                        }))
                    }
                }
            }
        }
    }
}
