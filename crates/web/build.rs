//! Makes a constant of every English message, with its arguments, so that a misspelt key or a
//! missing argument doesn't compile. A faulty built-in language stops the build. So does an
//! incomplete one, unless it is a variant of another (`pt-PT`).

use std::{env, error::Error, fmt::Write, fs, path::PathBuf};

use moonhare_languages::{LanguageReport, all, english, messages};

/// Messages found by a code rather than a constant: refused moves and problems of requests.
const BY_CODE: [&str; 2] = ["refused-", "problem-"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let wrong: Vec<String> = all()
        .iter()
        .flat_map(|language| wrong(&LanguageReport::new(language.folder())))
        .collect();
    if !wrong.is_empty() {
        return Err(format!("languages:\n{}", wrong.join("\n")).into());
    }

    let mut keys = String::new();
    for (key, message) in messages(english().folder()).0 {
        if BY_CODE.iter().any(|prefix| key.starts_with(prefix)) {
            continue;
        }
        let name = key.replace('-', "_").to_uppercase();
        let args = Vec::from_iter(message.args);
        writeln!(
            keys,
            "pub(crate) const {name}: MessageKey = MessageKey {{ name: {key:?}, args: &{args:?} }};"
        )?;
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("keys.rs"), keys)?;
    Ok(())
}

/// What prevents a built-in language from being built.
fn wrong(report: &LanguageReport) -> Vec<String> {
    let mut wrong: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
    let may_lack = report.tag.contains('-');
    for (part, coverage) in report.parts() {
        if !may_lack && coverage.there < coverage.of {
            let missing = coverage.missing.join(", ");
            wrong.push(format!("{}: {part} are incomplete: {missing}", report.tag));
        }
    }
    wrong
}
