//! Cards as they lie in a hand or on the board. A card says nothing about whose it is, but to its
//! owner (R7.4): it is told apart by its space alone.

use maud::{Markup, html};
use moonhare_rules::{Ballot, Card, Mode, Space, SpaceSet};

use crate::{
    lang::{Arg, text},
    paper::Paper,
    symbol::token,
};

/// How cards of a hand are chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choose {
    Nothing,
    One,
    Two,
}

/// How cards of the board are voted for.
#[derive(Clone, Copy)]
pub(crate) struct Voting<'a> {
    /// Where a vote may go; nowhere for who does not vote.
    pub(crate) spaces: SpaceSet,
    pub(crate) most: u8,
    pub(crate) red: bool,
    pub(crate) mine: SpaceSet,
    /// What was voted, to be marked on the board.
    pub(crate) ballot: Option<&'a Ballot>,
}

impl Paper<'_> {
    /// What a picture is called: its number, and what it shows for those who want to hear it.
    pub(crate) fn card_label(&self, number: usize, card: Card) -> String {
        let lang = self.lang();
        let words = (self.page.prefs.descriptions)
            .then(|| self.page.cards.words(card))
            .flatten();
        match words {
            Some(words) => {
                text!(lang, CARD_WORDS, number = number, words = Arg::Text(&words))
            }
            None => text!(lang, CARD_NUMBER, number = number),
        }
    }

    pub(crate) fn picture(&self, card: Card, alt: &str) -> Markup {
        html! { img src=(self.page.cards.small(card)) alt=(alt); }
    }

    /// A picture that opens; without the script the browser shows it by itself.
    pub(crate) fn look(&self, card: Card, alt: &str) -> Markup {
        html! { a href=(self.page.cards.large(card)) { (self.picture(card, alt)) } }
    }

    /// A picture beside an input that has the name of the card already.
    fn look_again(&self, number: usize, card: Card) -> Markup {
        self.look(card, &text!(self.lang(), CARD_LOOK, number = number))
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
                                    aria-label=(label) checked[is_chosen];
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

    pub(crate) fn board(&self, board: &[Card], voting: Voting<'_>) -> Markup {
        html! {
            ul class={ "cards board n-" (board.len()) } {
                @for (index, &card) in board.iter().enumerate() {
                    (self.space(Space::at(index), card, voting))
                }
            }
        }
    }

    fn space(&self, space: Space, card: Card, voting: Voting<'_>) -> Markup {
        let lang = self.lang();
        let number = usize::from(space.0);
        let mine = voting.mine.contains(space);
        let open = voting.spaces.contains(space);
        let voted = |ballot: &Ballot| ballot.votes.contains(&space);
        let label = self.card_label(number, card);
        let label = if mine {
            text!(lang, CARD_MINE_LABEL, card = &label)
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
                @if mine { span.card-flag { (text!(lang, CARD_MINE)) } }
                @if open {
                    label {
                        input class=[party.then_some("in-green")] type=(kind) name="vote" value=(number)
                            aria-label=(if voting.red { text!(lang, CARD_GREEN, card = &label) } else { label.clone() })
                            checked[voting.ballot.is_some_and(voted)];
                        b { (number) }
                    }
                    @if voting.red {
                        label.red {
                            input.in-red type="radio" name="red" value=(number) aria-label=(text!(lang, CARD_RED, card = &label))
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
