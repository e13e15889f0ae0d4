//! The same clues in every language find their cards equally well.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use moonhare_bots::{Gallery, Lang, Wordbook};
use moonhare_rules::Seed;
use serde::Deserialize;

#[derive(Deserialize)]
struct Clues {
    clue: Vec<Clue>,
}

/// A clue for a card, by language.
#[derive(Deserialize)]
struct Clue {
    card: String,
    #[serde(flatten)]
    texts: BTreeMap<String, String>,
}

impl Clue {
    /// A variant is measured by the clues of its language.
    fn text(&self, lang: Lang) -> &str {
        let main = lang.tag().split('-').next().unwrap();
        &self.texts[main]
    }
}

fn clues() -> Vec<Clue> {
    let clues: Clues = toml::from_str(include_str!("clues.toml")).unwrap();
    clues.clue
}

/// How often the clue's card fits best among six: itself and five others, dealt `BOARDS` times.
fn hit_rate(lang: Lang, table: Lang) -> f64 {
    const BOARDS: u32 = 40;
    let (gallery, book) = (Gallery::moonhare(), Wordbook::moonhare());
    let (mut hits, mut boards) = (0, 0);
    for (number, clue) in (0u32..).zip(clues()) {
        let card = book.place(&clue.card).unwrap();
        let fit = gallery.rank(clue.text(lang), table);
        let mut others: Vec<usize> = (0..book.len()).filter(|other| *other != card).collect();
        for board in 0..BOARDS {
            Seed([7; 32]).shuffle(number * BOARDS + board, &mut others);
            hits += u32::from(others[..5].iter().all(|other| fit[*other] < fit[card]));
            boards += 1;
        }
    }
    f64::from(hits) / f64::from(boards)
}

#[test]
fn every_language_is_understood_nearly_as_well_as_the_best() {
    assert!(clues().len() >= 150);
    let rates: Vec<(&str, f64)> = Lang::all()
        .map(|lang| (lang.tag(), hit_rate(lang, lang)))
        .collect();
    println!("{rates:.3?}");
    let best = rates.iter().map(|(_, rate)| *rate).fold(0.0, f64::max);
    assert!(best > 0.6);
    assert!(
        rates.iter().all(|(_, rate)| *rate >= 0.9 * best),
        "{rates:.3?}"
    );
}

#[test]
fn a_clue_in_another_language_than_the_tables_is_understood() {
    let spanish = Lang::of("es").unwrap();
    for lang in Lang::all() {
        let (at_home, abroad) = (hit_rate(lang, lang), hit_rate(lang, spanish));
        println!("{lang:?} {at_home:.3} {abroad:.3}");
        assert!(abroad >= 0.9 * at_home, "{lang:?} {at_home} {abroad}");
    }
}
