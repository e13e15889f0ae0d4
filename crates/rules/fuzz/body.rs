//! Bytes as commands, sensible and senseless, and what must hold after each.

use std::collections::HashSet;

use moonhare_rules::{
    Ballot, Card, Clue, ClueText, Command, Event, First, Goal, Limits, Mode, Move, Name, Player,
    Rabbit, Scene, Seat, Seed, Settings, Space, Stage, State, View, Viewer, decide, verify,
};

/// What happened in a run, so that a test can see that runs reach somewhere.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reached {
    pub(crate) accepted: usize,
    pub(crate) refused: usize,
    pub(crate) rounds: usize,
    pub(crate) over: bool,
}

pub(crate) fn run(bytes: &[u8]) -> Reached {
    let mut bytes = Bytes(bytes);
    let mut state = State::New;
    let mut log: Vec<Event> = Vec::new();
    let mut reached = Reached::default();
    lay(&mut bytes, &mut state, &mut log);
    while let Some(command) = bytes.command(&state) {
        let offered = offered(&state, &command);
        match decide(&state, command) {
            Ok(events) => {
                assert_ne!(offered, Some(false), "accepted but not offered");
                assert!(!events.is_empty());
                events.iter().for_each(|event| state.evolve(event));
                log.extend(events);
                check_views(&state);
                reached.accepted += 1;
            }
            Err(error) => {
                assert_ne!(offered, Some(true), "offered but refused: {error}");
                assert!(!error.to_string().is_empty());
                reached.refused += 1;
            }
        }
        reached.rounds = reached.rounds.max(state.rounds().len());
        reached.over |= matches!(state, State::Over(_));
    }
    let written = serde_json::to_string(&log).expect("a log can be written");
    let read: Vec<Event> = serde_json::from_str(&written).expect("a log can be read");
    assert_eq!(State::replay(&read), state, "the log gives the state");
    assert_eq!(verify(&read), Ok(state), "the log is fair");
    reached
}

/// Most runs begin with people who have sat down, else few would ever get to play.
fn lay(bytes: &mut Bytes<'_>, state: &mut State, log: &mut Vec<Event>) {
    let Some(players @ 1..) = bytes.next().map(|byte| byte % 14) else {
        return;
    };
    let settings = bytes.settings().unwrap_or(Settings::of(Mode::Classic));
    let mut commands = vec![Command::Create { settings }];
    commands.extend((1..=players).map(|number| Command::Sit {
        player: Player {
            name: Name::new(&number.to_string()).expect("a name"),
            rabbit: Rabbit::try_from(number.min(12)).expect("a rabbit"),
        },
    }));
    commands.push(Command::Start {
        seed: Seed([bytes.next().unwrap_or(0); 32]),
    });
    for command in commands {
        if let Ok(events) = decide(state, command) {
            events.iter().for_each(|event| state.evolve(event));
            log.extend(events);
        }
    }
}

/// Whether the view of the seat offers the command; none for commands that are not a seat's.
fn offered(state: &State, command: &Command) -> Option<bool> {
    let Command::Move { seat, mv } = command else {
        return None;
    };
    let wanted = plain(mv.clone());
    let view = state.view(Viewer::Seat(*seat));
    Some(view.is_some_and(|view| view.moves().iter().any(|offer| plain(offer) == wanted)))
}

/// Whatever the clue, and in whatever order two cards or votes are named, it is the same move.
fn plain(mut mv: Move) -> Move {
    match &mut mv {
        Move::Tell { clue, .. } => *clue = Clue::Aloud,
        Move::Give { cards } => cards.sort(),
        Move::Vote { ballot } => ballot.votes.sort(),
        Move::Claim | Move::TakeBack | Move::Next => {}
    }
    mv
}

