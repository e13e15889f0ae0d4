//! A table as JSON, for one viewer.

use std::sync::Arc;

use moonhare_table::{Onlooker, OwnTable, TableView};
use parking_lot::Mutex;
use schemars::JsonSchema;
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::Value;

use crate::{Code, room::Snapshot};

/// What you may know of the table, and what you may do.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct SeenTable {
    code: String,
    /// Grows with every change that everybody may see. It stays the same when somebody comes or goes, and
    /// when only you see the change, such as when you choose another card to give.
    version: u64,
    #[serde(flatten)]
    table: TableView,
}

impl SeenTable {
    /// The table as one viewer sees it; `None` before it is opened.
    pub(crate) fn of(code: &Code, snapshot: &Snapshot, onlooker: &Onlooker) -> Option<SeenTable> {
        let table = snapshot.table.view(onlooker, snapshot.presence)?;
        Some(SeenTable::new(code, snapshot, table))
    }

    fn new(code: &Code, snapshot: &Snapshot, table: TableView) -> SeenTable {
        SeenTable {
            code: code.to_string(),
            version: snapshot.version,
            table,
        }
    }
}

/// What everybody sees of a table at one moment, as JSON. All viewers share it.
#[derive(Debug)]
pub(crate) struct CommonTable {
    /// [`SeenTable`] without the fields that differ between viewers.
    json: Value,
    snapshot_number: u64,
    /// The number of an earlier snapshot, and the patch from it. Most viewers saw the same snapshot
    /// last, so one is enough.
    patch: Mutex<Option<(u64, Arc<CommonPatch>)>>,
}

/// The merge patch from one [`CommonTable`] to another. Both fields are `None` if the tables are equal.
#[derive(Debug)]
struct CommonPatch {
    json: Option<Value>,
    /// The same patch, as text.
    text: Option<String>,
}

impl CommonTable {
    /// Returns `None` before the table is opened.
    pub(crate) fn of(code: &Code, snapshot: &Snapshot) -> Option<CommonTable> {
        let view = TableView::clone(&*snapshot.common_view()?);
        let guest = snapshot.table.own_view(&Onlooker::Guest)?;
        let mut json = to_json(&SeenTable::new(code, snapshot, view));
        remove_fields(&mut json, &to_json(&guest));
        Some(CommonTable {
            json,
            snapshot_number: snapshot.number,
            patch: Mutex::default(),
        })
    }

    fn patch_from(&self, old: &CommonTable) -> Arc<CommonPatch> {
        let mut last = self.patch.lock();
        if let Some((from, patch)) = &*last
            && *from == old.snapshot_number
        {
            return patch.clone();
        }
        let patch = Arc::new(CommonPatch::between(&old.json, &self.json));
        *last = Some((old.snapshot_number, patch.clone()));
        patch
    }
}

impl CommonPatch {
    fn between(old: &Value, new: &Value) -> CommonPatch {
        let mut json = patch(old, new);
        // The stream sends the version as the id of each message, so the patch leaves it out.
        if let Some(Value::Object(fields)) = &mut json {
            fields.remove("version");
        }
        CommonPatch {
            text: json.as_ref().map(Value::to_string),
            json,
        }
    }
}

/// A [`SeenTable`] for the stream of one viewer, in two parts: what everybody sees, and what only this
/// viewer sees.
#[derive(Clone, Debug)]
pub(crate) struct StreamedTable {
    common: Arc<CommonTable>,
    own: OwnTable,
}

impl StreamedTable {
    /// Returns `None` before the table is opened.
    pub(crate) fn of(code: &Code, snapshot: &Snapshot, onlooker: &Onlooker) -> Option<Self> {
        let streamed = StreamedTable {
            common: snapshot.common_json(code)?,
            own: snapshot.table.own_view(onlooker)?,
        };
        debug_assert_eq!(
            to_json(&streamed),
            to_json(&SeenTable::of(code, snapshot, onlooker))
        );
        Some(streamed)
    }

