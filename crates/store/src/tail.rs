//! Watching: what was just appended comes through a short channel, what fell out of it is read.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use futures_util::stream;
use tokio::sync::broadcast::{self, error::RecvError};

use crate::{Record, StoreError, TableId, Version, Watch, WatchError};

/// How far behind a watcher may be before it reads instead. A full channel drops its oldest news
/// and never makes the writer wait.
const CHANNEL: usize = 16;

/// Tells a log from an older one under the same name: later logs have greater ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LogId(pub(crate) u64);

/// What a writer tells the watchers of a table, in the order it happened.
#[derive(Clone, Debug)]
pub(crate) struct News {
    pub(crate) log: LogId,
    pub(crate) what: What,
}

#[derive(Clone, Debug)]
pub(crate) enum What {
    Appended(Record),
    Removed,
}

/// One page of a log as it was at one moment.
#[derive(Debug, Default)]
pub(crate) struct Page {
    /// The log the records are from, if the table has one.
    pub(crate) log: Option<LogId>,
    pub(crate) records: Vec<Record>,
}

/// Where a watcher reads what it cannot get from the channel.
pub(crate) trait Pages: Send + 'static {
    fn page(
        &self,
        table: &TableId,
        from: Version,
    ) -> impl Future<Output = Result<Page, StoreError>> + Send;
}

/// The channels of the tables that are being watched; `None` once closed.
#[derive(Debug)]
pub(crate) struct Tails(Mutex<Option<HashMap<TableId, broadcast::Sender<News>>>>);

impl Tails {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(Self(Mutex::new(Some(HashMap::new()))))
    }

    pub(crate) fn publish(&self, table: &TableId, news: News) {
        if let Some(sender) = self.lock().as_ref().and_then(|tails| tails.get(table)) {
            // Fails only when the last watcher is just leaving.
            let _ = sender.send(news);
        }
    }

    /// Ends every watch after what it has been sent.
    pub(crate) fn close(&self) {
        self.lock().take();
    }

    /// Takes note of the log before it answers, so that a new one is not mistaken for it.
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
        let mut tails = self.lock();
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

    fn lock(&self) -> MutexGuard<'_, Option<HashMap<TableId, broadcast::Sender<News>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place at a table's channel; the last one to leave takes the channel away.
struct Subscription {
    table: TableId,
    news: broadcast::Receiver<News>,
    tails: Arc<Tails>,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(tails) = self.tails.lock().as_mut()
            && tails
                .get(&self.table)
                .is_some_and(|sender| sender.receiver_count() <= 1)
        {
            tails.remove(&self.table);
        }
    }
}

/// Subscribed before its first read, so that nothing falls between the two.
struct Watcher<P> {
    subscription: Subscription,
    pages: P,
    /// The log it follows, once there is one.
    log: Option<LogId>,
    /// The last version it yielded.
    at: Version,
    /// Records of the last page that are still to be yielded.
    read: VecDeque<Record>,
    /// Whether there may be records that it will not hear of.
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
                    Ok(page) => self.turn_to(page)?,
                    Err(StoreError::Closed) => return Ok(None),
                    Err(error) => return Err(error.into()),
                }
            } else {
                match self.subscription.news.recv().await {
                    Ok(news) => self.hear(news)?,
                    Err(RecvError::Lagged(_)) => self.behind = true,
                    Err(RecvError::Closed) => return Ok(None),
                }
            }
        }
    }

    fn turn_to(&mut self, page: Page) -> Result<(), WatchError> {
        if self.log.is_some() && self.log != page.log {
            return Err(WatchError::Removed);
        }
        self.log = page.log;
        self.behind = !page.records.is_empty();
        self.read = page.records.into();
        Ok(())
    }

    fn hear(&mut self, news: News) -> Result<(), WatchError> {
        let mine = *self.log.get_or_insert(news.log);
        if news.log < mine {
            return Ok(());
        }
        match news.what {
            What::Appended(record) if news.log == mine => {
                if record.version == self.at.next() {
                    self.read.push_back(record);
                } else if record.version > self.at {
                    self.behind = true;
                }
                Ok(())
            }
            What::Appended(_) | What::Removed => Err(WatchError::Removed),
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
        async fn page(&self, _: &TableId, _: Version) -> Result<Page, StoreError> {
            Ok(Page {
                log: Some(LogId(2)),
                records: Vec::new(),
            })
        }
    }

    #[tokio::test]
    async fn a_channel_goes_with_its_last_watcher() {
        let tails = Tails::new();
        let table = "hare".parse().unwrap();
        let channels = || tails.lock().as_ref().unwrap().len();
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
    async fn news_of_an_older_log_is_no_news() {
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
        publish(1, What::Appended(record.clone()));
        publish(1, What::Removed);
        assert_eq!(poll(), None);
        publish(2, What::Appended(record.clone()));
        assert_eq!(poll(), Some(Ok(record.clone())));
        publish(3, What::Appended(record));
        assert_eq!(poll(), Some(Err(WatchError::Removed)));
    }
}
