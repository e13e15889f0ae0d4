//! Draws the middle of the table: the viewer's hand, the board, the reveal.

use std::fmt::Write;

use maud::{Markup, html};
use moonhare_rules::{Ballot, Card, Mode, Offer, Playing, Scene, Seat, SpaceSet, Stage};

use crate::{
    RegionId,
    cards::{Choose, VoteForm},
    lang::text,
    paper::Paper,
};

impl Paper<'_> {
    pub(crate) fn stage(&self) -> Markup {
        match &self.game().stage {
            Stage::Over(podium) if self.is_screen() => self.big_podium(podium),
            Stage::Over(podium) => self.podium(podium),
            Stage::Lobby { .. } => html! { div #(RegionId::Stage) {} },
            Stage::Playing(playing) => self.step(playing),
        }
    }

    fn step(&self, playing: &Playing) -> Markup {
        let offer = self.game().legal.first();
        let marks = !self.live;
        match &playing.scene {
            Scene::Reveal { round } => {
                html! { div #(RegionId::Stage) .stage { (self.laid(round)) } }
            }
            Scene::Voting {
                board,
                mine,
                ballot,
                ..
            } => {
                let (spaces, most, red) = match offer {
                    Some(Offer::Vote { spaces, most, red }) => (*spaces, *most, *red),
                    _ => (SpaceSet::EMPTY, 0, false),
                };
                let voting = VoteForm {
                    spaces,
                    most,
                    red,
                    mine: *mine,
                    ballot: ballot.as_ref().filter(|_| marks),
                };
                let action = (!spaces.is_empty()).then_some("vote");
                self.table_of(action, &self.board(board, voting), ballot.is_some())
            }
            Scene::Giving { given, .. } => {
                let Some(hand) = &playing.hand else {
                    return self.table_of(None, &self.arriving(), false);
                };
                let choose = match offer {
                    Some(Offer::Give { count: 2 }) => Choose::Two,
                    Some(Offer::Give { .. }) => Choose::One,
                    _ => Choose::Nothing,
                };
                // The storyteller's card stays marked; a given card is marked as chosen.
                let chosen: &[Card] = if marks || choose == Choose::Nothing {
                    given
                } else {
                    &[]
                };
                let action = (choose != Choose::Nothing).then_some("give");
                self.table_of(action, &self.hand(hand, choose, chosen), !given.is_empty())
            }
            Scene::Idea | Scene::Telling { .. } => {
                let (choose, action) = match offer {
                    Some(Offer::Tell { with_card: true }) => (Choose::One, Some("tell")),
                    Some(Offer::Tell { with_card: false }) => (Choose::Nothing, Some("tell")),
                    _ => (Choose::Nothing, None),
                };
                let size = self.mode().hand(self.seats());
                let cards = match &playing.hand {
                    Some(hand) => self.hand(hand, choose, &[]),
                    None if self.me().is_some() => self.backs(size, size),
                    None => self.backs(3, 3),
                };
                self.table_of(action, &cards, false)
            }
        }
    }

    /// Cards on their way to the board: as many backs as cards given, whoever gave them.
    fn arriving(&self) -> Markup {
        let players = self.seats();
        let mode = self.mode();
        let all = mode.board(players);
        let waiting = self.game().waiting;
        let missing = match mode {
            Mode::Team => {
                let side = |seat: Seat| mode.side(seat, players);
                let mut sides: Vec<usize> = waiting.iter().map(side).collect();
                sides.sort_unstable();
                sides.dedup();
                sides.len()
            }
            Mode::Classic | Mode::Party => waiting.len() * mode.gift(players),
        };
        self.backs(all.saturating_sub(missing), all)
    }

    /// Cards in a box that always fits them, in a form if the viewer can choose. After the viewer's
    /// move the other cards step back.
    fn table_of(&self, action: Option<&str>, cards: &Markup, moved: bool) -> Markup {
        let lang = self.lang();
        let is_in = moved && !self.live && action.is_some();
        html! {
            @if let Some(action) = action {
                form #(RegionId::Stage) .stage.is-in[is_in] method="post" action=(self.at(action)) data-send data-move
                    aria-label=(text!(lang, CARDS_LABEL)) {
                    (self.key(action))
                    div.fit { (cards) }
                }
            } @else {
                section #(RegionId::Stage) .stage aria-label=(text!(lang, CARDS_LABEL)) { div.fit { (cards) } }
            }
        }
    }

    /// What the viewer has sent, by the values of the stage's inputs.
    pub(crate) fn picks(&self) -> Markup {
        let scene = self.playing().map(|playing| &playing.scene);
        let mut picks = String::new();
        let mut red = None;
        match scene {
            Some(Scene::Giving { given, .. }) if self.offers_take_back() => {
                picks = spaced(given.iter().map(|card| card.0));
            }
            Some(Scene::Voting {
                ballot: Some(Ballot { votes, red: spoilt }),
                ..
            }) => {
                picks = spaced(votes.iter().map(|space| space.0));
                red = spoilt.map(|space| space.0);
            }
            _ => {}
        }
        html! {
            div #(RegionId::Picks) hidden data-picks=[(!picks.is_empty()).then_some(picks)] data-red=[red] {}
        }
    }
}

fn spaced(numbers: impl Iterator<Item = impl std::fmt::Display>) -> String {
    let mut text = String::new();
    for number in numbers {
        // Writing to a string can't fail.
        let _ = write!(text, "{number} ");
    }
    text.trim_end().to_owned()
}
