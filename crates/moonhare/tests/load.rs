//! A small `moonhare load`: it measures what it claims, and everybody hears of every move.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::{moonhare, run_to_end};
use serde_json::Value;

#[test]
fn a_small_load() {
    let args = ["load", "--tables", "3", "--players", "4", "--spectators"];
    let more = ["20", "--seconds", "4", "--pace", "max", "--json"];
    let output = run_to_end(moonhare(&args).args(more));
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let reports: Value = serde_json::from_slice(&output.stdout).unwrap();
    let report = &reports[0];
    let number = |name: &str| report[name].as_u64().unwrap();
    let counts = ["tables", "players", "spectators", "nodes"].map(number);
    assert_eq!(counts, [3, 4, 20, 1]);
    assert!(number("commands") > 20 && number("rounds") > 1, "{report}");
    assert_eq!(number("unheard"), 0, "{report}");
    assert!(number("rounds_each") > 1, "{report}");
    let woken = report["woken"]["median"].as_f64().unwrap();
    assert!(woken > 0.0 && woken < 5000.0, "{report}");
    assert!(number("memory_at_start") > 1_000_000);
    // So few share what the first table alone needs; waste would be far above this.
    assert!(number("memory_each") < 8_000_000, "{report}");
    assert!(report["node_cpu"].as_f64().unwrap() > 0.0, "{report}");
    assert!(report["bytes_per_player_round"].as_f64().unwrap() > 500.0);
    let share = |spread: &str, name: &str| report[spread][name].as_f64().unwrap();
    for spread in ["acknowledged", "heard"] {
        let (median, most) = (share(spread, "median"), share(spread, "most"));
        assert!(
            median > 0.0 && most >= median && most < 10_000.0,
            "{report}"
        );
    }
    assert!(share("heard", "median") > 0.5 * share("acknowledged", "median"));
}

#[test]
fn what_cannot_be_measured_is_refused() {
    for (args, sentence) in [
        (["--tables", "60000", "--players", "12"], "open files"),
        (["--nats", "0", "--nodes", "3"], "only through NATS"),
    ] {
        let output = run_to_end(moonhare(&["load"]).args(args));
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(text.contains(sentence), "{text}");
    }
}