/// No card is seen in two places, and whom the table waits for can act.
fn check_views(state: &State) {
    let Some(screen) = state.view(Viewer::Screen) else {
        return;
    };
    let players = screen.seats.len();
    let seats: Vec<View> = (Seat::all(players))
        .filter_map(|seat| state.view(Viewer::Seat(seat)))
        .collect();
    assert_eq!(seats.len(), players);
    let Stage::Playing(playing) = &screen.stage else {
        assert!(screen.waiting.is_empty());
        assert!(seats.iter().all(|view| view.moves().is_empty()));
        return;
    };
    let mut seen: HashSet<Card> = match &playing.scene {
        Scene::Voting { board, .. } => board.iter().copied().collect(),
        Scene::Reveal { round } => round.board.iter().map(|laid| laid.card).collect(),
        _ => HashSet::new(),
    };
    assert!(!screen.waiting.is_empty(), "a game waits for somebody");
    for (seat, view) in Seat::all(players).zip(&seats) {
        let waited_for = screen.waiting.contains(seat);
        assert_eq!(view.waiting, screen.waiting);
        assert_eq!(view.idle.is_none(), waited_for);
        assert!(!waited_for || !view.moves().is_empty());
        let Stage::Playing(playing) = &view.stage else {
            unreachable!();
        };
        for card in playing.hand.iter().flatten() {
            assert!(card.0 < view.settings.deck);
            assert!(seen.insert(*card), "{card:?} is in two places");
        }
    }
    assert!(seen.len() + usize::from(playing.pile) <= usize::from(screen.settings.deck));
}

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn seat(&mut self) -> Option<Seat> {
        self.next().map(|byte| Seat(byte % 14))
    }

    fn card(&mut self) -> Option<Card> {
        self.next().map(|byte| Card(byte.into()))
    }

    fn space(&mut self) -> Option<Space> {
        self.next().map(|byte| Space(byte % 15))
    }

    /// Bytes as text, however odd.
    fn text(&mut self) -> Option<String> {
        let length = usize::from(self.next()? % 24);
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(String::from_utf8_lossy(text).into_owned())
    }

    fn player(&mut self) -> Option<Player> {
        Some(Player {
            rabbit: Rabbit::try_from(self.next()? % 13).ok()?,
            name: Name::new(&self.text()?).ok()?,
        })
    }

    /// Short games on small decks, mostly; some settings that are refused.
    fn settings(&mut self) -> Option<Settings> {
        let byte = self.next()?;
        let mode = Mode::ALL[usize::from(byte % 3)];
        let goal = match byte / 3 % 8 {
            0 => Goal::Points(self.next()?.into()),
            1 => Goal::Tellings(self.next()?.into()),
            _ if mode == Mode::Classic => Goal::Points(5),
            _ => Goal::Tellings(1),
        };
        let first = match byte / 24 % 3 {
            0 => First::Claim,
            1 => First::Random,
            _ => First::Seat(self.seat()?),
        };
        Some(Settings {
            mode,
            goal,
            first,
            deck: u16::from(self.next()?),
            limits: Limits::default(),
        })
    }

    fn clue(&mut self) -> Option<Clue> {
        Some(match self.next()? % 4 {
            0 => Clue::Sound(Seed([self.next()?; 32]).commitment()),
            1 => ClueText::new(&self.text()?).map_or(Clue::Aloud, Clue::Text),
            _ => Clue::Aloud,
        })
    }

    /// The next command; none when the bytes run out.
    fn command(&mut self, state: &State) -> Option<Command> {
        loop {
            let kind = self.next()?;
            let seat = self.seat()?;
            return Some(match kind % 32 {
                0 => Command::Create {
                    settings: self.settings()?,
                },
                1 => Command::Configure {
                    settings: self.settings()?,
                },
                2 => match self.player() {
                    Some(player) => Command::Sit { player },
                    None => continue,
                },
                3 => match self.player() {
                    Some(player) => Command::Introduce { seat, player },
                    None => continue,
                },
                4 => Command::Leave { seat },
                5 => {
                    let count = self.next()? % 13;
                    let order = (0..count).map(|_| self.seat());
                    Command::Arrange {
                        order: order.collect::<Option<_>>()?,
                    }
                }
                6 => Command::StandIn {
                    seat,
                    on: self.next()? % 2 == 0,
                },
                7 => Command::Start {
                    seed: Seed([self.next()?; 32]),
                },
                8 => Command::Again,
                9 => Move::Claim.by(seat),
                10 => Move::Tell {
                    clue: self.clue()?,
                    card: match self.next()? % 4 {
                        0 => None,
                        _ => self.card(),
                    },
                }
                .by(seat),
                11 => {
                    let count = self.next()? % 3;
                    let cards = (0..count).map(|_| self.card());
                    Move::Give {
                        cards: cards.collect::<Option<_>>()?,
                    }
                    .by(seat)
                }
                12 => Move::TakeBack.by(seat),
                13 => {
                    let count = self.next()? % 3;
                    let votes = (0..count).map(|_| self.space()).collect::<Option<_>>()?;
                    let red = match self.next()? % 3 {
                        0 => self.space(),
                        _ => None,
                    };
                    Move::Vote {
                        ballot: Ballot { votes, red },
                    }
                    .by(seat)
                }
                14 => Move::Next.by(seat),
                15 => Command::HandOver { seat },
                // Mostly a move that can be made, so that games go on.
                _ => {
                    let nth = usize::from(self.next()?);
                    let view = state.view(Viewer::Screen)?;
                    let waiting: Vec<Seat> = view.waiting.iter().collect();
                    let mover = match waiting.len() {
                        0 => seat,
                        _ if kind >= 240 => seat,
                        some => waiting[usize::from(seat.0) % some],
                    };
                    let view = state.view(Viewer::Seat(mover))?;
                    let moves = view.moves();
                    match moves.len() {
                        0 => continue,
                        some => moves.get(nth % some)?.by(mover),
                    }
                }
            });
        }
    }
}
