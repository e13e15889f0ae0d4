//! The deck that comes with the program: 84 cards, their pictures embedded.

use std::{fmt::Write, sync::LazyLock};

use moonhare_languages::{self as languages, CardWords};
use sha2::{Digest, Sha256};

/// How large a picture is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 320 × 480, for a hand or a board on a phone.
    Small,
    /// 800 × 1200, to fill a screen.
    Large,
}

/// A card by its name.
struct Entry {
    id: &'static str,
    small: &'static [u8],
    large: &'static [u8],
}

macro_rules! card {
    ($id:literal) => {
        Entry {
            id: $id,
            small: include_bytes!(concat!(
                "../../../decks/moonhare/pictures/",
                $id,
                "-small.webp"
            )),
            large: include_bytes!(concat!("../../../decks/moonhare/pictures/", $id, ".webp")),
        }
    };
}

static CARDS: [Entry; 84] = [
    // Night blue.
    card!("star_fisher"),
    card!("plank_light"),
    card!("book_stair"),
    card!("weeping_moon"),
    card!("tram_snail"),
    card!("quilt_giant"),
    card!("sky_winder"),
    // Butter daylight.
    card!("rope_elephant"),
    card!("pocket_summer"),
    card!("shadow_kite"),
    card!("field_door"),
    card!("sun_bicycle"),
    card!("cloud_washing"),
    card!("crow_school"),
    // Overcast green.
    card!("door_tree"),
    card!("hedgehog_chess"),
    card!("teapot_train"),
    card!("crane_bridge"),
    card!("thumb_maze"),
    card!("frog_court"),
    card!("castle_pond"),
    // Rust desert.
    card!("dune_ship"),
    card!("sand_city"),
    card!("tortoise_street"),
    card!("cactus_piano"),
    card!("eye_well"),
    card!("noon_circus"),
    card!("sun_cat"),
    // Snow.
    card!("wolf_post"),
    card!("ice_face"),
    card!("snow_globe"),
    card!("bulb_tree"),
    card!("map_bear"),
    card!("dragon_mountain"),
    card!("violin_tracks"),
    // Crimson interior.
    card!("string_city"),
    card!("mask_theatre"),
    card!("spider_king"),
    card!("heart_lock"),
    card!("chess_carousel"),
    card!("coat_wardrobe"),
    card!("lion_shadow"),
    // Under water.
    card!("drowned_parlour"),
    card!("anchor_garden"),
    card!("octopus_band"),
    card!("fishing_fish"),
    card!("jelly_library"),
    card!("storm_bottle"),
    card!("sea_stair"),
    // Autumn.
    card!("candle_forest"),
    card!("leaf_fleet"),
    card!("photo_sweeper"),
    card!("card_inn"),
    card!("mushroom_school"),
    card!("street_accordion"),
    card!("apple_bed"),
    // Rose dawn.
    card!("bird_hair"),
    card!("planet_seller"),
    card!("giraffe_tea"),
    card!("sailing_bed"),
    card!("palm_sunrise"),
    card!("tree_waltz"),
    card!("cliff_harp"),
    // Sepia and ink.
    card!("cage_head"),
    card!("map_mountain"),
    card!("hat_circus"),
    card!("clock_bird"),
    card!("clock_rowers"),
    card!("house_typewriter"),
    card!("head_maze"),
    // Spring garden.
    card!("can_river"),
    card!("caterpillar_train"),
    card!("crescent_pots"),
    card!("letter_nests"),
    card!("cloud_swing"),
    card!("bee_cathedral"),
    card!("seed_parachutes"),
    // Violet storm.
    card!("teacup_storm"),
    card!("whale_village"),
    card!("lightning_graft"),
    card!("umbrella_flight"),
    card!("cloud_castles"),
    card!("violin_bridge"),
    card!("peeling_sky"),
];

/// The number of cards in the deck.
pub const CARDS_IN_DECK: u16 = CARDS.len() as u16;

/// The picture of a card, as WebP; none if there is no such card.
pub fn picture(card: u16, size: Size) -> Option<&'static [u8]> {
    let entry = CARDS.get(usize::from(card))?;
    Some(match size {
        Size::Small => entry.small,
        Size::Large => entry.large,
    })
}

/// The name of a card, as its files have it.
pub fn name(card: u16) -> Option<&'static str> {
    Some(CARDS.get(usize::from(card))?.id)
}

/// A name for this state of the pictures, so that browsers may keep them for ever.
pub fn edition() -> &'static str {
    static EDITION: LazyLock<String> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        for entry in &CARDS {
            hash.update(entry.small);
            hash.update(entry.large);
        }
        let mut name = String::new();
        for byte in &hash.finalize()[..6] {
            // Writing to a string cannot fail.
            let _ = write!(name, "{byte:02x}");
        }
        name
    });
    &EDITION
}

/// What is written about a card, and in which language: in this one, or in the nearest that has words.
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

    /// The cards that a language has words for; a variant may have some.
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
    fn pictures_are_webp_and_together_under_twelve_megabytes() {
        let mut all = 0;
        for card in 0..CARDS_IN_DECK {
            for size in [Size::Small, Size::Large] {
                let picture = picture(card, size).unwrap();
                assert_eq!(
                    (&picture[..4], &picture[8..12]),
                    (&b"RIFF"[..], &b"WEBP"[..])
                );
                all += picture.len();
            }
        }
        assert!(all < 12_000_000, "{all}");
    }

    #[test]
    fn names_are_unique() {
        let names: HashSet<&str> = CARDS.iter().map(|entry| entry.id).collect();
        assert_eq!(names.len(), CARDS.len());
    }
}
