//! Draws what holds the regions of a table's page together during and after a game.

use maud::{Markup, Render, html};
use moonhare_rules::{Goal, StageKind, Step};

use crate::{
    Lang, RegionId,
    coach::CoachBubble,
    forms::at,
    lang::{say, text},
    pause::PauseScene,
    players::Players,
    podium::end_switch,
    reveal::{LAST_BEAT, beat_marks, page_switch, skip_hint},
    settings::mode_name,
    symbol::{brand, icon},
};

/// Draws a region in its place on a whole page. In a region sent live it only marks the place,
/// because the inner region is sent by itself.
pub(crate) type Slot<'a> = &'a dyn Fn(RegionId) -> Markup;

/// Marks the place of a region that is sent by itself.
pub(crate) fn empty_slot(id: RegionId) -> Markup {
    html! { template data-slot=(id) {} }
}

/// The page during a game.
pub(crate) struct GameShell<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) step: Step,
    pub(crate) coach: Option<CoachBubble<'a>>,
    pub(crate) pause: Option<PauseScene<'a>>,
    pub(crate) slot: Slot<'a>,
}

impl Render for GameShell<'_> {
    fn render(&self) -> Markup {
        let GameShell { lang, slot, .. } = *self;
        let is_reveal = self.step == Step::Reveal;
        html! {
            div #shell .game.voting[self.step == Step::Voting].reveal[is_reveal] data-beat=[is_reveal.then_some(LAST_BEAT)] {
                (slot(RegionId::Bar))
                main.middle {
                    @if let Some(coach) = &self.coach { (coach) }
                    (slot(RegionId::Clue))
                    (slot(RegionId::Middle))
                }
                @if is_reveal {
                    div.tally { (slot(RegionId::Track)) (slot(RegionId::Points)) }
                }
                (slot(RegionId::Players))
                @if let Some(pause) = &self.pause { (pause) }
                (Dock { between: html! { @if is_reveal { (beat_marks(lang, false)) (page_switch(lang)) } }, slot })
            }
        }
    }
}

/// The page after a game.
pub(crate) struct EndShell<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) slot: Slot<'a>,
}

impl Render for EndShell<'_> {
    fn render(&self) -> Markup {
        let EndShell { lang, slot } = *self;
        html! {
            div #shell .finale {
                (slot(RegionId::Bar))
                (slot(RegionId::Middle))
                (Dock { between: html! { (skip_hint(lang)) (end_switch(lang)) }, slot })
            }
        }
    }
}

/// The status line and the main button.
pub(crate) struct Dock<'a> {
    /// What stands between the status line and the main button.
    pub(crate) between: Markup,
    pub(crate) slot: Slot<'a>,
}

impl Render for Dock<'_> {
    fn render(&self) -> Markup {
        let Dock { slot, .. } = *self;
        html! {
            footer.dock {
                div.lead-line { div role="status" { (slot(RegionId::Status)) } (slot(RegionId::Clock)) (slot(RegionId::QuestionMark)) }
                (self.between)
                (slot(RegionId::MainButton))
            }
        }
    }
}

/// The bar at the top.
pub(crate) struct Bar<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) code: &'a str,
    pub(crate) stage: StageKind,
    pub(crate) has_rounds: bool,
    pub(crate) slot: Slot<'a>,
}

impl Render for Bar<'_> {
    fn render(&self) -> Markup {
        let Bar { lang, code, .. } = *self;
        html! {
            header #(RegionId::Bar) .bar {
                (brand())
                h1.vh { (say!(lang, TABLE_LABEL, code = code)) }
                @if self.stage != StageKind::Lobby { ((self.slot)(RegionId::Round)) }
                nav.bar-tools aria-label=(text!(lang, TOOLS_LABEL)) {
                    button.btn.btn-icon.open-chat type="button" popovertarget="chat" aria-label=(text!(lang, CHAT_OPEN)) { (icon("chat")) }
                    @if self.has_rounds {
                        a.btn.btn-icon href=(at(code, "rounds")) aria-label=(text!(lang, ROUNDS_OPEN)) { (icon("history")) }
                    } @else {
                        a.btn.btn-icon href=(at(code, "board")) target="_blank" aria-label=(text!(lang, BOARD_OPEN)) { (icon("tv")) }
                    }
                    button.btn.btn-icon type="button" popovertarget="menu" aria-label=(text!(lang, MENU_OPEN)) { (icon("menu")) }
                }
            }
        }
    }
}

/// The number of the round, and the goal or the mode.
pub(crate) struct RoundLine<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
    pub(crate) goal: Goal,
    pub(crate) is_game_over: bool,
    /// The number of this round; after the game, the number of rounds played.
    pub(crate) round: u16,
}

impl Render for RoundLine<'_> {
    fn render(&self) -> Markup {
        let RoundLine { lang, round, .. } = *self;
        let words = match self.goal {
            _ if self.is_game_over => say!(lang, ROUNDS_AFTER, rounds = round),
            Goal::Tellings(times) => {
                let last = usize::from(times) * self.players.count();
                say!(lang, ROUND_OF, round = round, last = last)
            }
            Goal::Points(_) => say!(lang, ROUND_NUMBER, round = round),
        };
        let end = match self.goal {
            Goal::Points(points) => text!(lang, GOAL_POINTS, points = points),
            Goal::Tellings(_) => mode_name(lang, self.players.mode),
        };
        html! { p #(RegionId::Round) .bar-round { (words) " " span { (end) } } }
    }
}
