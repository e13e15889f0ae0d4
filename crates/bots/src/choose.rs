//! Gives and votes for cards that fit the clue, as one mind sees it.

use moonhare_rules::{Ballot, Card, Clue, Gift, Mode, Space};

use crate::{
    Lang,
    dice::{Dice, softmax, z_scores},
    gallery::{Gallery, Reading},
    mind::Mind,
};

/// How much surer a vote is when the clue contains a card's own word, or when only agreeing pays.
const SURE: f32 = 3.0;
/// How much surer a gift is than a vote, because there is time to look through the hand.
const CARE: f32 = 3.0;

/// What the mind understands of a clue; nothing of a recorded one.
pub(crate) fn understand(gallery: &Gallery, clue: &Clue, lang: Lang) -> Reading {
    match clue {
        Clue::Text(text) => gallery.read(text, lang),
        Clue::Sound(_) | Clue::Aloud => Reading::default(),
    }
}

/// How much a vote in Party goes by what the others see. Only votes for the same card earn points
/// there (R5.4), so the card that everybody sees is better than one's own favourite.
const PARTY: f32 = 1.0;

/// How cards fit, as z-scores: as this mind sees them, and by `regard` as everybody does.
fn fit(gallery: &Gallery, mind: &Mind, reading: &Reading, cards: &[Card], regard: f32) -> Vec<f32> {
    let cards: Vec<usize> = cards.iter().map(|card| usize::from(card.0)).collect();
    let own = z_scores(&mind.fit(gallery, reading, &cards));
    let common = gallery.fit(reading);
    let of = |card: &usize| common.get(*card).copied().unwrap_or_default();
    let common: Vec<f32> = cards.iter().map(of).collect();
    let both = own.iter().zip(z_scores(&common));
    both.map(|(own, common)| (1.0 - regard) * own + regard * common)
        .collect()
}

/// The cards of a hand that fit best. Counts less how they seem to this mind than how they seem to
/// the others, who should take them for the storyteller's.
pub(crate) fn gift(
    gallery: &Gallery,
    mind: &Mind,
    reading: &Reading,
    hand: &[Card],
    count: usize,
    dice: &mut Dice,
) -> Gift {
    let mut weights = fit(gallery, mind, reading, hand, mind.ability.regard);
    weights
        .iter_mut()
        .for_each(|weight| *weight *= CARE * mind.ability.resolve);
    let mut left: Vec<Card> = hand.to_vec();
    let mut gift = Gift::new();
    while gift.len() < count && !left.is_empty() && !gift.is_full() {
        let place = dice.softmax(&weights);
        weights.remove(place);
        gift.push(left.remove(place));
    }
    gift
}

/// What kind of vote is due.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Due {
    pub(crate) mode: Mode,
    /// How many cards may be voted for.
    pub(crate) most: usize,
    pub(crate) red: bool,
}

/// A ballot for spaces of the board. It casts an optional second vote if the first is in doubt: a
/// single right vote earns one more point (R4.8), but two votes are right more often (R4.3).
pub(crate) fn ballot(
    gallery: &Gallery,
    mind: &Mind,
    reading: &Reading,
    board: &[(Space, Card)],
    due: Due,
    dice: &mut Dice,
) -> Option<Ballot> {
    let cards: Vec<Card> = board.iter().map(|(_, card)| *card).collect();
    let places: Vec<usize> = cards.iter().map(|card| usize::from(card.0)).collect();
    let party = due.mode == Mode::Party;
    let regard = if party { PARTY } else { 0.0 };
    let fit = fit(gallery, mind, reading, &cards, regard);
    // The more voters there are, the more they differ anyway.
    let resolve = mind.ability.resolve * (0.55 + 0.15 * board.len() as f32);
    let sure = if party || reading.is_plain(&places) {
        SURE
    } else {
        1.0
    };
    let weights: Vec<f32> = fit.iter().map(|fit| fit * resolve * sure).collect();
    let first = dice.softmax(&weights);
    let (space, _) = board.get(first)?;
    let chances = softmax(&weights, 1.0);
    let others = (0..board.len()).filter(|place| *place != first);
    let second = others.max_by(|a, b| chances[*a].total_cmp(&chances[*b]));
    let mut ballot = Ballot::one(*space);
    if let (Some(second), 2..) = (second, due.most)
        && 3.0 * chances[second] > chances[first]
    {
        ballot = Ballot::two(*space, board[second].0);
    }
    if due.red {
        // Votes on another card that fits well then earn nothing (R5.4).
        ballot = ballot.with_red(board[second.unwrap_or(first)].0);
    }
    Some(ballot)
}
