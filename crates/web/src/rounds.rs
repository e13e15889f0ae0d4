//! Draws the past rounds, which hold no secrets.

use maud::{Markup, html};
use moonhare_rules::{Mode, Round};

use crate::{
    TablePage,
    lang::{Arg, say, text},
    layout::{PageHead, document},
    paper::Paper,
    symbol::{brand, icon},
};

/// The page of a table's rounds, `/t/{code}/rounds`.
pub fn rounds_page(page: &TablePage<'_>) -> Markup {
    let lang = page.lang;
    let paper = Paper { page, live: false };
    let title = format!("{} · Moonhare", text!(lang, ROUNDS));
    let head = PageHead {
        lang,
        prefs: page.prefs,
        title: &title,
        live: None,
    };
    document(
        &head,
        &html! {
            div.page.rounds-page {
                header.bar {
                    (brand("/"))
                    a.btn.btn-quiet href={ "/t/" (page.code) } { (icon("prev")) (say!(lang, BACK_TO_TABLE)) }
                }
                main.wrap {
                    section.panel {
                        h1 { (say!(lang, ROUNDS)) }
                        @if page.rounds.is_empty() { p.muted { (say!(lang, ROUNDS_NONE)) } }
                        (paper.rounds(true))
                    }
                }
            }
        },
    )
}

impl Paper<'_> {
    /// Every finished round, the latest first.
    pub(crate) fn rounds(&self, open_first: bool) -> Markup {
        html! {
            div.rounds {
                @for (index, round) in self.page.rounds.iter().rev().enumerate() {
                    details open[open_first && index == 0] {
                        summary { (self.round_summary(round)) }
                        (self.mini(round))
                    }
                }
            }
        }
    }

    fn round_summary(&self, round: &Round) -> Markup {
        let lang = self.lang();
        // In Party no card is the storyteller's, so the first one is shown.
        let told = (round.board.iter())
            .find(|laid| self.mode() != Mode::Party && laid.giver == round.storyteller)
            .or(round.board.first());
        html! {
            span.card { @if let Some(laid) = told { (self.picture(laid.card, &String::new().into())) } }
            span {
                (self.clue_words(&round.clue))
                span.muted.small {
                    (say!(lang, ROUND_LINE, round = round.number, name = Arg::Name(self.name(round.storyteller))))
                    " " (self.outcome(round))
                }
            }
            (self.rabbit(round.storyteller))
        }
    }
}
