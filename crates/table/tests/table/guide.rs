//! Hints for somebody new.

use moonhare_table::{HostAsk, Onlooker, Opening, Presence, Table};

use crate::{
    evening::{Evening, opening, short},
    golden::old_log,
};

/// Hints are for somebody new, who is so for one game at the most.
#[test]
fn hints_are_hidden_when_asked_and_before_a_rematch() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid"]);
    assert!(!evening.guest().guide);
    for on in [true, true, false, true] {
        evening.ask("ana", HostAsk::Guide { on }).unwrap();
        assert_eq!(evening.guest().guide, on);
    }
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.play_until("over");
    assert!(evening.guest().guide);
    evening.ask("ana", HostAsk::Again).unwrap();
    assert!(!evening.guest().guide);
    evening.check();
}

#[test]
fn an_old_log_with_hints_still_says_the_same() {
    let opening = Opening {
        lang: Some("ro".into()),
        guide: true,
        ..opening(short())
    };
    let mut evening = Evening::opened(opening, "ana");
    evening.ask("ana", HostAsk::Guide { on: false }).unwrap();
    let mut table = Table::default();
    let mut seen = Vec::new();
    for record in old_log("guide-1.log.jsonl", &evening) {
        table.evolve(&record);
        let view = table.view(&Onlooker::Guest, Presence::default()).unwrap();
        seen.push(view.guide);
    }
    assert_eq!(seen, [true, false]);
}
