//! Seats: who sits down, stands up, takes over or lets a stand-in play.

use moonhare_rules::{Command, Name, Player, Rabbit, RuleError, Seat, State};

use super::Decision;
use crate::{
    Actor, BotName, Event, Keeper, Level, Notice, PersonId, Table, TableError, person::Banished,
};

impl Table {
    pub(super) fn sit(
        &self,
        actor: &Actor,
        name: Name,
        rabbit: Option<Rabbit>,
        seat: Option<Seat>,
    ) -> Decision {
        let (person, arrived) = self.arrival(actor)?;
        if self.seat_of(person).is_some() {
            return Err(TableError::SeatedAlready);
        }
        let mut events = Vec::from_iter(arrived);
        let seat = if let State::Lobby(_) = self.game {
            let rabbit = self.rabbit_or_free(rabbit)?;
            events.extend(self.game(Command::Sit {
                player: Player { name, rabbit },
            })?);
            Seat(self.keepers.len() as u8)
        } else {
            let own = self.own_left(actor);
            let seat = self.seat_to_take(seat.or_else(|| own.first().copied()))?;
            let rabbit = rabbit
                .or_else(|| self.rabbit(seat))
                .ok_or(TableError::NoFreeSeat)?;
            events.extend(self.game(Command::Introduce {
                seat,
                player: Player { name, rabbit },
            })?);
            if own.contains(&seat) || self.playing().is_err() {
                events.extend(self.game(Command::StandIn { seat, on: false })?);
            } else {
                events.extend(self.hand_over(seat)?);
                for seat in own {
                    events.extend(self.hand_over(seat)?);
                    events.push(Event::Kept {
                        seat,
                        keeper: Keeper::Nobody,
                    });
                }
            }
            seat
        };
        events.extend(self.seated(seat, person));
        Ok(events)
    }

    fn seated(&self, seat: Seat, person: PersonId) -> Vec<Event> {
        let mut events = vec![Event::Kept {
            seat,
            keeper: Keeper::Person(person),
        }];
        if self.host.is_none() {
            events.push(Event::HostPassed { to: Some(person) });
        }
        events.push(Event::Noticed {
            seat,
            notice: Notice::SatDown,
        });
        events
    }

    /// The seats that the person left in this game and whose cards they know.
    fn own_left(&self, actor: &Actor) -> Vec<Seat> {
        let token = match actor {
            Actor::Newcomer(token) => Some(token),
            Actor::Person(person) => (self.people())
                .find(|(known, _)| known == person)
                .map(|(_, token)| token),
            Actor::Clockwork => None,
        };
        (self.left.iter())
            .filter(|(_, left)| Some(left) == token)
            .map(|(seat, _)| *seat)
            .collect()
    }

    /// Gives the seat a new hand from the next round on, so that nobody gets somebody else's
    /// (R7.5).
    fn hand_over(&self, seat: Seat) -> Decision {
        if self.game.is_handed_over(seat) {
            return Ok(Vec::new());
        }
        self.game(Command::HandOver { seat })
    }

    pub(super) fn seat_again(&self, known: &Banished) -> Decision {
        let actor = Actor::Newcomer(known.token.clone());
        let Player { name, rabbit } = known.player.clone();
        if let State::Lobby(_) = self.game {
            let rabbit = self.free_rabbits().find(|free| *free == rabbit);
            return self.sit(&actor, name, rabbit, None);
        }
        let seat = (self.own_left(&actor).first().copied()).ok_or(TableError::NoFreeSeat)?;
        self.sit(&actor, name, None, Some(seat))
    }

    /// A seat that its player left: the one asked for, or the first.
    fn seat_to_take(&self, seat: Option<Seat>) -> Result<Seat, TableError> {
        match seat {
            Some(seat) => match self.keepers.get(seat.index()) {
                Some(Keeper::Nobody) => Ok(seat),
                Some(_) => Err(TableError::SeatKept),
                None => Err(RuleError::NoSuchSeat { seat }.into()),
            },
            None => (self
                .keepers
                .iter()
                .position(|keeper| *keeper == Keeper::Nobody))
            .map(|index| Seat(index as u8))
            .ok_or(TableError::NoFreeSeat),
        }
    }

