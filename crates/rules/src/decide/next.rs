//! Pressing on: discard, refill, pass, and the next round or the end (R1.6, R3.6, R4.9, R5.6, R5.7, R6.6).

use arrayvec::ArrayVec;

use crate::{
    Card, Event, MOST_PLAYERS, Mode, RuleError, Seat, SeatSet,
    event::Draw,
    settings::Goal,
    state::{Game, Hand, Phase},
};

/// The seed's shuffles by number: each purpose has its own, so that none can be taken for another.
pub(super) const FIRST_SHUFFLE: u32 = 0;
pub(super) const FIRST_PICK: u32 = 1;

pub(super) fn board_shuffle(round: u16) -> u32 {
    2 * u32::from(round)
}

fn discard_shuffle(round: u16) -> u32 {
    2 * u32::from(round) + 1
}

pub(super) fn hand_over(game: &Game, seat: Seat) -> Result<Vec<Event>, RuleError> {
    game.check_seat(seat)?;
    Ok(vec![Event::HandedOver { seat }])
}

pub(super) fn next(game: &Game, seat: Seat) -> Result<Vec<Event>, RuleError> {
    game.check_seat(seat)?;
    let Phase::Reveal { round, ready } = &game.phase else {
        return Err(game.wrong_step());
    };
    if ready.contains(seat) {
        return Err(RuleError::PressedOnAlready);
    }
    let mut events = vec![Event::PressedOn { seat }];
    if ready.len() + 1 < game.players() {
        return Ok(events);
    }
    if is_over(game) {
        events.push(Event::Ended {
            winners: winners(game),
        });
        return Ok(events);
    }

    events.push(Event::Cleared);
    // In Party every hand goes on to somebody else by itself (R5.6).
    let thrown_in = if game.mode() == Mode::Party {
        SeatSet::EMPTY
    } else {
        game.handed_over
    };
    if !thrown_in.is_empty() {
        events.push(Event::ThrownIn { seats: thrown_in });
    }
    let full = game.mode().hand(game.players());
    let mut deal = Deal::from(&game.pile);
    for (seat, hand) in Seat::all(game.players()).zip(&game.hands) {
        let held = if thrown_in.contains(seat) {
            0
        } else {
            hand.len()
        };
        deal.draw(seat, full - held, || {
            let mut pile = game.discards.clone();
            pile.extend(round.board.iter().map(|laid| laid.card));
            pile.extend(thrown_in.iter().flat_map(|seat| &game.hands[seat.index()]));
            game.seed.shuffle(discard_shuffle(game.round), &mut pile);
            pile
        });
    }
    events.extend(deal.events());
    if game.mode() == Mode::Party {
        events.push(Event::Passed);
    }
    let storyteller = Some(round.storyteller.left(1, game.players()));
    events.push(Event::Began {
        round: game.round + 1,
        storyteller,
    });
    Ok(events)
}

fn is_over(game: &Game) -> bool {
    match game.settings.goal {
        Goal::Points(target) => game.scores.iter().any(|&score| score >= target),
        Goal::Tellings(each) => usize::from(game.round) >= game.players() * usize::from(each),
    }
}

/// All who share the highest score (R4.9, R5.7, R6.6).
fn winners(game: &Game) -> SeatSet {
    let highest = game.scores.iter().max();
    let wins = |seat: &Seat| game.scores.get(game.mode().side(*seat, game.players())) == highest;
    Seat::all(game.players()).filter(wins).collect()
}

/// Drawing from the pile, with the discards shuffled in when it runs out (R1.6).
pub(super) struct Deal<'a> {
    pile: &'a [Card],
    draws: ArrayVec<Draw, MOST_PLAYERS>,
    /// What was drawn before the discards were shuffled, and the pile they became.
    reshuffled: Option<(ArrayVec<Draw, MOST_PLAYERS>, Vec<Card>)>,
    /// Cards left of the reshuffled pile.
    left: usize,
}

impl<'a> From<&'a Vec<Card>> for Deal<'a> {
    fn from(pile: &'a Vec<Card>) -> Deal<'a> {
        Deal {
            pile,
            draws: ArrayVec::new(),
            reshuffled: None,
            left: 0,
        }
    }
}

impl Deal<'_> {
    pub(super) fn draw(
        &mut self,
        seat: Seat,
        count: usize,
        shuffled_discards: impl Fn() -> Vec<Card>,
    ) {
        let mut cards = Hand::new();
        for _ in 0..count {
            if let Some((&card, rest)) = self.pile.split_last() {
                self.pile = rest;
                cards.push(card);
                continue;
            }
            if self.reshuffled.is_none() {
                // Cards left in the old pile were drawn first.
                self.keep(seat, std::mem::take(&mut cards));
                let pile = shuffled_discards();
                self.left = pile.len();
                self.reshuffled = Some((std::mem::take(&mut self.draws), pile));
            }
            if let Some((_, pile)) = &self.reshuffled
                && self.left > 0
            {
                self.left -= 1;
                cards.push(pile[self.left]);
            }
        }
        self.keep(seat, cards);
    }

    fn keep(&mut self, seat: Seat, cards: Hand) {
        if !cards.is_empty() {
            self.draws.push(Draw { seat, cards });
        }
    }

    pub(super) fn events(self) -> Vec<Event> {
        let mut events = Vec::with_capacity(3);
        if let Some((draws, pile)) = self.reshuffled {
            if !draws.is_empty() {
                events.push(Event::Refilled { draws });
            }
            events.push(Event::Reshuffled { pile });
        }
        if !self.draws.is_empty() {
            events.push(Event::Refilled { draws: self.draws });
        }
        events
    }
}
