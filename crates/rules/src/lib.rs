//! The game of Moonhare, rule by rule (`docs/rules.md`), for all three modes and every number of
//! players.
//!
//! [`decide`] says what follows from a [`Command`] or refuses it with a [`RuleError`]; the
//! [`Event`]s it gives are applied by [`State::evolve`]; [`State::view`] shows a viewer what that
//! viewer may know. Nothing here does I/O, reads a clock or draws random numbers: all chance comes
//! from the [`Seed`] that enters with the start of a game.

// The tests in `tests/common` know the crate by its name, from inside as from outside.
#[cfg(test)]
extern crate self as moonhare_rules;

mod award;
mod ballot;
mod clue;
mod command;
mod decide;
mod edition;
mod error;
mod event;
mod evolve;
mod id;
mod legal;
mod round;
#[cfg(feature = "schema")]
mod schema;
mod score;
mod seed;
mod settings;
mod state;
mod step;
mod tabletop;
#[cfg(test)]
mod tests;
mod text;
mod verify;
mod view;

pub use award::{Award, Feat, awards};
pub use ballot::Ballot;
pub use clue::{Clue, Sound};
pub use command::{Command, Gift, Move, Player};
pub use decide::decide;
pub use edition::Edition;
pub use error::RuleError;
pub use event::{Draw, Event};
pub use id::{BySeat, BySpace, Card, MOST_PLAYERS, Rabbit, Seat, SeatSet, Space, SpaceSet};
pub use legal::{Moves, Offer};
pub use round::{Laid, Round};
pub use score::{Reason, Score, Why};
pub use seed::{Commitment, Digest32, Seed};
pub use settings::{First, Goal, Limits, Mode, Settings};
pub use state::{Hand, Sitter, State};
pub use step::Step;
pub use tabletop::{Part, Tabletop, TabletopError, Written};
pub use text::{ClueText, Name, Text, clean};
pub use verify::{Unfair, verify};
pub use view::{
    Idle, Own, OwnScene, OwnStage, OwnVote, Playing, Podium, Scene, Side, Stage, StageKind, Track,
    View, Viewer,
};
