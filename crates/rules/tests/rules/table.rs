//! A table to try the rules on. Seats are plain numbers; seat 0 tells first unless said otherwise.

use moonhare_rules::{
    Ballot, Card, Clue, ClueText, Command, Event, First, Gift, Hand, Mode, Move, Name, Player,
    Playing, Podium, Rabbit, Round, RuleError, Scene, Seat, SeatSet, Seed, Settings, Space, Stage,
    State, View, Viewer, decide,
};

pub(crate) const SEED: Seed = Seed([7; 32]);

/// The book's settings, with seat 0 as the first storyteller.
pub(crate) fn settings(mode: Mode) -> Settings {
    Settings {
        first: First::Seat(Seat(0)),
        ..Settings::of(mode)
    }
}

pub(crate) fn player(number: u8) -> Player {
    Player {
        name: Name::new(&format!("Player {number}")).unwrap(),
        rabbit: Rabbit::try_from(number).unwrap(),
    }
}

pub(crate) fn seats(numbers: impl IntoIterator<Item = u8>) -> SeatSet {
    numbers.into_iter().map(Seat).collect()
}

pub(crate) fn text(words: &str) -> Clue {
    Clue::Text(ClueText::new(words).unwrap())
}

#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) log: Vec<Event>,
}

impl Table {
    /// People have sat down, with rabbits 1, 2, 3 … in seats 0, 1, 2 …
    pub(crate) fn lobby(settings: Settings, players: usize) -> Table {
        let mut table = Table {
            state: State::New,
            log: Vec::new(),
        };
        table.go(Command::Create { settings });
        for number in 1..=players as u8 {
            table.go(Command::Sit {
                player: player(number),
            });
        }
        table
    }

    pub(crate) fn with(settings: Settings, players: usize) -> Table {
        let mut table = Table::lobby(settings, players);
        table.go(Command::Start { seed: SEED });
        table
    }

    pub(crate) fn of(mode: Mode, players: usize) -> Table {
        Table::with(settings(mode), players)
    }

    /// The board lies, and each seat that gives gave the first of its cards. In Team the lower seat
    /// of each other pair gave.
    pub(crate) fn voting(mode: Mode, players: usize) -> Table {
        let mut table = Table::of(mode, players);
        table.tell();
        table.give_all();
        table
    }

    pub(crate) fn go(&mut self, command: Command) -> Vec<Event> {
        let said = format!("{command:?}");
        let events = decide(&self.state, command)
            .unwrap_or_else(|error| panic!("{said} was refused: {error}"));
        events.iter().for_each(|event| self.state.evolve(event));
        self.log.extend(events.iter().cloned());
        events
    }

    pub(crate) fn refusal(&self, command: Command) -> RuleError {
        let said = format!("{command:?}");
        match decide(&self.state, command) {
            Ok(events) => panic!("{said} was accepted: {events:?}"),
            Err(error) => error,
        }
    }

