//! Tables played in code, for tests and for the gallery.
#![allow(
    dead_code,
    clippy::disallowed_types,
    clippy::unwrap_used,
    clippy::panic,
    reason = "here the whole table is in hand, and not every user needs every move"
)]

use std::num::NonZeroU16;

use moonhare_rules::{
    Ballot, Card, Clue, ClueText, Gift, Limits, Mode, Move, Name, Offer, Rabbit, Scene, Seat,
    Settings, Space, Stage, View,
};
use moonhare_table::{
    Actor, Ask, ChatText, Context, HostAsk, Keeper, Millis, Onlooker, Opening, PersonAsk, PersonId,
    Presence, Record, Table, TableError, TableView, TokenHash, Visibility,
};
use moonhare_web::{Lang, Placeholders, Prefs, TablePage};

/// Names in many scripts, one of them of the greatest length.
pub(crate) const NAMES: [&str; 12] = [
    "Ana",
    "Mihai",
    "Großtante Wilhelmine-Charlotte",
    "さくら",
    "Ολυμπία",
    "Béla",
    "نور الهدى",
    "Juniper",
    "Tomasz",
    "Nkechi",
    "Ioana-Maria",
    "דנה",
];

const RABBITS: [u8; 12] = [8, 1, 3, 10, 5, 7, 2, 9, 11, 4, 6, 12];

/// Some point in time.
pub(crate) const START: u64 = 1_790_000_000_000;

#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) table: Table,
    pub(crate) now: u64,
    pub(crate) chance: [u8; 32],
}

impl Play {
    pub(crate) fn open(settings: Settings) -> Play {
        let opening = Opening {
            settings,
            visibility: Visibility::Invited,
            password: None,
            lang: None,
            guide: false,
        };
        let mut play = Play {
            table: Table::default(),
            now: START,
            chance: [7; 32],
        };
        let events = Table::open(opening, TokenHash::of("0")).unwrap();
        play.write(events);
        play
    }

    /// A table with this many people, ready to start.
    pub(crate) fn gathered(settings: Settings, players: usize) -> Play {
        Play::gathered_as(settings, &NAMES[..players])
    }

    pub(crate) fn gathered_as(settings: Settings, names: &[&str]) -> Play {
        let mut play = Play::open(settings);
        for (index, name) in names.iter().enumerate() {
            play.sit(index, name);
        }
        play
    }

    pub(crate) fn started(mode: Mode, players: usize) -> Play {
        let mut play = Play::gathered(Settings::of(mode), players);
        play.host(HostAsk::Start);
        play
    }

    pub(crate) fn timed(mode: Mode, players: usize, seconds: u16) -> Play {
        let limit = NonZeroU16::new(seconds);
        let settings = Settings {
            limits: Limits {
                tell: limit,
                give: limit,
                vote: limit,
                look: limit,
            },
            ..Settings::of(mode)
        };
        let mut play = Play::gathered(settings, players);
        play.host(HostAsk::Start);
        play
    }

    /// Everything that a page of this table is drawn from.
    pub(crate) fn page<'a>(&'a self, view: &'a TableView) -> TablePage<'a> {
        TablePage {
            view,
            rounds: self.table.rounds(),
            code: "LUMA-TIRO",
            origin: "https://moonhare.example",
            lang: Lang::english(),
            prefs: Prefs::default(),
            now: Millis(self.now),
            cards: &Placeholders,
            key: "k",
            refusal: None,
            version: self.table.version(),
        }
    }

    fn write(&mut self, events: Vec<moonhare_table::Event>) {
        self.now += 1000;
        self.table.evolve(&Record {
            at: Millis(self.now),
            asked: None,
            events,
        });
    }

    fn context(&self) -> Context {
        Context {
            now: Millis(self.now),
            chance: self.chance,
        }
    }

    pub(crate) fn ask_as(&mut self, actor: &Actor, ask: impl Into<Ask>) -> Result<(), TableError> {
        let events = self.table.decide(actor, &self.context(), ask)?;
        self.write(events);
        Ok(())
    }

