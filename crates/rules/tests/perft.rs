//! Exhaustive counts of small tables: how many ways there are to play the next moves, of all seats
//! in any order. `perft.txt` holds what was once counted; [`book`] counts the same from the numbers
//! in the rules alone, without any card.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use moonhare_rules::{
    Command, First, Mode, Name, Player, Rabbit, Scene, Seat, Seed, Settings, Stage, State, View,
    Viewer, decide,
};

const DATA: &str = include_str!("perft.txt");

/// Where counting begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    Start,
    Giving,
    Voting,
    Reveal,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    mode: Mode,
    players: usize,
    deck: u16,
    from: From,
    depth: u32,
    count: u64,
}

fn rows() -> Vec<Row> {
    let lines = DATA
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(row).collect()
}

fn row(line: &str) -> Row {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [mode, players, deck, from, depth, count] = words[..] else {
        panic!("{line}");
    };
    Row {
        mode: serde_json::from_str(&format!("\"{mode}\"")).unwrap(),
        players: players.parse().unwrap(),
        deck: deck.parse().unwrap(),
        from: match from {
            "start" => From::Start,
            "giving" => From::Giving,
            "voting" => From::Voting,
            "reveal" => From::Reveal,
            other => panic!("{other}"),
        },
        depth: depth.parse().unwrap(),
        count: count.parse().unwrap(),
    }
}

fn play(state: &mut State, command: Command) {
    let events = decide(state, command).unwrap();
    events.iter().for_each(|event| state.evolve(event));
}

fn view(state: &State, seat: Seat) -> View {
    state.view(Viewer::Seat(seat)).unwrap()
}

/// The table at which a row begins: the first seat that is due makes its first move until then.
fn table(row: Row) -> State {
    let mut state = State::New;
    let settings = Settings {
        deck: row.deck,
        first: First::Claim,
        ..Settings::of(row.mode)
    };
    play(&mut state, Command::Create { settings });
    for number in 1..=row.players as u8 {
        let player = Player {
            name: Name::new(&format!("Player {number}")).unwrap(),
            rabbit: Rabbit::try_from(number).unwrap(),
        };
        play(&mut state, Command::Sit { player });
    }
    play(
        &mut state,
        Command::Start {
            seed: Seed([3; 32]),
        },
    );
    loop {
        let screen = state.view(Viewer::Screen).unwrap();
        let Stage::Playing(playing) = &screen.stage else {
            panic!("over before {:?}", row.from);
        };
        let here = match playing.scene {
            Scene::Idea => Some(From::Start),
            Scene::Telling { .. } => None,
            Scene::Giving { .. } => Some(From::Giving),
            Scene::Voting { .. } => Some(From::Voting),
            Scene::Reveal { .. } => Some(From::Reveal),
        };
        if here == Some(row.from) {
            return state;
        }
        let due = screen.waiting.iter().next().unwrap();
        let first = view(&state, due).moves().get(0).unwrap();
        play(&mut state, first.by(due));
    }
}

fn perft(state: &State, players: usize, depth: u32) -> u64 {
    let views = Seat::all(players).map(|seat| (seat, view(state, seat)));
    if depth == 1 {
        return views.map(|(_, view)| view.moves().len() as u64).sum();
    }
    let mut count = 0;
    for (seat, view) in views {
        for mv in view.moves().iter() {
            let mut next = state.clone();
            play(&mut next, mv.by(seat));
            count += perft(&next, players, depth - 1);
        }
    }
    count
}

