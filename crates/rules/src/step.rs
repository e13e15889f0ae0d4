//! The steps of a round (R3): the only list of them.

use serde::{Deserialize, Serialize};

use crate::{Scene, state::Phase};

/// What the table is doing in a round, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Idea,
    Telling,
    Giving,
    Voting,
    Reveal,
}

impl Step {
    pub const ALL: [Step; 5] = [
        Step::Idea,
        Step::Telling,
        Step::Giving,
        Step::Voting,
        Step::Reveal,
    ];
}

impl Scene {
    pub fn step(&self) -> Step {
        match self {
            Scene::Idea => Step::Idea,
            Scene::Telling { .. } => Step::Telling,
            Scene::Giving { .. } => Step::Giving,
            Scene::Voting { .. } => Step::Voting,
            Scene::Reveal { .. } => Step::Reveal,
        }
    }
}

impl Phase {
    pub(crate) fn step(&self) -> Step {
        match self {
            Phase::Idea => Step::Idea,
            Phase::Telling { .. } => Step::Telling,
            Phase::Giving(_) => Step::Giving,
            Phase::Voting(_) => Step::Voting,
            Phase::Reveal { .. } => Step::Reveal,
        }
    }
}
