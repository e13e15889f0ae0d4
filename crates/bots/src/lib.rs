//! Computer players: they see a [`View`](moonhare_rules::View) and answer with a
//! [`Command`](moonhare_rules::Command), nothing else.

mod random;

pub use random::Random;
