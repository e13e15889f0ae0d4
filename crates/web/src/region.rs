//! A page in live regions. An update sends only the regions that changed for a viewer, and only new
//! lines of the chat.

use std::{
    collections::BTreeMap,
    fmt,
    hash::{BuildHasher, Hash, RandomState},
    sync::LazyLock,
};

use maud::Markup;
use serde_json::{Map, Value, json};

/// A region of a table's page. Its text is the element's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RegionId {
    /// Contains the other regions; changes from step to step.
    Shell,
    Bar,
    Round,
    Players,
    /// What a player is doing.
    State(u8),
    Score(u8),
    Clue,
    Stage,
    /// What the viewer has chosen or sent; separate, so that the cards needn't be sent again.
    Picks,
    Points,
    Track,
    /// The hint for a beginner; only at tables with hints.
    Coach,
    Now,
    Clock,
    Act,
    Talk,
    Menu,
    /// The help for every step.
    Help,
    /// The step that selects the help to show.
    Step,
    /// The question mark that opens the help.
    Ask,
    /// Regions before the game.
    Seats,
    Order,
    Dress,
    Settings,
    Decks,
}

impl fmt::Display for RegionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RegionId::State(seat) => return write!(f, "s{seat}"),
            RegionId::Score(seat) => return write!(f, "n{seat}"),
            RegionId::Shell => "shell",
            RegionId::Round => "round",
            RegionId::Players => "players",
            RegionId::Clue => "clue",
            RegionId::Stage => "stage",
            RegionId::Picks => "picks",
            RegionId::Points => "points",
            RegionId::Track => "track",
            RegionId::Coach => "coach",
            RegionId::Now => "now",
            RegionId::Clock => "clock",
            RegionId::Bar => "bar",
            RegionId::Act => "act",
            RegionId::Talk => "talk",
            RegionId::Menu => "menu",
            RegionId::Help => "help-now",
            RegionId::Step => "step",
            RegionId::Ask => "ask",
            RegionId::Seats => "seats",
            RegionId::Order => "order",
            RegionId::Dress => "dress",
            RegionId::Settings => "settings",
            RegionId::Decks => "decks",
        })
    }
}

impl maud::Render for RegionId {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&self.to_string());
    }
}

/// All regions of a page for one viewer, its title, and the lines of its chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regions {
    title: String,
    parts: Vec<(RegionId, String)>,
    lines: BTreeMap<u64, String>,
}

/// The hash keys. Each process has its own, so that a hash reveals nothing about its text.
static MARKS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// A short hash of a text: eight hexadecimal digits. A collision is very unlikely, and would only
/// delay an update.
fn mark(text: &(impl Hash + ?Sized)) -> String {
    format!("{:08x}", MARKS.hash_one(text) as u32)
}

impl Regions {
    pub(crate) fn new(
        title: String,
        parts: impl IntoIterator<Item = (RegionId, Markup)>,
        lines: impl IntoIterator<Item = (u64, Markup)>,
    ) -> Regions {
        let parts = parts.into_iter().map(|(id, part)| (id, part.into_string()));
        let lines = lines
            .into_iter()
            .map(|(nth, line)| (nth, line.into_string()));
        Regions {
            title,
            parts: parts.collect(),
            lines: lines.collect(),
        }
    }

    pub fn title(&self) -> &str {
        &self.title
    }

    pub fn get(&self, id: RegionId) -> Option<&str> {
        let found = self.parts.iter().find(|(known, _)| *known == id);
        found.map(|(_, html)| html.as_str())
    }

    pub fn iter(&self) -> impl Iterator<Item = (RegionId, &str)> {
        self.parts.iter().map(|(id, html)| (*id, html.as_str()))
    }

    /// The lines of the chat by number, oldest first. The region [`Talk`](RegionId::Talk) comes
    /// without them.
    pub fn lines(&self) -> impl Iterator<Item = (u64, &str)> {
        (self.lines.iter()).map(|(number, line)| (*number, line.as_str()))
    }

    /// All regions but this one.
    pub(crate) fn without(mut self, id: Option<RegionId>) -> Regions {
        self.parts.retain(|(known, _)| Some(*known) != id);
        self
    }

    /// Short hashes of the regions, the title and the chat: `id.hash~id.hash`. A page sends it back
    /// when it opens its stream.
    pub fn digest(&self) -> String {
        let parts = self.parts.iter();
        let parts = parts.map(|(id, html)| format!("{id}.{}", mark(html)));
        let rest = [
            format!("title.{}", mark(&self.title)),
            format!("lines.{}", mark(&self.lines)),
        ];
        parts.chain(rest).collect::<Vec<_>>().join("~")
    }

    /// The regions that a page with this digest already shows. None if it shows none of them, as
    /// with the digest of another process; the viewer then gets everything.
    pub fn shown(&self, digest: &str) -> Option<Regions> {
        let marks: BTreeMap<&str, &str> = (digest.split('~'))
            .filter_map(|part| part.split_once('.'))
            .collect();
        let has = |id: &str, mark: String| marks.get(id) == Some(&mark.as_str());
        let parts = self.parts.iter();
        let parts: Vec<_> = parts
            .filter(|(id, html)| has(&id.to_string(), mark(html)))
            .cloned()
            .collect();
        let title = has("title", mark(&self.title)).then(|| self.title.clone());
        let lines = has("lines", mark(&self.lines)).then(|| self.lines.clone());
        (!parts.is_empty()).then(|| Regions {
            title: title.unwrap_or_default(),
            parts,
            lines: lines.unwrap_or_default(),
        })
    }

    /// The regions that differ from what the viewer was last sent; all of them if that is nothing.
    pub fn changed<'a>(
        &'a self,
        last: Option<&'a Regions>,
    ) -> impl Iterator<Item = (RegionId, &'a str)> {
        self.iter()
            .filter(move |(id, html)| last.and_then(|last| last.get(*id)) != Some(*html))
    }

    /// The lines not yet sent to the viewer, and the number of the oldest line still shown. None if
    /// there are no new ones.
    fn new_lines(&self, last: Option<&Regions>) -> Option<Value> {
        let is_new = |(number, line): &(&u64, &String)| {
            last.and_then(|last| last.lines.get(number)) != Some(*line)
        };
        let new: Map<String, Value> = (self.lines.iter().filter(is_new))
            .map(|(number, line)| (number.to_string(), Value::from(line.as_str())))
            .collect();
        let (oldest, _) = self.lines.first_key_value()?;
        (!new.is_empty()).then(|| json!({ "from": oldest, "lines": new }))
    }

    /// The data of a live `regions` event: `{"v":…,"title":…,"regions":{id:html}}`, and
    /// `"talk":{"from":…,"lines":{number:html}}` if something was said; none if nothing changed. The
    /// first one for a viewer says `"all":true`, unless `last` is what its page [shows](Self::shown).
    pub fn message(&self, last: Option<&Regions>, version: u64) -> Option<String> {
        let changed: Map<String, Value> = (self.changed(last))
            .map(|(id, html)| (id.to_string(), Value::from(html)))
            .collect();
        let said = self.new_lines(last);
        let is_idle = changed.is_empty() && said.is_none();
        if is_idle && last.is_some_and(|last| last.title == self.title) {
            return None;
        }
        let mut message = json!({ "v": version, "title": self.title, "regions": changed });
        if let Some(said) = said {
            message["talk"] = said;
        }
        if last.is_none() {
            message["all"] = Value::from(true);
        }
        Some(message.to_string())
    }
}
