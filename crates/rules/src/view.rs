//! What one viewer may know, and nothing else (R1.5, R7.4). People and programs get only this from
//! the crate, and it has no field for a secret.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Ballot, BySeat, BySpace, Card, Clue, Commitment, Gift, MOST_PLAYERS, Mode, Offer, Rabbit,
    Round, RuleError, Seat, SeatSet, Seed, Settings, Sitter, SpaceSet, State,
    state::{Game, Hand, Phase, Voting},
};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    Seat(Seat),
    Spectator,
    /// The big screen that all at the table see.
    Screen,
}

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    pub viewer: Viewer,
    pub settings: Settings,
    /// Clockwise.
    pub seats: BySeat<Sitter>,
    pub stage: Stage,
    /// Whom the table waits for.
    pub waiting: SeatSet,
    /// The moves of the game that the viewer may make now: exactly those that would be accepted.
    pub legal: ArrayVec<Offer, 2>,
    /// Why the table doesn't wait for the viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Idle>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Stage {
    Lobby {
        /// Why the game cannot start yet.
        #[serde(skip_serializing_if = "Option::is_none")]
        obstacle: Option<RuleError>,
    },
    Playing(Playing),
    Over(Podium),
}

/// The stage of a table, without its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StageKind {
    Lobby,
    Playing,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Playing {
    /// From 1.
    pub round: u16,
    /// The hash of the game's seed, to check the game against when it is over.
    pub commitment: Commitment,
    /// Cards left to draw.
    pub pile: u16,
    pub track: Track,
    /// The viewer's own hand, cards given included until they are laid out. Absent for those without
    /// a seat and where Party hides it (R5.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
    pub scene: Scene,
}

/// What of a [`View`] is one viewer's alone, in the same shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    pub viewer: Viewer,
    pub legal: ArrayVec<Offer, 2>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Idle>,
    pub stage: OwnStage,
}

/// What of a [`Stage`] is one viewer's alone. There is something only during a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct OwnStage {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<OwnScene>,
}

/// What of a [`Scene`] is one viewer's alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum OwnScene {
    /// At a step where nobody has secrets.
    Nothing {},
    Giving {
        given: Gift,
    },
    Voting(OwnVote),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnVote {
    pub mine: SpaceSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ballot: Option<Ballot>,
}

/// What there is to see at each step of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Scene {
    /// The first to have an idea tells (R3.1).
    Idea,
    Telling {
        storyteller: Seat,
    },
    Giving {
        storyteller: Seat,
        clue: Clue,
        /// What the viewer has given; the storyteller's own card for the storyteller.
        given: Gift,
    },
    Voting {
        storyteller: Seat,
        clue: Clue,
        /// By space.
        board: BySpace<Card>,
        /// Where the viewer's own cards lie.
        mine: SpaceSet,
        /// What the viewer has voted.
        #[serde(skip_serializing_if = "Option::is_none")]
        ballot: Option<Ballot>,
    },
    Reveal {
        round: Arc<Round>,
    },
}

/// The score track: one rabbit for each side (R1.2).
pub type Track = ArrayVec<Side, MOST_PLAYERS>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Side {
    pub rabbit: Rabbit,
    /// One seat, or two partners.
    pub seats: SeatSet,
    pub score: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Podium {
    /// The rounds played.
    pub rounds: u16,
    pub track: Track,
    /// Several share the win if their scores are equal; partners win together.
    pub winners: SeatSet,
    pub commitment: Commitment,
    /// Now that it is over, the seed for everybody to check.
    pub seed: Seed,
}

/// Why a viewer has nothing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Idle {
    /// Has no seat.
    Watching,
    /// The game has not begun.
    NotBegun,
    /// Somebody else says the clue.
    OtherTells,
    /// Told this round, so gives and votes no more.
    Told,
    /// Has given; it can be taken back.
    Gave,
    /// The partner has given for both (R6.1).
    PartnerGave,
    /// Has voted; it can be taken back.
    Voted,
    /// Gave a card, so the partner votes (R6.3).
    PartnerVotes,
    /// The partner told this round (R6.3).
    PartnerTold,
    /// Has pressed on.
    PressedOn,
    /// The game is over.
    Over,
}

impl State {
    /// What the viewer may know; none before there is a table.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        Some(self.common_view()?.with(self.own_view(viewer)?))
    }

    /// What everybody may know, as a spectator sees it. No viewer goes in, so nobody's secret
    /// comes out.
    pub fn common_view(&self) -> Option<View> {
        let (settings, sitters, stage, waiting) = match self {
            State::New => return None,
            State::Lobby(lobby) => {
                let obstacle = lobby.settings.check_start(lobby.sitters.len()).err();
                let stage = Stage::Lobby { obstacle };
                (lobby.settings, &lobby.sitters, stage, SeatSet::EMPTY)
            }
            State::Playing(game) => {
                let stage = Stage::Playing(game.playing());
                (game.settings, &game.sitters, stage, game.waiting())
            }
            State::Over(over) => {
                let game = &over.game;
                let stage = Stage::Over(game.podium(over.winners));
                (game.settings, &game.sitters, stage, SeatSet::EMPTY)
            }
        };
        Some(View {
            viewer: Viewer::Spectator,
            settings,
            seats: sitters.clone(),
            stage,
            waiting,
            legal: ArrayVec::new(),
            idle: Some(Idle::Watching),
        })
    }

    /// What is the viewer's alone; none before there is a table.
    pub fn own_view(&self, viewer: Viewer) -> Option<Own> {
        // A seat that nobody has sees what a spectator sees.
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < self.sitters().ok()?.len() => Some(seat),
            _ => None,
        };
        let mut own = Own {
            viewer,
            legal: ArrayVec::new(),
            idle: Some(Idle::Watching),
            stage: OwnStage::default(),
        };
        match (self, seat) {
            (State::New, _) => return None,
            (State::Playing(game), _) => {
                own.stage = game.own(seat);
                if let Some(seat) = seat {
                    own.legal = game.offers(seat);
                    let waits = game.waiting().contains(seat);
                    own.idle = (!waits).then(|| game.idle(seat));
                }
            }
            (State::Lobby(_), Some(_)) => own.idle = Some(Idle::NotBegun),
            (State::Over(_), Some(_)) => own.idle = Some(Idle::Over),
            (State::Lobby(_) | State::Over(_), None) => {}
        }
        Some(own)
    }
}

