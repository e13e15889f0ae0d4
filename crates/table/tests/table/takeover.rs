//! Seats that change hands in the middle of a game, and people whom the host removed (R7.5).

use moonhare_rules::{Card, Goal, Hand, Mode, Move, Seat, Settings, Stage};
use moonhare_table::{Actor, HostAsk, PersonAsk, Removed, TableError, TokenHash};

use crate::evening::{BOT, CLOCKWORK, Evening, first_move, name, short, sit};

const PEOPLE: [&str; 6] = ["ana", "bea", "cid", "dan", "eve", "fay"];
const MINUTE: u64 = 60_000;

fn table(mode: Mode) -> Evening {
    match mode {
        Mode::Classic => {
            let goal = Goal::Points(60);
            Evening::begun(Settings { goal, ..short() }, &PEOPLE[..4])
        }
        Mode::Party | Mode::Team => Evening::begun(
            Settings {
                first: moonhare_rules::First::Seat(Seat(0)),
                ..Settings::of(mode)
            },
            &PEOPLE,
        ),
    }
}

fn at(seat: Seat) -> PersonAsk {
    PersonAsk::Sit {
        name: name("Zoe"),
        rabbit: None,
        seat: Some(seat),
    }
}

fn let_in(evening: &Evening, who: &str) -> HostAsk {
    let removed = evening.view("ana").removed;
    let known = removed.iter().find(|removed| *removed.name == *who);
    HostAsk::LetIn {
        person: known.unwrap().person,
    }
}

fn remove(seat: u8) -> HostAsk {
    HostAsk::Remove { seat: Seat(seat) }
}

fn hand(evening: &Evening, seat: Seat) -> Hand {
    match evening.seat_view(seat).stage {
        Stage::Playing(playing) => playing.hand.unwrap_or_default(),
        _ => Hand::new(),
    }
}

fn round(evening: &Evening) -> u16 {
    match evening.guest().game.stage {
        Stage::Playing(playing) => playing.round,
        _ => 0,
    }
}

#[test]
fn r7_5_who_takes_a_seat_sees_nothing_of_it_until_the_round_is_over() {
    for mode in Mode::ALL {
        for step in ["telling", "giving", "voting", "reveal"] {
            // The storyteller's seat, and another.
            for seat in [Seat(0), Seat(1)] {
                let mut evening = table(mode);
                evening.play_until(step);
                let old: Vec<Card> = hand(&evening, seat).to_vec();
                evening.ask(PEOPLE[seat.index()], PersonAsk::Leave).unwrap();
                evening.ask("zoe", at(seat)).unwrap();
                assert_eq!(evening.seat("zoe"), Some(seat), "{mode} {step}");
                assert_eq!(evening.names()[seat.index()], "Zoe");
                let began = round(&evening);
                while round(&evening) == began {
                    let view = evening.view("zoe");
                    assert!(view.you.waits);
                    assert_eq!(view.game, evening.guest().game, "{mode} {step}");
                    assert!(evening.table.has_stand_in(seat));
                    evening.move_once(3);
                }
                let new = hand(&evening, seat);
                assert!(!evening.view("zoe").you.waits);
                assert!(!evening.table.has_stand_in(seat));
                assert!(
                    new.iter().all(|card| !old.contains(card)),
                    "{mode} {step} {old:?} {new:?}"
                );
                evening.play_until("giving");
                let view = evening.view("zoe");
                assert_eq!(view.game, evening.seat_view(seat), "{mode} {step}");
            }
        }
    }
}

#[test]
fn r7_5_who_waits_for_a_seat_does_nothing_with_it() {
    let mut evening = table(Mode::Classic);
    evening.play_until("giving");
    evening.ask("cid", PersonAsk::Leave).unwrap();
    evening.ask("zoe", at(Seat(2))).unwrap();
    let ask = first_move(&evening, "zoe");
    for ask in [ask, Move::TakeBack, Move::Next, Move::Claim] {
        assert_eq!(evening.ask("zoe", ask), Err(TableError::NextRound));
    }
    let off = HostAsk::StandIn {
        seat: Seat(2),
        on: false,
    };
    for who in ["ana", CLOCKWORK] {
        assert_eq!(evening.ask(who, off.clone()), Err(TableError::NextRound));
    }
    while round(&evening) == 1 {
        evening.move_once(1);
    }
    evening.play_until("giving");
    evening.ask("zoe", first_move(&evening, "zoe")).unwrap();
}

