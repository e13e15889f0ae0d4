//! Decides requests: returns the events that follow, or refuses.

use moonhare_rules::{
    Command, Event as GameEvent, Limits, Move, Name, Player, Rabbit, RuleError, Seat, Seed,
    Settings, State, decide,
};

use crate::{
    Actor, Ask, BotName, Context, Deck, Event, HostAsk, Keeper, Level, Millis, Notice, Opening,
    Order, PersonAsk, PersonId, Table, TableError, TokenHash,
    deck::{cards, once},
    person::Banished,
    talk::LINE_BYTES,
};

/// With this many people at the table, nobody else can come to watch. They can still sit down,
/// because the number of seats is limited anyway.
const MOST_PEOPLE: usize = 500;

/// How long a ticket to another device is good for.
const TICKET_MILLIS: u64 = 15 * 60 * 1000;

/// How long a removal can be undone. People who are let in later have to sit down themselves.
const UNDO_MILLIS: u64 = 10 * 60 * 1000;

type Decision = Result<Vec<Event>, TableError>;

impl Table {
    /// Opens a new table. Whoever opens it is its host.
    pub fn open(opening: Opening, host: TokenHash) -> Decision {
        decide(
            &State::New,
            Command::Create {
                settings: opening.settings,
            },
        )?;
        let created = Event::Game(GameEvent::Created {
            settings: opening.settings,
        });
        Ok(vec![Event::Opened { opening, host }, created])
    }

    /// Opens a table and carries out its host's first requests: all of them or none.
    pub fn open_with(
        opening: Opening,
        host: TokenHash,
        context: &Context,
        asks: &[Ask],
    ) -> Decision {
        let mut events = Table::open(opening, host)?;
        let mut table = Table::default();
        table.apply_all(context.now, &events);
        for ask in asks {
            let more = table.decide(&Actor::Person(PersonId(0)), context, ask.clone())?;
            table.apply_all(context.now, &more);
            events.extend(more);
        }
        Ok(events)
    }

    pub fn decide(&self, actor: &Actor, context: &Context, ask: impl Into<Ask>) -> Decision {
        let actor = &self.known_now(actor)?;
        if matches!(actor, Actor::Newcomer(token) if self.is_removed(token)) {
            return Err(TableError::Removed);
        }
        match ask.into() {
            Ask::Move(mv) => self.own_move(actor, mv),
            Ask::Person(ask) => self.ask_as_person(actor, context, ask),
            Ask::Order(Order::Play { seat, mv }) => self.play(actor, seat, mv),
            Ask::Host(_) | Ask::Order(Order::BringDeck { .. }) if !self.is_host(actor) => {
                Err(TableError::HostOnly)
            }
            Ask::Host(ask) => self.ask_as_host(actor, context, ask),
            Ask::Order(Order::BringDeck { deck }) => self.mix(self.decks.with(deck)),
        }
    }

    fn ask_as_person(&self, actor: &Actor, context: &Context, ask: PersonAsk) -> Decision {
        match ask {
            PersonAsk::Arrive => {
                let (_, arrived) = self.arrival(actor)?;
                if arrived.is_some() && self.people.len() >= MOST_PEOPLE {
                    return Err(TableError::TooManyPeople);
                }
                Ok(Vec::from_iter(arrived))
            }
            PersonAsk::Sit { name, rabbit, seat } => self.sit(actor, name, rabbit, seat),
            PersonAsk::Dress { name, rabbit } => self.game(Command::Introduce {
                seat: self.own_seat(actor)?,
                player: Player { name, rabbit },
            }),
            PersonAsk::Leave => {
                let person = self.own_person(actor)?;
                match self.seat_of(person) {
                    Some(seat) => self.stand_up(seat, Notice::Left),
                    None => Ok(self.depart(person, None)),
                }
            }
            PersonAsk::Ticket { ticket } => {
                let person = self.own_person(actor)?;
                Ok(vec![Event::Ticketed { person, ticket }])
            }
            PersonAsk::Redeem { ticket } => self.redeem(actor, context, &ticket),
            PersonAsk::Say { .. } | PersonAsk::React { .. } if !self.chat_on => {
                Err(TableError::ChatOff)
            }
            PersonAsk::Say { text } if text.len() > LINE_BYTES => Err(TableError::LineTooLong),
            PersonAsk::Say { text } => {
                let seat = self.own_seat(actor)?;
                Ok(vec![Event::Said { seat, text }])
            }
            PersonAsk::React { reaction } => {
                let seat = self.own_seat(actor)?;
                Ok(vec![Event::Reacted { seat, reaction }])
            }
        }
    }

