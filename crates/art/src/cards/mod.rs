//! The deck, one file a card.
//!
//! To add a card: write `cards/<id>.rs` with a `pub(super) const CARD`, name the module under its
//! palette here, and enter it in [`DECK`] at the same place.

use crate::card::Card;

// Night blue
mod book_stair;
mod plank_light;
mod quilt_giant;
mod star_fisher;
mod weeping_moon;

// Butter daylight
mod field_door;
mod pocket_summer;
mod rope_elephant;
mod shadow_kite;

// Overcast green
mod castle_pond;
mod door_tree;

// Rust desert
mod eye_well;

// Snow
mod bulb_tree;

// Crimson interior
mod lion_shadow;
mod string_city;

// Under water
mod drowned_parlour;
mod jelly_library;
mod sea_stair;
mod storm_bottle;

// Autumn
mod apple_bed;
mod candle_forest;
mod card_inn;
mod leaf_fleet;
mod mushroom_school;
mod photo_sweeper;
mod street_accordion;

// Rose dawn
mod bird_hair;
mod cliff_harp;
mod giraffe_tea;
mod palm_sunrise;
mod planet_seller;
mod sailing_bed;
mod tree_waltz;

// Sepia and ink
mod cage_head;
mod hat_circus;
mod map_mountain;

// Spring garden
mod cloud_swing;

// Violet storm
mod teacup_storm;
mod whale_village;

/// All cards, by palette.
pub const DECK: &[&Card] = &[
    // Night blue
    &star_fisher::CARD,
    &plank_light::CARD,
    &book_stair::CARD,
    &weeping_moon::CARD,
    &quilt_giant::CARD,
    // Butter daylight
    &rope_elephant::CARD,
    &pocket_summer::CARD,
    &shadow_kite::CARD,
    &field_door::CARD,
    // Overcast green
    &door_tree::CARD,
    &castle_pond::CARD,
    // Rust desert
    &eye_well::CARD,
    // Snow
    &bulb_tree::CARD,
    // Crimson interior
    &string_city::CARD,
    &lion_shadow::CARD,
    // Under water
    &drowned_parlour::CARD,
    &jelly_library::CARD,
    &storm_bottle::CARD,
    &sea_stair::CARD,
    // Autumn
    &candle_forest::CARD,
    &leaf_fleet::CARD,
    &photo_sweeper::CARD,
    &card_inn::CARD,
    &mushroom_school::CARD,
    &street_accordion::CARD,
    &apple_bed::CARD,
    // Rose dawn
    &bird_hair::CARD,
    &planet_seller::CARD,
    &giraffe_tea::CARD,
    &sailing_bed::CARD,
    &palm_sunrise::CARD,
    &tree_waltz::CARD,
    &cliff_harp::CARD,
    // Sepia and ink
    &cage_head::CARD,
    &map_mountain::CARD,
    &hat_circus::CARD,
    // Spring garden
    &cloud_swing::CARD,
    // Violet storm
    &teacup_storm::CARD,
    &whale_village::CARD,
];

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};
    use std::path::Path;

    use super::*;
    use crate::card::Style;
    use crate::palette::Palette;

    #[test]
    fn ids_are_unique_and_fit_for_file_names() {
        let mut seen = HashSet::new();
        for card in DECK {
            assert!(seen.insert(card.id), "{} is there twice", card.id);
            let fit = |c: char| c.is_ascii_lowercase() || c == '_';
            assert!(card.id.chars().all(fit), "{}", card.id);
            assert!(!card.title.is_empty());
        }
    }

    #[test]
    fn every_card_file_is_in_the_deck() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cards");
        let mut files = HashSet::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
            if stem != "mod" {
                files.insert(stem);
            }
        }
        let ids: HashSet<String> = DECK.iter().map(|c| c.id.to_owned()).collect();
        assert_eq!(files, ids);
    }

    #[test]
    fn no_palette_or_accent_is_overdrawn() {
        let mut of_palette: HashMap<Palette, usize> = HashMap::new();
        let mut of_style: HashMap<Style, usize> = HashMap::new();
        for card in DECK {
            *of_palette.entry(card.palette).or_default() += 1;
            *of_style.entry(card.style).or_default() += 1;
        }
        for (palette, n) in of_palette {
            assert!(n <= 7, "{n} cards in {}", palette.tones().name);
        }
        for accent in [Style::Watercolour, Style::Paper] {
            assert!(
                of_style.get(&accent).copied().unwrap_or(0) <= 10,
                "{accent:?}"
            );
        }
    }

    #[test]
    fn cards_of_a_palette_stand_together() {
        let order: Vec<Palette> = DECK.iter().map(|c| c.palette).collect();
        let mut runs = order.clone();
        runs.dedup();
        let different: HashSet<Palette> = order.into_iter().collect();
        assert_eq!(runs.len(), different.len());
    }
}
