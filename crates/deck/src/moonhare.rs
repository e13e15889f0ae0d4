//! The deck that comes with the program: 84 cards, by their names. Their pictures are in the crate
//! `pictures`.

use moonhare_languages::{self as languages, CardWords};

/// Calls a macro with the names of all cards, in the order of their numbers. Whoever embeds their
/// pictures needs no second list.
#[macro_export]
macro_rules! with_card_names {
    ($then:ident) => {
        $then! {
            // Night blue.
            "star_fisher"
            "plank_light"
            "book_stair"
            "weeping_moon"
            "tram_snail"
            "quilt_giant"
            "sky_winder"
            // Butter daylight.
            "rope_elephant"
            "pocket_summer"
            "shadow_kite"
            "field_door"
            "sun_bicycle"
            "cloud_washing"
            "crow_school"
            // Overcast green.
            "door_tree"
            "hedgehog_chess"
            "teapot_train"
            "crane_bridge"
            "thumb_maze"
            "frog_court"
            "castle_pond"
            // Rust desert.
            "dune_ship"
            "sand_city"
            "tortoise_street"
            "cactus_piano"
            "eye_well"
            "noon_circus"
            "sun_cat"
            // Snow.
            "wolf_post"
            "ice_face"
            "snow_globe"
            "bulb_tree"
            "map_bear"
            "dragon_mountain"
            "violin_tracks"
            // Crimson interior.
            "string_city"
            "mask_theatre"
            "spider_king"
            "heart_lock"
            "chess_carousel"
            "coat_wardrobe"
            "lion_shadow"
            // Under water.
            "drowned_parlour"
            "anchor_garden"
            "octopus_band"
            "fishing_fish"
            "jelly_library"
            "storm_bottle"
            "sea_stair"
            // Autumn.
            "candle_forest"
            "leaf_fleet"
            "photo_sweeper"
            "card_inn"
            "mushroom_school"
            "street_accordion"
            "apple_bed"
            // Rose dawn.
            "bird_hair"
            "planet_seller"
            "giraffe_tea"
            "sailing_bed"
            "palm_sunrise"
            "tree_waltz"
            "cliff_harp"
            // Sepia and ink.
            "cage_head"
            "map_mountain"
            "hat_circus"
            "clock_bird"
            "clock_rowers"
            "house_typewriter"
            "head_maze"
            // Spring garden.
            "can_river"
            "caterpillar_train"
            "crescent_pots"
            "letter_nests"
            "cloud_swing"
            "bee_cathedral"
            "seed_parachutes"
            // Violet storm.
            "teacup_storm"
            "whale_village"
            "lightning_graft"
            "umbrella_flight"
            "cloud_castles"
            "violin_bridge"
            "peeling_sky"
        }
    };
}

macro_rules! names {
    ($($name:literal)*) => {
        static NAMES: &[&str] = &[$($name),*];
    };
}
with_card_names!(names);

/// The number of cards in the deck.
pub const CARDS_IN_DECK: u16 = NAMES.len() as u16;

/// The name of a card, which is also the name of its files.
pub fn name(card: u16) -> Option<&'static str> {
    NAMES.get(usize::from(card)).copied()
}

/// What is written about a card in this language, or in the nearest one that has words for it, and
/// which language that is.
pub fn words(card: u16, lang: &str) -> Option<(&'static str, &'static CardWords)> {
    let id = name(card)?;
    let language = languages::nearest(lang).unwrap_or_else(languages::english);
    language
        .lineage()
        .find_map(|language| Some((language.tag(), language.card(id)?)))
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashSet};

    use moonhare_languages::Language;

    use super::*;

    /// The cards that a language has words for. A variant needs words only for some.
    fn cards(language: &Language) -> Vec<(u16, &CardWords)> {
        let words = |card| Some((card, language.card(name(card)?)?));
        (0..CARDS_IN_DECK).filter_map(words).collect()
    }

    #[test]
    fn every_card_has_words_in_every_language() {
        for language in languages::all() {
            let tag = language.tag();
            let cards = cards(language);
            let all = cards.len() == usize::from(CARDS_IN_DECK);
            assert!(all || tag.contains('-'), "{tag} {}", cards.len());
            for (_, words) in cards {
                assert!(words.words.len() >= 24, "{tag} {}", words.title);
                assert!(!words.title.is_empty());
                assert!(
                    (20..=220).contains(&words.description.chars().count()),
                    "{tag} {}",
                    words.title
                );
            }
        }
    }

    #[test]
    fn no_word_stands_twice_on_a_card_or_on_more_than_a_few() {
        for language in languages::all() {
            let tag = language.tag();
            let mut cards_of: BTreeMap<String, usize> = BTreeMap::new();
            for (card, words) in cards(language) {
                let once: HashSet<String> =
                    words.words.iter().map(|word| word.to_lowercase()).collect();
                assert_eq!(once.len(), words.words.len(), "{tag} {:?}", name(card));
                once.into_iter()
                    .for_each(|word| *cards_of.entry(word).or_default() += 1);
            }
            let common: Vec<_> = cards_of.iter().filter(|(_, cards)| **cards > 4).collect();
            assert!(common.is_empty(), "{tag} {common:?}");
        }
    }

    #[test]
    fn a_card_has_words_whatever_the_language() {
        let tag = |lang| words(0, lang).unwrap().0;
        assert_eq!(tag("ro"), "ro");
        assert_eq!(tag("ro-MD"), "ro");
        assert_eq!(tag("xx"), "en");
        assert_eq!(words(CARDS_IN_DECK, "en"), None);
    }

    #[test]
    fn names_are_unique() {
        let names: HashSet<&str> = NAMES.iter().copied().collect();
        assert_eq!(names.len(), NAMES.len());
    }
}
