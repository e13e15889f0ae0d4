//! What pages know about the decks of a table: where the pictures are, and what they show.

use moonhare_rules::Card;
use moonhare_table::Deck;

/// What pages know about a table's decks.
pub trait DeckInfo: std::fmt::Debug {
    /// The address of a picture for a hand or a board, about 400 pixels wide.
    fn small(&self, card: Card) -> String;
    /// The address of a picture that fills a screen.
    fn large(&self, card: Card) -> String;
    /// What the picture shows, in plain words that suggest no clue.
    fn description(&self, card: Card) -> Option<Description> {
        let _ = card;
        None
    }
    /// Decks that every host on this server may use.
    fn house(&self) -> &[Deck] {
        &[]
    }
    /// Decks that the viewer keeps.
    fn shelf(&self) -> &[Deck] {
        &[]
    }
    /// The number of cards that nobody described.
    fn undescribed_count(&self) -> usize {
        0
    }
    /// While a vision model is at work: how many pictures it has described, and of how many.
    fn description_progress(&self) -> Option<(usize, usize)> {
        None
    }
}

/// What a picture shows.
#[derive(Clone, Debug)]
pub struct Description {
    pub text: String,
    /// The tag of the language it is written in.
    pub lang: String,
}
