//! Replays the log of a table from its first record, and compares it with what people were told and shown.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    mem,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::{Duration, Instant},
};

use moonhare_client::Answer;
use moonhare_rules::{Seat, StageKind};
use moonhare_store::{EventLog, Nats, RecordId, Version};
use moonhare_table::{Onlooker, Presence, Record, Table, TokenHash};
use tokio::time::{sleep, timeout};

use crate::{
    common::secret,
    evening::PlayedTable,
    house::Address,
    sights::{Sight, sight},
};

/// How long a node may be behind once nothing fails any more. A nats-server that was killed answers
/// with what it knew until it has caught up, which takes long on a slow disk.
const SETTLED: Duration = Duration::from_secs(60);

/// What the checker counted at one table.
#[derive(Debug, Default)]
pub(crate) struct Checked {
    pub(crate) records: usize,
    pub(crate) games: usize,
    pub(crate) stand_ins: usize,
    /// How many different states were seen, and are in the log.
    pub(crate) sights: usize,
    /// How long it took until all nodes agreed.
    pub(crate) settled: Duration,
    /// Commands that were acknowledged and aren't in the log.
    pub(crate) lost: usize,
    /// Everything that is wrong, a sentence each.
    pub(crate) wrong: Vec<String>,
}

/// A log that is read from its first record on.
struct Replay {
    code: String,
    store: Arc<Nats>,
    table: Table,
    records: u64,
    /// The version that the table had after each record.
    shown_by: HashMap<RecordId, u64>,
    /// What people saw and the log hasn't shown yet: for each viewer, hashes by version.
    open_sights: BTreeMap<Option<String>, BTreeMap<u64, HashSet<u64>>>,
    /// By name; a guest has none.
    viewers: Vec<Option<String>>,
    checked: Checked,
}

pub(crate) async fn check(played: PlayedTable, nodes: Vec<Address>, store: Arc<Nats>) -> Checked {
    let mut replay = Replay::new(&played, store);
    replay.read_on().await;
    replay.check_commands(&played);
    replay.check_sights();
    if replay.table.stage() != Some(StageKind::Over) {
        let stage = replay.table.stage();
        replay.wrong(&format!("the last game isn't over, but {stage:?}"));
    }
    replay.check_nodes(&nodes).await;
    replay.checked
}

impl Replay {
    fn new(played: &PlayedTable, store: Arc<Nats>) -> Replay {
        let mut checked = Checked::default();
        let mut open_sights: BTreeMap<_, BTreeMap<u64, HashSet<u64>>> = BTreeMap::new();
        for (viewer, sights) in &played.sights {
            let all = open_sights.entry(viewer.clone()).or_default();
            for (version, hashes) in sights.by_version() {
                checked.sights += hashes.len();
                all.entry(version).or_default().extend(hashes);
            }
        }
        Replay {
            code: played.code.clone(),
            store,
            table: Table::default(),
            records: 0,
            shown_by: HashMap::new(),
            viewers: open_sights.keys().cloned().collect(),
            open_sights,
            checked,
        }
    }

    fn wrong(&mut self, what: &str) {
        self.checked.wrong.push(format!("{}: {what}", self.code));
    }

    /// Reads all records that are new, up to the first that is wrong.
    async fn read_on(&mut self) {
        let id = self.code.parse().unwrap();
        loop {
            let page = self.store.read(&id, Version(self.records)).await;
            let page = match page {
                Ok(page) if page.is_empty() => return,
                Ok(page) => page,
                Err(error) => {
                    return self.wrong(&format!("after record {}: {error}", self.records));
                }
            };
            for record in page {
                if let Err(what) = self.replay(&record) {
                    return self.wrong(&format!("record {}: {what}", record.version));
                }
            }
        }
    }

    fn replay(&mut self, record: &moonhare_store::Record) -> Result<(), String> {
        let wanted = Version(self.records + 1);
        if record.version != wanted {
            return Err(format!("{wanted} is missing"));
        }
        let parsed: Record = serde_json::from_slice(&record.payload)
            .map_err(|error| format!("it can't be read: {error}"))?;
        let was_over = self.table.stage() == Some(StageKind::Over);
        let stand_ins = self.stand_ins();
        let table = &mut self.table;
        catch_unwind(AssertUnwindSafe(|| table.evolve(&parsed)))
            .map_err(|_| "it can't be replayed".to_owned())?;
        self.records += 1;
        self.checked.records += 1;
        let is_over = self.table.stage() == Some(StageKind::Over);
        self.checked.games += usize::from(is_over && !was_over);
        self.checked.stand_ins += self.stand_ins().saturating_sub(stand_ins);
        if self
            .shown_by
            .insert(record.id, self.table.version())
            .is_some()
        {
            return Err(format!("{} is in the log twice", record.id));
        }
        self.cross_off_sights();
        Ok(())
    }

