//! Awards say true things, the best ones go to the best, and nobody goes home without one.

use std::sync::Arc;

use super::walk::{Walk, short, tables};
use crate::{
    Award, Ballot, Card, Clue, Feat, Goal, Laid, Mode, Round, Seat, SeatSet, Settings, Space,
    Tabletop, awards,
};

const NAMES: &str = "ABCDEFGHIJKL";

fn seat(name: char) -> Seat {
    Seat(NAMES.find(name).unwrap() as u8)
}

/// A game written down: for each round the storyteller, the givers by space, and who voted for which
/// spaces; in Party also the red vote. The card on space 2 of round 3 is number 302.
fn game(mode: Mode, players: usize, rounds: &[(char, &str, &str, Option<u8>)]) -> Vec<Arc<Round>> {
    let name = |name: char| name.to_string();
    let write =
        |(index, (teller, givers, votes, red)): (usize, &(char, &str, &str, Option<u8>))| {
            let votes: Vec<(char, Vec<u8>)> = (votes.split(' '))
                .map(|vote| {
                    let spaces = vote[1..].split('+').map(|space| space.parse().unwrap());
                    (vote.chars().next().unwrap(), spaces.collect())
                })
                .collect();
            let written = |(voter, spaces): &(char, Vec<u8>)| {
                (
                    name(*voter),
                    spaces.iter().map(|space| (*space).into()).collect(),
                )
            };
            let sheet = Tabletop {
                mode,
                players: NAMES.chars().take(players).map(name).collect(),
                storyteller: name(*teller),
                cards: givers.chars().map(name).collect(),
                votes: votes.iter().map(written).collect(),
                red: red.map(Into::into),
            };
            let number = index as u16 + 1;
            let ballot = |voter: Seat| {
                let (_, spaces) = votes.iter().find(|(name, _)| seat(*name) == voter)?;
                Some(Ballot {
                    votes: spaces.iter().map(|space| Space(*space)).collect(),
                    red: red.map(Space).filter(|_| voter == seat(*teller)),
                })
            };
            Arc::new(Round {
                number,
                storyteller: seat(*teller),
                clue: Clue::Aloud,
                board: (givers.chars().zip(1..))
                    .map(|(giver, space)| Laid {
                        card: Card(number * 100 + space),
                        giver: seat(giver),
                    })
                    .collect(),
                ballots: Seat::all(players).map(ballot).collect(),
                scores: sheet.score().unwrap(),
            })
        };
    rounds.iter().enumerate().map(write).collect()
}

/// `seats: feat, card`, a line each.
fn said(awards: &[Award]) -> Vec<String> {
    let line = |award: &Award| {
        let seats = award
            .seats
            .iter()
            .map(|seat| &NAMES[seat.index()..=seat.index()]);
        assert_eq!(award.card.0 / 100, award.round, "{award:?}");
        format!(
            "{}: {:?}, {}",
            seats.collect::<String>(),
            award.feat,
            award.card.0
        )
    };
    awards.iter().map(line).collect()
}

#[test]
fn the_awards_of_a_classic_game() {
    let rounds = game(
        Mode::Classic,
        5,
        &[
            // Two of four found A's card; C drew the others' votes.
            ('A', "ABCDE", "B1 C1 D3 E3", None),
            // One of four found B's card; A and D fell for E's.
            ('B', "BACDE", "A5 C1 D5 E4", None),
            // All found C's card.
            ('C', "CABDE", "A1 B1 D1 E1", None),
            // Nobody found D's card.
            ('D', "DABCE", "A4 B4 C2 E4", None),
        ],
    );
    assert_eq!(
        said(&awards(Mode::Classic, &rounds)),
        [
            "A: Half { found: 2, voters: 4 }, 101",
            // Two by the card of round 1, three by that of round 4.
            "C: Bluffer { votes: 5, best: 3 }, 404",
            // C found as many, but has an award already.
            "B: Listener { times: 2 }, 101",
            "B: Daring { found: 1, voters: 4 }, 201",
            // Other pairs agreed as often, but these two have no award yet.
            "DE: Alike { times: 2 }, 103",
            "C: Leap { points: 5 }, 103",
        ]
    );
}

