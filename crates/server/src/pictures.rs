//! Where pages find the pictures of the cards.

use moonhare_deck::Size;
use moonhare_rules::Card;
use moonhare_web::{CardPictures, StandIns};

/// The deck that comes with the program, described in one language. What is not painted yet is
/// drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pictures {
    pub(crate) lang: &'static str,
}

impl Pictures {
    fn url(card: Card, size: Size, name: &str) -> Option<String> {
        moonhare_deck::picture(card.0, size)?;
        Some(format!(
            "/cards/{}/{}-{name}.webp",
            moonhare_deck::edition(),
            card.0
        ))
    }
}

impl CardPictures for Pictures {
    fn small(&self, card: Card) -> String {
        Self::url(card, Size::Small, "small").unwrap_or_else(|| StandIns.small(card))
    }

    fn large(&self, card: Card) -> String {
        Self::url(card, Size::Large, "large").unwrap_or_else(|| StandIns.large(card))
    }

    fn words(&self, card: Card) -> Option<String> {
        // A drawn stand-in shows something else than the words say.
        moonhare_deck::picture(card.0, Size::Small)?;
        Some(moonhare_deck::words(card.0, self.lang)?.description.clone())
    }
}

/// The picture at the address that [`Pictures`] gave.
pub(crate) fn picture(edition: &str, name: &str) -> Option<&'static [u8]> {
    let (number, size) = name.strip_suffix(".webp")?.split_once('-')?;
    let size = match size {
        "small" => Size::Small,
        "large" => Size::Large,
        _ => return None,
    };
    (edition == moonhare_deck::edition())
        .then(|| moonhare_deck::picture(number.parse().ok()?, size))?
}
