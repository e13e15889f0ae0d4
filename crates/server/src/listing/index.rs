//! The tables of the directory, in the orders in which they are looked for.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, HashMap},
    ops::Bound,
    sync::Arc,
};

use moonhare_table::TokenHash;

use super::{Listed, Page, Place, Wanted};
use crate::{Code, summary::Summary};

/// How many tables one search tries a secret on. The next search continues from there.
const TRIED: usize = 50_000;

/// How many people's tables are remembered.
const SEEKERS: usize = 10_000;

#[derive(Debug, Default)]
pub(super) struct Index {
    pub(super) tables: HashMap<Code, Entry>,
    /// Those that anybody may join.
    public: BTreeSet<Place>,
    /// Tables by the number of the update in which their people last changed.
    changed: BTreeMap<u64, Code>,
    seekers: HashMap<TokenHash, Seeker>,
    /// Counts updates and searches.
    pub(super) heard: u64,
}

#[derive(Debug)]
pub(super) struct Entry {
    pub(super) summary: Arc<Summary>,
    pub(super) heard: u64,
    changed: u64,
}

/// Somebody who looked for their tables.
#[derive(Debug, Default)]
struct Seeker {
    tables: BTreeSet<Place>,
    /// The secret has been tried on all changes up to this one.
    tried: u64,
    looked: u64,
}

impl Entry {
    fn place(&self, code: &Code) -> Place {
        Place(Reverse(self.summary.opened), code.clone())
    }
}

impl Index {
    pub(super) fn put(&mut self, code: &Code, summary: Summary) {
        self.heard += 1;
        let heard = self.heard;
        let before = self.forget(code);
        let changed = match &before {
            Some(entry) if entry.summary.people == summary.people => entry.changed,
            _ => heard,
        };
        let entry = Entry {
            summary: Arc::new(summary),
            heard,
            changed,
        };
        if entry.summary.is_public() {
            self.public.insert(entry.place(code));
        }
        self.changed.insert(changed, code.clone());
        self.tables.insert(code.clone(), entry);
    }

    pub(super) fn forget(&mut self, code: &Code) -> Option<Entry> {
        let entry = self.tables.remove(code)?;
        self.public.remove(&entry.place(code));
        self.changed.remove(&entry.changed);
        Some(entry)
    }

    fn listed(&self, place: &Place, mine: bool) -> Option<Listed> {
        let entry = self.tables.get(&place.1)?;
        Some(Listed {
            place: place.clone(),
            code: place.1.clone(),
            summary: entry.summary.clone(),
            mine,
        })
    }

    /// Tables that the secret has not been tried on, and the number of the last change among them.
    pub(super) fn untried(&self, seeker: &TokenHash) -> (Vec<(Code, Arc<Summary>)>, u64) {
        let tried = self.seekers.get(seeker).map_or(0, |seeker| seeker.tried);
        let news = self.changed.range(tried + 1..).take(TRIED);
        let mut last = tried;
        let tables = news.filter_map(|(change, code)| {
            last = *change;
            Some((code.clone(), self.tables.get(code)?.summary.clone()))
        });
        (tables.collect(), last)
    }

    pub(super) fn remember(&mut self, key: TokenHash, found: Vec<(Code, bool)>, tried: u64) {
        self.heard += 1;
        if self.seekers.len() >= SEEKERS && !self.seekers.contains_key(&key) {
            let idle = self.seekers.iter().min_by_key(|(_, seeker)| seeker.looked);
            if let Some(idle) = idle.map(|(key, _)| key.clone()) {
                self.seekers.remove(&idle);
            }
        }
        let seeker = self.seekers.entry(key).or_default();
        seeker.looked = self.heard;
        seeker.tried = seeker.tried.max(tried);
        for (code, sits) in found {
            seeker.tables.retain(|place| place.1 != code);
            if sits && let Some(entry) = self.tables.get(&code) {
                seeker.tables.insert(entry.place(&code));
            }
        }
        seeker
            .tables
            .retain(|place| self.tables.contains_key(&place.1));
    }

    pub(super) fn page(&self, seeker: Option<&TokenHash>, wanted: &Wanted<'_>) -> Page {
        let none = BTreeSet::new();
        let mine = seeker
            .and_then(|seeker| self.seekers.get(seeker))
            .map_or(&none, |seeker| &seeker.tables);
        let public = if wanted.public { &self.public } else { &none };
        let from = wanted.after.map_or(Bound::Unbounded, Bound::Excluded);
        let range = (from, Bound::Unbounded);
        let mut mine = mine.range::<Place, _>(range).peekable();
        let mut others = public.range::<Place, _>(range).peekable();
        let mut tables = Vec::new();
        let mut next = None;
        loop {
            let place = match (mine.peek(), others.peek()) {
                (None, None) => break,
                (Some(own), other) if other.is_none_or(|other| own <= other) => {
                    if other == Some(own) {
                        others.next();
                    }
                    mine.next().map(|place| (place, true))
                }
                _ => others.next().map(|place| (place, false)),
            };
            let Some(listed) = place.and_then(|(place, mine)| self.listed(place, mine)) else {
                continue;
            };
            if tables.len() == wanted.most {
                next = tables.last().map(|last: &Listed| last.place.clone());
                break;
            }
            tables.push(listed);
        }
        Page { tables, next }
    }
}
