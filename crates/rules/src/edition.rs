//! The rules have been corrected since the first games. A game keeps the rules that it began with.

use serde::{Deserialize, Serialize};

/// Which rules a game is scored by. It is fixed at the start and stands in the log, so that a log
/// replays and verifies as it was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// For logs that name no edition: in Team, a vote for one's own pair's card earned a point.
    #[default]
    First,
    /// A vote for one's own pair's card earns nothing (R6.4).
    Second,
}

impl Edition {
    /// The edition of new games.
    pub const LATEST: Edition = Edition::Second;

    /// Logs don't name the first edition, because there were logs before there was a second.
    pub(crate) fn is_first(&self) -> bool {
        *self == Edition::First
    }
}
