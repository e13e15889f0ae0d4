//! The same clues in four languages find their cards equally well.

#![allow(clippy::unwrap_used)]

use moonhare_bots::{Gallery, Lang, Wordbook};
use moonhare_rules::Seed;
use serde::Deserialize;

#[derive(Deserialize)]
struct Clues {
    clue: Vec<Clue>,
}

#[derive(Deserialize)]
struct Clue {
    card: String,
    en: String,
    es: String,
    pt: String,
    ro: String,
}

impl Clue {
    fn text(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Es => &self.es,
            Lang::Pt => &self.pt,
            Lang::Ro => &self.ro,
        }
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
    let rates = Lang::ALL.map(|lang| hit_rate(lang, lang));
    let best = rates.into_iter().fold(0.0, f64::max);
    println!("{:?} {rates:.3?}", Lang::ALL);
    assert!(best > 0.6);
    assert!(rates.iter().all(|rate| *rate >= 0.9 * best), "{rates:?}");
}

#[test]
fn a_clue_in_another_language_than_the_tables_is_understood() {
    for lang in Lang::ALL {
        let (at_home, abroad) = (hit_rate(lang, lang), hit_rate(lang, Lang::Es));
        println!("{lang:?} {at_home:.3} {abroad:.3}");
        assert!(abroad >= 0.9 * at_home, "{lang:?} {at_home} {abroad}");
    }
}
