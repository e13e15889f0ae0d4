//! The first idea and the clue (R3.1, R3.2, R5.1).

use crate::{
    Card, Clue, Event, Mode, RuleError, Seat, Step,
    state::{Game, Phase},
};

pub(super) fn claim(game: &Game, seat: Seat) -> Result<Vec<Event>, RuleError> {
    game.check_seat(seat)?;
    match game.phase {
        Phase::Idea => Ok(vec![Event::Claimed { seat }]),
        _ => Err(game.wrong_step()),
    }
}

pub(super) fn tell(
    game: &Game,
    seat: Seat,
    clue: Clue,
    card: Option<Card>,
) -> Result<Vec<Event>, RuleError> {
    game.check_seat(seat)?;
    match game.phase {
        Phase::Telling { storyteller } if storyteller == seat => {}
        Phase::Telling { .. } => return Err(RuleError::NotStoryteller),
        _ => return Err(game.wrong_step()),
    }
    match (game.mode(), card) {
        (Mode::Party, Some(_)) => Err(RuleError::NoCardWithClue),
        (Mode::Classic | Mode::Team, None) => Err(RuleError::CardNeeded),
        (_, Some(card)) if !game.hands[seat.index()].contains(&card) => Err(RuleError::NotInHand {
            step: Step::Telling,
        }),
        (_, card) => Ok(vec![Event::Told { seat, clue, card }]),
    }
}
