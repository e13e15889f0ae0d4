//! Draws the cards in a hand and on the board. On the board, only the owner of a card sees whose it
//! is (R7.4). Everyone else sees only its space.

use maud::{Markup, html};
use moonhare_rules::{Ballot, Card, Mode, Space, SpaceSet};

use crate::{
    lang::{say, text},
    paper::Paper,
    symbol::token,
};

/// How many cards of a hand can be chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choose {
    Nothing,
    One,
    Two,
}

/// How the viewer can vote for cards on the board.
#[derive(Clone, Copy)]
pub(crate) struct VoteForm<'a> {
    /// The spaces that the viewer can vote for.
    pub(crate) spaces: SpaceSet,
    pub(crate) most: u8,
    pub(crate) red: bool,
    pub(crate) mine: SpaceSet,
    /// The viewer's ballot, to mark on the board.
    pub(crate) ballot: Option<&'a Ballot>,
}

/// A card's description for people who can't see it.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    pub(crate) text: String,
    /// The tag of the description's language, if it isn't the page's.
    pub(crate) lang: Option<String>,
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

impl Paper<'_> {
    /// A picture's label: its number, and what it shows.
    pub(crate) fn card_label(&self, number: usize, card: Card) -> Label {
        let lang = self.lang();
        match self.page.cards.description(card) {
            Some(description) => Label {
                // More may follow, so the sentence doesn't end here.
                text: text!(
                    lang,
                    CARD_WORDS,
                    number = number,
                    words = description.text.trim_end_matches('.')
                ),
                lang: lang.mark(&description.lang).map(str::to_owned),
            },
            None => Label::from(text!(lang, CARD_NUMBER, number = number)),
        }
    }

    pub(crate) fn picture(&self, card: Card, label: &Label) -> Markup {
        html! { img src=(self.page.cards.small(card)) alt=(label.text) lang=[&label.lang]; }
    }

    /// A picture that opens in large. Without the script, the browser shows it by itself.
    pub(crate) fn look(&self, card: Card, label: &Label) -> Markup {
        html! { a href=(self.page.cards.large(card)) { (self.picture(card, label)) } }
    }

    /// A picture next to an input that already has the card's label.
    fn look_again(&self, number: usize, card: Card) -> Markup {
        self.look(card, &text!(self.lang(), CARD_LOOK, number = number).into())
    }

    pub(crate) fn hand(&self, cards: &[Card], choose: Choose, chosen: &[Card]) -> Markup {
        html! {
            ul class={ "cards hand n-" (cards.len()) } {
                @for (index, &card) in cards.iter().enumerate() {
                    @let number = index + 1;
                    @let label = self.card_label(number, card);
                    @let is_chosen = chosen.contains(&card);
                    @if choose == Choose::Nothing {
                        li.card.told[is_chosen] { (self.look(card, &label)) }
                    } @else {
                        li.card {
                            (self.look_again(number, card))
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

    /// Cards face down.
    pub(crate) fn backs(&self, count: usize, of: usize) -> Markup {
        html! {
            ul class={ "cards backs n-" (of) } {
                @for index in 0..of {
                    li.card.card-back.card-gap[index >= count] {}
                }
            }
        }
    }

    pub(crate) fn board(&self, board: &[Card], voting: VoteForm<'_>) -> Markup {
        html! {
            ul class={ "cards board n-" (board.len()) } {
                @for (index, &card) in board.iter().enumerate() {
                    (self.space(Space::at(index), card, voting))
                }
            }
        }
    }

    fn space(&self, space: Space, card: Card, voting: VoteForm<'_>) -> Markup {
        let lang = self.lang();
        let number = usize::from(space.0);
        let mine = voting.mine.contains(space);
        let open = voting.spaces.contains(space);
        let voted = |ballot: &Ballot| ballot.votes.contains(&space);
        let label = self.card_label(number, card);
        let label = if mine {
            label.map(|label| text!(lang, CARD_MINE_LABEL, card = label))
        } else {
            label
        };
        let kind = if voting.most == 2 {
            "checkbox"
        } else {
            "radio"
        };
        let party = self.mode() == Mode::Party;
        html! {
            li.card.mine[mine && !open].lone[!open] {
                @if open { (self.look_again(number, card)) } @else { (self.look(card, &label)) }
                @if mine { span.card-flag { (say!(lang, CARD_MINE)) } }
                @if open {
                    label {
                        input class=[party.then_some("in-green")] type=(kind) name="vote" value=(number)
                            aria-label=(if voting.red { text!(lang, CARD_GREEN, card = &label.text) } else { label.text.clone() }) lang=[&label.lang]
                            checked[voting.ballot.is_some_and(voted)];
                        b { (number) }
                    }
                    @if voting.red {
                        label.red {
                            input.in-red type="radio" name="red" value=(number) aria-label=(text!(lang, CARD_RED, card = &label.text)) lang=[&label.lang]
                                checked[voting.ballot.is_some_and(|ballot| ballot.red == Some(space))];
                            b { (number) }
                        }
                        span.pair { (token("green")) (token("red")) }
                    }
                } @else {
                    b { (number) }
                }
            }
        }
    }
}