    /// The JSON merge patch that brings a viewer up to date; `None` if nothing changed for this viewer.
    /// The patch has no version, because the id of the event is the version.
    pub(crate) fn patch_from(&self, old: &StreamedTable) -> Option<String> {
        let common = self.common.patch_from(&old.common);
        if self.own == old.own {
            return common.text.clone();
        }
        let own = patch(&to_json(&old.own), &to_json(&self.own)).unwrap_or_default();
        match &common.json {
            Some(common) => serde_json::to_string(&Merged(common, &own)).ok(),
            None => Some(own.to_string()),
        }
    }
}

impl Serialize for StreamedTable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Merged(&self.common.json, &to_json(&self.own)).serialize(serializer)
    }
}

/// The table as you see it now.
#[derive(JsonSchema, Serialize)]
pub(crate) struct TableAnswer {
    #[serde(flatten)]
    pub(crate) table: SeenTable,
    /// Your token from now on; only in the answer to a request without a token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<String>,
    /// A ticket to move your seat to another device. It works once, within 15 minutes. Only in the answer
    /// to the command `ticket`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ticket: Option<String>,
}

/// Serializes two objects as one. Where both have the same field, the second value counts; but if both
/// values are objects, they are merged in the same way.
struct Merged<'a>(&'a Value, &'a Value);

impl Serialize for Merged<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Merged(Value::Object(first), Value::Object(second)) = self else {
            return self.1.serialize(serializer);
        };
        let mut map = serializer.serialize_map(None)?;
        for (key, value) in first {
            match second.get(key) {
                Some(other) => map.serialize_entry(key, &Merged(value, other))?,
                None => map.serialize_entry(key, value)?,
            }
        }
        for (key, value) in second {
            if !first.contains_key(key) {
                map.serialize_entry(key, value)?;
            }
        }
        map.end()
    }
}

/// Removes every field that `others` has too. An object that both have stays, even if nothing is left
/// in it.
fn remove_fields(from: &mut Value, others: &Value) {
    let (Value::Object(fields), Value::Object(others)) = (from, others) else {
        return;
    };
    for (key, other) in others {
        match (fields.get_mut(key), other) {
            (Some(inner @ Value::Object(_)), Value::Object(_)) => remove_fields(inner, other),
            _ => drop(fields.remove(key)),
        }
    }
}

fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// The JSON merge patch (RFC 7396) that turns `old` into `new`; `None` if they are equal.
///
/// A list that changed is sent whole. The lists of a view are short, so describing the change would
/// take more bytes. No field of a view is null, so null always means that a field is gone.
fn patch(old: &Value, new: &Value) -> Option<Value> {
    match (old, new) {
        _ if old == new => None,
        (Value::Object(old), Value::Object(new)) => {
            let gone = old
                .keys()
                .filter(|key| !new.contains_key(*key))
                .map(|key| (key.clone(), Value::Null));
            let changed = new.iter().filter_map(|(key, value)| match old.get(key) {
                Some(before) => Some((key.clone(), patch(before, value)?)),
                None => Some((key.clone(), value.clone())),
            });
            Some(Value::Object(gone.chain(changed).collect()))
        }
        _ => Some(new.clone()),
    }
}

#[cfg(test)]
mod tests {
    use moonhare_client::merge;
    use serde_json::json;

    use super::*;

    #[test]
    fn a_patch_makes_the_new_out_of_the_old() {
        let tables = [
            json!({}),
            json!({"a": 1, "b": {"c": [1, 2], "d": true}}),
            json!({"a": 1, "b": {"c": [2]}}),
            json!({"b": "text"}),
            json!({"b": {"e": {"f": 1}}}),
        ];
        for old in &tables {
            for new in &tables {
                let mut merged = old.clone();
                if let Some(patch) = patch(old, new) {
                    merge(&mut merged, &patch);
                }
                assert_eq!(merged, *new);
            }
        }
    }

    #[test]
    fn only_what_changed_is_in_a_patch() {
        let old = json!({"game": {"waiting": [1, 2], "seats": ["long"]}, "chat": []});
        let new = json!({"game": {"waiting": [2], "seats": ["long"]}, "chat": []});
        assert_eq!(patch(&old, &new), Some(json!({"game": {"waiting": [2]}})));
        assert_eq!(patch(&old, &old), None);
    }
}
