//! The tables of the directory, sorted for searches.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, HashMap, HashSet},
    ops::Bound,
    sync::Arc,
};

use moonhare_table::TokenHash;

use super::{ListEntry, ListPage, ListPosition, ListQuery};
use crate::{Code, secret::Secret, summary::Summary};

/// The most people whose tables are remembered. People whom no table knows are counted apart, so that
/// invented secrets push out nobody who sits somewhere.
pub(super) const MOST_SEARCHERS: usize = 10_000;

#[derive(Debug, Default)]
pub(super) struct Index {
    pub(super) tables: HashMap<Code, Entry>,
    /// The tables that anybody may join.
    public: BTreeSet<ListPosition>,
    /// Each table, by the time when its people last changed.
    by_change: BTreeMap<u64, Code>,
    searchers: HashMap<TokenHash, Searcher>,
    /// The searchers whom no table knows, and those whom some table knows, by their last search.
    by_search: [BTreeMap<u64, TokenHash>; 2],
    /// How many are reading the whole directory.
    readers: usize,
    /// The tables that were deleted while somebody reads the directory, and when.
    deleted: HashMap<Code, u64>,
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
    /// The tables where they sit.
    sits: BTreeSet<ListPosition>,
    /// The tables that know them although they don't sit there.
    known: BTreeSet<ListPosition>,
    /// The secret was tried on every table whose people last changed at this time or before.
    tried_up_to: u64,
    last_search: u64,
}

impl Searcher {
    fn is_known_somewhere(&self) -> bool {
        !self.sits.is_empty() || !self.known.is_empty()
    }
}

/// Tables that a secret must be tried on: those whose people changed after one time and up to another.
#[derive(Debug)]
pub(super) struct Untried {
    after: u64,
    up_to: u64,
    tables: Vec<(u64, Code, Arc<Summary>)>,
}

/// The tables of an [`Untried`] that know the secret.
#[derive(Debug)]
pub(super) struct Tried {
    after: u64,
    pub(super) up_to: u64,
    /// When the table's people changed, the table, and whether the person sits there.
    found: Vec<(u64, Code, bool)>,
}

impl Untried {
    pub(super) fn len(&self) -> usize {
        self.tables.len()
    }

    /// Tries a secret on each of the tables.
    pub(super) fn try_secret(self, secret: &Secret) -> Tried {
        let found = self.tables.into_iter().filter_map(|(at, code, summary)| {
            let token = secret.token_at(&code);
            let sits = summary.people.contains(&token);
            (sits || summary.known.contains(&token)).then_some((at, code, sits))
        });
        Tried {
            after: self.after,
            up_to: self.up_to,
            found: found.collect(),
        }
    }
}

