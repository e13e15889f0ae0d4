//! `cargo xtask siege`.

use std::{path::PathBuf, process::ExitCode, time::Duration};

use clap::Parser;
use moonhare_siege::{Bounds, Siege};

/// Attack a server of its own in every known way at once while three tables play, and say what came
/// of it. It talks to the loopback interface alone.
#[derive(Debug, Parser)]
#[command(name = "siege")]
struct Args {
    /// The program that serves.
    #[arg(long)]
    program: PathBuf,
    /// How long it goes on.
    #[arg(long, default_value_t = 2.0)]
    minutes: f64,
    /// How large attacks are, in hundredths.
    #[arg(long, default_value_t = 100)]
    percent: usize,
    /// Only these attacks, by their names.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let siege = Siege {
        program: args.program,
        lasting: Duration::from_secs_f64(args.minutes.clamp(0.1, 24.0 * 60.0) * 60.0),
        percent: args.percent,
        only: args.only,
        bounds: Bounds::default(),
    };
    match siege.lay() {
        Ok(report) => {
            println!("{report}");
            if report.misses().is_empty() {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            }
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
