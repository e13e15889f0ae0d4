//! The rounds of the examples, as people would write them down. Their points aren't written
//! anywhere: the rules compute them, as for `moonhare score`.

use moonhare_rules::{Ballot, Clue, Laid, Mode, Round, Seat, Space, Tabletop};

use super::cast::{NAMES, PICTURES};

/// An example round. Seats count from 0, spaces from 1.
pub(super) struct ExampleRound {
    /// The example's anchor is `example-{id}`.
    pub(super) id: &'static str,
    pub(super) mode: Mode,
    pub(super) players: usize,
    storyteller: usize,
    /// Who gave the card on each space.
    cards: &'static [usize],
    votes: &'static [(usize, &'static [u8])],
    red: Option<u8>,
    /// The first of its pictures, so that boards differ.
    first_picture: usize,
}

/// Two of three find the card, and another card fools the third.
pub(super) static SOME: ExampleRound = ExampleRound {
    id: "some",
    mode: Mode::Classic,
    players: 4,
    storyteller: 0,
    cards: &[1, 0, 3, 2],
    votes: &[(1, &[2]), (2, &[1]), (3, &[2])],
    red: None,
    first_picture: 0,
};

pub(super) static EVERYONE: ExampleRound = ExampleRound {
    id: "everyone",
    mode: Mode::Classic,
    players: 4,
    storyteller: 1,
    cards: &[2, 3, 1, 0],
    votes: &[(0, &[3]), (2, &[3]), (3, &[3])],
    red: None,
    first_picture: 4,
};

pub(super) static NOBODY: ExampleRound = ExampleRound {
    id: "nobody",
    mode: Mode::Classic,
    players: 4,
    storyteller: 2,
    cards: &[0, 2, 3, 1],
    votes: &[(0, &[3]), (1, &[1]), (3, &[1])],
    red: None,
    first_picture: 8,
};

/// Each of the two others gives two cards, and one of the four gets a vote (R4.1, R4.7).
pub(super) static THREE: ExampleRound = ExampleRound {
    id: "three",
    mode: Mode::Classic,
    players: 3,
    storyteller: 0,
    cards: &[2, 1, 0, 2, 1],
    votes: &[(1, &[3]), (2, &[5])],
    red: None,
    first_picture: 3,
};

/// One vote and two votes, right and wrong (R4.3, R4.8).
pub(super) static SEVEN: ExampleRound = ExampleRound {
    id: "seven",
    mode: Mode::Classic,
    players: 7,
    storyteller: 3,
    cards: &[4, 1, 3, 6, 0, 2, 5],
    votes: &[
        (0, &[3]),
        (1, &[3, 5]),
        (2, &[1]),
        (4, &[2, 6]),
        (5, &[3]),
        (6, &[1, 2]),
    ],
    red: None,
    first_picture: 2,
};

/// A favourite, a card spoilt by red, and a single vote (R5.4).
pub(super) static PARTY: ExampleRound = ExampleRound {
    id: "party",
    mode: Mode::Party,
    players: 6,
    storyteller: 4,
    cards: &[2, 5, 0, 4, 1, 3],
    votes: &[
        (0, &[3]),
        (1, &[2]),
        (2, &[3]),
        (3, &[6]),
        (4, &[3]),
        (5, &[2]),
    ],
    red: Some(2),
    first_picture: 6,
};

/// The card of the storyteller's partner gets a vote, which earns points too (R6.5).
pub(super) static TEAM: ExampleRound = ExampleRound {
    id: "team",
    mode: Mode::Team,
    players: 6,
    storyteller: 0,
    cards: &[3, 1, 0, 5],
    votes: &[(2, &[1]), (4, &[3])],
    red: None,
    first_picture: 1,
};

impl ExampleRound {
    pub(super) fn storyteller(&self) -> &'static str {
        NAMES[self.storyteller]
    }

    /// The seat opposite the storyteller (R2.1).
    pub(super) fn partner(&self) -> usize {
        seat(self.storyteller).opposite(self.players).index()
    }

    fn tabletop(&self) -> Tabletop {
        let name = |index: usize| NAMES[index].to_owned();
        let votes = |(seat, spaces): &(usize, &[u8])| {
            (
                name(*seat),
                spaces.iter().map(|&space| space.into()).collect(),
            )
        };
        Tabletop {
            mode: self.mode,
            players: (0..self.players).map(name).collect(),
            storyteller: name(self.storyteller),
            cards: self.cards.iter().copied().map(name).collect(),
            votes: self.votes.iter().map(votes).collect(),
            red: self.red.map(Into::into),
        }
    }

    /// The round with its points; none if the rules refuse it, which the tests rule out.
    pub(super) fn round(&self) -> Option<Round> {
        let laid = |(index, giver): (usize, &usize)| Laid {
            card: PICTURES[(self.first_picture + index) % PICTURES.len()],
            giver: seat(*giver),
        };
        let ballot = |voter: usize| {
            let (_, spaces) = self.votes.iter().find(|(index, _)| *index == voter)?;
            let tells = voter == self.storyteller;
            Some(Ballot {
                votes: spaces.iter().copied().map(Space).collect(),
                red: self.red.filter(|_| tells).map(Space),
            })
        };
        Some(Round {
            number: 1,
            storyteller: seat(self.storyteller),
            clue: Clue::Aloud,
            board: self.cards.iter().enumerate().map(laid).collect(),
            ballots: (0..self.players).map(ballot).collect(),
            scores: self.tabletop().score().ok()?,
        })
    }
}

fn seat(index: usize) -> Seat {
    Seat(index as u8)
}
