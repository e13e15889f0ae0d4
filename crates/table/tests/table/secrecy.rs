//! What a viewer may not know changes no byte of what that viewer receives (R1.5, R7.4).

use std::num::NonZeroU16;

use moonhare_rules::{Card, Event as GameEvent, Limits, Mode, Move, Seat, Settings};
use moonhare_table::{Ask, Event, HostAsk, Onlooker, Order, Record, Table};
use proptest::prelude::*;

use crate::evening::{CLOCKWORK, Evening, say, short};

const PEOPLE: [&str; 8] = ["ana", "bea", "cid", "dan", "eve", "fay", "gil", "hal"];

fn table(mode: Mode) -> Evening {
    let (settings, players) = match mode {
        Mode::Classic => (short(), 4),
        Mode::Party => (Settings::of(mode), 6),
        Mode::Team => (Settings::of(mode), 8),
    };
    let limits = Limits {
        tell: NonZeroU16::new(60),
        give: NonZeroU16::new(60),
        vote: NonZeroU16::new(60),
        look: NonZeroU16::new(60),
    };
    Evening::begun(Settings { limits, ..settings }, &PEOPLE[..players])
}

/// What everybody but one seat receives, byte for byte.
fn received(evening: &Evening, except: Seat) -> Vec<(String, String)> {
    let write = |view| serde_json::to_string(&view).unwrap();
    let mut all = vec![
        ("guest".to_owned(), write(evening.guest())),
        (
            "screen".to_owned(),
            write(evening.view_as(&Onlooker::Screen)),
        ),
    ];
    for who in PEOPLE {
        if evening.seat(who) != Some(except) {
            all.push((who.to_owned(), write(evening.view(who))));
        }
    }
    all
}

/// Whether the move shows nothing but that it was made.
fn is_hidden(mv: &Move) -> bool {
    matches!(
        mv,
        Move::Tell { .. } | Move::Give { .. } | Move::Vote { .. }
    )
}

proptest! {
    /// Two evenings, the same but for one hidden move.
    #[test]
    fn a_hidden_move_is_the_same_to_all_others_whatever_it_is(
        mode in prop::sample::select(&Mode::ALL[..]),
        before in prop::collection::vec(any::<u16>(), 0..60),
        (one, other) in (any::<u16>(), any::<u16>()),
        after in prop::collection::vec((0u8..9, any::<u8>()), 0..12),
        by_stand_in in any::<bool>(),
    ) {
        let mut left = table(mode);
        for luck in before {
            left.move_once(usize::from(luck));
        }
        // On to a step where somebody hides something.
        let waiting = loop {
            let waiting = left.guest().game.waiting;
            let Some(seat) = waiting.iter().next() else { return Ok(()) };
            if left.seat_view(seat).moves().get(0).is_some_and(|first| is_hidden(&first)) {
                break waiting;
            }
            left.move_once(0);
        };
        let Some(seat) = waiting.iter().nth(usize::from(one) % waiting.len()) else { return Ok(()) };
        let who = PEOPLE[seat.index()];
        let told = left.step() == "telling";
        let mut step = left.step();
        let mut right = left.clone();
        for (evening, luck) in [(&mut left, one), (&mut right, other)] {
            let view = evening.seat_view(seat);
            let moves: Vec<Move> = view.moves().iter().filter(is_hidden).collect();
            let mv = moves[usize::from(luck) % moves.len()].clone();
            if by_stand_in {
                evening.ask(CLOCKWORK, HostAsk::StandIn { seat, on: true }).unwrap();
                evening.ask(CLOCKWORK, Order::Play { seat, mv }).unwrap();
            } else {
                evening.ask(who, mv).unwrap();
            }
        }
        // What closes giving or voting shows it all.
        if told {
            step = left.step();
        }
        if left.step() != step {
            return Ok(());
        }
        prop_assert_eq!(received(&left, seat), received(&right, seat));

        // And whatever happens next at the table, up to the end of the step.
        for (what, which) in after {
            let someone = PEOPLE[usize::from(which) % left.table.keepers().len()];
            let other = Seat(which % left.table.keepers().len() as u8);
            let ask: Ask = match what {
                0 => say("hm").into(),
                1 => HostAsk::Pause.into(),
                2 => HostAsk::Resume.into(),
                3 => HostAsk::StandIn { seat: other, on: which % 2 == 0 }.into(),
                4 => HostAsk::PassHost { seat: other }.into(),
                5 if other != seat => HostAsk::Remove { seat: other }.into(),
                6 => HostAsk::Chat { on: which % 2 == 0 }.into(),
                7 => Move::TakeBack.into(),
                _ => {
                    let waiting = left.guest().game.waiting;
                    let Some(next) = waiting.iter().find(|next| *next != seat) else { break };
                    let view = left.seat_view(next);
                    let Some(mv) = view.moves().get(usize::from(which) % view.moves().len())
                        else { break };
                    Order::Play { seat: next, mv }.into()
                }
            };
            let actor = if matches!(ask, Ask::Person(_) | Ask::Move(_)) { someone } else { CLOCKWORK };
            let (a, b) = (left.ask(actor, ask.clone()), right.ask(actor, ask));
            prop_assert_eq!(a, b);
            if left.step() != step {
                break;
            }
            prop_assert_eq!(received(&left, seat), received(&right, seat));
        }
    }
}

