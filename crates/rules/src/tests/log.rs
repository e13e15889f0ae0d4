//! The log is the truth: it gives the state again, and a log that was tampered with shows.

use super::walk::{Walk, short, tables};
use crate::{
    Card, Command, Event, First, Mode, Move, Seat, SeatSet, Seed, Settings, State, View, Viewer,
    decide, verify,
};

/// A finished game and a second one begun by the same people.
fn finished(mode: Mode, players: usize, number: u64) -> Walk {
    let settings = Settings {
        first: First::Random,
        ..short(mode, players)
    };
    let mut walk = Walk::new(settings, players, number);
    walk.must(Command::StandIn {
        seat: Seat(1),
        on: true,
    });
    while walk.step() {}
    walk
}

#[test]
fn replaying_gives_the_state_at_every_point() {
    for (number, (mode, players)) in (0..).zip(tables()) {
        let mut walk = Walk::new(short(mode, players), players, number);
        let mut replayed = State::replay(&walk.log);
        let mut seen = walk.log.len();
        loop {
            assert_eq!(replayed, walk.state);
            if !walk.step() {
                break;
            }
            let new = &walk.log[seen..];
            new.iter().for_each(|event| replayed.evolve(event));
            seen = walk.log.len();
        }
        assert_eq!(State::replay(&walk.log), walk.state);
    }
}

#[test]
fn a_log_survives_being_written_down() {
    for (number, (mode, players)) in (100..).zip(tables()) {
        let mut walk = finished(mode, players, number);
        walk.must(Command::Again);
        let seed = walk.seed();
        walk.must(Command::Start { seed });
        (0..40).for_each(|_| _ = walk.step());
        let written = serde_json::to_string(&walk.log).unwrap();
        let read: Vec<Event> = serde_json::from_str(&written).unwrap();
        assert_eq!(read, walk.log);
        assert_eq!(State::replay(&read), walk.state);
        assert_eq!(verify(&read), Ok(walk.state));
    }
}

#[test]
fn views_and_moves_survive_being_written_down() {
    for (number, (mode, players)) in (200..).zip(tables()) {
        let mut walk = Walk::new(short(mode, players), players, number);
        let round_trip = |view: &View| {
            let written = serde_json::to_string(view).unwrap();
            let read: View = serde_json::from_str(&written).unwrap();
            assert_eq!(&read, view, "{written}");
        };
        while let Some(command) = walk.pick() {
            let Command::Move { mv, .. } = &command else {
                panic!("{command:?} is no move");
            };
            let written = serde_json::to_string(mv).unwrap();
            assert_eq!(serde_json::from_str::<Move>(&written).unwrap(), *mv);
            let seat = Seat(walk.dice.below(players) as u8);
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                round_trip(&walk.state.view(viewer).unwrap());
            }
            walk.must(command);
        }
        round_trip(&walk.state.view(Viewer::Screen).unwrap());
        walk.must(Command::Again);
        let lobby = walk.state.view(Viewer::Seat(Seat(0))).unwrap();
        round_trip(&lobby);
        walk.must(Command::Leave { seat: Seat(0) });
        (2..players).for_each(|_| walk.must(Command::Leave { seat: Seat(0) }));
        // Too few are left: the view says what stands in the way.
        round_trip(&walk.state.view(Viewer::Screen).unwrap());
    }
}

/// Where and how to tamper with one event; none if this is not an event to tamper with so.
type Tamper = fn(&Event) -> Option<Event>;

fn swap(cards: &[Card]) -> Option<Vec<Card>> {
    let mut cards = cards.to_vec();
    (cards.len() > 1).then(|| cards.swap(0, 1))?;
    Some(cards)
}