    fn stand_ins(&self) -> usize {
        let seats = Seat::all(self.table.keepers().len());
        seats.filter(|seat| self.table.has_stand_in(*seat)).count()
    }

    /// Crosses off what each viewer saw of the table as it is now. At one version everybody sees the same;
    /// only what is a person's own may take several states.
    fn cross_off_sights(&mut self) {
        let (table, code) = (&self.table, &self.code);
        let version = table.version();
        for (viewer, open) in &mut self.open_sights {
            if let Some(hashes) = open.get_mut(&version) {
                hashes.remove(&sight_of(table, code, viewer.as_deref()).1);
                if hashes.is_empty() {
                    open.remove(&version);
                }
            }
        }
    }

    /// Every acknowledged command must be in the log, and in the view that acknowledged it.
    fn check_commands(&mut self, played: &PlayedTable) {
        for (id, seen) in &played.acknowledged {
            match self.shown_by.get(id) {
                Some(shown) if shown <= seen => {}
                Some(shown) => self.wrong(&format!(
                    "{id} was acknowledged with version {seen}, but shows from {shown} on"
                )),
                None => {
                    self.checked.lost += 1;
                    self.wrong(&format!("{id} was acknowledged and is lost"));
                }
            }
        }
    }

    /// Nobody may have seen anything that isn't in the log.
    fn check_sights(&mut self) {
        for (viewer, open) in mem::take(&mut self.open_sights) {
            if let Some((version, _)) = open.first_key_value() {
                let viewer = viewer.as_deref().unwrap_or("a guest");
                let states = open.values().map(HashSet::len).sum::<usize>();
                self.wrong(&format!(
                    "{viewer} saw {states} states that aren't in the log, at first version {version}"
                ));
            }
        }
    }

    /// Waits until all nodes show everybody what the log says.
    async fn check_nodes(&mut self, nodes: &[Address]) {
        let began = Instant::now();
        while let Err(what) = self.compare_nodes(nodes).await {
            if began.elapsed() > SETTLED {
                return self.wrong(&what);
            }
            sleep(Duration::from_millis(200)).await;
            // Somebody may have been taken as away meanwhile.
            self.read_on().await;
        }
        self.checked.settled = began.elapsed();
    }

    async fn compare_nodes(&self, nodes: &[Address]) -> Result<(), String> {
        for viewer in &self.viewers {
            let viewer = viewer.as_deref();
            let wanted = sight_of(&self.table, &self.code, viewer);
            for node in nodes {
                let shown = shown_by(node, &self.code, viewer).await;
                let viewer = viewer.unwrap_or("a guest");
                let shows = match shown {
                    Ok(sight) if sight == wanted => continue,
                    Ok((version, _)) => format!("version {version}"),
                    Err(trouble) => trouble,
                };
                return Err(format!(
                    "node {} shows {viewer} {shows}, and not what the log says at version {}",
                    node.index, wanted.0
                ));
            }
        }
        Ok(())
    }
}

/// What a node shows a viewer, or why it doesn't.
async fn shown_by(node: &Address, code: &str, viewer: Option<&str>) -> Result<Sight, String> {
    let (client, path) = (node.client(viewer), format!("/t/{code}"));
    let answer = timeout(Duration::from_secs(10), client.get(&path)).await;
    let answer = answer.map_err(|_| "nothing".to_owned())?;
    let view = answer
        .and_then(Answer::ok)
        .map_err(|error| error.to_string())?;
    Ok(sight(&view))
}

/// What a viewer sees of a table that was replayed.
fn sight_of(table: &Table, code: &str, viewer: Option<&str>) -> Sight {
    let onlooker = match viewer {
        Some(name) => Onlooker::Token(TokenHash::of(&format!("{code} {}", secret(name)))),
        None => Onlooker::Guest,
    };
    let view = table.view(&onlooker, Presence::default());
    let mut view = serde_json::to_value(view.unwrap()).unwrap();
    view["code"] = code.into();
    view["version"] = table.version().into();
    sight(&view)
}
