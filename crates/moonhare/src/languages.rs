//! `moonhare languages`: what languages there are, and whether a translation is right and whole.

use std::path::{Path, PathBuf};

use clap::Subcommand;
use moonhare_languages::{Coverage, LanguageFolder, LanguageReport, all, folders};

/// Look at languages: the built-in ones, or a translation of one's own.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Say what is wrong with translations and what they lack, part by part.
    ///
    /// Takes a language's folder, or a folder of such folders; without one, the built-in languages. Ends
    /// with an error if anything is wrong. What is only missing is no error: it comes from the language
    /// that this is a variant of, or from English.
    Check {
        folder: Option<PathBuf>,
        /// Name everything that is missing instead of the first few.
        #[arg(long)]
        missing: bool,
    },
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let What::Check { folder, missing } = &args.command;
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
        return Err(format!("{} holds no language.", folder.display()));
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

/// What is missing of a part, as far as it has names.
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
