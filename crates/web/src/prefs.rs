//! A person's preferences for their own screen, kept by their browser, and the form to change them.

use maud::{Markup, html};
use serde::{Deserialize, Serialize};

use crate::{
    Lang,
    lang::{say, text},
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// The system's setting.
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub fn word(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Prefs {
    pub theme: Theme,
    /// Sounds are never the only signal, so they are off by default.
    pub sound: bool,
    pub vibration: bool,
    /// Keeps the screen on while a game is on.
    pub awake: bool,
    pub motion: bool,
    /// Shows the description below an opened picture. Screen readers always read it.
    pub descriptions: bool,
    /// More space between letters, words and lines, which some dyslexic people read more easily.
    pub spacing: bool,
}

impl Default for Prefs {
    fn default() -> Prefs {
        Prefs {
            theme: Theme::System,
            sound: false,
            vibration: true,
            awake: true,
            motion: true,
            descriptions: false,
            spacing: false,
        }
    }
}

/// The form to change the preferences. It returns to the page `back`.
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
            (switch("awake", prefs.awake, &say!(lang, PREF_AWAKE)))
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
