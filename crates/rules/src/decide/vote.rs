//! Voting, and the points when the last vote is in (R3.5, R4.2, R4.3, R5.3, R6.3).

use crate::{
    Ballot, BySpace, Event, Mode, RuleError, Seat,
    score::Sheet,
    state::{Game, Phase},
};

pub(super) fn vote(game: &Game, seat: Seat, ballot: Ballot) -> Result<Vec<Event>, RuleError> {
    game.check_seat(seat)?;
    let Phase::Voting(voting) = &game.phase else {
        return Err(game.wrong_step());
    };
    let mode = game.mode();
    voting.check_may_vote(mode, seat)?;
    let givers: BySpace<Seat> = voting.board.iter().map(|laid| laid.giver).collect();
    check_ballot(
        mode,
        game.players(),
        &givers,
        seat,
        seat == voting.storyteller,
        &ballot,
    )?;

    let mut waiting = game.waiting();
    waiting.remove(seat);
    let mut events = vec![Event::Voted {
        seat,
        ballot: ballot.clone(),
    }];
    if waiting.is_empty() {
        let mut ballots = voting.ballots.clone();
        ballots[seat.index()] = Some(ballot);
        let sheet = Sheet {
            mode,
            edition: game.edition,
            storyteller: voting.storyteller,
            givers: &givers,
            ballots: &ballots,
        };
        events.push(Event::Scored {
            scores: sheet.scores(),
        });
    }
    Ok(events)
}

/// Checks the ballot of somebody who may vote.
pub(crate) fn check_ballot(
    mode: Mode,
    players: usize,
    givers: &[Seat],
    voter: Seat,
    tells: bool,
    ballot: &Ballot,
) -> Result<(), RuleError> {
    let spaces = givers.len();
    let most = mode.votes(players);
    let given = ballot.votes.len();
    if given == 0 || given > most {
        return Err(RuleError::VoteCount { mode, most, given });
    }
    for &space in ballot.votes.iter().chain(&ballot.red) {
        let index = space
            .index(spaces)
            .ok_or(RuleError::NoSuchSpace { space, spaces })?;
        // In Party one's own card is allowed (R5.3); in Team a voter gave none (R6.4).
        if mode == Mode::Classic && givers[index] == voter {
            return Err(RuleError::OwnCard { space });
        }
    }
    if ballot.votes.len() == 2 && ballot.votes[0] == ballot.votes[1] {
        return Err(RuleError::SameSpaceTwice);
    }
    match (mode == Mode::Party && tells, ballot.red) {
        (true, None) => Err(RuleError::RedMissing),
        (false, Some(_)) => Err(RuleError::RedNotAllowed),
        _ => Ok(()),
    }
}
