//! Draws the board after the vote: votes as rabbits, who gave what, the storyteller's card.

use maud::{Markup, html};
use moonhare_rules::{Laid, Mode, Round, Seat, Space};

use crate::{
    cards::Label,
    lang::{Arg, say, text},
    paper::Paper,
    symbol::token,
};

impl Paper<'_> {
    pub(crate) fn laid(&self, round: &Round) -> Markup {
        let party = self.mode() == Mode::Party;
        let mut spaces: Vec<(Space, &Laid)> = (round.board.iter().enumerate())
            .map(|(index, laid)| (Space::at(index), laid))
            .collect();
        // The storyteller's card comes first; in Party there is none.
        if !party {
            spaces.sort_by_key(|(_, laid)| laid.giver != round.storyteller);
        }
        let class = if party { "laid-even" } else { "laid-one" };
        html! {
            div class={ "laid " (class) " laid-" (round.board.len()) } {
                ul.laid-grid {
                    @for (space, laid) in spaces { (self.laid_card(round, space, laid)) }
                }
            }
        }
    }

    pub(crate) fn laid_card(&self, round: &Round, space: Space, laid: &Laid) -> Markup {
        let lang = self.lang();
        let party = self.mode() == Mode::Party;
        let found = !party && laid.giver == round.storyteller;
        let number = usize::from(space.0);
        let votes: Vec<Seat> = voters(round, space).collect();
        let red = round.ballots.iter().flatten().any(|b| b.red == Some(space));
        let best = party && !red && votes.len() > 1;
        html! {
            li class=[if found { Some("laid-true") } else { best.then_some("laid-best") }] {
                div.card {
                    @if found { span.ribbon { (say!(lang, CARD_OF, name = Arg::Name(self.name(laid.giver)))) } }
                    (self.look(laid.card, &self.laid_label(number, laid, &votes)))
                    b { (number) }
                    @if red { span.spoilt { (token("red")) span.vh { (say!(lang, CARD_SPOILT)) } } }
                    @if !votes.is_empty() {
                        i { @for seat in &votes { (self.rabbit(*seat)) } }
                    }
                }
                p { (self.rabbit(laid.giver)) bdi { (self.name(laid.giver)) } }
            }
        }
    }

    /// A picture's label, whose card it was, and who voted for it, for people who can't see the
    /// rabbits on it.
    fn laid_label(&self, number: usize, laid: &Laid, votes: &[Seat]) -> Label {
        let lang = self.lang();
        let name = Arg::Text(self.name(laid.giver));
        let given = (self.card_label(number, laid.card))
            .map(|card| text!(lang, CARD_GIVEN, card = card, name = name));
        if votes.is_empty() {
            return given;
        }
        let names: Vec<&str> = votes.iter().map(|seat| self.name(*seat)).collect();
        given.map(|given| text!(lang, CARD_VOTED, card = given, names = &names.join(", ")))
    }

    /// A small round in the list of past rounds.
    pub(crate) fn mini(&self, round: &Round) -> Markup {
        let party = self.mode() == Mode::Party;
        html! {
            div.mini {
                @for (index, laid) in round.board.iter().enumerate() {
                    @let space = Space::at(index);
                    @let votes: Vec<Seat> = voters(round, space).collect();
                    div class=[(!party && laid.giver == round.storyteller).then_some("is-true")] {
                        div.card {
                            (self.look(laid.card, &self.laid_label(index + 1, laid, &votes)))
                            @if !votes.is_empty() {
                                i { @for seat in &votes { (self.rabbit(*seat)) } }
                            }
                        }
                        p { (self.rabbit(laid.giver)) bdi { (self.name(laid.giver)) } }
                    }
                }
            }
        }
    }
}

/// The seats that voted for a space.
fn voters(round: &Round, space: Space) -> impl Iterator<Item = Seat> {
    (round.ballots.iter().enumerate())
        .filter(move |(_, ballot)| ballot.as_ref().is_some_and(|b| b.votes.contains(&space)))
        .map(|(index, _)| Seat(index as u8))
}
