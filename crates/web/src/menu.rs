//! Draws the menu: settings, taking or leaving a seat, and the host's tools.

use maud::{Markup, html};
use moonhare_rules::{Seat, Stage};
use moonhare_table::KeeperKind;

use crate::{
    Lang, Prefs, RegionId, Theme,
    lang::{Arg, say, text},
    lobby::{Outfit, limit_choice, wardrobe},
    paper::Paper,
    symbol::icon,
};

impl Paper<'_> {
    pub(crate) fn menu(&self) -> Markup {
        let lang = self.lang();
        let playing = self.playing().is_some();
        html! {
            section #(RegionId::Menu) .sheet.menu popover aria-label=(text!(lang, MENU)) {
                header.sheet-head {
                    h2 { (say!(lang, MENU)) }
                    button.btn.btn-icon type="button" popovertarget="menu" popovertargetaction="hide" aria-label=(text!(lang, CLOSE)) { (icon("close")) }
                }
                div.menu-body {
                    @if self.may_sit() && playing { (self.free_seats()) }
                    div.menu-links {
                        a.btn.btn-quiet href="/rules" target="_blank" { (icon("book")) (say!(lang, HOW_TO_PLAY)) }
                        a.btn.btn-quiet href=(self.at("board")) target="_blank" { (icon("tv")) (say!(lang, BOARD_OPEN)) }
                        button.btn.btn-quiet type="button" data-share=(self.link()) { (icon("share")) (say!(lang, SHARE_TABLE)) }
                        @if !self.page.rounds.is_empty() {
                            a.btn.btn-quiet href=(self.at("rounds")) { (icon("history")) (say!(lang, ROUNDS_OPEN)) }
                        }
                    }
                    (preferences(lang, self.page.prefs, &format!("/t/{}", self.page.code)))
                    @if self.is_host() { (self.host_tools(playing)) }
                    @if self.me().is_some() {
                        div.menu-links {
                            (self.leading_form("ticket", "", &html! {
                                button.btn.btn-quiet { (icon("qr")) (say!(lang, TICKET)) }
                            }))
                            (self.leading_form("leave", "", &html! {
                                button.btn.btn-quiet { (icon("away")) (say!(lang, LEAVE)) }
                            }))
                        }
                    }
                }
            }
        }
    }

    /// Seats that somebody left in the middle of a game.
    fn free_seats(&self) -> Markup {
        let lang = self.lang();
        let free: Vec<Seat> = Seat::all(self.seats())
            .filter(|seat| self.is_free(seat))
            .collect();
        html! {
            @if !free.is_empty() {
                (self.leading_form("sit", "stack", &html! {
                    h3 { (say!(lang, TAKE_SEAT)) }
                    p.small.muted { (say!(lang, TAKE_SEAT_WORDS)) }
                    label.field { span { (say!(lang, YOUR_NAME)) } input.input name="name" maxlength="30" required autocomplete="nickname"; }
                    label.field { span { (say!(lang, SEAT_OF)) } select.input name="seat" {
                        @for seat in free { option value=(seat.0) { (self.name(seat)) } }
                    } }
                    button.btn.btn-main { (say!(lang, SIT)) }
                }))
            }
        }
    }

    fn host_tools(&self, playing: bool) -> Markup {
        let lang = self.lang();
        let view = self.page.view;
        html! {
            section.stack aria-label=(text!(lang, HOST_TOOLS)) {
                h3 { (say!(lang, HOST_TOOLS)) }
                div.menu-links {
                    @if playing && view.paused {
                        (self.form("resume", "", &html! { button.btn { (say!(lang, RESUME)) } }))
                    } @else if playing {
                        (self.form("pause", "", &html! { button.btn { (say!(lang, PAUSE)) } }))
                    }
                    (self.form("chat", "", &html! {
                        input type="hidden" name="on" value=(if view.chat_on { "false" } else { "true" });
                        button.btn { @if view.chat_on { (say!(lang, CHAT_SWITCH_OFF)) } @else { (say!(lang, CHAT_SWITCH_ON)) } }
                    }))
                }
                @if playing {
                    (self.form("limit", "auto", &html! {
                        label.field { span { (say!(lang, LIMIT)) } (limit_choice(lang, self.game().settings.limits.tell)) }
                        button.btn.no-script { (say!(lang, APPLY)) }
                    }))
                }
                ul.host-seats {
                    @for seat in Seat::all(self.seats()).filter(|seat| Some(*seat) != self.me()) {
                        li { (self.host_seat(seat, playing)) }
                    }
                }
                (self.removed_people("stack"))
                (confirm("delete-table", &html! { (icon("trash")) (say!(lang, DELETE_TABLE)) }, None, &html! {
                    p { (say!(lang, DELETE_TABLE_ASK, code = self.page.code)) }
                    (self.leading_form("delete", "", &html! {
                        button.btn.btn-bad { (say!(lang, DELETE_TABLE_YES)) }
                    }))
                }))
            }
        }
    }

    fn host_seat(&self, seat: Seat, playing: bool) -> Markup {
        let lang = self.lang();
        let name = Arg::Name(self.name(seat));
        let keeper = self.keeper(seat);
        let stand_in = (self.game().seats.get(seat.index())).is_some_and(|sitter| sitter.stand_in);
        let over = matches!(self.game().stage, Stage::Over(_));
        html! {
            (self.rabbit(seat))
            bdi.name.name-1 { (self.name(seat)) }
            @if playing && keeper == KeeperKind::Person {
                (self.form("stand-in", "", &html! {
                    (hidden_seat(seat))
                    input type="hidden" name="on" value=(if stand_in { "false" } else { "true" });
                    button.btn.btn-icon title=(if stand_in { text!(lang, STAND_IN_OFF, name = name) } else { text!(lang, STAND_IN_ON, name = name) })
                        aria-label=(if stand_in { text!(lang, STAND_IN_OFF, name = name) } else { text!(lang, STAND_IN_ON, name = name) }) {
                        @if stand_in { (icon("undo")) } @else { (icon("bot")) }
                    }
                }))
            }
            @if keeper == KeeperKind::Person {
                (self.form("pass-host", "", &html! {
                    (hidden_seat(seat))
                    button.btn.btn-icon title=(text!(lang, PASS_HOST, name = name)) aria-label=(text!(lang, PASS_HOST, name = name)) { (icon("host")) }
                }))
            }
            @if !over && keeper != KeeperKind::Nobody {
                (self.removal("menu", seat))
            }
        }
    }

    /// Removes a computer player at once, and a person after a question. `place` distinguishes two
    /// of these on one page.
    pub(crate) fn removal(&self, place: &str, seat: Seat) -> Markup {
        let lang = self.lang();
        let name = Arg::Name(self.name(seat));
        let label = text!(lang, REMOVE, name = name);
        if self.keeper(seat) == KeeperKind::Bot {
            return self.form(
                "remove",
                "",
                &html! {
                    (hidden_seat(seat))
                    button.btn.btn-icon title=(label) aria-label=(label) { (icon("close")) }
                },
            );
        }
        // The id uses the rabbit, because it stays with a person whose seat changes.
        let rabbit = (self.game().seats.get(seat.index())).map(|sitter| sitter.player.rabbit);
        let id = format!("{place}-remove-{}", rabbit.map_or(0, u8::from));
        confirm(
            &id,
            &icon("close"),
            Some(&label),
            &html! {
                p { (say!(lang, REMOVE_ASK, name = name)) }
                (self.form("remove", "", &html! {
                    (hidden_seat(seat))
                    button.btn.btn-bad { (say!(lang, REMOVE_YES)) }
                }))
            },
        )
    }

    /// Removed people, whom the host can let in again.
    pub(crate) fn removed_people(&self, class: &str) -> Markup {
        let lang = self.lang();
        let removed = &self.page.view.removed;
        html! {
            @if !removed.is_empty() {
                section class=(class) aria-label=(text!(lang, REMOVED_PEOPLE)) {
                    h3 { (say!(lang, REMOVED_PEOPLE)) }
                    @for known in removed {
                        (self.form("let-in", "", &html! {
                            input type="hidden" name="person" value=(known.person.0);
                            button.btn.btn-wide { (icon("undo")) span { (say!(lang, LET_IN, name = Arg::Name(&known.name))) } }
                        }))
                    }
                }
            }
        }
    }

    /// The viewer's name and rabbit, and the rabbits that others have.
    pub(crate) fn outfit(&self) -> Outfit<'_> {
        let taken = (self.game().seats.iter().enumerate())
            .filter(|(index, _)| self.me().map(Seat::index) != Some(*index))
            .map(|(_, sitter)| sitter.player.rabbit)
            .collect();
        let mine = (self.me())
            .and_then(|seat| self.game().seats.get(seat.index()))
            .map(|sitter| &sitter.player);
        Outfit {
            name: mine.map_or("", |player| &player.name),
            rabbit: mine.map(|player| player.rabbit),
            taken,
        }
    }

    pub(crate) fn wardrobe(&self) -> Markup {
        wardrobe(self.lang(), &self.outfit())
    }
}

