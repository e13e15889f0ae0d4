//! Draws the big screen: everything the whole table may see, readable from a sofa, without
//! controls.

use maud::{Markup, Render, html};
use moonhare_rules::{StageKind, Step};

use crate::{
    Lang, RegionId,
    lang::{say, text},
    pause::PauseScene,
    qr::qr,
    reveal::{LAST_BEAT, beat_marks},
    shell::Slot,
    symbol::{brand, icon},
};

/// Holds the regions of the big screen together.
pub(crate) struct BigScreen<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) code: &'a str,
    /// The link to share the table.
    pub(crate) link: &'a str,
    pub(crate) stage: StageKind,
    pub(crate) step: Option<Step>,
    pub(crate) has_free_seat: bool,
    pub(crate) pause: Option<PauseScene<'a>>,
    pub(crate) slot: Slot<'a>,
}

impl Render for BigScreen<'_> {
    fn render(&self) -> Markup {
        match self.stage {
            StageKind::Lobby => self.before(),
            StageKind::Playing => self.during(),
            StageKind::Over => self.after(),
        }
    }
}

impl BigScreen<'_> {
    fn before(&self) -> Markup {
        let BigScreen { lang, link, .. } = *self;
        html! {
            div #shell .tv.tv-lobby {
                header.tv-head { (brand()) h1.tv-title { (say!(lang, BOARD_JOIN)) } p {} }
                main.tv-board { ((self.slot)(RegionId::SeatCircle)) }
                aside.tv-side {
                    section.tv-invite aria-label=(text!(lang, INVITE)) {
                        (qr(link, &text!(lang, QR_LABEL)))
                        p.code { (self.code) }
                        p.link-text { (link) }
                    }
                }
                (self.foot(false))
            }
        }
    }

    fn during(&self) -> Markup {
        let BigScreen { lang, slot, .. } = *self;
        let voting = self.step == Some(Step::Voting);
        let reveal = self.step == Some(Step::Reveal);
        html! {
            div #shell .tv.tv-voting[voting].tv-reveal[reveal] data-beat=[reveal.then_some(LAST_BEAT)] {
                header.tv-head {
                    h1.vh { (say!(lang, TABLE_LABEL, code = self.code)) }
                    (brand()) (slot(RegionId::Clue)) (slot(RegionId::Round))
                }
                main.tv-board { (slot(RegionId::Middle)) }
                @if reveal {
                    div.tally { (slot(RegionId::Points)) (slot(RegionId::Track)) }
                }
                aside.tv-side {
                    (slot(RegionId::Players))
                    @if self.has_free_seat {
                        section.tv-join aria-label=(text!(lang, INVITE)) {
                            (qr(self.link, &text!(lang, QR_LABEL)))
                            div { p { (say!(lang, BOARD_WATCH)) } p.code { (self.code) } }
                        }
                    }
                }
                @if let Some(pause) = &self.pause { (pause) }
                (self.foot(reveal))
            }
        }
    }

    fn after(&self) -> Markup {
        html! {
            div #shell .tv.tv-over {
                header.tv-head {
                    h1.vh { (say!(self.lang, TITLE_OVER)) }
                    (brand())
                    div role="status" { ((self.slot)(RegionId::Status)) }
                    ((self.slot)(RegionId::Round))
                    ((self.slot)(RegionId::Clock))
                }
                ((self.slot)(RegionId::Middle))
            }
        }
    }

    fn foot(&self, reveal: bool) -> Markup {
        html! {
            footer.tv-foot {
                div role="status" { ((self.slot)(RegionId::Status)) }
                ((self.slot)(RegionId::Clock))
                @if reveal { (beat_marks(self.lang, true)) }
                button.btn.btn-icon.fill type="button" data-fill aria-label=(text!(self.lang, BOARD_FILL)) { (icon("fill")) }
            }
        }
    }
}
