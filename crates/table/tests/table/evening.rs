//! An evening at a table, as tests tell it: people are known by one word, which is their secret.

use moonhare_rules::{First, Goal, Mode, Move, Name, Rabbit, Scene, Seat, Settings, Stage, View};
use moonhare_table::{
    Actor, Ask, ChatText, Context, HostAsk, Keeper, Millis, Onlooker, Opening, Order, PersonAsk,
    Presence, Record, Table, TableError, TableView, TokenHash, Visibility,
};

/// Asks in the name of the table's own clockwork.
pub(crate) const CLOCKWORK: &str = "clockwork";

#[derive(Clone)]
pub(crate) struct Evening {
    pub(crate) table: Table,
    pub(crate) log: Vec<Record>,
    pub(crate) now: u64,
    /// The table again, from what the log's JSON says, and written down after each record.
    again: Table,
    /// Every word that was ever used.
    known: Vec<String>,
}

pub(crate) fn opening(settings: Settings) -> Opening {
    Opening {
        settings,
        visibility: Visibility::Invited,
        password: None,
        lang: None,
        guide: false,
    }
}

/// A short Classic game that seat 0 begins.
pub(crate) fn short() -> Settings {
    Settings {
        goal: Goal::Points(5),
        first: First::Seat(Seat(0)),
        ..Settings::of(Mode::Classic)
    }
}

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

pub(crate) fn rabbit(number: u8) -> Rabbit {
    Rabbit::try_from(number).unwrap()
}

pub(crate) fn sit(who: &str) -> PersonAsk {
    PersonAsk::Sit {
        name: name(who),
        rabbit: None,
        seat: None,
    }
}

pub(crate) fn say(text: &str) -> PersonAsk {
    PersonAsk::Say {
        text: ChatText::new(text).unwrap(),
    }
}

pub(crate) const BOT: HostAsk = HostAsk::AddBot {
    name: None,
    rabbit: None,
    level: moonhare_table::Level::Normal,
};

impl Evening {
    pub(crate) fn open(settings: Settings, host: &str) -> Evening {
        Evening::opened(opening(settings), host)
    }

    pub(crate) fn opened(opening: Opening, host: &str) -> Evening {
        let events = Table::open(opening, TokenHash::of(host)).unwrap();
        let mut evening = Evening {
            table: Table::default(),
            log: Vec::new(),
            now: 1_000_000,
            again: Table::default(),
            known: vec![host.to_owned()],
        };
        evening.write(events);
        evening
    }

    /// A table that the first of `people` opened and where all of them sit, in that order.
    pub(crate) fn with(settings: Settings, people: &[&str]) -> Evening {
        let mut evening = Evening::open(settings, people[0]);
        for who in people {
            evening.ask(who, sit(who)).unwrap();
        }
        evening
    }

    /// The same with the game begun.
    pub(crate) fn begun(settings: Settings, people: &[&str]) -> Evening {
        let mut evening = Evening::with(settings, people);
        evening.ask(people[0], HostAsk::Start).unwrap();
        evening
    }

    pub(crate) fn actor(&self, who: &str) -> Actor {
        if who == CLOCKWORK {
            return Actor::Clockwork;
        }
        let token = TokenHash::of(who);
        match self.table.person(&token) {
            Some(person) => Actor::Person(person),
            None => Actor::Newcomer(token),
        }
    }

    pub(crate) fn ask(&mut self, who: &str, ask: impl Into<Ask>) -> Result<(), TableError> {
        let actor = self.actor(who);
        self.ask_as(&actor, ask)?;
        self.know(who);
        self.check();
        Ok(())
    }

    /// Somebody who may come to the table.
    pub(crate) fn know(&mut self, who: &str) {
        if !self.known.iter().any(|known| known == who) {
            self.known.push(who.to_owned());
        }
    }

    /// A second later.
    pub(crate) fn ask_as(&mut self, actor: &Actor, ask: impl Into<Ask>) -> Result<(), TableError> {
        self.now += 1000;
        let context = Context {
            now: Millis(self.now),
            chance: [7; 32],
        };
        let events = self.table.decide(actor, &context, ask)?;
        if !events.is_empty() {
            self.write(events);
        }
        Ok(())
    }

