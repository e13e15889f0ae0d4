//! The state of a table: what its log says.

use std::collections::VecDeque;

use moonhare_rules::{
    BySeat, Clue, Event as GameEvent, Limits, Name, Seat, Settings, StageKind, State, Step, View,
    Viewer,
};
use serde::{Deserialize, Serialize};

use crate::{
    Deck, Event, Keeper, Line, Millis, PersonId, Presence, Record, TokenHash, Visibility,
    deck::Decks,
    person::{Banished, Person},
    talk::{Said, Talk},
};

/// The most removed people that a table remembers. After that it forgets the oldest.
const MOST_BANISHED: usize = 100;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub(crate) game: State,
    pub(crate) people: Vec<Person>,
    /// The number of people who ever came, so that no number is used twice.
    pub(crate) arrivals: u32,
    /// By seat.
    pub(crate) keepers: BySeat<Keeper>,
    /// The seats that people left in this game, and who knows their hands (R7.5).
    pub(crate) left: Vec<(Seat, TokenHash)>,
    /// Who was removed, oldest first.
    pub(crate) banished: VecDeque<Banished>,
    pub(crate) host: Option<PersonId>,
    pub(crate) visibility: Visibility,
    pub(crate) decks: Decks,
    pub(crate) password: Option<String>,
    pub(crate) lang: Option<String>,
    pub(crate) guide: bool,
    pub(crate) chat_on: bool,
    pub(crate) chat: Talk,
    /// When the current step began, not counting pauses.
    pub(crate) step_began: Millis,
    pub(crate) paused: Option<Millis>,
    /// The time limits, if the host changed them during the game.
    pub(crate) limits: Option<Limits>,
    pub(crate) opened: Millis,
    /// When something last happened.
    pub(crate) last: Millis,
    pub(crate) version: u64,
}