impl View {
    /// The common view and what is the viewer's alone make the viewer's view.
    #[must_use]
    pub fn with(mut self, own: Own) -> View {
        self.viewer = own.viewer;
        self.legal = own.legal;
        self.idle = own.idle;
        let Stage::Playing(playing) = &mut self.stage else {
            return self;
        };
        playing.hand = own.stage.hand;
        match (own.stage.scene, &mut playing.scene) {
            (Some(OwnScene::Giving { given: own }), Scene::Giving { given, .. }) => *given = own,
            (Some(OwnScene::Voting(own)), Scene::Voting { mine, ballot, .. }) => {
                *mine = own.mine;
                *ballot = own.ballot;
            }
            _ => {}
        }
        self
    }
}

impl Game {
    fn playing(&self) -> Playing {
        Playing {
            round: self.round,
            commitment: self.commitment,
            pile: self.pile.len() as u16,
            track: self.track(),
            hand: None,
            scene: self.scene(),
        }
    }

    fn podium(&self, winners: SeatSet) -> Podium {
        Podium {
            rounds: self.round,
            track: self.track(),
            winners,
            commitment: self.commitment,
            seed: self.seed,
        }
    }

    fn own(&self, seat: Option<Seat>) -> OwnStage {
        OwnStage {
            hand: seat
                .filter(|&seat| self.sees_hand(seat))
                .map(|seat| self.hands[seat.index()].clone()),
            scene: Some(match &self.phase {
                Phase::Giving(giving) => OwnScene::Giving {
                    given: seat
                        .map(|seat| giving.gifts[seat.index()].clone())
                        .unwrap_or_default(),
                },
                Phase::Voting(voting) => OwnScene::Voting(OwnVote {
                    mine: voting.mine(seat),
                    ballot: seat.and_then(|seat| voting.ballots[seat.index()].clone()),
                }),
                Phase::Idea | Phase::Telling { .. } | Phase::Reveal { .. } => OwnScene::Nothing {},
            }),
        }
    }

    /// In Party the clue comes before the cards: nobody has seen a hand in round 1, and later the
    /// storyteller has not (R5.1).
    fn sees_hand(&self, seat: Seat) -> bool {
        match self.phase {
            _ if self.mode() != Mode::Party => true,
            Phase::Idea => false,
            Phase::Telling { storyteller } => self.round > 1 && seat != storyteller,
            Phase::Giving(_) | Phase::Voting(_) | Phase::Reveal { .. } => true,
        }
    }

    fn scene(&self) -> Scene {
        match &self.phase {
            Phase::Idea => Scene::Idea,
            Phase::Telling { storyteller } => Scene::Telling {
                storyteller: *storyteller,
            },
            Phase::Giving(giving) => Scene::Giving {
                storyteller: giving.storyteller,
                clue: giving.clue.clone(),
                given: Gift::default(),
            },
            Phase::Voting(voting) => Scene::Voting {
                storyteller: voting.storyteller,
                clue: voting.clue.clone(),
                board: voting.board.iter().map(|laid| laid.card).collect(),
                mine: SpaceSet::EMPTY,
                ballot: None,
            },
            Phase::Reveal { round, .. } => Scene::Reveal {
                round: round.clone(),
            },
        }
    }

    fn track(&self) -> Track {
        let players = self.players();
        let sides = self.mode().sides(players);
        // Partners share the rabbit of the first of them.
        (Seat::all(sides).zip(&self.scores).zip(&self.sitters))
            .map(|((seat, &score), sitter)| Side {
                rabbit: sitter.player.rabbit,
                seats: (0..players / sides)
                    .map(|nth| seat.left(nth * sides, players))
                    .collect(),
                score,
            })
            .collect()
    }

    fn idle(&self, seat: Seat) -> Idle {
        match &self.phase {
            Phase::Idea | Phase::Telling { .. } => Idle::OtherTells,
            Phase::Giving(giving) if self.mode() != Mode::Party && seat == giving.storyteller => {
                Idle::Told
            }
            Phase::Giving(giving) if giving.has_given(seat) => Idle::Gave,
            Phase::Giving(_) => Idle::PartnerGave,
            Phase::Voting(voting) => match voting.check_may_vote(self.mode(), seat) {
                Ok(()) => Idle::Voted,
                Err(RuleError::PartnerVotes) => Idle::PartnerTold,
                Err(RuleError::GiverVotes) => Idle::PartnerVotes,
                Err(_) => Idle::Told,
            },
            Phase::Reveal { .. } => Idle::PressedOn,
        }
    }
}

impl Voting {
    /// The spaces of the viewer's own cards.
    pub(crate) fn mine(&self, seat: Option<Seat>) -> SpaceSet {
        (self.board.iter().enumerate())
            .filter(|(_, laid)| Some(laid.giver) == seat)
            .map(|(index, _)| crate::Space::at(index))
            .collect()
    }
}
