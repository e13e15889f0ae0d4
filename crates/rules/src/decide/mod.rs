//! All the logic of the game: what follows from a command, or why it is refused.

mod give;
mod lobby;
mod next;
mod tell;
mod vote;

use crate::{Command, Edition, Event, Move, RuleError, Seat, State, state::Game};

pub(crate) use lobby::start;
pub(crate) use vote::check_ballot;

/// The events a command leads to. The first says what was done, the others what follows from it.
pub fn decide(state: &State, command: Command) -> Result<Vec<Event>, RuleError> {
    match command {
        Command::Create { settings } => lobby::create(state, settings),
        Command::Configure { settings } => lobby::configure(state, settings),
        Command::Sit { player } => lobby::sit(state, player),
        Command::Introduce { seat, player } => lobby::introduce(state, seat, player),
        Command::Leave { seat } => lobby::leave(state, seat),
        Command::Arrange { order } => lobby::arrange(state, order),
        Command::StandIn { seat, on } => lobby::stand_in(state, seat, on),
        Command::HandOver { seat } => next::hand_over(state.game()?, seat),
        Command::Start { seed } => lobby::start(state, seed, Edition::LATEST),
        Command::Again => lobby::again(state),
        Command::Move { seat, mv } => play(state.game()?, seat, mv),
    }
}

fn play(game: &Game, seat: Seat, mv: Move) -> Result<Vec<Event>, RuleError> {
    match mv {
        Move::Claim => tell::claim(game, seat),
        Move::Tell { clue, card } => tell::tell(game, seat, clue, card),
        Move::Give { cards } => give::give(game, seat, cards),
        Move::TakeBack => give::take_back(game, seat),
        Move::Vote { ballot } => vote::vote(game, seat, ballot),
        Move::Next => next::next(game, seat),
    }
}
