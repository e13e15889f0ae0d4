//! Table talk (R6.1) and what the table itself says.

use moonhare_rules::Seat;
use moonhare_table::{Event, HostAsk, Notice, PersonAsk, Said, TableError, TableView};
use serde_json::json;

use crate::evening::{BOT, CLOCKWORK, Evening, first_move, say, short, sit};

#[test]
fn everybody_hears_what_players_say() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("bea", say("hello")).unwrap();
    let heard = evening.guest().chat;
    assert_eq!(
        serde_json::to_value(heard.last_key_value().unwrap().1).unwrap(),
        json!({"at": evening.now, "name": "bea", "text": {"seat": 1, "text": "hello"}})
    );
    assert_eq!(evening.view("ana").chat, heard);
    assert_eq!(
        evening.ask("a stranger", say("hi")),
        Err(TableError::PlayersOnly)
    );
}

#[test]
fn lines_keep_the_name_under_which_they_were_said() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("bea", say("hello")).unwrap();
    evening.ask("bea", PersonAsk::Leave).unwrap();
    let names: Vec<_> = (evening.guest().chat.values())
        .map(|line| line.name.to_string())
        .collect();
    assert_eq!(names, ["ana", "bea", "bea", "bea"]);
}

#[test]
fn the_host_switches_the_chat_off_and_on() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", HostAsk::Chat { on: false }).unwrap();
    assert!(!evening.guest().chat_on);
    for who in ["ana", "bea"] {
        assert_eq!(evening.ask(who, say("hello")), Err(TableError::ChatOff));
    }
    evening.ask("ana", HostAsk::Chat { on: true }).unwrap();
    evening.ask("bea", say("hello")).unwrap();
}

#[test]
fn the_latest_hundred_lines_are_kept() {
    let mut evening = Evening::with(short(), &["ana"]);
    for number in 0..150 {
        evening.ask("ana", say(&number.to_string())).unwrap();
    }
    let view = serde_json::to_value(evening.guest()).unwrap();
    let chat = view["chat"].as_object().unwrap();
    assert_eq!(chat.len(), 100);
    // The first line says that ana sat down.
    assert_eq!(chat["52"]["text"]["text"], "50");
    assert_eq!(chat["151"]["text"]["text"], "149");
    // As a program reads it.
    let read: TableView = serde_json::from_value(view).unwrap();
    assert_eq!(read, evening.guest());
}

/// Letters with as many marks as a text may have.
fn heaps(letters: usize) -> String {
    format!("a{}", "\u{0334}".repeat(11)).repeat(letters)
}

#[test]
fn a_line_is_bounded_in_bytes_too() {
    let mut evening = Evening::with(short(), &["ana"]);
    for fine in [
        "ß".repeat(300),
        "月".repeat(300),
        "🐇".repeat(300),
        heaps(90),
    ] {
        evening.ask("ana", say(&fine)).unwrap();
    }
    let before = evening.guest();
    let refused = evening.ask("ana", say(&heaps(300)));
    assert_eq!(refused, Err(TableError::LineTooLong));
    assert_eq!(evening.guest(), before);
}

#[test]
fn the_longest_lines_leave_no_room_for_others() {
    let mut evening = Evening::with(short(), &["ana"]);
    for _ in 0..100 {
        evening.ask("ana", say(&heaps(100))).unwrap();
    }
    let bytes: usize = (evening.guest().chat.values())
        .map(|line| serde_json::to_string(line).unwrap().len())
        .sum();
    assert!((20_000..40_000).contains(&bytes), "{bytes}");
    evening.ask("ana", say("the latest")).unwrap();
    let last = evening.guest().chat.last_key_value().unwrap().1.clone();
    assert!(matches!(last.said, Said::Text { text, .. } if *text == *"the latest"));
}

/// What the table said in the latest record.
fn noticed(evening: &Evening) -> Vec<(Seat, Notice)> {
    let record = evening.log.last().unwrap();
    (record.events.iter())
        .filter_map(|event| match event {
            Event::Noticed { seat, notice } => Some((*seat, *notice)),
            _ => None,
        })
        .collect()
}

#[test]
fn the_table_says_who_comes_goes_hosts_and_pauses() {
    let mut evening = Evening::open(short(), "ana");
    let mut hears = |who: &str, ask: PersonAsk, seat, notice| {
        evening.ask(who, ask).unwrap();
        assert_eq!(noticed(&evening), [(Seat(seat), notice)]);
    };
    hears("ana", sit("ana"), 0, Notice::SatDown);
    hears("bea", sit("bea"), 1, Notice::SatDown);
    hears("cid", sit("cid"), 2, Notice::SatDown);
    hears("dan", sit("dan"), 3, Notice::SatDown);
    hears("dan", PersonAsk::Leave, 3, Notice::Left);
    hears("dan", sit("dan"), 3, Notice::SatDown);
    let mut hears = |who: &str, ask: HostAsk, seat, notice| {
        evening.ask(who, ask).unwrap();
        assert_eq!(noticed(&evening), [(Seat(seat), notice)]);
    };
    hears("ana", HostAsk::Remove { seat: Seat(3) }, 3, Notice::Removed);
    hears("ana", HostAsk::PassHost { seat: Seat(1) }, 1, Notice::Hosts);
    evening.ask("bea", HostAsk::Start).unwrap();
    assert_eq!(noticed(&evening), []);
    let stand_in = |on| HostAsk::StandIn { seat: Seat(2), on };
    let mut hears = |who: &str, ask: HostAsk, seat, notice| {
        evening.ask(who, ask).unwrap();
        assert_eq!(noticed(&evening), [(Seat(seat), notice)]);
    };
    hears("bea", HostAsk::Pause, 1, Notice::Paused);
    hears("bea", HostAsk::Resume, 1, Notice::Resumed);
    hears("bea", stand_in(true), 2, Notice::StandInPlays);
    hears("bea", stand_in(false), 2, Notice::PlaysAgain);
}

#[test]
fn the_table_says_nothing_of_bots() {
    let mut evening = Evening::with(short(), &["ana"]);
    evening.ask("ana", BOT).unwrap();
    assert_eq!(noticed(&evening), []);
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(1) })
        .unwrap();
    assert_eq!(noticed(&evening), []);
}

#[test]
fn a_whole_game_of_moves_makes_the_table_say_nothing() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    let lines = evening.guest().chat;
    for luck in 0..500 {
        if !evening.move_once(luck) {
            break;
        }
        assert_eq!(evening.guest().chat, lines);
    }
    assert_eq!(evening.step(), "over");
}

#[test]
fn talk_goes_on_while_the_game_is_paused() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.ask("ana", HostAsk::Pause).unwrap();
    evening.ask("bea", say("back in a minute")).unwrap();
    assert_eq!(
        evening.ask("ana", first_move(&evening, "ana")),
        Err(TableError::Paused)
    );
    assert_eq!(
        evening.ask(CLOCKWORK, say("tick")),
        Err(TableError::PlayersOnly)
    );
}
