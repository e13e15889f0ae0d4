//! A table as JSON, for one viewer.

use std::{borrow::Cow, ops::Deref, sync::Arc};

use moonhare_table::{Onlooker, TableView};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::Value;

use crate::{Code, room::Snapshot};

/// What you may know of the table, and what you may do.
#[derive(JsonSchema, Serialize)]
pub(super) struct SeenTable<'a> {
    code: String,
    /// Grows with every change that everybody may see. What only you see, such as another card that
    /// you give instead, and who comes and goes, does not change it.
    version: u64,
    #[serde(flatten)]
    table: &'a TableView,
}

/// [`SeenTable`] as JSON.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub(super) struct SeenTableJson(Arc<Value>);

impl JsonSchema for SeenTableJson {
    fn schema_name() -> Cow<'static, str> {
        SeenTable::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        SeenTable::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        SeenTable::json_schema(generator)
    }
}

impl Deref for SeenTableJson {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.0
    }
}

/// The table as you see it now.
#[derive(JsonSchema, Serialize)]
pub(super) struct TableAnswer {
    #[serde(flatten)]
    pub(super) table: SeenTableJson,
    /// Your token from now on; only in the answer to a request without a token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) token: Option<String>,
    /// Good once, for 15 minutes; only after `ticket`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ticket: Option<String>,
}

/// The table as a viewer sees it. All guests see the same, so theirs is made once for each snapshot.
pub(super) fn seen_table(code: &Code, snapshot: &Snapshot, onlooker: &Onlooker) -> SeenTableJson {
    let make = || {
        let view = snapshot.table.view(onlooker, snapshot.presence);
        let seen = view.as_ref().map(|table| SeenTable {
            code: code.to_string(),
            version: snapshot.version,
            table,
        });
        Arc::new(serde_json::to_value(seen).unwrap_or_default())
    };
    SeenTableJson(if snapshot.table.is_guest(onlooker) {
        snapshot.guest.get_or_init(make).clone()
    } else {
        make()
    })
}

/// A JSON merge patch (RFC 7396) that turns `old` into `new`; none if they are equal.
///
/// Lists are sent whole: those of a view are short, and an edit script of one is longer than the
/// list. No field of a view is null, so null always means that a field is gone.
pub(super) fn patch(old: &Value, new: &Value) -> Option<Value> {
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
    use serde_json::json;

    use super::*;

    /// RFC 7396, section 2, word for word.
    fn merge(target: &mut Value, patch: &Value) {
        let Value::Object(patch) = patch else {
            *target = patch.clone();
            return;
        };
        if !target.is_object() {
            *target = json!({});
        }
        for (name, value) in patch {
            if value.is_null() {
                target.as_object_mut().unwrap().remove(name);
            } else {
                merge(
                    target
                        .as_object_mut()
                        .unwrap()
                        .entry(name)
                        .or_insert(Value::Null),
                    value,
                );
            }
        }
    }

    #[test]
    fn a_patch_makes_the_new_out_of_the_old() {
        let sheets = [
            json!({}),
            json!({"a": 1, "b": {"c": [1, 2], "d": true}}),
            json!({"a": 1, "b": {"c": [2]}}),
            json!({"b": "text"}),
            json!({"b": {"e": {"f": 1}}}),
        ];
        for old in &sheets {
            for new in &sheets {
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
