//! The schemas of what is sent and received.

use moonhare_rules::{Event, Mode, Round};
use moonhare_table::{Deck, TableError};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use crate::http::{Problem, sheet::Sheet};

/// Answers share their schemas by name; requests are small and stand where they are used, because
/// more may be left out in a request than in an answer.
pub(super) struct Schemas {
    answers: SchemaGenerator,
}

const HOME: &str = "#/components/schemas";

/// What is sent to keep a deck no longer.
pub(super) fn forgotten_deck() -> Value {
    json!({
        "type": "object",
        "properties": {
            "deck": { "type": "string", "description": "A name that `GET /t/{code}/decks` gave." },
        },
        "required": ["deck"],
        "additionalProperties": false,
    })
}

fn named(name: &str) -> Value {
    json!({ "$ref": format!("{HOME}/{name}") })
}

impl Schemas {
    pub(super) fn new() -> Schemas {
        let settings = SchemaSettings::draft2020_12()
            .for_serialize()
            .with(|settings| {
                settings.definitions_path = HOME.trim_start_matches('#').into();
                settings.meta_schema = None;
            });
        Schemas {
            answers: settings.into_generator(),
        }
    }

    pub(super) fn request<T: JsonSchema>(&self) -> Value {
        let settings = SchemaSettings::draft2020_12()
            .for_deserialize()
            .with(|settings| {
                settings.inline_subschemas = true;
                settings.meta_schema = None;
            });
        let mut schema = settings.into_generator().into_root_schema_for::<T>();
        schema.remove("title");
        schema.into()
    }

    fn answer_of<T: JsonSchema>(&mut self) -> Value {
        self.answers.subschema_for::<T>().into()
    }

    /// A table as one viewer sees it.
    pub(super) fn sheet(&mut self) -> Value {
        self.answer_of::<Sheet<'static>>()
    }

    /// What a command answers.
    pub(super) fn answer(&mut self) -> Value {
        json!({
            "allOf": [self.sheet()],
            "properties": {
                "token": {
                    "type": "string",
                    "description": "Who you are from now on; only for somebody who came without.",
                },
                "ticket": {
                    "type": "string",
                    "description": "Good once, for 15 minutes; only after `ticket`.",
                },
            },
        })
    }

    pub(super) fn home(&self) -> Value {
        named("Home")
    }

    pub(super) fn tables(&self) -> Value {
        named("Tables")
    }

    pub(super) fn rounds(&self) -> Value {
        named("Rounds")
    }

    pub(super) fn game(&self) -> Value {
        named("Game")
    }

    pub(super) fn forgotten(&self) -> Value {
        named("Forgotten")
    }

    pub(super) fn kept_sound(&self) -> Value {
        named("KeptSound")
    }

    pub(super) fn brought_deck(&self) -> Value {
        named("BroughtDeck")
    }

    pub(super) fn deck_choices(&self) -> Value {
        named("DeckChoices")
    }

    pub(super) fn card(&self) -> Value {
        named("CardPictures")
    }

    pub(super) fn written(mut self) -> Value {
        let mode = self.answer_of::<Mode>();
        let round = self.answer_of::<Round>();
        let event = self.answer_of::<Event>();
        let deck = self.answer_of::<Deck>();
        let refusal = self.request::<TableError>();
        let mut schemas = self.answers.take_definitions(true);
        schemas.extend(by_hand(&mode, &round, &event, &deck));
        schemas.insert("Problem".into(), problem(&refusal));
        Value::Object(schemas)
    }
}

