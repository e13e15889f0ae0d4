//! The URLs of pictures, and what the pictures show.

use moonhare_deck::{OwnDeck, Size};
use moonhare_rules::Card;
use moonhare_shelf::{Mix, MixCard};
use moonhare_table::Deck;
use moonhare_web::{DeckInfo, Description, Lang, Placeholders, default_description};

/// The cards of a table, described in one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pictures<'a> {
    pub(crate) lang: &'static Lang,
    pub(crate) mix: &'a Mix,
    /// The code of the table. Pages without a table show only the built-in deck.
    pub(crate) code: &'a str,
    /// Decks of the house that the host can add.
    pub(crate) house_decks: &'a [Deck],
    /// The same, of the host's own.
    pub(crate) own_decks: &'a [Deck],
}

impl<'a> Pictures<'a> {
    pub(crate) fn of(mix: &'a Mix, lang: &'static Lang, code: &'a str) -> Pictures<'a> {
        Pictures {
            lang,
            mix,
            code,
            house_decks: &[],
            own_decks: &[],
        }
    }

    fn url(&self, card: Card, size: Size) -> Option<String> {
        match self.mix.card(card) {
            MixCard::Moonhare(number) => {
                moonhare_pictures::picture(number, size)?;
                let name = match size {
                    Size::Small => "small",
                    Size::Large => "large",
                };
                let edition = moonhare_pictures::edition();
                Some(format!("/cards/{edition}/{number}-{name}.webp"))
            }
            MixCard::Own(deck, number) => own_url(self.code, deck, number, size),
            MixCard::Unknown => None,
        }
    }
}

impl DeckInfo for Pictures<'_> {
    fn small(&self, card: Card) -> String {
        self.url(card, Size::Small)
            .unwrap_or_else(|| Placeholders.small(card))
    }

    fn large(&self, card: Card) -> String {
        self.url(card, Size::Large)
            .unwrap_or_else(|| Placeholders.large(card))
    }

    fn description(&self, card: Card) -> Option<Description> {
        let tag = self.lang.tag();
        let (tag, text) = match self.mix.card(card) {
            MixCard::Moonhare(number) => {
                // Without a picture there is a placeholder, which shows something else.
                moonhare_pictures::picture(number, Size::Small)?;
                let (tag, words) = moonhare_deck::words(number, tag)?;
                (tag, words.description.clone())
            }
            MixCard::Own(deck, number) => (deck.words(number, tag))
                .filter(|(_, words)| !words.description.is_empty())
                .map_or_else(
                    || (tag, default_description(self.lang)),
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
        self.house_decks
    }

    fn shelf(&self) -> &[Deck] {
        self.own_decks
    }

    fn undescribed_count(&self) -> usize {
        self.mix.wordless()
    }

    fn description_progress(&self) -> Option<(usize, usize)> {
        self.mix.looking()
    }
}

/// The URL of a picture that somebody brought to a table. Only those who may see the table can read it.
/// The hash in it doesn't tell where in the deck the card is.
pub(crate) fn own_url(code: &str, deck: &OwnDeck, card: usize, size: Size) -> Option<String> {
    let picture = deck.picture(card, size)?;
    Some(format!("/t/{code}/pictures/{picture}.webp"))
}

/// The built-in picture at a URL that [`Pictures`] gave.
pub(crate) fn picture(edition: &str, name: &str) -> Option<&'static [u8]> {
    let (number, size) = name.strip_suffix(".webp")?.split_once('-')?;
    let size = match size {
        "small" => Size::Small,
        "large" => Size::Large,
        _ => return None,
    };
    (edition == moonhare_pictures::edition())
        .then(|| moonhare_pictures::picture(number.parse().ok()?, size))?
}