    pub(crate) fn sit(&mut self, index: usize, name: &str) {
        let actor = match self.table.person(&TokenHash::of(&index.to_string())) {
            Some(person) => Actor::Person(person),
            None => Actor::Newcomer(TokenHash::of(&index.to_string())),
        };
        let ask = PersonAsk::Sit {
            name: Name::new(name).unwrap(),
            rabbit: Some(Rabbit::try_from(RABBITS[index]).unwrap()),
            seat: None,
        };
        self.ask_as(&actor, ask).unwrap();
    }

    pub(crate) fn host(&mut self, ask: impl Into<Ask>) {
        let host = self.table.host().unwrap();
        self.ask_as(&Actor::Person(host), ask).unwrap();
    }

    pub(crate) fn keeper(&self, seat: Seat) -> Option<PersonId> {
        match self.table.keepers()[seat.index()] {
            Keeper::Person(person) => Some(person),
            Keeper::Bot | Keeper::Skilled(_) | Keeper::Nobody => None,
        }
    }

    /// What the player in a seat does.
    pub(crate) fn act(&mut self, seat: Seat, ask: impl Into<Ask>) -> Result<(), TableError> {
        let person = self.keeper(seat).unwrap();
        self.ask_as(&Actor::Person(person), ask)
    }

    pub(crate) fn say(&mut self, seat: u8, words: &str) {
        let text = ChatText::new(words).unwrap();
        self.act(Seat(seat), PersonAsk::Say { text }).unwrap();
    }

    pub(crate) fn presence(&self, away: &[u8]) -> Presence {
        Presence {
            connected: Seat::all(self.table.keepers().len())
                .filter(|seat| !away.contains(&seat.0))
                .collect(),
        }
    }

    pub(crate) fn view(&self, onlooker: &Onlooker) -> TableView {
        self.table.view(onlooker, self.presence(&[])).unwrap()
    }

    pub(crate) fn view_away(&self, onlooker: &Onlooker, away: &[u8]) -> TableView {
        self.table.view(onlooker, self.presence(away)).unwrap()
    }

    /// What the player in a seat sees.
    pub(crate) fn seen_by(&self, seat: u8) -> TableView {
        self.view(&self.sitter(Seat(seat)).unwrap())
    }

