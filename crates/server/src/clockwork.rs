//! Plans what a table does by itself: it moves for computer players and stand-ins, enforces time
//! limits, and replaces players and hosts who are away.

use std::{collections::HashMap, sync::Arc};

use moonhare_bots::{Bot, Lang, Said};
use moonhare_rules::{Clue, Mode, Move, Scene, Seat, SeatSet, Seed, Stage, Step, View};
use moonhare_shelf::Mix;
use moonhare_table::{Ask, HostAsk, Keeper, Level, Millis, Order, PersonId, Presence, Table};

use crate::{config::Pace, room::Contact};

/// What a table does next by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Plan {
    /// It's time for a computer player or stand-in to move. Only now does it really think.
    Move(Seat),
    /// The step's time is up: stand-ins make all missing moves (R7.3).
    TimeUp,
    StandIn(Seat),
    PassHost(Seat),
    /// Somebody whose connection dropped must now be shown as away.
    UpdatePresence,
}

#[derive(Debug)]
pub(crate) struct Clockwork {
    /// What was said at this table, so that computer players say nothing twice.
    said: Arc<Said>,
    /// Random numbers are drawn from this seed. `drawn` counts them, so that each one is new.
    chance: Seed,
    drawn: u32,
    /// When the table woke up. Nobody counts as away since an earlier time.
    woke: Millis,
    /// When the computer moves for each seat that it plays.
    move_times: HashMap<(Moment, Seat), Millis>,
    /// When the stand-in at each seat stopped; `None` while it plays. Once it has stopped, the person is
    /// back, even if their node hasn't said so yet.
    stand_in_ends: HashMap<Seat, Option<Millis>>,
}

/// The round and the step of a game.
pub(crate) type Moment = (u16, Step);

/// What some seats must think of before a plan can be carried out.
#[derive(Debug)]
pub(crate) struct ThinkingJob {
    pub(crate) plan: Plan,
    pub(crate) moment: Moment,
    seats: Vec<ThinkingSeat>,
}

impl ThinkingJob {
    /// Finds a move for each seat. This takes a while, so it must not run on an async thread.
    pub(crate) fn think(self, mix: &Mix) -> Vec<(Seat, Move)> {
        let seats = self.seats.into_iter();
        seats.filter_map(|seat| seat.think(mix)).collect()
    }
}

/// A seat that a computer plays, with everything that it may know.
#[derive(Debug)]
struct ThinkingSeat {
    seat: Seat,
    name: String,
    level: Level,
    lang: Lang,
    chance: Seed,
    said: Arc<Said>,
    view: View,
}

impl ThinkingSeat {
    fn think(self, mix: &Mix) -> Option<(Seat, Move)> {
        let bot = Bot::new(
            mix.gallery(),
            &self.name,
            self.level,
            self.lang,
            self.chance,
        );
        Some((self.seat, bot.play(&self.view, &self.said)?))
    }
}

/// Computer players draw from the same seed and count from 0, so the clockwork counts from far above.
const FIRST_DRAW: u32 = u32::MAX / 2;

type Contacts = HashMap<PersonId, Contact>;

impl Clockwork {
    pub(crate) fn new(chance: [u8; 32], said: Said, woke: Millis) -> Clockwork {
        let seed = Seed(chance);
        Clockwork {
            said: Arc::new(said),
            chance: seed,
            drawn: FIRST_DRAW,
            woke,
            move_times: HashMap::new(),
            stand_in_ends: HashMap::new(),
        }
    }

