//! Opening a table, sitting down, leaving, late comers (R7.2).

use moonhare_rules::{Goal, Mode, Move, RuleError, Seat, Settings, Stage};
use moonhare_table::{
    Actor, Ask, HostAsk, Keeper, KeeperKind, PersonAsk, PersonId, Table, TableError, TokenHash,
    Visibility,
};

use crate::evening::{BOT, CLOCKWORK, Evening, first_move, name, opening, rabbit, short, sit};

#[test]
fn who_opens_a_table_hosts_it_without_a_seat() {
    let evening = Evening::open(short(), "ana");
    assert!(evening.hosts("ana"));
    assert_eq!(evening.seat("ana"), None);
    let view = evening.view("ana");
    assert!(view.you.host);
    assert_eq!(view.host, None);
    assert!(view.keepers.is_empty());
    assert!(view.chat_on);
    assert_eq!(view.visibility, Visibility::Invited);
    assert!(!evening.guest().you.host);
}

#[test]
fn settings_that_no_game_can_have_open_no_table() {
    let settings = Settings {
        goal: Goal::Tellings(1),
        ..Settings::of(Mode::Classic)
    };
    let refused = Table::open(opening(settings), TokenHash::of("ana"));
    assert_eq!(
        refused,
        Err(RuleError::Goal {
            mode: Mode::Classic
        }
        .into())
    );
}

#[test]
fn a_table_shows_that_it_has_a_password_but_not_which() {
    let opening = moonhare_table::Opening {
        password: Some("a hash".into()),
        visibility: Visibility::Public,
        ..opening(short())
    };
    let events = Table::open(opening, TokenHash::of("ana")).unwrap();
    let mut table = Table::default();
    table.evolve(&moonhare_table::Record {
        at: moonhare_table::Millis(5),
        asked: None,
        events,
    });
    assert_eq!(table.password(), Some("a hash"));
    assert_eq!(table.opened(), moonhare_table::Millis(5));
    let view = table.view(
        &moonhare_table::Onlooker::Guest,
        moonhare_table::Presence::default(),
    );
    let json = serde_json::to_string(&view.unwrap()).unwrap();
    assert!(json.contains(r#""password":true"#) && !json.contains("a hash"));
    assert!(json.contains(r#""visibility":"public""#));
}

#[test]
fn newcomers_sit_down_in_the_order_in_which_they_come() {
    let evening = Evening::with(short(), &["ana", "bea", "cid"]);
    assert_eq!(evening.names(), ["ana", "bea", "cid"]);
    for (index, who) in ["ana", "bea", "cid"].into_iter().enumerate() {
        assert_eq!(evening.seat(who), Some(Seat(index as u8)));
        assert_eq!(evening.view(who).you.seat, Some(Seat(index as u8)));
    }
    assert!(evening.hosts("ana"));
    assert_eq!(evening.guest().host, Some(Seat(0)));
}

#[test]
fn nobody_sits_twice() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    assert_eq!(
        evening.ask("bea", sit("bea")),
        Err(TableError::SeatedAlready)
    );
    let known = Actor::Newcomer(TokenHash::of("bea"));
    assert_eq!(
        evening.ask_as(&known, sit("bea")),
        Err(TableError::SeatedAlready),
        "who came in between, on another way, is known by the token"
    );
}

#[test]
fn the_clockwork_never_sits() {
    let mut evening = Evening::open(short(), "ana");
    for ask in [
        sit("clock").into(),
        PersonAsk::Leave.into(),
        Ask::from(Move::TakeBack),
    ] {
        assert_eq!(evening.ask(CLOCKWORK, ask), Err(TableError::PlayersOnly));
    }
}

#[test]
fn a_table_has_twelve_seats() {
    let people = [
        "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m",
    ];
    let mut evening = Evening::with(short(), &people[..12]);
    assert_eq!(evening.ask("m", sit("m")), Err(RuleError::TableFull.into()));
    assert_eq!(evening.ask("a", BOT), Err(RuleError::TableFull.into()));
}

#[test]
fn a_rabbit_is_free_or_refused_and_any_will_do_if_none_is_named() {
    let mut evening = Evening::open(short(), "ana");
    let with = |number| PersonAsk::Sit {
        name: name("x"),
        rabbit: Some(rabbit(number)),
        seat: None,
    };
    evening.ask("ana", with(2)).unwrap();
    let taken = TableError::Rule(RuleError::RabbitTaken { rabbit: rabbit(2) });
    assert_eq!(evening.ask("bea", with(2)), Err(taken.clone()));
    evening.ask("bea", sit("bea")).unwrap();
    evening.ask("cid", sit("cid")).unwrap();
    let rabbits = |evening: &Evening| -> Vec<u8> {
        let seats = evening.guest().game.seats;
        seats.iter().map(|s| s.player.rabbit.into()).collect()
    };
    assert_eq!(rabbits(&evening), [2, 1, 3]);

    let dress = |number| PersonAsk::Dress {
        name: name("Cid the Great"),
        rabbit: rabbit(number),
    };
    assert_eq!(evening.ask("cid", dress(2)), Err(taken));
    evening.ask("cid", dress(12)).unwrap();
    assert_eq!(rabbits(&evening), [2, 1, 12]);
    assert_eq!(evening.names()[2], "Cid the Great");
    assert_eq!(
        evening.ask("dan", dress(5)),
        Err(TableError::PlayersOnly),
        "only those who sit dress"
    );
}

#[test]
fn leaving_the_lobby_moves_seats_up_and_their_keepers_with_them() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("cid", sit("cid")).unwrap();
    evening.ask("bea", PersonAsk::Leave).unwrap();
    assert_eq!(evening.names(), ["ana", "Luna", "cid"]);
    assert_eq!(evening.table.keepers()[1], Keeper::Bot);
    assert_eq!(evening.seat("cid"), Some(Seat(2)));
    assert_eq!(evening.seat("bea"), None);
    assert_eq!(
        evening.ask("bea", PersonAsk::Leave),
        Err(TableError::PlayersOnly)
    );
}

#[test]
fn who_left_comes_back_as_somebody_new() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    let before = evening.table.person(&TokenHash::of("bea"));
    evening.ask("bea", PersonAsk::Leave).unwrap();
    assert_eq!(evening.table.person(&TokenHash::of("bea")), None);
    evening.ask("bea", sit("bea")).unwrap();
    let after = evening.table.person(&TokenHash::of("bea"));
    assert_eq!(before, Some(PersonId(1)));
    assert_eq!(after, Some(PersonId(2)), "no number is used twice");
}

#[test]
fn somebody_who_was_sent_away_meanwhile_is_nobody() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    let gone = evening.actor("bea");
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(1) })
        .unwrap();
    let ticket = TokenHash::of("t");
    for ask in [sit("bea"), PersonAsk::Leave, PersonAsk::Ticket { ticket }] {
        assert_eq!(evening.ask_as(&gone, ask), Err(TableError::PlayersOnly));
    }
    evening.check();
}

