//! Watching: new records arrive through a short channel. A watcher that fell behind reads the log.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::Arc,
};

use futures_util::stream;
use parking_lot::Mutex;
use tokio::sync::broadcast::{self, error::RecvError};

use crate::{Record, StoreError, TableId, Version, Watch, WatchError};

/// How far a watcher may fall behind before it reads the log instead. A full channel drops its
/// oldest news and never makes the writer wait.
const CHANNEL: usize = 16;

/// Distinguishes a log from an older one under the same name. Later logs have greater ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LogId(pub(crate) u64);

/// What the writer tells a table's watchers, in order.
#[derive(Clone, Debug)]
pub(crate) struct News {
    pub(crate) log: LogId,
    pub(crate) what: NewsKind,
}

#[derive(Clone, Debug)]
pub(crate) enum NewsKind {
    Appended(Record),
    Removed,
}

/// One page of a log as it was at one moment.
#[derive(Debug, Default)]
pub(crate) struct LogPage {
    /// The log that the records are from, if the table has one.
    pub(crate) log: Option<LogId>,
    pub(crate) records: Vec<Record>,
}

/// Reads the records that a watcher missed in the channel.
pub(crate) trait Pages: Send + 'static {
    fn page(
        &self,
        table: &TableId,
        from: Version,
    ) -> impl Future<Output = Result<LogPage, StoreError>> + Send;
}

/// The channels of watched tables, or `None` once closed.
#[derive(Debug)]
pub(crate) struct Tails(Mutex<Option<HashMap<TableId, broadcast::Sender<News>>>>);

impl Tails {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(Self(Mutex::new(Some(HashMap::new()))))
    }

    pub(crate) fn publish(&self, table: &TableId, news: News) {
        if let Some(sender) = self.0.lock().as_ref().and_then(|tails| tails.get(table)) {
            // Fails only if the last watcher is leaving right now.
            let _ = sender.send(news);
        }
    }

    /// The tables that somebody watches.
    pub(crate) fn watched(&self) -> HashSet<TableId> {
        let tails = self.0.lock();
        let tables = tails.iter().flat_map(HashMap::keys);
        tables.cloned().collect()
    }

    /// Ends every watch after the news already sent.
    pub(crate) fn close(&self) {
        self.0.lock().take();
    }

    /// Notes the current log before returning, so that a later one is not mistaken for it.
    pub(crate) async fn watch(
        self: &Arc<Self>,
        table: &TableId,
        from: Version,
        pages: impl Pages,
    ) -> Result<Watch, StoreError> {
        let subscription = self.subscribe(table)?;
        let page = pages.page(table, from).await?;
        let watcher = Watcher {
            subscription,
            pages,
            log: page.log,
            at: from,
            behind: !page.records.is_empty(),
            read: page.records.into(),
        };
        Ok(Box::pin(stream::try_unfold(watcher, |mut watcher| async {
            Ok(watcher.next().await?.map(|record| (record, watcher)))
        })))
    }

    fn subscribe(self: &Arc<Self>, table: &TableId) -> Result<Subscription, StoreError> {
        let mut tails = self.0.lock();
        let tails = tails.as_mut().ok_or(StoreError::Closed)?;
        let sender = tails
            .entry(table.clone())
            .or_insert_with(|| broadcast::Sender::new(CHANNEL));
        Ok(Subscription {
            table: table.clone(),
            news: sender.subscribe(),
            tails: self.clone(),
        })
    }
}

/// A receiver of a table's channel. The last one dropped removes the channel.
struct Subscription {
    table: TableId,
    news: broadcast::Receiver<News>,
    tails: Arc<Tails>,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(tails) = self.tails.0.lock().as_mut()
            && tails
                .get(&self.table)
                .is_some_and(|sender| sender.receiver_count() <= 1)
        {
            tails.remove(&self.table);
        }
    }
}

