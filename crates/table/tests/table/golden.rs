//! Logs of evenings long ago. They are never changed: what wrote them may be gone, but its tables
//! are still there.

use std::{collections::BTreeSet, fs, num::NonZeroU16, path::PathBuf};

use moonhare_rules::{Clue, ClueText, Limits, Move, Seat, Settings};
use moonhare_table::{
    Gist, HostAsk, Onlooker, PersonAsk, Presence, Reaction, Record, Table, TokenHash, Visibility,
};
use serde_json::{Value, json};

use crate::evening::{BOT, Evening, first_move, name, rabbit, say, short, sit};

fn golden(file: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/golden", file]
        .iter()
        .collect()
}

fn lines(file: &str) -> Vec<String> {
    let text = fs::read_to_string(golden(file)).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// The records of an old log, which are written today as they were then: other programs read logs,
/// too. With `WRITE_GOLDEN` set a log is written that is not there yet; none is ever written anew.
pub(crate) fn old_log(file: &str, evening: &Evening) -> Vec<Record> {
    let path = golden(file);
    if std::env::var_os("WRITE_GOLDEN").is_some() && !path.exists() {
        let line = |record| serde_json::to_string(record).unwrap() + "\n";
        fs::write(path, evening.log.iter().map(line).collect::<String>()).unwrap();
    }
    let read = |line: &String| {
        let record = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&record).unwrap(), *line);
        record
    };
    lines(file).iter().map(read).collect()
}

/// What everybody sees, after each record.
fn views(records: &[Record]) -> Vec<Value> {
    let mut table = Table::default();
    let look = |record: &Record| {
        table.evolve(record);
        let view = table.view(&Onlooker::Guest, Presence::default());
        serde_json::to_value(view).unwrap()
    };
    records.iter().map(look).collect()
}

/// Whether a view says all that another said; it may have learned to say more.
fn holds(now: &Value, then: &Value) -> bool {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            (then.iter()).all(|(name, then)| now.get(name).is_some_and(|now| holds(now, then)))
        }
        (Value::Array(now), Value::Array(then)) => {
            now.len() == then.len() && now.iter().zip(then).all(|(now, then)| holds(now, then))
        }
        // The chat was a list before its lines had numbers.
        (Value::Object(now), Value::Array(then)) => {
            let mut lines: Vec<(u64, &Value)> = (now.iter())
                .filter_map(|(number, line)| Some((number.parse().ok()?, line)))
                .collect();
            lines.sort_by_key(|(number, _)| *number);
            lines.len() == then.len()
                && (lines.iter().zip(then)).all(|((_, now), then)| holds(now, then))
        }
        _ => now == then,
    }
}

#[test]
fn old_logs_replay_to_what_people_saw() {
    let evening = tell();
    evening.check();
    let records = old_log("evening-1.log.jsonl", &evening);
    let seen: Vec<Value> = (lines("evening-1.views.jsonl").iter())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(records.len(), seen.len());
    for (number, (now, then)) in views(&records).iter().zip(&seen).enumerate() {
        assert!(
            holds(now, then),
            "after record {}: {now} {then}",
            number + 1
        );
    }
    let table = Table::replay(&records);
    for who in ["ana's phone", "cid"] {
        assert!(table.person(&TokenHash::of(who)).is_some(), "{who}");
    }
    for who in ["ana", "bea"] {
        assert!(table.person(&TokenHash::of(who)).is_none(), "{who}");
    }
}

#[test]
fn every_kind_of_event_is_in_an_old_log() {
    let logs = ["evening-1", "decks-1", "guide-1", "signs-1", "removed-1"];
    let mut kinds = BTreeSet::new();
    for line in logs.map(|log| lines(&format!("{log}.log.jsonl"))).concat() {
        let record: Value = serde_json::from_str(&line).unwrap();
        for event in record["events"].as_array().unwrap() {
            match event {
                Value::String(kind) => kinds.extend([kind.clone()]),
                event => kinds.extend(event.as_object().unwrap().keys().cloned()),
            }
        }
    }
    let all = [
        "arrived",
        "chat_switched",
        "decked",
        "departed",
        "game",
        "guided",
        "host_passed",
        "kept",
        "let_in",
        "limited",
        "moved",
        "noticed",
        "opened",
        "paused",
        "reacted",
        "resumed",
        "said",
        "sent_away",
        "shown",
        "ticketed",
    ];
    assert!(kinds.iter().eq(all.iter()), "{kinds:?}");
}

