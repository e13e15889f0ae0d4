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
//!
//! Anybody can invent secrets, and each new one must be tried on all tables. So one thread does that,
//! few may wait for it, and each address may bring only so many new secrets. Whoever gets no turn sees
//! their tables with a later look.

mod index;

use std::{
    cmp::Reverse, collections::HashSet, net::IpAddr, num::NonZeroU32, sync::Arc, time::Duration,
};

use bytes::Bytes;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use moonhare_gate::Gate;
use moonhare_store::{Store, TableId};
use moonhare_table::{Millis, TokenHash};
use parking_lot::Mutex;
use tokio::{sync::OnceCell, task::spawn_blocking};

use crate::{Code, Unavailable, secret::Secret, summary::Summary};

use index::Index;

/// A secret is tried on up to this many tables without leaving the async thread.
const FEW_TABLES: usize = 100;

/// The index is locked for at most this many tables at once, so that others can use it in between.
const TABLES_AT_ONCE: usize = 500;

/// The most tables that one search tries a secret on, about 50 milliseconds of work. The next search
/// goes on from there.
const TRIES_PER_SEARCH: usize = 50_000;

/// How many searches may wait for the thread that tries secrets on many tables, and how long. After a
/// restart everybody's secret is new, so this must be enough for a whole household.
const QUEUE: usize = 64;
const QUEUE_TIMEOUT: Duration = Duration::from_secs(2);

/// How many new secrets of one address are tried on many tables in a minute. It's more than a household
/// has browsers.
const NEW_SECRETS: u32 = 30;

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

/// Somebody who looks for their tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seeker<'a> {
    pub(crate) secret: &'a Secret,
    /// The address that the limits are counted by.
    pub(crate) client: IpAddr,
}

impl Seeker<'_> {
    /// `None` for somebody without a secret: nobody can know them.
    pub(crate) fn of(secret: Option<&Secret>, client: IpAddr) -> Option<Seeker<'_>> {
        secret.map(|secret| Seeker { secret, client })
    }
}

/// The tables that know somebody.
#[derive(Clone, Debug, Default)]
pub(crate) struct KnownAt {
    pub(crate) tables: Vec<Code>,
    /// There are or may be more.
    pub(crate) more: bool,
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
    /// Lists the tables where this person sits.
    pub(crate) mine: Option<Seeker<'a>>,
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
    index: Arc<Mutex<Index>>,
    /// Lets one search at a time try its secret on many tables.
    search_gate: Gate,
    new_secrets: DefaultKeyedRateLimiter<IpAddr>,
}

impl Listing {
    pub(crate) fn new(store: Arc<dyn Store>) -> Listing {
        let new_secrets = NonZeroU32::new(NEW_SECRETS).unwrap_or(NonZeroU32::MIN);
        Listing {
            store,
            read: OnceCell::new(),
            index: Arc::default(),
            search_gate: Gate::new("listing", 1, QUEUE, QUEUE_TIMEOUT),
            new_secrets: RateLimiter::keyed(Quota::per_minute(new_secrets)),
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
        self.new_secrets.retain_recent();
        let reading = Reading::begin(&self.index);
        let entries = self.store.list_entries().await?;
        // There may be very many, and requests must not wait for them.
        let read = spawn_blocking(move || reading.finish(entries)).await;
        read.map_err(Unavailable::temporary)
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
        let key = match query.mine {
            Some(seeker) => Some(self.find_own_tables(seeker).await.0),
            None => None,
        };
        Ok(self.index.lock().page(key.as_ref(), &query))
    }

    /// The tables that know somebody, whether or not they sit there; at most so many.
    pub(crate) async fn known_at(
        &self,
        seeker: Seeker<'_>,
        most: usize,
    ) -> Result<KnownAt, Unavailable> {
        self.ensure_read().await?;
        let (key, tried_all) = self.find_own_tables(seeker).await;
        let (tables, more) = self.index.lock().known_at(&key, most);
        Ok(KnownAt {
            tables,
            more: more || !tried_all,
        })
    }

    /// Tries a secret on the tables that it was not tried on yet. Returns the key under which the result
    /// is remembered, and whether the secret was tried on all tables.
    async fn find_own_tables(&self, seeker: Seeker<'_>) -> (TokenHash, bool) {
        let key = seeker.secret.listing_key();
        let (untried, is_new) = {
            let index = self.index.lock();
            (index.untried(&key, FEW_TABLES + 1), !index.remembers(&key))
        };
        if untried.len() <= FEW_TABLES {
            let tried = untried.try_secret(seeker.secret);
            self.index.lock().remember(key.clone(), tried);
            return (key, true);
        }
        if is_new && self.new_secrets.check_key(&seeker.client).is_err() {
            return (key, false);
        }
        let (index, secret) = (self.index.clone(), seeker.secret.clone());
        let search = self
            .search_gate
            .pass(move || try_on_many_tables(&index, &secret));
        let tried_all = search.await.unwrap_or(false);
        (key, tried_all)
    }
}

/// Tries a secret on many tables, and remembers the result. Returns whether it was tried on all tables.
fn try_on_many_tables(index: &Mutex<Index>, secret: &Secret) -> bool {
    let key = secret.listing_key();
    let untried = index.lock().untried(&key, TABLES_AT_ONCE);
    let mut last = untried.len();
    let mut tries = last;
    let mut tried = untried.try_secret(secret);
    while last == TABLES_AT_ONCE && tries < TRIES_PER_SEARCH {
        let untried = index.lock().changed_after(tried.up_to, TABLES_AT_ONCE);
        last = untried.len();
        tries += last;
        tried.extend(untried.try_secret(secret));
    }
    index.lock().remember(key, tried);
    last < TABLES_AT_ONCE
}

/// A reading of the whole directory that is under way.
struct Reading {
    index: Arc<Mutex<Index>>,
    began: u64,
}

impl Reading {
    fn begin(index: &Arc<Mutex<Index>>) -> Reading {
        Reading {
            index: index.clone(),
            began: index.lock().begin_reading(),
        }
    }

