//! Checks, once the server is gone, that every acknowledged move is in its table's log.

use std::path::Path;

use moonhare_store::{EventLog, Sqlite, TableId, Version};
use serde_json::Value;

use crate::evening::Done;

/// The table's acknowledged moves that are missing in its log.
pub(crate) async fn lost(data: &Path, code: &str, done: &[Done]) -> Result<Vec<Done>, String> {
    let data = data.to_owned();
    let opened = tokio::task::spawn_blocking(move || Sqlite::open(data)).await;
    let store = opened
        .map_err(|error| error.to_string())?
        .map_err(|error| error.to_string())?;
    let table: TableId = code
        .parse()
        .map_err(|_| format!("{code} is not a table."))?;
    let mut events: Vec<Value> = Vec::new();
    let mut version = Version::EMPTY;
    loop {
        let page = store.read(&table, version).await;
        let page = page.map_err(|error| format!("The log of {code}: {error}."))?;
        let Some(last) = page.last() else {
            break;
        };
        version = last.version;
        for record in &page {
            let record: Value = serde_json::from_slice(&record.payload)
                .map_err(|error| format!("The log of {code}: {error}."))?;
            let of_record = record["events"].as_array().into_iter().flatten();
            events.extend(of_record.map(|event| event["game"].clone()));
        }
    }
    Ok(missing(&events, done))
}

/// A seat's moves must be in the log in the order of their acknowledgement.
fn missing(events: &[Value], done: &[Done]) -> Vec<Done> {
    let mut missing = Vec::new();
    for seat in 0..12 {
        let mut rest = events.iter();
        for done in done.iter().filter(|done| done.seat == seat) {
            let before = rest.clone();
            if !rest.any(|event| is(event, done)) {
                missing.push(done.clone());
                rest = before;
            }
        }
    }
    missing
}

fn is(event: &Value, done: &Done) -> bool {
    let (name, by_seat) = match done.what.as_str() {
        "start" => ("started", false),
        "again" => ("rematched", false),
        "claim" => ("claimed", true),
        "tell" => ("told", true),
        "give" => ("given", true),
        "vote" => ("voted", true),
        "next" => ("pressed_on", true),
        _ => return false,
    };
    let mut fields = done.body.as_object().into_iter().flatten();
    event["event"] == name
        && (!by_seat || event["seat"] == done.seat)
        && fields.all(|(name, value)| event[name] == *value)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn done(seat: usize, what: &str, body: Value) -> Done {
        Done {
            seat,
            what: what.to_owned(),
            body,
        }
    }

    #[test]
    fn a_move_counts_once_and_in_its_order() {
        let events = [
            json!({ "event": "started", "seed": "x" }),
            json!({ "event": "given", "seat": 1, "cards": [4] }),
            json!({ "event": "voted", "seat": 1, "ballot": { "votes": [2] } }),
            json!({ "event": "pressed_on", "seat": 2 }),
        ];
        let kept = [
            done(0, "start", json!({})),
            done(1, "give", json!({ "cards": [4] })),
            done(1, "vote", json!({ "ballot": { "votes": [2] } })),
            done(2, "next", json!({})),
        ];
        assert!(missing(&events, &kept).is_empty());
        let twice = [kept[1].clone(), kept[1].clone()];
        assert_eq!(missing(&events, &twice).len(), 1);
        let other = [done(1, "give", json!({ "cards": [5] }))];
        assert_eq!(missing(&events, &other).len(), 1);
        let by_another = [done(3, "next", json!({}))];
        assert_eq!(missing(&events, &by_another).len(), 1);
        let out_of_order = [kept[2].clone(), kept[1].clone()];
        assert_eq!(missing(&events, &out_of_order).len(), 1);
    }
}