/// An action that needs confirmation. It opens without the script.
pub(crate) fn confirm(id: &str, summary: &Markup, label: Option<&str>, inside: &Markup) -> Markup {
    html! {
        details.confirm id=(id) {
            summary class={ "btn" @if label.is_some() { " btn-icon" } @else { " btn-quiet" } } title=[label] aria-label=[label] { (summary) }
            div.stack.confirm-box { (inside) }
        }
    }
}

pub(crate) fn hidden_seat(seat: Seat) -> Markup {
    html! { input type="hidden" name="seat" value=(seat.0); }
}

/// The reader's preferences; `back` is the page to return to.
pub(crate) fn preferences(lang: &Lang, prefs: Prefs, back: &str) -> Markup {
    html! {
        form.stack.prefs method="post" action="/settings" {
            input type="hidden" name="back" value=(back);
            h3 { (say!(lang, PREFS)) }
            div.settings-grid {
                label.field { span { (say!(lang, LANGUAGE)) } select.input name="lang" {
                    @for known in Lang::all() {
                        option value=(known.tag()) lang=(known.tag()) selected[known.tag() == lang.tag()] { (known.own_name()) }
                    }
                } }
                label.field { span { (say!(lang, THEME)) } select.input name="theme" {
                    @for theme in Theme::ALL {
                        option value=(theme.word()) selected[theme == prefs.theme] {
                            @match theme {
                                Theme::System => (text!(lang, THEME_SYSTEM)),
                                Theme::Light => (text!(lang, THEME_LIGHT)),
                                Theme::Dark => (text!(lang, THEME_DARK)),
                            }
                        }
                    }
                } }
            }
            (switch("sound", prefs.sound, &say!(lang, PREF_SOUND)))
            (switch("vibration", prefs.vibration, &say!(lang, PREF_VIBRATION)))
            (switch("motion", prefs.motion, &say!(lang, PREF_MOTION)))
            (switch("descriptions", prefs.descriptions, &say!(lang, PREF_DESCRIPTIONS)))
            (switch("spacing", prefs.spacing, &say!(lang, PREF_SPACING)))
            button.btn { (say!(lang, PREFS_SAVE)) }
        }
    }
}

fn switch(name: &str, on: bool, label: &Markup) -> Markup {
    html! { label.switch { input type="checkbox" role="switch" name=(name) value="on" checked[on]; span { (label) } } }
}
