//! This node's copy of the directory, in memory. The cost of a search depends on how many tables it
//! finds, not on how many there are.
//!
//! The directory itself is in the store. The copy gets what this node writes and what other nodes tell
//! it. Messages may get lost, so the node also reads the whole directory at first and now and then.
//!
//! Each table knows a person by a different hash, so nobody who reads the directory can tell where
//! else a person sits. To find a person's tables, the node must try their secret on each table. It
//! does that once and remembers the result, only in memory. Later it tries only the tables whose
//! people have changed since.

mod index;

use std::{cmp::Reverse, collections::HashSet, sync::Arc};

use moonhare_store::Store;
use moonhare_table::{Millis, TokenHash};
use parking_lot::Mutex;
use tokio::{
    sync::{OnceCell, Semaphore},
    task::spawn_blocking,
};

use crate::{Code, Unavailable, secret::Secret, summary::Summary};

use index::{Entry, Index};

/// A secret is tried on up to this many tables without leaving the async thread.
const FEW_TABLES: usize = 100;

/// The position of a table in a list. Tables that were opened last come first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ListPosition(Reverse<Millis>, Code);

impl ListPosition {
    /// Parses the text that `Display` writes.
    pub(crate) fn parse(text: &str) -> Option<ListPosition> {
        let (opened, code) = text.split_once('.')?;
        Some(ListPosition(
            Reverse(Millis(opened.parse().ok()?)),
            Code::parse(code)?,
        ))
    }
}

impl std::fmt::Display for ListPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.0.0.0, self.1)
    }
}

/// A table in a list.
#[derive(Clone, Debug)]
pub(crate) struct ListEntry {
    pub(crate) position: ListPosition,
    pub(crate) code: Code,
    pub(crate) summary: Arc<Summary>,
    /// Whether the viewer sits there.
    pub(crate) mine: bool,
}

/// A part of a list.
#[derive(Clone, Debug, Default)]
pub(crate) struct ListPage {
    pub(crate) tables: Vec<ListEntry>,
    /// The position after which the next part begins; `None` at the end of the list.
    pub(crate) next: Option<ListPosition>,
}

impl ListPage {
    /// Splits the tables into those where the viewer sits, and the others.
    pub(crate) fn split(self) -> (Vec<ListEntry>, Vec<ListEntry>) {
        self.tables.into_iter().partition(|table| table.mine)
    }
}

/// Which tables to list: those of a person, the public ones, or both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ListQuery<'a> {
    /// Lists the tables where the holder of this secret sits.
    pub(crate) mine: Option<&'a Secret>,
    /// Lists the tables that anybody may join.
    pub(crate) public: bool,
    pub(crate) after: Option<&'a ListPosition>,
    pub(crate) limit: usize,
}

#[derive(Debug)]
pub(crate) struct Listing {
    store: Arc<dyn Store>,
    /// Set once the whole directory was read.
    read: OnceCell<()>,
    index: Mutex<Index>,
    /// Lets only one search at a time try its secret on many tables.
    many_tables: Semaphore,
}

impl Listing {
    pub(crate) fn new(store: Arc<dyn Store>) -> Listing {
        Listing {
            store,
            read: OnceCell::new(),
            index: Mutex::default(),
            many_tables: Semaphore::new(1),
        }
    }

    /// Writes a table's entry to the directory.
    pub(crate) async fn put(&self, code: &Code, summary: Summary) -> Result<(), Unavailable> {
        summary.put(&self.store, code).await?;
        self.index.lock().put(code, summary);
        Ok(())
    }

    pub(crate) async fn delete(&self, code: &Code) -> Result<(), Unavailable> {
        self.store.delete_entry(code.id()).await?;
        self.forget(code);
        Ok(())
    }

    #[cfg(test)]
    pub(crate) fn knows(&self, code: &Code) -> bool {
        self.index.lock().tables.contains_key(code)
    }

    /// Applies what another node wrote to the directory.
    pub(crate) fn apply_remote(&self, code: &Code, summary: Option<Summary>) {
        match summary {
            Some(summary) => self.index.lock().put(code, summary),
            None => self.forget(code),
        }
    }

    /// Forgets a table that no longer exists. Another node may have removed it.
    pub(crate) fn forget(&self, code: &Code) {
        self.index.lock().forget(code);
    }