/// Answers that are written where they are given.
fn by_hand(mode: &Value, round: &Value, event: &Value, deck: &Value) -> Map<String, Value> {
    let text = || json!({ "type": "string" });
    let all = [
        (
            "Home",
            json!({
                "type": "object",
                "properties": {
                    "moonhare": text(),
                    "open a table": text(),
                    "join one": text(),
                    "described in": text(),
                },
                "required": ["moonhare", "open a table", "join one", "described in"],
            }),
        ),
        (
            "Tables",
            json!({
                "type": "object",
                "properties": {
                    "mine": { "type": "array", "items": named("TableEntry") },
                    "public": { "type": "array", "items": named("TableEntry") },
                    "next": { "type": "string", "description": "`after` for what follows; absent at the end." },
                },
                "required": ["mine", "public"],
            }),
        ),
        (
            "TableEntry",
            json!({
                "type": "object",
                "properties": {
                    "code": text(),
                    "mode": mode,
                    "players": { "type": "integer", "minimum": 0, "maximum": 12 },
                    "stage": { "enum": ["lobby", "playing", "over"] },
                    "password": { "type": "boolean" },
                },
                "required": ["code", "mode", "players", "stage", "password"],
            }),
        ),
        (
            "Rounds",
            json!({
                "type": "object",
                "properties": { "rounds": { "type": "array", "items": round } },
                "required": ["rounds"],
            }),
        ),
        (
            "Game",
            json!({
                "type": "object",
                "properties": {
                    "moonhare": { "const": 1, "description": "The version of this format." },
                    "code": text(),
                    "events": { "type": "array", "items": event },
                },
                "required": ["moonhare", "code", "events"],
            }),
        ),
        (
            "Forgotten",
            json!({
                "type": "object",
                "properties": {
                    "left": { "type": "integer", "description": "Tables that were left." },
                    "deleted": { "type": "integer", "description": "Those of them where nobody else was." },
                    "decks": { "type": "integer", "description": "Decks that are kept no longer." },
                },
                "required": ["left", "deleted", "decks"],
            }),
        ),
        (
            "KeptSound",
            json!({
                "type": "object",
                "properties": { "sound": { "type": "string", "pattern": "^[0-9a-f]{64}$" } },
                "required": ["sound"],
            }),
        ),
        (
            "DeckChoices",
            json!({
                "type": "object",
                "properties": { "decks": { "type": "array", "items": deck } },
                "required": ["decks"],
            }),
        ),
        (
            "CardPictures",
            json!({
                "type": "object",
                "properties": {
                    "small": text(),
                    "large": text(),
                    "words": { "type": "string", "description": "What is seen, if it is written." },
                    "language": { "type": "string", "description": "The tag of the language of `words`." },
                },
                "required": ["small", "large"],
            }),
        ),
        (
            "BroughtDeck",
            json!({
                "type": "object",
                "properties": {
                    "deck": deck,
                    "kept": { "type": "boolean" },
                    "detail": { "type": "string", "description": "A sentence for people." },
                    "cards": { "type": "array", "items": {
                        "type": "object",
                        "properties": { "name": text(), "small": text(), "large": text() },
                        "required": ["name", "small", "large"],
                    } },
                    "left_out": { "type": "array", "items": {
                        "type": "object",
                        "properties": { "file": text(), "code": text(), "detail": text() },
                        "required": ["file", "code", "detail"],
                    } },
                },
                "required": ["deck", "kept", "detail", "cards", "left_out"],
            }),
        ),
        (
            "MergePatch",
            json!({
                "type": "object",
                "description": "RFC 7396: a field that is null is gone, an object is merged, \
                    anything else, lists too, replaces what was there.",
            }),
        ),
    ];
    (all.into_iter())
        .map(|(name, schema)| (name.to_owned(), schema))
        .collect()
}

fn problem(refusal: &Value) -> Value {
    let mut codes = Vec::new();
    collect_codes(refusal, &mut codes);
    let own = Problem::one_of_each();
    codes.extend(own.iter().map(Problem::code));
    codes.sort();
    codes.dedup();
    json!({
        "type": "object",
        "description": "RFC 9457 problem details. What the sentence speaks of (seats, spaces, \
            numbers) stands beside it under its own name.",
        "properties": {
            "type": { "const": "about:blank" },
            "title": { "type": "string" },
            "status": { "type": "integer", "minimum": 400, "maximum": 599 },
            "code": { "enum": codes, "description": "Stable; for programs." },
            "detail": { "type": "string", "description": "A sentence for people." },
            "rule": { "type": "string", "description": "The rule behind it (docs/rules.md)." },
        },
        "required": ["type", "title", "status", "code", "detail"],
    })
}

/// The codes of a tagged enum, wherever they stand in its schema.
fn collect_codes(schema: &Value, codes: &mut Vec<String>) {
    match schema {
        Value::Object(fields) => {
            if let Some(code) = schema["properties"]["code"]["const"].as_str() {
                codes.push(code.to_owned());
            }
            fields
                .values()
                .for_each(|inner| collect_codes(inner, codes));
        }
        Value::Array(items) => items.iter().for_each(|item| collect_codes(item, codes)),
        _ => {}
    }
}
