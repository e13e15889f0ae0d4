//! What tests need beside Rust and a C compiler.

use crate::sh;

/// Programs that tests run, and the Debian packages they come in.
const WANTED: [(&str, &str); 0] = [];

/// Installs what is missing. Elsewhere than on Debian it says what to install.
pub(crate) fn install() -> Result<(), String> {
    let missing: Vec<&str> = WANTED
        .iter()
        .filter(|(program, _)| !sh::has(program))
        .map(|(_, package)| *package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" ");
    if !sh::has("apt-get") {
        return Err(format!("The tests need {packages}; please install them."));
    }
    sh::run("apt-get update")?;
    sh::run(&format!(
        "apt-get install --yes --no-install-recommends {packages}"
    ))
}
