//! Views that leak on purpose, each in another way: the secrecy property must catch every one, or
//! it proves nothing.

use super::secrecy::{See, leak, written_view};
use crate::{
    Mode, Seat, State, Viewer,
    state::{Game, Phase},
};

fn game(state: &State) -> Option<&Game> {
    match state {
        State::Playing(game) => Some(game),
        _ => None,
    }
}

/// The honest view with a little more at the end.
fn with(state: &State, viewer: Viewer, more: impl FnOnce(&Game) -> Option<u64>) -> Vec<u8> {
    let mut view = written_view(state, viewer);
    let more = game(state).and_then(more).unwrap_or_default();
    view.extend(more.to_le_bytes());
    view
}

const LEAKS: [(&str, See); 13] = [
    ("who gave the card on space 1", |state, viewer| {
        with(state, viewer, |game| match &game.phase {
            Phase::Voting(voting) => Some(voting.board[0].giver.0.into()),
            _ => None,
        })
    }),
    ("where the storyteller's card lies", |state, viewer| {
        with(state, viewer, |game| match &game.phase {
            Phase::Voting(voting) => {
                let is_it = |laid: &crate::Laid| laid.giver == voting.storyteller;
                voting
                    .board
                    .iter()
                    .position(is_it)
                    .map(|place| place as u64)
            }
            _ => None,
        })
    }),
    ("the first card given", |state, viewer| {
        with(state, viewer, |game| match &game.phase {
            Phase::Giving(giving) => giving
                .gifts
                .iter()
                .flatten()
                .next()
                .map(|card| card.0.into()),
            _ => None,
        })
    }),
    (
        "which card of the hand the storyteller told about",
        |state, viewer| {
            with(state, viewer, |game| match &game.phase {
                Phase::Giving(giving) => {
                    let teller = giving.storyteller.index();
                    let card = giving.gifts[teller].first()?;
                    game.hands[teller]
                        .iter()
                        .position(|c| c == card)
                        .map(|nth| nth as u64)
                }
                _ => None,
            })
        },
    ),
    (
        "whether two gifts are in the order of the deck",
        |state, viewer| {
            with(state, viewer, |game| match &game.phase {
                Phase::Giving(giving) => Some(giving.gifts.iter().flatten().is_sorted().into()),
                _ => None,
            })
        },
    ),
    ("the number of votes on space 2", |state, viewer| {
        with(state, viewer, |game| match &game.phase {
            Phase::Voting(voting) => {
                let ballots = voting.ballots.iter().flatten();
                let on = ballots.filter(|ballot| ballot.votes.contains(&crate::Space(2)));
                Some(on.count() as u64)
            }
            _ => None,
        })
    }),
    ("how many votes somebody cast", |state, viewer| {
        with(state, viewer, |game| match &game.phase {
            Phase::Voting(voting) => Some(
                voting
                    .ballots
                    .iter()
                    .flatten()
                    .map(|b| b.votes.len() as u64)
                    .sum(),
            ),
            _ => None,
        })
    }),
    ("where the red vote is", |state, viewer| {
        with(state, viewer, |game| match &game.phase {
            Phase::Voting(voting) => {
                let ballot = voting.ballots[voting.storyteller.index()].as_ref()?;
                Some(ballot.red?.0.into())
            }
            _ => None,
        })
    }),
    (
        "which spaces a Team voter's partner's card is not on",
        |state, viewer| {
            with(state, viewer, |game| match (&game.phase, viewer) {
                (Phase::Voting(voting), Viewer::Seat(seat)) if game.mode() == Mode::Team => {
                    let partner = Seat(seat.0 % game.players() as u8).opposite(game.players());
                    let others = voting.board.iter().filter(|laid| laid.giver != partner);
                    Some(others.map(|laid| u64::from(laid.card.0)).sum())
                }
                _ => None,
            })
        },
    ),
    ("a sum over the pile", |state, viewer| {
        with(state, viewer, |game| {
            let pile = (1..).zip(&game.pile);
            Some(
                pile.map(|(place, card): (u64, _)| place * u64::from(card.0))
                    .sum(),
            )
        })
    }),
    ("a hand that Party hides", |state, viewer| {
        with(state, viewer, |game| match (&game.phase, viewer) {
            (Phase::Idea | Phase::Telling { .. }, Viewer::Seat(seat))
                if game.mode() == Mode::Party =>
            {
                Some(game.hands.get(seat.index())?.first()?.0.into())
            }
            _ => None,
        })
    }),
    ("whether the neighbour has card 7", |state, viewer| {
        with(state, viewer, |game| match viewer {
            Viewer::Seat(seat) => {
                let neighbour = (seat.index() + 1) % game.players();
                Some(game.hands[neighbour].contains(&crate::Card(7)).into())
            }
            _ => None,
        })
    }),
    ("a byte of the seed", |state, viewer| {
        with(state, viewer, |game| Some(game.seed.0[31].into()))
    }),
];

#[test]
fn every_leak_is_caught() {
    for (what, see) in LEAKS {
        let caught = leak(see, 1, 6);
        assert!(caught.is_some(), "not caught: {what}");
    }
}

#[test]
fn a_leak_is_caught_at_the_viewer_and_table_it_concerns() {
    let find = |what: &str| {
        let (_, see) = LEAKS.iter().find(|(name, _)| name.contains(what)).unwrap();
        leak(*see, 1, 6).unwrap()
    };
    assert_eq!(find("red vote").mode, Mode::Party);
    let team = find("Team voter's partner");
    assert_eq!(team.mode, Mode::Team);
    assert!(matches!(team.viewer, Viewer::Seat(_)));
    assert_eq!(find("Party hides").mode, Mode::Party);
}
