//! Applies events. There is no logic here, because `decide` has already decided what happens.

use std::{mem, sync::Arc};

use arrayvec::ArrayVec;

use crate::{
    BySeat, Event, Gift, MOST_PLAYERS, Round, Seat, SeatSet, State,
    state::{Game, Giving, Hand, Lobby, Over, Phase, Sitter, Voting},
};

impl State {
    /// Applies an event that [`decide`](crate::decide) returned for this state. Use
    /// [`verify`](crate::verify) for a log from elsewhere.
    pub fn evolve(&mut self, event: &Event) {
        match (&mut *self, event) {
            (State::New, Event::Created { settings }) => {
                *self = State::Lobby(Box::new(Lobby {
                    settings: *settings,
                    sitters: ArrayVec::new(),
                }));
            }
            (State::Lobby(_), Event::Started { .. }) => self.start(event),
            (State::Lobby(lobby), _) => lobby.evolve(event),
            (State::Playing(_), Event::Ended { winners }) => {
                if let State::Playing(game) = mem::take(self) {
                    *self = State::Over(Box::new(Over {
                        game: *game,
                        winners: *winners,
                    }));
                }
            }
            (State::Playing(game), _) => game.evolve(event),
            (State::Over(over), Event::Rematched) => {
                let sitters = mem::take(&mut over.game.sitters);
                *self = State::Lobby(Box::new(Lobby {
                    settings: over.game.settings,
                    sitters,
                }));
            }
            (State::Over(over), Event::Introduced { .. } | Event::StoodIn { .. }) => {
                over.game.evolve(event);
            }
            _ => debug_assert!(false, "{event:?} does not belong here"),
        }
    }

    fn start(&mut self, event: &Event) {
        if let (
            State::Lobby(lobby),
            Event::Started {
                seed,
                commitment,
                edition,
                pile,
            },
        ) = (&mut *self, event)
        {
            let players = lobby.sitters.len();
            let sides = lobby.settings.mode.sides(players);
            *self = State::Playing(Box::new(Game {
                settings: lobby.settings,
                sitters: mem::take(&mut lobby.sitters),
                seed: *seed,
                commitment: *commitment,
                edition: *edition,
                pile: pile.clone(),
                discards: Vec::new(),
                hands: (0..players).map(|_| Hand::new()).collect(),
                scores: (0..sides).map(|_| 0).collect(),
                rounds: Vec::new(),
                round: 1,
                handed_over: SeatSet::EMPTY,
                phase: Phase::Idea,
            }));
        }
    }
}

fn introduce(sitters: &mut [Sitter], event: &Event) {
    match event {
        Event::Introduced { seat, player } => {
            if let Some(sitter) = sitters.get_mut(seat.index()) {
                sitter.player = player.clone();
            }
        }
        Event::StoodIn { seat, on } => {
            if let Some(sitter) = sitters.get_mut(seat.index()) {
                sitter.stand_in = *on;
            }
        }
        _ => debug_assert!(false, "{event:?} does not belong here"),
    }
}

impl Lobby {
    fn evolve(&mut self, event: &Event) {
        match event {
            Event::Configured { settings } => self.settings = *settings,
            Event::Seated { player } if self.sitters.len() < MOST_PLAYERS => {
                self.sitters.push(Sitter {
                    player: player.clone(),
                    stand_in: false,
                });
            }
            Event::Left { seat } if seat.index() < self.sitters.len() => {
                self.sitters.remove(seat.index());
            }
            Event::Arranged { order } => {
                let old = self.sitters.clone();
                self.sitters = order
                    .iter()
                    .filter_map(|seat| old.get(seat.index()).cloned())
                    .collect();
            }
            _ => introduce(&mut self.sitters, event),
        }
    }
}

impl Game {
    fn evolve(&mut self, event: &Event) {
        match event {
            Event::Refilled { draws } => {
                for draw in draws {
                    self.pile.truncate(self.pile.len() - draw.cards.len());
                    self.hands[draw.seat.index()].extend(draw.cards.iter().copied());
                }
            }
            Event::Reshuffled { pile } => {
                self.pile.clone_from(pile);
                self.discards.clear();
            }
            Event::Began { round, storyteller } => {
                self.round = *round;
                self.handed_over = SeatSet::EMPTY;
                self.phase = match *storyteller {
                    None => Phase::Idea,
                    Some(storyteller) => Phase::Telling { storyteller },
                };
            }
            Event::HandedOver { seat } => self.handed_over.insert(*seat),
            Event::ThrownIn { seats } => {
                for seat in seats.iter() {
                    let hand = mem::take(&mut self.hands[seat.index()]);
                    self.discards.extend(hand);
                }
            }
            Event::Claimed { seat } => self.phase = Phase::Telling { storyteller: *seat },
            Event::Told { seat, clue, card } => {
                let mut gifts: BySeat<Gift> =
                    Seat::all(self.players()).map(|_| Gift::new()).collect();
                gifts[seat.index()].extend(*card);
                self.phase = Phase::Giving(Giving {
                    storyteller: *seat,
                    clue: clue.clone(),
                    gifts,
                });
            }
            Event::Laid { board } => {
                for laid in board {
                    self.hands[laid.giver.index()].retain(|card| *card != laid.card);
                }
                if let Phase::Giving(Giving {
                    storyteller, clue, ..
                }) = &self.phase
                {
                    self.phase = Phase::Voting(Voting {
                        storyteller: *storyteller,
                        clue: clue.clone(),
                        board: board.clone(),
                        ballots: Seat::all(self.hands.len()).map(|_| None).collect(),
                    });
                }
            }
            Event::Cleared => {
                if let Phase::Reveal { round, .. } = &self.phase {
                    self.discards
                        .extend(round.board.iter().map(|laid| laid.card));
                }
            }
            Event::Passed => {
                self.hands.rotate_right(1);
                // Hides the order in which the neighbour drew them (R7.4).
                self.hands.iter_mut().for_each(|hand| hand.sort_unstable());
            }
            _ => self.evolve_phase(event),
        }
    }

    fn evolve_phase(&mut self, event: &Event) {
        match (&mut self.phase, event) {
            (Phase::Giving(giving), Event::Given { seat, cards }) => {
                giving.gifts[seat.index()].clone_from(cards);
            }
            (Phase::Giving(giving), Event::TakenBack { seat }) => {
                giving.gifts[seat.index()].clear();
            }
            (Phase::Voting(voting), Event::Voted { seat, ballot }) => {
                voting.ballots[seat.index()] = Some(ballot.clone());
            }
            (Phase::Voting(voting), Event::TakenBack { seat }) => {
                voting.ballots[seat.index()] = None;
            }
            (Phase::Voting(voting), Event::Scored { scores }) => {
                for (side, score) in self.scores.iter_mut().zip(scores) {
                    *side += u16::from(score.points);
                }
                let round = Arc::new(Round {
                    number: self.round,
                    storyteller: voting.storyteller,
                    clue: voting.clue.clone(),
                    board: voting.board.clone(),
                    ballots: mem::take(&mut voting.ballots),
                    scores: scores.clone(),
                });
                self.rounds.push(round.clone());
                self.phase = Phase::Reveal {
                    round,
                    ready: SeatSet::EMPTY,
                };
            }
            (Phase::Reveal { ready, .. }, Event::PressedOn { seat }) => ready.insert(*seat),
            _ => introduce(&mut self.sitters, event),
        }
    }
}