#[test]
fn equal_claims_go_to_whoever_has_fewer_points() {
    // Half of the voters found the clues of A and B, who then have seven points each.
    let first = |votes| {
        let rounds = game(
            Mode::Classic,
            3,
            &[
                ('A', "ABBCC", "B1 C2", None),
                ('B', "BAACC", "A1 C2", None),
                ('C', "CAABB", votes, None),
            ],
        );
        said(&awards(Mode::Classic, &rounds)).swap_remove(0)
    };
    // Half found C's clue too: C has three points.
    assert_eq!(first("A4 B1"), "C: Half { found: 1, voters: 2 }, 301");
    // Nobody found it. A and B are equal in everything, so the first seat gets it.
    assert_eq!(first("A4 B2"), "A: Half { found: 1, voters: 2 }, 101");
}

#[test]
fn the_awards_of_a_party() {
    let rounds = game(
        Mode::Party,
        6,
        &[
            ('A', "ABCDEF", "A1 B3 C3 D3 E3 F4", Some(4)),
            ('B', "BACDEF", "A5 B5 C5 D6 E6 F1", Some(6)),
        ],
    );
    assert_eq!(
        said(&awards(Mode::Party, &rounds)),
        [
            "A: Gathering { together: 4, voters: 6 }, 103",
            // As many chose C's picture, but E has fewer points.
            "E: Favourite { votes: 3 }, 205",
            "B: Chorus { times: 2 }, 103",
            "B: Strike { votes: 2 }, 206",
            "DE: Alike { times: 2 }, 206",
            "C: Leap { points: 4 }, 103",
            "F: OwnMind { times: 1 }, 201",
        ]
    );
}

#[test]
fn in_team_an_award_is_for_both_partners() {
    let rounds = game(
        Mode::Team,
        6,
        // A and D, B and E, C and F are partners (R2.1).
        &[('A', "ADBC", "E1 F2", None), ('B', "BEAC", "D2 F2", None)],
    );
    assert_eq!(
        said(&awards(Mode::Team, &rounds)),
        [
            "AD: Half { found: 1, voters: 2 }, 101",
            "BE: Bluffer { votes: 2, best: 2 }, 202",
            "BE: Listener { times: 1 }, 101",
            "AD: Leap { points: 4 }, 101",
            "CF: Trust { times: 2 }, 102",
        ]
    );
}

#[test]
fn no_rounds_have_no_awards() {
    assert_eq!(awards(Mode::Classic, &[]), []);
}

/// A random game, read by somebody who counts everything a second time.
struct Reader<'a> {
    mode: Mode,
    rounds: &'a [Arc<Round>],
    players: usize,
}