    /// Reads the whole directory, and returns it.
    pub(crate) async fn refresh(&self) -> Result<Vec<(Code, Summary)>, Unavailable> {
        let before = self.index.lock().clock;
        let entries = Summary::list(&self.store).await?;
        let mut index = self.index.lock();
        let there: HashSet<&Code> = entries.iter().map(|(code, _)| code).collect();
        // Entries that changed while the directory was read may be missing there, or older. So ours stay.
        let gone = |(code, entry): (&Code, &Entry)| {
            (entry.updated <= before && !there.contains(code)).then(|| code.clone())
        };
        let gone: Vec<Code> = index.tables.iter().filter_map(gone).collect();
        for code in &gone {
            index.forget(code);
        }
        for (code, summary) in &entries {
            let entry = index.tables.get(code);
            if entry.is_none_or(|entry| entry.updated <= before && *entry.summary != *summary) {
                index.put(code, summary.clone());
            }
        }
        Ok(entries)
    }

    async fn ensure_read(&self) -> Result<(), Unavailable> {
        let read = || async { self.refresh().await.map(drop) };
        self.read.get_or_try_init(read).await.copied()
    }

    /// Whether somebody sits at a table.
    pub(crate) async fn is_seated(
        &self,
        code: &Code,
        token: &TokenHash,
    ) -> Result<bool, Unavailable> {
        self.ensure_read().await?;
        let index = self.index.lock();
        let entry = index.tables.get(code);
        Ok(entry.is_some_and(|entry| entry.summary.people.contains(token)))
    }

    pub(crate) async fn search(&self, query: ListQuery<'_>) -> Result<ListPage, Unavailable> {
        self.ensure_read().await?;
        let searcher = match query.mine {
            Some(secret) => Some(self.find_own_tables(secret).await?),
            None => None,
        };
        Ok(self.index.lock().page(searcher.as_ref(), &query))
    }

    /// Tries a secret on the tables that it was not tried on yet. Returns the key under which the result
    /// is remembered.
    async fn find_own_tables(&self, secret: &Secret) -> Result<TokenHash, Unavailable> {
        let key = secret.listing_key();
        let (few, last) = self.index.lock().untried(&key);
        let sits = |secret: &Secret, (code, summary): (Code, Arc<Summary>)| {
            let sits = summary.people.contains(&secret.token_at(&code));
            (code, sits)
        };
        let (found, last) = if few.len() <= FEW_TABLES {
            let tried = few.into_iter().map(|table| sits(secret, table));
            (tried.collect(), last)
        } else {
            drop(few);
            let Ok(_permit) = self.many_tables.acquire().await else {
                return Ok(key);
            };
            // Another request with the same secret may have tried them while we waited.
            let (many, last) = self.index.lock().untried(&key);
            let secret = secret.clone();
            let tried = spawn_blocking(move || {
                let tried = many.into_iter().map(|table| sits(&secret, table));
                tried.collect::<Vec<_>>()
            });
            let tried = tried.await;
            (tried.map_err(Unavailable::temporary)?, last)
        };
        self.index.lock().remember(key.clone(), found, last);
        Ok(key)
    }
}

#[cfg(test)]
mod tests {
    use moonhare_rules::Mode;
    use moonhare_store::Memory;

    use super::*;
    use moonhare_rules::StageKind;

    fn secret(name: &str) -> Secret {
        Secret::parse(&format!("secret-of-{name}-{}", "x".repeat(20))).unwrap()
    }

    fn code(number: usize) -> Code {
        Code::of(&number.to_string()).unwrap()
    }

    fn summary(opened: u64, public: bool, people: Vec<TokenHash>) -> Summary {
        Summary {
            mode: Mode::Classic,
            players: people.len(),
            stage: StageKind::Lobby,
            public,
            password: false,
            people,
            opened: Millis(opened),
            last: Millis(opened),
        }
    }

    async fn codes(listing: &Listing, mine: Option<&Secret>, public: bool) -> Vec<Code> {
        let query = ListQuery {
            mine,
            public,
            after: None,
            limit: 1000,
        };
        let page = listing.search(query).await.unwrap();
        page.tables.into_iter().map(|table| table.code).collect()
    }

