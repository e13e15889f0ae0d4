//! Draws the list of players, what each is doing, and their scores.

use maud::{Markup, Render, html};
use moonhare_rules::{Seat, SeatSet, Step};

use crate::{
    Lang, RegionId,
    lang::{say, text},
    players::Players,
    reveal::width_class,
    shell::Slot,
    symbol::small_icon,
};

pub(crate) struct PlayerList<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
    pub(crate) me: Option<Seat>,
    pub(crate) slot: Slot<'a>,
}

impl Render for PlayerList<'_> {
    fn render(&self) -> Markup {
        let PlayerList { lang, players, .. } = self;
        html! {
            section #(RegionId::Players) .players aria-label=(text!(lang, PLAYERS_LABEL)) {
                ul.seats-strip {
                    @for seat in players.seats() {
                        li.player.is-me[Some(seat) == self.me] {
                            (players.rabbit(seat))
                            span.who {
                                @let name = players.name(seat);
                                bdi class={ "name" @if let Some(wide) = width_class([name]) { " " (wide) } @if is_long(name) { " long" } } { (name) }
                                @if players.is_bot(seat) {
                                    span.kind { (small_icon("bot")) span.vh { (say!(lang, BOT)) } }
                                }
                            }
                            ((self.slot)(RegionId::State(seat.0)))
                            ((self.slot)(RegionId::Score(seat.0)))
                        }
                    }
                }
            }
        }
    }
}

/// Whether a name needs two lines where most need one.
fn is_long(name: &str) -> bool {
    name.chars().count() > 16
}

/// What a player is doing.
pub(crate) struct PlayerState<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) seat: Seat,
    pub(crate) is_away: bool,
    /// Who the table waits for.
    pub(crate) due: SeatSet,
    pub(crate) step: Option<Step>,
    /// Whoever told this round's clue.
    pub(crate) storyteller: Option<Seat>,
}

impl Render for PlayerState<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        let is_due = self.due.contains(self.seat);
        let tells = || ("b-tells", say!(lang, STATE_TELLS));
        let (class, word) = match self.step {
            _ if self.is_away => ("b-away", say!(lang, STATE_AWAY)),
            Some(Step::Telling) if is_due => tells(),
            // During the reveal, nobody needs to know who looks longest.
            Some(Step::Idea | Step::Telling | Step::Reveal) | None => ("b-idle", html! {}),
            _ if is_due => ("b-due", say!(lang, STATE_DUE)),
            // In Party the storyteller gives and votes like the others.
            _ if self.storyteller == Some(self.seat) => tells(),
            Some(Step::Giving | Step::Voting) => ("b-done", say!(lang, STATE_DONE)),
        };
        html! { i #(RegionId::State(self.seat.0)) class=(class) { (word) } }
    }
}

pub(crate) struct PlayerScore {
    pub(crate) seat: Seat,
    pub(crate) score: Option<u16>,
}

impl Render for PlayerScore {
    fn render(&self) -> Markup {
        html! { b #(RegionId::Score(self.seat.0)) { @if let Some(score) = self.score { (score) } } }
    }
}