    /// What to do next, and when. While nobody with a seat is connected, the game stands still.
    pub(crate) fn plan(
        &mut self,
        table: &Table,
        contacts: &Contacts,
        pace: &Pace,
        now: Millis,
    ) -> Option<(Millis, Plan)> {
        self.note_stand_ins(table, now);
        let presence = self.presence(table, contacts, pace, now);
        let view = table.common_view(presence)?;
        let mut plans: Vec<(Millis, Plan)> = Vec::new();

        for contact in contacts.values() {
            let until = Millis(contact.last_heard.0 + pace.away_after.as_millis() as u64);
            if contact.streams == 0 && until > now {
                plans.push((until, Plan::UpdatePresence));
            }
        }
        if presence.connected.is_empty() {
            return plans.into_iter().min_by_key(|(at, _)| *at);
        }
        let woke = self.woke;
        let when_away_for = |person: &PersonId, limit: std::time::Duration| {
            let heard = contacts
                .get(person)
                .map_or(table.last().max(woke), |contact| contact.last_heard);
            Millis(heard.0 + limit.as_millis() as u64)
        };
        if let Some(host) = table.host() {
            let seat = table.seat_of(host);
            let absent = match seat {
                Some(seat) => view.away.contains(seat),
                // A host without a seat can be away too.
                None => {
                    !(contacts.get(&host)).is_some_and(|contact| is_connected(contact, pace, now))
                }
            };
            let heir = presence.connected.iter().find(|heir| Some(*heir) != seat);
            if let (true, Some(heir)) = (absent, heir) {
                plans.push((
                    when_away_for(&host, pace.replace_host_after),
                    Plan::PassHost(heir),
                ));
            }
        }
        if let (Some(moment), false) = (table.step(), view.paused) {
            plans.extend(view.deadline.map(|at| (at, Plan::TimeUp)));
            for seat in view.game.waiting.iter() {
                if self.is_computer(table, &view.game, seat) {
                    let key = (moment, seat);
                    let at = match self.move_times.get(&key) {
                        Some(at) => *at,
                        None => {
                            let factor = wait_factor(table, &view.game, seat);
                            self.plan_move(key, factor, pace, now)
                        }
                    };
                    plans.push((at, Plan::Move(seat)));
                } else if view.away.contains(seat)
                    && let Some(Keeper::Person(person)) = table.keepers().get(seat.index())
                {
                    let away = when_away_for(person, pace.stand_in_after);
                    let ended = self.stand_in_ends.get(&seat).copied().flatten();
                    let again =
                        ended.map(|at| Millis(at.0 + pace.stand_in_after.as_millis() as u64));
                    plans.push((again.map_or(away, |at| away.max(at)), Plan::StandIn(seat)));
                }
            }
        }
        plans.into_iter().min_by_key(|(at, _)| *at)
    }

    fn note_stand_ins(&mut self, table: &Table, now: Millis) {
        for seat in Seat::all(table.keepers().len()) {
            if table.has_stand_in(seat) {
                self.stand_in_ends.insert(seat, None);
            } else if let Some(end) = self.stand_in_ends.get_mut(&seat) {
                end.get_or_insert(now);
            }
        }
    }

    /// The commands of a plan that needs no thinking.
    pub(crate) fn asks(plan: &Plan) -> Vec<Ask> {
        match plan {
            Plan::StandIn(seat) => vec![
                HostAsk::StandIn {
                    seat: *seat,
                    on: true,
                }
                .into(),
            ],
            Plan::PassHost(seat) => vec![HostAsk::PassHost { seat: *seat }.into()],
            Plan::Move(_) | Plan::TimeUp | Plan::UpdatePresence => Vec::new(),
        }
    }

    /// What must be thought of before a plan can be carried out; `None` if nothing must.
    pub(crate) fn thinking_job(&mut self, plan: &Plan, table: &Table) -> Option<ThinkingJob> {
        let view = table.common_view(Presence::default())?;
        let seats = match plan {
            Plan::Move(seat) => SeatSet::from_iter([*seat]),
            Plan::TimeUp => view.game.waiting,
            Plan::StandIn(_) | Plan::PassHost(_) | Plan::UpdatePresence => return None,
        };
        Some(ThinkingJob {
            plan: plan.clone(),
            moment: table.step()?,
            seats: seats
                .iter()
                .filter_map(|seat| self.thinking_seat(table, seat))
                .collect(),
        })
    }

    /// The commands for those moves that are still needed. While the computer players thought, people
    /// may have moved, come back, or paused the game.
    pub(crate) fn still_due(
        &self,
        plan: &Plan,
        moment: &Moment,
        moves: Vec<(Seat, Move)>,
        table: &Table,
        now: Millis,
    ) -> Vec<Ask> {
        let Some(view) = table.common_view(Presence::default()) else {
            return Vec::new();
        };
        if view.paused || table.step() != Some(*moment) {
            return Vec::new();
        }
        let is_due = |seat: Seat| {
            view.game.waiting.contains(seat)
                && match plan {
                    Plan::TimeUp => view.deadline.is_some_and(|at| at <= now),
                    _ => self.is_computer(table, &view.game, seat),
                }
        };
        let due = moves.into_iter().filter(|(seat, _)| is_due(*seat));
        due.map(|(seat, mv)| Order::Play { seat, mv }.into())
            .collect()
    }

