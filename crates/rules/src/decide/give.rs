//! Giving, taking back, and laying out (R3.3, R3.4, R3.7, R6.1).

use super::next::board_shuffle;
use crate::{
    BySpace, Event, Gift, Laid, Mode, RuleError, Seat, Step,
    state::{Game, Giving, Phase},
};

pub(super) fn give(game: &Game, seat: Seat, cards: Gift) -> Result<Vec<Event>, RuleError> {
    game.check_seat(seat)?;
    let Phase::Giving(giving) = &game.phase else {
        return Err(game.wrong_step());
    };
    check_giver(game.mode(), giving, seat)?;
    let wanted = game.mode().gift(game.players());
    let given = cards.len();
    if given != wanted {
        return Err(RuleError::GiftSize { wanted, given });
    }
    if !cards
        .iter()
        .all(|card| game.hands[seat.index()].contains(card))
    {
        return Err(RuleError::NotInHand { step: Step::Giving });
    }
    if cards.len() == 2 && cards[0] == cards[1] {
        return Err(RuleError::SameCardTwice);
    }

    let mut waiting = game.waiting();
    waiting.remove(seat);
    if game.mode() == Mode::Team {
        let partner = seat.opposite(game.players());
        if partner != giving.storyteller {
            waiting.remove(partner);
        }
    }
    let closed = waiting
        .is_empty()
        .then(|| lay_out(game, giving, seat, &cards));
    let mut events = vec![Event::Given { seat, cards }];
    events.extend(closed);
    Ok(events)
}

fn check_giver(mode: Mode, giving: &Giving, seat: Seat) -> Result<(), RuleError> {
    if mode != Mode::Party && seat == giving.storyteller {
        return Err(RuleError::StorytellerGave);
    }
    if giving.partner_gave(mode, seat) {
        Err(RuleError::PartnerGave)
    } else {
        Ok(())
    }
}

/// The round's cards in an order that depends on the seed alone, not on who gave when (R3.4, R7.4).
fn lay_out(game: &Game, giving: &Giving, last: Seat, cards: &Gift) -> Event {
    let mut board: BySpace<Laid> = Seat::all(game.players())
        .flat_map(|giver| {
            let gift = if giver == last {
                cards
            } else {
                &giving.gifts[giver.index()]
            };
            gift.iter().map(move |&card| Laid { card, giver })
        })
        .collect();
    // A hand's order would tell two cards of one giver apart.
    board.sort_unstable_by_key(|laid| laid.card);
    game.seed.shuffle(board_shuffle(game.round), &mut board);
    Event::Laid { board }
}

pub(super) fn take_back(game: &Game, seat: Seat) -> Result<Vec<Event>, RuleError> {
    game.check_seat(seat)?;
    let there = match &game.phase {
        Phase::Giving(giving) => {
            check_giver(game.mode(), giving, seat)?;
            giving.has_given(seat)
        }
        Phase::Voting(voting) => voting.ballots[seat.index()].is_some(),
        _ => return Err(game.wrong_step()),
    };
    if there {
        Ok(vec![Event::TakenBack { seat }])
    } else {
        Err(RuleError::NothingToTakeBack)
    }
}
