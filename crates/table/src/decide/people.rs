//! People: who asks, who comes and goes, who is sent away, and who hosts.

use moonhare_rules::Seat;

use super::Decision;
use crate::{
    Actor, Context, Event, Keeper, Millis, Notice, PersonId, Table, TableError, TokenHash,
};

/// How long a ticket to another device is good for.
const TICKET_MILLIS: u64 = 15 * 60 * 1000;

/// How long a removal can be undone. People who are let in later have to sit down themselves.
const UNDO_MILLIS: u64 = 10 * 60 * 1000;

impl Table {
    /// The actor as the table knows them now. Since they sent the request, they may have arrived by
    /// another one, or left.
    pub(super) fn known_now(&self, actor: &Actor) -> Result<Actor, TableError> {
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

    pub(super) fn is_host(&self, actor: &Actor) -> bool {
        match actor {
            Actor::Clockwork => true,
            Actor::Person(person) => self.host == Some(*person),
            Actor::Newcomer(_) => false,
        }
    }

    pub(super) fn own_person(&self, actor: &Actor) -> Result<PersonId, TableError> {
        match actor {
            Actor::Person(person) => Ok(*person),
            Actor::Newcomer(_) | Actor::Clockwork => Err(TableError::PlayersOnly),
        }
    }

    pub(super) fn own_seat(&self, actor: &Actor) -> Result<Seat, TableError> {
        self.seat_of(self.own_person(actor)?)
            .ok_or(TableError::PlayersOnly)
    }

    /// The person who makes the request, and for a newcomer the event of their arrival.
    pub(super) fn arrival(&self, actor: &Actor) -> Result<(PersonId, Option<Event>), TableError> {
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

    /// Only a newcomer can redeem a ticket. Anybody else would be two people at this table.
    pub(super) fn redeem(&self, actor: &Actor, context: &Context, ticket: &TokenHash) -> Decision {
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

    /// A host who removes themselves only leaves.
    pub(super) fn remove(&self, actor: &Actor, seat: Seat) -> Decision {
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
    pub(super) fn let_in(&self, context: &Context, person: PersonId) -> Decision {
        let known = (self.banished.iter()).find(|known| known.person == person);
        let known = known.ok_or(TableError::NotRemoved)?;
        let mut events = vec![Event::LetIn { person }];
        if context.now.since(known.at) <= UNDO_MILLIS {
            events.extend(self.seat_again(known).unwrap_or_default());
        }
        Ok(events)
    }

    /// A person leaves, with or without a seat. If they were the host, somebody else becomes host.
    pub(super) fn depart(&self, person: PersonId, from: Option<Seat>) -> Vec<Event> {
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

    pub(super) fn pass_host(&self, seat: Seat, to: PersonId) -> Vec<Event> {
        vec![
            Event::HostPassed { to: Some(to) },
            Event::Noticed {
                seat,
                notice: Notice::Hosts,
            },
        ]
    }

    pub(super) fn noticed_by_host(&self, event: Event, notice: Notice) -> Vec<Event> {
        let mut events = vec![event];
        if let Some(seat) = self.host.and_then(|host| self.seat_of(host)) {
            events.push(Event::Noticed { seat, notice });
        }
        events
    }
}