impl Reader<'_> {
    fn team(&self, seat: Seat) -> SeatSet {
        let mut team = SeatSet::from_iter([seat]);
        if self.mode == Mode::Team {
            team.insert(seat.opposite(self.players));
        }
        team
    }

    fn teams(&self) -> Vec<SeatSet> {
        let mut teams: Vec<SeatSet> = Vec::new();
        for seat in Seat::all(self.players) {
            if !teams.contains(&self.team(seat)) {
                teams.push(self.team(seat));
            }
        }
        teams
    }

    /// The voters on each space, those of the giver's own team left out.
    fn on(&self, round: &Round, nth: usize, own: bool) -> usize {
        let team = self.team(round.board[nth].giver);
        let votes = |seat: Seat| {
            let ballot = round.ballots[seat.index()].as_ref();
            ballot.is_some_and(|ballot| ballot.votes.contains(&Space::at(nth)))
        };
        let seats = Seat::all(self.players);
        seats
            .filter(|&seat| votes(seat) && (own || !team.contains(seat)))
            .count()
    }

    fn found(&self, round: &Round) -> usize {
        let places = round
            .board
            .iter()
            .position(|laid| laid.giver == round.storyteller);
        self.on(round, places.unwrap(), true)
    }

    fn drawn(&self, team: SeatSet) -> usize {
        let count = |round: &Arc<Round>| {
            (round.board.iter().enumerate())
                .filter(|(_, laid)| team.contains(laid.giver) && laid.giver != round.storyteller)
                .map(|(nth, _)| self.on(round, nth, false))
                .sum::<usize>()
        };
        self.rounds.iter().map(count).sum()
    }

    fn finds(&self, team: SeatSet) -> usize {
        let finds = |round: &&Arc<Round>| {
            team.iter().any(|seat| {
                let ballot = round.ballots[seat.index()].as_ref();
                let mut votes = ballot.iter().flat_map(|ballot| &ballot.votes);
                votes.any(|space| round.board[usize::from(space.0) - 1].giver == round.storyteller)
            })
        };
        self.rounds.iter().filter(finds).count()
    }

    fn best(&self, count: impl Fn(SeatSet) -> usize) -> usize {
        self.teams().into_iter().map(count).max().unwrap()
    }

    fn same(&self, one: Seat, other: Seat) -> usize {
        let same = |round: &&Arc<Round>| {
            let [one, other] = [one, other].map(|seat| round.ballots[seat.index()].as_ref());
            let pair = one.zip(other);
            pair.is_some_and(|(a, b)| a.votes.iter().any(|space| b.votes.contains(space)))
        };
        self.rounds.iter().filter(same).count()
    }

    fn check(&self, award: &Award) {
        let round = &self.rounds[usize::from(award.round) - 1];
        let laid = round.board.iter().position(|laid| laid.card == award.card);
        let nth = laid.unwrap_or_else(|| panic!("{award:?} shows a card of another round"));
        let giver = round.board[nth].giver;
        let team = self.team(award.seats.iter().next().unwrap());
        let told = team.contains(round.storyteller);
        let voters = round.ballots.iter().flatten().count();
        match award.feat {
            Feat::Half { found, voters: of } | Feat::Daring { found, voters: of } => {
                assert!(told && giver == round.storyteller, "{award:?}");
                assert_eq!((found, of), (self.found(round), voters));
                assert!(0 < found && found < of, "{award:?}");
                for other in self.rounds {
                    let count = self.found(other);
                    if (1..of).contains(&count) {
                        match award.feat {
                            Feat::Half { .. } => {
                                assert!((2 * found).abs_diff(of) <= (2 * count).abs_diff(of));
                            }
                            _ => assert!(found <= count && 2 * found < of),
                        }
                    }
                }
            }
            Feat::Bluffer { votes, best } => {
                assert!(
                    team.contains(giver) && giver != round.storyteller,
                    "{award:?}"
                );
                assert_eq!(votes, self.drawn(team));
                assert_eq!(votes, self.best(|team| self.drawn(team)));
                assert_eq!(best, self.on(round, nth, false));
            }
            Feat::Listener { times } | Feat::Ear { times } => {
                assert_eq!(times, self.finds(team), "{award:?}");
                let is_best = times == self.best(|team| self.finds(team));
                assert!(
                    is_best || matches!(award.feat, Feat::Ear { .. }),
                    "{award:?}"
                );
                assert_eq!(giver, round.storyteller);
            }
            Feat::Alike { times } => {
                let pair: Vec<Seat> = award.seats.iter().collect();
                assert_eq!(times, self.same(pair[0], pair[1]), "{award:?}");
                for one in Seat::all(self.players) {
                    for other in Seat::all(self.players).filter(|other| *other != one) {
                        assert!(self.same(one, other) <= times, "{award:?}");
                    }
                }
            }
            Feat::Leap { points } => {
                let all = self.rounds.iter().flat_map(|round| &round.scores);
                let most = all.map(|score| usize::from(score.points)).max();
                assert_eq!(Some(points), most, "{award:?}");
            }
            Feat::Favourite { votes } | Feat::Disguise { votes } | Feat::Chosen { votes } => {
                assert!(team.contains(giver), "{award:?}");
                assert!(
                    votes > 0 && votes == self.on(round, nth, false),
                    "{award:?}"
                );
            }
            Feat::Strike { votes } => {
                let red = round.ballots[round.storyteller.index()]
                    .as_ref()
                    .unwrap()
                    .red;
                assert!(told && red == Some(Space::at(nth)), "{award:?}");
                let own = round.ballots[round.storyteller.index()].as_ref().unwrap();
                let own = usize::from(own.votes.contains(&Space::at(nth)));
                assert_eq!(votes, self.on(round, nth, true) - own);
            }
            Feat::Gathering {
                together,
                voters: of,
            } => {
                assert!(told, "{award:?}");
                assert_eq!((together, of), (self.on(round, nth, true), voters));
            }
            Feat::Riddle { voters: of } => assert!(told && of == voters && self.found(round) == 0),
            Feat::OpenBook { voters: of } => {
                assert!(
                    told && of == voters && self.found(round) == voters,
                    "{award:?}"
                );
            }
            Feat::Faithful { friend, times } => {
                assert!(times > 1 && friend.contains(giver), "{award:?}");
            }
            Feat::Finish { points, rounds } => {
                let seat = team.iter().next().unwrap().index();
                let got = |rounds: &[Arc<Round>]| {
                    let points = rounds.iter().map(|round| round.scores[seat].points);
                    points.map(usize::from).sum::<usize>()
                };
                let last = got(&self.rounds[self.rounds.len() - rounds..]);
                assert!(points == last && 2 * last > got(self.rounds), "{award:?}");
            }
            Feat::Trust { times }
            | Feat::Chorus { times }
            | Feat::Company { times }
            | Feat::OwnMind { times }
            | Feat::Struck { times } => {
                assert!((1..=2 * self.rounds.len()).contains(&times), "{award:?}");
            }
            Feat::Giver { cards } => assert!(cards > 0 && team.contains(giver), "{award:?}"),
        }
    }
}

