//! What a seat may do now.

use serde::{Deserialize, Serialize};

use crate::{
    Ballot, Card, Clue, Gift, Mode, Move, Seat, Space, SpaceSet, View,
    state::{Game, Phase},
    view::Stage,
};

/// A kind of move that the viewer may make now, with all its limits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Offer {
    Claim,
    /// Any clue; with a card of the hand, or with none in Party.
    Tell {
        with_card: bool,
    },
    /// This many different cards from the hand.
    Give {
        count: u8,
    },
    TakeBack,
    /// One to `most` of these spaces, all different. If `red`, also a red vote on any space.
    Vote {
        spaces: SpaceSet,
        most: u8,
        red: bool,
    },
    Next,
}

pub(crate) type Offers = arrayvec::ArrayVec<Offer, 2>;

impl Game {
    pub(crate) fn offers(&self, seat: Seat) -> Offers {
        let mut offers = Offers::new();
        let mode = self.mode();
        let players = self.players();
        match &self.phase {
            Phase::Idea => offers.push(Offer::Claim),
            Phase::Telling { storyteller } if *storyteller == seat => {
                offers.push(Offer::Tell {
                    with_card: mode != Mode::Party,
                });
            }
            Phase::Telling { .. } => {}
            Phase::Giving(giving) => {
                let told = mode != Mode::Party && seat == giving.storyteller;
                if !told && !giving.partner_gave(mode, seat) {
                    offers.push(Offer::Give {
                        count: mode.gift(players) as u8,
                    });
                    if giving.has_given(seat) {
                        offers.push(Offer::TakeBack);
                    }
                }
            }
            Phase::Voting(voting) => {
                if voting.check_may_vote(mode, seat).is_ok() {
                    let own = if mode == Mode::Classic {
                        voting.mine(Some(seat))
                    } else {
                        SpaceSet::EMPTY
                    };
                    let spaces = (0..voting.board.len())
                        .map(Space::at)
                        .filter(|&space| !own.contains(space));
                    offers.push(Offer::Vote {
                        spaces: spaces.collect(),
                        most: mode.votes(players) as u8,
                        red: mode == Mode::Party && seat == voting.storyteller,
                    });
                    if voting.ballots[seat.index()].is_some() {
                        offers.push(Offer::TakeBack);
                    }
                }
            }
            Phase::Reveal { ready, .. } if !ready.contains(seat) => offers.push(Offer::Next),
            Phase::Reveal { .. } => {}
        }
        offers
    }
}

/// All moves that a view offers, each once, in a fixed order. There are countless clues, so
/// [`Clue::Aloud`] stands for all of them.
#[derive(Clone, Copy, Debug)]
pub struct Moves<'a> {
    view: &'a View,
}

impl View {
    pub fn moves(&self) -> Moves<'_> {
        Moves { view: self }
    }
}

impl Moves<'_> {
    pub fn len(&self) -> usize {
        self.view.legal.iter().map(|offer| self.count(offer)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.view.legal.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = Move> {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    pub fn get(&self, mut index: usize) -> Option<Move> {
        for offer in &self.view.legal {
            let count = self.count(offer);
            if index < count {
                return self.nth(offer, index);
            }
            index -= count;
        }
        None
    }

    fn hand(&self) -> &[Card] {
        match &self.view.stage {
            Stage::Playing(playing) => playing.hand.as_deref().unwrap_or_default(),
            _ => &[],
        }
    }

    fn count(&self, offer: &Offer) -> usize {
        let hand = self.hand().len();
        match *offer {
            Offer::Claim | Offer::TakeBack | Offer::Next => 1,
            Offer::Tell { with_card } => {
                if with_card {
                    hand
                } else {
                    1
                }
            }
            Offer::Give { count } => {
                if count == 2 {
                    pairs(hand)
                } else {
                    hand
                }
            }
            Offer::Vote { spaces, most, red } => {
                let votes = spaces.len() + if most == 2 { pairs(spaces.len()) } else { 0 };
                votes * if red { spaces.len() } else { 1 }
            }
        }
    }

    fn nth(&self, offer: &Offer, index: usize) -> Option<Move> {
        let hand = self.hand();
        Some(match *offer {
            Offer::Claim => Move::Claim,
            Offer::TakeBack => Move::TakeBack,
            Offer::Next => Move::Next,
            Offer::Tell { with_card } => {
                let card = if with_card {
                    Some(*hand.get(index)?)
                } else {
                    None
                };
                Move::Tell {
                    clue: Clue::Aloud,
                    card,
                }
            }
            Offer::Give { count: 2 } => {
                let (low, high) = pair(index);
                Move::Give {
                    cards: Gift::from([*hand.get(low)?, *hand.get(high)?]),
                }
            }
            Offer::Give { .. } => Move::Give {
                cards: Gift::from_iter([*hand.get(index)?]),
            },
            Offer::Vote { spaces, red, .. } => {
                let nth = |index| spaces.iter().nth(index);
                let (index, red) = if red {
                    (index / spaces.len(), Some(nth(index % spaces.len())?))
                } else {
                    (index, None)
                };
                let ballot = match index.checked_sub(spaces.len()) {
                    None => Ballot::one(nth(index)?),
                    Some(index) => {
                        let (low, high) = pair(index);
                        Ballot::two(nth(low)?, nth(high)?)
                    }
                };
                Move::Vote {
                    ballot: Ballot { red, ..ballot },
                }
            }
        })
    }
}

/// Pairs of different things out of `n`.
fn pairs(n: usize) -> usize {
    n * n.saturating_sub(1) / 2
}

/// The pair `(low, high)` at a place in the order (0,1) (0,2) (1,2) (0,3) …
fn pair(index: usize) -> (usize, usize) {
    let mut high = 1;
    while pairs(high + 1) <= index {
        high += 1;
    }
    (index - pairs(high), high)
}
