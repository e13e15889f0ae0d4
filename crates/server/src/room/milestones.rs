//! What operators read about a table in the server's log: never a card, a clue, a token or a password.

use moonhare_rules::{Event as GameEvent, Settings};
use moonhare_table::{Event, Keeper, Table};

use crate::Code;

/// Logs the milestones among the events of a new record. `table` has them applied already.
pub(crate) fn log_milestones(code: &Code, events: &[Event], table: &Table) {
    let Some(Settings { mode, .. }) = table.settings() else {
        return;
    };
    for event in events {
        match event {
            Event::Opened { .. } => tracing::info!(table = %code, ?mode, "table opened"),
            Event::Game(GameEvent::Started { .. }) => {
                let keepers = table.keepers();
                let is_person = |keeper: &&Keeper| matches!(keeper, Keeper::Person(_));
                let people = keepers.iter().filter(is_person).count();
                let bots = keepers.len() - people;
                tracing::info!(table = %code, ?mode, people, bots, "game begun");
            }
            Event::Game(GameEvent::Ended { .. }) => {
                let rounds = table.rounds().len();
                tracing::info!(table = %code, ?mode, rounds, "game over");
            }
            _ => {}
        }
    }
}
