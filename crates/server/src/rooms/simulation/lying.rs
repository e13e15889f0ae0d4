//! The store as one node sees it. It lies wherever the contract of [`EventLog`] lets it: calls are
//! slow and fail, answers get lost, pages and watched records come late. It never lies about a record.

use std::{
    collections::BTreeSet,
    fmt,
    future::pending,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::SystemTime,
};

use async_trait::async_trait;
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use moonhare_store::{
    AppendError, Appended, BlobId, Blobs, Checkpoint, Directory, EventLog, Hearing, Neighbours,
    Owner, PutError, Record, RecordId, Shelf, Store, StoreError, TableId, Version, Watch,
};
use parking_lot::Mutex;
use tokio::{
    sync::{Notify, oneshot},
    time::{Duration, Instant, sleep},
};

use super::network::Network;

/// How long a node may read an old log, in milliseconds. The server gives up after five seconds.
const STALE: u64 = 3000;

/// How long an append may be under way after its caller was told that it failed, in milliseconds.
const LATE: u64 = 2500;

/// How late a watched record may come, in milliseconds.
const LAG: u64 = 4000;

/// How long a call to a store that can't be reached takes until it fails, in milliseconds.
const HANGS: u64 = 4000;

fn unavailable(why: &str) -> StoreError {
    StoreError::Unavailable(why.to_owned())
}

#[derive(Clone)]
pub(super) struct LyingStore(Arc<Line>);

/// One node's line to the store.
struct Line {
    /// A number that no other node of the simulation has, not even one that starts in its place.
    node: usize,
    network: Arc<Network>,
    dead: AtomicBool,
    died: Notify,
    /// Nodes that can't be reached.
    cut: Arc<Mutex<BTreeSet<usize>>>,
    /// What this node was told or shown. It is never shown less.
    floor: Mutex<Version>,
    /// Until when it reads an old log, or last did, and up to which version.
    stale: Mutex<Option<(Instant, Version)>>,
}

impl fmt::Debug for LyingStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LyingStore({})", self.0.node)
    }
}

impl LyingStore {
    pub(super) fn new(
        node: usize,
        network: &Arc<Network>,
        cut: &Arc<Mutex<BTreeSet<usize>>>,
    ) -> LyingStore {
        LyingStore(Arc::new(Line {
            node,
            network: network.clone(),
            dead: AtomicBool::new(false),
            died: Notify::new(),
            cut: cut.clone(),
            floor: Mutex::new(Version::EMPTY),
            stale: Mutex::new(None),
        }))
    }

    pub(super) fn node(&self) -> usize {
        self.0.node
    }

    /// How much of the log the node was told or shown.
    pub(super) fn shown(&self) -> Version {
        *self.0.floor.lock()
    }

    /// Whether it read an old log of late.
    pub(super) fn reads_old(&self) -> bool {
        let stale = *self.0.stale.lock();
        stale.is_some_and(|(until, _)| until.elapsed() < Duration::from_secs(10))
    }

    /// Ends the node: from now on nothing comes in or goes out, and its tasks end at their next call.
    pub(super) fn kill(&self) {
        self.0.dead.store(true, SeqCst);
        self.0.died.notify_waiters();
        self.0.network.forget(self.0.node);
    }

    /// Returns once the node is dead.
    pub(super) async fn died(&self) {
        self.0.died().await;
    }
}

impl Line {
    async fn died(&self) {
        loop {
            let died = self.died.notified();
            if self.dead.load(SeqCst) {
                return;
            }
            died.await;
        }
    }

    /// Never returns at a dead node, so its tasks go no further.
    async fn live(&self) {
        if self.dead.load(SeqCst) {
            pending::<()>().await;
        }
    }

    fn is_cut(&self) -> bool {
        self.cut.lock().contains(&self.node)
    }

    /// A call on its way to the store.
    async fn go(&self) -> Result<(), StoreError> {
        self.live().await;
        self.network.count("calls");
        sleep(self.network.way()).await;
        self.live().await;
        if self.is_cut() {
            sleep(self.network.millis(HANGS)).await;
            self.live().await;
            return Err(unavailable("cut off"));
        }
        let fails = self.network.lies().fails;
        if self.network.tells("calls failed", fails) {
            self.say(|| "a call fails".to_owned());
            return Err(unavailable("it failed"));
        }
        Ok(())
    }

    /// The answer on its way back.
    async fn come_back(&self) -> Result<(), StoreError> {
        sleep(self.network.way()).await;
        self.live().await;
        let loses = self.network.lies().loses;
        if self.is_cut() || self.network.tells("answers lost", loses) {
            return Err(unavailable("the answer was lost"));
        }
        Ok(())
    }