/// Signs of feeling, and limits that are changed while the game goes on.
#[test]
fn an_old_log_with_signs_and_limits_still_says_the_same() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    let limits = Limits {
        tell: NonZeroU16::new(300),
        ..Limits::default()
    };
    evening.ask("ana", HostAsk::Limit { limits }).unwrap();
    let reaction = Reaction::Heart;
    evening.ask("bea", PersonAsk::React { reaction }).unwrap();
    let records = old_log("signs-1.log.jsonl", &evening);
    let view = views(&records).pop().unwrap();
    assert_eq!(view["game"]["settings"]["limits"], json!({ "tell": 300 }));
    assert!(view.to_string().contains(r#""heart""#), "{view}");
}

/// Somebody is removed, another takes the seat, a third is removed and let in again (R7.5).
#[test]
fn an_old_log_with_people_removed_still_says_the_same() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid", "dan"]);
    evening.play_until("voting");
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(1) })
        .unwrap();
    evening.ask("eve", sit("eve")).unwrap();
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(2) })
        .unwrap();
    let person = evening.view("ana").removed[1].person;
    evening.ask("ana", HostAsk::LetIn { person }).unwrap();
    evening.play_until("reveal");
    evening.play_until("telling");
    let records = old_log("removed-1.log.jsonl", &evening);
    let table = Table::replay(&records);
    assert!(table.is_removed(&TokenHash::of("bea")));
    assert!(!table.is_removed(&TokenHash::of("cid")));
    let seat = |who: &str| table.seat_of(table.person(&TokenHash::of(who))?);
    assert_eq!(seat("eve"), Some(Seat(1)));
    assert_eq!(seat("cid"), Some(Seat(2)));
    let eve = Onlooker::Token(TokenHash::of("eve"));
    let view = table.view(&eve, Presence::default());
    let view = serde_json::to_value(view).unwrap();
    assert_eq!(view["game"]["stage"]["hand"].as_array().unwrap().len(), 6);
    assert_eq!(view["you"], json!({ "seat": 1, "host": false }));
}

/// Records that say what was asked, so that a key stands for one command.
#[test]
fn an_old_log_with_what_was_asked_still_says_the_same() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid"]);
    evening.ask("bea", say("hello")).unwrap();
    for (nth, record) in (0..).zip(&mut evening.log) {
        record.asked = (nth > 0).then_some(Gist(u64::MAX - nth));
    }
    let records = old_log("keys-1.log.jsonl", &evening);
    let asked: Vec<Option<Gist>> = records.iter().map(|record| record.asked).collect();
    assert_eq!(asked[..2], [None, Some(Gist(u64::MAX - 1))]);
    assert!(views(&records).pop().unwrap().to_string().contains("hello"));
}

/// An evening on which everything happens, as the oldest log tells of it.
fn tell() -> Evening {
    let settings = Settings {
        deck: 24,
        limits: Limits {
            tell: NonZeroU16::new(90),
            vote: NonZeroU16::new(60),
            ..Limits::default()
        },
        ..short()
    };
    let mut evening = Evening::open(settings, "ana");
    evening.ask("ana", sit("Ana")).unwrap();
    evening.ask("bea", sit("Bea")).unwrap();
    evening.ask("ana", BOT).unwrap();
    evening.ask("cid", sit("Cid")).unwrap();
    let dress = PersonAsk::Dress {
        name: name("Cid the Hare"),
        rabbit: rabbit(12),
    };
    evening.ask("cid", dress).unwrap();
    evening.ask("bea", say("good evening 🐇")).unwrap();
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(2) })
        .unwrap();
    let order = [Seat(0), Seat(2), Seat(1)].into_iter().collect();
    evening.ask("ana", HostAsk::Arrange { order }).unwrap();
    let configure = HostAsk::Configure {
        settings,
        visibility: Some(Visibility::Public),
    };
    evening.ask("ana", configure).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
    let Move::Tell { card, .. } = first_move(&evening, "ana") else {
        panic!("ana tells");
    };
    let clue = Clue::Text(ClueText::new("the far side of the moon").unwrap());
    evening.ask("ana", Move::Tell { clue, card }).unwrap();
    for who in ["bea", "cid"] {
        evening.ask(who, first_move(&evening, who)).unwrap();
        if who == "bea" {
            evening.ask(who, Move::TakeBack).unwrap();
            evening.ask(who, first_move(&evening, who)).unwrap();
        }
    }
    evening.ask("ana", HostAsk::Pause).unwrap();
    evening.ask("ana", HostAsk::Resume).unwrap();
    let ticket = TokenHash::of("a ticket");
    evening
        .ask(
            "ana",
            PersonAsk::Ticket {
                ticket: ticket.clone(),
            },
        )
        .unwrap();
    evening
        .ask("ana's phone", PersonAsk::Redeem { ticket })
        .unwrap();
    evening
        .ask("ana's phone", HostAsk::PassHost { seat: Seat(1) })
        .unwrap();
    let stand_in = HostAsk::StandIn {
        seat: Seat(0),
        on: true,
    };
    evening.ask("cid", stand_in).unwrap();
    evening.ask("bea", PersonAsk::Leave).unwrap();
    evening.ask("cid", HostAsk::Chat { on: false }).unwrap();
    evening.ask("dan", sit("Dan")).unwrap();
    evening.play_until("over");
    evening.ask("dan", PersonAsk::Leave).unwrap();
    evening.ask("cid", HostAsk::Again).unwrap();
    evening
}
