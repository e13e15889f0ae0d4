//! Draws the game's settings: a form for the host, text for the others. (`POST /settings` is for a
//! person's own preferences; see `prefs.rs`.)

use std::num::NonZeroU16;

use maud::{Markup, Render, html};
use moonhare_rules::{First, Goal, Limits, Mode, Seat, Settings};
use moonhare_table::Visibility;

use crate::{
    Lang, RegionId,
    forms::Forms,
    lang::{say, text},
    players::Players,
    symbol::small_icon,
};

/// The time limits to choose from, in seconds.
const LIMITS: [u16; 6] = [30, 60, 90, 120, 180, 300];
/// The points that end a game of Classic.
const POINTS: [u16; 5] = [10, 20, 30, 40, 60];
/// How often each player tells the clue before the game ends, in Party and Team.
const TELLINGS: [u16; 4] = [1, 2, 3, 4];

/// The settings of a table before the game.
pub(crate) struct SettingsPanel<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) is_host: bool,
    pub(crate) settings: &'a Settings,
    pub(crate) visibility: Visibility,
}

impl Render for SettingsPanel<'_> {
    fn render(&self) -> Markup {
        let SettingsPanel { lang, settings, .. } = *self;
        if self.is_host {
            return self.form();
        }
        let limit = shown_limit(settings.limits).map(NonZeroU16::get);
        html! {
            section #(RegionId::Settings) .panel {
                h2 { (say!(lang, GAME)) }
                dl.facts {
                    dt { (say!(lang, MODE)) } dd { (mode_name(lang, settings.mode)) }
                    dt { (say!(lang, GOAL)) } dd { (goal_words(lang, settings.goal)) }
                    dt { (say!(lang, LIMIT)) } dd { (limit_words(lang, limit)) }
                }
                p.small.muted { (mode_sentence(lang, settings.mode)) }
            }
        }
    }
}

impl SettingsPanel<'_> {
    fn form(&self) -> Markup {
        let SettingsPanel { lang, settings, .. } = *self;
        let seats = self.players.seats();
        let names: Vec<&str> = seats.map(|seat| self.players.name(seat)).collect();
        let Settings {
            goal,
            first,
            limits,
            ..
        } = *settings;
        let visibility = self.visibility;
        html! {
            section #(RegionId::Settings) .panel.settings {
                h2 { (say!(lang, GAME)) " " span.tag { (small_icon("host")) (say!(lang, YOU_DECIDE)) } }
                (self.forms.form("configure", "stack auto", &html! {
                    label.field { span { (say!(lang, MODE)) } select.input name="mode" {
                        @for mode in Mode::ALL {
                            option value=(mode_word(mode)) selected[mode == settings.mode] { (mode_name(lang, mode)) }
                        }
                    } }
                    p.small.muted { (mode_sentence(lang, settings.mode)) }
                    (SettingsFields { lang, goal, first, limits, visibility, names: &names })
                    button.btn.no-script { (say!(lang, APPLY)) }
                }))
            }
        }
    }
}

/// Fields for the settings other than the mode.
pub(crate) struct SettingsFields<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) goal: Goal,
    pub(crate) first: First,
    pub(crate) limits: Limits,
    pub(crate) visibility: Visibility,
    /// The players who could tell first, by seat.
    pub(crate) names: &'a [&'a str],
}