    async fn call<T>(&self, act: impl Future<Output = T>) -> Result<T, StoreError> {
        self.go().await?;
        let answer = act.await;
        self.come_back().await?;
        Ok(answer)
    }

    fn show(&self, version: Version) {
        let mut floor = self.floor.lock();
        *floor = (*floor).max(version);
    }

    /// How much this node can read now of a log whose last version is `newest`.
    fn visible(&self, newest: Version) -> Version {
        let (network, now) = (&self.network, Instant::now());
        let mut stale = self.stale.lock();
        let is_over = stale.is_none_or(|(until, _)| until <= now);
        if is_over && network.tells("old logs read", network.lies().stale) {
            let old = Version(network.older(newest.0));
            *stale = Some((now + network.millis(STALE), old));
        }
        match *stale {
            Some((until, old)) if until > now => old.max(*self.floor.lock()),
            _ => newest,
        }
    }

    fn say(&self, what: impl FnOnce() -> String) {
        if self.network.aloud {
            let at = crate::clock::now().0 % 1_000_000_000;
            println!("{at:>9} node {}: {}", self.node, what());
        }
    }

    /// The next record, as late as it comes.
    async fn next_watched(&self, watch: &mut Watch) -> Option<<Watch as stream::Stream>::Item> {
        let next = watch.next().await?;
        let (network, lies) = (&self.network, self.network.lies());
        let lag = match network.tells("records watched late", lies.lags) {
            true => network.millis(LAG),
            false => network.way(),
        };
        sleep(lag).await;
        while self.is_cut() {
            sleep(Duration::from_millis(50)).await;
        }
        self.live().await;
        if network.tells("watches ended", network.lies().ends) {
            self.say(|| "the watch ends".to_owned());
            return Some(Err(unavailable("the watch broke off").into()));
        }
        if let Ok(record) = &next {
            self.show(record.version);
            self.say(|| format!("watched {}", record.version));
        }
        Some(next)
    }
}

#[async_trait]
impl EventLog for LyingStore {
    async fn append(
        &self,
        table: &TableId,
        expected: Version,
        id: RecordId,
        payload: Bytes,
    ) -> Result<Appended, AppendError> {
        let line = &self.0;
        line.go().await?;
        let (answer, answered) = oneshot::channel();
        let is_late = line.network.tells("appends late", line.network.lies().late);
        let wait = match is_late {
            true => line.network.millis(LATE),
            false => line.network.way(),
        };
        let (network, table) = (line.network.clone(), table.clone());
        // It goes on even if nobody waits for it, or if the node is dead.
        tokio::spawn(async move {
            sleep(wait).await;
            let appended = network.truth.append(&table, expected, id, payload).await;
            let _ = answer.send(appended);
        });
        if is_late {
            line.say(|| format!("append {id} after {expected}: late"));
            return Err(unavailable("it takes too long").into());
        }
        let appended = answered.await.map_err(|_| unavailable("no answer"))?;
        line.say(|| format!("append {id} after {expected}: {appended:?}"));
        if matches!(appended, Err(AppendError::Conflict { .. })) {
            line.network.count("conflicts");
        }
        let back = line.come_back().await;
        if back.is_err() {
            line.say(|| format!("append {id} after {expected}: the answer is lost"));
        }
        back?;
        if let Ok(Appended::Now(version)) = appended {
            line.show(version);
        }
        appended
    }

    async fn read(&self, table: &TableId, from: Version) -> Result<Vec<Record>, StoreError> {
        let line = &self.0;
        line.go().await?;
        let mut page = line.network.truth.read(table, from).await?;
        let newest = page.last().map_or(from, |record| record.version);
        let visible = line.visible(newest);
        page.retain(|record| record.version <= visible);
        page.truncate(line.network.lies().page);
        line.come_back().await?;
        line.say(|| format!("read after {from}: {} records of {newest}", page.len()));
        if let Some(last) = page.last() {
            line.show(last.version);
        }
        Ok(page)
    }

    async fn watch(&self, table: &TableId, from: Version) -> Result<Watch, StoreError> {
        let watch = self
            .0
            .call(self.0.network.truth.watch(table, from))
            .await??;
        let watching = Some((self.0.clone(), watch));
        let late = stream::unfold(watching, |watching| async {
            let (line, mut watch) = watching?;
            let next = line.next_watched(&mut watch).await?;
            // It ends after its first error.
            let on = next.is_ok().then_some((line, watch));
            Some((next, on))
        });
        Ok(late.boxed())
    }

