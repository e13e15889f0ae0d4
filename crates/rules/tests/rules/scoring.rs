//! Points of whole rounds, worked out by hand from the rules. Each row is played at a table and
//! also put to [`Tabletop`], who knows nothing of tables on a screen.
//!
//! Seat 0 tells. `1>2` is a vote of seat 1 for the card of seat 2, `1>S` one for the storyteller's,
//! `2>S+1` two votes, `2>1b` one for the second card of seat 1, `red>3` the red one. In Team the
//! first column says who gives besides the storyteller.

use moonhare_rules::{Ballot, Mode, Move, Score, Seat, Space, Tabletop, Why, Written};

use crate::table::Table;

const CLASSIC: &[(&str, usize, &str, &[u8])] = &[
    ("R4.5", 4, "1>S 2>S 3>S", &[0, 2, 2, 2]),
    ("R4.5 R4.7", 4, "1>2 2>3 3>1", &[0, 3, 3, 3]),
    ("R4.6 R4.7", 4, "1>S 2>3 3>S", &[3, 3, 0, 4]),
    ("R4.6 R4.7", 5, "1>2 2>S 3>2 4>S", &[3, 0, 5, 0, 3]),
    ("R4.6 R4.7", 6, "1>S 2>1 3>1 4>1 5>1", &[3, 6, 0, 0, 0, 0]),
    ("R4.6 R4.7", 3, "1>S 2>1a", &[3, 4, 0]),
    (
        "R4.4 R4.6 R4.7 R4.8",
        7,
        "1>S 2>S+1 3>1+2 4>1 5>1 6>1+5",
        &[3, 7, 4, 0, 0, 1, 0],
    ),
    (
        "R4.5 R4.7 R4.8",
        7,
        "1>S 2>S 3>S+1 4>S+1 5>S+1 6>S+1",
        &[0, 6, 3, 2, 2, 2, 2],
    ),
    // Three players: either card counts.
    ("R4.5", 3, "1>S 2>S", &[0, 2, 2]),
    ("R4.5 R4.7", 3, "1>2a 2>1b", &[0, 3, 3]),
    ("R4.5 R4.7", 3, "1>2b 2>1a", &[0, 3, 3]),
    ("R4.6 R4.7", 3, "1>2b 2>S", &[3, 0, 4]),
    ("R4.6 R4.7", 3, "1>S 2>1b", &[3, 4, 0]),
    // Four to six: one vote, no more for daring it.
    ("R4.6 R4.7", 4, "1>S 2>1 3>1", &[3, 5, 0, 0]),
    ("R4.6", 4, "1>2 2>S 3>S", &[3, 0, 4, 3]),
    ("R4.5 R4.7", 5, "1>2 2>1 3>1 4>1", &[0, 5, 3, 2, 2]),
    ("R4.5", 6, "1>S 2>S 3>S 4>S 5>S", &[0, 2, 2, 2, 2, 2]),
    // Four votes on one card count three.
    ("R4.5 R4.7", 6, "1>2 2>1 3>1 4>1 5>1", &[0, 5, 3, 2, 2, 2]),
    (
        "R4.6 R4.7 R4.8",
        6,
        "1>S 2>1 3>2 4>3 5>4",
        &[3, 4, 1, 1, 1, 0],
    ),
    // Seven to twelve: one vote or two.
    (
        "R4.5 R4.8",
        7,
        "1>S 2>S 3>S 4>S 5>S 6>S",
        &[0, 3, 3, 3, 3, 3, 3],
    ),
    (
        "R4.5 R4.7",
        7,
        "1>2 2>1 3>1+2 4>3 5>4 6>5",
        &[0, 4, 4, 3, 3, 3, 2],
    ),
    (
        "R4.6 R4.7 R4.8",
        8,
        "1>S 2>3 3>2 4>5 5>4 6>7 7>6",
        &[3, 4, 1, 1, 1, 1, 1, 1],
    ),
    (
        "R4.6 R4.7",
        8,
        "1>S+2 2>3 3>2 4>5 5>4 6>7 7>6",
        &[3, 3, 2, 1, 1, 1, 1, 1],
    ),
    // The storyteller's card as the second of two votes.
    (
        "R4.4 R4.6",
        7,
        "1>2+S 2>1 3>4 4>3 5>6 6>5",
        &[3, 4, 1, 1, 1, 1, 1],
    ),
    (
        "R4.5 R4.7",
        12,
        "1>S+2 2>S+1 3>S+1 4>S+1 5>S+1 6>S+1 7>S+1 8>S+1 9>S+1 10>S+1 11>S+1",
        &[0, 5, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    ),
    (
        "R4.6 R4.7 R4.8",
        9,
        "1>S 2>S+1 3>1+2 4>1+2 5>1+2 6>1+2 7>8 8>7",
        &[3, 7, 6, 0, 0, 0, 0, 1, 1],
    ),
];

const PARTY: &[(&str, usize, &str, &[u8])] = &[
    // The example of the book.
    (
        "R5.5",
        9,
        "0>3 1>3 2>3 3>3 4>3 5>3 6>2 7>2 8>5 red>2",
        &[5, 5, 5, 5, 5, 5, 0, 0, 0],
    ),
    // Six together count five.
    (
        "R5.4",
        6,
        "0>4 1>4 2>4 3>4 4>4 5>4 red>1",
        &[5, 5, 5, 5, 5, 5],
    ),
    (
        "R5.4",
        6,
        "0>1 1>1 2>1 3>1 4>1 5>2 red>2",
        &[5, 5, 5, 5, 5, 0],
    ),
    (
        "R5.4",
        6,
        "0>1 1>1 2>1 3>1 4>2 5>2 red>3",
        &[4, 4, 4, 4, 2, 2],
    ),
    // Red on the crowd, and on the crowd the storyteller is in.
    (
        "R5.4",
        6,
        "0>3 1>1 2>1 3>1 4>2 5>2 red>1",
        &[0, 0, 0, 0, 2, 2],
    ),
    (
        "R5.3 R5.4",
        6,
        "0>1 1>1 2>1 3>2 4>2 5>3 red>1",
        &[0, 0, 0, 2, 2, 0],
    ),
    (
        "R5.3 R5.4",
        6,
        "0>1 1>1 2>2 3>2 4>3 5>3 red>1",
        &[0, 0, 2, 2, 2, 2],
    ),
    // Red on a card of a single voter makes no pair of it.
    (
        "R5.4",
        6,
        "0>1 1>2 2>3 3>3 4>4 5>4 red>2",
        &[0, 0, 2, 2, 2, 2],
    ),
    // Everybody alone on the own card.
    ("R5.3 R5.4", 7, "0>0 1>1 2>2 3>3 4>4 5>5 6>6 red>0", &[0; 7]),
    (
        "R5.4",
        7,
        "0>1 1>1 2>2 3>2 4>3 5>3 6>3 red>4",
        &[2, 2, 2, 2, 3, 3, 3],
    ),
    (
        "R5.4",
        12,
        "0>1 1>1 2>1 3>1 4>1 5>2 6>2 7>2 8>2 9>3 10>3 11>4 red>5",
        &[5, 5, 5, 5, 5, 4, 4, 4, 4, 2, 2, 0],
    ),
    (
        "R5.4",
        12,
        "0>1 1>1 2>1 3>1 4>1 5>1 6>1 7>2 8>2 9>2 10>2 11>2 red>1",
        &[0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5],
    ),
];

/// Rule, givers, votes, points of each team.
const TEAM: &[(&str, &[u8], &str, &[u8])] = &[
    ("R6.5 everyone", &[3, 1, 2], "4>S 5>S", &[0, 2, 2]),
    ("R6.5 nobody", &[3, 1, 2], "4>2 5>1", &[0, 3, 3]),
    // The own partner's card may be voted for, and that earns nothing.
    ("R6.4 R6.5 nobody", &[3, 1, 2], "4>1 5>2", &[0, 2, 2]),
    ("R6.4 R6.5 nobody", &[3, 1, 2], "4>1 5>1", &[0, 3, 2]),
    (
        "R6.4 R6.5 some",
        &[4, 5, 2, 7],
        "1>5 6>S 3>5",
        &[3, 1, 3, 0],
    ),
    // Four votes of others and the own: the others' count, three at the most.
    (
        "R6.4 R6.5 nobody",
        &[6, 1, 2, 3, 4, 5],
        "7>1 8>1 9>1 10>1 11>1",
        &[0, 5, 2, 2, 2, 2],
    ),
    (
        "R6.4 R6.5 nobody",
        &[6, 1, 2, 3, 4, 5],
        "7>1 8>1 9>1 10>6 11>6",
        &[2, 4, 2, 2, 2, 2],
    ),
    ("R6.5 nobody", &[3, 1, 2], "4>3 5>3", &[2, 2, 2]),
    ("R6.5 some", &[3, 1, 2], "4>S 5>1", &[3, 4, 0]),
    ("R6.5 some", &[3, 4, 5], "1>S 2>4", &[3, 4, 0]),
    ("R6.5 some", &[3, 1, 5], "4>S 2>3", &[4, 3, 0]),
    ("R6.5 everyone", &[4, 5, 2, 7], "1>S 6>S 3>S", &[0, 2, 2, 2]),
    ("R6.5 some", &[4, 5, 2, 7], "1>S 6>5 3>5", &[3, 5, 0, 0]),
    ("R6.5 some", &[4, 1, 2, 3], "5>4 6>4 7>S", &[5, 0, 0, 3]),
    ("R6.5 nobody", &[4, 1, 2, 3], "5>4 6>4 7>4", &[3, 2, 2, 2]),
    // Four votes on one card count three.
    (
        "R6.5 nobody",
        &[5, 1, 2, 3, 4],
        "6>5 7>5 8>5 9>5",
        &[3, 2, 2, 2, 2],
    ),
    (
        "R6.5 nobody",
        &[5, 1, 2, 3, 4],
        "6>1 7>1 8>1 9>1",
        &[0, 5, 2, 2, 2],
    ),
    (
        "R6.5 some",
        &[5, 6, 2, 8, 4],
        "1>S 7>S 3>6 9>5",
        &[4, 4, 3, 0, 0],
    ),
    // Twelve, and still none of the rules of seven and more.
    (
        "R6.5 everyone",
        &[6, 1, 2, 3, 4, 5],
        "7>S 8>S 9>S 10>S 11>S",
        &[0, 2, 2, 2, 2, 2],
    ),
    (
        "R6.5 some",
        &[6, 1, 2, 3, 4, 5],
        "7>S 8>1 9>1 10>1 11>1",
        &[3, 6, 0, 0, 0, 0],
    ),
    (
        "R6.5 some",
        &[6, 7, 2, 9, 4, 11],
        "1>6 8>6 3>6 10>6 5>S",
        &[6, 0, 0, 0, 0, 3],
    ),
];

/// Whose card, and which of them.
fn mark(text: &str) -> (u8, usize) {
    match text {
        "S" => (0, 0),
        _ => match text.strip_suffix('b') {
            Some(giver) => (giver.parse().unwrap(), 1),
            None => (text.trim_end_matches('a').parse().unwrap(), 0),
        },
    }
}

/// A table at which all have voted as the row says.
fn played(mode: Mode, players: usize, givers: Option<&[u8]>, votes: &str) -> Table {
    let mut table = Table::of(mode, players);
    table.tell();
    match givers {
        Some(givers) => givers.iter().for_each(|&giver| table.give(giver)),
        None => table.give_all(),
    }
    let space = |text: &str| {
        let (giver, nth) = mark(text);
        table.space(giver, nth)
    };
    let mut red = None;
    let mut ballots = Vec::new();
    for (voter, marks) in votes.split(' ').map(|vote| vote.split_once('>').unwrap()) {
        if voter == "red" {
            red = Some(space(marks));
        } else {
            let votes = marks.split('+').map(space).collect();
            ballots.push((Seat(voter.parse().unwrap()), Ballot { votes, red: None }));
        }
    }
    for (seat, ballot) in ballots {
        let red = if seat == Seat(0) { red } else { None };
        let ballot = Ballot { red, ..ballot };
        table.go(Move::Vote { ballot }.by(seat));
    }
    table
}

/// The same round written down by hand: the cards lie in another order, by seat from the last on.
fn written(mode: Mode, players: usize, table: &Table) -> Tabletop {
    let name = |seat: Seat| format!("P{}", seat.0);
    let round = table.round();
    let mut board: Vec<_> = (0..round.board.len()).collect();
    board.sort_by_key(|&place| std::cmp::Reverse((round.board[place].giver, place)));
    let number = |space: Space| {
        let place = usize::from(space.0) - 1;
        let place = board.iter().position(|&p| p == place).unwrap();
        Written::from(place as u8 + 1)
    };
    let votes = (0..).zip(&round.ballots).filter_map(|(seat, ballot)| {
        let votes = ballot.as_ref()?.votes.iter().map(|&space| number(space));
        Some((name(Seat(seat)), votes.collect()))
    });
    let red = round.ballots[0].as_ref().and_then(|ballot| ballot.red);
    Tabletop {
        mode,
        players: Seat::all(players).map(name).collect(),
        storyteller: name(Seat(0)),
        cards: board
            .iter()
            .map(|&place| name(round.board[place].giver))
            .collect(),
        votes: votes.collect(),
        red: red.map(number),
    }
}

fn check(mode: Mode, players: usize, givers: Option<&[u8]>, row: (&str, &str, &[u8])) {
    let (rules, votes, points) = row;
    let table = played(mode, players, givers, votes);
    assert_eq!(table.points(), points, "{mode} {players}, {rules}: {votes}");
    let round = table.round();
    let written = written(mode, players, &table);
    assert_eq!(written.score().unwrap(), round.scores, "{rules}: {votes}");
    for score in &round.scores {
        let sum: u8 = score.reasons.iter().map(|reason| reason.points).sum();
        assert_eq!(sum, score.points);
    }
}

#[test]
fn classic_points() {
    for &(rules, players, votes, points) in CLASSIC {
        check(Mode::Classic, players, None, (rules, votes, points));
    }
}

#[test]
fn party_points() {
    for &(rules, players, votes, points) in PARTY {
        check(Mode::Party, players, None, (rules, votes, points));
    }
}

#[test]
fn team_points() {
    for &(rules, givers, votes, points) in TEAM {
        let both = [points, points].concat();
        check(Mode::Team, both.len(), Some(givers), (rules, votes, &both));
    }
}

/// `found 3, fooled 2 by 4 5`.
fn reasons(score: &Score) -> String {
    let why = |why| match why {
        Why::EveryoneFound => "everyone",
        Why::NobodyFound => "nobody",
        Why::FoundBySome => "some",
        Why::Found => "found",
        Why::SingleVote => "single",
        Why::Fooled => "fooled",
        Why::Agreed => "agreed",
        Why::Alone => "alone",
        Why::Red => "red",
    };
    let reason = |reason: &moonhare_rules::Reason| {
        let mut text = format!("{} {}", why(reason.why), reason.points);
        if !reason.by.is_empty() {
            text.push_str(" by");
        }
        reason
            .by
            .iter()
            .for_each(|seat| text.push_str(&format!(" {}", seat.0)));
        text
    };
    score
        .reasons
        .iter()
        .map(reason)
        .collect::<Vec<_>>()
        .join(", ")
}

fn check_reasons(mode: Mode, players: usize, givers: Option<&[u8]>, votes: &str, why: &[&str]) {
    let round = played(mode, players, givers, votes).round();
    let told: Vec<_> = round.scores.iter().map(reasons).collect();
    assert_eq!(told, why, "{mode} {players}: {votes}");
}

#[test]
fn classic_reasons() {
    let check = |players, votes, why| check_reasons(Mode::Classic, players, None, votes, why);
    check(
        4,
        "1>S 2>3 3>S",
        &["some 3 by 1 3", "found 3", "", "found 3, fooled 1 by 2"],
    );
    check(
        4,
        "1>S 2>S 3>S",
        &["everyone 0", "everyone 2", "everyone 2", "everyone 2"],
    );
    check(
        3,
        "1>2a 2>1b",
        &[
            "nobody 0",
            "nobody 2, fooled 1 by 2",
            "nobody 2, fooled 1 by 1",
        ],
    );
    // All four who voted for it are named, though only three count.
    check(
        6,
        "1>S 2>1 3>1 4>1 5>1",
        &[
            "some 3 by 1",
            "found 3, fooled 3 by 2 3 4 5",
            "",
            "",
            "",
            "",
        ],
    );
    check(
        7,
        "1>S 2>S 3>S+1 4>S+1 5>S+1 6>S+1",
        &[
            "everyone 0",
            "everyone 2, single 1, fooled 3 by 3 4 5 6",
            "everyone 2, single 1",
            "everyone 2",
            "everyone 2",
            "everyone 2",
            "everyone 2",
        ],
    );
}

#[test]
fn party_reasons() {
    check_reasons(
        Mode::Party,
        6,
        None,
        "0>1 1>1 2>2 3>2 4>3 5>1 red>2",
        &[
            "agreed 3 by 0 1 5",
            "agreed 3 by 0 1 5",
            "red 0 by 2 3",
            "red 0 by 2 3",
            "alone 0",
            "agreed 3 by 0 1 5",
        ],
    );
}

#[test]
fn team_reasons() {
    let some = ["some 3 by 4, fooled 1 by 2", "found 3", ""];
    let why = [some, some].concat();
    check_reasons(Mode::Team, 6, Some(&[3, 1, 5]), "4>S 2>3", &why);
    // Only the other pair's vote is named: the own one brought nothing (R6.4).
    let own = ["nobody 0", "nobody 2, fooled 1 by 5", "nobody 2"];
    let why = [own, own].concat();
    check_reasons(Mode::Team, 6, Some(&[3, 1, 2]), "4>1 5>1", &why);
}
