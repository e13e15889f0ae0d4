//! A voting tablet.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::Space;

/// What one voter has on the tablet (R1.4): one or two votes, and in Party the storyteller's red one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ballot {
    pub votes: ArrayVec<Space, 2>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub red: Option<Space>,
}

impl Ballot {
    pub fn one(space: Space) -> Ballot {
        Ballot {
            votes: ArrayVec::from_iter([space]),
            red: None,
        }
    }

    pub fn two(first: Space, second: Space) -> Ballot {
        Ballot {
            votes: [first, second].into(),
            red: None,
        }
    }

    /// The Party storyteller's ballot (R5.3).
    pub fn with_red(self, red: Space) -> Ballot {
        Ballot {
            red: Some(red),
            ..self
        }
    }
}