/// Subscribes before its first read, so that it misses nothing in between.
struct Watcher<P> {
    subscription: Subscription,
    pages: P,
    /// The log it follows, once one exists.
    log: Option<LogId>,
    /// The last version it yielded.
    at: Version,
    /// Records of the last page that it has yet to yield.
    read: VecDeque<Record>,
    /// Whether it may have missed news.
    behind: bool,
}

impl<P: Pages> Watcher<P> {
    async fn next(&mut self) -> Result<Option<Record>, WatchError> {
        loop {
            if let Some(record) = self.read.pop_front() {
                self.at = record.version;
                return Ok(Some(record));
            }
            if self.behind {
                match self.pages.page(&self.subscription.table, self.at).await {
                    Ok(page) => self.take_page(page)?,
                    Err(StoreError::Closed) => return Ok(None),
                    Err(error) => return Err(error.into()),
                }
            } else {
                match self.subscription.news.recv().await {
                    Ok(news) => self.take_news(news)?,
                    Err(RecvError::Lagged(_)) => self.behind = true,
                    Err(RecvError::Closed) => return Ok(None),
                }
            }
        }
    }

    fn take_page(&mut self, page: LogPage) -> Result<(), WatchError> {
        if self.log.is_some() && self.log != page.log {
            return Err(WatchError::Removed);
        }
        self.log = page.log;
        self.behind = !page.records.is_empty();
        self.read = page.records.into();
        Ok(())
    }

    fn take_news(&mut self, news: News) -> Result<(), WatchError> {
        let mine = *self.log.get_or_insert(news.log);
        if news.log < mine {
            return Ok(());
        }
        match news.what {
            NewsKind::Appended(record) if news.log == mine => {
                if record.version == self.at.next() {
                    self.read.push_back(record);
                } else if record.version > self.at {
                    self.behind = true;
                }
                Ok(())
            }
            NewsKind::Appended(_) | NewsKind::Removed => Err(WatchError::Removed),
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::{FutureExt, StreamExt};

    use super::*;
    use crate::RecordId;

    /// A table whose second log is still empty.
    struct SecondLog;

    impl Pages for SecondLog {
        async fn page(&self, _: &TableId, _: Version) -> Result<LogPage, StoreError> {
            Ok(LogPage {
                log: Some(LogId(2)),
                records: Vec::new(),
            })
        }
    }

    #[tokio::test]
    async fn the_last_watcher_removes_the_channel() {
        let tails = Tails::new();
        let table = "hare".parse().unwrap();
        let channels = || tails.0.lock().as_ref().unwrap().len();
        let first = tails
            .watch(&table, Version::EMPTY, SecondLog)
            .await
            .unwrap();
        let second = tails
            .watch(&table, Version::EMPTY, SecondLog)
            .await
            .unwrap();
        assert_eq!(channels(), 1);
        drop(first);
        assert_eq!(channels(), 1);
        drop(second);
        assert_eq!(channels(), 0);
    }

    #[tokio::test]
    async fn news_of_an_older_log_is_ignored() {
        let tails = Tails::new();
        let table = "hare".parse().unwrap();
        let mut watch = tails
            .watch(&table, Version::EMPTY, SecondLog)
            .await
            .unwrap();
        let mut poll = || watch.next().now_or_never().flatten();
        let publish = |log, what| {
            let log = LogId(log);
            tails.publish(&table, News { log, what });
        };
        let record = Record {
            version: Version(1),
            id: RecordId([1; 16]),
            payload: "a clue".into(),
        };
        assert_eq!(poll(), None);
        publish(1, NewsKind::Appended(record.clone()));
        publish(1, NewsKind::Removed);
        assert_eq!(poll(), None);
        publish(2, NewsKind::Appended(record.clone()));
        assert_eq!(poll(), Some(Ok(record.clone())));
        publish(3, NewsKind::Appended(record));
        assert_eq!(poll(), Some(Err(WatchError::Removed)));
    }
}
