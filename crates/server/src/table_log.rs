//! Parses the log of a table.

use std::sync::Arc;

use moonhare_rules::Event as GameEvent;
use moonhare_store::{Store, Version};
use moonhare_table::{Event, Record};

use crate::{Code, Unavailable};

pub(crate) fn parse_record(
    code: &Code,
    record: &moonhare_store::Record,
) -> Result<Record, Unavailable> {
    serde_json::from_slice(&record.payload).map_err(|error| {
        let version = record.version;
        Unavailable::damaged(format!(
            "record {version} of table {code} cannot be read: {error}"
        ))
    })
}

/// Reads the events of all games at a table.
pub(crate) async fn game_events(
    store: &Arc<dyn Store>,
    code: &Code,
) -> Result<Vec<GameEvent>, Unavailable> {
    let mut events = Vec::new();
    let mut version = Version::EMPTY;
    loop {
        let page = store.read(code.id(), version).await?;
        let Some(last) = page.last() else {
            return Ok(events);
        };
        version = last.version;
        for record in &page {
            let record = parse_record(code, record)?;
            events.extend(record.events.into_iter().filter_map(|event| match event {
                Event::Game(event) => Some(event),
                _ => None,
            }));
        }
    }
}
