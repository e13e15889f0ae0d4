//! A page in live regions. An update sends only the regions that changed for a viewer, and only new
//! lines of the chat.

use std::{
    collections::BTreeMap,
    fmt,
    hash::{BuildHasher, RandomState},
    ops::Bound,
    sync::{Arc, LazyLock, OnceLock},
};

use maud::Markup;
use moonhare_table::Line;

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

/// A region that was drawn.
#[derive(Debug)]
struct Drawn {
    html: String,
    hash: u64,
    /// The region as a JSON string. Viewers share it, and most regions of a page are never sent alone.
    json: OnceLock<String>,
}

impl Drawn {
    fn new(markup: Markup) -> Arc<Drawn> {
        let html = markup.into_string();
        Arc::new(Drawn {
            hash: hash(&html),
            html,
            json: OnceLock::new(),
        })
    }

    fn json(&self) -> &str {
        self.json.get_or_init(|| to_json(&self.html))
    }
}

/// A text as a JSON string.
fn to_json(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

/// Regions of a page as one viewer sees them, its title, and the lines of its chat.
#[derive(Clone, Debug)]
pub struct Regions {
    title: String,
    /// The regions that the page has, drawn or not.
    ids: Vec<RegionId>,
    regions: Vec<(RegionId, Arc<Drawn>)>,
    lines: Arc<Lines>,
}

/// The regions that are the same for everyone who reads the same language, drawn once for all.
#[derive(Clone, Debug)]
pub struct CommonRegions {
    regions: BTreeMap<RegionId, Arc<Drawn>>,
    /// The chat, and its latest lines, drawn.
    chat: Arc<BTreeMap<u64, Line>>,
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
    /// Draws these regions. `draw` may return none for a region that isn't common, and `keep` says which
    /// regions of an earlier drawing are still good.
    pub(crate) fn new(
        ids: Vec<RegionId>,
        before: Option<&CommonRegions>,
        keep: impl Fn(RegionId) -> bool,
        draw: impl Fn(RegionId) -> Option<Markup>,
        chat: &Arc<BTreeMap<u64, Line>>,
        draw_lines: impl Fn() -> Vec<(u64, Markup)>,
    ) -> CommonRegions {
        let kept = |id: RegionId| before?.regions.get(&id).filter(|_| keep(id)).cloned();
        let region = |id: RegionId| Some((id, kept(id).or_else(|| draw(id).map(Drawn::new))?));
        let line = |(number, line): (_, Markup)| (number, line.into_string());
        let same_chat = before.filter(|before| Arc::ptr_eq(&before.chat, chat));
        CommonRegions {
            regions: ids.into_iter().filter_map(region).collect(),
            chat: chat.clone(),
            lines: same_chat.map_or_else(
                || Arc::new(draw_lines().into_iter().map(line).collect()),
                |before| before.lines.clone(),
            ),
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
        self.hashes.retain(|id, _| sent.ids.contains(id));
        let hashes = sent.regions.iter().map(|(id, drawn)| (*id, drawn.hash));
        self.hashes.extend(hashes);
        self.line = sent.last_line();
    }
}

impl Regions {
    /// Takes what is common from `common`, and draws the rest. What may not have changed is left out.
    pub(crate) fn new(
        title: String,
        ids: Vec<RegionId>,
        common: &CommonRegions,
        draw: impl Fn(RegionId) -> Option<Markup>,
    ) -> Regions {
        let region = |id: &RegionId| match common.regions.get(id) {
            Some(region) => Some((*id, region.clone())),
            None => Some((*id, Drawn::new(draw(*id)?))),
        };
        Regions {
            title,
            regions: ids.iter().filter_map(region).collect(),
            ids,
            lines: common.lines.clone(),
        }
    }

    pub fn title(&self) -> &str {
        &self.title
    }

    pub fn get(&self, id: RegionId) -> Option<&str> {
        let found = self.regions.iter().find(|(known, _)| *known == id);
        found.map(|(_, drawn)| &*drawn.html)
    }

    pub fn iter(&self) -> impl Iterator<Item = (RegionId, &str)> {
        self.regions.iter().map(|(id, drawn)| (*id, &*drawn.html))
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
        let regions = self.regions.iter();
        let regions = regions.map(|(id, drawn)| format!("{id}.{}", short(drawn.hash)));
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
        let hashes: BTreeMap<RegionId, u64> = (self.regions.iter())
            .map(|(id, drawn)| (*id, drawn.hash))
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
        let changed = self.changed_drawn(last);
        changed.map(|(id, drawn)| (id, &*drawn.html))
    }

    fn changed_drawn<'a>(
        &'a self,
        last: Option<&'a Shown>,
    ) -> impl Iterator<Item = (RegionId, &'a Drawn)> {
        let all = self.regions.iter().map(|(id, drawn)| (*id, &**drawn));
        all.filter(move |(id, drawn)| {
            last.and_then(|last| last.hashes.get(id).copied()) != Some(drawn.hash)
        })
    }

    /// The lines that the page lacks, and the number of the oldest line still shown, as JSON. None if
    /// there are no new ones.
    fn new_lines(&self, last: Option<&Shown>) -> Option<String> {
        let seen = last.map_or(0, |last| last.line);
        // A page can claim any number, even the greatest.
        let unseen = (Bound::Excluded(seen), Bound::Unbounded);
        let (oldest, _) = self.lines.first_key_value()?;
        let new: Vec<String> = (self.lines.range(unseen))
            .map(|(number, line)| format!("\"{number}\":{}", to_json(line)))
            .collect();
        let lines = new.join(",");
        (!new.is_empty()).then(|| format!("{{\"from\":{oldest},\"lines\":{{{lines}}}}}"))
    }

    /// The data of a live `regions` event: `{"v":…,"title":…,"regions":{id:html}}`, and
    /// `"talk":{"from":…,"lines":{number:html}}` if something was said; none if nothing changed.
    /// Without `last`, it contains all regions and says `"all":true`.
    pub fn message(&self, last: Option<&Shown>, version: u64) -> Option<String> {
        let mut changed = self.changed_drawn(last).peekable();
        let said = self.new_lines(last);
        let is_idle = changed.peek().is_none() && said.is_none();
        if is_idle && last.is_some_and(|last| last.title == hash(&self.title)) {
            return None;
        }
        let all = if last.is_none() { "\"all\":true," } else { "" };
        let title = to_json(&self.title);
        let mut message = format!("{{{all}\"v\":{version},\"title\":{title},\"regions\":{{");
        for (nth, (id, drawn)) in changed.enumerate() {
            let comma = if nth == 0 { "" } else { "," };
            // An id needs no escapes.
            message.extend([comma, "\"", &id.to_string(), "\":", drawn.json()]);
        }
        message.push('}');
        if let Some(said) = said {
            message.extend([",\"talk\":", &said]);
        }
        message.push('}');
        Some(message)
    }
}
