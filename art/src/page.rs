//! The page of all cards in `docs/cards.md`, written from the source.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::card::Card;
use crate::palette::Palette;

/// Cards side by side.
const COLUMNS: usize = 4;

/// Markdown with every card: picture, title, framing; by palette. Pictures are looked for in
/// `folder`, as seen from the page.
pub fn page(deck: &[&Card], folder: &str) -> String {
    let mut page =
        String::from("# The cards\n\n<!-- Written by `cargo xtask paint --page`. -->\n\n");
    let framings = counted(deck.iter().map(|card| format!("{:?}", card.framing)));
    let styles = counted(deck.iter().map(|card| format!("{:?}", card.style)));
    line(
        &mut page,
        &format!(
            "{} cards. Framings: {framings}. Styles: {styles}.",
            deck.len()
        ),
    );
    for palette in Palette::ALL {
        let cards: Vec<_> = deck.iter().filter(|card| card.palette == palette).collect();
        line(
            &mut page,
            &format!("\n## {} ({})", palette.tones().name, cards.len()),
        );
        for row in cards.chunks(COLUMNS) {
            let cells = |cell: &dyn Fn(&Card) -> String| -> String {
                let cells: Vec<String> = row.iter().map(|card| cell(card)).collect();
                format!("| {} |", cells.join(" | "))
            };
            line(&mut page, "");
            line(
                &mut page,
                &cells(&|card| {
                    format!(
                        "<img src=\"{folder}/{}-small.webp\" alt=\"{}\" width=\"200\">",
                        card.id,
                        title(card)
                    )
                }),
            );
            line(&mut page, &format!("|{}", " :-: |".repeat(row.len())));
            line(
                &mut page,
                &cells(&|card| {
                    format!(
                        "**{}**<br>{}",
                        title(card),
                        spaced(&format!("{:?}", card.framing))
                    )
                }),
            );
        }
    }
    page
}

/// What the English words call the card.
fn title(card: &Card) -> &'static str {
    let words = moonhare_languages::english().card(card.id);
    words.map_or(card.id, |words| words.title.as_str())
}

fn line(page: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(page, "{text}");
}

/// Like `wide 12, side view 9`.
fn counted(names: impl Iterator<Item = String>) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for name in names {
        *counts.entry(spaced(&name)).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| usize::MAX - count);
    let counts: Vec<String> = counts
        .iter()
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    counts.join(", ")
}

/// `SideView` as `side view`.
fn spaced(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}
