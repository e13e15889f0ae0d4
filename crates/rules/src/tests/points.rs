//! Points are those that the rules' text gives, over random games; every game ends, and the right
//! ones win.

use super::{
    book,
    walk::{Walk, short, tables},
};
use crate::{
    Edition, Goal, Mode, Round, Seat, Settings, State, Tabletop, Viewer, Why, view::Stage,
};

fn check(mode: Mode, round: &Round) {
    let wanted = book::points(mode, Edition::LATEST, round);
    let got: Vec<usize> = round
        .scores
        .iter()
        .map(|score| score.points.into())
        .collect();
    assert_eq!(got, wanted, "{round:?}");
    for score in &round.scores {
        let sum: u8 = score.reasons.iter().map(|reason| reason.points).sum();
        assert_eq!(sum, score.points, "reasons add up");
        for reason in &score.reasons {
            let by_votes = matches!(
                reason.why,
                Why::FoundBySome | Why::Fooled | Why::Agreed | Why::Red
            );
            assert_eq!(by_votes, !reason.by.is_empty(), "{reason:?}");
            let voted = |seat: Seat| round.ballots[seat.index()].is_some();
            assert!(reason.by.iter().all(voted));
        }
    }
}

/// The round as people at a real table would note it.
fn written_down(mode: Mode, round: &Round) -> Tabletop {
    let name = |seat: Seat| format!("P{}", seat.0);
    let players = round.ballots.len();
    let votes = Seat::all(players).zip(&round.ballots);
    let votes = votes.filter_map(|(seat, ballot)| {
        let spaces = ballot.as_ref()?.votes.iter().map(|space| space.0.into());
        Some((name(seat), spaces.collect()))
    });
    let mut reds = round.ballots.iter().flatten();
    Tabletop {
        mode,
        players: Seat::all(players).map(name).collect(),
        storyteller: name(round.storyteller),
        cards: round.board.iter().map(|laid| name(laid.giver)).collect(),
        votes: votes.collect(),
        red: reds.find_map(|ballot| ballot.red).map(|red| red.0.into()),
    }
}

#[test]
fn points_are_those_of_the_text_and_every_game_ends() {
    for (number, (mode, players)) in (0..).zip(tables()) {
        for game in 0..6 {
            let settings = short(mode, players);
            let mut walk = Walk::new(settings, players, 1000 * game + number);
            let mut steps = 0;
            while walk.step() {
                steps += 1;
                assert!(steps < 20_000, "{mode} {players} does not end");
            }
            let rounds = walk.state.rounds();
            for round in rounds {
                check(mode, round);
                let scores = written_down(mode, round).score();
                assert_eq!(scores.as_ref(), Ok(&round.scores), "{round:?}");
            }
            check_end(&walk.state, settings, players);
        }
    }
}

fn check_end(state: &State, settings: Settings, players: usize) {
    let mut sums = vec![0u16; players];
    let rounds = state.rounds();
    for (number, round) in (1..).zip(rounds) {
        assert_eq!(round.number, number);
        if let Goal::Points(target) = settings.goal {
            assert!(
                sums.iter().all(|&sum| sum < target),
                "went on after the target"
            );
        }
        for (sum, score) in sums.iter_mut().zip(&round.scores) {
            *sum += u16::from(score.points);
        }
    }
    match settings.goal {
        Goal::Points(target) => assert!(sums.iter().any(|&sum| sum >= target)),
        Goal::Tellings(each) => {
            let told = |seat| {
                rounds
                    .iter()
                    .filter(|round| round.storyteller == seat)
                    .count()
            };
            assert!(Seat::all(players).all(|seat| told(seat) == usize::from(each)));
        }
    }
    let Some(Stage::Over(podium)) = state.view(Viewer::Screen).map(|view| view.stage) else {
        panic!("not over");
    };
    let highest = sums.iter().max().unwrap();
    for seat in Seat::all(players) {
        let sum = sums[seat.index()];
        assert_eq!(podium.winners.contains(seat), sum == *highest);
        let side = podium
            .track
            .iter()
            .find(|side| side.seats.contains(seat))
            .unwrap();
        assert_eq!(side.score, sum);
    }
    assert_eq!(podium.seed.commitment(), podium.commitment);
    assert_eq!(usize::from(podium.rounds), rounds.len());
}
