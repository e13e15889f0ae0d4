//! A page in live regions. An update sends only the regions that changed for a viewer, and only new
//! lines of the chat.

use std::{
    collections::BTreeMap,
    fmt,
    hash::{BuildHasher, RandomState},
    ops::Bound,
    sync::{Arc, LazyLock},
};

use maud::Markup;
use serde_json::{Map, Value, json};

/// A region of a table's page. Its text is the element's id, which the script and the style sheet
/// know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RegionId {
    /// Contains the other regions; changes from step to step.
    Shell,
    /// The bar at the top.
    Bar,
    /// The number of the round, in the bar.
    Round,
    Players,
    /// What the player in this seat is doing.
    State(u8),
    /// The score of the player in this seat.
    Score(u8),
    Clue,
    /// The cards in the middle, or the podium.
    Middle,
    /// What the viewer has sent and can still take back; separate, so that the cards needn't be sent
    /// again.
    Picks,
    /// Everybody's points for the round.
    Points,
    /// The score track.
    Track,
    /// The coach's hint for a beginner; only at tables with a coach.
    Coach,
    /// What to do, who the table waits for, or why the viewer can't act.
    Status,
    /// The time left for this step.
    Clock,
    /// The main button, and the controls next to it.
    MainButton,
    /// What was said in the chat.
    Talk,
    Menu,
    /// The help for every step.
    Help,
    /// The step that selects the help to show.
    Step,
    /// The question mark that opens the help.
    QuestionMark,
    /// Before the game: the seats round the table.
    SeatCircle,
    /// Before the game: how the host fills and arranges the seats.
    SeatTools,
    /// Before the game: the viewer's name and rabbit.
    Outfit,
    /// Before the game: the mode, and what goes with it.
    Settings,
    /// Before the game: the cards to play with.
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
            RegionId::Middle => "stage",
            RegionId::Picks => "picks",
            RegionId::Points => "points",
            RegionId::Track => "track",
            RegionId::Coach => "coach",
            RegionId::Status => "now",
            RegionId::Clock => "clock",
            RegionId::Bar => "bar",
            RegionId::MainButton => "act",
            RegionId::Talk => "talk",
            RegionId::Menu => "menu",
            RegionId::Help => "help-now",
            RegionId::Step => "step",
            RegionId::QuestionMark => "ask",
            RegionId::SeatCircle => "seats",
            RegionId::SeatTools => "order",
            RegionId::Outfit => "dress",
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

/// Lines of the chat by number. The region [`Talk`](RegionId::Talk) comes without them.
type Lines = BTreeMap<u64, String>;

/// Regions of a page as one viewer sees them, its title, and the lines of its chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regions {
    title: String,
    /// Whether these are all regions of the page.
    is_complete: bool,
    regions: Vec<(RegionId, Arc<str>)>,
    lines: Arc<Lines>,
}

/// The regions that are the same for everyone who reads the same language, drawn once for all.
#[derive(Clone, Debug)]
pub struct CommonRegions {
    regions: BTreeMap<RegionId, Arc<str>>,
    lines: Arc<Lines>,
}

/// What a page shows: a hash of each region, which is much smaller than the regions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    title: u64,
    hashes: BTreeMap<RegionId, u64>,
    /// The number of the latest line.
    line: u64,
}

/// Each process hashes with keys of its own, so that a hash reveals nothing about its text.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// A collision is very unlikely, and would only delay an update.
fn hash(text: &str) -> u64 {
    HASHER.hash_one(text)
}

/// A hash that is short enough for the address of a stream: eight hexadecimal digits.
fn short(hash: u64) -> String {
    format!("{:08x}", hash as u32)
}

impl CommonRegions {
    pub(crate) fn new(
        regions: impl IntoIterator<Item = (RegionId, Markup)>,
        lines: impl IntoIterator<Item = (u64, Markup)>,
    ) -> CommonRegions {
        let html = |(id, region): (_, Markup)| (id, region.into_string().into());
        let line = |(number, line): (_, Markup)| (number, line.into_string());
        CommonRegions {
            regions: regions.into_iter().map(html).collect(),
            lines: Arc::new(lines.into_iter().map(line).collect()),
        }
    }
}

impl Shown {
    pub fn of(sent: &Regions) -> Shown {
        let mut shown = Shown::default();
        shown.note(sent);
        shown
    }

    /// Notes that these regions were sent.
    pub fn note(&mut self, sent: &Regions) {
        self.title = hash(&sent.title);
        // A region that left the page is sent anew when it comes back.
        if sent.is_complete {
            self.hashes.clear();
        }
        let hashes = sent.iter().map(|(id, html)| (id, hash(html)));
        self.hashes.extend(hashes);
        self.line = sent.last_line();
    }
}

