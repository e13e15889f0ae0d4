//! The game, rule by rule.
