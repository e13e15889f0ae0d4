//! What a table does by itself: moves of computer players and stand-ins, time limits, and looking
//! after seats and hosts whose people are away.

use std::collections::HashMap;

use moonhare_bots::Random;
use moonhare_rules::{Seat, SeatSet, Seed, Stage, View};
use moonhare_table::{Ask, Keeper, Millis, PersonId, Presence, Table, TableViewer};

use crate::{config::Pace, room::Contact};

/// What is next to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Plan {
    /// A computer player or stand-in has thought long enough.
    Move(Seat),
    /// The step's time is up: all that is missing is done by stand-ins (R7.3).
    TimeUp,
    StandIn(Seat),
    PassHost(Seat),
    /// Somebody is to be shown as away.
    LookAgain,
}

#[derive(Debug)]
pub(crate) struct Clockwork {
    mind: Random,
    chance: Seed,
    drawn: u32,
    /// When the table woke up; nobody could be heard of before.
    woke: Millis,
    /// When each machine-played seat moves in the step of that name.
    thinking: HashMap<(u16, &'static str, Seat), Millis>,
}

type Contacts = HashMap<PersonId, Contact>;

impl Clockwork {
    pub(crate) fn new(chance: [u8; 32], woke: Millis) -> Clockwork {
        let seed = Seed(chance);
        Clockwork {
            mind: Random::new(seed),
            chance: seed,
            drawn: u32::MAX / 2,
            woke,
            thinking: HashMap::new(),
        }
    }

    /// The next thing to do and when. While nobody is there, nothing happens.
    pub(crate) fn plan(
        &mut self,
        table: &Table,
        contacts: &Contacts,
        pace: &Pace,
        now: Millis,
    ) -> Option<(Millis, Plan)> {
        let presence = self.presence(table, contacts, pace, now);
        let view = table.view(TableViewer::Guest, presence)?;
        let mut plans: Vec<(Millis, Plan)> = Vec::new();

        // A lost connection is only shown after a while.
        for contact in contacts.values() {
            let until = Millis(contact.heard.0 + pace.away.as_millis() as u64);
            if contact.streams == 0 && until > now {
                plans.push((until, Plan::LookAgain));
            }
        }
        if presence.connected.is_empty() {
            return plans.into_iter().min_by_key(|(at, _)| *at);
        }
        let woke = self.woke;
        let away_for = |person: &PersonId, limit: std::time::Duration| {
            let heard = contacts
                .get(person)
                .map_or(table.last().max(woke), |contact| contact.heard);
            Millis(heard.0 + limit.as_millis() as u64)
        };
        if let Some(host) = table.host() {
            let seat = table.seat_of(host);
            let absent = match seat {
                Some(seat) => view.away.contains(seat),
                // Who only hosts can be away too.
                None => !(contacts.get(&host)).is_some_and(|contact| is_there(contact, pace, now)),
            };
            let heir = presence.connected.iter().find(|heir| Some(*heir) != seat);
            if let (true, Some(heir)) = (absent, heir) {
                plans.push((away_for(&host, pace.host), Plan::PassHost(heir)));
            }
        }
        if let (Stage::Playing(playing), false) = (&view.game.stage, view.paused) {
            plans.extend(view.deadline.map(|at| (at, Plan::TimeUp)));
            for seat in view.game.waiting.iter() {
                if self.is_machine(table, &view.game, seat) {
                    let key = (playing.round, step(&view.game), seat);
                    let at = match self.thinking.get(&key) {
                        Some(at) => *at,
                        None => self.think(key, pace, now),
                    };
                    plans.push((at, Plan::Move(seat)));
                } else if view.away.contains(seat)
                    && let Some(Keeper::Person(person)) = table.keepers().get(seat.index())
                {
                    plans.push((away_for(person, pace.stand_in), Plan::StandIn(seat)));
                }
            }
        }
        plans.into_iter().min_by_key(|(at, _)| *at)
    }

    /// What a plan asks of the table.
    pub(crate) fn asks(&mut self, plan: &Plan, table: &Table) -> Vec<Ask> {
        match plan {
            Plan::Move(seat) => self.play(table, *seat).into_iter().collect(),
            Plan::TimeUp => {
                let view = table.view(TableViewer::Guest, Presence::default());
                let waiting = view.map_or(SeatSet::EMPTY, |view| view.game.waiting);
                waiting
                    .iter()
                    .filter_map(|seat| self.play(table, seat))
                    .collect()
            }
            Plan::StandIn(seat) => vec![Ask::StandIn {
                seat: *seat,
                on: true,
            }],
            Plan::PassHost(seat) => vec![Ask::PassHost { seat: *seat }],
            Plan::LookAgain => Vec::new(),
        }
    }

    /// What happens when somebody is heard of again.
    pub(crate) fn welcome(&self, table: &Table, person: PersonId) -> Vec<Ask> {
        let back = table
            .seat_of(person)
            .filter(|seat| table.has_stand_in(*seat));
        back.map(|seat| Ask::StandIn { seat, on: false })
            .into_iter()
            .collect()
    }

    /// Who is there: with a stream open, or heard of a moment ago.
    pub(crate) fn presence(
        &self,
        table: &Table,
        contacts: &Contacts,
        pace: &Pace,
        now: Millis,
    ) -> Presence {
        let people = contacts
            .iter()
            .filter(|(_, contact)| is_there(contact, pace, now));
        Presence {
            connected: people
                .filter_map(|(person, _)| table.seat_of(*person))
                .collect(),
        }
    }

    fn is_machine(&self, table: &Table, view: &View, seat: Seat) -> bool {
        let stand_in = view
            .seats
            .get(seat.index())
            .is_some_and(|sitter| sitter.stand_in);
        stand_in || !matches!(table.keepers().get(seat.index()), Some(Keeper::Person(_)))
    }

    /// A varied time that depends on nothing a player might want to know (R7.4).
    fn think(&mut self, key: (u16, &'static str, Seat), pace: &Pace, now: Millis) -> Millis {
        self.thinking
            .retain(|(round, step, _), _| *round == key.0 && *step == key.1);
        self.drawn = self.drawn.wrapping_add(1);
        let span = (pace.think.end() - pace.think.start()) as usize + 1;
        let at = Millis(now.0 + pace.think.start() + self.chance.pick(self.drawn, span) as u64);
        self.thinking.insert(key, at);
        at
    }

    fn play(&mut self, table: &Table, seat: Seat) -> Option<Ask> {
        let command = self.mind.play(&table.seat_view(seat)?)?;
        Some(Ask::Play { command })
    }
}

fn is_there(contact: &Contact, pace: &Pace, now: Millis) -> bool {
    contact.streams > 0 || now.since(contact.heard) < pace.away.as_millis() as u64
}

fn step(view: &View) -> &'static str {
    use moonhare_rules::Scene;
    match &view.stage {
        Stage::Playing(playing) => match playing.scene {
            Scene::Idea => "idea",
            Scene::Telling { .. } => "telling",
            Scene::Giving { .. } => "giving",
            Scene::Voting { .. } => "voting",
            Scene::Reveal { .. } => "reveal",
        },
        Stage::Lobby { .. } | Stage::Over(_) => "none",
    }
}
