//! Another state that one viewer cannot tell from this one.

use super::dice::Dice;
use crate::{
    Ballot, Card, Gift, Laid, Mode, Seat, Seed, Space, State, Viewer,
    state::{Game, Giving, Phase, Voting},
};

/// Changes everything that the viewer may not know (R1.5), and nothing else: other hands, and the
/// own one where it is hidden; the pile; others' gifts and the storyteller's card while giving; who
/// gave which card and others' ballots while voting; the seed, but not what it was committed to.
pub(super) fn scramble(state: &State, viewer: Viewer, dice: &mut Dice) -> State {
    let mut state = state.clone();
    match &mut state {
        State::New | State::Lobby(_) => {}
        State::Playing(game) => {
            game.seed = Seed(std::array::from_fn(|_| dice.roll() as u8));
            cards(game, seat(viewer, game), dice);
            match &mut game.phase {
                Phase::Giving(_) => gifts(game, seat(viewer, game), dice),
                Phase::Voting(_) => votes(game, seat(viewer, game), dice),
                Phase::Idea | Phase::Telling { .. } | Phase::Reveal { .. } => {}
            }
        }
        // The seed is open now; the hands and the pile need not be shown all the same.
        State::Over(over) => cards(&mut over.game, None, dice),
    }
    state
}

/// The viewer's seat, if it is one of the table's.
fn seat(viewer: Viewer, game: &Game) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) if seat.index() < game.players() => Some(seat),
        _ => None,
    }
}

/// The rule (R5.1), said again in the words of the book.
fn may_see_own_hand(game: &Game, seat: Seat) -> bool {
    let told = !matches!(game.phase, Phase::Idea | Phase::Telling { .. });
    let tells = matches!(game.phase, Phase::Telling { storyteller } if storyteller == seat);
    game.mode() != Mode::Party || told || (game.round > 1 && !tells)
}

/// Deals all hidden cards anew.
fn cards(game: &mut Game, seat: Option<Seat>, dice: &mut Dice) {
    let known = seat.filter(|&seat| may_see_own_hand(game, seat));
    let mut hidden: Vec<Card> = game.pile.clone();
    for (owner, hand) in Seat::all(12).zip(&game.hands) {
        if Some(owner) != known {
            hidden.extend(hand);
        }
    }
    dice.shuffle(&mut hidden);
    let mut hidden = hidden.into_iter();
    game.pile
        .iter_mut()
        .for_each(|card| *card = hidden.next().unwrap());
    for (owner, hand) in Seat::all(12).zip(&mut game.hands) {
        if Some(owner) != known {
            hand.iter_mut()
                .for_each(|card| *card = hidden.next().unwrap());
        }
    }
}

/// Who has given is open, what is not: other gifts out of the new hands.
fn gifts(game: &mut Game, seat: Option<Seat>, dice: &mut Dice) {
    let Phase::Giving(Giving { gifts, .. }) = &mut game.phase else {
        return;
    };
    for (giver, (gift, hand)) in Seat::all(12).zip(gifts.iter_mut().zip(&game.hands)) {
        if Some(giver) != seat {
            let mut hand = hand.clone();
            dice.shuffle(&mut hand);
            *gift = hand.into_iter().take(gift.len()).collect::<Gift>();
        }
    }
}

/// Who has voted is open: other givers behind the cards, and other ballots.
fn votes(game: &mut Game, seat: Option<Seat>, dice: &mut Dice) {
    let mode = game.mode();
    let players = game.players();
    let Phase::Voting(Voting {
        storyteller,
        board,
        ballots,
        ..
    }) = &mut game.phase
    else {
        return;
    };
    let foreign = |laid: &Laid| Some(laid.giver) != seat;
    let mut givers: Vec<Seat> = (board.iter())
        .filter(|l| foreign(l))
        .map(|l| l.giver)
        .collect();
    dice.shuffle(&mut givers);
    let laid = board.iter_mut().filter(|laid| foreign(laid));
    laid.zip(givers)
        .for_each(|(laid, giver)| laid.giver = giver);

    for (voter, ballot) in Seat::all(12).zip(ballots.iter_mut()) {
        if let (Some(ballot), true) = (ballot, Some(voter) != seat) {
            let own = |place: &usize| mode == Mode::Classic && board[*place].giver == voter;
            let mut open: Vec<usize> = (0..board.len()).filter(|place| !own(place)).collect();
            dice.shuffle(&mut open);
            let count = 1 + dice.below(mode.votes(players));
            let red = (mode == Mode::Party && voter == *storyteller)
                .then(|| Space::at(dice.below(board.len())));
            *ballot = Ballot {
                votes: open.into_iter().take(count).map(Space::at).collect(),
                red,
            };
        }
    }
}
