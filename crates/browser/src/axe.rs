//! axe-core, which finds what shuts people out of a page.

use std::{fs, path::Path};

use serde::Deserialize;

use crate::{BrowserError, BrowserResult, Person};

/// A rule that a page breaks, and where.
#[derive(Debug, Deserialize)]
pub struct Violation {
    pub id: String,
    pub help: String,
    pub nodes: Vec<String>,
}

const RUN: &str = "async () => {
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, help, nodes }) =>
        ({ id, help, nodes: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`) }));
}";

impl Person {
    /// Everything that axe-core finds on the page now.
    pub async fn axe(&self) -> BrowserResult<Vec<Violation>> {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tools/axe.min.js");
        let source = fs::read_to_string(&file).map_err(|why| {
            BrowserError::Missing(format!(
                "{}: {why}. Run `cargo xtask tools` to fetch axe-core.",
                file.display()
            ))
        })?;
        if !self.ask::<bool>("() => 'axe' in window").await? {
            self.inject(&source).await?;
        }
        self.ask(RUN).await
    }
}
