//! Time, which the caller passes in.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    pub fn plus_seconds(self, seconds: u16) -> Millis {
        Millis(self.0.saturating_add(u64::from(seconds) * 1000))
    }

    /// Milliseconds since `earlier`; 0 if that is in the future, because clocks disagree.
    pub fn since(self, earlier: Millis) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
