//! What a screen reader says about a page: the accessibility tree, and nothing else.

use std::collections::HashMap;

use chromiumoxide::{
    Command, Method,
    cdp::{
        browser_protocol::dom::{BackendNodeId, ResolveNodeParams},
        js_protocol::runtime::CallFunctionOnParams,
    },
    types::MethodId,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{BrowserError, BrowserResult, Person};

/// An element that a screen reader announces.
#[derive(Debug, Clone)]
pub struct Announced {
    pub role: String,
    pub name: String,
    /// All its words, in order.
    pub words: String,
    pub checked: bool,
    pub disabled: bool,
    node: Option<i64>,
}

/// `Accessibility.getFullAXTree`. The crate's own type fails on properties that it doesn't know.
#[derive(Debug, Serialize)]
struct GetAxTree {}

impl Method for GetAxTree {
    fn identifier(&self) -> MethodId {
        "Accessibility.getFullAXTree".into()
    }
}

impl Command for GetAxTree {
    type Response = AxTree;
}

#[derive(Debug, Deserialize)]
struct AxTree {
    nodes: Vec<AxNode>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct AxNode {
    node_id: String,
    #[serde(default)]
    ignored: bool,
    role: Option<AxValue>,
    name: Option<AxValue>,
    #[serde(default)]
    properties: Vec<Property>,
    #[serde(default)]
    child_ids: Vec<String>,
    #[serde(rename = "backendDOMNodeId")]
    backend: Option<i64>,
}

#[derive(Debug, Deserialize)]
struct AxValue {
    #[serde(default)]
    value: Value,
}

#[derive(Debug, Deserialize)]
struct Property {
    name: String,
    value: AxValue,
}

impl AxNode {
    fn is(&self, name: &str) -> bool {
        let found = self.properties.iter().find(|one| one.name == name);
        found.is_some_and(|one| matches!(one.value.value.to_string().trim_matches('"'), "true"))
    }
}

fn text(said: Option<&AxValue>) -> String {
    let text = said.and_then(|said| said.value.as_str());
    // Bidi isolation marks around names aren't spoken.
    text.unwrap_or_default()
        .replace(['\u{2068}', '\u{2069}'], "")
}

impl Person {
    /// What a screen reader would announce, in order.
    pub async fn hears(&self) -> BrowserResult<Vec<Announced>> {
        let tree = self.page.execute(GetAxTree {}).await?;
        let by_id: HashMap<&str, &AxNode> = (tree.nodes.iter())
            .map(|node| (node.node_id.as_str(), node))
            .collect();
        let mut heard = Vec::new();
        if let Some(root) = tree.nodes.first() {
            announce(root, &by_id, &mut heard);
        }
        Ok(heard)
    }

    /// Presses or chooses an element, as a screen reader does.
    pub async fn activate(&self, heard: &Announced) -> BrowserResult<()> {
        self.on(heard, "function () { this.click(); }").await
    }

    /// Focuses a field and types into it.
    pub async fn write_into(&self, heard: &Announced, text: &str) -> BrowserResult<()> {
        self.on(heard, "function () { this.focus(); }").await?;
        self.write(text).await
    }

    async fn on(&self, heard: &Announced, function: &str) -> BrowserResult<()> {
        let gone = || BrowserError::Missing(format!("{heard:?} is no longer there"));
        let node = BackendNodeId::new(heard.node.ok_or_else(gone)?);
        let params = ResolveNodeParams::builder().backend_node_id(node).build();
        let resolved = self.page.execute(params).await?;
        let object = resolved.object.object_id.clone().ok_or_else(gone)?;
        let mut call = CallFunctionOnParams::new(function);
        call.object_id = Some(object);
        self.page.execute(call).await?;
        Ok(())
    }
}

/// Collects a node and its children, and returns all their words.
fn announce(node: &AxNode, by_id: &HashMap<&str, &AxNode>, heard: &mut Vec<Announced>) -> String {
    let (role, name) = (text(node.role.as_ref()), text(node.name.as_ref()));
    let at = heard.len();
    let mut words = Vec::new();
    match role.as_str() {
        _ if node.ignored => {}
        // Each line of a text again.
        "InlineTextBox" => return String::new(),
        "StaticText" => return name,
        "image" | "img" => words.push(name.clone()),
        _ => {}
    }
    if !node.ignored {
        heard.push(Announced {
            role,
            name,
            words: String::new(),
            checked: node.is("checked"),
            disabled: node.is("disabled"),
            node: node.backend,
        });
    }
    for child in &node.child_ids {
        if let Some(child) = by_id.get(child.as_str()) {
            words.push(announce(child, by_id, heard));
        }
    }
    words.retain(|word| !word.trim().is_empty());
    let words = words.join(" ");
    if !node.ignored {
        heard[at].words.clone_from(&words);
    }
    words
}
