//! What was told before, so that no clue comes twice.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use parking_lot::RwLock;

use crate::{dice::hash, text};

/// The clues of one table, and what was told at others.
#[derive(Clone, Debug, Default)]
pub struct Said {
    here: HashSet<String>,
    repertoire: Arc<RwLock<Repertoire>>,
}

impl Said {
    pub fn new(repertoire: Arc<RwLock<Repertoire>>) -> Said {
        Said {
            here: HashSet::new(),
            repertoire,
        }
    }

    /// Remembers a clue.
    pub fn note(&mut self, clue: &str) {
        let key = text::key(clue);
        let number = hash(&key);
        if self.here.insert(key) {
            self.repertoire.write().note(number);
        }
    }

    /// Whether a clue was told at this table.
    pub fn contains(&self, clue: &str) -> bool {
        self.here.contains(&text::key(clue))
    }

    /// Whether a clue was told of late, at any table.
    pub fn is_remembered(&self, clue: &str) -> bool {
        self.freshness(clue) > 0.0
    }

    /// How fresh a clue is in memory, at any table: 1 if it was the last one told, 0 if nobody
    /// remembers it.
    pub(crate) fn freshness(&self, clue: &str) -> f32 {
        self.repertoire.read().freshness(hash(&text::key(clue)))
    }
}

/// The latest clues told at all tables of a server. A clue fades as others are told.
#[derive(Clone, Debug, Default)]
pub struct Repertoire {
    /// The hash of each clue, with the number it was last told as.
    told: HashMap<u64, u64>,
    count: u64,
}

/// After this many others, a clue is as good as new.
const MEMORY: u64 = 6000;

impl Repertoire {
    fn note(&mut self, clue: u64) {
        self.count += 1;
        self.told.insert(clue, self.count);
        if self.told.len() as u64 > 2 * MEMORY {
            let oldest = self.count - MEMORY;
            self.told.retain(|_, number| *number > oldest);
        }
    }

    fn freshness(&self, clue: u64) -> f32 {
        let Some(number) = self.told.get(&clue) else {
            return 0.0;
        };
        let since = (self.count - number).min(MEMORY);
        1.0 - since as f32 / MEMORY as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clue_fades_as_others_are_told() {
        let mut repertoire = Repertoire::default();
        repertoire.note(u64::MAX);
        assert_eq!(repertoire.freshness(u64::MAX), 1.0);
        assert_eq!(repertoire.freshness(7), 0.0);
        for clue in 0..MEMORY / 2 {
            repertoire.note(clue);
        }
        assert_eq!(repertoire.freshness(u64::MAX), 0.5);
        for clue in 0..9 * MEMORY {
            repertoire.note(clue);
        }
        assert_eq!(repertoire.freshness(u64::MAX), 0.0);
        assert!(repertoire.told.len() as u64 <= 2 * MEMORY);
    }

    #[test]
    fn tables_of_one_server_hear_of_each_other() {
        let repertoire = Arc::default();
        let (mut one, other) = (Said::new(Arc::clone(&repertoire)), Said::new(repertoire));
        one.note("Time flies");
        one.note("time flies!");
        assert!(one.contains("Time flies") && !other.contains("Time flies"));
        assert_eq!(other.freshness("Time flies"), 1.0);
        assert_eq!(Said::default().freshness("Time flies"), 0.0);
    }
}
