//! Draws the past rounds, which hold no secrets.

use std::sync::Arc;

use maud::{Markup, Render, html};
use moonhare_rules::{Laid, Round, Seat, Space};

use crate::{
    TablePage,
    assembler::Assembler,
    cards::{CardFaces, Label},
    clue::clue_words,
    lang::{Arg, say, text},
    layout::{document, titled},
    players::Players,
    points::outcome,
    reveal::{is_storytellers_card, names, voters},
    symbol::{brand, icon},
};

/// The page of a table's rounds, `/t/{code}/rounds`.
pub fn rounds_page(page: &TablePage<'_>) -> Markup {
    let lang = page.lang;
    let body = html! {
        div.page.rounds-page {
            header.bar {
                (brand())
                a.btn.btn-quiet href={ "/t/" (page.code) } { (icon("prev")) (say!(lang, BACK_TO_TABLE)) }
            }
            main.wrap {
                section.panel {
                    h1 { (say!(lang, ROUNDS)) }
                    @if page.rounds.is_empty() { p.muted { (say!(lang, ROUNDS_NONE)) } }
                    (Assembler::new(page, false).rounds(true))
                }
            }
        }
    };
    let title = titled(&text!(lang, ROUNDS));
    document(lang, page.prefs, &title, None, &body)
}

/// Every finished round, the latest first.
pub(crate) struct RoundList<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) rounds: &'a [Arc<Round>],
    /// Whether the latest round is open.
    pub(crate) opens_first: bool,
}

impl Render for RoundList<'_> {
    fn render(&self) -> Markup {
        html! {
            div.rounds {
                @for (index, round) in self.rounds.iter().rev().enumerate() {
                    details open[self.opens_first && index == 0] {
                        summary { (self.summary(round)) }
                        (self.small_board(round))
                    }
                }
            }
        }
    }
}

impl RoundList<'_> {
    fn summary(&self, round: &Round) -> Markup {
        let RoundList { faces, players, .. } = self;
        let lang = faces.lang;
        // In Party no card is the storyteller's, so the first one is shown.
        let cover = (round.board.iter())
            .find(|laid| is_storytellers_card(players.mode, round, laid))
            .or(round.board.first());
        html! {
            span.card { @if let Some(laid) = cover { (faces.picture(laid.card, &String::new().into())) } }
            span {
                (clue_words(lang, &round.clue))
                span.muted.small {
                    (say!(lang, ROUND_LINE, round = round.number, name = players.named(round.storyteller)))
                    " " (outcome(lang, players.mode, round))
                }
            }
            (players.rabbit(round.storyteller))
        }
    }

    fn small_board(&self, round: &Round) -> Markup {
        let players = self.players;
        html! {
            div.mini {
                @for (index, laid) in round.board.iter().enumerate() {
                    @let votes = voters(round, Space::at(index));
                    div class=[is_storytellers_card(players.mode, round, laid).then_some("is-true")] {
                        div.card {
                            (self.faces.enlargeable(laid.card, &self.label(index + 1, laid, &votes)))
                            @if !votes.is_empty() {
                                i { @for seat in &votes { (players.rabbit(*seat)) } }
                            }
                        }
                        p { (players.rabbit(laid.giver)) bdi { (players.name(laid.giver)) } }
                    }
                }
            }
        }
    }

    /// A card's label, whose card it was, and who voted for it, for people who can't see the rabbits
    /// on it.
    fn label(&self, number: usize, laid: &Laid, votes: &[Seat]) -> Label {
        let lang = self.faces.lang;
        let name = Arg::Text(self.players.name(laid.giver));
        let given = (self.faces.label(number, laid.card))
            .map(|card| text!(lang, CARD_GIVEN, card = card, name = name));
        if votes.is_empty() {
            return given;
        }
        let names = names(self.players, votes);
        given.map(|given| text!(lang, CARD_VOTED, card = given, names = &names))
    }
}
