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

/// Reads the events of all games at a table. `None` if the last of them is still running, because its
/// seed is among them. The log says whether it runs, because a snapshot may be older.
pub(crate) async fn finished_games(
    store: &Arc<dyn Store>,
    code: &Code,
) -> Result<Option<Vec<GameEvent>>, Unavailable> {
    let events = game_events(store, code).await?;
    Ok((!is_running(&events)).then_some(events))
}

/// Reads the events of all games at a table, also of one that runs. Its seed is among them, so nobody
/// outside the server may see them.
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

fn is_running(events: &[GameEvent]) -> bool {
    let mut backwards = events.iter().rev();
    let last = backwards
        .find(|event| matches!(event, GameEvent::Started { .. } | GameEvent::Ended { .. }));
    matches!(last, Some(GameEvent::Started { .. }))
}

#[cfg(test)]
mod tests {
    use moonhare_rules::StageKind;
    use moonhare_store::{Memory, RecordId};
    use moonhare_table::Table;

    use super::*;

    #[tokio::test]
    async fn the_events_of_a_running_game_are_not_told() {
        let evening = include_str!("../../table/tests/golden/evening-1.log.jsonl");
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let code = Code::of("hare").unwrap();
        let mut table = Table::default();
        let mut told = 0;
        for (number, line) in (0u64..).zip(evening.lines()) {
            let id = RecordId(u128::from(number).to_be_bytes());
            let append = store.append(code.id(), Version(number), id, line.into());
            append.await.unwrap();
            table.evolve(&serde_json::from_str(line).unwrap());
            let events = finished_games(&store, &code).await.unwrap();
            let is_playing = table.stage() == Some(StageKind::Playing);
            assert_eq!(events.is_none(), is_playing, "after record {}", number + 1);
            told += usize::from(table.stage() == Some(StageKind::Over));
        }
        assert!(told > 0, "the evening has no end");
    }
}