impl Tried {
    /// Adds what was found on the tables that came next.
    pub(super) fn extend(&mut self, next: Tried) {
        self.up_to = next.up_to;
        self.found.extend(next.found);
    }
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
        let before = self.remove(code);
        let people_changed = match &before {
            Some(entry) if entry.summary.same_people(&summary) => entry.people_changed,
            _ => now,
        };
        let entry = Entry {
            summary: Arc::new(summary),
            updated: now,
            people_changed,
        };
        if entry.summary.is_listed_publicly() {
            self.public.insert(entry.position(code));
        }
        self.by_change.insert(people_changed, code.clone());
        self.tables.insert(code.clone(), entry);
    }

    pub(super) fn forget(&mut self, code: &Code) {
        self.clock += 1;
        self.remove(code);
        if self.readers > 0 {
            self.deleted.insert(code.clone(), self.clock);
        }
    }

    fn remove(&mut self, code: &Code) -> Option<Entry> {
        let entry = self.tables.remove(code)?;
        self.public.remove(&entry.position(code));
        self.by_change.remove(&entry.people_changed);
        Some(entry)
    }

    /// Somebody begins to read the directory. Returns the time.
    pub(super) fn begin_reading(&mut self) -> u64 {
        self.readers += 1;
        self.clock
    }

    pub(super) fn end_reading(&mut self) {
        self.readers = self.readers.saturating_sub(1);
        if self.readers == 0 {
            self.deleted.clear();
        }
    }

    /// Puts an entry that was read from the directory. The reading began at `began`. If this node's entry
    /// changed or was deleted after that, what was read may be older, so it's ignored.
    pub(super) fn put_read(&mut self, code: &Code, summary: &Summary, began: u64) {
        let is_news = match self.tables.get(code) {
            Some(entry) => entry.updated <= began && *entry.summary != *summary,
            None => self.deleted.get(code).is_none_or(|at| *at <= began),
        };
        if is_news {
            self.put(code, summary.clone());
        }
    }

    /// Forgets the tables that the directory didn't have. The reading began at `began`, so tables that were
    /// updated after that stay.
    pub(super) fn forget_absent(&mut self, there: &HashSet<&Code>, began: u64) {
        let gone = |(code, entry): (&Code, &Entry)| {
            (entry.updated <= began && !there.contains(code)).then(|| code.clone())
        };
        let gone: Vec<Code> = self.tables.iter().filter_map(gone).collect();
        for code in &gone {
            self.forget(code);
        }
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

    /// Whether an earlier search is remembered under this key.
    pub(super) fn remembers(&self, key: &TokenHash) -> bool {
        self.searchers.contains_key(key)
    }

    /// Some of the tables that the secret was not tried on yet.
    pub(super) fn untried(&self, key: &TokenHash, most: usize) -> Untried {
        let searcher = self.searchers.get(key);
        self.changed_after(searcher.map_or(0, |searcher| searcher.tried_up_to), most)
    }

    /// The tables whose people changed after this time: the first `most` of them, the earliest change
    /// first.
    pub(super) fn changed_after(&self, after: u64, most: usize) -> Untried {
        let changes = self.by_change.range(after + 1..).take(most);
        let mut up_to = after;
        let tables = changes.filter_map(|(change, code)| {
            up_to = *change;
            Some((
                *change,
                code.clone(),
                self.tables.get(code)?.summary.clone(),
            ))
        });
        let tables = tables.collect();
        Untried {
            after,
            up_to,
            tables,
        }
    }

    /// Remembers which tables know a person.
    pub(super) fn remember(&mut self, key: TokenHash, tried: Tried) {
        self.clock += 1;
        let mut searcher = self.searchers.remove(&key).unwrap_or_default();
        let kind = usize::from(searcher.is_known_somewhere());
        self.by_search[kind].remove(&searcher.last_search);

        if tried.up_to > tried.after {
            // Forget what an earlier search found at the tables that were tried now. Those that still
            // know the person are in `found`.
            let Tried { after, up_to, .. } = tried;
            let stays = |position: &ListPosition| {
                let entry = self.tables.get(&position.1);
                entry.is_some_and(|entry| !(after + 1..=up_to).contains(&entry.people_changed))
            };
            searcher.sits.retain(stays);
            searcher.known.retain(stays);
            // If the searcher was pushed out meanwhile, the tables before must be tried again.
            if after <= searcher.tried_up_to {
                searcher.tried_up_to = searcher.tried_up_to.max(up_to);
            }
        }
        for (changed, code, sits) in tried.found {
            let entry = self.tables.get(&code);
            // People may have come and gone since it was tried. Then it will be tried again.
            if let Some(entry) = entry.filter(|entry| entry.people_changed == changed) {
                let tables = if sits {
                    &mut searcher.sits
                } else {
                    &mut searcher.known
                };
                tables.insert(entry.position(&code));
            }
        }

        searcher.last_search = self.clock;
        let same_kind = &mut self.by_search[usize::from(searcher.is_known_somewhere())];
        same_kind.insert(self.clock, key.clone());
        if same_kind.len() > MOST_SEARCHERS
            && let Some((_, idle)) = same_kind.pop_first()
        {
            self.searchers.remove(&idle);
        }
        self.searchers.insert(key, searcher);
    }

    /// The tables that know a person, at most so many, and whether there are more.
    pub(super) fn known_at(&self, key: &TokenHash, most: usize) -> (Vec<Code>, bool) {
        let Some(searcher) = self.searchers.get(key) else {
            return (Vec::new(), false);
        };
        let all = searcher.sits.iter().chain(&searcher.known);
        let mut there = all.filter(|position| self.tables.contains_key(&position.1));
        let some = there.by_ref().take(most);
        let some = some.map(|position| position.1.clone()).collect();
        (some, there.next().is_some())
    }

    pub(super) fn page(&self, key: Option<&TokenHash>, query: &ListQuery<'_>) -> ListPage {
        let none = BTreeSet::new();
        let mine = key
            .and_then(|key| self.searchers.get(key))
            .map_or(&none, |searcher| &searcher.sits);
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