#[test]
fn everybody_gets_an_award_and_each_is_true() {
    let mut kinds = std::collections::BTreeSet::new();
    for (number, (mode, players)) in (0..).zip(tables()) {
        for game in 0..12 {
            // A short game, a very short one, a long one.
            let goal = match (mode, game % 3) {
                (Mode::Classic, 0) => Goal::Points(5),
                (Mode::Classic, 1) => Goal::Points(30),
                (Mode::Party | Mode::Team, 1) => Goal::Tellings(2),
                _ => short(mode, players).goal,
            };
            let settings = Settings {
                goal,
                ..short(mode, players)
            };
            let mut walk = Walk::new(settings, players, 3000 * game + number);
            while walk.step() {}
            let rounds = walk.state.rounds();
            let reader = Reader {
                mode,
                rounds,
                players,
            };
            let given = awards(mode, rounds);
            given.iter().for_each(|award| reader.check(award));
            for seat in Seat::all(players) {
                let has = given.iter().any(|award| award.seats.contains(seat));
                assert!(
                    has,
                    "{mode} of {players}: seat {seat:?} has none in {given:?}"
                );
            }
            assert!(given.len() <= 6 + mode.sides(players), "{given:?}");
            let kind = |award: &Award| {
                format!("{:?}", award.feat)
                    .split(' ')
                    .next()
                    .unwrap()
                    .to_owned()
            };
            kinds.extend(given.iter().map(kind));
        }
    }
    assert!(kinds.len() >= 20, "{kinds:?}");
}
