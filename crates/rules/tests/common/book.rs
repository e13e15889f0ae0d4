//! The points of a round as the rules' text has them, written a second time and as plainly as can be.

use moonhare_rules::{Edition, Mode, Round, Seat};

/// By seat.
pub(crate) fn points(mode: Mode, edition: Edition, round: &Round) -> Vec<usize> {
    match mode {
        Mode::Classic => classic(round),
        Mode::Party => party(round),
        Mode::Team => team(edition, round),
    }
}

/// What a voter's votes are on: the givers of those cards.
fn voted_for(round: &Round, voter: usize) -> Vec<Seat> {
    let ballot = round.ballots[voter].iter();
    let spaces = ballot.flat_map(|ballot| ballot.votes.iter());
    spaces
        .map(|space| round.board[usize::from(space.0) - 1].giver)
        .collect()
}

fn classic(round: &Round) -> Vec<usize> {
    let players = round.ballots.len();
    let teller = round.storyteller;
    let others: Vec<usize> = (0..players).filter(|&p| p != teller.index()).collect();
    let found = |p: usize| voted_for(round, p).contains(&teller);
    let finders = others.iter().filter(|&&p| found(p)).count();
    let all_or_none = finders == 0 || finders == others.len();
    let mut points = vec![0; players];
    if all_or_none {
        others.iter().for_each(|&p| points[p] += 2); // R4.5
    } else {
        points[teller.index()] += 3; // R4.6
        others
            .iter()
            .filter(|&&p| found(p))
            .for_each(|&p| points[p] += 3);
    }
    for &p in &others {
        let mut votes = 0;
        for &voter in &others {
            votes += voted_for(round, voter)
                .iter()
                .filter(|giver| giver.index() == p)
                .count();
        }
        points[p] += if votes > 3 { 3 } else { votes }; // R4.7
        if players >= 7 && found(p) && voted_for(round, p).len() == 1 {
            points[p] += 1; // R4.8
        }
    }
    points
}

fn party(round: &Round) -> Vec<usize> {
    let green: Vec<u8> = (round.ballots.iter())
        .map(|ballot| ballot.as_ref().unwrap().votes[0].0)
        .collect();
    let red = round.ballots[round.storyteller.index()]
        .as_ref()
        .unwrap()
        .red
        .unwrap();
    let on = |space: u8| green.iter().filter(|&&g| g == space).count();
    let points = |&space: &u8| match on(space) {
        _ if space == red.0 => 0,
        1 => 0,
        6.. => 5,
        together => together,
    };
    green.iter().map(points).collect() // R5.4
}

fn team(edition: Edition, round: &Round) -> Vec<usize> {
    let players = round.ballots.len();
    let half = players / 2;
    let telling = round.storyteller.index() % half;
    let voters: Vec<usize> = (0..players)
        .filter(|&p| round.ballots[p].is_some())
        .collect();
    assert_eq!(voters.len(), half - 1); // R6.3
    let found = |p: usize| voted_for(round, p) == [round.storyteller];
    let finders = voters.iter().filter(|&&p| found(p)).count();
    let mut points = vec![0; half];
    for (team, points) in points.iter_mut().enumerate() {
        let ours = voters.iter().copied().find(|voter| voter % half == team);
        *points = match (finders, team == telling) {
            (0, true) => 0,
            (0, false) => 2,
            (n, true) if n == voters.len() => 0,
            (n, false) if n == voters.len() => 2,
            (_, true) => 3,
            (_, false) if ours.is_some_and(found) => 3,
            (_, false) => 0,
        };
        let on_ours = |giver: &Seat| giver.index() % half == team && *giver != round.storyteller;
        let counts = |voter: &&usize| match edition {
            Edition::First => true,
            Edition::Second => **voter % half != team, // R6.4
        };
        let drew = (voters.iter().filter(counts))
            .flat_map(|&voter| voted_for(round, voter))
            .filter(on_ours);
        *points += std::cmp::min(3, drew.count());
    }
    [points.clone(), points].concat() // R6.5
}
