//! Decides requests: returns the events that follow, or refuses.

mod game;
mod people;
mod seats;

use moonhare_rules::{Command, Event as GameEvent, Player, RuleError, Seed, State, decide};

use crate::{
    Actor, Ask, Context, Event, HostAsk, Keeper, Notice, Opening, Order, PersonAsk, PersonId,
    Table, TableError, TokenHash, talk::LINE_BYTES,
};

/// With this many people at the table, nobody else can come to watch. They can still sit down,
/// because the number of seats is limited anyway.
const MOST_PEOPLE: usize = 500;

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
        let mut events = self.answer(actor, context, ask.into())?;
        events.extend(self.first_follows(&events));
        Ok(events)
    }

    fn answer(&self, actor: &Actor, context: &Context, ask: Ask) -> Decision {
        match ask {
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
}