impl Render for SettingsFields<'_> {
    fn render(&self) -> Markup {
        let (lang, first, visibility) = (self.lang, self.first, self.visibility);
        let (points, tellings) = match self.goal {
            Goal::Points(points) => (points, 1),
            Goal::Tellings(times) => (30, times),
        };
        html! {
            div.settings-grid {
                label.field.for-classic { span { (say!(lang, GOAL)) } select.input name="points" {
                    @for choice in with_current(&POINTS, points) {
                        option value=(choice) selected[choice == points] { (text!(lang, CHOICE_POINTS, points = choice)) }
                    }
                } }
                label.field.for-others { span { (say!(lang, GOAL)) } select.input name="tellings" {
                    @for choice in with_current(&TELLINGS, tellings) {
                        option value=(choice) selected[choice == tellings] { (text!(lang, CHOICE_TELLINGS, times = choice)) }
                    }
                } }
                label.field { span { (say!(lang, LIMIT)) } (limit_choice(lang, self.limits)) }
                label.field { span { (say!(lang, FIRST)) } select.input name="first" {
                    option value="claim" selected[first == First::Claim] { (text!(lang, FIRST_CLAIM)) }
                    option value="random" selected[first == First::Random] { (text!(lang, FIRST_RANDOM)) }
                    @for (seat, name) in self.names.iter().enumerate() {
                        option value=(seat) selected[first == First::Seat(Seat(seat as u8))] { (name) }
                    }
                } }
                label.field { span { (say!(lang, VISIBILITY)) } select.input name="visibility" {
                    option value="invited" selected[visibility == Visibility::Invited] { (text!(lang, VISIBILITY_INVITED)) }
                    option value="public" selected[visibility == Visibility::Public] { (text!(lang, VISIBILITY_PUBLIC)) }
                } }
            }
        }
    }
}

/// The usual choices, and the current one if it is unusual.
fn with_current(usual: &[u16], current: u16) -> Vec<u16> {
    let mut choices = usual.to_vec();
    if !choices.contains(&current) {
        choices.push(current);
        choices.sort_unstable();
    }
    choices
}

/// The time limit that stands for all steps.
fn shown_limit(limits: Limits) -> Option<NonZeroU16> {
    limits.tell
}

/// The choice of one time limit for all steps, which the host can change at any time. Through the API,
/// steps can have limits of their own; they stay as they are until the host chooses another limit.
pub(crate) fn limit_choice(lang: &Lang, limits: Limits) -> Markup {
    let shown = shown_limit(limits);
    let others = [
        ("limit_tell", limits.tell),
        ("limit_give", limits.give),
        ("limit_vote", limits.vote),
        ("limit_look", limits.look),
    ];
    let differ = others.iter().any(|(_, limit)| *limit != shown);
    let hidden = [("limit_shown", shown)].into_iter().chain(others);
    let limit = shown.map(NonZeroU16::get);
    html! {
        select.input name="limit" {
            option value="" selected[limit.is_none()] { (limit_words(lang, None)) }
            @for choice in with_current(&LIMITS, limit.unwrap_or(60)) {
                option value=(choice) selected[limit == Some(choice)] { (limit_words(lang, Some(choice))) }
            }
        }
        @if differ {
            @for (name, limit) in hidden {
                input type="hidden" name=(name) value=(limit.map_or(0, NonZeroU16::get));
            }
        }
    }
}

fn limit_words(lang: &Lang, seconds: Option<u16>) -> String {
    match seconds {
        None => text!(lang, LIMIT_NONE),
        Some(seconds) => text!(lang, LIMIT_SECONDS, seconds = seconds),
    }
}

pub(crate) fn goal_words(lang: &Lang, goal: Goal) -> Markup {
    match goal {
        Goal::Points(points) => say!(lang, GOAL_POINTS, points = points),
        Goal::Tellings(times) => say!(lang, GOAL_TELLINGS, times = times),
    }
}

/// A mode's value in forms.
pub(crate) fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Classic => "classic",
        Mode::Party => "party",
        Mode::Team => "team",
    }
}

pub(crate) fn mode_name(lang: &Lang, mode: Mode) -> String {
    match mode {
        Mode::Classic => text!(lang, MODE_CLASSIC),
        Mode::Party => text!(lang, MODE_PARTY),
        Mode::Team => text!(lang, MODE_TEAM),
    }
}

/// What a mode is about.
pub(crate) fn mode_sentence(lang: &Lang, mode: Mode) -> Markup {
    match mode {
        Mode::Classic => say!(lang, MODE_CLASSIC_SENTENCE),
        Mode::Party => say!(lang, MODE_PARTY_SENTENCE),
        Mode::Team => say!(lang, MODE_TEAM_SENTENCE),
    }
}
