//! The rules have been corrected since the first games were played; a game keeps those it began by.

use serde::{Deserialize, Serialize};

/// Which rules a game is scored by. It is fixed at the start and stands in the log, so that a log
/// replays and verifies as it was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// What a log means that names none: in Team a vote for the own pair's card earned a point.
    #[default]
    First,
    /// A vote for the own pair's card earns nothing (R6.4).
    Second,
}

impl Edition {
    /// What new games are played by.
    pub const LATEST: Edition = Edition::Second;

    /// The first is not written down: logs were written before there was another.
    pub(crate) fn is_first(&self) -> bool {
        *self == Edition::First
    }
}
