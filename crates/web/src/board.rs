//! Draws the big screen: everything the whole table may see, readable from a sofa, without
//! controls.

use maud::{Markup, html};
use moonhare_rules::{Scene, Stage};

use crate::{
    RegionId,
    lang::{say, text},
    paper::Paper,
    qr::qr,
    symbol::brand,
};

impl Paper<'_> {
    pub(crate) fn board_shell(&self) -> Markup {
        let lang = self.lang();
        match &self.game().stage {
            Stage::Lobby { .. } => html! {
                div #shell .tv.tv-lobby {
                    header.tv-head { (brand("/")) h1.tv-title { (say!(lang, BOARD_JOIN)) } p {} }
                    main.tv-board { (self.slot(RegionId::Seats)) }
                    aside.tv-side {
                        section.tv-invite aria-label=(text!(lang, INVITE)) {
                            (qr(&self.link(), &text!(lang, QR_LABEL)))
                            p.code { (self.page.code) }
                            p.link-text { (self.link()) }
                        }
                    }
                    footer.tv-foot { div role="status" { (self.slot(RegionId::Now)) } (self.slot(RegionId::Clock)) }
                }
            },
            Stage::Playing(playing) => {
                let reveal = matches!(playing.scene, Scene::Reveal { .. });
                html! {
                    div #shell .tv.tv-reveal[reveal] {
                        header.tv-head {
                            h1.vh { (say!(lang, TABLE_LABEL, code = self.page.code)) }
                            (brand("/")) (self.slot(RegionId::Clue)) (self.slot(RegionId::Round))
                        }
                        main.tv-board { (self.slot(RegionId::Stage)) }
                        @if reveal {
                            (self.slot(RegionId::Points))
                            (self.slot(RegionId::Track))
                        }
                        aside.tv-side {
                            (self.slot(RegionId::Players))
                            (self.join_box())
                        }
                        footer.tv-foot { div role="status" { (self.slot(RegionId::Now)) } (self.slot(RegionId::Clock)) }
                    }
                }
            }
            Stage::Over(_) => html! {
                div #shell .tv.tv-over {
                    header.tv-head { h1.vh { (say!(lang, TITLE_OVER)) } (brand("/")) p {} (self.slot(RegionId::Round)) }
                    (self.slot(RegionId::Stage))
                    footer.tv-foot { div role="status" { (self.slot(RegionId::Now)) } (self.slot(RegionId::Clock)) }
                }
            },
        }
    }

    fn join_box(&self) -> Markup {
        let lang = self.lang();
        html! {
            section.tv-join aria-label=(text!(lang, INVITE)) {
                (qr(&self.link(), &text!(lang, QR_LABEL)))
                div { p { (say!(lang, BOARD_WATCH)) } p.code { (self.page.code) } }
            }
        }
    }
}