    async fn put_checkpoint(
        &self,
        table: &TableId,
        checkpoint: Checkpoint,
    ) -> Result<(), PutError> {
        let truth = &self.0.network.truth;
        self.0.call(truth.put_checkpoint(table, checkpoint)).await?
    }

    async fn checkpoint(&self, table: &TableId) -> Result<Option<Checkpoint>, StoreError> {
        let line = &self.0;
        let found = line.call(line.network.truth.checkpoint(table)).await??;
        if let Some(checkpoint) = &found {
            line.network.count("checkpoints read");
            line.show(checkpoint.version);
        }
        Ok(found)
    }

    async fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.0.call(self.0.network.truth.tables()).await?
    }

    async fn remove(&self, table: &TableId) -> Result<(), StoreError> {
        self.0.call(self.0.network.truth.remove(table)).await?
    }
}

#[async_trait]
impl Directory for LyingStore {
    async fn put_entry(&self, table: &TableId, entry: Bytes) -> Result<(), PutError> {
        let network = &self.0.network;
        if let Some(hangs) = network.lies().directory_hangs {
            network.count("entries not written");
            sleep(Duration::from_millis(hangs)).await;
            return Err(unavailable("no directory").into());
        }
        self.0.call(network.truth.put_entry(table, entry)).await?
    }

    async fn get_entry(&self, table: &TableId) -> Result<Option<Bytes>, StoreError> {
        self.0.call(self.0.network.truth.get_entry(table)).await?
    }

    async fn delete_entry(&self, table: &TableId) -> Result<(), StoreError> {
        self.0
            .call(self.0.network.truth.delete_entry(table))
            .await?
    }

    async fn list_entries(&self) -> Result<Vec<(TableId, Bytes)>, StoreError> {
        self.0.call(self.0.network.truth.list_entries()).await?
    }
}

#[async_trait]
impl Blobs for LyingStore {
    async fn put_blob(&self, content: Bytes) -> Result<BlobId, PutError> {
        self.0.call(self.0.network.truth.put_blob(content)).await?
    }

    async fn get_blob(&self, id: &BlobId) -> Result<Option<Bytes>, StoreError> {
        self.0.call(self.0.network.truth.get_blob(id)).await?
    }

    async fn old_blobs(&self, before: SystemTime) -> Result<Vec<BlobId>, StoreError> {
        self.0.call(self.0.network.truth.old_blobs(before)).await?
    }

    async fn delete_old_blob(&self, id: &BlobId, before: SystemTime) -> Result<(), StoreError> {
        let truth = &self.0.network.truth;
        self.0.call(truth.delete_old_blob(id, before)).await?
    }
}

#[async_trait]
impl Shelf for LyingStore {
    async fn keep(&self, owner: &Owner, blob: &BlobId, note: Bytes) -> Result<(), PutError> {
        let truth = &self.0.network.truth;
        self.0.call(truth.keep(owner, blob, note)).await?
    }

    async fn discard(&self, owner: &Owner, blob: &BlobId) -> Result<(), StoreError> {
        let truth = &self.0.network.truth;
        self.0.call(truth.discard(owner, blob)).await?
    }

    async fn kept_by(&self, owner: &Owner) -> Result<Vec<(BlobId, Bytes)>, StoreError> {
        self.0.call(self.0.network.truth.kept_by(owner)).await?
    }

    async fn kept_by_all(&self) -> Result<Vec<(Owner, BlobId)>, StoreError> {
        self.0.call(self.0.network.truth.kept_by_all()).await?
    }
}

#[async_trait]
impl Neighbours for LyingStore {
    async fn tell(&self, what: Bytes) -> Result<(), StoreError> {
        let line = &self.0;
        line.go().await?;
        let is_cut = |node| line.cut.lock().contains(&node);
        line.network.tell(line.node, &what, is_cut);
        Ok(())
    }

    async fn hear(&self) -> Result<Hearing, StoreError> {
        let line = &self.0;
        line.go().await?;
        let hearing = line.network.hear(line.node);
        let heard = stream::unfold(hearing, |mut hearing| async {
            Some((hearing.recv().await?, hearing))
        });
        Ok(heard.boxed())
    }
}

#[async_trait]
impl Store for LyingStore {
    async fn ready(&self) -> Result<(), StoreError> {
        self.0.call(self.0.network.truth.ready()).await?
    }

    async fn close(&self) {
        self.kill();
    }

    fn neighbours(&self) -> Option<&dyn Neighbours> {
        Some(self)
    }
}