    /// Puts into the index what was read. Returns every table whose entry can be parsed.
    fn finish(self, entries: Vec<(TableId, Bytes)>) -> Vec<(Code, Summary)> {
        let parse = |(id, entry): (TableId, Bytes)| Some((Code::from(id), Summary::parse(&entry)?));
        let entries: Vec<_> = entries.into_iter().filter_map(parse).collect();
        for some in entries.chunks(TABLES_AT_ONCE) {
            let mut index = self.index.lock();
            for (code, summary) in some {
                index.put_read(code, summary, self.began);
            }
        }
        let there = entries.iter().map(|(code, _)| code).collect::<HashSet<_>>();
        self.index.lock().forget_absent(&there, self.began);
        entries
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        self.index.lock().end_reading();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use moonhare_rules::{Mode, StageKind};
    use moonhare_store::Memory;

    use super::{index::MOST_SEARCHERS, *};

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
            known: Vec::new(),
            opened: Millis(opened),
            last: Millis(opened),
        }
    }

    /// The address of a household.
    fn house(number: u8) -> IpAddr {
        [127, 0, 0, number].into()
    }

    /// `count` tables with one person each.
    async fn tables(listing: &Listing, count: usize) {
        for number in 0..count {
            let person = secret(&number.to_string());
            let summary = summary(1, false, vec![person.token_at(&code(number))]);
            listing.put(&code(number), summary).await.unwrap();
        }
    }

    async fn codes(listing: &Listing, mine: Option<&Secret>, public: bool) -> Vec<Code> {
        codes_at(house(1), listing, mine, public).await
    }