impl Table {
    pub fn replay<'a>(records: impl IntoIterator<Item = &'a Record>) -> Table {
        let mut table = Table::default();
        records.into_iter().for_each(|record| table.evolve(record));
        table
    }

    /// The person who holds a secret.
    pub fn person(&self, token: &TokenHash) -> Option<PersonId> {
        self.people
            .iter()
            .find(|person| person.token == *token)
            .map(|person| person.id)
    }

    /// Everybody who holds a secret of this table.
    pub fn people(&self) -> impl Iterator<Item = (PersonId, &TokenHash)> {
        self.people.iter().map(|person| (person.id, &person.token))
    }

    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let kept = self
            .keepers
            .iter()
            .position(|keeper| *keeper == Keeper::Person(person));
        kept.map(|index| Seat(index as u8))
    }

    /// Whether the host removed the person with this secret (R7.5).
    pub fn is_removed(&self, token: &TokenHash) -> bool {
        (self.banished.iter()).any(|banished| banished.token == *token)
    }

    /// Whether somebody has taken the seat but plays only from the next round on (R7.5).
    pub(crate) fn waits(&self, seat: Seat) -> bool {
        let keeper = self.keepers.get(seat.index());
        matches!(keeper, Some(Keeper::Person(_))) && self.game.is_handed_over(seat)
    }

    pub fn host(&self) -> Option<PersonId> {
        self.host
    }

    pub fn keepers(&self) -> &[Keeper] {
        &self.keepers
    }

    pub fn password(&self) -> Option<&str> {
        self.password.as_deref()
    }

    /// How far the table has come; none before it is opened.
    pub fn stage(&self) -> Option<StageKind> {
        self.game.stage()
    }

    /// The current settings, with the time limits that the host set during the game. None before
    /// the table is opened.
    pub fn settings(&self) -> Option<Settings> {
        let settings = self.game.settings()?;
        Some(Settings {
            limits: self.limits.unwrap_or(settings.limits),
            ..settings
        })
    }

    /// The round, from 1, and the step that a running game is at.
    pub fn step(&self) -> Option<(u16, Step)> {
        self.game.step()
    }

    /// The clue of this round, while people give cards or vote.
    pub fn clue(&self) -> Option<&Clue> {
        self.game.clue()
    }

    /// The host's name, if the host has a seat.
    pub fn host_name(&self) -> Option<Name> {
        self.name(self.seat_of(self.host?)?)
    }

    /// The decks that are played with, in the order in which their cards are numbered.
    pub fn decks(&self) -> &[Deck] {
        &self.decks.mixed
    }

    /// Decks that were brought to this table and are not played with.
    pub fn spare_decks(&self) -> &[Deck] {
        &self.decks.spare
    }

    /// The tag of the language that computer players speak.
    pub fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }

    pub fn visibility(&self) -> Visibility {
        self.visibility
    }

    pub fn opened(&self) -> Millis {
        self.opened
    }

    pub fn last(&self) -> Millis {
        self.last
    }

    /// How many records changed what everybody may see. If somebody changes their gift or vote,
    /// nothing changes for the others, so this number mustn't change either (R7.4).
    pub fn version(&self) -> u64 {
        self.version
    }

    /// What a seat sees of the game.
    pub fn seat_view(&self, seat: Seat) -> Option<View> {
        self.game.view(Viewer::Seat(seat))
    }

    pub fn has_stand_in(&self, seat: Seat) -> bool {
        let sitter = self.game.seats().get(seat.index());
        sitter.is_some_and(|sitter| sitter.stand_in)
    }

    /// The token hashes of everybody with a seat.
    pub fn sitting(&self) -> Vec<TokenHash> {
        let sits = |person: &&Person| self.seat_of(person.id).is_some();
        self.people
            .iter()
            .filter(sits)
            .map(|person| person.token.clone())
            .collect()
    }

    /// Every round that is over; they hold no secrets.
    pub fn rounds(&self) -> &[std::sync::Arc<moonhare_rules::Round>] {
        self.game.rounds()
    }

    pub(crate) fn name(&self, seat: Seat) -> Option<Name> {
        let sitter = self.game.seats().get(seat.index())?;
        Some(sitter.player.name.clone())
    }

    pub fn evolve(&mut self, record: &Record) {
        self.last = record.at;
        let guest = |table: &Table| table.common_view(Presence::default());
        let before = (record.events.iter().all(may_pass_unseen)).then(|| guest(self));
        self.apply_all(record.at, &record.events);
        if before.is_none_or(|before| before != guest(self)) {
            self.version += 1;
        }
    }

    pub(crate) fn apply_all(&mut self, at: Millis, events: &[Event]) {
        events.iter().for_each(|event| self.apply(at, event));
    }

    fn apply(&mut self, at: Millis, event: &Event) {
        match event {
            Event::Opened { opening, host } => {
                self.arrive(PersonId(0), host);
                self.host = Some(PersonId(0));
                self.visibility = opening.visibility;
                self.password.clone_from(&opening.password);
                self.lang.clone_from(&opening.lang);
                self.guide = opening.guide;
                self.chat_on = true;
                self.opened = at;
            }
            Event::Game(event) => self.apply_game(at, event),
            Event::Arrived { person, token } => self.arrive(*person, token),
            Event::Kept { seat, keeper } => self.keep(*seat, *keeper),
            Event::Moved { person, token } => {
                if let Some(person) = self.people.iter_mut().find(|p| p.id == *person) {
                    person.token.clone_from(token);
                    person.ticket = None;
                }
            }
            Event::Ticketed { person, ticket } => {
                if let Some(person) = self.people.iter_mut().find(|p| p.id == *person) {
                    person.ticket = Some((ticket.clone(), at));
                }
            }
            Event::Departed { person } => self.people.retain(|p| p.id != *person),
            Event::SentAway { person, seat } => self.banish(at, *person, *seat),
            Event::LetIn { person } => self.banished.retain(|known| known.person != *person),
            Event::HostPassed { to } => self.host = *to,
            Event::Shown { visibility } => self.visibility = *visibility,
            Event::Decked { decks } => self.decks.choose(decks),
            Event::Limited { limits } => {
                self.limits = Some(*limits);
                self.step_began = self.paused.unwrap_or(at);
            }
            Event::Paused => self.paused = Some(at),
            Event::Resumed => {
                if let Some(since) = self.paused.take() {
                    self.step_began.0 += at.since(since);
                }
            }
            Event::ChatSwitched { on } => self.chat_on = *on,
            Event::Guided { on } => self.guide = *on,
            Event::Said { seat, text } => {
                self.write(
                    at,
                    *seat,
                    Said::Text {
                        seat: *seat,
                        text: text.clone(),
                    },
                );
            }
            Event::Reacted { seat, reaction } => {
                let (seat, reaction) = (*seat, *reaction);
                self.write(at, seat, Said::Reaction { seat, reaction });
            }
            Event::Noticed { seat, notice } => self.write(at, *seat, Said::Notice(*notice)),
        }
    }

    fn apply_game(&mut self, at: Millis, event: &GameEvent) {
        match event {
            // The `Kept` event that follows says by whom.
            GameEvent::Seated { .. } => self.keepers.push(Keeper::Nobody),
            GameEvent::Left { seat } if seat.index() < self.keepers.len() => {
                self.keepers.remove(seat.index());
            }
            GameEvent::Arranged { order } => {
                let old = self.keepers.clone();
                self.keepers = order
                    .iter()
                    .filter_map(|seat| old.get(seat.index()).copied())
                    .collect();
            }
            GameEvent::Configured { .. } => self.limits = None,
            GameEvent::Rematched => self.left.clear(),
            GameEvent::Began { .. }
            | GameEvent::Claimed { .. }
            | GameEvent::Told { .. }
            | GameEvent::Laid { .. }
            | GameEvent::Scored { .. } => self.step_began = at,
            _ => {}
        }
        self.game.evolve(event);
    }

    fn arrive(&mut self, id: PersonId, token: &TokenHash) {
        self.people.push(Person {
            id,
            token: token.clone(),
            ticket: None,
        });
        self.arrivals = self.arrivals.max(id.0.saturating_add(1));
    }

    /// A person who leaves a seat still knows its cards, unless they were only waiting for it.
    fn keep(&mut self, seat: Seat, keeper: Keeper) {
        let Some(kept) = self.keepers.get_mut(seat.index()) else {
            return;
        };
        let before = std::mem::replace(kept, keeper);
        self.left.retain(|(left, _)| *left != seat);
        if let (Keeper::Person(person), Keeper::Nobody) = (before, keeper)
            && !self.game.is_handed_over(seat)
            && let Some(person) = self.people.iter().find(|known| known.id == person)
        {
            self.left.push((seat, person.token.clone()));
        }
    }

    fn banish(&mut self, at: Millis, person: PersonId, seat: Seat) {
        let known = self.people.iter().find(|known| known.id == person);
        let sitter = self.game.seats().get(seat.index());
        if let (Some(known), Some(sitter)) = (known, sitter) {
            if self.banished.len() == MOST_BANISHED {
                self.banished.pop_front();
            }
            self.banished.push_back(Banished {
                person,
                token: known.token.clone(),
                player: sitter.player.clone(),
                at,
            });
        }
    }

    fn write(&mut self, at: Millis, seat: Seat, said: Said) {
        if let Some(name) = self.name(seat) {
            self.chat.write(Line { at, name, said });
        }
    }
}

/// Whether an event may change nothing for everybody else. Only after these few events is it worth
/// comparing the view with the one before.
fn may_pass_unseen(event: &Event) -> bool {
    matches!(
        event,
        Event::Arrived { .. }
            | Event::Departed { .. }
            | Event::SentAway { .. }
            | Event::LetIn { .. }
            | Event::Ticketed { .. }
            | Event::Moved { .. }
            | Event::Game(GameEvent::Given { .. } | GameEvent::Voted { .. })
    )
}
