//! The licences of all dependencies, against the list in `deny.toml`.

use std::fs;

use cargo_metadata::MetadataCommand;
use spdx::Expression;

use crate::Done;

pub(crate) fn check() -> Done {
    let config = fs::read_to_string("deny.toml").map_err(|error| format!("deny.toml: {error}."))?;
    let config: toml::Table = config
        .parse()
        .map_err(|error| format!("deny.toml: {error}."))?;
    let allowed: Vec<&str> = (config.get("licenses"))
        .and_then(|licenses| licenses.get("allow")?.as_array())
        .ok_or("deny.toml has no list of allowed licences.")?
        .iter()
        .filter_map(|name| name.as_str())
        .collect();

    let metadata = MetadataCommand::new()
        .exec()
        .map_err(|error| format!("cargo metadata: {error}."))?;
    let refused: Vec<String> = (metadata.packages.iter())
        .filter(|package| {
            !package
                .license
                .as_deref()
                .is_some_and(|licence| may_use(licence, &allowed))
        })
        .map(|package| {
            let licence = package.license.as_deref().unwrap_or("no licence");
            format!("{} {}: {licence}", package.name, package.version)
        })
        .collect();
    if refused.is_empty() {
        eprintln!(
            "{} packages, all with licences we may use",
            metadata.packages.len()
        );
        return Ok(());
    }
    Err(format!(
        "Licences that deny.toml does not allow:\n{}",
        refused.join("\n")
    )
    .into())
}

fn may_use(licence: &str, allowed: &[&str]) -> bool {
    // "MIT/Apache-2.0" is an older way to write OR.
    let Ok(expression) = Expression::parse_mode(licence, spdx::ParseMode::LAX) else {
        return false;
    };
    expression.evaluate(|wanted| {
        let name = wanted.license.id().map(|id| id.name);
        name.is_some_and(|name| allowed.contains(&name))
    })
}

#[cfg(test)]
mod tests {
    use super::may_use;

    #[test]
    fn one_of_several_is_enough_and_all_of_several_are_needed() {
        let allowed = ["MIT", "Apache-2.0"];
        assert!(may_use("MIT", &allowed));
        assert!(may_use("GPL-3.0-only OR MIT", &allowed));
        assert!(may_use("MIT/Apache-2.0", &allowed));
        assert!(!may_use("MIT AND GPL-3.0-only", &allowed));
        assert!(!may_use("GPL-3.0-only", &allowed));
        assert!(!may_use("something else", &allowed));
    }
}
