//! The deck that comes with the program: 84 cards, their pictures embedded.

use std::{collections::HashMap, fmt::Write, sync::LazyLock};

use serde::Deserialize;
use sha2::{Digest, Sha256};

/// How large a picture is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 320 × 480, for a hand or a board on a phone.
    Small,
    /// 800 × 1200, to fill a screen.
    Large,
}

/// A card by its name; the picture is missing until it is painted.
struct Entry {
    id: &'static str,
    picture: Option<Picture>,
}

struct Picture {
    small: &'static [u8],
    large: &'static [u8],
}

macro_rules! painted {
    ($id:literal) => {
        Entry {
            id: $id,
            picture: Some(Picture {
                small: include_bytes!(concat!(
                    "../../../decks/moonhare/pictures/",
                    $id,
                    "-small.webp"
                )),
                large: include_bytes!(concat!("../../../decks/moonhare/pictures/", $id, ".webp")),
            }),
        }
    };
}

static CARDS: [Entry; 84] = [
    // Night blue.
    painted!("star_fisher"),
    painted!("plank_light"),
    painted!("book_stair"),
    painted!("weeping_moon"),
    painted!("tram_snail"),
    painted!("quilt_giant"),
    painted!("sky_winder"),
    // Butter daylight.
    painted!("rope_elephant"),
    painted!("pocket_summer"),
    painted!("shadow_kite"),
    painted!("field_door"),
    painted!("sun_bicycle"),
    painted!("cloud_washing"),
    painted!("crow_school"),
    // Overcast green.
    painted!("door_tree"),
    painted!("hedgehog_chess"),
    painted!("teapot_train"),
    painted!("crane_bridge"),
    painted!("thumb_maze"),
    painted!("frog_court"),
    painted!("castle_pond"),
    // Rust desert.
    painted!("dune_ship"),
    painted!("sand_city"),
    painted!("tortoise_street"),
    painted!("cactus_piano"),
    painted!("eye_well"),
    painted!("noon_circus"),
    painted!("sun_cat"),
    // Snow.
    painted!("wolf_post"),
    painted!("ice_face"),
    painted!("snow_globe"),
    painted!("bulb_tree"),
    painted!("map_bear"),
    painted!("dragon_mountain"),
    painted!("violin_tracks"),
    // Crimson interior.
    painted!("string_city"),
    painted!("mask_theatre"),
    painted!("spider_king"),
    painted!("heart_lock"),
    painted!("chess_carousel"),
    painted!("coat_wardrobe"),
    painted!("lion_shadow"),
    // Under water.
    painted!("drowned_parlour"),
    painted!("anchor_garden"),
    painted!("octopus_band"),
    painted!("fishing_fish"),
    painted!("jelly_library"),
    painted!("storm_bottle"),
    painted!("sea_stair"),
    // Autumn.
    painted!("candle_forest"),
    painted!("leaf_fleet"),
    painted!("photo_sweeper"),
    painted!("card_inn"),
    painted!("mushroom_school"),
    painted!("street_accordion"),
    painted!("apple_bed"),
    // Rose dawn.
    painted!("bird_hair"),
    painted!("planet_seller"),
    painted!("giraffe_tea"),
    painted!("sailing_bed"),
    painted!("palm_sunrise"),
    painted!("tree_waltz"),
    painted!("cliff_harp"),
    // Sepia and ink.
    painted!("cage_head"),
    painted!("map_mountain"),
    painted!("hat_circus"),
    painted!("clock_bird"),
    painted!("clock_rowers"),
    painted!("house_typewriter"),
    painted!("head_maze"),
    // Spring garden.
    painted!("can_river"),
    painted!("caterpillar_train"),
    painted!("crescent_pots"),
    painted!("letter_nests"),
    painted!("cloud_swing"),
    painted!("bee_cathedral"),
    painted!("seed_parachutes"),
    // Violet storm.
    painted!("teacup_storm"),
    painted!("whale_village"),
    painted!("lightning_graft"),
    painted!("umbrella_flight"),
    painted!("cloud_castles"),
    painted!("violin_bridge"),
    painted!("peeling_sky"),
];

