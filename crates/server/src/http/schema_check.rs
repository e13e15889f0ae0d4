//! Checks requests against their schema, to say which field is wrong and how. The parser that comes
//! after it can't say that in the reader's language.

use moonhare_rules::{RuleError, clean};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// What is wrong with a field. The field is named by its path, like `ballot.votes`.
#[derive(Clone, Debug, JsonSchema, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub(crate) enum FieldError {
    UnknownField {
        field: String,
        /// The fields that are allowed.
        known: Vec<String>,
    },
    MissingField {
        field: String,
    },
    WrongKind {
        field: String,
        wanted: FieldKind,
    },
    OutOfRange {
        field: String,
        least: u64,
        most: u64,
    },
    UnknownWord {
        field: String,
        /// The words that are allowed.
        words: Vec<String>,
    },
    TooManyItems {
        field: String,
        most: u64,
        given: usize,
    },
    /// The field must be a name that the server made up: a hash.
    UnknownName {
        field: String,
    },
    /// Text that the rules refuse.
    #[serde(skip)]
    Text(RuleError),
}

/// The type of a field.
#[derive(Clone, Copy, Debug, JsonSchema, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FieldKind {
    Text,
    Number,
    #[serde(rename = "truth")]
    Boolean,
    List,
    Object,
}

/// Checks fields against their schema. The parser checks what the schema doesn't say.
pub(super) fn check(schema: &Value, fields: &Map<String, Value>) -> Result<(), FieldError> {
    FieldPath::default().check_object(schema, fields)
}

/// The path of a field in a request.
#[derive(Default)]
struct FieldPath(String);

impl FieldPath {
    fn join(&self, field: &str) -> FieldPath {
        FieldPath(if self.0.is_empty() {
            field.to_owned()
        } else {
            format!("{}.{field}", self.0)
        })
    }

    fn field(&self) -> String {
        self.0.clone()
    }

    fn check(&self, schema: &Value, value: &Value) -> Result<(), FieldError> {
        let choices: Vec<&Value> = (["oneOf", "anyOf"].iter())
            .filter_map(|of| schema[of].as_array())
            .flatten()
            .collect();
        if !choices.is_empty() {
            return self.check_choices(&choices, value);
        }
        let values = schema["enum"].as_array();
        if value.is_null() && values.is_some_and(|values| values.contains(value)) {
            return Ok(());
        }
        if let Some(words) = allowed_words(schema) {
            return self.check_word(words, value);
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
            Err(FieldError::WrongKind {
                field: self.field(),
                wanted,
            })
        };
        match (kinds.iter().find(|kind| **kind != "null"), value) {
            (Some(&"string"), Value::String(text)) => self.check_text(schema, text),
            (Some(&"string"), _) => wrong(FieldKind::Text),
            (Some(&"integer"), Value::Number(number)) if !number.is_f64() => {
                self.check_number(schema, number.as_u64())
            }
            (Some(&"integer"), _) => wrong(FieldKind::Number),
            (Some(&"boolean"), Value::Bool(_)) => Ok(()),
            (Some(&"boolean"), _) => wrong(FieldKind::Boolean),
            (Some(&"array"), Value::Array(items)) => self.check_list(schema, items),
            (Some(&"array"), _) => wrong(FieldKind::List),
            (Some(&"object"), Value::Object(fields)) => self.check_object(schema, fields),
            (Some(&"object"), _) => wrong(FieldKind::Object),
            _ => Ok(()),
        }
    }

    /// Checks a value that may have one of several schemas. An object is checked against the first schema
    /// that has one of its fields. Anything else must be one of the words that the schemas allow.
    fn check_choices(&self, choices: &[&Value], value: &Value) -> Result<(), FieldError> {
        let is_null = |schema: &&&Value| schema["type"] == "null";
        if value.is_null() && choices.iter().any(|choice| is_null(&choice)) {
            return Ok(());
        }
        let choices: Vec<&Value> = (choices.iter())
            .filter(|choice| !is_null(choice))
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
        let words = choices
            .iter()
            .flat_map(|choice| match allowed_words(choice) {
                Some(words) => words,
                None => field_names(choice)
                    .iter()
                    .map(|name| format!("{{\"{name}\": …}}"))
                    .collect(),
            });
        self.check_word(words.collect(), value)
    }

    fn check_word(&self, words: Vec<String>, value: &Value) -> Result<(), FieldError> {
        match value {
            Value::String(word) if words.contains(word) => Ok(()),
            _ => Err(FieldError::UnknownWord {
                field: self.field(),
                words,
            }),
        }
    }

    fn check_text(&self, schema: &Value, text: &str) -> Result<(), FieldError> {
        if let Some(most) = schema["x-characters"].as_u64() {
            let most = usize::try_from(most).unwrap_or(usize::MAX);
            return clean(text, most).map(drop).map_err(FieldError::Text);
        }
        // Requests have only one pattern: that of a hash.
        let is_hash = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if schema["pattern"].is_string() && !is_hash {
            return Err(FieldError::UnknownName {
                field: self.field(),
            });
        }
        Ok(())
    }

    fn check_number(&self, schema: &Value, number: Option<u64>) -> Result<(), FieldError> {
        let least = schema["minimum"].as_u64().unwrap_or(0);
        let most = schema["maximum"].as_u64().unwrap_or(u64::MAX);
        match number {
            Some(number) if (least..=most).contains(&number) => Ok(()),
            _ => Err(FieldError::OutOfRange {
                field: self.field(),
                least,
                most,
            }),
        }
    }

    fn check_list(&self, schema: &Value, items: &[Value]) -> Result<(), FieldError> {
        let most = schema["maxItems"].as_u64().unwrap_or(u64::MAX);
        if items.len() as u64 > most {
            return Err(FieldError::TooManyItems {
                field: self.field(),
                most,
                given: items.len(),
            });
        }
        (items.iter()).try_for_each(|item| self.check(&schema["items"], item))
    }

    fn check_object(&self, schema: &Value, fields: &Map<String, Value>) -> Result<(), FieldError> {
        let known = field_names(schema);
        let unknown = fields.keys().find(|name| !known.contains(name));
        if let (Some(name), Some(false)) = (unknown, schema["additionalProperties"].as_bool()) {
            return Err(FieldError::UnknownField {
                field: self.join(name).field(),
                known,
            });
        }
        let required = schema["required"].as_array().into_iter().flatten();
        for name in required.filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                return Err(FieldError::MissingField {
                    field: self.join(name).field(),
                });
            }
        }
        (fields.iter())
            .try_for_each(|(name, value)| self.join(name).check(&schema["properties"][name], value))
    }
}

/// The words that a schema allows, if it is an enum.
fn allowed_words(schema: &Value) -> Option<Vec<String>> {
    let word = |value: &Value| value.as_str().map(str::to_owned);
    match (&schema["const"], &schema["enum"]) {
        (Value::String(only), _) => Some(vec![only.clone()]),
        (_, Value::Array(words)) => Some(words.iter().filter_map(word).collect()),
        _ => None,
    }
}

/// The fields that a schema names.
fn field_names(schema: &Value) -> Vec<String> {
    let known = schema["properties"].as_object();
    known.map_or_else(Vec::new, |known| known.keys().cloned().collect())
}