    #[tokio::test]
    async fn people_find_their_tables_and_nobody_elses() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let listing = Listing::new(store.clone());
        let (ana, bea) = (secret("ana"), secret("bea"));
        for number in 0..300 {
            let mut people = vec![secret(&number.to_string()).token_at(&code(number))];
            if number % 100 == 0 {
                people.push(ana.token_at(&code(number)));
            }
            let summary = summary(number as u64, number % 2 == 1, people);
            listing.put(&code(number), summary).await.unwrap();
        }
        let anas = [code(200), code(100), code(0)];
        assert_eq!(codes(&listing, Some(&ana), false).await, anas);
        assert_eq!(codes(&listing, Some(&bea), false).await, []);
        assert_eq!(codes(&listing, None, true).await.len(), 150);
        // She leaves one, sits down at another, and one is removed.
        let left = summary(100, false, Vec::new());
        listing.put(&code(100), left).await.unwrap();
        let new = summary(
            7,
            false,
            vec![ana.token_at(&code(7)), bea.token_at(&code(7))],
        );
        listing.put(&code(7), new).await.unwrap();
        listing.delete(&code(0)).await.unwrap();
        let anas = [code(200), code(7)];
        assert_eq!(codes(&listing, Some(&ana), false).await, anas);
        assert_eq!(codes(&listing, Some(&bea), false).await, [code(7)]);
        // After a restart it is the same.
        let again = Listing::new(store);
        assert_eq!(codes(&again, Some(&ana), false).await, anas);
    }

    #[tokio::test]
    async fn a_secret_is_tried_once_on_each_table() {
        let listing = Listing::new(Arc::new(Memory::new()));
        let ana = secret("ana");
        for number in 0..500 {
            let summary = summary(1, false, Vec::new());
            listing.put(&code(number), summary).await.unwrap();
        }
        codes(&listing, Some(&ana), false).await;
        assert_eq!(listing.index.lock().untried(&ana.listing_key()).0.len(), 0);
        // A table is not tried again if its people stayed the same.
        let busy = Summary {
            last: Millis(9),
            ..summary(1, true, Vec::new())
        };
        listing.put(&code(3), busy).await.unwrap();
        assert_eq!(listing.index.lock().untried(&ana.listing_key()).0.len(), 0);
        let sits = summary(1, false, vec![ana.token_at(&code(4))]);
        listing.put(&code(4), sits).await.unwrap();
        assert_eq!(listing.index.lock().untried(&ana.listing_key()).0.len(), 1);
    }

    #[tokio::test]
    async fn what_other_nodes_write_is_found_and_what_they_delete_is_not() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let (here, there) = (Listing::new(store.clone()), Listing::new(store.clone()));
        let ana = secret("ana");
        assert_eq!(codes(&here, Some(&ana), true).await, []);
        for number in 0..3 {
            let people = vec![ana.token_at(&code(number))];
            let summary = summary(number as u64, false, people);
            there.put(&code(number), summary).await.unwrap();
        }
        store.delete_entry(code(1).id()).await.unwrap();
        here.refresh().await.unwrap();
        assert_eq!(codes(&here, Some(&ana), true).await, [code(2), code(0)]);
        there.refresh().await.unwrap();
        assert_eq!(codes(&there, Some(&ana), true).await.len(), 2);
    }

    #[tokio::test]
    async fn pages_add_up_to_the_list_and_a_table_is_in_it_once() {
        let listing = Listing::new(Arc::new(Memory::new()));
        let ana = secret("ana");
        for number in 0..47 {
            // Some were opened in the same moment; some are hers, some public, some both.
            let people = if number % 3 == 0 {
                vec![ana.token_at(&code(number))]
            } else {
                Vec::new()
            };
            let summary = summary(number as u64 / 4, number % 2 == 0, people);
            listing.put(&code(number), summary).await.unwrap();
        }
        let whole = codes(&listing, Some(&ana), true).await;
        assert_eq!(
            whole.len(),
            (0..47).filter(|n| n % 3 == 0 || n % 2 == 0).count()
        );
        let (mut parts, mut after) = (Vec::new(), None);
        loop {
            let query = ListQuery {
                mine: Some(&ana),
                public: true,
                after: after.as_ref(),
                limit: 5,
            };
            let page = listing.search(query).await.unwrap();
            assert!(page.tables.len() <= 5);
            parts.extend(page.tables.into_iter().map(|table| table.code));
            let Some(next) = page.next else { break };
            // A position is sent as text and parsed again.
            after = Some(ListPosition::parse(&next.to_string()).unwrap());
        }
        assert_eq!(parts, whole);
    }

    #[tokio::test]
    async fn what_an_older_program_noted_is_found_too() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let ana = secret("ana");
        let old = serde_json::json!({
            "mode": "classic", "players": 1, "stage": "lobby", "public": true, "password": false,
            "people": [ana.token_at(&code(1))], "last": 5,
        });
        let entry = bytes::Bytes::from(old.to_string());
        store.put_entry(code(1).id(), entry).await.unwrap();
        let listing = Listing::new(store);
        assert_eq!(codes(&listing, Some(&ana), false).await, [code(1)]);
        assert_eq!(codes(&listing, None, true).await, [code(1)]);
    }
}
