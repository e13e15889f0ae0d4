//! The API document, in OpenAPI 3.1, which describes the URLs to programs.
//!
//! It is derived: URLs from [`routes`], requests and answers from the types of their handlers,
//! commands from the groups of [`Ask`](moonhare_table::Ask), codes from [`Problem`](super::Problem).
//! Only what all operations share is written here.

mod commands;
#[cfg(test)]
mod tests;

use aide::{generate::in_context, openapi::OpenApi};
use schemars::{JsonSchema, Schema, generate::SchemaSettings};
use serde_json::{Value, json};

use super::{identity::STRICT_COOKIE, problem::ProblemDetails, routes};
pub(super) use commands::command_schema;

const ABOUT: &str = "A storytelling game of dreamlike pictures for 3 to 12 players. \
    A table is a URL: `GET` shows it as you see it, `POST` sends it a command, and its stream \
    tells what changes. If you come without a token, you are given one; it says who you are at \
    every table, so keep it. See docs/api.md for a whole game.";

/// The schema of a request. It shares no named schemas with answers, because a request may leave out
/// more fields than an answer.
pub(super) fn request_schema<T: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft2020_12().for_deserialize();
    let settings = settings.with(|settings| {
        settings.inline_subschemas = true;
        settings.meta_schema = None;
    });
    let mut schema = settings.into_generator().into_root_schema_for::<T>();
    schema.remove("title");
    schema
}

/// Settings for the schemas of answers, which refer to each other by name.
fn answer_schema_settings() -> SchemaSettings {
    (SchemaSettings::draft2020_12().for_serialize()).with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    })
}

pub(super) fn document() -> Value {
    let problem = in_context(|context| {
        context.schema = answer_schema_settings().into_generator();
        context.schema.subschema_for::<ProblemDetails>()
    });
    let mut api = OpenApi::default();
    let _ = routes::routes().finish_api(&mut api);
    let mut document = serde_json::to_value(api).unwrap_or_default();

    document["openapi"] = "3.1.1".into();
    document["info"] = json!({
        "title": "Moonhare",
        "version": env!("CARGO_PKG_VERSION"),
        "description": ABOUT,
        "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
    });
    document["servers"] = json!([{ "url": "/" }]);
    // The empty entry means that a request may also come without a token.
    document["security"] = json!([{ "token": [] }, { "cookie": [] }, {}]);
    document["tags"] = json!([
        { "name": "tables", "description": "Opening and finding tables." },
        { "name": "table", "description": "One table." },
        { "name": "commands", "description": "What can be asked of a table." },
        { "name": "pages", "description": "For browsers." },
        { "name": "running", "description": "For the people who run the server." },
    ]);
    let components = &mut document["components"];
    components["securitySchemes"] = json!({
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "The `token` of an earlier answer, or any secret of your own: \
                22 to 128 letters, digits, `-` and `_` that nobody can guess.",
        },
        "cookie": {
            "type": "apiKey",
            "in": "cookie",
            "name": STRICT_COOKIE,
            "description": "The same token, as browsers keep it; without HTTPS it is \
                called `moonhare`. With the cookie, only our own pages can change anything.",
        },
    });
    components["parameters"]["IdempotencyKey"] = json!({
        "name": "Idempotency-Key",
        "in": "header",
        "required": false,
        "description": "A command that is sent twice with the same key has one effect. Make a new \
            key for each command. If you do not know whether a command arrived, send it again with \
            the same key. Needs a token. A field `key` of the body does the same.",
        "schema": { "type": "string", "minLength": 1, "maxLength": 200 },
    });
    components["parameters"]["Prefer"] = json!({
        "name": "Prefer",
        "in": "header",
        "required": false,
        "description": "`return=minimal` (RFC 7240): the answer has only the new `version`, unless \
            it must tell you a token or a ticket.",
        "schema": { "type": "string" },
    });
    components["responses"]["Problem"] = json!({
        "description": "Why it was refused (RFC 9457).",
        "headers": {
            "Retry-After": {
                "description": "How many seconds to wait. Always with 429, and with 503 if the server \
                    knows.",
                "schema": { "type": "integer" },
            },
        },
        "content": { "application/problem+json": { "schema": problem } },
    });

    if let Some(paths) = document["paths"].as_object_mut() {
        commands::add_paths(paths);
        let entries = paths.values_mut().filter_map(Value::as_object_mut);
        entries
            .flat_map(|entry| entry.values_mut())
            .for_each(add_common_parts);
    }
    document
}

/// Adds what holds for every operation: it may be refused, and its query may be left out.
fn add_common_parts(operation: &mut Value) {
    operation["responses"]["default"] = json!({ "$ref": "#/components/responses/Problem" });
    let parameters = operation["parameters"].as_array_mut();
    for parameter in parameters.into_iter().flatten() {
        if parameter["in"] == "query" {
            parameter["required"] = false.into();
        }
    }
}
