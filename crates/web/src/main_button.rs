//! Draws the main button and the controls next to it.

use maud::{Markup, Render, html};
use moonhare_rules::{Offer, Scene, Stage};
use moonhare_table::You;

use crate::{
    Lang, RegionId,
    forms::Forms,
    lang::{say, text},
    players::{Players, may_sit},
    symbol::{icon, token},
};

/// The main button: what the viewer can do now.
pub(crate) struct MainButton<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    /// The link to share the table.
    pub(crate) link: &'a str,
    pub(crate) players: Players<'a>,
    pub(crate) you: You,
    pub(crate) paused: bool,
    pub(crate) stage: &'a Stage,
    pub(crate) offers: &'a [Offer],
}

impl Render for MainButton<'_> {
    fn render(&self) -> Markup {
        let class = match self.offers {
            [Offer::Tell { .. }] if !self.paused => "act composer",
            [Offer::Vote { red: true, .. }] if !self.paused => "act act-party",
            _ => "act",
        };
        html! { div #(RegionId::MainButton) class=(class) { (self.inside()) } }
    }
}

impl MainButton<'_> {
    fn inside(&self) -> Markup {
        let lang = self.lang;
        match self.stage {
            Stage::Lobby { obstacle } => self.start(obstacle.is_none()),
            Stage::Over(_) => self.after_game(),
            Stage::Playing(_) if self.paused => {
                html! { @if self.you.host { (self.button("resume", &say!(lang, RESUME))) } }
            }
            Stage::Playing(_) if self.you.seat.is_none() => self.join_in(),
            Stage::Playing(playing) if self.offers.contains(&Offer::TakeBack) => {
                self.take_back(matches!(playing.scene, Scene::Voting { .. }))
            }
            Stage::Playing(_) => match self.offers.first() {
                Some(Offer::Claim) => self.button("claim", &say!(lang, CLAIM)),
                Some(Offer::Tell { with_card }) => composer(lang, *with_card),
                Some(Offer::Give { count }) => give(lang, *count),
                Some(Offer::Vote { most, red, .. }) => vote(lang, *most, *red),
                Some(Offer::Next) => self.button("next", &say!(lang, NEXT_ROUND)),
                Some(Offer::TakeBack) | None => html! {},
            },
        }
    }

    /// A form with nothing but the main button.
    fn button(&self, action: &str, words: &Markup) -> Markup {
        let button = html! { button.btn.btn-main { (words) } };
        self.forms.form(action, "", &button)
    }

    fn start(&self, ready: bool) -> Markup {
        let lang = self.lang;
        html! {
            @if self.you.host && self.you.seat.is_some() {
                (self.forms.form("start", "", &html! {
                    button.btn.btn-main disabled[!ready] { (say!(lang, START)) }
                }))
            } @else if may_sit(self.you) {
                button.btn.btn-main form="dress-form" { (say!(lang, SIT)) }
            }
        }
    }

    fn take_back(&self, vote: bool) -> Markup {
        let lang = self.lang;
        let button = html! {
            button.btn.btn-wide {
                (icon("undo"))
                @if vote { (say!(lang, TAKE_BACK_VOTE)) }
                @else if self.players.mode.gift(self.players.count()) == 2 { (say!(lang, TAKE_BACK_CARDS)) }
                @else { (say!(lang, TAKE_BACK_CARD)) }
            }
        };
        self.forms.form("take-back", "", &button)
    }

    /// A spectator can take a seat that somebody left.
    fn join_in(&self) -> Markup {
        html! {
            @if may_sit(self.you) && self.players.free_seats().next().is_some() {
                button.btn.btn-main type="button" popovertarget="menu" { (say!(self.lang, TAKE_SEAT)) }
            }
        }
    }

    fn after_game(&self) -> Markup {
        let lang = self.lang;
        html! {
            button.btn type="button" data-share=(self.link) { (icon("share")) (say!(lang, SHARE)) }
            @if self.you.host { (self.button("again", &say!(lang, PLAY_AGAIN))) }
        }
    }
}

fn give(lang: &Lang, count: u8) -> Markup {
    html! {
        button.btn.btn-main.needs-pick form=(RegionId::Middle) data-need=(count) {
            @if count == 2 { (say!(lang, GIVE_TWO)) } @else { (say!(lang, GIVE)) }
        }
    }
}

fn vote(lang: &Lang, most: u8, red: bool) -> Markup {
    html! {
        @if most == 2 {
            span.ballot aria-hidden="true" { i {} i {} }
        }
        @if red {
            fieldset.seg {
                legend.vh { (say!(lang, TOKEN_LABEL)) }
                label { input #place-green type="radio" name="place" value="green" form=(RegionId::Middle) checked; (token("green")) (say!(lang, TOKEN_GREEN)) }
                label { input #place-red type="radio" name="place" value="red" form=(RegionId::Middle); (token("red")) (say!(lang, TOKEN_RED)) }
            }
        }
        button.btn.btn-main.needs-pick form=(RegionId::Middle) data-need="1" { (say!(lang, VOTE)) }
    }
}

/// The clue is written, recorded or said aloud (R7.1).
fn composer(lang: &Lang, with_card: bool) -> Markup {
    let need = if with_card { "1" } else { "0" };
    html! {
        fieldset.seg {
            legend.vh { (say!(lang, HOW_LABEL)) }
            label { input type="radio" name="how" value="text" form=(RegionId::Middle) checked; (icon("pen")) (say!(lang, HOW_TEXT)) }
            label { input type="radio" name="how" value="sound" form=(RegionId::Middle); (icon("mic")) (say!(lang, HOW_SOUND)) }
            label { input type="radio" name="how" value="aloud" form=(RegionId::Middle); (icon("aloud")) (say!(lang, HOW_ALOUD)) }
        }
        div.how.how-text {
            textarea #clue-text .input.clue-input name="clue" form=(RegionId::Middle) rows="1" maxlength="200" enterkeyhint="send"
                aria-label=(text!(lang, CLUE_LABEL)) placeholder=(text!(lang, CLUE_PLACEHOLDER)) {}
        }
        div.how.how-sound {
            button.rec type="button" aria-label=(text!(lang, RECORD_START)) {}
            span.wavebar aria-hidden="true" {}
            span.rec-time {}
            input type="hidden" name="sound" form=(RegionId::Middle);
            p.small.muted.rec-hint { (say!(lang, RECORD_HINT)) }
        }
        div.how.how-aloud { p.small.muted { (say!(lang, ALOUD_HINT)) } }
        button.btn.btn-main.needs-pick[with_card] form=(RegionId::Middle) data-need=(need) { (say!(lang, TELL)) }
    }
}
