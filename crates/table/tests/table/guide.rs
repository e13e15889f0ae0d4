//! Hints for somebody new.

use moonhare_table::{Ask, Presence, Record, Table, TableViewer};

use crate::evening::{Evening, short};

/// Hints are for somebody new, who is so for one game at the most.
#[test]
fn hints_are_hidden_when_asked_and_before_a_rematch() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid"]);
    assert!(!evening.guest().guide);
    for on in [true, true, false, true] {
        evening.ask("ana", Ask::Guide { on }).unwrap();
        assert_eq!(evening.guest().guide, on);
    }
    evening.ask("ana", Ask::Start).unwrap();
    evening.play_until("over");
    assert!(evening.guest().guide);
    evening.ask("ana", Ask::Again).unwrap();
    assert!(!evening.guest().guide);
    evening.check();
}

/// An old log is never changed: its tables are still there.
#[test]
fn an_old_log_with_hints_still_says_the_same() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/golden/guide-1.log.jsonl"
    );
    let mut table = Table::default();
    let mut seen = Vec::new();
    for line in std::fs::read_to_string(path).unwrap().lines() {
        let record: Record = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&record).unwrap(), line);
        table.evolve(&record);
        let view = table.view(TableViewer::Guest, Presence::default()).unwrap();
        seen.push(view.guide);
    }
    assert_eq!(seen, [true, false]);
}
