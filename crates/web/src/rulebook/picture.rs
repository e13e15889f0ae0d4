//! Draws pictures of the four steps of a round, with parts of the real game.

use maud::{Markup, html};
use moonhare_rules::{Card, Clue, ClueText, Mode, Scene, Seat, Space, SpaceSet};

use super::{
    Book,
    staged::{NAMES, PICTURES, table},
};
use crate::{
    cards::{Choose, VoteForm},
    lang::{Arg, say, text},
    symbol::token,
};

/// A small table, so that its cards are large enough on a phone.
const PLAYERS: usize = 4;
const STORYTELLER: Seat = Seat(0);

/// The voter who sees the board in the picture.
const VOTER: usize = 1;
const MINE: Space = Space(3);
const VOTE: Space = Space(2);

impl Book<'_> {
    pub(super) fn telling(&self) -> Markup {
        let lang = self.lang;
        let clue = ClueText::new(&text!(lang, BOOK_CLUE)).map_or(Clue::Aloud, Clue::Text);
        let scene = Scene::Giving {
            storyteller: STORYTELLER,
            clue,
            given: Default::default(),
        };
        let hand = [PICTURES[2], PICTURES[1], PICTURES[10], PICTURES[7]];
        let view = table(Mode::Classic, PLAYERS, scene);
        let name = Arg::Name(NAMES[STORYTELLER.index()]);
        self.draw(&view, |paper| {
            figure(
                &html! { (paper.clue()) (paper.hand(&hand, Choose::Nothing, &hand[1..2])) },
                &say!(lang, BOOK_TELL_PICTURE, name = name),
            )
        })
    }

    pub(super) fn giving(&self) -> Markup {
        let view = table(Mode::Classic, PLAYERS, Scene::Idea);
        self.draw(&view, |paper| {
            figure(
                &paper.backs(PLAYERS - 1, PLAYERS),
                &say!(self.lang, BOOK_GIVE_PICTURE),
            )
        })
    }

    pub(super) fn voting(&self) -> Markup {
        let lang = self.lang;
        let board: Vec<Card> = PICTURES[..PLAYERS].to_vec();
        let voting = VoteForm {
            spaces: SpaceSet::EMPTY,
            most: 1,
            red: false,
            mine: [MINE].into_iter().collect(),
            ballot: None,
        };
        let view = table(Mode::Classic, PLAYERS, Scene::Idea);
        let name = Arg::Name(NAMES[VOTER]);
        let caption = html! {
            span.rb-vote aria-hidden="true" { (token("neutral")) b.coin { (VOTE.0) } }
            span { (say!(lang, BOOK_VOTE_PICTURE, name = name, mine = MINE.0, space = VOTE.0)) }
        };
        self.draw(&view, |paper| {
            figure(&paper.board(&board, voting), &caption)
        })
    }

    pub(super) fn scoring(&self) -> Markup {
        let view = table(Mode::Classic, PLAYERS, Scene::Idea);
        self.draw(&view, |paper| {
            figure(&paper.track(), &say!(self.lang, BOOK_SCORE_PICTURE))
        })
    }
}

fn figure(inside: &Markup, caption: &Markup) -> Markup {
    html! { figure.rb-picture { (inside) figcaption.small.muted { (caption) } } }
}