    async fn codes_at(
        house: IpAddr,
        listing: &Listing,
        mine: Option<&Secret>,
        public: bool,
    ) -> Vec<Code> {
        let query = ListQuery {
            mine: Seeker::of(mine, house),
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

    fn untried(listing: &Listing, who: &Secret) -> usize {
        let index = listing.index.lock();
        index.untried(&who.listing_key(), usize::MAX).len()
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
        assert_eq!(untried(&listing, &ana), 0);
        // A table is not tried again if its people stayed the same.
        let busy = Summary {
            last: Millis(9),
            ..summary(1, true, Vec::new())
        };
        listing.put(&code(3), busy).await.unwrap();
        assert_eq!(untried(&listing, &ana), 0);
        let sits = summary(1, false, vec![ana.token_at(&code(4))]);
        listing.put(&code(4), sits).await.unwrap();
        assert_eq!(untried(&listing, &ana), 1);
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
                mine: Seeker::of(Some(&ana), house(1)),
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

    #[tokio::test]
    async fn a_secret_is_tried_on_more_tables_than_are_collected_at_once() {
        let listing = Listing::new(Arc::new(Memory::new()));
        let many = 3 * TABLES_AT_ONCE;
        tables(&listing, many + 7).await;
        let ana = secret("ana");
        let hers = [0, TABLES_AT_ONCE - 1, TABLES_AT_ONCE, many, many + 6];
        for number in hers {
            let sits = summary(number as u64, false, vec![ana.token_at(&code(number))]);
            listing.put(&code(number), sits).await.unwrap();
        }
        let found = codes(&listing, Some(&ana), false).await;
        let latest_first = hers.iter().rev().map(|number| code(*number));
        assert_eq!(found, latest_first.collect::<Vec<_>>());
        assert_eq!(untried(&listing, &ana), 0);
    }

    #[tokio::test]
    async fn many_tables_are_not_read_or_tried_on_the_async_thread() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let listing = Listing::new(store.clone());
        tables(&listing, 2000).await;
        listing.ensure_read().await.unwrap();
        assert!(listing.refresh().now_or_never().is_none());
        let ana = secret("ana");
        let seeker = Seeker::of(Some(&ana), house(1)).unwrap();
        assert!(listing.find_own_tables(seeker).now_or_never().is_none());
    }

    #[tokio::test]
    async fn one_address_brings_only_so_many_new_secrets() {
        let listing = Listing::new(Arc::new(Memory::new()));
        tables(&listing, 2 * FEW_TABLES).await;
        // A household of twelve after a restart: everybody finds their table.
        for number in 0..12 {
            let person = secret(&number.to_string());
            let found = codes(&listing, Some(&person), false).await;
            assert_eq!(found, [code(number)]);
        }
        for number in 12..NEW_SECRETS as usize {
            codes(&listing, Some(&secret(&format!("nobody-{number}"))), false).await;
        }
        let late = secret("50");
        assert_eq!(codes(&listing, Some(&late), false).await, []);
        assert_eq!(untried(&listing, &late), 2 * FEW_TABLES);
        // Nobody else notices: neither those who looked before, nor other addresses.
        let first = codes(&listing, Some(&secret("0")), false).await;
        assert_eq!(first, [code(0)]);
        let elsewhere = codes_at(house(2), &listing, Some(&late), false).await;
        assert_eq!(elsewhere, [code(50)]);
    }

    #[tokio::test]
    async fn invented_secrets_push_out_nobody_whom_a_table_knows() {
        let listing = Listing::new(Arc::new(Memory::new()));
        tables(&listing, 1).await;
        let ana = secret("0");
        assert_eq!(codes(&listing, Some(&ana), false).await, [code(0)]);
        let invented = |number: usize| secret(&format!("nobody-{number}"));
        for number in 0..=MOST_SEARCHERS {
            codes(&listing, Some(&invented(number)), false).await;
        }
        let index = listing.index.lock();
        assert!(index.remembers(&ana.listing_key()));
        assert!(!index.remembers(&invented(0).listing_key()));
        assert!(index.remembers(&invented(1).listing_key()));
    }

    /// The clock is paused, so the wait for a turn takes no time.
    #[tokio::test(start_paused = true)]
    async fn who_gets_no_turn_finds_their_tables_later() {
        let listing = Listing::new(Arc::new(Memory::new()));
        tables(&listing, 2 * FEW_TABLES).await;
        let (let_go, until) = std::sync::mpsc::channel::<()>();
        let busy = listing.search_gate.pass(move || until.recv().is_err());
        let busy = std::pin::pin!(busy);
        let mut busy = busy.fuse();
        assert!((&mut busy).now_or_never().is_none());
        let (ana, bea) = (secret("7"), secret("8"));
        let both = tokio::join!(
            codes(&listing, Some(&ana), false),
            codes(&listing, Some(&bea), false)
        );
        assert_eq!(both, (Vec::new(), Vec::new()));
        // The thread becomes free a moment after its answer, so that wait needs real time.
        tokio::time::resume();
        drop(let_go);
        assert_eq!(busy.await, Ok(true));
        assert_eq!(codes(&listing, Some(&ana), false).await, [code(7)]);
    }

    #[tokio::test]
    async fn a_table_that_was_deleted_while_the_directory_was_read_stays_away() {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let listing = Listing::new(store.clone());
        tables(&listing, 2).await;
        let reading = Reading::begin(&listing.index);
        let entries = store.list_entries().await.unwrap();
        listing.delete(&code(0)).await.unwrap();
        reading.finish(entries);
        assert!(!listing.knows(&code(0)) && listing.knows(&code(1)));
        // Another node opens it again.
        Listing::new(store)
            .put(&code(0), summary(2, false, Vec::new()))
            .await
            .unwrap();
        listing.refresh().await.unwrap();
        assert!(listing.knows(&code(0)));
    }

    #[tokio::test]
    async fn tables_that_know_somebody_without_a_seat_are_found_for_them_alone() {
        let listing = Listing::new(Arc::new(Memory::new()));
        let (ana, bea) = (secret("ana"), secret("bea"));
        for number in 0..3 {
            let (hers, others) = (ana.token_at(&code(number)), bea.token_at(&code(number)));
            let summary = Summary {
                known: vec![hers],
                ..summary(number as u64, false, vec![others])
            };
            listing.put(&code(number), summary).await.unwrap();
        }
        assert_eq!(codes(&listing, Some(&ana), false).await, []);
        let known_at = async |who, most| {
            let seeker = Seeker::of(Some(who), house(1)).unwrap();
            let known_at = listing.known_at(seeker, most).await.unwrap();
            (known_at.tables.len(), known_at.more)
        };
        assert_eq!(known_at(&ana, 3).await, (3, false));
        assert_eq!(known_at(&ana, 2).await, (2, true));
        assert_eq!(known_at(&bea, 3).await, (3, false));
        // She departs from one of them.
        let without = summary(1, false, vec![bea.token_at(&code(1))]);
        listing.put(&code(1), without).await.unwrap();
        assert_eq!(known_at(&ana, 3).await, (2, false));
        assert_eq!(known_at(&bea, 3).await, (3, false));
    }
}
