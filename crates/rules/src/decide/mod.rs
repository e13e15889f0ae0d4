//! All the logic of the game: what follows from a command, or why it is refused.

mod give;
mod lobby;
mod next;
mod tell;
mod vote;

use crate::{Command, Edition, Event, RuleError, State};

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
        Command::Claim { seat } => tell::claim(state.game()?, seat),
        Command::Tell { seat, clue, card } => tell::tell(state.game()?, seat, clue, card),
        Command::Give { seat, cards } => give::give(state.game()?, seat, cards),
        Command::TakeBack { seat } => give::take_back(state.game()?, seat),
        Command::Vote { seat, ballot } => vote::vote(state.game()?, seat, ballot),
        Command::Next { seat } => next::next(state.game()?, seat),
    }
}
