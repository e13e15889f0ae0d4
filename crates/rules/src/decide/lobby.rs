//! Laying the table, sitting down, and dealing.

use super::next::{Deal, FIRST_PICK, FIRST_SHUFFLE};
use crate::{
    BySeat, Card, Edition, Event, MOST_PLAYERS, Player, RuleError, Seat, SeatSet, Seed, Settings,
    State, settings::First, state::Sitters,
};

pub(super) fn create(state: &State, settings: Settings) -> Result<Vec<Event>, RuleError> {
    if *state != State::New {
        return Err(RuleError::TableExists);
    }
    settings.check()?;
    Ok(vec![Event::Created { settings }])
}

pub(super) fn configure(state: &State, settings: Settings) -> Result<Vec<Event>, RuleError> {
    state.lobby()?;
    settings.check()?;
    Ok(vec![Event::Configured { settings }])
}

pub(super) fn sit(state: &State, player: Player) -> Result<Vec<Event>, RuleError> {
    let lobby = state.lobby()?;
    if lobby.sitters.len() == MOST_PLAYERS {
        return Err(RuleError::TableFull);
    }
    check_rabbit(&lobby.sitters, None, &player)?;
    Ok(vec![Event::Seated { player }])
}

pub(super) fn introduce(
    state: &State,
    seat: Seat,
    player: Player,
) -> Result<Vec<Event>, RuleError> {
    let sitters = state.sitters()?;
    check_seat(sitters, seat)?;
    check_rabbit(sitters, Some(seat), &player)?;
    Ok(vec![Event::Introduced { seat, player }])
}

pub(super) fn leave(state: &State, seat: Seat) -> Result<Vec<Event>, RuleError> {
    check_seat(&state.lobby()?.sitters, seat)?;
    Ok(vec![Event::Left { seat }])
}

pub(super) fn arrange(state: &State, order: BySeat<Seat>) -> Result<Vec<Event>, RuleError> {
    let players = state.lobby()?.sitters.len();
    let named: SeatSet = order.iter().copied().collect();
    if order.len() != players || named != Seat::all(players).collect() {
        return Err(RuleError::Order);
    }
    Ok(vec![Event::Arranged { order }])
}

pub(super) fn stand_in(state: &State, seat: Seat, on: bool) -> Result<Vec<Event>, RuleError> {
    check_seat(state.sitters()?, seat)?;
    Ok(vec![Event::StoodIn { seat, on }])
}

pub(crate) fn start(state: &State, seed: Seed, edition: Edition) -> Result<Vec<Event>, RuleError> {
    let lobby = state.lobby()?;
    let players = lobby.sitters.len();
    let settings = &lobby.settings;
    settings.check_start(players)?;

    let mut pile: Vec<Card> = (0..settings.deck).map(Card).collect();
    seed.shuffle(FIRST_SHUFFLE, &mut pile);
    let storyteller = match settings.first {
        First::Claim => None,
        First::Random => Some(Seat(seed.pick(FIRST_PICK, players) as u8)),
        First::Seat(seat) => Some(seat),
    };
    let mut deal = Deal::from(&pile);
    let full = settings.mode.hand(players);
    Seat::all(players).for_each(|seat| deal.draw(seat, full, Vec::new));
    let dealt = deal.events();

    let mut events = vec![Event::Started {
        seed,
        commitment: seed.commitment(),
        edition,
        pile,
    }];
    events.extend(dealt);
    events.push(Event::Began {
        round: 1,
        storyteller,
    });
    Ok(events)
}

pub(super) fn again(state: &State) -> Result<Vec<Event>, RuleError> {
    match state {
        State::Over(_) => Ok(vec![Event::Rematched]),
        _ => Err(RuleError::NotOver),
    }
}

fn check_seat(sitters: &Sitters, seat: Seat) -> Result<(), RuleError> {
    if seat.index() < sitters.len() {
        Ok(())
    } else {
        Err(RuleError::NoSuchSeat { seat })
    }
}

/// No two rabbits alike (R1.2).
fn check_rabbit(sitters: &Sitters, except: Option<Seat>, player: &Player) -> Result<(), RuleError> {
    let rabbit = player.rabbit;
    let taken = (Seat::all(MOST_PLAYERS).zip(sitters))
        .any(|(seat, sitter)| Some(seat) != except && sitter.player.rabbit == rabbit);
    if taken {
        Err(RuleError::RabbitTaken { rabbit })
    } else {
        Ok(())
    }
}
