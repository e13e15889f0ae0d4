//! The scripts of the pages: their types, their style, and tests of what needs no page.

use std::{fs, path::Path};

use xshell::{Shell, cmd};

use crate::{Done, limited};

const WEB: &str = "crates/web";

pub(crate) fn check(sh: &Shell) -> Done {
    if !is_installed() {
        cmd!(
            sh,
            "npm ci --prefix {WEB} --no-audit --no-fund --loglevel error"
        )
        .run()?;
    }
    for script in ["check", "lint", "test"] {
        let args = ["run", "--prefix", WEB, "--silent", script];
        limited(sh, "10m", "npm", &args).run()?;
    }
    Ok(())
}

/// Whether what the lock file names is there. npm leaves a list of its own once it is done.
fn is_installed() -> bool {
    let changed = |file: &str| {
        let file = fs::metadata(Path::new(WEB).join(file));
        file.and_then(|file| file.modified()).ok()
    };
    let wanted = changed("package-lock.json");
    let there = changed("node_modules/.package-lock.json");
    there.is_some() && there >= wanted
}
