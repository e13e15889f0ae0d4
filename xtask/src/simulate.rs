//! Plays evenings on a simulated cluster that lies.

use xshell::{Shell, cmd};

use crate::Done;

pub(crate) fn run(sh: &Shell, seeds: u64, seed: Option<u64>) -> Done {
    let simulate = cmd!(
        sh,
        "cargo test --package moonhare-server --lib simulation -- --nocapture"
    );
    let simulate = match seed {
        Some(seed) => simulate.env("MOONHARE_SIM_SEED", seed.to_string()),
        None => simulate.env("MOONHARE_SIM_SEEDS", seeds.to_string()),
    };
    simulate.run()?;
    Ok(())
}
