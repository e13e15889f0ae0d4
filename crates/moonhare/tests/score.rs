//! `moonhare score` as people use it: JSON in, JSON or a sentence out.

#![allow(clippy::unwrap_used)]

use std::time::Duration;

use assert_cmd::Command;
use serde_json::{Value, json};

/// The time that one run of the program may take.
const PATIENCE: Duration = Duration::from_secs(60);

fn score(round: &Value, args: &[&str]) -> (i32, String, String) {
    run(&round.to_string(), args)
}

fn run(input: &str, args: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("moonhare").unwrap();
    let output = command
        .arg("score")
        .args(args)
        .write_stdin(input)
        .timeout(PATIENCE)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

fn four() -> Value {
    json!({
        "mode": "classic",
        "players": ["Ana", "Bo", "Cy", "Di"],
        "storyteller": "Ana",
        "cards": ["Bo", "Ana", "Cy", "Di"],
        "votes": {"Bo": [2], "Cy": [1], "Di": [1]},
    })
}

fn points(round: &Value) -> Value {
    let (code, out, err) = score(round, &[]);
    assert_eq!((code, err.as_str()), (0, ""), "{round}");
    serde_json::from_str::<Value>(&out).unwrap()["points"].clone()
}

#[test]
fn a_classic_round() {
    // R4.6: Ana and Bo 3; R4.7: two votes on Bo's card.
    assert_eq!(
        points(&four()),
        json!({"Ana": 3, "Bo": 5, "Cy": 0, "Di": 0})
    );
}

#[test]
fn the_details_say_where_points_come_from() {
    let (_, out, _) = score(&four(), &[]);
    let details = &serde_json::from_str::<Value>(&out).unwrap()["details"];
    assert_eq!(
        details["Bo"][1],
        json!({"why": "fooled", "points": 2, "by": ["Cy", "Di"]})
    );
}

#[test]
fn a_party_round() {
    // R5.4: three together get 3 each, two on the red card nothing, one alone nothing.
    let round = json!({
        "mode": "party",
        "players": ["A", "B", "C", "D", "E", "F"],
        "storyteller": "C",
        "cards": ["F", "E", "D", "C", "B", "A"],
        "votes": {"A": [1], "B": [1], "C": [1], "D": [2], "E": [2], "F": [3]},
        "red": 2,
    });
    assert_eq!(
        points(&round),
        json!({"A": 3, "B": 3, "C": 3, "D": 0, "E": 0, "F": 0})
    );
}

#[test]
fn a_team_round() {
    // Partners A-D, B-E, C-F. A tells, D gives, E and C give, so B and F vote (R6.3). B finds it,
    // F falls for D's card (R6.5).
    let round = json!({
        "mode": "team",
        "players": ["A", "B", "C", "D", "E", "F"],
        "storyteller": "A",
        "cards": ["E", "A", "D", "C"],
        "votes": {"B": [2], "F": [3]},
    });
    assert_eq!(
        points(&round),
        json!({"A": 4, "B": 3, "C": 0, "D": 4, "E": 3, "F": 0})
    );
}

#[test]
fn a_vote_for_the_own_pairs_card_earns_nothing() {
    // B and F vote for the cards of their partners E and C (R6.4); nobody finds A's.
    let round = json!({
        "mode": "team",
        "players": ["A", "B", "C", "D", "E", "F"],
        "storyteller": "A",
        "cards": ["E", "A", "D", "C"],
        "votes": {"B": [1], "F": [4]},
    });
    assert_eq!(
        points(&round),
        json!({"A": 0, "B": 2, "C": 2, "D": 0, "E": 2, "F": 2})
    );
}

#[test]
fn the_table_names_everybody() {
    let (code, out, _) = score(&four(), &["--table"]);
    assert_eq!(code, 0);
    for words in ["Ana", "Bo", "Cy", "Di", "found the card +3", "(Cy, Di)"] {
        assert!(out.contains(words), "{out}");
    }
}

/// Expects nothing on standard output, and one sentence with the rule on standard error.
fn refused(round: &Value, words: &str, rule: &str) {
    let (code, out, err) = score(round, &[]);
    assert_eq!((code, out.as_str()), (1, ""), "{round}");
    assert_eq!(err.lines().count(), 1, "{err}");
    assert!(err.contains(words) && err.contains(rule), "{err}");
}

#[test]
fn a_round_against_the_rules_is_refused_with_its_rule() {
    let changed = |field: &str, value: Value| {
        let mut round = four();
        round[field] = value;
        round
    };
    refused(
        &changed("votes", json!({"Bo": [1], "Cy": [1], "Di": [1]})),
        "own",
        "R4.2",
    );
    refused(
        &changed("votes", json!({"Bo": [2, 3], "Cy": [1], "Di": [1]})),
        "one vote",
        "R4.3",
    );
    refused(
        &changed("votes", json!({"Bo": [5], "Cy": [1], "Di": [1]})),
        "no space 5",
        "R3.4",
    );
    refused(
        &changed("votes", json!({"Bo": [2], "Cy": [1]})),
        "Di has not voted",
        "R4.3",
    );
    refused(
        &changed(
            "votes",
            json!({"Ana": [1], "Bo": [2], "Cy": [1], "Di": [1]}),
        ),
        "Ana",
        "R4.2",
    );
    refused(
        &changed(
            "votes",
            json!({"Bo": [2], "Cy": [1], "Di": [1], "Zoe": [1]}),
        ),
        "Zoe",
        "R4.2",
    );
    refused(
        &changed("cards", json!(["Bo", "Ana", "Cy"])),
        "4 cards",
        "R2",
    );
    refused(
        &changed("cards", json!(["Bo", "Ana", "Cy", "Cy"])),
        "Cy",
        "R2",
    );
    refused(&changed("players", json!(["Ana", "Bo"])), "3 to 12", "R2");
    refused(&changed("storyteller", json!("Zoe")), "Zoe", "R3.1");
    refused(&changed("red", json!(1)), "red", "R5.3");
    refused(
        &changed("players", json!(["Ana", "Bo", "Cy", "Bo"])),
        "Bo stands twice",
        "R2",
    );
}

#[test]
fn input_that_is_not_a_round_is_refused() {
    let four = four().to_string();
    let array = r#"["classic",["A","B","C"],"A",["A","B","B","C","C"],{"B":[1],"C":[1]}]"#;
    let long = " ".repeat(1 << 20);
    for (input, words) in [
        ("", "one JSON object"),
        ("[]", "one JSON object"),
        ("null", "one JSON object"),
        (array, "one JSON object"),
        ("\u{0}", "one JSON object"),
        ("{", "not JSON"),
        (&format!("{four} {four}"), "not JSON"),
        (r#"{"mode":"classic"}"#, "missing field"),
        (&four.replace("classic", "chess"), "`chess`"),
        (&four.replace("classic", "che\\nss"), "`che\\nss`"),
        (
            &four.replace("\"mode\"", "\"mo\\u001bde\""),
            "`mo\\u{1b}de`",
        ),
        (
            &four.replace("\"storyteller\":\"Ana\"", "\"storyteller\":\"A\\nna\""),
            "A\\nna is none",
        ),
        (&format!("{four}{long}junk"), "larger than 1 MiB"),
        (&format!("{long}{four}"), "larger than 1 MiB"),
    ] {
        let (code, out, err) = run(input, &[]);
        assert_eq!((code, out.as_str()), (1, ""), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
        assert!(err.contains(words), "{err} should say {words}");
        assert!(!err.contains('\u{1b}'));
    }
    let mut command = Command::cargo_bin("moonhare").unwrap();
    let output = command.arg("score").write_stdin(b"{\xff}".to_vec());
    let output = output.timeout(PATIENCE);
    let said = String::from_utf8(output.output().unwrap().stderr).unwrap();
    assert!(said.contains("UTF-8"), "{said}");
}

#[test]
fn a_byte_order_mark_is_ignored() {
    let (code, _, err) = run(&format!("\u{feff}{}", four()), &[]);
    assert_eq!((code, err.as_str()), (0, ""));
}
