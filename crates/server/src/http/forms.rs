//! Reads the body of a request: JSON from a program, or a form from a page.

use axum::{
    body::Bytes,
    http::{HeaderMap, header},
};
use moonhare_rules::{ClueText, Name, RuleError};
use moonhare_table::{Ask, ChatText, Gist, Table, TableError};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::{
    Problem, openapi,
    problem::Unreadable,
    schema_check::{FieldError, FieldKind, check},
};
use crate::{secret::gist, summary::Summary};

/// The fields of a request, from JSON or from a form.
#[derive(Debug)]
pub(super) enum Fields {
    Json(Map<String, Value>),
    Form(Vec<(String, String)>),
}

impl Fields {
    pub(super) fn read(headers: &HeaderMap, body: &Bytes) -> Result<Fields, Problem> {
        let kind = headers
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or("");
        if kind.starts_with("application/x-www-form-urlencoded") {
            let form = serde_urlencoded::from_bytes(body);
            return form.map(Fields::Form).map_err(Problem::parser_error);
        }
        if body.iter().all(u8::is_ascii_whitespace) {
            return Ok(Fields::Json(Map::new()));
        }
        match serde_json::from_slice(body) {
            Ok(Value::Object(fields)) => Ok(Fields::Json(fields)),
            Ok(_) => Err(Unreadable::NotAnObject.into()),
            Err(error) => Err(Problem::Unreadable(Unreadable::Json {
                line: error.line(),
                column: error.column(),
            })),
        }
    }

    pub(super) fn is_form(&self) -> bool {
        matches!(self, Fields::Form(_))
    }

    /// Removes a field, such as an idempotency key or a password, and returns its text.
    pub(super) fn take(&mut self, name: &str) -> Result<Option<String>, Problem> {
        match self {
            Fields::Json(fields) => match fields.remove(name) {
                None => Ok(None),
                Some(Value::String(text)) => Ok(Some(text)),
                Some(_) => Err(FieldError::WrongKind {
                    field: name.to_owned(),
                    wanted: FieldKind::Text,
                }
                .into()),
            },
            Fields::Form(pairs) => {
                let at = pairs.iter().position(|(field, _)| field == name);
                Ok(at.map(|at| pairs.remove(at).1))
            }
        }
    }

    /// The text of a field.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        match self {
            Fields::Json(fields) => fields.get(name)?.as_str(),
            Fields::Form(pairs) => {
                let (_, value) = pairs.iter().find(|(field, _)| field == name)?;
                Some(value)
            }
        }
    }

    /// The texts of a list. In JSON it is an array, in a form several fields with the same name.
    pub(super) fn texts(&self, name: &str) -> Result<Vec<String>, Problem> {
        match self {
            Fields::Json(fields) => match fields.get(name) {
                Some(list) => parse(list.clone()),
                None => Err(FieldError::MissingField { field: name.into() }.into()),
            },
            Fields::Form(pairs) => Ok((pairs.iter())
                .filter(|(field, _)| field == name)
                .map(|(_, value)| value.clone())
                .collect()),
        }
    }

    /// Checks the fields of a command against the API document. A form is converted to JSON fields
    /// first.
    pub(super) fn validated(self, command: &str, table: &Table) -> Result<Fields, Problem> {
        let schema = openapi::command_schema(command).ok_or(Problem::NoSuchPage)?;
        let fields = match self {
            Fields::Json(fields) => fields,
            // `ParsedCommand::read` reads these straight from the form.
            Fields::Form(_) if matches!(command, "enter" | "ticket" | "redeem" | "decks") => {
                return Ok(self);
            }
            Fields::Form(pairs) => Form(pairs).fields(command, table.keepers().len())?,
        };
        check(schema, &fields).map_err(|error| table_problem(error, table))?;
        Ok(Fields::Json(fields))
    }

    /// Parses a command from fields that are [validated](Fields::validated).
    pub(super) fn parse_command(self, command: &str, table: &Table) -> Result<Ask, Problem> {
        let Fields::Json(mut fields) = self else {
            return Err(Problem::NoSuchPage);
        };
        // The number of cards in the settings follows from the decks (R1.7). A request may repeat
        // it from a view, or leave it out.
        if let Some(Value::Object(settings)) = fields.get_mut("settings") {
            let cards = json!(table.settings().map_or(0, |settings| settings.deck));
            let sent = settings.insert("deck".into(), cards.clone());
            if sent.is_some_and(|sent| sent != cards) {
                return Err(TableError::CardsAreCounted.into());
            }
        }
        fields.insert("do".into(), Value::String(command.replace('-', "_")));
        parse(Value::Object(fields))
    }

    /// Parses a request, and makes a digest of it for the log. Of a password, the digest only says that
    /// there is one.
    pub(super) fn parse<T: DeserializeOwned>(
        self,
        schema: &Value,
        form: impl Fn(&Form) -> Result<Map<String, Value>, Problem>,
    ) -> Result<(T, Gist), Problem> {
        let fields = match self {
            Fields::Json(fields) => fields,
            Fields::Form(pairs) => form(&Form(pairs))?,
        };
        check(schema, &fields).map_err(field_problem)?;
        let mut without_password = fields.clone();
        if let Some(password) = without_password.get_mut("password") {
            *password = Value::Bool(true);
        }
        let gist = gist(&without_password)?;
        Ok((parse(Value::Object(fields))?, gist))
    }
}

