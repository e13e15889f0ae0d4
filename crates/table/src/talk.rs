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
    /// About the person of that name.
    Notice(Notice),
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
}
