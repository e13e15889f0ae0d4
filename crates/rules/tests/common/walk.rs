//! A game played at random among the moves that the views offer.

use moonhare_rules::{
    Clue, ClueText, Command, Event, First, Goal, MOST_PLAYERS, Mode, Move, Name, Player, Rabbit,
    RuleError, Seat, Seed, Settings, State, Viewer, decide,
};

use super::dice::Dice;

/// Every mode with every number of players (R2).
pub(crate) fn tables() -> impl Iterator<Item = (Mode, usize)> {
    let sizes = |mode: Mode| (1..=MOST_PLAYERS).filter(move |&players| mode.allows(players));
    Mode::ALL
        .into_iter()
        .flat_map(move |mode| sizes(mode).map(move |players| (mode, players)))
}

/// Settings of a short game with the smallest deck, so that the discards are shuffled often.
pub(crate) fn short(mode: Mode, players: usize) -> Settings {
    Settings {
        goal: match mode {
            Mode::Classic => Goal::Points(12),
            Mode::Party | Mode::Team => Goal::Tellings(1),
        },
        deck: (players * mode.hand(players)) as u16,
        first: First::Claim,
        ..Settings::of(mode)
    }
}

pub(crate) fn player(number: u8) -> Player {
    Player {
        name: Name::new(&format!("Player {number}")).expect("a name"),
        rabbit: Rabbit::try_from(number).expect("a rabbit"),
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) state: State,
    pub(crate) log: Vec<Event>,
    pub(crate) players: usize,
    pub(crate) dice: Dice,
}

impl Walk {
    /// A game that has just been dealt.
    pub(crate) fn new(settings: Settings, players: usize, number: u64) -> Walk {
        let mut walk = Walk {
            state: State::New,
            log: Vec::new(),
            players,
            dice: Dice(number),
        };
        walk.must(Command::Create { settings });
        for number in 1..=players as u8 {
            let player = player(number);
            walk.must(Command::Sit { player });
        }
        let seed = walk.seed();
        walk.must(Command::Start { seed });
        walk
    }

    pub(crate) fn seed(&mut self) -> Seed {
        Seed(std::array::from_fn(|_| self.dice.roll() as u8))
    }

    pub(crate) fn play(&mut self, command: Command) -> Result<&[Event], RuleError> {
        let events = decide(&self.state, command)?;
        events.iter().for_each(|event| self.state.evolve(event));
        let at = self.log.len();
        self.log.extend(events);
        Ok(&self.log[at..])
    }

    pub(crate) fn must(&mut self, command: Command) {
        let said = format!("{command:?}");
        if let Err(error) = self.play(command) {
            panic!("{said} was refused: {error}");
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.state, State::Over(_))
    }

    /// A move somebody may make: mostly of someone the table waits for, so that the game goes on.
    pub(crate) fn pick(&mut self) -> Option<Command> {
        if self.is_over() {
            return None;
        }
        let waiting = self.state.view(Viewer::Screen)?.waiting;
        let mut seats: Vec<Seat> = if self.dice.below(8) == 0 {
            Seat::all(self.players).collect()
        } else {
            waiting.iter().collect()
        };
        self.dice.shuffle(&mut seats);
        for seat in seats {
            let view = self.state.view(Viewer::Seat(seat))?;
            let moves = view.moves();
            if !moves.is_empty() {
                let mut mv = moves.get(self.dice.below(moves.len()))?;
                if let Move::Tell { clue, .. } = &mut mv {
                    *clue = self.clue();
                }
                return Some(mv.by(seat));
            }
        }
        self.pick()
    }

    fn clue(&mut self) -> Clue {
        match self.dice.below(3) {
            0 => Clue::Aloud,
            1 => Clue::Sound(self.seed().commitment()),
            _ => {
                Clue::Text(ClueText::new(&format!("clue {}", self.dice.below(99))).expect("a clue"))
            }
        }
    }

    /// One move; false if the game is over.
    pub(crate) fn step(&mut self) -> bool {
        let Some(command) = self.pick() else {
            return false;
        };
        self.must(command);
        true
    }
}
