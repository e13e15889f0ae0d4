//! The tables of the directory, sorted for searches.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, HashMap},
    ops::Bound,
    sync::Arc,
};

use moonhare_table::TokenHash;

use super::{ListEntry, ListPage, ListPosition, ListQuery};
use crate::{Code, summary::Summary};

/// The most tables that one search tries a secret on. The next search goes on from there.
const TRIES_PER_SEARCH: usize = 50_000;

/// The most people whose tables are remembered.
const MOST_SEARCHERS: usize = 10_000;

#[derive(Debug, Default)]
pub(super) struct Index {
    pub(super) tables: HashMap<Code, Entry>,
    /// The tables that anybody may join.
    public: BTreeSet<ListPosition>,
    /// Each table, by the time when its people last changed.
    by_change: BTreeMap<u64, Code>,
    searchers: HashMap<TokenHash, Searcher>,
    /// Counts updates and searches. All times here are values of it.
    pub(super) clock: u64,
}

#[derive(Debug)]
pub(super) struct Entry {
    pub(super) summary: Arc<Summary>,
    pub(super) updated: u64,
    people_changed: u64,
}

/// A person who searched for their tables.
#[derive(Debug, Default)]
struct Searcher {
    tables: BTreeSet<ListPosition>,
    /// The secret was tried on every table whose people last changed at this time or before.
    tried_up_to: u64,
    last_search: u64,
}

impl Entry {
    fn position(&self, code: &Code) -> ListPosition {
        ListPosition(Reverse(self.summary.opened), code.clone())
    }
}

impl Index {
    pub(super) fn put(&mut self, code: &Code, summary: Summary) {
        self.clock += 1;
        let now = self.clock;
        let before = self.forget(code);
        let people_changed = match &before {
            Some(entry) if entry.summary.people == summary.people => entry.people_changed,
            _ => now,
        };
        let entry = Entry {
            summary: Arc::new(summary),
            updated: now,
            people_changed,
        };
        if entry.summary.is_public() {
            self.public.insert(entry.position(code));
        }
        self.by_change.insert(people_changed, code.clone());
        self.tables.insert(code.clone(), entry);
    }

    pub(super) fn forget(&mut self, code: &Code) -> Option<Entry> {
        let entry = self.tables.remove(code)?;
        self.public.remove(&entry.position(code));
        self.by_change.remove(&entry.people_changed);
        Some(entry)
    }

    fn entry_at(&self, position: &ListPosition, mine: bool) -> Option<ListEntry> {
        let entry = self.tables.get(&position.1)?;
        Some(ListEntry {
            position: position.clone(),
            code: position.1.clone(),
            summary: entry.summary.clone(),
            mine,
        })
    }

    /// The tables that the secret was not tried on yet, and the time of the last change among them.
    pub(super) fn untried(&self, searcher: &TokenHash) -> (Vec<(Code, Arc<Summary>)>, u64) {
        let tried = self
            .searchers
            .get(searcher)
            .map_or(0, |searcher| searcher.tried_up_to);
        let changes = self.by_change.range(tried + 1..).take(TRIES_PER_SEARCH);
        let mut last = tried;
        let tables = changes.filter_map(|(change, code)| {
            last = *change;
            Some((code.clone(), self.tables.get(code)?.summary.clone()))
        });
        (tables.collect(), last)
    }

    /// Remembers at which of the tables a person sits. `tried` is the time that [`Index::untried`] gave.
    pub(super) fn remember(&mut self, key: TokenHash, found: Vec<(Code, bool)>, tried: u64) {
        self.clock += 1;
        if self.searchers.len() >= MOST_SEARCHERS && !self.searchers.contains_key(&key) {
            let idle = self
                .searchers
                .iter()
                .min_by_key(|(_, searcher)| searcher.last_search);
            if let Some(idle) = idle.map(|(key, _)| key.clone()) {
                self.searchers.remove(&idle);
            }
        }
        let searcher = self.searchers.entry(key).or_default();
        searcher.last_search = self.clock;
        searcher.tried_up_to = searcher.tried_up_to.max(tried);
        for (code, sits) in found {
            searcher.tables.retain(|position| position.1 != code);
            if sits && let Some(entry) = self.tables.get(&code) {
                searcher.tables.insert(entry.position(&code));
            }
        }
        searcher
            .tables
            .retain(|position| self.tables.contains_key(&position.1));
    }

    pub(super) fn page(&self, searcher: Option<&TokenHash>, query: &ListQuery<'_>) -> ListPage {
        let none = BTreeSet::new();
        let mine = searcher
            .and_then(|searcher| self.searchers.get(searcher))
            .map_or(&none, |searcher| &searcher.tables);
        let public = if query.public { &self.public } else { &none };
        let from = query.after.map_or(Bound::Unbounded, Bound::Excluded);
        let range = (from, Bound::Unbounded);
        let mut mine = mine.range::<ListPosition, _>(range).peekable();
        let mut others = public.range::<ListPosition, _>(range).peekable();
        let mut tables = Vec::new();
        let mut next = None;
        loop {
            let position = match (mine.peek(), others.peek()) {
                (None, None) => break,
                (Some(own), other) if other.is_none_or(|other| own <= other) => {
                    if other == Some(own) {
                        others.next();
                    }
                    mine.next().map(|position| (position, true))
                }
                _ => others.next().map(|position| (position, false)),
            };
            let Some(entry) = position.and_then(|(position, mine)| self.entry_at(position, mine))
            else {
                continue;
            };
            if tables.len() == query.limit {
                next = tables.last().map(|last: &ListEntry| last.position.clone());
                break;
            }
            tables.push(entry);
        }
        ListPage { tables, next }
    }
}
