//! The document that describes these URLs to programs: OpenAPI 3.1.
//!
//! Schemas come from the types themselves and commands from [`Ask`](moonhare_table::Ask), so that
//! neither can say anything else than the code does; that every URL is here, and nothing else, is a
//! test.

mod commands;
mod operations;
mod schemas;
#[cfg(test)]
mod tests;

use std::{collections::HashMap, sync::LazyLock};

use schemars::JsonSchema;
use serde_json::{Map, Value, json};

use self::{commands::commands, operations::operations, schemas::Schemas};

/// What a request to a table holds, by the last part of its URL.
static BODIES: LazyLock<HashMap<String, Value>> = LazyLock::new(|| {
    let commands = commands(&Schemas::new()).into_iter();
    let mut bodies: HashMap<_, _> = commands
        .map(|command| (command.name, command.body))
        .collect();
    bodies.insert("forget-deck".into(), schemas::forgotten_deck());
    bodies
});

/// The schema of what is sent to a table at the URL that ends so; none if there is no such URL.
pub(super) fn body(what: &str) -> Option<&'static Value> {
    BODIES.get(&what.replace('_', "-"))
}

/// The schema of what is sent where there is no table yet.
pub(super) fn request<T: JsonSchema>() -> Value {
    Schemas::new().request::<T>()
}

const ABOUT: &str = "A storytelling game of dreamlike pictures for 3 to 12 players. \
    A table is a URL; `GET` shows it with your eyes, `POST` asks something of it, and its stream \
    tells what changes. Whoever comes without a token is given one; it is who you are, at every \
    table, so keep it. See docs/api.md for a whole game.";

pub(super) fn document() -> Value {
    let mut schemas = Schemas::new();
    let mut paths: Map<String, Value> = Map::new();
    for operation in operations(&mut schemas) {
        let path = paths
            .entry(operation.path.clone())
            .or_insert_with(|| json!({}));
        path[operation.method] = operation.written();
    }
    json!({
        "openapi": "3.1.1",
        "info": {
            "title": "Moonhare",
            "version": env!("CARGO_PKG_VERSION"),
            "description": ABOUT,
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        // Who has no token yet may ask too.
        "security": [{ "token": [] }, { "cookie": [] }, {}],
        "tags": [
            { "name": "tables", "description": "Opening and finding tables." },
            { "name": "table", "description": "One table." },
            { "name": "commands", "description": "What can be asked of a table." },
            { "name": "pages", "description": "For browsers." },
            { "name": "running", "description": "For the people who run the server." },
        ],
        "paths": paths,
        "components": {
            "schemas": schemas.written(),
            "parameters": {
                "IdempotencyKey": {
                    "name": "Idempotency-Key",
                    "in": "header",
                    "required": false,
                    "description": "Sent again under the same key, a command has one effect. \
                        Make a new one for each command, and repeat it when you do not know \
                        whether the command arrived. Needs a token. A field `key` of the body does \
                        the same.",
                    "schema": { "type": "string", "minLength": 1, "maxLength": 200 },
                },
            },
            "responses": {
                "Problem": {
                    "description": "Why it was refused (RFC 9457).",
                    "headers": {
                        "Retry-After": {
                            "description": "Seconds to wait, with 429, and with 503 where it is known.",
                            "schema": { "type": "integer" },
                        },
                    },
                    "content": {
                        "application/problem+json": {
                            "schema": { "$ref": "#/components/schemas/Problem" },
                        },
                    },
                },
            },
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The `token` of an earlier answer, or any secret of your own: \
                        22 to 128 letters, digits, `-` and `_` that nobody can guess.",
                },
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": super::identity::STRICT_COOKIE,
                    "description": "The same token, as browsers keep it; without HTTPS it is \
                        called `moonhare`. Changes are only taken from our own pages.",
                },
            },
        },
    })
}
