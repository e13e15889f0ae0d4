//! Somebody who hears a page: the accessibility tree, and nothing else.

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

use crate::{Person, Seen, Trouble};

/// Something that a screen reader tells of.
#[derive(Debug, Clone)]
pub struct Heard {
    pub role: String,
    pub name: String,
    /// All words in it, in their order.
    pub words: String,
    pub checked: bool,
    pub disabled: bool,
    node: Option<i64>,
}

/// `Accessibility.getFullAXTree`. The crate's own type knows only the properties of its day.
#[derive(Debug, Serialize)]
struct Listen {}

impl Method for Listen {
    fn identifier(&self) -> MethodId {
        "Accessibility.getFullAXTree".into()
    }
}

impl Command for Listen {
    type Response = Tree;
}

#[derive(Debug, Deserialize)]
struct Tree {
    nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Node {
    node_id: String,
    #[serde(default)]
    ignored: bool,
    role: Option<Said>,
    name: Option<Said>,
    #[serde(default)]
    properties: Vec<Property>,
    #[serde(default)]
    child_ids: Vec<String>,
    #[serde(rename = "backendDOMNodeId")]
    backend: Option<i64>,
}

#[derive(Debug, Deserialize)]
struct Said {
    #[serde(default)]
    value: Value,
}

#[derive(Debug, Deserialize)]
struct Property {
    name: String,
    value: Said,
}

impl Node {
    fn is(&self, name: &str) -> bool {
        let found = self.properties.iter().find(|one| one.name == name);
        found.is_some_and(|one| matches!(one.value.value.to_string().trim_matches('"'), "true"))
    }
}

fn text(said: Option<&Said>) -> String {
    let text = said.and_then(|said| said.value.as_str());
    // Marks that keep names from turning the words around them are not spoken.
    text.unwrap_or_default()
        .replace(['\u{2068}', '\u{2069}'], "")
}

impl Person {
    /// What a screen reader would tell of the page, in its order.
    pub async fn hears(&self) -> Seen<Vec<Heard>> {
        let tree = self.page.execute(Listen {}).await?;
        let by_id: HashMap<&str, &Node> = (tree.nodes.iter())
            .map(|node| (node.node_id.as_str(), node))
            .collect();
        let mut heard = Vec::new();
        if let Some(root) = tree.nodes.first() {
            tell(root, &by_id, &mut heard);
        }
        Ok(heard)
    }

    /// What a screen reader does with a thing that is to be pressed or chosen.
    pub async fn activate(&self, heard: &Heard) -> Seen<()> {
        self.on(heard, "function () { this.click(); }").await
    }

    /// Goes to a field and writes into it.
    pub async fn write_into(&self, heard: &Heard, text: &str) -> Seen<()> {
        self.on(heard, "function () { this.focus(); }").await?;
        self.write(text).await
    }

    async fn on(&self, heard: &Heard, function: &str) -> Seen<()> {
        let gone = || Trouble::Missing(format!("{heard:?} is no longer there"));
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

/// A node and what is in it; says all words of it.
fn tell(node: &Node, by_id: &HashMap<&str, &Node>, heard: &mut Vec<Heard>) -> String {
    let (role, name) = (text(node.role.as_ref()), text(node.name.as_ref()));
    let at = heard.len();
    let mut words = Vec::new();
    match role.as_str() {
        _ if node.ignored => {}
        // The letters themselves, line by line.
        "InlineTextBox" => return String::new(),
        "StaticText" => return name,
        "image" | "img" => words.push(name.clone()),
        _ => {}
    }
    if !node.ignored {
        heard.push(Heard {
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
            words.push(tell(child, by_id, heard));
        }
    }
    words.retain(|word| !word.trim().is_empty());
    let words = words.join(" ");
    if !node.ignored {
        heard[at].words.clone_from(&words);
    }
    words
}
