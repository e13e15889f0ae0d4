//! The pictures of the deck that comes with the program, embedded: 84 cards in two sizes, 11 MB.
//!
//! They have a crate of their own so that only a program that shows them carries them.

use std::{fmt::Write, sync::LazyLock};

use moonhare_deck::Size;
use sha2::{Digest, Sha256};

/// Both pictures of a card, as WebP.
struct Pictures {
    small: &'static [u8],
    large: &'static [u8],
}

macro_rules! pictures {
    ($($name:literal)*) => {
        static PICTURES: &[Pictures] = &[$(Pictures {
            small: include_bytes!(concat!(
                "../../../decks/moonhare/pictures/",
                $name,
                "-small.webp"
            )),
            large: include_bytes!(concat!("../../../decks/moonhare/pictures/", $name, ".webp")),
        }),*];
    };
}
moonhare_deck::with_card_names!(pictures);

/// The picture of a card, as WebP. None if there is no such card.
pub fn picture(card: u16, size: Size) -> Option<&'static [u8]> {
    let pictures = PICTURES.get(usize::from(card))?;
    Some(match size {
        Size::Small => pictures.small,
        Size::Large => pictures.large,
    })
}

/// A name for these very pictures. It's part of their addresses, so browsers may keep them for ever.
pub fn edition() -> &'static str {
    static EDITION: LazyLock<String> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        for pictures in PICTURES {
            hash.update(pictures.small);
            hash.update(pictures.large);
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

#[cfg(test)]
mod tests {
    use moonhare_deck::CARDS_IN_DECK;

    use super::*;

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
}
