//! Checks requests against their schema, to say which field is wrong and how. The parser itself
//! reports errors only in its own words.

use moonhare_rules::{RuleError, clean};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// What is wrong with a field. It is named by its path, like `ballot.votes`.
#[derive(Clone, Debug, JsonSchema, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub(crate) enum Misfit {
    UnknownField {
        field: String,
        /// The fields there are.
        known: Vec<String>,
    },
    MissingField {
        field: String,
    },
    WrongKind {
        field: String,
        wanted: Kind,
    },
    OutOfRange {
        field: String,
        least: u64,
        most: u64,
    },
    UnknownWord {
        field: String,
        /// The words there are.
        words: Vec<String>,
    },
    TooManyItems {
        field: String,
        most: u64,
        given: usize,
    },
    /// Not a name that the server gives.
    UnknownName {
        field: String,
    },
    /// Words that the rules refuse.
    #[serde(skip)]
    Words(RuleError),
}

/// What a field holds.
#[derive(Clone, Copy, Debug, JsonSchema, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Text,
    Number,
    Truth,
    List,
    Object,
}

/// Checks fields against their schema. What the schema leaves open is left to the parser.
pub(super) fn check(schema: &Value, fields: &Map<String, Value>) -> Result<(), Misfit> {
    Place::default().object(schema, fields)
}

/// The path of a field in a request.
#[derive(Default)]
struct Place(String);

impl Place {
    fn at(&self, field: &str) -> Place {
        Place(if self.0.is_empty() {
            field.to_owned()
        } else {
            format!("{}.{field}", self.0)
        })
    }

    fn field(&self) -> String {
        self.0.clone()
    }

    fn check(&self, schema: &Value, value: &Value) -> Result<(), Misfit> {
        let choices: Vec<&Value> = (["oneOf", "anyOf"].iter())
            .filter_map(|of| schema[of].as_array())
            .flatten()
            .collect();
        if !choices.is_empty() {
            return self.among(&choices, value);
        }
        let none = schema["enum"].as_array();
        if value.is_null() && none.is_some_and(|words| words.contains(value)) {
            return Ok(());
        }
        if let Some(words) = words(schema) {
            return self.word(words, value);
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::String(kind) => vec![kind],
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            _ => return Ok(()),
        };
        if value.is_null() && kinds.contains(&"null") {
            return Ok(());
        }
        let wrong = |wanted| {
            Err(Misfit::WrongKind {
                field: self.field(),
                wanted,
            })
        };
        match (kinds.iter().find(|kind| **kind != "null"), value) {
            (Some(&"string"), Value::String(text)) => self.text(schema, text),
            (Some(&"string"), _) => wrong(Kind::Text),
            (Some(&"integer"), Value::Number(number)) if !number.is_f64() => {
                self.number(schema, number.as_u64())
            }
            (Some(&"integer"), _) => wrong(Kind::Number),
            (Some(&"boolean"), Value::Bool(_)) => Ok(()),
            (Some(&"boolean"), _) => wrong(Kind::Truth),
            (Some(&"array"), Value::Array(items)) => self.list(schema, items),
            (Some(&"array"), _) => wrong(Kind::List),
            (Some(&"object"), Value::Object(fields)) => self.object(schema, fields),
            (Some(&"object"), _) => wrong(Kind::Object),
            _ => Ok(()),
        }
    }

    /// Checks a value that may have one of several shapes: a word, or an object known by one of its
    /// fields.
    fn among(&self, choices: &[&Value], value: &Value) -> Result<(), Misfit> {
        let is_none = |schema: &&&Value| schema["type"] == "null";
        if value.is_null() && choices.iter().any(|choice| is_none(&choice)) {
            return Ok(());
        }
        let choices: Vec<&Value> = (choices.iter())
            .filter(|choice| !is_none(choice))
            .copied()
            .collect();
        if let [only] = choices[..] {
            return self.check(only, value);
        }
        if let Value::Object(fields) = value {
            let has = |choice: &&&Value| {
                let known = choice["properties"].as_object();
                known.is_some_and(|known| known.keys().any(|name| fields.contains_key(name)))
            };
            if let Some(choice) = choices.iter().find(has) {
                return self.check(choice, value);
            }
        }
        let words = choices.iter().flat_map(|choice| match words(choice) {
            Some(words) => words,
            None => names(choice)
                .iter()
                .map(|name| format!("{{\"{name}\": …}}"))
                .collect(),
        });
        self.word(words.collect(), value)
    }

    fn word(&self, words: Vec<String>, value: &Value) -> Result<(), Misfit> {
        match value {
            Value::String(word) if words.contains(word) => Ok(()),
            _ => Err(Misfit::UnknownWord {
                field: self.field(),
                words,
            }),
        }
    }

    fn text(&self, schema: &Value, text: &str) -> Result<(), Misfit> {
        if let Some(most) = schema["x-characters"].as_u64() {
            let most = usize::try_from(most).unwrap_or(usize::MAX);
            return clean(text, most).map(drop).map_err(Misfit::Words);
        }
        let is_hash = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if schema["pattern"].is_string() && !is_hash {
            return Err(Misfit::UnknownName {
                field: self.field(),
            });
        }
        Ok(())
    }

    fn number(&self, schema: &Value, number: Option<u64>) -> Result<(), Misfit> {
        let least = schema["minimum"].as_u64().unwrap_or(0);
        let most = schema["maximum"].as_u64().unwrap_or(u64::MAX);
        match number {
            Some(number) if (least..=most).contains(&number) => Ok(()),
            _ => Err(Misfit::OutOfRange {
                field: self.field(),
                least,
                most,
            }),
        }
    }

    fn list(&self, schema: &Value, items: &[Value]) -> Result<(), Misfit> {
        let most = schema["maxItems"].as_u64().unwrap_or(u64::MAX);
        if items.len() as u64 > most {
            return Err(Misfit::TooManyItems {
                field: self.field(),
                most,
                given: items.len(),
            });
        }
        (items.iter()).try_for_each(|item| self.check(&schema["items"], item))
    }

    fn object(&self, schema: &Value, fields: &Map<String, Value>) -> Result<(), Misfit> {
        let known = names(schema);
        let unknown = fields.keys().find(|name| !known.contains(name));
        if let (Some(name), Some(false)) = (unknown, schema["additionalProperties"].as_bool()) {
            return Err(Misfit::UnknownField {
                field: self.at(name).field(),
                known,
            });
        }
        let required = schema["required"].as_array().into_iter().flatten();
        for name in required.filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                return Err(Misfit::MissingField {
                    field: self.at(name).field(),
                });
            }
        }
        (fields.iter())
            .try_for_each(|(name, value)| self.at(name).check(&schema["properties"][name], value))
    }
}

/// The words that a schema allows, if it is an enum.
fn words(schema: &Value) -> Option<Vec<String>> {
    let word = |value: &Value| value.as_str().map(str::to_owned);
    match (&schema["const"], &schema["enum"]) {
        (Value::String(only), _) => Some(vec![only.clone()]),
        (_, Value::Array(words)) => Some(words.iter().filter_map(word).collect()),
        _ => None,
    }
}

/// The fields that a schema knows.
fn names(schema: &Value) -> Vec<String> {
    let known = schema["properties"].as_object();
    known.map_or_else(Vec::new, |known| known.keys().cloned().collect())
}
