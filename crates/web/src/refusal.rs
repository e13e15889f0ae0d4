//! Explains refusals in the player's language. The message is found by the refusal's code; its
//! arguments are the refusal's fields.

use moonhare_rules::RuleError;
use moonhare_table::TableError;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Lang, lang::Arg};

/// A sentence for a refusal by the table or the rules.
pub fn refusal(lang: &Lang, error: &TableError) -> String {
    sentence(lang, error).unwrap_or_else(|| error.to_string())
}

/// A sentence for a refusal by the rules.
pub fn rule_refusal(lang: &Lang, error: &RuleError) -> String {
    sentence(lang, error).unwrap_or_else(|| error.to_string())
}

/// A sentence for a failed request, found by the problem's code. `about` has its arguments.
pub fn problem(lang: &Lang, code: &str, about: &Value) -> String {
    let key = format!("problem-{}", code.replace('_', "-"));
    let empty = Map::new();
    let said = message(lang, &key, about.as_object().unwrap_or(&empty));
    said.unwrap_or_else(|| code.to_owned())
}

/// A sentence for anything that is refused with a `code`; none if there is no such message.
pub(crate) fn sentence(lang: &Lang, error: &impl Serialize) -> Option<String> {
    let Value::Object(fields) = serde_json::to_value(error).ok()? else {
        return None;
    };
    let code = fields.get("code")?.as_str()?.replace('_', "-");
    message(lang, &format!("refused-{code}"), &fields)
}

/// A message whose arguments are these fields.
fn message(lang: &Lang, key: &str, fields: &Map<String, Value>) -> Option<String> {
    let mut args = Vec::new();
    for (name, value) in fields {
        match value {
            Value::Number(number) => {
                let number = usize::try_from(number.as_u64()?).ok()?;
                args.push((name.as_str(), Arg::Number(number)));
            }
            Value::String(word) => args.push((name.as_str(), Arg::Text(word))),
            _ => {}
        }
    }
    lang.find(key, &args)
}