const TAMPERS: [(&str, Tamper); 12] = [
    ("two cards of the pile change places", |event| match event {
        Event::Started {
            seed,
            commitment,
            edition,
            pile,
        } => Some(Event::Started {
            seed: *seed,
            commitment: *commitment,
            edition: *edition,
            pile: swap(pile)?,
        }),
        _ => None,
    }),
    ("another seed", |event| match event {
        Event::Started {
            seed,
            commitment,
            edition,
            pile,
        } => Some(Event::Started {
            seed: Seed(seed.0.map(|byte| byte ^ 1)),
            commitment: *commitment,
            edition: *edition,
            pile: pile.clone(),
        }),
        _ => None,
    }),
    ("another commitment", |event| match event {
        Event::Started {
            seed,
            edition,
            pile,
            ..
        } => Some(Event::Started {
            seed: *seed,
            commitment: Seed([0; 32]).commitment(),
            edition: *edition,
            pile: pile.clone(),
        }),
        _ => None,
    }),
    ("two players get each other's cards", |event| match event {
        Event::Refilled { draws } if draws.len() > 1 => {
            let mut draws = draws.clone();
            let (first, rest) = draws.split_at_mut(1);
            std::mem::swap(&mut first[0].cards, &mut rest[0].cards);
            Some(Event::Refilled { draws })
        }
        _ => None,
    }),
    ("the discards are shuffled otherwise", |event| match event {
        Event::Reshuffled { pile } => Some(Event::Reshuffled { pile: swap(pile)? }),
        _ => None,
    }),
    (
        "two cards of the board change places",
        |event| match event {
            Event::Laid { board } => {
                let mut board = board.clone();
                board.swap(0, 1);
                Some(Event::Laid { board })
            }
            _ => None,
        },
    ),
    ("two givers change places", |event| match event {
        Event::Laid { board } => {
            let mut board = board.clone();
            let other = board.iter().position(|laid| laid.giver != board[0].giver)?;
            (board[0].giver, board[other].giver) = (board[other].giver, board[0].giver);
            Some(Event::Laid { board })
        }
        _ => None,
    }),
    ("a point more", |event| match event {
        Event::Scored { scores } => {
            let mut scores = scores.clone();
            scores[1].points += 1;
            Some(Event::Scored { scores })
        }
        _ => None,
    }),
    ("a reason less", |event| match event {
        Event::Scored { scores } => {
            let mut scores = scores.clone();
            scores.iter_mut().find_map(|score| score.reasons.pop())?;
            Some(Event::Scored { scores })
        }
        _ => None,
    }),
    ("somebody else tells", |event| match event {
        Event::Began {
            round,
            storyteller: Some(seat),
        } => Some(Event::Began {
            round: *round,
            storyteller: Some(Seat(seat.0 ^ 1)),
        }),
        _ => None,
    }),
    ("another number of the round", |event| match event {
        Event::Began { round, storyteller } => Some(Event::Began {
            round: round + 1,
            storyteller: *storyteller,
        }),
        _ => None,
    }),
    ("another winner", |event| match event {
        Event::Ended { winners } => {
            let others = Seat::all(12).filter(|seat| !winners.contains(*seat));
            Some(Event::Ended {
                winners: others.collect::<SeatSet>(),
            })
        }
        _ => None,
    }),
];

#[test]
fn a_log_that_was_tampered_with_shows() {
    for (mode, players) in [
        (Mode::Classic, 4),
        (Mode::Classic, 3),
        (Mode::Party, 6),
        (Mode::Team, 8),
    ] {
        let log = finished(mode, players, 9).log;
        for (what, tamper) in TAMPERS {
            let mut tried = 0;
            for (at, event) in log.iter().enumerate() {
                let Some(forged) = tamper(event) else {
                    continue;
                };
                let mut forged_log = log.clone();
                forged_log[at] = forged;
                let unfair = verify(&forged_log).expect_err(what);
                // A forged seed shows in what follows, all else where it stands.
                assert!(
                    unfair.at == at || what == "another seed",
                    "{what}: {unfair}"
                );
                tried += 1;
            }
            assert!(tried > 0, "{mode} {players}: {what} was never tried");
        }
    }
}

/// What follows from a command can neither be left out, nor come twice, nor by itself.
#[test]
fn an_event_cannot_be_dropped_or_doubled() {
    let log = finished(Mode::Party, 6, 4).log;
    for (at, event) in log.iter().enumerate() {
        // These may happen at any time, or be done again instead of what was done before.
        let optional = matches!(
            event,
            Event::StoodIn { .. }
                | Event::Given { .. }
                | Event::Voted { .. }
                | Event::TakenBack { .. }
        );
        let mut dropped = log.clone();
        dropped.remove(at);
        let last = at + 1 == log.len();
        assert!(verify(&dropped).is_err() || optional, "without {event:?}");
        if last {
            assert_eq!(verify(&dropped).unwrap_err().at, at);
        }
        let mut doubled = log.clone();
        doubled.insert(at, event.clone());
        assert!(verify(&doubled).is_err() || optional, "twice {event:?}");
    }
}

#[test]
fn a_vote_or_gift_that_stands_alone_cannot_be_dropped() {
    let mut walk = finished(Mode::Classic, 4, 2);
    walk.log
        .retain(|event| !matches!(event, Event::StoodIn { .. }));
    let log = walk.log;
    for (at, event) in log.iter().enumerate() {
        if matches!(
            log.get(at + 1),
            Some(Event::Scored { .. } | Event::Laid { .. })
        ) {
            let mut dropped = log.clone();
            dropped.remove(at);
            assert!(verify(&dropped).is_err(), "without {event:?}");
        }
    }
}

/// A state has no inner mutability (a `Cell` is not `RefUnwindSafe`, a lock is not `Eq`), so what
/// borrows it cannot change it: a refusal leaves it as it was.
#[test]
fn deciding_only_looks() {
    fn is_plain<T: Clone + Eq + Sync + std::panic::RefUnwindSafe>() {}
    is_plain::<State>();
    let walk = Walk::new(short(Mode::Classic, 4), 4, 1);
    let before = walk.state.clone();
    assert!(decide(&walk.state, Command::Again).is_err());
    assert!(decide(&walk.state, Move::Claim.by(Seat(0))).is_ok());
    assert_eq!(walk.state, before);
}