/// The number of cards in the deck.
pub const CARDS_IN_DECK: u16 = CARDS.len() as u16;

/// The picture of a card, as WebP; none if there is no such card or it is not painted yet.
pub fn picture(card: u16, size: Size) -> Option<&'static [u8]> {
    let picture = CARDS.get(usize::from(card))?.picture.as_ref()?;
    Some(match size {
        Size::Small => picture.small,
        Size::Large => picture.large,
    })
}

/// The name of a card, as its files have it.
pub fn name(card: u16) -> Option<&'static str> {
    Some(CARDS.get(usize::from(card))?.id)
}

/// The cards that are painted.
pub fn painted() -> impl Iterator<Item = u16> {
    (0..)
        .zip(&CARDS)
        .filter(|(_, entry)| entry.picture.is_some())
        .map(|(card, _)| card)
}

/// A name for this state of the pictures, so that browsers may keep them for ever.
pub fn edition() -> &'static str {
    static EDITION: LazyLock<String> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        for picture in CARDS.iter().filter_map(|entry| entry.picture.as_ref()) {
            hash.update(picture.small);
            hash.update(picture.large);
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

/// What is written about a card in one language.
#[derive(Debug, Deserialize)]
pub struct Words {
    pub title: String,
    /// One plain sentence about what is seen.
    pub description: String,
    /// What people may think of.
    pub words: Vec<String>,
}

type Book = HashMap<String, Words>;

/// The words in each language, by the names of the cards. A file that cannot be read has no words;
/// a test reads them all.
static BOOKS: LazyLock<[(&str, Book); 4]> = LazyLock::new(|| {
    let read = |text| toml::from_str(text).unwrap_or_default();
    [
        (
            "en",
            read(include_str!("../../../decks/moonhare/words/en.toml")),
        ),
        (
            "es",
            read(include_str!("../../../decks/moonhare/words/es.toml")),
        ),
        (
            "pt",
            read(include_str!("../../../decks/moonhare/words/pt.toml")),
        ),
        (
            "ro",
            read(include_str!("../../../decks/moonhare/words/ro.toml")),
        ),
    ]
});

/// What is written about a card in a language.
pub fn words(card: u16, lang: &str) -> Option<&'static Words> {
    let entry = CARDS.get(usize::from(card))?;
    let (_, book) = BOOKS.iter().find(|(tag, _)| *tag == lang)?;
    book.get(entry.id)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashSet};

    use super::*;

    #[test]
    fn every_card_has_words_in_every_language() {
        for (lang, book) in BOOKS.iter() {
            assert_eq!(book.len(), CARDS.len(), "{lang}");
            for card in 0..CARDS_IN_DECK {
                let words = words(card, lang).unwrap();
                assert!(words.words.len() >= 24, "{lang} {}", words.title);
                assert!(!words.title.is_empty());
                assert!(
                    (20..=220).contains(&words.description.chars().count()),
                    "{lang} {}",
                    words.title
                );
            }
        }
    }

    #[test]
    fn no_word_stands_twice_on_a_card_or_on_more_than_a_few() {
        for (lang, book) in BOOKS.iter() {
            let mut cards_of: BTreeMap<String, usize> = BTreeMap::new();
            for (id, words) in book {
                let once: HashSet<String> =
                    words.words.iter().map(|word| word.to_lowercase()).collect();
                assert_eq!(once.len(), words.words.len(), "{lang} {id}");
                once.into_iter()
                    .for_each(|word| *cards_of.entry(word).or_default() += 1);
            }
            let common: Vec<_> = cards_of.iter().filter(|(_, cards)| **cards > 4).collect();
            assert!(common.is_empty(), "{lang} {common:?}");
        }
    }

    #[test]
    fn pictures_are_webp_and_together_under_twelve_megabytes() {
        let mut all = 0;
        for card in painted() {
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
