//! The deck, one file a card.
//!
//! To add a card: write `cards/<id>.rs` with a `pub(super) const CARD`, name the module under its
//! palette here, and enter it in [`DECK`] at the same place.

use crate::card::Card;

// Night blue
mod book_stair;
mod plank_light;
mod quilt_giant;
mod sky_winder;
mod star_fisher;
mod tram_snail;
mod weeping_moon;

// Butter daylight
mod cloud_washing;
mod crow_school;
mod field_door;
mod pocket_summer;
mod rope_elephant;
mod shadow_kite;
mod sun_bicycle;

// Overcast green
mod castle_pond;
mod crane_bridge;
mod door_tree;
mod frog_court;
mod hedgehog_chess;
mod teapot_train;
mod thumb_maze;

// Rust desert
mod cactus_piano;
mod dune_ship;
mod eye_well;
mod noon_circus;
mod sand_city;
mod sun_cat;
mod tortoise_street;

// Snow
mod bulb_tree;
mod dragon_mountain;
mod ice_face;
mod map_bear;
mod snow_globe;
mod violin_tracks;
mod wolf_post;

// Crimson interior
mod chess_carousel;
mod coat_wardrobe;
mod heart_lock;
mod lion_shadow;
mod mask_theatre;
mod spider_king;
mod string_city;

// Under water
mod anchor_garden;
mod drowned_parlour;
mod fishing_fish;
mod jelly_library;
mod octopus_band;
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
mod clock_bird;
mod clock_rowers;
mod hat_circus;
mod head_maze;
mod house_typewriter;
mod map_mountain;

// Spring garden
mod bee_cathedral;
mod can_river;
mod caterpillar_train;
mod cloud_swing;
mod crescent_pots;
mod letter_nests;
mod seed_parachutes;

// Violet storm
mod cloud_castles;
mod lightning_graft;
mod peeling_sky;
mod teacup_storm;
mod umbrella_flight;
mod violin_bridge;
mod whale_village;

/// All cards, by palette.
pub const DECK: &[&Card] = &[
    // Night blue
    &star_fisher::CARD,
    &plank_light::CARD,
    &book_stair::CARD,
    &weeping_moon::CARD,
    &tram_snail::CARD,
    &quilt_giant::CARD,
    &sky_winder::CARD,
    // Butter daylight
    &rope_elephant::CARD,
    &pocket_summer::CARD,
    &shadow_kite::CARD,
    &field_door::CARD,
    &sun_bicycle::CARD,
    &cloud_washing::CARD,
    &crow_school::CARD,
    // Overcast green
    &door_tree::CARD,
    &hedgehog_chess::CARD,
    &teapot_train::CARD,
    &crane_bridge::CARD,
    &thumb_maze::CARD,
    &frog_court::CARD,
    &castle_pond::CARD,
    // Rust desert
    &dune_ship::CARD,
    &sand_city::CARD,
    &tortoise_street::CARD,
    &cactus_piano::CARD,
    &eye_well::CARD,
    &noon_circus::CARD,
    &sun_cat::CARD,
    // Snow
    &wolf_post::CARD,
    &ice_face::CARD,
    &snow_globe::CARD,
    &bulb_tree::CARD,
    &map_bear::CARD,
    &dragon_mountain::CARD,
    &violin_tracks::CARD,
    // Crimson interior
    &string_city::CARD,
    &mask_theatre::CARD,
    &spider_king::CARD,
    &heart_lock::CARD,
    &chess_carousel::CARD,
    &coat_wardrobe::CARD,
    &lion_shadow::CARD,
    // Under water
    &drowned_parlour::CARD,
    &anchor_garden::CARD,
    &octopus_band::CARD,
    &fishing_fish::CARD,
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
    &clock_bird::CARD,
    &clock_rowers::CARD,
    &house_typewriter::CARD,
    &head_maze::CARD,
    // Spring garden
    &can_river::CARD,
    &caterpillar_train::CARD,
    &crescent_pots::CARD,
    &letter_nests::CARD,
    &cloud_swing::CARD,
    &bee_cathedral::CARD,
    &seed_parachutes::CARD,
    // Violet storm
    &teacup_storm::CARD,
    &whale_village::CARD,
    &lightning_graft::CARD,
    &umbrella_flight::CARD,
    &cloud_castles::CARD,
    &violin_bridge::CARD,
    &peeling_sky::CARD,
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
            assert!(moonhare_languages::english().card(card.id).is_some());
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
