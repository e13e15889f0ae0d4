//! What a program is told: RFC 9457 problem details.

use moonhare_table::TableError;
use moonhare_web::Lang;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{Problem, Unreadable, whole_seconds};
use crate::http::openapi;

/// RFC 9457 problem details. The fields beside the sentence hold what it mentions: seats, spaces,
/// numbers.
#[derive(Debug, JsonSchema, Serialize)]
#[schemars(rename = "Problem")]
pub(in crate::http) struct ProblemDetails {
    #[schemars(extend("const" = "about:blank"))]
    r#type: &'static str,
    title: &'static str,
    #[schemars(range(min = 400, max = 599))]
    status: u16,
    /// Stable; for programs.
    #[schemars(schema_with = "codes")]
    code: String,
    /// A sentence for people.
    detail: String,
    /// The rule behind it (docs/rules.md).
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// What the sentence mentions.
    #[serde(flatten)]
    fields: Map<String, Value>,
}

/// All codes.
fn codes(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "enum": codes_of::<Problem>() })
}

/// The codes of an error, in alphabetical order.
pub(super) fn codes_of<T: JsonSchema>() -> Vec<String> {
    let mut codes = Vec::new();
    collect_codes(openapi::request_schema::<T>().as_value(), &mut codes);
    codes.sort();
    codes.dedup();
    codes
}

/// Finds the codes of tagged enums anywhere in a schema.
fn collect_codes(schema: &Value, codes: &mut Vec<String>) {
    match schema {
        Value::Object(fields) => {
            if let Some(code) = fields
                .get("properties")
                .and_then(|fields| fields.get("code"))
            {
                collect_enum_values(code, codes);
            }
            fields
                .values()
                .for_each(|inner| collect_codes(inner, codes));
        }
        Value::Array(items) => items.iter().for_each(|item| collect_codes(item, codes)),
        _ => {}
    }
}

/// Finds the values of an enum. Its schema has one constant, a list, or a schema for each value.
fn collect_enum_values(schema: &Value, words: &mut Vec<String>) {
    let word = |value: &Value| value.as_str().map(str::to_owned);
    words.extend(word(&schema["const"]));
    words.extend(
        schema["enum"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(word),
    );
    let choices = schema["oneOf"].as_array().into_iter().flatten();
    choices.for_each(|choice| collect_enum_values(choice, words));
}

impl Unreadable {
    /// The arguments of the sentence.
    fn arguments(&self) -> Value {
        match self {
            Unreadable::ParserError { .. } => json!({ "what": "parsed" }),
            Unreadable::Json { line, column } => {
                json!({ "what": "json", "line": line, "column": column })
            }
            Unreadable::NotAnObject => json!({ "what": "object", "like": r#"{"cards":[5]}"# }),
            Unreadable::Url => json!({ "what": "address" }),
        }
    }
}

impl Problem {
    pub(crate) fn code(&self) -> String {
        code_and_fields(self).0
    }

    /// A sentence in the reader's language.
    pub(super) fn detail(&self, lang: &Lang) -> String {
        const MEGABYTE: usize = 1024 * 1024;
        let arguments = match self {
            Problem::Table(error) => return moonhare_web::refusal(lang, error),
            Problem::NoCards { files } => {
                let sentences: Vec<_> = (files.iter())
                    .map(|file| {
                        moonhare_web::file_refusal(lang, file).unwrap_or_else(|| file.to_string())
                    })
                    .collect();
                return moonhare_web::no_cards_sentence(lang, &sentences);
            }
            Problem::Unreadable(what) => what.arguments(),
            Problem::Field(error) => sentence_arguments(code_and_fields(error).1),
            Problem::TooLarge { most } if *most >= 10 * MEGABYTE => {
                json!({ "most": most / MEGABYTE, "unit": "MB" })
            }
            Problem::TooLarge { most } => json!({ "most": most / 1024, "unit": "kB" }),
            Problem::Password { wrong } => {
                json!({ "given": if *wrong { "wrong" } else { "none" } })
            }
            Problem::TooManyFiles { most } => json!({ "most": most }),
            Problem::TooMany { wait } | Problem::TooMuchTalk { wait } => {
                json!({ "seconds": whole_seconds(*wait) })
            }
            _ => json!({}),
        };
        moonhare_web::problem(lang, &self.code(), &arguments)
    }

    /// What a program gets, as JSON.
    pub(super) fn body(&self, lang: &Lang) -> String {
        let status = self.status();
        let (code, fields) = code_and_fields(self);
        let details = ProblemDetails {
            r#type: "about:blank",
            title: status.canonical_reason().unwrap_or("Refused"),
            status: status.as_u16(),
            code,
            detail: self.detail(lang),
            rule: match self {
                Problem::Table(TableError::Rule(error)) => error.rule(),
                _ => None,
            },
            fields,
        };
        serde_json::to_string(&details).unwrap_or_default()
    }
}

/// The code of a serialized error, and its other fields.
fn code_and_fields(error: &impl Serialize) -> (String, Map<String, Value>) {
    let mut fields = match serde_json::to_value(error) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    };
    let code = fields
        .remove("code")
        .and_then(|code| code.as_str().map(str::to_owned));
    (code.unwrap_or_else(|| "refused".into()), fields)
}

/// The arguments of a sentence can't be lists. So a list becomes one text, and `items` is its length.
fn sentence_arguments(mut about: Map<String, Value>) -> Value {
    let mut items = 0;
    for value in about.values_mut() {
        if let Value::Array(list) = value {
            items = list.len();
            let list: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
            *value = list.join(", ").into();
        }
    }
    about.insert("items".into(), items.into());
    Value::Object(about)
}