    fn ask_as_host(&self, actor: &Actor, context: &Context, ask: HostAsk) -> Decision {
        match ask {
            HostAsk::Configure {
                mut settings,
                visibility,
            } => {
                // Only the choice of decks sets the number of cards (R1.7).
                settings.deck = self.agreed()?.deck;
                let mut events = self.game(Command::Configure { settings })?;
                events.extend(visibility.map(|visibility| Event::Shown { visibility }));
                Ok(events)
            }
            HostAsk::Decks { decks } => self.mix(decks),
            HostAsk::Arrange { order } => self.game(Command::Arrange { order }),
            HostAsk::AddBot {
                name,
                rabbit,
                level,
            } => self.add_bot(name, rabbit, level),
            HostAsk::Remove { seat } => self.remove(actor, seat),
            HostAsk::LetIn { person } => self.let_in(context, person),
            HostAsk::RemoveBots => self.remove_bots(),
            HostAsk::PassHost { seat } => match self.keepers.get(seat.index()) {
                Some(Keeper::Person(to)) => Ok(self.pass_host(seat, *to)),
                Some(Keeper::Nobody) => Err(TableError::NoPerson),
                Some(_) => Err(TableError::BotHost),
                None => Err(RuleError::NoSuchSeat { seat }.into()),
            },
            HostAsk::Limit { limits } => self.limit(limits),
            HostAsk::Pause if self.paused.is_some() => Err(TableError::Paused),
            HostAsk::Pause => {
                self.playing()?;
                Ok(self.noticed_by_host(Event::Paused, Notice::Paused))
            }
            HostAsk::Resume if self.paused.is_none() => Err(TableError::NotPaused),
            HostAsk::Resume => Ok(self.noticed_by_host(Event::Resumed, Notice::Resumed)),
            HostAsk::StandIn { seat, on } => self.stand_in(seat, on),
            HostAsk::Chat { on } => Ok(vec![Event::ChatSwitched { on }]),
            HostAsk::Guide { on } if on == self.guide => Ok(Vec::new()),
            HostAsk::Guide { on } => Ok(vec![Event::Guided { on }]),
            HostAsk::Start => self.game(Command::Start {
                seed: Seed(context.chance),
            }),
            HostAsk::Again => self.again(),
        }
    }