#[test]
fn r7_5_a_host_with_two_browsers_learns_nothing() {
    let mut evening = table(Mode::Classic);
    evening.play_until("voting");
    evening.ask("ana", remove(1)).unwrap();
    evening.ask("ana's laptop", at(Seat(1))).unwrap();
    assert_eq!(evening.view("ana's laptop").game, evening.guest().game);
    let person = evening.actor("ana's laptop");
    evening.ask("ana's laptop", PersonAsk::Leave).unwrap();
    assert_eq!(
        evening.ask_as(&person, Move::TakeBack),
        Err(TableError::PlayersOnly)
    );
    // Coming again is no way round: who only waited does not know the cards.
    evening.ask("ana's laptop", at(Seat(1))).unwrap();
    assert!(evening.view("ana's laptop").you.waits);
}

#[test]
fn r7_5_who_left_comes_back_to_the_own_cards_at_once() {
    for step in ["telling", "giving", "voting", "reveal"] {
        let mut evening = table(Mode::Classic);
        evening.play_until(step);
        evening.ask("dan", PersonAsk::Leave).unwrap();
        let before = evening.seat_view(Seat(1));
        evening.ask("bea", PersonAsk::Leave).unwrap();
        // Without a word about which seat, it is the own one.
        evening.ask("dan", sit("dan")).unwrap();
        assert_eq!(evening.seat("dan"), Some(Seat(3)));
        evening.ask("bea", sit("bea")).unwrap();
        let view = evening.view("bea");
        assert!(!view.you.waits);
        assert_eq!(view.game.stage, before.stage);
        assert!(!evening.table.has_stand_in(Seat(1)));
    }
}

#[test]
fn r7_5_nobody_plays_against_cards_that_they_know() {
    let mut evening = table(Mode::Classic);
    evening.ask("bea", PersonAsk::Leave).unwrap();
    evening.ask("dan", PersonAsk::Leave).unwrap();
    let known: Vec<Card> = hand(&evening, Seat(1)).to_vec();
    evening.ask("bea", at(Seat(3))).unwrap();
    assert!(evening.view("bea").you.waits);
    while round(&evening) == 1 {
        evening.move_once(1);
    }
    let stand_ins = hand(&evening, Seat(1));
    assert!(stand_ins.iter().all(|card| !known.contains(card)));
    // The seat that was given up is anybody's.
    evening.ask("bea", PersonAsk::Leave).unwrap();
    evening.ask("bea", at(Seat(1))).unwrap();
    assert!(evening.view("bea").you.waits);
}

#[test]
fn r7_5_after_the_game_there_is_nothing_to_wait_for() {
    let mut evening = table(Mode::Classic);
    evening.play_until("reveal");
    evening.ask("bea", PersonAsk::Leave).unwrap();
    evening.ask("zoe", at(Seat(1))).unwrap();
    evening.play_until("over");
    assert!(!evening.view("zoe").you.waits);
    evening.ask("cid", PersonAsk::Leave).unwrap();
    evening.ask("yan", at(Seat(2))).unwrap();
    assert!(!evening.view("yan").you.waits);
    assert!(!evening.table.has_stand_in(Seat(2)));
    evening.ask("ana", HostAsk::Again).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
    for who in ["zoe", "yan"] {
        assert!(!evening.view(who).you.waits);
    }
}

#[test]
fn r7_5_removed_is_removed() {
    let ticket = TokenHash::of("t");
    for begun in [false, true] {
        let mut evening = Evening::with(short(), &PEOPLE[..4]);
        if begun {
            evening.ask("ana", HostAsk::Start).unwrap();
        }
        let make = PersonAsk::Ticket {
            ticket: ticket.clone(),
        };
        evening.ask("cid", make).unwrap();
        evening.ask("ana", remove(1)).unwrap();
        let redeem = PersonAsk::Redeem {
            ticket: ticket.clone(),
        };
        for ask in [
            PersonAsk::Arrive,
            sit("bea"),
            at(Seat(1)),
            redeem,
            PersonAsk::Leave,
        ] {
            assert_eq!(evening.ask("bea", ask), Err(TableError::Removed));
        }
        assert!(evening.table.is_removed(&TokenHash::of("bea")));
        let seen = evening.view("bea");
        assert!(seen.you.removed);
        assert_eq!(seen.game, evening.guest().game, "as any guest");
        assert!(!evening.table.is_removed(&TokenHash::of("cid")));
        assert!(!evening.guest().you.removed);
    }
}

