//! The whole truth about a table, secrets included. It never leaves this crate towards people or
//! programs; they get a [`View`](crate::View).

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Ballot, BySeat, BySpace, Card, Clue, Commitment, Edition, Event, Gift, Laid, MOST_PLAYERS,
    Mode, Player, Round, RuleError, Seat, SeatSet, Seed, Settings, StageKind, Step,
};

/// A hand, in the order in which its cards were drawn.
pub type Hand = ArrayVec<Card, 7>;

/// A table, from before it is created to the end of its game. It's written down only in checkpoints,
/// which lie beside the log and tell no more than the log does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    #[default]
    New,
    Lobby(Box<Lobby>),
    Playing(Box<Game>),
    Over(Box<Over>),
}

/// A player in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sitter {
    #[serde(flatten)]
    pub player: Player,
    /// A stand-in plays for now (R7.2). This is only for display; the rules ignore it.
    pub stand_in: bool,
}

pub(crate) type Sitters = BySeat<Sitter>;

/// Before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    pub(crate) settings: Settings,
    pub(crate) sitters: Sitters,
}

/// A game under way. A card is in exactly one of pile, discards, hands and board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub(crate) settings: Settings,
    pub(crate) sitters: Sitters,
    pub(crate) seed: Seed,
    pub(crate) commitment: Commitment,
    pub(crate) edition: Edition,
    /// Drawn from its end.
    pub(crate) pile: Vec<Card>,
    pub(crate) discards: Vec<Card>,
    /// By seat. Cards given stay here until they are laid out, so that they can be taken back.
    pub(crate) hands: BySeat<Hand>,
    /// By side: seat, or team.
    pub(crate) scores: ArrayVec<u16, MOST_PLAYERS>,
    /// Finished rounds, the one being looked at included.
    pub(crate) rounds: Vec<Arc<Round>>,
    /// The number of the present round, from 1.
    pub(crate) round: u16,
    /// Seats that somebody else plays from the next round on (R7.5).
    pub(crate) handed_over: SeatSet,
    pub(crate) phase: Phase,
}

/// The steps of a round (R3), each with what there is at that step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    Idea,
    Telling { storyteller: Seat },
    Giving(Giving),
    Voting(Voting),
    Reveal { round: Arc<Round>, ready: SeatSet },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Giving {
    pub(crate) storyteller: Seat,
    pub(crate) clue: Clue,
    /// By seat, empty until given. The storyteller's gift is the card that the clue is for.
    pub(crate) gifts: BySeat<Gift>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Voting {
    pub(crate) storyteller: Seat,
    pub(crate) clue: Clue,
    pub(crate) board: BySpace<Laid>,
    /// By seat, none until cast.
    pub(crate) ballots: BySeat<Option<Ballot>>,
}

/// After the last round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Over {
    pub(crate) game: Game,
    pub(crate) winners: SeatSet,
}