    fn rabbit(&self, seat: Seat) -> Option<Rabbit> {
        Some(self.game.seats().get(seat.index())?.player.rabbit)
    }

    fn rabbit_or_free(&self, wish: Option<Rabbit>) -> Result<Rabbit, TableError> {
        wish.or_else(|| self.free_rabbits().next())
            .ok_or_else(|| RuleError::TableFull.into())
    }

    fn free_rabbits(&self) -> impl Iterator<Item = Rabbit> {
        let seats = self.game.seats();
        let taken = |rabbit: &Rabbit| seats.iter().any(|sitter| sitter.player.rabbit == *rabbit);
        Rabbit::all().filter(move |rabbit| !taken(rabbit))
    }

    /// Someone gives up a seat. Before the start the seat is removed; later it stays, without them.
    pub(super) fn stand_up(&self, seat: Seat, notice: Notice) -> Decision {
        let keeper = match self.keepers.get(seat.index()) {
            Some(Keeper::Nobody) => return Err(TableError::NoPerson),
            Some(keeper) => *keeper,
            None => return Err(RuleError::NoSuchSeat { seat }.into()),
        };
        let mut events = Vec::new();
        if keeper.level().is_none() {
            events.push(Event::Noticed { seat, notice });
        }
        if let State::Lobby(_) = self.game {
            events.extend(self.game(Command::Leave { seat })?);
        } else {
            events.push(Event::Kept {
                seat,
                keeper: Keeper::Nobody,
            });
            events.extend(self.game(Command::StandIn { seat, on: true })?);
        }
        if let Keeper::Person(person) = keeper {
            events.extend(self.depart(person, Some(seat)));
        }
        Ok(events)
    }

    /// A stand-in can start only in a running game, but can stop at any time.
    pub(super) fn stand_in(&self, seat: Seat, on: bool) -> Decision {
        match self.keepers.get(seat.index()) {
            Some(Keeper::Person(_)) => {}
            Some(Keeper::Bot | Keeper::Skilled(_) | Keeper::Nobody) => {
                return Err(TableError::NoPerson);
            }
            None => return Err(RuleError::NoSuchSeat { seat }.into()),
        }
        if on {
            self.playing()?;
        } else if self.waits(seat) {
            return Err(TableError::NextRound);
        }
        if on == self.has_stand_in(seat) {
            return Ok(Vec::new());
        }
        let mut events = self.game(Command::StandIn { seat, on })?;
        let notice = if on {
            Notice::StandInPlays
        } else {
            Notice::PlaysAgain
        };
        events.push(Event::Noticed { seat, notice });
        Ok(events)
    }

    /// A player who makes a move is back, so their stand-in stops (R7.2).
    pub(super) fn back_from_stand_in(&self, seat: Seat) -> Vec<Event> {
        if self.has_stand_in(seat) {
            self.stand_in(seat, false).unwrap_or_default()
        } else {
            Vec::new()
        }
    }

    pub(super) fn add_bot(
        &self,
        name: Option<Name>,
        rabbit: Option<Rabbit>,
        level: Level,
    ) -> Decision {
        let name = match name {
            Some(name) => name,
            None => self.free_bot_name()?,
        };
        let rabbit = self.rabbit_or_free(rabbit)?;
        let mut events = self.game(Command::Sit {
            player: Player { name, rabbit },
        })?;
        events.push(Event::Kept {
            seat: Seat(self.keepers.len() as u8),
            keeper: Keeper::bot(level),
        });
        Ok(events)
    }

    /// A name that nobody at the table has.
    fn free_bot_name(&self) -> Result<Name, TableError> {
        let seats = self.game.seats();
        let is_free =
            |name: &BotName| (seats.iter()).all(|sitter| *sitter.player.name != *name.as_str());
        let free = BotName::ALL.into_iter().find(is_free);
        Ok(Name::new(free.ok_or(RuleError::TableFull)?.as_str())?)
    }

    /// From the last seat to the first, so that those before it keep their numbers.
    pub(super) fn remove_bots(&self) -> Decision {
        let mut events = Vec::new();
        for seat in Seat::all(self.keepers.len()).rev() {
            if self.keepers[seat.index()].level().is_some() {
                events.extend(self.game(Command::Leave { seat })?);
            }
        }
        Ok(events)
    }
}
