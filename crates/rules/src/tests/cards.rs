//! Each card of the deck is in exactly one place, always.

use super::walk::{Walk, short, tables};
use crate::{
    Card, Command, Event, Mode, Seat, Settings, State,
    state::{Game, Phase},
    verify,
};

/// Every card on the table, wherever it is.
pub(super) fn everywhere(game: &Game) -> Vec<Card> {
    let mut cards = game.pile.clone();
    cards.extend(&game.discards);
    cards.extend(game.hands.iter().flatten());
    let board = match &game.phase {
        Phase::Voting(voting) => voting.board.as_slice(),
        Phase::Reveal { round, .. } => round.board.as_slice(),
        Phase::Idea | Phase::Telling { .. } | Phase::Giving(_) => &[],
    };
    cards.extend(board.iter().map(|laid| laid.card));
    cards.sort();
    cards
}

fn check(state: &State) {
    let game = match state {
        State::New | State::Lobby(_) => return,
        State::Playing(game) => game,
        State::Over(over) => &over.game,
    };
    let deck: Vec<Card> = (0..game.settings.deck).map(Card).collect();
    assert_eq!(everywhere(game), deck, "{game:?}");

    let full = game.mode().hand(game.players());
    let hands = game.hands.iter().map(arrayvec::ArrayVec::len);
    match &game.phase {
        Phase::Idea | Phase::Telling { .. } => assert!(hands.eq(game.hands.iter().map(|_| full))),
        Phase::Giving(giving) => {
            assert!(hands.eq(game.hands.iter().map(|_| full)));
            // Cards given are still in the hand they come from (R3.7).
            for (hand, gift) in game.hands.iter().zip(&giving.gifts) {
                assert!(gift.iter().all(|card| hand.contains(card)));
            }
        }
        Phase::Voting(_) | Phase::Reveal { .. } => {
            let given = game.mode().board(game.players());
            assert_eq!(hands.sum::<usize>() + given, full * game.players());
        }
    }
}

/// The settings with more cards than the hands need.
fn with_spare(settings: Settings, spare: u16) -> Settings {
    Settings {
        deck: settings.deck + spare,
        ..settings
    }
}

#[test]
fn each_card_is_in_one_place() {
    for (number, (mode, players)) in (0..).zip(tables()) {
        // Nothing in the pile at all, one card, and a few that make a refill run dry half-way.
        for spare in [0, 1, players as u16 + 2] {
            let settings = with_spare(short(mode, players), spare);
            let mut walk = Walk::new(settings, players, number);
            check(&walk.state);
            while walk.step() {
                check(&walk.state);
            }
        }
    }
}

/// Wherever seats are handed over, in whatever step (R7.5).
#[test]
fn each_card_is_in_one_place_when_seats_are_handed_over() {
    for (number, (mode, players)) in (50..).zip(tables()) {
        for spare in [0, 1, players as u16 + 2, 40] {
            let settings = with_spare(short(mode, players), spare);
            let mut walk = Walk::new(settings, players, number);
            while !walk.is_over() {
                if walk.dice.below(4) == 0 {
                    let seat = Seat(walk.dice.below(players) as u8);
                    walk.must(Command::HandOver { seat });
                    check(&walk.state);
                }
                walk.step();
                check(&walk.state);
            }
            assert_eq!(verify(&walk.log).as_ref(), Ok(&walk.state));
            assert_eq!(State::replay(&walk.log), walk.state);
            let any = |event: &Event| matches!(event, Event::ThrownIn { .. });
            assert_eq!(
                walk.log.iter().any(any),
                mode != Mode::Party,
                "{mode} {players}"
            );
        }
    }
}

#[test]
fn small_decks_are_shuffled_again_and_again() {
    for (mode, players) in tables() {
        let mut walk = Walk::new(short(mode, players), players, 1);
        while walk.step() {}
        let rounds = walk.state.rounds().len();
        let shuffled = |event: &&crate::Event| matches!(event, crate::Event::Reshuffled { .. });
        // With no card to spare each round but the last ends in a shuffle.
        assert_eq!(walk.log.iter().filter(shuffled).count(), rounds - 1);
    }
}
