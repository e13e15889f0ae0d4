//! `cargo xtask siege`.

use std::{path::PathBuf, process::ExitCode, time::Duration};

use clap::Parser;
use moonhare_siege::{Bounds, Siege};

/// Attack a server in every known way at once while three tables play, and report the outcome. Uses
/// the loopback interface only.
#[derive(Debug, Parser)]
#[command(name = "siege")]
struct Args {
    /// The server program.
    #[arg(long)]
    program: PathBuf,
    /// How many minutes to attack.
    #[arg(long, default_value_t = 2.0)]
    minutes: f64,
    /// The size of attacks in percent.
    #[arg(long, default_value_t = 100)]
    percent: usize,
    /// Run only these attacks.
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
    match siege.run() {
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