    pub(crate) fn see(&self, viewer: Viewer) -> View {
        self.state.view(viewer).unwrap()
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.see(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn playing(&self, seat: u8) -> Playing {
        match self.view(seat).stage {
            Stage::Playing(playing) => playing,
            other => panic!("not playing: {other:?}"),
        }
    }

    pub(crate) fn scene(&self, seat: u8) -> Scene {
        self.playing(seat).scene
    }

    pub(crate) fn hand(&self, seat: u8) -> Hand {
        self.playing(seat).hand.expect("the hand is hidden")
    }

    pub(crate) fn podium(&self) -> Podium {
        match self.view(0).stage {
            Stage::Over(podium) => podium,
            other => panic!("not over: {other:?}"),
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.view(0).seats.len()
    }

    pub(crate) fn waiting(&self) -> SeatSet {
        self.view(0).waiting
    }

    pub(crate) fn storyteller(&self) -> u8 {
        match self.scene(0) {
            Scene::Idea => panic!("nobody tells yet"),
            Scene::Telling { storyteller }
            | Scene::Giving { storyteller, .. }
            | Scene::Voting { storyteller, .. } => storyteller.0,
            Scene::Reveal { round } => round.storyteller.0,
        }
    }

    /// The cards on the board as everybody sees them.
    pub(crate) fn board(&self) -> Vec<Card> {
        match self.scene(0) {
            Scene::Voting { board, .. } => board.to_vec(),
            Scene::Reveal { round } => round.board.iter().map(|laid| laid.card).collect(),
            other => panic!("no board: {other:?}"),
        }
    }

    /// The points of the round that is being looked at, by seat.
    pub(crate) fn points(&self) -> Vec<u8> {
        let round = self.round();
        round.scores.iter().map(|score| score.points).collect()
    }

    pub(crate) fn round(&self) -> Round {
        match self.scene(0) {
            Scene::Reveal { round } => Round::clone(&round),
            other => panic!("not revealed: {other:?}"),
        }
    }

    /// The scores on the track, by side.
    pub(crate) fn track(&self) -> Vec<u16> {
        let track = match self.view(0).stage {
            Stage::Playing(playing) => playing.track,
            Stage::Over(podium) => podium.track,
            Stage::Lobby { .. } => panic!("no track yet"),
        };
        track.iter().map(|side| side.score).collect()
    }

    /// The storyteller tells about the first card of the hand, or about none in Party.
    pub(crate) fn tell(&mut self) {
        let storyteller = self.storyteller();
        let card = self.playing(storyteller).hand.map(|hand| hand[0]);
        self.go(Move::Tell {
            clue: text("the long way home"),
            card,
        }
        .by(Seat(storyteller)));
    }

    /// A gift of the first cards of the hand, as many as are wanted.
    pub(crate) fn gift(&self, seat: u8) -> Command {
        let view = self.view(seat);
        let wanted = view.settings.mode.gift(view.seats.len());
        let hand = self.hand(seat);
        Move::Give {
            cards: hand.into_iter().take(wanted).collect(),
        }
        .by(Seat(seat))
    }

    pub(crate) fn give(&mut self, seat: u8) {
        let gift = self.gift(seat);
        self.go(gift);
    }

    /// Everybody who is due gives, the lowest seat first.
    pub(crate) fn give_all(&mut self) {
        while matches!(self.scene(0), Scene::Giving { .. }) {
            let next = self.waiting().iter().next().unwrap();
            self.give(next.0);
        }
    }

    /// The gift of a seat that lies on the board, as the log has it.
    pub(crate) fn given(&self, seat: u8) -> Gift {
        let gift = self.log.iter().rev().find_map(|event| match event {
            Event::Given { seat: s, cards } if s.0 == seat => Some(cards.clone()),
            Event::Told { seat: s, card, .. } if s.0 == seat => {
                Some(card.iter().copied().collect())
            }
            _ => None,
        });
        gift.unwrap()
    }

    /// Where the `nth` card given by a seat lies.
    pub(crate) fn space(&self, giver: u8, nth: usize) -> Space {
        let card = self.given(giver)[nth];
        let place = self.board().iter().position(|&c| c == card);
        Space::at(place.unwrap_or_else(|| panic!("seat {giver} has no card on the board")))
    }

    /// A vote for the cards of these givers.
    pub(crate) fn vote_for(&self, seat: u8, givers: &[u8]) -> Command {
        Move::Vote {
            ballot: Ballot {
                votes: givers.iter().map(|&giver| self.space(giver, 0)).collect(),
                red: None,
            },
        }
        .by(Seat(seat))
    }

    pub(crate) fn vote(&mut self, seat: u8, givers: &[u8]) -> Vec<Event> {
        let command = self.vote_for(seat, givers);
        self.go(command)
    }

    /// The Party storyteller's vote.
    pub(crate) fn vote_red(&mut self, seat: u8, green: u8, red: u8) -> Vec<Event> {
        let ballot = Ballot::one(self.space(green, 0)).with_red(self.space(red, 0));
        self.go(Move::Vote { ballot }.by(Seat(seat)))
    }

    pub(crate) fn next(&mut self, seat: u8) -> Vec<Event> {
        self.go(Move::Next.by(Seat(seat)))
    }

    /// Everybody has seen enough; what followed from the last.
    pub(crate) fn press_on(&mut self) -> Vec<Event> {
        let last = self.players() as u8 - 1;
        (0..last).for_each(|seat| _ = self.next(seat));
        self.next(last)
    }

    /// Everyone due votes for the first of the spaces that are open to them; the red vote goes on
    /// the last space.
    pub(crate) fn vote_all(&mut self) {
        while let Scene::Voting { board, .. } = self.scene(0) {
            let voter = self.waiting().iter().next().unwrap();
            let Scene::Voting { mine, .. } = self.scene(voter.0) else {
                unreachable!();
            };
            let spaces = (0..board.len()).map(Space::at);
            let party = self.view(0).settings.mode == Mode::Party;
            let green = spaces
                .clone()
                .find(|&s| party || !mine.contains(s))
                .unwrap();
            let red = (party && voter.0 == self.storyteller()).then(|| Space::at(board.len() - 1));
            let ballot = Ballot {
                red,
                ..Ballot::one(green)
            };
            self.go(Move::Vote { ballot }.by(voter));
        }
    }

    /// A whole round from the clue to the end of it.
    pub(crate) fn play_round(&mut self) -> Vec<Event> {
        self.tell();
        self.give_all();
        self.vote_all();
        self.press_on()
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.view(0).stage, Stage::Over(_))
    }
}