/// The problem to report for a wrong field: the error that the rules have for it, or else the field
/// error.
fn table_problem(error: FieldError, table: &Table) -> Problem {
    let FieldError::TooManyItems { field, given, .. } = &error else {
        return field_problem(error);
    };
    let Summary { mode, players, .. } = Summary::of(table);
    let given = *given;
    match field.as_str() {
        "cards" => RuleError::GiftSize {
            wanted: mode.gift(players),
            given,
        }
        .into(),
        "ballot.votes" => RuleError::VoteCount {
            mode,
            most: mode.votes(players),
            given,
        }
        .into(),
        "order" => RuleError::Order.into(),
        _ => error.into(),
    }
}

/// The problem to report for a wrong field, whatever the table is like.
fn field_problem(error: FieldError) -> Problem {
    match &error {
        FieldError::OutOfRange { field, .. } if field == "rabbit" => RuleError::NoSuchRabbit.into(),
        FieldError::UnknownName { field } if field == "clue.sound" => {
            TableError::NoRecording.into()
        }
        _ => error.into(),
    }
}

pub(super) fn parse<T: DeserializeOwned>(value: Value) -> Result<T, Problem> {
    serde_json::from_value(value).map_err(Problem::parser_error)
}

/// The fields of a form. Empty ones count as missing.
#[derive(Debug)]
pub(super) struct Form(Vec<(String, String)>);