#[test]
fn people_may_come_without_sitting_down() {
    let mut evening = Evening::with(short(), &["ana"]);
    evening.ask("bea", PersonAsk::Arrive).unwrap();
    let person = evening.actor("bea");
    assert_eq!(person, Actor::Person(PersonId(1)));
    assert_eq!(evening.names(), ["ana"]);
    assert_eq!(evening.view("bea").game, evening.guest().game);
    let records = evening.log.len();
    evening.ask("bea", PersonAsk::Arrive).unwrap();
    assert_eq!(evening.log.len(), records, "coming twice is coming once");
    assert_eq!(
        evening.ask(CLOCKWORK, PersonAsk::Arrive),
        Err(TableError::PlayersOnly)
    );
    evening.ask("bea", sit("bea")).unwrap();
    assert_eq!(evening.actor("bea"), person);
    evening.ask("cid", PersonAsk::Arrive).unwrap();
    evening.ask("cid", PersonAsk::Leave).unwrap();
    assert_eq!(evening.table.person(&TokenHash::of("cid")), None);
}

#[test]
fn those_who_watch_keep_nobody_from_sitting_down() {
    let mut evening = Evening::with(short(), &["ana"]);
    for number in 0..499 {
        let watcher = Actor::Newcomer(TokenHash::of(&number.to_string()));
        evening.ask_as(&watcher, PersonAsk::Arrive).unwrap();
    }
    assert_eq!(
        evening.ask("bea", PersonAsk::Arrive),
        Err(TableError::TooManyPeople)
    );
    evening.ask("bea", sit("bea")).unwrap();
    assert_eq!(evening.seat("bea"), Some(Seat(1)));
}

