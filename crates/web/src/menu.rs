//! Draws the menu: preferences, taking or leaving a seat, and the host's tools.

use maud::{Markup, Render, html};
use moonhare_rules::{Limits, Seat, StageKind};
use moonhare_table::{KeeperKind, Removed, You};

use crate::{
    Lang, Prefs, RegionId,
    forms::{Forms, confirm, seat_field},
    lang::{say, text},
    layout::sheet_head,
    players::{Players, may_sit},
    prefs::preferences,
    removing::{Removal, RemovedPeople},
    settings::limit_choice,
    symbol::icon,
};

pub(crate) struct Menu<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) prefs: Prefs,
    pub(crate) forms: Forms<'a>,
    /// The link to share the table.
    pub(crate) link: &'a str,
    pub(crate) players: Players<'a>,
    pub(crate) you: You,
    pub(crate) stage: StageKind,
    pub(crate) has_rounds: bool,
    pub(crate) tools: HostTools<'a>,
}

impl Render for Menu<'_> {
    fn render(&self) -> Markup {
        let Menu { lang, forms, .. } = *self;
        html! {
            section #(RegionId::Menu) .sheet.menu popover aria-label=(text!(lang, MENU)) {
                (sheet_head(lang, "menu", &say!(lang, MENU)))
                div.menu-body {
                    @if may_sit(self.you) && self.stage == StageKind::Playing { (self.free_seats()) }
                    div.menu-links {
                        a.btn.btn-quiet href="/rules" target="_blank" { (icon("book")) (say!(lang, HOW_TO_PLAY)) }
                        a.btn.btn-quiet href=(forms.at("board")) target="_blank" { (icon("tv")) (say!(lang, BOARD_OPEN)) }
                        button.btn.btn-quiet type="button" data-share=(self.link) { (icon("share")) (say!(lang, SHARE_TABLE)) }
                        @if self.has_rounds {
                            a.btn.btn-quiet href=(forms.at("rounds")) { (icon("history")) (say!(lang, ROUNDS_OPEN)) }
                        }
                    }
                    (preferences(lang, self.prefs, &format!("/t/{}", forms.code)))
                    @if self.you.host { (self.tools) }
                    @if self.you.seat.is_some() {
                        div.menu-links {
                            (forms.page_form("ticket", "", &html! {
                                button.btn.btn-quiet { (icon("qr")) (say!(lang, TICKET)) }
                            }))
                            (forms.page_form("leave", "", &html! {
                                button.btn.btn-quiet { (icon("away")) (say!(lang, LEAVE)) }
                            }))
                        }
                    }
                }
            }
        }
    }
}

impl Menu<'_> {
    fn free_seats(&self) -> Markup {
        let lang = self.lang;
        let free: Vec<Seat> = self.players.free_seats().collect();
        html! {
            @if !free.is_empty() {
                (self.forms.page_form("sit", "stack", &html! {
                    h3 { (say!(lang, TAKE_SEAT)) }
                    p.small.muted { (say!(lang, TAKE_SEAT_WORDS)) }
                    label.field { span { (say!(lang, YOUR_NAME)) } input.input name="name" maxlength="30" required autocomplete="nickname"; }
                    label.field { span { (say!(lang, SEAT_OF)) } select.input name="seat" {
                        @for seat in free { option value=(seat.0) { (self.players.name(seat)) } }
                    } }
                    button.btn.btn-main { (say!(lang, SIT)) }
                }))
            }
        }
    }
}

/// What only the host can do.
pub(crate) struct HostTools<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) me: Option<Seat>,
    pub(crate) stage: StageKind,
    pub(crate) paused: bool,
    pub(crate) chat_on: bool,
    pub(crate) limits: Limits,
    pub(crate) removed: &'a [Removed],
}

impl Render for HostTools<'_> {
    fn render(&self) -> Markup {
        let (lang, forms, players) = (self.lang, self.forms, self.players);
        let (chat_on, removed) = (self.chat_on, self.removed);
        let playing = self.stage == StageKind::Playing;
        html! {
            section.stack aria-label=(text!(lang, HOST_TOOLS)) {
                h3 { (say!(lang, HOST_TOOLS)) }
                div.menu-links {
                    @if playing && self.paused {
                        (forms.form("resume", "", &html! { button.btn { (say!(lang, RESUME)) } }))
                    } @else if playing {
                        (forms.form("pause", "", &html! { button.btn { (say!(lang, PAUSE)) } }))
                    }
                    (forms.form("chat", "", &html! {
                        input type="hidden" name="on" value=(!chat_on);
                        button.btn { @if chat_on { (say!(lang, CHAT_SWITCH_OFF)) } @else { (say!(lang, CHAT_SWITCH_ON)) } }
                    }))
                }
                @if playing {
                    (forms.form("limit", "auto", &html! {
                        label.field { span { (say!(lang, LIMIT)) } (limit_choice(lang, self.limits)) }
                        button.btn.no-script { (say!(lang, APPLY)) }
                    }))
                }
                ul.host-seats {
                    @for seat in players.seats().filter(|seat| Some(*seat) != self.me) {
                        li { (self.seat(seat)) }
                    }
                }
                (RemovedPeople { lang, forms, removed, class: "stack" })
                (confirm("delete-table", &html! { (icon("trash")) (say!(lang, DELETE_TABLE)) }, None, &html! {
                    p { (say!(lang, DELETE_TABLE_ASK, code = forms.code)) }
                    (forms.page_form("delete", "", &html! {
                        button.btn.btn-bad { (say!(lang, DELETE_TABLE_YES)) }
                    }))
                }))
            }
        }
    }
}

impl HostTools<'_> {
    /// What the host can do about somebody else.
    fn seat(&self, seat: Seat) -> Markup {
        let (lang, forms, players) = (self.lang, self.forms, self.players);
        let name = players.name_arg(seat);
        let keeper = players.keeper(seat);
        let stand_in = players.sitter(seat).is_some_and(|sitter| sitter.stand_in);
        let stand_in_label = match stand_in {
            true => text!(lang, STAND_IN_OFF, name = name),
            false => text!(lang, STAND_IN_ON, name = name),
        };
        let host_label = text!(lang, PASS_HOST, name = name);
        html! {
            (players.rabbit(seat))
            bdi.name.name-1 { (players.name(seat)) }
            @if self.stage == StageKind::Playing && keeper == KeeperKind::Person {
                (forms.form("stand-in", "", &html! {
                    (seat_field(seat))
                    input type="hidden" name="on" value=(!stand_in);
                    button.btn.btn-icon title=(stand_in_label) aria-label=(stand_in_label) {
                        @if stand_in { (icon("undo")) } @else { (icon("bot")) }
                    }
                }))
            }
            @if keeper == KeeperKind::Person {
                (forms.form("pass-host", "", &html! {
                    (seat_field(seat))
                    button.btn.btn-icon title=(host_label) aria-label=(host_label) { (icon("host")) }
                }))
            }
            @if self.stage != StageKind::Over && keeper != KeeperKind::Nobody {
                (Removal { lang, forms, players, seat, place: "menu" })
            }
        }
    }
}
