//! Parses messages and finds their faults.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey},
    parser, serializer,
};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::{Fault, LanguageFolder, fault::line_of};

/// The parts of a message that can be checked.
#[derive(Clone, Debug, Default)]
pub struct ParsedMessage {
    /// Its placeholders.
    pub args: BTreeSet<String>,
    pub(crate) file: String,
    pub(crate) line: usize,
    /// The cases of each selection in it.
    selections: Vec<BTreeSet<String>>,
    markup: bool,
}

/// The messages of a folder by name, and the faults of its files.
pub fn messages(folder: &LanguageFolder) -> (BTreeMap<String, ParsedMessage>, Vec<Fault>) {
    let mut messages: BTreeMap<String, ParsedMessage> = BTreeMap::new();
    let mut faults = Vec::new();
    for (name, text) in folder.messages() {
        let file = format!("{}/{name}", folder.tag);
        let parsed = parser::parse(text).unwrap_or_else(|(parsed, errors)| {
            faults.extend(errors.iter().map(|error| {
                let line = line_of(text, error.pos.start);
                Fault::new(&file, Some(line), format!("can’t be read: {}", error.kind))
            }));
            parsed
        });
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for entry in &parsed.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name;
            let nth = seen.entry(key).and_modify(|nth| *nth += 1).or_insert(0);
            let mut found = ParsedMessage {
                file: file.clone(),
                line: line_of_key(text, key, *nth),
                ..ParsedMessage::default()
            };
            if let Some(pattern) = &message.value {
                found.read(pattern);
            }
            if let Some(first) = messages.get(key) {
                let what = format!("{key} is also in {}:{}", first.file, first.line);
                faults.push(Fault::new(&file, Some(found.line), what));
            } else {
                messages.insert(key.to_owned(), found);
            }
        }
    }
    (messages, faults)
}

/// The message files without these messages.
pub(crate) fn without(folder: &LanguageFolder, keys: &BTreeSet<String>) -> Vec<String> {
    let files = folder.messages().map(|(_, text)| {
        let (Ok(parsed) | Err((parsed, _))) = parser::parse(text);
        let is_good = |entry: &Entry<&str>| match entry {
            Entry::Message(message) => !keys.contains(message.id.name),
            _ => true,
        };
        let body = parsed.body.into_iter().filter(is_good).collect();
        serializer::serialize(&Resource { body })
    });
    files.collect()
}

impl ParsedMessage {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    let plain = value.replace("<b>", "").replace("</b>", "");
                    self.markup |= plain.contains(['<', '>', '&']);
                }
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                let case = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let cases = variants.iter().map(|variant| case(&variant.key));
                self.selections.push(cases.collect());
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }

    /// Its faults, found by comparing it with the English message.
    pub(crate) fn faults(
        &self,
        key: &str,
        english: &ParsedMessage,
        plurals: &[&str],
    ) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut add = |what: String| faults.push(Fault::new(&self.file, Some(self.line), what));
        for unknown in self.args.difference(&english.args) {
            add(format!(
                "{key} has {{ ${unknown} }}, which is never filled in; {}",
                wanted(english)
            ));
        }
        for missing in english.args.difference(&self.args) {
            add(format!("{key} lacks {{ ${missing} }}"));
        }
        if self.markup {
            add(format!(
                "{key} has a <, > or & that isn’t part of <b> or </b>"
            ));
        }
        for cases in &self.selections {
            let counts = cases
                .iter()
                .any(|case| case != "other" && FORMS.contains(&case.as_str()));
            let missing = plurals.iter().find(|form| !cases.contains(**form));
            if let (true, Some(form)) = (counts, missing) {
                add(format!("{key} lacks the plural form [{form}]"));
            }
        }
        faults
    }
}

fn wanted(english: &ParsedMessage) -> String {
    let args: Vec<String> = english
        .args
        .iter()
        .map(|arg| format!("{{ ${arg} }}"))
        .collect();
    match args.as_slice() {
        [] => "English has no placeholders here".to_owned(),
        args => format!("English has {}", args.join(", ")),
    }
}

const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The plural forms that a language uses for whole numbers up to a few hundred.
pub(crate) fn plurals(tag: &str) -> Vec<&'static str> {
    let main = tag.split('-').next().unwrap_or(tag);
    let rules = [tag, main].into_iter().find_map(|tag| {
        let locale: LanguageIdentifier = tag.parse().ok()?;
        PluralRules::create(locale, PluralRuleType::CARDINAL).ok()
    });
    let Some(rules) = rules else {
        return vec!["other"];
    };
    let form = |number: usize| match rules.select(number) {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        Ok(PluralCategory::OTHER) | Err(_) => "other",
    };
    let used: BTreeSet<&str> = (0..300).map(form).collect();
    FORMS
        .into_iter()
        .filter(|form| used.contains(form))
        .collect()
}

/// The line of a key's nth appearance, counted from 0.
fn line_of_key(text: &str, key: &str, nth: usize) -> usize {
    let is_key = |(_, line): &(usize, &str)| {
        let rest = line.strip_prefix(key).map(str::trim_start);
        rest.is_some_and(|rest| rest.starts_with('='))
    };
    let mut lines = text.lines().enumerate().filter(is_key);
    lines.nth(nth).map_or(1, |(place, _)| place + 1)
}