    /// The command that ends the stand-in of a person who is back.
    pub(crate) fn end_stand_in(&self, table: &Table, person: PersonId) -> Option<Ask> {
        let back = table
            .seat_of(person)
            .filter(|seat| table.has_stand_in(*seat));
        back.map(|seat| HostAsk::StandIn { seat, on: false }.into())
    }

    /// The seats of people who are connected.
    pub(crate) fn presence(
        &self,
        table: &Table,
        contacts: &Contacts,
        pace: &Pace,
        now: Millis,
    ) -> Presence {
        let people = contacts
            .iter()
            .filter(|(_, contact)| is_connected(contact, pace, now));
        Presence {
            connected: people
                .filter_map(|(person, _)| table.seat_of(*person))
                .collect(),
        }
    }

    fn is_computer(&self, table: &Table, view: &View, seat: Seat) -> bool {
        let stand_in = view
            .seats
            .get(seat.index())
            .is_some_and(|sitter| sitter.stand_in);
        stand_in || !matches!(table.keepers().get(seat.index()), Some(Keeper::Person(_)))
    }

    /// Picks a random time for a seat to move. It depends on nothing secret (R7.4).
    fn plan_move(&mut self, key: (Moment, Seat), factor: u64, pace: &Pace, now: Millis) -> Millis {
        self.move_times.retain(|(moment, _), _| *moment == key.0);
        let span = pace.think.end() - pace.think.start();
        // Like people: mostly quick, sometimes slow, and slowest with a clue.
        let mut roll = || {
            self.drawn = self.drawn.wrapping_add(1);
            self.chance.pick(self.drawn, 1001) as u64
        };
        let slow = (roll() + roll().min(roll())) / 2;
        let ((_, step), _) = key;
        let slow = if step == Step::Telling {
            slow * 2
        } else {
            slow
        };
        let wait = pace.think.start() + span * slow / 1000;
        let at = Millis(now.0 + wait * factor);
        self.move_times.insert(key, at);
        at
    }

    /// Everything that a seat needs to think. A stand-in plays at the default level, under the name of
    /// the person.
    fn thinking_seat(&mut self, table: &Table, seat: Seat) -> Option<ThinkingSeat> {
        let view = table.seat_view(seat)?;
        self.remember_clues(table);
        let name = view.seats.get(seat.index())?.player.name.to_string();
        let keeper = table.keepers().get(seat.index())?;
        let level = keeper.level().unwrap_or_default();
        Some(ThinkingSeat {
            seat,
            name,
            level,
            lang: table.lang().and_then(Lang::of).unwrap_or_default(),
            chance: self.chance,
            said: self.said.clone(),
            view,
        })
    }

    /// Remembers the clues of this game. It remembers those of earlier games only while the table is
    /// awake.
    fn remember_clues(&mut self, table: &Table) {
        for clue in table
            .rounds()
            .iter()
            .map(|round| &round.clue)
            .chain(table.clue())
        {
            if let Clue::Text(text) = clue
                && !self.said.contains(text)
            {
                Arc::make_mut(&mut self.said).note(text);
            }
        }
    }
}

/// A computer player waits this many times longer if a person may want to go first: to tell the first
/// story (R3.1), or to give the card of their team (R6.1).
fn wait_factor(table: &Table, view: &View, seat: Seat) -> u64 {
    let person = |seat: Seat| matches!(table.keepers().get(seat.index()), Some(Keeper::Person(_)));
    let players = table.keepers().len();
    let Stage::Playing(playing) = &view.stage else {
        return 1;
    };
    let person_may_act = match playing.scene {
        Scene::Idea => Seat::all(players).any(person),
        Scene::Giving { storyteller, .. } if view.settings.mode == Mode::Team => {
            let partner = seat.opposite(players);
            partner != storyteller && person(partner)
        }
        _ => false,
    };
    if person_may_act { 4 } else { 1 }
}

/// Whether a person has a stream open, or was active a moment ago.
pub(crate) fn is_connected(contact: &Contact, pace: &Pace, now: Millis) -> bool {
    contact.streams > 0 || now.since(contact.last_heard) < pace.away_after.as_millis() as u64
}
