//! A person's preferences for their own screen, kept by their browser.

use serde::{Deserialize, Serialize};

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
            motion: true,
            descriptions: false,
            spacing: false,
        }
    }
}
