//! What a person chose for their own screen; kept by their browser.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system has it.
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
    /// Sounds are never the only signal, so they are off until somebody wants them.
    pub sound: bool,
    pub vibration: bool,
    pub motion: bool,
    /// Write what a picture shows below it once it is opened. Those who listen always hear it.
    pub descriptions: bool,
    /// Letters, words and lines further apart, which some dyslexic people read more easily.
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
