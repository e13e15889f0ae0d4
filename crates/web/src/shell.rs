//! Draws what holds the regions of a table's page together at each step.

use maud::{Markup, html};
use moonhare_rules::{Goal, Mode, Scene, Stage};

use crate::{
    RegionId,
    lang::{say, text},
    paper::Paper,
    symbol::{brand, icon},
};

impl Paper<'_> {
    pub(crate) fn shell(&self) -> Markup {
        match &self.game().stage {
            Stage::Lobby { .. } => self.lobby_shell(),
            Stage::Playing(playing) => {
                let reveal = matches!(playing.scene, Scene::Reveal { .. });
                html! {
                    div #shell .game.reveal[reveal] {
                        (self.slot(RegionId::Bar))
                        main.middle {
                            (self.bubble())
                            (self.slot(RegionId::Clue))
                            (self.slot(RegionId::Stage))
                        }
                        @if reveal {
                            (self.slot(RegionId::Track))
                            (self.slot(RegionId::Points))
                        }
                        (self.slot(RegionId::Players))
                        (self.dock())
                    }
                }
            }
            Stage::Over(_) => html! {
                div #shell .page.podium-page {
                    (self.slot(RegionId::Bar))
                    (self.slot(RegionId::Stage))
                    (self.dock())
                }
            },
        }
    }

    /// The status line and the main button.
    pub(crate) fn dock(&self) -> Markup {
        html! {
            footer.dock {
                div.lead-line { div role="status" { (self.slot(RegionId::Now)) } (self.slot(RegionId::Clock)) (self.slot(RegionId::Ask)) }
                (self.slot(RegionId::Act))
            }
        }
    }

    pub(crate) fn bar(&self) -> Markup {
        let lang = self.lang();
        html! {
            header #(RegionId::Bar) .bar {
                (brand("/"))
                h1.vh { (say!(lang, TABLE_LABEL, code = self.page.code)) }
                @if !matches!(self.game().stage, Stage::Lobby { .. }) { (self.slot(RegionId::Round)) }
                nav.bar-tools aria-label=(text!(lang, TOOLS_LABEL)) {
                    button.btn.btn-icon.open-chat type="button" popovertarget="chat" aria-label=(text!(lang, CHAT_OPEN)) { (icon("chat")) }
                    @if self.page.rounds.is_empty() {
                        a.btn.btn-icon href=(self.at("board")) target="_blank" aria-label=(text!(lang, BOARD_OPEN)) { (icon("tv")) }
                    } @else {
                        a.btn.btn-icon href=(self.at("rounds")) aria-label=(text!(lang, ROUNDS_OPEN)) { (icon("history")) }
                    }
                    button.btn.btn-icon type="button" popovertarget="menu" aria-label=(text!(lang, MENU_OPEN)) { (icon("menu")) }
                }
            }
        }
    }

    /// The number of the round, and when the game ends.
    pub(crate) fn round(&self) -> Markup {
        let lang = self.lang();
        let settings = &self.game().settings;
        let end = match settings.goal {
            Goal::Points(points) => text!(lang, GOAL_POINTS, points = points),
            Goal::Tellings(_) => self.mode_name(settings.mode),
        };
        let round = match (&self.game().stage, settings.goal) {
            (Stage::Playing(playing), Goal::Tellings(times)) => {
                let last = usize::from(times) * self.seats();
                say!(lang, ROUND_OF, round = playing.round, last = last)
            }
            (Stage::Playing(playing), Goal::Points(_)) => {
                say!(lang, ROUND_NUMBER, round = playing.round)
            }
            (Stage::Over(podium), _) => say!(lang, ROUNDS_AFTER, rounds = podium.rounds),
            (Stage::Lobby { .. }, _) => html! {},
        };
        html! { p #(RegionId::Round) .bar-round { (round) " " span { (end) } } }
    }

    pub(crate) fn mode_name(&self, mode: Mode) -> String {
        mode_name(self.lang(), mode)
    }
}

pub(crate) fn mode_name(lang: &crate::Lang, mode: Mode) -> String {
    match mode {
        Mode::Classic => text!(lang, MODE_CLASSIC),
        Mode::Party => text!(lang, MODE_PARTY),
        Mode::Team => text!(lang, MODE_TEAM),
    }
}