impl State {
    /// The state that a log leads to.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> State {
        let mut state = State::New;
        events.into_iter().for_each(|event| state.evolve(event));
        state
    }

    /// Every round that is over, oldest first. They hold no secrets.
    pub fn rounds(&self) -> &[Arc<Round>] {
        match self {
            State::New | State::Lobby(_) => &[],
            State::Playing(game) => &game.rounds,
            State::Over(over) => &over.game.rounds,
        }
    }

    /// Whether somebody else plays the seat from the next round on (R7.5).
    pub fn is_handed_over(&self, seat: Seat) -> bool {
        matches!(self, State::Playing(game) if game.handed_over.contains(seat))
    }

    /// How far the table has come; none before there is one. Open to everybody.
    pub fn stage(&self) -> Option<StageKind> {
        match self {
            State::New => None,
            State::Lobby(_) => Some(StageKind::Lobby),
            State::Playing(_) => Some(StageKind::Playing),
            State::Over(_) => Some(StageKind::Over),
        }
    }

    /// What was agreed; none before there is a table. Open to everybody.
    pub fn settings(&self) -> Option<Settings> {
        match self {
            State::New => None,
            State::Lobby(lobby) => Some(lobby.settings),
            State::Playing(game) => Some(game.settings),
            State::Over(over) => Some(over.game.settings),
        }
    }

    /// The round, from 1, and the step that a running game is at. Open to everybody.
    pub fn step(&self) -> Option<(u16, Step)> {
        match self {
            State::Playing(game) => Some((game.round, game.phase.step())),
            State::New | State::Lobby(_) | State::Over(_) => None,
        }
    }

    /// The clue of this round, while people give cards or vote. Open to everybody.
    pub fn clue(&self) -> Option<&Clue> {
        let State::Playing(game) = self else {
            return None;
        };
        match &game.phase {
            Phase::Giving(Giving { clue, .. }) | Phase::Voting(Voting { clue, .. }) => Some(clue),
            Phase::Idea | Phase::Telling { .. } | Phase::Reveal { .. } => None,
        }
    }

    /// Who sits where, clockwise; open to everybody.
    pub fn seats(&self) -> &[Sitter] {
        self.sitters().map_or(&[], |sitters| sitters)
    }

    pub(crate) fn lobby(&self) -> Result<&Lobby, RuleError> {
        match self {
            State::New => Err(RuleError::NoTable),
            State::Lobby(lobby) => Ok(lobby),
            State::Playing(_) => Err(RuleError::Begun),
            State::Over(_) => Err(RuleError::Over),
        }
    }

    pub(crate) fn game(&self) -> Result<&Game, RuleError> {
        match self {
            State::New => Err(RuleError::NoTable),
            State::Lobby(_) => Err(RuleError::NotBegun),
            State::Playing(game) => Ok(game),
            State::Over(_) => Err(RuleError::Over),
        }
    }

    pub(crate) fn sitters(&self) -> Result<&Sitters, RuleError> {
        match self {
            State::New => Err(RuleError::NoTable),
            State::Lobby(lobby) => Ok(&lobby.sitters),
            State::Playing(game) => Ok(&game.sitters),
            State::Over(over) => Ok(&over.game.sitters),
        }
    }
}

impl Game {
    pub(crate) fn players(&self) -> usize {
        self.sitters.len()
    }

    pub(crate) fn mode(&self) -> Mode {
        self.settings.mode
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), RuleError> {
        if seat.index() < self.players() {
            Ok(())
        } else {
            Err(RuleError::NoSuchSeat { seat })
        }
    }

    pub(crate) fn wrong_step(&self) -> RuleError {
        RuleError::WrongStep {
            step: self.phase.step(),
        }
    }

    /// Whom the table waits for.
    pub(crate) fn waiting(&self) -> SeatSet {
        let all = Seat::all(self.players());
        match &self.phase {
            Phase::Idea => all.collect(),
            Phase::Telling { storyteller } => SeatSet::from_iter([*storyteller]),
            Phase::Giving(giving) => all
                .filter(|&seat| giving.is_due(self.mode(), seat))
                .collect(),
            Phase::Voting(voting) => all
                .filter(|&seat| voting.is_due(self.mode(), seat))
                .collect(),
            Phase::Reveal { ready, .. } => all.filter(|&seat| !ready.contains(seat)).collect(),
        }
    }
}

impl Giving {
    pub(crate) fn has_given(&self, seat: Seat) -> bool {
        !self.gifts[seat.index()].is_empty()
    }

    /// In Team one of two partners gives, but the storyteller's partner always does (R6.1).
    pub(crate) fn partner_gave(&self, mode: Mode, seat: Seat) -> bool {
        let partner = seat.opposite(self.gifts.len());
        mode == Mode::Team && partner != self.storyteller && self.has_given(partner)
    }

    pub(crate) fn is_due(&self, mode: Mode, seat: Seat) -> bool {
        !self.has_given(seat) && !self.partner_gave(mode, seat)
    }
}

impl Voting {
    pub(crate) fn gave(&self, seat: Seat) -> bool {
        self.board.iter().any(|laid| laid.giver == seat)
    }

    /// Whether the seat has a vote in this round (R4.2, R5.3, R6.3), and if not, why.
    pub(crate) fn check_may_vote(&self, mode: Mode, seat: Seat) -> Result<(), RuleError> {
        let storyteller = self.storyteller;
        match mode {
            Mode::Party => Ok(()),
            _ if seat == storyteller => Err(RuleError::StorytellerVotes { mode }),
            Mode::Classic => Ok(()),
            Mode::Team if seat == storyteller.opposite(self.ballots.len()) => {
                Err(RuleError::PartnerVotes)
            }
            Mode::Team if self.gave(seat) => Err(RuleError::GiverVotes),
            Mode::Team => Ok(()),
        }
    }

    pub(crate) fn is_due(&self, mode: Mode, seat: Seat) -> bool {
        self.ballots[seat.index()].is_none() && self.check_may_vote(mode, seat).is_ok()
    }
}
