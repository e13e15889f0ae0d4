//! The game itself: moves, its settings, and the way back to the lobby.

use moonhare_rules::{
    Command, Event as GameEvent, First, Limits, Move, RuleError, Seat, Settings, State, decide,
};

use super::Decision;
use crate::{
    Actor, Deck, Event, Keeper, Notice, Table, TableError,
    deck::{cards, once},
};

impl Table {
    pub(super) fn own_move(&self, actor: &Actor, mv: Move) -> Decision {
        let seat = self.own_seat(actor)?;
        if self.waits(seat) {
            return Err(TableError::NextRound);
        }
        self.unpaused()?;
        let mut events = self.back_from_stand_in(seat);
        events.extend(self.game(mv.by(seat))?);
        Ok(events)
    }

    /// Moves for a bot or stand-in.
    pub(super) fn play(&self, actor: &Actor, seat: Seat, mv: Move) -> Decision {
        if *actor != Actor::Clockwork {
            return Err(TableError::NotABotsMove);
        }
        self.unpaused()?;
        self.game(mv.by(seat))
    }

    /// Carries out a command of the game. When a round begins or the game ends, those who waited
    /// for that take over from their stand-ins (R7.5).
    pub(super) fn game(&self, command: Command) -> Decision {
        let events = decide(&self.game, command)?;
        let over =
            |event: &GameEvent| matches!(event, GameEvent::Began { .. } | GameEvent::Ended { .. });
        let waited = events.iter().any(over);
        let mut events: Vec<Event> = events.into_iter().map(Event::Game).collect();
        if waited {
            let seats = Seat::all(self.keepers.len()).filter(|seat| self.waits(*seat));
            let plays = |seat| Event::Game(GameEvent::StoodIn { seat, on: false });
            events.extend(seats.map(plays));
        }
        Ok(events)
    }

    /// Changes the decks, and the number of cards to match.
    pub(super) fn mix(&self, decks: Vec<Deck>) -> Decision {
        let decks = once(decks);
        self.decks.check(&decks)?;
        let agreed = self.agreed()?;
        let settings = Settings {
            deck: cards(&decks),
            ..agreed
        };
        if self.decks.mixed == decks && agreed == settings {
            return Ok(Vec::new());
        }
        let mut events = vec![Event::Decked { decks }];
        events.extend(self.game(Command::Configure { settings })?);
        Ok(events)
    }

    pub(super) fn agreed(&self) -> Result<Settings, TableError> {
        Ok(self.settings().ok_or(RuleError::NoTable)?)
    }

    /// Whoever was chosen to tell first stays chosen when the seats move. If they leave, nobody is.
    pub(super) fn first_follows(&self, events: &[Event]) -> Option<Event> {
        let settings = self.game.settings()?;
        let First::Seat(chosen) = settings.first else {
            return None;
        };
        let mut seat = Some(chosen);
        for event in events {
            seat = match event {
                Event::Game(GameEvent::Left { seat: left }) => match seat {
                    Some(seat) if seat == *left => None,
                    Some(Seat(number)) if number > left.0 => Some(Seat(number - 1)),
                    same => same,
                },
                Event::Game(GameEvent::Arranged { order }) => seat
                    .and_then(|seat| order.iter().position(|from| *from == seat))
                    .map(|index| Seat(index as u8)),
                Event::Game(GameEvent::Configured { .. }) => return None,
                _ => seat,
            };
        }
        let first = seat.map_or(First::Claim, First::Seat);
        let settings = Settings { first, ..settings };
        (seat != Some(chosen)).then_some(Event::Game(GameEvent::Configured { settings }))
    }

    /// Changes the time limits: before the game in its settings, later at the table.
    pub(super) fn limit(&self, limits: Limits) -> Decision {
        if let State::Lobby(_) = self.game {
            let settings = Settings {
                limits,
                ..self.agreed()?
            };
            return self.game(Command::Configure { settings });
        }
        self.playing()?;
        Ok(self.noticed_by_host(Event::Limited { limits }, Notice::Limits))
    }

    pub(super) fn playing(&self) -> Result<(), TableError> {
        match self.game {
            State::New => Err(RuleError::NoTable.into()),
            State::Lobby(_) => Err(RuleError::NotBegun.into()),
            State::Playing(_) => Ok(()),
            State::Over(_) => Err(RuleError::Over.into()),
        }
    }

    fn unpaused(&self) -> Result<(), TableError> {
        if self.paused.is_some() {
            Err(TableError::Paused)
        } else {
            Ok(())
        }
    }

    /// Back to the lobby with the same people. Seats that people left are removed, and hints are
    /// off.
    pub(super) fn again(&self) -> Decision {
        let mut events = self.game(Command::Again)?;
        if self.guide {
            events.push(Event::Guided { on: false });
        }
        for (index, keeper) in self.keepers.iter().enumerate().rev() {
            if *keeper == Keeper::Nobody {
                events.push(Event::Game(GameEvent::Left {
                    seat: Seat(index as u8),
                }));
            }
        }
        Ok(events)
    }
}