#[test]
fn leaving_the_game_keeps_the_seat_for_a_stand_in() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    let hand = evening.seat_view(Seat(1)).stage;
    evening.ask("bea", PersonAsk::Leave).unwrap();
    assert_eq!(evening.names(), ["ana", "bea", "cid"]);
    assert_eq!(evening.guest().keepers[1], KeeperKind::Nobody);
    assert!(evening.table.has_stand_in(Seat(1)));
    assert_eq!(evening.seat_view(Seat(1)).stage, hand);
    assert_eq!(
        evening.view("bea"),
        evening.guest(),
        "who left sees what everybody sees"
    );
    evening.play_until("over");
}

#[test]
fn late_comers_take_seats_that_were_left_and_no_others() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid", "dan"]);
    let at = |seat| PersonAsk::Sit {
        name: name("Eve"),
        rabbit: None,
        seat,
    };
    assert_eq!(evening.ask("eve", at(None)), Err(TableError::NoFreeSeat));
    assert_eq!(
        evening.ask("eve", at(Some(Seat(1)))),
        Err(TableError::SeatKept)
    );
    let nowhere = RuleError::NoSuchSeat { seat: Seat(9) };
    assert_eq!(evening.ask("eve", at(Some(Seat(9)))), Err(nowhere.into()));

    evening.ask("dan", PersonAsk::Leave).unwrap();
    evening.ask("bea", PersonAsk::Leave).unwrap();
    evening.play_until("giving");
    evening.ask("eve", at(Some(Seat(3)))).unwrap();
    assert_eq!(evening.seat("eve"), Some(Seat(3)));
    assert_eq!(evening.names(), ["ana", "bea", "cid", "Eve"]);
    let seats = evening.guest().game.seats;
    assert_eq!(u8::from(seats[3].player.rabbit), 4, "with dan's rabbit");
    evening.ask("fay", sit("fay")).unwrap();
    assert_eq!(evening.seat("fay"), Some(Seat(1)), "the first that is left");
    for who in ["eve", "fay"] {
        let ask = first_move(&evening, who);
        let refused = evening.ask(who, ask).unwrap_err();
        assert_eq!(refused, TableError::NextRound, "{who} waits (R7.5)");
    }
}

#[test]
fn a_late_comer_may_choose_another_free_rabbit() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.ask("bea", PersonAsk::Leave).unwrap();
    let with = |number| PersonAsk::Sit {
        name: name("Eve"),
        rabbit: Some(rabbit(number)),
        seat: None,
    };
    assert_eq!(
        evening.ask("eve", with(1)),
        Err(RuleError::RabbitTaken { rabbit: rabbit(1) }.into())
    );
    evening.ask("eve", with(9)).unwrap();
    let seats = evening.guest().game.seats;
    assert_eq!(u8::from(seats[1].player.rabbit), 9);
}

#[test]
fn the_seat_of_a_bot_that_was_sent_away_can_be_taken() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
    assert_eq!(evening.ask("eve", sit("eve")), Err(TableError::NoFreeSeat));
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(2) })
        .unwrap();
    evening.ask("eve", sit("eve")).unwrap();
    assert_eq!(evening.seat("eve"), Some(Seat(2)));
}

#[test]
fn seats_that_are_left_can_be_taken_after_the_game_too() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.play_until("over");
    evening.ask("bea", PersonAsk::Leave).unwrap();
    evening.ask("eve", sit("eve")).unwrap();
    assert_eq!(evening.seat("eve"), Some(Seat(1)));
    assert!(matches!(evening.guest().game.stage, Stage::Over(_)));
}

#[test]
fn away_are_the_people_who_are_not_connected() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", BOT).unwrap();
    let mut presence = moonhare_table::Presence::default();
    presence.connected.insert(Seat(1));
    let view = evening
        .table
        .view(&moonhare_table::Onlooker::Screen, presence)
        .unwrap();
    assert_eq!(
        view.away.iter().collect::<Vec<_>>(),
        [Seat(0)],
        "bots never are"
    );
}
