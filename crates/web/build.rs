//! Gathers the words: every folder of `i18n` is a language, and every message of the English one is
//! a constant that knows its arguments, so that a misspelt key or a forgotten argument does not
//! compile. A language that lacks a message, has one to spare or asks for other arguments stops the
//! build.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    error::Error,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// Looked up by a code instead of by a constant: refusals of a move, problems of a request.
const BY_CODE: [&str; 2] = ["refused-", "problem-"];

/// Messages and the arguments that each asks for.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=i18n");
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("i18n");
    let english = messages(&folder.join("en"))?;

    let mut languages = String::from("&[\n");
    for language in entries(&folder)? {
        agrees(&english, &language)?;
        let tag = language.file_name().unwrap_or_default().to_string_lossy();
        write!(languages, "({tag:?}, &[")?;
        for file in entries(&language)? {
            write!(languages, "include_str!({file:?}), ")?;
        }
        languages.push_str("]),\n");
    }
    languages.push(']');

    let mut keys = String::new();
    for (key, args) in &english {
        if BY_CODE.iter().any(|prefix| key.starts_with(prefix)) {
            continue;
        }
        let name = key.replace('-', "_").to_uppercase();
        let args = Vec::from_iter(args);
        writeln!(
            keys,
            "pub(crate) const {name}: Key = Key {{ name: {key:?}, args: &{args:?} }};"
        )?;
    }

    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("languages.rs"), languages)?;
    fs::write(out.join("keys.rs"), keys)?;
    Ok(())
}

/// Whether a language says what English says, with the same arguments.
fn agrees(english: &Messages, language: &Path) -> Result<(), Box<dyn Error>> {
    let theirs = messages(language)?;
    let mut wrong = Vec::new();
    for (key, args) in english {
        match theirs.get(key) {
            None => wrong.push(format!("{key} is missing")),
            Some(other) if other != args => {
                wrong.push(format!("{key} has {other:?} instead of {args:?}"));
            }
            Some(_) => {}
        }
    }
    let spare = theirs.keys().filter(|key| !english.contains_key(*key));
    wrong.extend(spare.map(|key| format!("{key} is to spare")));
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!("{}: {}", language.display(), wrong.join("; ")).into())
}

fn messages(language: &Path) -> Result<Messages, Box<dyn Error>> {
    let mut messages = Messages::new();
    for file in entries(language)? {
        let text = fs::read_to_string(&file)?;
        let parsed = fluent_syntax::parser::parse(text.as_str())
            .map_err(|(_, errors)| format!("{}: {errors:?}", file.display()))?;
        for entry in &parsed.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut args = BTreeSet::new();
            if let Some(pattern) = &message.value {
                in_pattern(pattern, &mut args);
            }
            let key = message.id.name.to_owned();
            if messages.insert(key, args).is_some() {
                return Err(format!("{}: {} stands twice", file.display(), message.id.name).into());
            }
        }
    }
    Ok(messages)
}

fn in_pattern(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, args);
        }
    }
}

fn in_expression(expression: &Expression<&str>, args: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, args),
        Expression::Select { selector, variants } => {
            in_inline(selector, args);
            for variant in variants {
                in_pattern(&variant.value, args);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, args: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, args),
        _ => {}
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}