#[test]
fn counts_are_those_recorded() {
    let mut wrong = Vec::new();
    for row in rows() {
        let count = perft(&table(row), row.players, row.depth);
        if count != row.count {
            wrong.push((row, count));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The same counts from what the rules say in numbers.
mod book {
    use super::{From, Mode, Row};

    /// How far a step has come: how many have done it, and whether the one who is special has (the
    /// storyteller's partner who gives in Team, the storyteller who votes in Party).
    #[derive(Clone, Copy, Debug)]
    enum At {
        Idea,
        Telling,
        Giving { done: u64, special: bool },
        Voting { done: u64, special: bool },
        Reveal { done: u64 },
    }

    /// A step in which each may act, and act otherwise or take back until all have.
    struct Step {
        /// How many there are besides the special one, and in how many ways each can begin …
        others: u64,
        ways: u64,
        /// … and change what was done.
        again: u64,
        /// The ways of the special one, 0 if there is none.
        special: u64,
    }

    fn pairs(n: u64) -> u64 {
        n * (n - 1) / 2
    }

    fn giving(mode: Mode, n: u64) -> Step {
        let (others, ways, again, special) = match mode {
            // R4.1: two of seven; R2: one of six.
            Mode::Classic if n == 3 => (2, pairs(7), pairs(7), 0),
            Mode::Classic => (n - 1, 6, 6, 0),
            // R5.2: everyone, one of five.
            Mode::Party => (n, 5, 5, 0),
            // R6.1: either partner of each other team, one of four; the storyteller's partner too.
            Mode::Team => (n / 2 - 1, 2 * 4, 4, 4),
        };
        Step {
            others,
            ways,
            again,
            special,
        }
    }

    fn voting(mode: Mode, n: u64) -> Step {
        let (others, ways, special) = match mode {
            // R4.2: of five cards two are one's own.
            Mode::Classic if n == 3 => (2, 3, 0),
            // R4.3: one vote on another's card, or two from seven players on.
            Mode::Classic if n < 7 => (n - 1, n - 1, 0),
            Mode::Classic => (n - 1, n - 1 + pairs(n - 1), 0),
            // R5.3: any card, and for the storyteller any second one.
            Mode::Party => (n - 1, n, n * n),
            // R6.2, R6.3, R6.4.
            Mode::Team => (n / 2 - 1, n / 2 + 1, 0),
        };
        Step {
            others,
            ways,
            again: ways,
            special,
        }
    }

    impl Step {
        /// Each way on: how often, how many have done it then, and whether the special one has.
        fn ways_on(&self, done: u64, special: bool) -> Vec<(u64, u64, bool)> {
            let mut ways = vec![
                ((self.others - done) * self.ways, done + 1, special),
                (done * self.again, done, special),
            ];
            if done > 0 {
                ways.push((done, done - 1, special));
            }
            if self.special > 0 {
                ways.push((self.special, done, true));
            }
            if self.special > 0 && special {
                ways.push((1, done, false));
            }
            ways
        }

        fn is_closed(&self, done: u64, special: bool) -> bool {
            done == self.others && (special || self.special == 0)
        }
    }

    fn count(row: Row, at: At, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let n = row.players as u64;
        let on = |ways: u64, at: At| {
            if ways == 0 {
                0
            } else {
                ways * count(row, at, depth - 1)
            }
        };
        match at {
            At::Idea => on(n, At::Telling),
            At::Telling => {
                let ways = match row.mode {
                    Mode::Classic if n == 3 => 7,
                    Mode::Classic => 6,
                    Mode::Party => 1,
                    Mode::Team => 4,
                };
                on(
                    ways,
                    At::Giving {
                        done: 0,
                        special: false,
                    },
                )
            }
            At::Giving { done, special } => {
                let step = giving(row.mode, n);
                let ways = step.ways_on(done, special).into_iter();
                ways.map(|(ways, done, special)| {
                    let closed = step.is_closed(done, special);
                    let begun = At::Voting {
                        done: 0,
                        special: false,
                    };
                    on(
                        ways,
                        if closed {
                            begun
                        } else {
                            At::Giving { done, special }
                        },
                    )
                })
                .sum()
            }
            At::Voting { done, special } => {
                let step = voting(row.mode, n);
                let ways = step.ways_on(done, special).into_iter();
                ways.map(|(ways, done, special)| {
                    let closed = step.is_closed(done, special);
                    let shown = At::Reveal { done: 0 };
                    on(
                        ways,
                        if closed {
                            shown
                        } else {
                            At::Voting { done, special }
                        },
                    )
                })
                .sum()
            }
            At::Reveal { done } if done + 1 == n => on(1, At::Telling),
            At::Reveal { done } => on(n - done, At::Reveal { done: done + 1 }),
        }
    }

    pub(super) fn perft(row: Row) -> u64 {
        let (done, special) = (0, false);
        let at = match row.from {
            From::Start => At::Idea,
            From::Giving => At::Giving { done, special },
            From::Voting => At::Voting { done, special },
            From::Reveal => At::Reveal { done },
        };
        count(row, at, row.depth)
    }
}

#[test]
fn counts_are_those_of_the_rules_in_numbers() {
    for row in rows() {
        assert_eq!(book::perft(row), row.count, "{row:?}");
    }
}

/// The first moves by hand, for the counting in [`book`] to be trusted.
#[test]
fn first_moves_by_hand() {
    let count = |mode, players, depth| {
        let row = rows().into_iter().find(|row| {
            row.mode == mode
                && row.players == players
                && row.from == From::Start
                && row.depth == depth
        });
        row.expect("a row").count
    };
    // Three claim; seven cards to tell about; two others with pairs of seven, 7·6/2 = 21 each.
    assert_eq!(count(Mode::Classic, 3, 1), 3);
    assert_eq!(count(Mode::Classic, 3, 2), 3 * 7);
    assert_eq!(count(Mode::Classic, 3, 3), 3 * 7 * (2 * 21));
    // Who gave may give otherwise or take back, the other may give.
    assert_eq!(count(Mode::Classic, 3, 4), 3 * 7 * (2 * 21) * (21 + 1 + 21));
    assert_eq!(count(Mode::Classic, 4, 3), 4 * 6 * (3 * 6));
    assert_eq!(count(Mode::Classic, 4, 4), 4 * 6 * (3 * 6) * (3 * 6 + 1));
    // No card with the clue; six give one of five.
    assert_eq!(count(Mode::Party, 6, 2), 6);
    assert_eq!(count(Mode::Party, 6, 4), 6 * (6 * 5) * (6 * 5 + 1));
    // Five may give one of four; a gift lets the partner off, but for the storyteller's partner's.
    assert_eq!(count(Mode::Team, 6, 3), 6 * 4 * (5 * 4));
    let after_partner = 4 + 1 + 4 * 4;
    let after_other = 4 + 1 + 2 * 4 + 4;
    assert_eq!(
        count(Mode::Team, 6, 4),
        6 * 4 * (4 * after_partner + 4 * 4 * after_other)
    );
}