#[test]
fn a_changed_gift_or_vote_is_seen_by_nobody_else() {
    let mut evening = table(Mode::Classic);
    for step in ["giving", "voting"] {
        evening.play_until(step);
        let seat = evening.guest().game.waiting.iter().next().unwrap();
        let who = PEOPLE[seat.index()];
        let view = evening.seat_view(seat);
        let moves: Vec<Move> = view.moves().iter().collect();
        evening.ask(who, moves[0].clone()).unwrap();
        let before = (received(&evening, seat), evening.view(who));
        let version = evening.table.version();
        evening.ask(who, moves[1].clone()).unwrap();
        assert_eq!(received(&evening, seat), before.0);
        assert_eq!(evening.table.version(), version);
        assert_ne!(evening.view(who), before.1, "but by who changed it");
    }
}

/// The evening as it would have been had two seats held each other's cards: the same board, dealt
/// and given by others.
fn with_hands_swapped(evening: &Evening, one: Seat, other: Seat) -> Evening {
    let swap = |seat: Seat| match seat {
        seat if seat == one => other,
        seat if seat == other => one,
        seat => seat,
    };
    let gifts: Vec<(Seat, Card)> = (evening.log.iter())
        .flat_map(|record| &record.events)
        .filter_map(|event| match event {
            Event::Game(GameEvent::Told { seat, card, .. }) => Some((*seat, (*card)?)),
            Event::Game(GameEvent::Given { seat, cards }) => Some((*seat, cards[0])),
            _ => None,
        })
        .collect();
    let gift = |giver: Seat| gifts.iter().find(|(seat, _)| *seat == giver).unwrap().1;
    let mut log: Vec<Record> = evening.log.clone();
    for event in log.iter_mut().flat_map(|record| &mut record.events) {
        match event {
            Event::Game(GameEvent::Refilled { draws }) => {
                draws
                    .iter_mut()
                    .for_each(|draw| draw.seat = swap(draw.seat));
            }
            Event::Game(GameEvent::Told { seat, card, .. }) => *card = Some(gift(swap(*seat))),
            Event::Game(GameEvent::Given { seat, cards }) => cards[0] = gift(swap(*seat)),
            Event::Game(GameEvent::Laid { board }) => {
                board
                    .iter_mut()
                    .for_each(|laid| laid.giver = swap(laid.giver));
            }
            _ => {}
        }
    }
    let mut swapped = evening.clone();
    swapped.table = Table::replay(&log);
    swapped.log = log;
    swapped
}

#[test]
fn whose_card_is_whose_changes_nothing_for_others_until_the_vote_is_over() {
    let mut evening = table(Mode::Classic);
    evening.play_until("voting");
    let voter = evening.guest().game.waiting.iter().next().unwrap();
    let own_view = evening.seat_view(voter);
    let vote = own_view.moves().get(0).unwrap();
    evening.ask(PEOPLE[voter.index()], vote).unwrap();
    assert_eq!(evening.step(), "voting");
    for one in Seat::all(4) {
        for other in Seat::all(4).filter(|other| *other != one) {
            let swapped = with_hands_swapped(&evening, one, other);
            assert_ne!(swapped.table, evening.table);
            let of_others = |evening: &Evening| {
                let mut all = received(evening, one);
                all.retain(|(who, _)| who != PEOPLE[other.index()]);
                all
            };
            assert_eq!(
                of_others(&swapped),
                of_others(&evening),
                "{one:?} {other:?}"
            );
            assert_ne!(
                swapped.seat_view(one),
                evening.seat_view(one),
                "who held them sees other cards"
            );
        }
    }
}
