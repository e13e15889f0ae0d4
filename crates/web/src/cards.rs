//! Draws the cards in a hand and on the board. On the board, only the owner of a card sees whose it
//! is (R7.4). Everyone else sees only its space.

use maud::{Markup, Render, html};
use moonhare_rules::{Ballot, Card, Space, SpaceSet};

use crate::{
    DeckInfo, Lang,
    lang::{say, text},
    symbol::token,
};

/// Draws the face of a card.
#[derive(Clone, Copy)]
pub(crate) struct CardFaces<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) pictures: &'a dyn DeckInfo,
}

/// A card's description for people who can't see it.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    text: String,
    /// The tag of the description's language, if it isn't the page's.
    lang: Option<String>,
}

impl Label {
    pub(crate) fn map(self, change: impl FnOnce(&String) -> String) -> Label {
        Label {
            text: change(&self.text),
            ..self
        }
    }
}

impl From<String> for Label {
    fn from(text: String) -> Label {
        Label { text, lang: None }
    }
}

impl CardFaces<'_> {
    /// A card's number, and what its picture shows.
    pub(crate) fn label(&self, number: usize, card: Card) -> Label {
        let Some(description) = self.pictures.description(card) else {
            return text!(self.lang, CARD_NUMBER, number = number).into();
        };
        // More may follow, so the sentence doesn't end here.
        let words = description.text.trim_end_matches('.');
        Label {
            text: text!(self.lang, CARD_WORDS, number = number, words = words),
            lang: self
                .lang
                .tag_if_foreign(&description.lang)
                .map(str::to_owned),
        }
    }

    pub(crate) fn picture(&self, card: Card, label: &Label) -> Markup {
        html! { img src=(self.pictures.small(card)) alt=(label.text) lang=[&label.lang]; }
    }

    /// A picture that opens enlarged. Without the script it is a plain link to the image.
    pub(crate) fn enlargeable(&self, card: Card, label: &Label) -> Markup {
        html! { a href=(self.pictures.large(card)) { (self.picture(card, label)) } }
    }

    /// A picture next to an input that already has the card's label.
    fn enlargeable_beside_input(&self, number: usize, card: Card) -> Markup {
        self.enlargeable(card, &text!(self.lang, CARD_LOOK, number = number).into())
    }
}

/// How many cards of a hand can be chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choose {
    Nothing,
    One,
    Two,
}

pub(crate) struct Hand<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) cards: &'a [Card],
    pub(crate) choose: Choose,
    pub(crate) chosen: &'a [Card],
}

impl Render for Hand<'_> {
    fn render(&self) -> Markup {
        let Hand { faces, choose, .. } = *self;
        html! {
            ul class={ "cards hand n-" (self.cards.len()) } {
                @for (index, &card) in self.cards.iter().enumerate() {
                    @let number = index + 1;
                    @let label = faces.label(number, card);
                    @let is_chosen = self.chosen.contains(&card);
                    @if choose == Choose::Nothing {
                        li.card.told[is_chosen] { (faces.enlargeable(card, &label)) }
                    } @else {
                        li.card {
                            (faces.enlargeable_beside_input(number, card))
                            label {
                                input type=(if choose == Choose::One { "radio" } else { "checkbox" }) name="card" value=(card.0)
                                    aria-label=(label.text) lang=[&label.lang] checked[is_chosen];
                                b {}
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Cards face down, and gaps for those to come.
pub(crate) struct Backs {
    pub(crate) count: usize,
    pub(crate) of: usize,
}

impl Render for Backs {
    fn render(&self) -> Markup {
        html! {
            ul class={ "cards backs n-" (self.of) } {
                @for index in 0..self.of {
                    li.card.card-back.card-gap[index >= self.count] {}
                }
            }
        }
    }
}

/// The board during the vote.
pub(crate) struct Board<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) cards: &'a [Card],
    /// Where the viewer's own cards lie.
    pub(crate) mine: SpaceSet,
    /// The spaces that the viewer can vote for.
    pub(crate) open: SpaceSet,
    /// How many votes the viewer has.
    pub(crate) most: u8,
    /// Whether votes are green, as in Party.
    pub(crate) is_party: bool,
    /// Whether the viewer also has a red vote.
    pub(crate) red: bool,
    /// The viewer's ballot, to mark on the board.
    pub(crate) ballot: Option<&'a Ballot>,
}

impl Render for Board<'_> {
    fn render(&self) -> Markup {
        html! {
            ul class={ "cards board n-" (self.cards.len()) } {
                @for (index, &card) in self.cards.iter().enumerate() { (self.space(Space::at(index), card)) }
            }
        }
    }
}

impl Board<'_> {
    fn space(&self, space: Space, card: Card) -> Markup {
        let lang = self.faces.lang;
        let number = usize::from(space.0);
        let mine = self.mine.contains(space);
        let open = self.open.contains(space);
        let mut label = self.faces.label(number, card);
        if mine {
            label = label.map(|label| text!(lang, CARD_MINE_LABEL, card = label));
        }
        html! {
            li.card.mine[mine && !open].lone[!open] {
                @if open { (self.faces.enlargeable_beside_input(number, card)) } @else { (self.faces.enlargeable(card, &label)) }
                @if mine { span.card-flag { (say!(lang, CARD_MINE)) } }
                @if open { (self.votes(space, &label)) } @else { b { (number) } }
            }
        }
    }

    /// The inputs to vote for a card.
    fn votes(&self, space: Space, label: &Label) -> Markup {
        let lang = self.faces.lang;
        let kind = if self.most == 2 { "checkbox" } else { "radio" };
        let voted = |ballot: &Ballot| ballot.votes.contains(&space);
        html! {
            label {
                input class=[self.is_party.then_some("in-green")] type=(kind) name="vote" value=(space.0)
                    aria-label=(if self.red { text!(lang, CARD_GREEN, card = &label.text) } else { label.text.clone() }) lang=[&label.lang]
                    checked[self.ballot.is_some_and(voted)];
                b { (space.0) }
            }
            @if self.red {
                label.red {
                    input.in-red type="radio" name="red" value=(space.0) aria-label=(text!(lang, CARD_RED, card = &label.text)) lang=[&label.lang]
                        checked[self.ballot.is_some_and(|ballot| ballot.red == Some(space))];
                    b { (space.0) }
                }
                span.pair { (token("green")) (token("red")) }
            }
        }
    }
}