    fn write(&mut self, events: Vec<moonhare_table::Event>) {
        let record = Record {
            at: Millis(self.now),
            asked: None,
            events,
        };
        let json = serde_json::to_string(&record).unwrap();
        let read: Record = serde_json::from_str(&json).unwrap();
        assert_eq!(read, record, "{json}");
        self.table.evolve(&record);
        self.again.evolve(&read);
        assert_eq!(self.again, self.table, "replay is the table, after {json}");
        let written = serde_json::to_string(&self.again).unwrap();
        self.again = serde_json::from_str(&written).unwrap();
        assert_eq!(self.again, self.table, "what is written down is the table");
        self.log.push(record);
    }

    /// What holds of every table.
    pub(crate) fn check(&self) {
        let keepers = self.table.keepers();
        assert_eq!(keepers.len(), self.guest().game.seats.len());
        let mut kept: Vec<_> = keepers
            .iter()
            .filter_map(|keeper| match keeper {
                Keeper::Person(person) => Some(*person),
                Keeper::Bot | Keeper::Skilled(_) | Keeper::Nobody => None,
            })
            .collect();
        let people: Vec<_> = self
            .known
            .iter()
            .filter_map(|who| self.table.person(&TokenHash::of(who)))
            .collect();
        assert!(
            kept.iter().all(|person| people.contains(person)),
            "{kept:?} {people:?}"
        );
        assert!(self.table.host().is_none_or(|host| people.contains(&host)));
        if let Some(host) = kept.first() {
            assert!(self.table.host().is_some(), "{host:?} could host");
        }
        kept.sort();
        kept.dedup();
        assert_eq!(kept.len(), self.table.sitting().len(), "one seat each");
        let guest = self.guest();
        if !matches!(guest.game.stage, Stage::Playing(_)) {
            assert!(!guest.paused);
        }
        for who in &self.known {
            let view = self.view(who);
            if let (Some(seat), true) = (view.you.seat, view.you.waits) {
                assert_eq!(
                    view.game, guest.game,
                    "{who} sees nothing of the seat (R7.5)"
                );
                assert!(self.table.has_stand_in(seat));
            }
            let person = self.table.person(&TokenHash::of(who));
            assert!(person.is_none() || !self.table.is_removed(&TokenHash::of(who)));
        }
    }

    pub(crate) fn view_as(&self, onlooker: &Onlooker) -> TableView {
        self.table.view(onlooker, Presence::default()).unwrap()
    }

    pub(crate) fn guest(&self) -> TableView {
        self.view_as(&Onlooker::Guest)
    }

    pub(crate) fn view(&self, who: &str) -> TableView {
        self.view_as(&Onlooker::Token(TokenHash::of(who)))
    }

    pub(crate) fn seat(&self, who: &str) -> Option<Seat> {
        self.table.seat_of(self.table.person(&TokenHash::of(who))?)
    }

    pub(crate) fn hosts(&self, who: &str) -> bool {
        let person = self.table.person(&TokenHash::of(who));
        person.is_some() && self.table.host() == person
    }

    pub(crate) fn names(&self) -> Vec<String> {
        let seats = self.guest().game.seats;
        seats
            .iter()
            .map(|sitter| sitter.player.name.to_string())
            .collect()
    }

    /// The step of the round, in a word.
    pub(crate) fn step(&self) -> &'static str {
        match self.guest().game.stage {
            Stage::Lobby { .. } => "lobby",
            Stage::Over(_) => "over",
            Stage::Playing(playing) => match playing.scene {
                Scene::Idea => "idea",
                Scene::Telling { .. } => "telling",
                Scene::Giving { .. } => "giving",
                Scene::Voting { .. } => "voting",
                Scene::Reveal { .. } => "reveal",
            },
        }
    }

    pub(crate) fn seat_view(&self, seat: Seat) -> View {
        self.table.seat_view(seat).unwrap()
    }

    /// The first seat waited for makes its `luck`-th legal move, by whoever speaks for it.
    pub(crate) fn move_once(&mut self, luck: usize) -> bool {
        let Some(seat) = self.guest().game.waiting.iter().next() else {
            return false;
        };
        let view = self.seat_view(seat);
        let moves = view.moves();
        let mv = moves.get(luck % moves.len()).unwrap();
        self.ask(CLOCKWORK, Order::Play { seat, mv }).unwrap();
        true
    }

    pub(crate) fn play_until(&mut self, step: &str) {
        for luck in 0..2000 {
            if self.step() == step {
                return;
            }
            assert!(self.move_once(luck * 7 + 1), "{step} is not reached");
        }
        panic!("{step} is not reached");
    }
}

/// The first legal move of somebody's seat.
pub(crate) fn first_move(evening: &Evening, who: &str) -> Move {
    let view = evening.seat_view(evening.seat(who).unwrap());
    view.moves().get(0).unwrap()
}
