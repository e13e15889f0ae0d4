//! Draws the main button and the controls next to it.

use maud::{Markup, html};
use moonhare_rules::{Offer, Scene, Seat, Stage};

use crate::{
    RegionId,
    lang::{say, text},
    paper::Paper,
    symbol::{icon, token},
};

impl Paper<'_> {
    pub(crate) fn act(&self) -> Markup {
        if self.page.view.paused && self.playing().is_some() {
            return wrap("act", &html! { @if self.is_host() { (self.resume()) } });
        }
        match &self.game().stage {
            Stage::Lobby { obstacle } => self.start(obstacle.is_none()),
            Stage::Over(_) => self.after_game(),
            Stage::Playing(_) if self.me().is_none() => self.join_in(),
            Stage::Playing(playing) => {
                if self.offers_take_back() {
                    return self.take_back(matches!(playing.scene, Scene::Voting { .. }));
                }
                match self.game().legal.first() {
                    Some(Offer::Claim) => self.claim(),
                    Some(Offer::Tell { with_card }) => self.composer(*with_card),
                    Some(Offer::Give { count }) => self.give(*count),
                    Some(Offer::Vote { most, red, .. }) => self.vote(*most, *red),
                    Some(Offer::Next) => self.press_on(),
                    Some(Offer::TakeBack) | None => wrap("act", &html! {}),
                }
            }
        }
    }

    fn resume(&self) -> Markup {
        let go_on = html! { button.btn.btn-main { (say!(self.lang(), RESUME)) } };
        self.form("resume", "", &go_on)
    }

    fn start(&self, ready: bool) -> Markup {
        let lang = self.lang();
        wrap(
            "act",
            &html! {
                @if self.is_host() && self.me().is_some() {
                    (self.form("start", "", &html! {
                        button.btn.btn-main disabled[!ready] { (say!(lang, START)) }
                    }))
                } @else if self.may_sit() {
                    button.btn.btn-main form="dress-form" { (say!(lang, SIT)) }
                }
            },
        )
    }

    fn claim(&self) -> Markup {
        let button = html! { button.btn.btn-main { (say!(self.lang(), CLAIM)) } };
        wrap("act", &self.form("claim", "", &button))
    }

    fn give(&self, count: u8) -> Markup {
        let lang = self.lang();
        wrap(
            "act",
            &html! {
                button.btn.btn-main.needs-pick form="stage" data-need=(count) {
                    @if count == 2 { (say!(lang, GIVE_TWO)) } @else { (say!(lang, GIVE)) }
                }
            },
        )
    }

    fn vote(&self, most: u8, red: bool) -> Markup {
        let lang = self.lang();
        wrap(
            if red { "act act-party" } else { "act" },
            &html! {
                @if most == 2 {
                    span.ballot aria-hidden="true" { i {} i {} }
                }
                @if red {
                    fieldset.seg {
                        legend.vh { (say!(lang, TOKEN_LABEL)) }
                        label { input #place-green type="radio" name="place" value="green" form="stage" checked; (token("green")) (say!(lang, TOKEN_GREEN)) }
                        label { input #place-red type="radio" name="place" value="red" form="stage"; (token("red")) (say!(lang, TOKEN_RED)) }
                    }
                }
                button.btn.btn-main.needs-pick form="stage" data-need="1" { (say!(lang, VOTE)) }
            },
        )
    }

    fn take_back(&self, vote: bool) -> Markup {
        let lang = self.lang();
        let button = html! {
            button.btn.btn-wide {
                (icon("undo"))
                @if vote { (say!(lang, TAKE_BACK_VOTE)) }
                @else if self.mode().gift(self.seats()) == 2 { (say!(lang, TAKE_BACK_CARDS)) }
                @else { (say!(lang, TAKE_BACK_CARD)) }
            }
        };
        wrap("act", &self.form("take-back", "", &button))
    }

    fn press_on(&self) -> Markup {
        let button = html! { button.btn.btn-main { (say!(self.lang(), NEXT_ROUND)) } };
        wrap("act", &self.form("next", "", &button))
    }

    /// A spectator can take a seat that somebody left.
    fn join_in(&self) -> Markup {
        let free = self.may_sit() && Seat::all(self.seats()).any(|seat| self.is_free(&seat));
        wrap(
            "act",
            &html! {
                @if free {
                    button.btn.btn-main type="button" popovertarget="menu" { (say!(self.lang(), TAKE_SEAT)) }
                }
            },
        )
    }

    fn after_game(&self) -> Markup {
        let lang = self.lang();
        wrap(
            "act",
            &html! {
                button.btn type="button" data-share=(self.link()) { (icon("share")) (say!(lang, SHARE)) }
                @if self.is_host() {
                    (self.form("again", "", &html! {
                        button.btn.btn-main { (say!(lang, PLAY_AGAIN)) }
                    }))
                }
            },
        )
    }

    /// The clue is written, recorded or said aloud (R7.1).
    fn composer(&self, with_card: bool) -> Markup {
        let lang = self.lang();
        let need = if with_card { "1" } else { "0" };
        wrap(
            "act composer",
            &html! {
                fieldset.seg {
                    legend.vh { (say!(lang, HOW_LABEL)) }
                    label { input type="radio" name="how" value="text" form="stage" checked; (icon("pen")) (say!(lang, HOW_TEXT)) }
                    label { input type="radio" name="how" value="sound" form="stage"; (icon("mic")) (say!(lang, HOW_SOUND)) }
                    label { input type="radio" name="how" value="aloud" form="stage"; (icon("aloud")) (say!(lang, HOW_ALOUD)) }
                }
                div.how.how-text {
                    textarea #clue-text .input.clue-input name="clue" form="stage" rows="1" maxlength="200" enterkeyhint="send"
                        aria-label=(text!(lang, CLUE_LABEL)) placeholder=(text!(lang, CLUE_PLACEHOLDER)) {}
                }
                div.how.how-sound {
                    button.rec type="button" aria-label=(text!(lang, RECORD_START)) {}
                    span.wavebar aria-hidden="true" {}
                    span.rec-time {}
                    input type="hidden" name="sound" form="stage";
                    p.small.muted.rec-hint { (say!(lang, RECORD_HINT)) }
                }
                div.how.how-aloud { p.small.muted { (say!(lang, ALOUD_HINT)) } }
                button.btn.btn-main.needs-pick[with_card] form="stage" data-need=(need) { (say!(lang, TELL)) }
            },
        )
    }
}

fn wrap(class: &str, inside: &Markup) -> Markup {
    html! { div #(RegionId::Act) class=(class) { (inside) } }
}
