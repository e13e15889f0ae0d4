//! Strangers who mean harm, all at once, against the program as it is released.

use xshell::{Shell, cmd};

use crate::Done;

pub(crate) fn run(sh: &Shell, args: &[String]) -> Done {
    cmd!(
        sh,
        "cargo build --release --package moonhare --package moonhare-siege"
    )
    .run()?;
    cmd!(
        sh,
        "target/release/siege --program target/release/moonhare {args...}"
    )
    .run()?;
    Ok(())
}
