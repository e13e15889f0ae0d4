//! Table talk, which everybody hears (R6.1), and what the table itself says.

use std::{collections::BTreeMap, sync::Arc};

use moonhare_rules::{Name, Seat, Text};
use serde::{Deserialize, Serialize};

use crate::Millis;

pub type ChatText = Text<300>;

/// The most bytes in a line. Ordinary text in any script needs fewer. This limits letters with
/// piles of marks, and emoji made of many others.
pub(crate) const LINE_BYTES: usize = 2400;

/// The most lines that are shown, and the most bytes in them. Older lines are only in the log.
const LINES: usize = 100;
const BYTES: usize = 32 * 1024;

/// The latest lines by number. The first line of a table is number 1, and no number is used twice.
/// So an update can name the lines that came or went, without the others. Views share the lines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Talk(Arc<BTreeMap<u64, Line>>);

impl Talk {
    pub(crate) fn write(&mut self, line: Line) {
        let last = self.0.last_key_value().map_or(0, |(number, _)| *number);
        Arc::make_mut(&mut self.0).insert(last + 1, line);
        while self.0.len() > LINES || self.0.len() > 1 && self.bytes() > BYTES {
            Arc::make_mut(&mut self.0).pop_first();
        }
    }

    pub(crate) fn lines(&self) -> &Arc<BTreeMap<u64, Line>> {
        &self.0
    }

    fn bytes(&self) -> usize {
        self.0.values().map(Line::bytes).sum()
    }
}

/// One line of the chat. Names are as they were when it was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    pub at: Millis,
    pub name: Name,
    #[serde(flatten)]
    pub said: Said,
}

impl Line {
    fn bytes(&self) -> usize {
        let said = match &self.said {
            Said::Text { text, .. } => text.len(),
            Said::Reaction { .. } | Said::Notice(_) => 0,
        };
        self.name.len() + said
    }
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