    /// The person who keeps a seat, as they look at the table.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<Onlooker> {
        let person = self.keeper(seat)?;
        let mut people = self.table.people();
        let (_, token) = people.find(|(known, _)| *known == person)?;
        Some(Onlooker::Token(token.clone()))
    }

    pub(crate) fn game(&self) -> View {
        self.view(&Onlooker::Screen).game
    }

    pub(crate) fn scene(&self) -> Scene {
        match self.game().stage {
            Stage::Playing(playing) => playing.scene,
            _ => panic!("no game is on"),
        }
    }

    pub(crate) fn storyteller(&self) -> Seat {
        match self.scene() {
            Scene::Telling { storyteller }
            | Scene::Giving { storyteller, .. }
            | Scene::Voting { storyteller, .. } => storyteller,
            Scene::Reveal { round } => round.storyteller,
            Scene::Idea => panic!("nobody tells yet"),
        }
    }

    fn hand(&self, seat: Seat) -> Vec<Card> {
        match self.seen_by(seat.0).game.stage {
            Stage::Playing(playing) => playing.hand.unwrap_or_default().to_vec(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn claim(&mut self, seat: u8) {
        self.act(Seat(seat), Move::Claim).unwrap();
    }

    /// The storyteller gives a clue for the `nth` card of the hand.
    pub(crate) fn tell(&mut self, words: &str, nth: usize) {
        self.tell_clue(Clue::Text(ClueText::new(words).unwrap()), nth);
    }

    pub(crate) fn tell_clue(&mut self, clue: Clue, nth: usize) {
        let seat = self.storyteller();
        let party = self.game().settings.mode == Mode::Party;
        let card = (!party).then(|| self.hand(seat)[nth]);
        self.act(seat, Move::Tell { clue, card }).unwrap();
    }

    /// A player gives cards, from the `nth` of the hand on.
    pub(crate) fn give(&mut self, seat: u8, nth: usize) {
        let hand = self.hand(Seat(seat));
        let view = self.seen_by(seat).game;
        let count = view
            .legal
            .iter()
            .find_map(|offer| match offer {
                Offer::Give { count } => Some(usize::from(*count)),
                _ => None,
            })
            .unwrap();
        let cards: Gift = (0..count).map(|k| hand[(nth + k) % hand.len()]).collect();
        self.act(Seat(seat), Move::Give { cards }).unwrap();
    }

    /// Everybody who is due gives, except these.
    pub(crate) fn give_all_but(&mut self, but: &[u8], nth: usize) {
        while matches!(self.scene(), Scene::Giving { .. }) {
            let Some(seat) = self.next_due(but) else {
                return;
            };
            self.give(seat, nth);
        }
    }

    fn next_due(&self, but: &[u8]) -> Option<u8> {
        let waiting = self.game().waiting;
        waiting
            .iter()
            .map(|seat| seat.0)
            .find(|seat| !but.contains(seat))
    }

    pub(crate) fn vote(&mut self, seat: u8, ballot: Ballot) -> Result<(), TableError> {
        self.act(Seat(seat), Move::Vote { ballot })
    }

    /// Everybody who is due votes, except these: `choice` is an index into what each may choose.
    pub(crate) fn vote_all_but(&mut self, but: &[u8], choice: impl Fn(u8) -> usize) {
        while matches!(self.scene(), Scene::Voting { .. }) {
            let Some(seat) = self.next_due(but) else {
                return;
            };
            let view = self.seen_by(seat).game;
            let Some(Offer::Vote { spaces, most, red }) = view.legal.first().cloned() else {
                panic!("seat {seat} has no vote");
            };
            let open: Vec<Space> = spaces.iter().collect();
            let first = open[choice(seat) % open.len()];
            let second = open[(choice(seat) + 2) % open.len()];
            let mut ballot = if most == 2 && seat % 3 == 0 {
                Ballot::two(first, second)
            } else {
                Ballot::one(first)
            };
            if red {
                ballot = ballot.with_red(open[(choice(seat) + 1) % open.len()]);
            }
            self.vote(seat, ballot).unwrap();
        }
    }

    pub(crate) fn next_all_but(&mut self, but: &[u8]) {
        while matches!(self.game().stage, Stage::Playing(_))
            && matches!(self.scene(), Scene::Reveal { .. })
        {
            let Some(seat) = self.next_due(but) else {
                return;
            };
            self.act(Seat(seat), Move::Next).unwrap();
        }
    }

    /// A whole round, up to its reveal.
    pub(crate) fn round(&mut self, words: &str, choice: impl Fn(u8) -> usize) {
        if matches!(self.scene(), Scene::Idea) {
            self.claim(0);
        }
        self.tell(words, 1);
        self.give_all_but(&[], 2);
        self.vote_all_but(&[], choice);
    }

    /// Plays until this many rounds are over and the next has begun.
    pub(crate) fn rounds(&mut self, count: usize) {
        const WORDS: [&str; 6] = [
            "Somebody has to feed it every night",
            "All the Mondays of my life",
            "Für immer und noch ein bisschen länger",
            "Almost there",
            "🐋 🌙",
            "The house that forgot its street",
        ];
        for n in 0..count {
            if !matches!(self.game().stage, Stage::Playing(_)) {
                return;
            }
            self.round(WORDS[n % WORDS.len()], |seat| usize::from(seat) * 5 + n * 3);
            self.next_all_but(&[]);
        }
    }

    pub(crate) fn finish(&mut self) {
        self.rounds(60);
    }
}
