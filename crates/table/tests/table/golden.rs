//! Logs of evenings long ago. They are never changed: what wrote them may be gone, but its tables
//! are still there.

use std::{collections::BTreeSet, fs, path::PathBuf};

use moonhare_rules::{Clue, ClueText, Limits, Seat, Settings};
use moonhare_table::{Ask, Presence, Record, Table, TableViewer, TokenHash, Visibility};
use serde_json::Value;

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

/// What everybody sees, after each record.
fn views(records: &[Record]) -> Vec<Value> {
    let mut table = Table::default();
    let look = |record: &Record| {
        table.evolve(record);
        let view = table.view(TableViewer::Guest, Presence::default());
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
        _ => now == then,
    }
}

#[test]
fn old_logs_replay_to_what_people_saw() {
    let log = lines("evening-1.log.jsonl");
    let records: Vec<Record> = (log.iter())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
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

/// Other programs read logs too: what is written today is what was written then.
#[test]
fn records_are_written_as_they_were() {
    for line in lines("evening-1.log.jsonl") {
        let record: Record = serde_json::from_str(&line).unwrap();
        assert_eq!(serde_json::to_string(&record).unwrap(), line);
    }
}

#[test]
fn every_kind_of_event_is_in_an_old_log() {
    let mut kinds = BTreeSet::new();
    for line in lines("evening-1.log.jsonl") {
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
        "departed",
        "game",
        "host_passed",
        "kept",
        "moved",
        "noticed",
        "opened",
        "paused",
        "resumed",
        "said",
        "shown",
        "ticketed",
    ];
    assert!(kinds.iter().eq(all.iter()), "{kinds:?}");
}

/// How the log came to be. With `WRITE_GOLDEN` set it writes a new one; never over an old one.
#[test]
fn the_evening_can_still_be_told() {
    let evening = tell();
    evening.check();
    if std::env::var_os("WRITE_GOLDEN").is_none() {
        return;
    }
    let log: Vec<String> = (evening.log.iter())
        .map(|record| serde_json::to_string(record).unwrap())
        .collect();
    let views: Vec<String> = views(&evening.log).iter().map(Value::to_string).collect();
    let new = |file: &str, lines: &[String]| {
        let path = golden(file);
        assert!(!path.exists(), "{} is kept for ever", path.display());
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, lines.join("\n") + "\n").unwrap();
    };
    new("evening-1.log.jsonl", &log);
    new("evening-1.views.jsonl", &views);
}

/// An evening on which everything happens.
fn tell() -> Evening {
    let settings = Settings {
        deck: 24,
        limits: Limits {
            tell: Some(90),
            vote: Some(60),
            ..Limits::default()
        },
        ..short()
    };
    let mut evening = Evening::open(settings, "ana");
    let mut ask = |who: &str, ask: Ask| evening.ask(who, ask).unwrap();
    ask("ana", sit("Ana"));
    ask("bea", sit("Bea"));
    ask("ana", BOT);
    ask("cid", sit("Cid"));
    let dress = Ask::Dress {
        name: name("Cid the Hare"),
        rabbit: rabbit(12),
    };
    ask("cid", dress);
    ask("bea", say("good evening 🐇"));
    ask("ana", Ask::Remove { seat: Seat(2) });
    let order = [Seat(0), Seat(2), Seat(1)].into_iter().collect();
    ask("ana", Ask::Arrange { order });
    let configure = Ask::Configure {
        settings,
        visibility: Some(Visibility::Public),
    };
    ask("ana", configure);
    ask("ana", Ask::Start);
    let Ask::Tell { card, .. } = first_move(&evening, "ana") else {
        panic!("ana tells");
    };
    let clue = Clue::Text(ClueText::new("the far side of the moon").unwrap());
    evening.ask("ana", Ask::Tell { clue, card }).unwrap();
    for who in ["bea", "cid"] {
        evening.ask(who, first_move(&evening, who)).unwrap();
        if who == "bea" {
            evening.ask(who, Ask::TakeBack).unwrap();
            evening.ask(who, first_move(&evening, who)).unwrap();
        }
    }
    let mut ask = |who: &str, ask: Ask| evening.ask(who, ask).unwrap();
    ask("ana", Ask::Pause);
    ask("ana", Ask::Resume);
    let ticket = TokenHash::of("a ticket");
    ask(
        "ana",
        Ask::Ticket {
            ticket: ticket.clone(),
        },
    );
    ask("ana's phone", Ask::Redeem { ticket });
    ask("ana's phone", Ask::PassHost { seat: Seat(1) });
    let stand_in = Ask::StandIn {
        seat: Seat(0),
        on: true,
    };
    ask("cid", stand_in);
    ask("bea", Ask::Leave);
    ask("cid", Ask::Chat { on: false });
    ask("dan", sit("Dan"));
    evening.play_until("over");
    evening.ask("dan", Ask::Leave).unwrap();
    evening.ask("cid", Ask::Again).unwrap();
    evening
}