    fn own_move(&self, actor: &Actor, mv: Move) -> Decision {
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
    fn play(&self, actor: &Actor, seat: Seat, mv: Move) -> Decision {
        if *actor != Actor::Clockwork {
            return Err(TableError::NotABotsMove);
        }
        self.unpaused()?;
        self.game(mv.by(seat))
    }

    /// Changes the decks, and the number of cards to match.
    fn mix(&self, decks: Vec<Deck>) -> Decision {
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

    fn agreed(&self) -> Result<Settings, TableError> {
        Ok(self.settings().ok_or(RuleError::NoTable)?)
    }

    /// Changes the time limits: before the game in its settings, later at the table.
    fn limit(&self, limits: Limits) -> Decision {
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

    /// Carries out a command of the game. When a round begins or the game ends, those who waited
    /// for that take over from their stand-ins (R7.5).
    fn game(&self, command: Command) -> Decision {
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

    /// The actor as the table knows them now. Since they sent the request, they may have arrived by
    /// another one, or left.
    fn known_now(&self, actor: &Actor) -> Result<Actor, TableError> {
        match actor {
            Actor::Newcomer(token) => Ok(self
                .person(token)
                .map_or_else(|| actor.clone(), Actor::Person)),
            Actor::Person(person) if self.people.iter().all(|known| known.id != *person) => {
                Err(TableError::PlayersOnly)
            }
            Actor::Person(_) | Actor::Clockwork => Ok(actor.clone()),
        }
    }

    fn is_host(&self, actor: &Actor) -> bool {
        match actor {
            Actor::Clockwork => true,
            Actor::Person(person) => self.host == Some(*person),
            Actor::Newcomer(_) => false,
        }
    }

    fn own_person(&self, actor: &Actor) -> Result<PersonId, TableError> {
        match actor {
            Actor::Person(person) => Ok(*person),
            Actor::Newcomer(_) | Actor::Clockwork => Err(TableError::PlayersOnly),
        }
    }

    fn own_seat(&self, actor: &Actor) -> Result<Seat, TableError> {
        self.seat_of(self.own_person(actor)?)
            .ok_or(TableError::PlayersOnly)
    }

    fn playing(&self) -> Result<(), TableError> {
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

    /// The person who makes the request, and for a newcomer the event of their arrival.
    fn arrival(&self, actor: &Actor) -> Result<(PersonId, Option<Event>), TableError> {
        match actor {
            Actor::Person(person) => Ok((*person, None)),
            Actor::Newcomer(token) => {
                let person = PersonId(self.arrivals);
                let token = token.clone();
                Ok((person, Some(Event::Arrived { person, token })))
            }
            Actor::Clockwork => Err(TableError::PlayersOnly),
        }
    }

    fn sit(
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

    /// A host who removes themselves only leaves.
    fn remove(&self, actor: &Actor, seat: Seat) -> Decision {
        let mut events = Vec::new();
        if let Some(Keeper::Person(person)) = self.keepers.get(seat.index())
            && *actor != Actor::Person(*person)
        {
            let person = *person;
            events.push(Event::SentAway { person, seat });
        }
        events.extend(self.stand_up(seat, Notice::Removed)?);
        Ok(events)
    }

    /// Soon after a removal this undoes it: the person gets their seat back if nobody took it.
    fn let_in(&self, context: &Context, person: PersonId) -> Decision {
        let known = (self.banished.iter()).find(|known| known.person == person);
        let known = known.ok_or(TableError::NotRemoved)?;
        let mut events = vec![Event::LetIn { person }];
        if context.now.since(known.at) <= UNDO_MILLIS {
            events.extend(self.seat_again(known).unwrap_or_default());
        }
        Ok(events)
    }

    fn seat_again(&self, known: &Banished) -> Decision {
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

    fn add_bot(&self, name: Option<Name>, rabbit: Option<Rabbit>, level: Level) -> Decision {
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

    /// Only a newcomer can redeem a ticket. Anybody else would be two people at this table.
    fn redeem(&self, actor: &Actor, context: &Context, ticket: &TokenHash) -> Decision {
        let token = match actor {
            Actor::Newcomer(token) => token,
            Actor::Person(person) if self.seat_of(*person).is_none() => {
                return Err(TableError::HereAlready);
            }
            _ => return Err(TableError::SeatedAlready),
        };
        let fresh = |since: Millis| context.now.since(since) <= TICKET_MILLIS;
        let holder = self.people.iter().find(|person| {
            (person.ticket.as_ref()).is_some_and(|(known, since)| known == ticket && fresh(*since))
        });
        let person = holder.ok_or(TableError::TicketGone)?.id;
        Ok(vec![Event::Moved {
            person,
            token: token.clone(),
        }])
    }

    /// Someone gives up a seat. Before the start the seat is removed; later it stays, without them.
    fn stand_up(&self, seat: Seat, notice: Notice) -> Decision {
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

    /// From the last seat to the first, so that those before it keep their numbers.
    fn remove_bots(&self) -> Decision {
        let mut events = Vec::new();
        for seat in Seat::all(self.keepers.len()).rev() {
            if self.keepers[seat.index()].level().is_some() {
                events.extend(self.game(Command::Leave { seat })?);
            }
        }
        Ok(events)
    }

    /// A person leaves, with or without a seat. If they were the host, somebody else becomes host.
    fn depart(&self, person: PersonId, from: Option<Seat>) -> Vec<Event> {
        let mut events = vec![Event::Departed { person }];
        if self.host == Some(person) {
            let to = self.next_host(person, from);
            events.push(Event::HostPassed { to });
        }
        events
    }

    /// The next person round the table.
    fn next_host(&self, before: PersonId, from: Option<Seat>) -> Option<PersonId> {
        let (until, after) = self.keepers.split_at(from.map_or(0, Seat::index));
        after.iter().chain(until).find_map(|keeper| match keeper {
            Keeper::Person(person) if *person != before => Some(*person),
            _ => None,
        })
    }

    fn pass_host(&self, seat: Seat, to: PersonId) -> Vec<Event> {
        vec![
            Event::HostPassed { to: Some(to) },
            Event::Noticed {
                seat,
                notice: Notice::Hosts,
            },
        ]
    }

    fn noticed_by_host(&self, event: Event, notice: Notice) -> Vec<Event> {
        let mut events = vec![event];
        if let Some(seat) = self.host.and_then(|host| self.seat_of(host)) {
            events.push(Event::Noticed { seat, notice });
        }
        events
    }

    /// A stand-in can start only in a running game, but can stop at any time.
    fn stand_in(&self, seat: Seat, on: bool) -> Decision {
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
    fn back_from_stand_in(&self, seat: Seat) -> Vec<Event> {
        if self.has_stand_in(seat) {
            self.stand_in(seat, false).unwrap_or_default()
        } else {
            Vec::new()
        }
    }

    /// Back to the lobby with the same people. Seats that people left are removed, and hints are
    /// off.
    fn again(&self) -> Decision {
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
