//! Draws pictures of the four steps of a round, with parts of the real game.

use maud::{Markup, html};
use moonhare_rules::{Clue, ClueText, Mode, Seat, Space, SpaceSet};

use super::{
    Book,
    cast::{Cast, NAMES, PICTURES},
};
use crate::{
    cards::{Backs, Board, Choose, Hand},
    clue::{ClueFigure, Told},
    lang::{Arg, say, text},
    symbol::token,
    track::ScoreTrack,
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
        let (lang, faces) = (self.faces.lang, self.faces);
        let clue = ClueText::new(&text!(lang, BOOK_CLUE)).map_or(Clue::Aloud, Clue::Text);
        let told = Told {
            clue: &clue,
            storyteller: STORYTELLER,
            is_vote_over: false,
        };
        let cast = Cast::of(Mode::Classic, PLAYERS);
        let players = cast.players();
        let hand = [PICTURES[2], PICTURES[1], PICTURES[10], PICTURES[7]];
        let picture = html! {
            (ClueFigure { lang, code: "", players, told: Some(told), table_lang: None })
            (Hand { faces, cards: &hand, choose: Choose::Nothing, chosen: &hand[1..2] })
        };
        let name = players.name_arg(STORYTELLER);
        figure(&picture, &say!(lang, BOOK_TELL_PICTURE, name = name))
    }

    pub(super) fn giving(&self) -> Markup {
        let backs = html! { (Backs { count: PLAYERS - 1, of: PLAYERS }) };
        figure(&backs, &say!(self.faces.lang, BOOK_GIVE_PICTURE))
    }

    pub(super) fn voting(&self) -> Markup {
        let lang = self.faces.lang;
        let board = Board {
            faces: self.faces,
            cards: &PICTURES[..PLAYERS],
            mine: [MINE].into_iter().collect(),
            open: SpaceSet::EMPTY,
            most: 1,
            is_party: false,
            red: false,
            ballot: None,
        };
        let name = Arg::Name(NAMES[VOTER]);
        let caption = html! {
            span.rb-vote aria-hidden="true" { (token("neutral")) b.coin { (VOTE.0) } }
            span { (say!(lang, BOOK_VOTE_PICTURE, name = name, mine = MINE.0, space = VOTE.0)) }
        };
        figure(&html! { (board) }, &caption)
    }

    pub(super) fn scoring(&self) -> Markup {
        let lang = self.faces.lang;
        let (goal, sides) = (
            Mode::Classic.goal(),
            &Cast::of(Mode::Classic, PLAYERS).sides(),
        );
        let track = html! { (ScoreTrack { lang, goal, sides, round: None }) };
        figure(&track, &say!(lang, BOOK_SCORE_PICTURE))
    }
}

fn figure(inside: &Markup, caption: &Markup) -> Markup {
    html! { figure.rb-picture { (inside) figcaption.small.muted { (caption) } } }
}
