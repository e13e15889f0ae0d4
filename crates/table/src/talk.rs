//! Table talk, which everybody hears (R6.1), and what the table itself says.

use moonhare_rules::{Name, Seat, Text};
use serde::{Deserialize, Serialize};

use crate::Millis;

pub type ChatText = Text<300>;

/// One line of the chat. Names are as they were when it was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    pub at: Millis,
    pub name: Name,
    #[serde(flatten)]
    pub said: Said,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Said {
    /// By the player in a seat.
    Text { seat: Seat, text: ChatText },
    /// A feeling, by the player in a seat.
    Reaction { seat: Seat, reaction: Reaction },
    /// About the person of that name.
    Notice(Notice),
}

/// What can be said with one press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    Heart,
    Laugh,
    Wow,
    Clap,
    Think,
    Moon,
}

impl Reaction {
    pub const ALL: [Reaction; 6] = [
        Self::Heart,
        Self::Laugh,
        Self::Wow,
        Self::Clap,
        Self::Think,
        Self::Moon,
    ];

    /// As it is written in a form or in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Reaction::Heart => "heart",
            Reaction::Laugh => "laugh",
            Reaction::Wow => "wow",
            Reaction::Clap => "clap",
            Reaction::Think => "think",
            Reaction::Moon => "moon",
        }
    }
}

/// What the table says about somebody. It never depends on cards or votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    SatDown,
    Left,
    Removed,
    Hosts,
    StandInPlays,
    PlaysAgain,
    Paused,
    Resumed,
    /// The host changed the time limits.
    Limits,
}