#[test]
fn r7_5_only_the_host_sees_who_was_removed_and_lets_them_in() {
    let mut evening = Evening::with(short(), &PEOPLE[..4]);
    let Actor::Person(person) = evening.actor("bea") else {
        panic!("bea sits");
    };
    evening.ask("ana", remove(1)).unwrap();
    let bea = Removed {
        person,
        name: name("bea"),
    };
    assert_eq!(evening.view("ana").removed, [bea]);
    assert!(evening.view("cid").removed.is_empty());
    assert!(evening.guest().removed.is_empty());
    let ask = let_in(&evening, "bea");
    for who in ["cid", "a stranger"] {
        assert_eq!(evening.ask(who, ask.clone()), Err(TableError::HostOnly));
    }
    evening.ask("ana", ask.clone()).unwrap();
    assert_eq!(evening.ask("ana", ask), Err(TableError::NotRemoved));
    assert!(evening.view("ana").removed.is_empty());
}

#[test]
fn r7_5_removing_is_undone_for_ten_minutes() {
    for begun in [false, true] {
        let mut evening = Evening::with(short(), &PEOPLE[..4]);
        if begun {
            evening.ask("ana", HostAsk::Start).unwrap();
            evening.play_until("giving");
            evening.ask("bea", first_move(&evening, "bea")).unwrap();
        }
        let before = evening.seat_view(Seat(1)).stage;
        let rabbit = evening.guest().game.seats[1].player.rabbit;
        evening.ask("ana", remove(1)).unwrap();
        let removed = evening.now;
        let mut late = evening.clone();

        // The ask itself is a second later.
        evening.now = removed + 10 * MINUTE - 1000;
        evening.ask("ana", let_in(&evening, "bea")).unwrap();
        let seat = evening.seat("bea").unwrap();
        assert_eq!(
            evening.guest().game.seats[seat.index()].player.rabbit,
            rabbit
        );
        if begun {
            assert_eq!(seat, Seat(1));
            assert_eq!(evening.view("bea").game.stage, before, "with the own hand");
            assert!(!evening.view("bea").you.waits);
            assert!(!evening.table.has_stand_in(Seat(1)));
        }

        late.now = removed + 10 * MINUTE - 999;
        late.ask("ana", let_in(&late, "bea")).unwrap();
        assert_eq!(late.seat("bea"), None, "but may sit down");
        late.ask("bea", sit("bea")).unwrap();
        assert!(!late.view("bea").you.waits);
    }
}

#[test]
fn r7_5_who_is_let_in_finds_the_seat_taken() {
    let mut evening = table(Mode::Classic);
    evening.ask("ana", remove(1)).unwrap();
    evening.ask("zoe", at(Seat(1))).unwrap();
    evening.ask("ana", let_in(&evening, "bea")).unwrap();
    assert_eq!(evening.seat("bea"), None);
    assert_eq!(evening.seat("zoe"), Some(Seat(1)));
    assert_eq!(evening.ask("bea", sit("bea")), Err(TableError::NoFreeSeat));
    evening.ask("bea", PersonAsk::Arrive).unwrap();

    let mut full = Evening::with(short(), &PEOPLE[..4]);
    full.ask("ana", remove(1)).unwrap();
    for _ in 0..9 {
        full.ask("ana", BOT).unwrap();
    }
    full.ask("ana", let_in(&full, "bea")).unwrap();
    assert_eq!(full.seat("bea"), None, "no seat is free");
}

#[test]
fn r7_5_a_rabbit_that_somebody_has_by_now_is_not_given_back() {
    let mut evening = Evening::with(short(), &PEOPLE[..4]);
    let rabbit = evening.guest().game.seats[1].player.rabbit;
    evening.ask("ana", remove(1)).unwrap();
    let dress = PersonAsk::Dress {
        name: name("cid"),
        rabbit,
    };
    evening.ask("cid", dress).unwrap();
    evening.ask("ana", let_in(&evening, "bea")).unwrap();
    let seat = evening.seat("bea").unwrap();
    assert_ne!(
        evening.guest().game.seats[seat.index()].player.rabbit,
        rabbit
    );
}

#[test]
fn r7_5_who_removes_themselves_only_leaves_and_bots_are_not_kept_out() {
    let mut evening = Evening::with(short(), &PEOPLE[..4]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("ana", remove(4)).unwrap();
    evening.ask("ana", remove(0)).unwrap();
    evening.ask("ana", sit("ana")).unwrap();
    assert!(evening.hosts("bea"));
    assert!(evening.view("bea").removed.is_empty());
}

#[test]
fn r7_5_the_first_of_more_than_a_hundred_is_forgotten() {
    let mut evening = Evening::with(short(), &["ana"]);
    for number in 0..101 {
        let who = format!("pest {number}");
        evening.ask(&who, sit(&who)).unwrap();
        evening.ask("ana", remove(1)).unwrap();
    }
    assert_eq!(evening.view("ana").removed.len(), 100);
    assert!(!evening.table.is_removed(&TokenHash::of("pest 0")));
    assert!(evening.table.is_removed(&TokenHash::of("pest 1")));
}