impl Regions {
    /// Takes what is common from `common`, and draws the rest.
    pub(crate) fn new(
        title: String,
        is_complete: bool,
        ids: Vec<RegionId>,
        common: &CommonRegions,
        draw: impl Fn(RegionId) -> Markup,
    ) -> Regions {
        let region = |id: RegionId| match common.regions.get(&id) {
            Some(region) => (id, region.clone()),
            None => (id, draw(id).into_string().into()),
        };
        Regions {
            title,
            is_complete,
            regions: ids.into_iter().map(region).collect(),
            lines: common.lines.clone(),
        }
    }

    pub fn title(&self) -> &str {
        &self.title
    }

    pub fn get(&self, id: RegionId) -> Option<&str> {
        let found = self.regions.iter().find(|(known, _)| *known == id);
        found.map(|(_, html)| &**html)
    }

    pub fn iter(&self) -> impl Iterator<Item = (RegionId, &str)> {
        self.regions.iter().map(|(id, html)| (*id, &**html))
    }

    /// The lines of the chat by number, oldest first. The region [`Talk`](RegionId::Talk) comes
    /// without them.
    pub fn lines(&self) -> impl Iterator<Item = (u64, &str)> {
        (self.lines.iter()).map(|(number, line)| (*number, line.as_str()))
    }

    /// All regions but this one.
    pub(crate) fn without(mut self, id: Option<RegionId>) -> Regions {
        self.regions.retain(|(known, _)| Some(*known) != id);
        self
    }

    fn last_line(&self) -> u64 {
        self.lines.keys().next_back().copied().unwrap_or_default()
    }

    /// Short hashes of the regions and the title, and the number of the last line of the chat:
    /// `id.hash~id.hash`. A page sends it back when it opens its stream.
    pub fn digest(&self) -> String {
        let regions = self.iter();
        let regions = regions.map(|(id, html)| format!("{id}.{}", short(hash(html))));
        let rest = [
            format!("title.{}", short(hash(&self.title))),
            format!("line.{}", self.last_line()),
        ];
        regions.chain(rest).collect::<Vec<_>>().join("~")
    }

    /// Which of these regions a page with this digest already shows. None if it shows none of them,
    /// as with the digest of another process; the viewer then gets everything.
    pub fn shown(&self, digest: &str) -> Option<Shown> {
        let known: BTreeMap<&str, &str> = (digest.split('~'))
            .filter_map(|part| part.split_once('.'))
            .collect();
        let has = |id: &str, hash: u64| known.get(id) == Some(&short(hash).as_str());
        let hashes: BTreeMap<RegionId, u64> = (self.iter())
            .map(|(id, html)| (id, hash(html)))
            .filter(|(id, hash)| has(&id.to_string(), *hash))
            .collect();
        let title = hash(&self.title);
        let line = known.get("line").and_then(|line| line.parse().ok());
        (!hashes.is_empty()).then(|| Shown {
            title: if has("title", title) { title } else { 0 },
            hashes,
            line: line.unwrap_or_default(),
        })
    }

    /// The regions that differ from what the page shows; all of them if `last` is `None`.
    pub fn changed<'a>(
        &'a self,
        last: Option<&'a Shown>,
    ) -> impl Iterator<Item = (RegionId, &'a str)> {
        self.iter().filter(move |(id, html)| {
            last.and_then(|last| last.hashes.get(id).copied()) != Some(hash(html))
        })
    }

    /// The lines that the page lacks, and the number of the oldest line still shown. None if there
    /// are no new ones.
    fn new_lines(&self, last: Option<&Shown>) -> Option<Value> {
        let seen = last.map_or(0, |last| last.line);
        // A page can claim any number, even the greatest.
        let unseen = (Bound::Excluded(seen), Bound::Unbounded);
        let new: Map<String, Value> = (self.lines.range(unseen))
            .map(|(number, line)| (number.to_string(), Value::from(line.as_str())))
            .collect();
        let (oldest, _) = self.lines.first_key_value()?;
        (!new.is_empty()).then(|| json!({ "from": oldest, "lines": new }))
    }

    /// The data of a live `regions` event: `{"v":…,"title":…,"regions":{id:html}}`, and
    /// `"talk":{"from":…,"lines":{number:html}}` if something was said; none if nothing changed.
    /// Without `last`, it contains all regions and says `"all":true`.
    pub fn message(&self, last: Option<&Shown>, version: u64) -> Option<String> {
        let changed: Map<String, Value> = (self.changed(last))
            .map(|(id, html)| (id.to_string(), Value::from(html)))
            .collect();
        let said = self.new_lines(last);
        let is_idle = changed.is_empty() && said.is_none();
        if is_idle && last.is_some_and(|last| last.title == hash(&self.title)) {
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
