//! A small `moonhare load`: it measures what it claims, and every spectator receives every move.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use common::moonhare;
use serde_json::Value;

#[test]
fn a_small_load() {
    let args = [
        "load",
        "--spectators",
        "50",
        "--tables",
        "20",
        "--moves",
        "12",
        "--json",
    ];
    let output = moonhare(&args).output().unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let number = |name: &str| report[name].as_u64().unwrap();
    let counts = ["spectators", "tables", "moves"].map(number);
    assert_eq!(counts, [50, 20, 12]);
    assert!(number("memory_at_start") > 1_000_000);
    // A few cost more each than many do; waste would be far above this.
    assert!(number("bytes_per_spectator") < 300_000, "{report}");
    assert!(number("bytes_per_table") < 500_000, "{report}");
    assert!(number("bytes_heard_by_each") > 500, "{report}");
    for spread in ["acknowledged", "heard"] {
        let median = report[spread]["median"].as_f64().unwrap();
        let most = report[spread]["most"].as_f64().unwrap();
        assert!(median > 0.0 && most >= median && most < 5_000.0, "{report}");
    }
}

#[test]
fn more_spectators_than_files_are_refused() {
    let output = moonhare(&["load", "--spectators", "100000000"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("open files"), "{text}");
}