impl Form {
    fn all<'a, 'n>(&'a self, name: &'n str) -> impl Iterator<Item = &'a str> + use<'a, 'n> {
        (self.0.iter())
            .filter(move |(field, value)| field == name && !value.trim().is_empty())
            .map(|(_, value)| value.as_str())
    }

    pub(super) fn text(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    /// Text that a person typed, checked by the rules.
    pub(super) fn checked_text<T: ToString>(
        &self,
        name: &str,
        read: impl Fn(&str) -> Result<T, RuleError>,
    ) -> Result<Value, Problem> {
        let checked = read(self.text(name).unwrap_or_default())?;
        Ok(checked.to_string().into())
    }

    pub(super) fn number(&self, name: &str) -> Result<Option<u64>, Problem> {
        let text = self.text(name);
        let parsed = text.map(|text| text.trim().parse().map_err(|_| Problem::not_a_number(name)));
        parsed.transpose()
    }

    fn numbers(&self, name: &str) -> Result<Value, Problem> {
        let parse = |text: &str| {
            text.trim()
                .parse::<u64>()
                .map_err(|_| Problem::not_a_number(name))
        };
        self.all(name)
            .flat_map(|text| text.split(','))
            .map(parse)
            .collect()
    }

    /// Converts the form to the JSON fields of a command.
    fn fields(&self, command: &str, seats: usize) -> Result<Map<String, Value>, Problem> {
        let mut fields = Map::new();
        let mut put = |name: &str, value: Option<Value>| {
            if let Some(value) = value {
                fields.insert(name.into(), value);
            }
        };
        let text = |name: &str| self.text(name).map(Value::from);
        let player_name = || self.checked_text("name", Name::new);
        let number = |name: &str| self.number(name).map(|number| number.map(Value::from));
        match command {
            "sit" => {
                put("name", Some(player_name()?));
                put("rabbit", number("rabbit")?);
                put("seat", number("seat")?);
                put("password", text("password"));
            }
            "dress" => {
                put("name", Some(player_name()?));
                put("rabbit", number("rabbit")?);
            }
            "add-bot" => {
                put(
                    "name",
                    self.text("name").map(|_| player_name()).transpose()?,
                );
                put("rabbit", number("rabbit")?);
                put("level", text("level"));
            }
            "tell" => {
                put("card", number("card")?);
                put(
                    "clue",
                    Some(match (self.text("how"), self.text("sound")) {
                        (Some("aloud"), _) => json!("aloud"),
                        (Some("sound"), sound) => json!({ "sound": sound.unwrap_or_default() }),
                        _ => json!({ "text": self.checked_text("clue", ClueText::new)? }),
                    }),
                );
            }
            "give" => put("cards", Some(self.numbers("card")?)),
            "vote" => {
                let red = self.number("red")?;
                let mut ballot = json!({ "votes": self.numbers("vote")? });
                if let Some(red) = red {
                    ballot["red"] = red.into();
                }
                put("ballot", Some(ballot));
            }
            "say" => put("text", Some(self.checked_text("text", ChatText::new)?)),
            "react" => put("reaction", text("reaction")),
            "configure" => {
                put("settings", Some(self.settings()?));
                put("visibility", text("visibility"));
            }
            "arrange" => put("order", Some(self.order(seats)?)),
            "let-in" => put("person", number("person")?),
            "remove" | "pass-host" => put("seat", number("seat")?),
            "stand-in" => {
                put("seat", number("seat")?);
                put("on", Some(self.is_on().into()));
            }
            "limit" => put("limits", Some(self.limits()?.into())),
            "chat" | "guide" => put("on", Some(self.is_on().into())),
            _ => {}
        }
        Ok(fields)
    }

    /// The new order of the seats. A form sends all of it, or moves one seat by one place.
    fn order(&self, seats: usize) -> Result<Value, Problem> {
        let (Some(seat), Some(by)) = (self.number("seat")?, self.text("by")) else {
            return self.numbers("order");
        };
        let mut order: Vec<usize> = (0..seats).collect();
        let from = usize::try_from(seat).unwrap_or(usize::MAX);
        let to = if by.starts_with('-') {
            from.checked_sub(1)
        } else {
            from.checked_add(1)
        };
        if let Some(to) = to.filter(|to| *to < seats && from < seats) {
            order.swap(from, to);
        }
        Ok(order.into())
    }

    fn is_on(&self) -> bool {
        self.says_yes("on")
    }

    pub(super) fn says_yes(&self, name: &str) -> bool {
        self.text(name)
            .is_some_and(|on| matches!(on, "1" | "on" | "true" | "yes"))
    }

    /// The settings of a game (R2.2), from the fields of a page.
    pub(super) fn settings(&self) -> Result<Value, Problem> {
        let mode = self.text("mode").unwrap_or("classic");
        let goal = match mode {
            "classic" => json!({ "points": self.number("points")?.unwrap_or(30) }),
            _ => json!({ "tellings": self.number("tellings")?.unwrap_or(1) }),
        };
        let first = match self.text("first") {
            None | Some("claim") => json!("claim"),
            Some("random") => json!("random"),
            Some(_) => json!({ "seat": self.number("first")? }),
        };
        let limits = self.limits()?;
        Ok(json!({ "mode": mode, "goal": goal, "first": first, "limits": limits }))
    }

    /// The time limit of each step in seconds (R7.3). A missing or zero limit means no limit.
    fn limits(&self) -> Result<Map<String, Value>, Problem> {
        let mut limits = Map::new();
        // If the steps have different limits, the page sends each of them, and as `limit_shown` the one that
        // its menu showed. If the host chose another one in the menu, that one counts for every step.
        let choice = self.number("limit")?;
        let shown = self.number("limit_shown")?;
        let is_new = shown.is_some_and(|shown| shown != choice.unwrap_or_default());
        for step in ["tell", "give", "vote", "look"] {
            let own = self.number(&format!("limit_{step}"))?;
            let own = own.filter(|_| !is_new);
            if let Some(seconds) = own.or(choice).filter(|seconds| *seconds > 0) {
                limits.insert(step.into(), seconds.into());
            }
        }
        Ok(limits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The limits that a page gives with these fields.
    fn limits(fields: &[(&str, &str)]) -> Value {
        let pairs = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Form(pairs.collect()).limits().unwrap().into()
    }

    #[test]
    fn limits_that_differ_stay_until_the_host_chooses_another() {
        let shown = [
            ("limit_shown", "90"),
            ("limit_tell", "90"),
            ("limit_vote", "45"),
            ("limit_look", "0"),
        ];
        let with = |choice| [&[("limit", choice)], &shown[..]].concat();
        assert_eq!(
            limits(&with("90")),
            json!({ "tell": 90, "give": 90, "vote": 45 })
        );
        assert_eq!(
            limits(&with("60")),
            json!({ "tell": 60, "give": 60, "vote": 60, "look": 60 })
        );
        assert_eq!(limits(&with("")), json!({}));
        assert_eq!(
            limits(&[("limit", "60")]),
            json!({ "tell": 60, "give": 60, "vote": 60, "look": 60 })
        );
    }

    #[test]
    fn a_field_that_is_taken_leaves_the_others_in_their_order() {
        let pairs = [("key", "1"), ("decks", "a"), ("decks", "b"), ("decks", "c")];
        let pairs = pairs.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let mut fields = Fields::Form(pairs.into());
        assert_eq!(fields.take("key").unwrap().as_deref(), Some("1"));
        assert_eq!(fields.texts("decks").unwrap(), ["a", "b", "c"]);
    }
}
