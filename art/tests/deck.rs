//! The deck as it is shipped: `decks/moonhare/pictures` against the source.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::{
    collections::{BTreeSet, HashSet},
    fs,
    path::PathBuf,
};

use moonhare_art::{
    cards::DECK,
    likeness::{SAME_CARD, likeness, repaint_likeness},
    page::page,
    picture::Picture,
    release::{SIZES, read_webp},
};
use rayon::prelude::*;

/// Two cards are at most this alike: far from the 0.9 of a repaint of the same card, and what two
/// noises of the same kind have that show nothing at all (`likeness::tests`).
const TWO_CARDS: f32 = 0.5;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn file(id: &str, suffix: &str) -> Vec<u8> {
    let path = root().join(format!("decks/moonhare/pictures/{id}{suffix}.webp"));
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_card_is_shipped_in_both_sizes_and_nothing_else_is() {
    let mut names = BTreeSet::new();
    for card in DECK {
        for size in SIZES {
            let picture = read_webp(&file(card.id, size.suffix)).unwrap();
            assert_eq!(
                (picture.width, picture.height),
                (size.width, size.height),
                "{}",
                card.id
            );
            names.insert(format!("{}{}.webp", card.id, size.suffix));
        }
    }
    let there: BTreeSet<String> = fs::read_dir(root().join("decks/moonhare/pictures"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(there, names);
}

#[test]
fn no_two_cards_look_alike() {
    let small: Vec<(&str, Picture)> = DECK
        .par_iter()
        .map(|card| {
            (
                card.id,
                read_webp(&file(card.id, "-small")).unwrap().resized(60, 90),
            )
        })
        .collect();
    let mut alike: Vec<(f32, &str, &str)> = Vec::new();
    for (n, (one, a)) in small.iter().enumerate() {
        for (other, b) in &small[..n] {
            alike.push((likeness(a, b), one, other));
        }
    }
    alike.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!("most alike: {:.2?}", &alike[..10.min(alike.len())]);
    assert!(alike[0].0 < TWO_CARDS, "{:.2?}", &alike[..5]);
}

#[test]
fn one_of_each_style_painted_anew_is_like_the_shipped_one() {
    let mut styles = HashSet::new();
    for card in DECK.iter().filter(|card| styles.insert(card.style)) {
        let likeness = repaint_likeness(card, 320, &file(card.id, "-small")).unwrap();
        println!("{}: {likeness:.2}", card.id);
        assert!(likeness > SAME_CARD, "{}: {likeness}", card.id);
    }
}

#[test]
fn the_page_of_all_cards_is_up_to_date() {
    let there = fs::read_to_string(root().join("docs/cards.md")).unwrap();
    let now = page(DECK, "../decks/moonhare/pictures");
    assert!(
        there == now,
        "`cargo xtask paint --page` writes docs/cards.md"
    );
}
