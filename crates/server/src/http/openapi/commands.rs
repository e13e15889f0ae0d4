//! One operation for each command, made from the types of commands.

use std::{collections::BTreeMap, sync::LazyLock};

use moonhare_rules::Move;
use moonhare_table::{HostAsk, PersonAsk};
use schemars::JsonSchema;
use serde_json::{Map, Value, json};

use super::request_schema;
use crate::http::routes::COMMAND_PATH;

/// Commands whose request holds only part of what the table needs. The server adds the rest.
#[derive(JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
#[expect(
    dead_code,
    reason = "describes what `table::ParsedCommand` reads field by field"
)]
enum PartialCommand {
    /// Come to the table, to watch or to sit down later.
    Enter,
    /// Make a ticket that moves your seat to another device.
    Ticket,
    /// Take over the seat that a ticket stands for. The device that had the seat only watches from then
    /// on.
    Redeem { ticket: String },
    /// Host: play with these decks, mixed, before the start (R1.7).
    Decks {
        /// Each is `moonhare`, or the `id` of a deck from `GET /t/{code}/decks` or from an upload.
        decks: Vec<String>,
    },
}

/// The extra field of every command.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "describes what `change::idempotency_key` reads")]
struct KeyField {
    /// The idempotency key, if it is not in the header.
    #[schemars(length(min = 1, max = 200))]
    key: String,
}

/// The extra field of commands that let somebody in.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "describes what `table::ParsedCommand` reads")]
struct PasswordField {
    /// The table's password, from somebody who was not let in yet.
    password: String,
}

struct Command {
    summary: Value,
    body: Value,
}

/// Every command that somebody can send, by the last segment of its URL.
static COMMANDS_BY_NAME: LazyLock<BTreeMap<String, Command>> = LazyLock::new(|| {
    let groups = [
        request_schema::<Move>(),
        request_schema::<PersonAsk>(),
        request_schema::<HostAsk>(),
        // If two commands have the same name, the last one counts.
        request_schema::<PartialCommand>(),
    ];
    let kinds = groups
        .iter()
        .filter_map(|group| group.get("oneOf")?.as_array());
    let mut commands: BTreeMap<_, _> = kinds.flatten().filter_map(describe).collect();
    // Requests say `enter` for `arrive`.
    commands.remove("arrive");
    commands
});

/// The schema of a command's request; `None` if there is no such command.
pub(in crate::http) fn command_schema(name: &str) -> Option<&'static Value> {
    let command = COMMANDS_BY_NAME.get(&name.replace('_', "-"))?;
    Some(&command.body)
}

/// Replaces the one path for all commands with a path for each.
pub(super) fn add_paths(paths: &mut Map<String, Value>) {
    let Some(any) = paths.remove(COMMAND_PATH) else {
        return;
    };
    for (name, Command { summary, body }) in &*COMMANDS_BY_NAME {
        let mut operation = any["post"].clone();
        let parameters = operation["parameters"].as_array_mut();
        parameters
            .into_iter()
            .for_each(|all| all.retain(|parameter| parameter["name"] != "do"));
        operation["operationId"] = name.as_str().into();
        operation["summary"] = summary.clone();
        operation["requestBody"] = json!({
            "required": body.get("required").is_some(),
            "content": { "application/json": { "schema": body } },
        });
        let path = COMMAND_PATH.replace("{do}", name);
        paths.entry(path).or_insert_with(|| json!({}))["post"] = operation;
    }
}

/// Makes the name and the description of a command from the schema of its variant of `Ask`.
fn describe(variant: &Value) -> Option<(String, Command)> {
    let name = variant["properties"]["do"]["const"]
        .as_str()?
        .replace('_', "-");
    let mut fields = properties(variant);
    fields.remove("do");
    let required = variant["required"].as_array().into_iter().flatten();
    let required: Vec<&Value> = required.filter(|field| *field != "do").collect();
    // The number of cards follows from the decks (R1.7), so settings may leave it out.
    if let Some(Value::Array(required)) = fields
        .get_mut("settings")
        .and_then(|all| all.get_mut("required"))
    {
        required.retain(|field| field != "deck");
    }
    if matches!(name.as_str(), "enter" | "sit") {
        fields.extend(properties(request_schema::<PasswordField>().as_value()));
    }
    fields.extend(properties(request_schema::<KeyField>().as_value()));
    let mut body = json!({
        "type": "object",
        "properties": fields,
        "additionalProperties": false,
    });
    if !required.is_empty() {
        body["required"] = json!(required);
    }
    let summary = variant["description"].clone();
    Some((name, Command { summary, body }))
}

fn properties(schema: &Value) -> Map<String, Value> {
    schema["properties"]
        .as_object()
        .cloned()
        .unwrap_or_default()
}
