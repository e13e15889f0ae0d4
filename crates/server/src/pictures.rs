//! Where pages find the pictures of the cards.

use moonhare_deck::Size;
use moonhare_rules::Card;
use moonhare_table::Deck;
use moonhare_web::{CardPictures, Description, Lang, StandIns, undescribed};

use crate::mix::{Mix, MixCard, own_url};

/// The decks of a table, described in one language. What is not painted yet is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pictures<'a> {
    pub(crate) lang: &'static Lang,
    pub(crate) mix: &'a Mix,
    /// The table's; pages without a table show none but painted cards.
    pub(crate) code: &'a str,
    /// Decks that could be mixed in: the house's, and the viewer's own.
    pub(crate) house: &'a [Deck],
    pub(crate) shelf: &'a [Deck],
}

impl<'a> Pictures<'a> {
    pub(crate) fn of(mix: &'a Mix, lang: &'static Lang, code: &'a str) -> Pictures<'a> {
        Pictures {
            lang,
            mix,
            code,
            house: &[],
            shelf: &[],
        }
    }

    fn url(&self, card: Card, size: Size) -> Option<String> {
        match self.mix.card(card) {
            MixCard::Moonhare(number) => {
                moonhare_deck::picture(number, size)?;
                let name = match size {
                    Size::Small => "small",
                    Size::Large => "large",
                };
                let edition = moonhare_deck::edition();
                Some(format!("/cards/{edition}/{number}-{name}.webp"))
            }
            MixCard::Own(deck, number) => own_url(self.code, deck, number, size),
            MixCard::Unknown => None,
        }
    }
}

impl CardPictures for Pictures<'_> {
    fn small(&self, card: Card) -> String {
        self.url(card, Size::Small)
            .unwrap_or_else(|| StandIns.small(card))
    }

    fn large(&self, card: Card) -> String {
        self.url(card, Size::Large)
            .unwrap_or_else(|| StandIns.large(card))
    }

    fn description(&self, card: Card) -> Option<Description> {
        let tag = self.lang.tag();
        let (tag, text) = match self.mix.card(card) {
            MixCard::Moonhare(number) => {
                // A drawn stand-in shows something else than the words say.
                moonhare_deck::picture(number, Size::Small)?;
                let (tag, words) = moonhare_deck::words(number, tag)?;
                (tag, words.description.clone())
            }
            MixCard::Own(deck, number) => (deck.words(number, tag))
                .filter(|(_, words)| !words.description.is_empty())
                .map_or_else(
                    || (tag, undescribed(self.lang)),
                    |(tag, words)| (tag, words.description.clone()),
                ),
            MixCard::Unknown => return None,
        };
        Some(Description {
            text,
            lang: tag.to_owned(),
        })
    }

    fn house(&self) -> &[Deck] {
        self.house
    }

    fn shelf(&self) -> &[Deck] {
        self.shelf
    }

    fn wordless(&self) -> usize {
        self.mix.wordless()
    }

    fn looking(&self) -> Option<(usize, usize)> {
        self.mix.looking()
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
