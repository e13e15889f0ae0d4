//! Similarity of spelling, for words that no lexicon explains.

use std::collections::HashMap;

/// Words by their trigrams.
#[derive(Debug, Default)]
pub(crate) struct Grams {
    words: HashMap<[char; 3], Vec<u32>>,
    /// The number of trigrams of each word.
    lengths: Vec<u8>,
}

/// Below this, words are not similar.
const ALIKE: f32 = 0.5;

impl Grams {
    /// Words are numbered in the order they are added.
    pub(crate) fn add(&mut self, word: &str) {
        let place = self.lengths.len() as u32;
        let runs = runs(word);
        self.lengths.push(runs.len().min(255) as u8);
        for run in runs {
            self.words.entry(run).or_default().push(place);
        }
    }

    /// The numbers of similarly spelt words, with their similarity (Dice).
    pub(crate) fn alike(&self, word: &str) -> Vec<(usize, f32)> {
        let own = runs(word);
        let mut shared: HashMap<u32, u8> = HashMap::new();
        for run in &own {
            for place in self.words.get(run).into_iter().flatten() {
                let count = shared.entry(*place).or_default();
                *count = count.saturating_add(1);
            }
        }
        let mut alike: Vec<(usize, f32)> = shared
            .into_iter()
            .map(|(place, shared)| {
                let place = place as usize;
                let sizes = own.len() as f32 + f32::from(self.lengths[place]);
                (place, 2.0 * f32::from(shared) / sizes)
            })
            .filter(|(_, likeness)| *likeness >= ALIKE)
            .collect();
        alike.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        alike
    }
}

/// The trigrams of a word with its edges marked, each once. Long words are cut, because they come
/// from outside.
fn runs(word: &str) -> Vec<[char; 3]> {
    let marked: Vec<char> = std::iter::once('^')
        .chain(word.chars().take(40))
        .chain(std::iter::once('$'))
        .collect();
    let mut runs: Vec<[char; 3]> = marked.windows(3).map(|w| [w[0], w[1], w[2]]).collect();
    runs.sort_unstable();
    runs.dedup();
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_most_like_itself() {
        let mut grams = Grams::default();
        for word in ["lantern", "lanterns", "latent", "moon"] {
            grams.add(word);
        }
        let alike = grams.alike("lantern");
        assert_eq!(alike[0], (0, 1.0));
        assert_eq!(alike[1].0, 1);
        assert!(alike.iter().all(|(place, _)| *place != 3));
    }
}
