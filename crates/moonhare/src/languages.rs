//! `moonhare languages`: checks translations.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use moonhare_languages::{Coverage, LanguageFolder, LanguageReport, all, folders};

/// Check the built-in languages, or a translation of your own.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: LanguagesCommand,
}

#[derive(Debug, Subcommand)]
enum LanguagesCommand {
    /// Report what is wrong with translations and what they lack, part by part.
    ///
    /// Takes a language's folder, or a folder of such folders; by default the built-in languages.
    /// Fails if anything is wrong. Missing parts are not an error: they come from the language that
    /// this is a variant of, or from English.
    Check {
        folder: Option<PathBuf>,
        /// List everything that is missing instead of the first few.
        #[arg(long)]
        missing: bool,
    },
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let LanguagesCommand::Check { folder, missing } = &args.command;
    let reports = match folder {
        Some(folder) => read(folder)?,
        None => {
            let report = |folder| LanguageReport::new(folder);
            all().iter().map(|one| report(one.folder())).collect()
        }
    };
    let named = if *missing { usize::MAX } else { 5 };
    for report in &reports {
        print(report, named);
    }
    match reports.iter().map(|report| report.faults.len()).sum() {
        0 => Ok(()),
        1 => Err("1 thing is wrong.".to_owned()),
        wrong => Err(format!("{wrong} things are wrong.")),
    }
}

fn read(folder: &Path) -> Result<Vec<LanguageReport>, String> {
    let said = |error: std::io::Error| format!("{}: {error}.", folder.display());
    let paths = folders(folder).map_err(said)?;
    if paths.is_empty() {
        return Err(format!("There is no language in {}.", folder.display()));
    }
    let report = |path: PathBuf| {
        let (folder, faults) = LanguageFolder::read(&path).map_err(said)?;
        let mut report = LanguageReport::new(&folder);
        report.faults.splice(..0, faults);
        Ok(report)
    };
    paths.into_iter().map(report).collect()
}

fn print(report: &LanguageReport, named: usize) {
    println!("{}", report.tag);
    for (part, coverage) in report.parts() {
        println!(
            "  {part:<9} {:>3} %  {}",
            coverage.percent(),
            lacks(coverage, named)
        );
    }
    for fault in &report.faults {
        println!("  {fault}");
    }
}

/// The missing items of a part, if they have names.
fn lacks(coverage: &Coverage, named: usize) -> String {
    let missing = &coverage.missing;
    let shown = missing.len().min(named);
    let list = missing[..shown].join(", ");
    match missing.len() - shown {
        0 if shown == 0 => String::new(),
        0 => format!("without {list}"),
        more => format!("without {list} and {more} more"),
    }
}
