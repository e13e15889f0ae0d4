//! Draws what lies over the table while the game is paused.

use maud::{Markup, Render, html};

use crate::{
    Lang,
    lang::{say, text},
    players::Players,
};

/// A sleeping moon and sleeping rabbits over the table. The status line says who can resume the game.
pub(crate) struct PauseScene<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
}

impl Render for PauseScene<'_> {
    fn render(&self) -> Markup {
        let PauseScene { lang, players } = *self;
        html! {
            section.pause aria-label=(text!(lang, PAUSED)) {
                svg.pause-moon viewBox="0 0 100 100" aria-hidden="true" {
                    circle cx="50" cy="50" r="48" {}
                    path d="M26 49q8 7 16 0M58 49q8 7 16 0M43 66q7 5 14 0" {}
                }
                h2 { (say!(lang, PAUSED)) }
                p { (say!(lang, PAUSED_WORDS)) }
                p.sleepers aria-hidden="true" { @for seat in players.seats() { span { (players.rabbit(seat)) } } }
            }
        }
    }
}
