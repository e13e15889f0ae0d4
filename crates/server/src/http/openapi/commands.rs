//! Commands, as the groups of [`Ask`](moonhare_table::Ask) have them.

use moonhare_rules::Move;
use moonhare_table::{HostAsk, PersonAsk};
use serde_json::{Map, Value, json};

use super::schemas::Schemas;

pub(super) struct Command {
    /// The last part of the URL.
    pub(super) name: String,
    pub(super) summary: String,
    pub(super) body: Value,
    pub(super) needs_body: bool,
}

/// Every command that somebody can send.
pub(super) fn commands(schemas: &Schemas) -> Vec<Command> {
    let groups = [
        schemas.request::<PersonAsk>(),
        schemas.request::<Move>(),
        schemas.request::<HostAsk>(),
    ];
    let variants = (groups.iter()).filter_map(|group| group["oneOf"].as_array());
    variants.flatten().cloned().filter_map(command).collect()
}

fn command(mut ask: Value) -> Option<Command> {
    let name = ask["properties"]["do"]["const"].as_str()?.to_owned();
    let summary = ask["description"].as_str().unwrap_or_default().to_owned();
    let (name, fields) = match name.as_str() {
        // By name; the server knows the rest.
        "decks" => (
            name,
            json!({ "decks": {
                "type": "array",
                "items": { "type": "string" },
                "description": "`moonhare`, or names that `GET /t/{code}/decks` or an upload gave.",
            } }),
        ),
        "arrive" => ("enter".into(), json!({})),
        // The ticket is made by the server, and redeemed by its own name.
        "ticket" => (name, json!({})),
        "redeem" => (name, json!({ "ticket": { "type": "string" } })),
        _ => (name, ask["properties"].take()),
    };
    let mut fields = as_object(fields);
    fields.remove("do");
    // The number of cards follows from the decks (R1.7).
    if let Some(Value::Array(required)) = fields
        .get_mut("settings")
        .and_then(|settings| settings.get_mut("required"))
    {
        required.retain(|field| field != "deck");
    }
    let mut required = match ask["required"].take() {
        Value::Array(required) => required,
        _ => Vec::new(),
    };
    required.retain(|field| {
        field
            .as_str()
            .is_some_and(|field| fields.contains_key(field))
    });
    if matches!(name.as_str(), "enter" | "sit") {
        let what = "The table's password, from somebody who was not let in yet.";
        let password = json!({ "type": "string", "description": what });
        fields.insert("password".into(), password);
    }
    let what = "The idempotency key, if it does not stand in the header.";
    let key = json!({ "type": "string", "minLength": 1, "maxLength": 200, "description": what });
    fields.insert("key".into(), key);
    let needs_body = !required.is_empty();
    let mut body = json!({
        "type": "object",
        "properties": fields,
        "additionalProperties": false,
    });
    if needs_body {
        body["required"] = required.into();
    }
    Some(Command {
        name: name.replace('_', "-"),
        summary,
        body,
        needs_body,
    })
}

fn as_object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
