//! `moonhare bot`: questions in, numbers out.

#![allow(clippy::unwrap_used)]

use std::time::Duration;

use assert_cmd::Command;
use serde_json::Value;

/// The time that one run of the program may take.
const PATIENCE: Duration = Duration::from_secs(60);

fn rank(args: &[&str], questions: &str) -> Result<Vec<Vec<f64>>, String> {
    let mut command = Command::cargo_bin("moonhare").unwrap();
    let command = command.args(["bot", "rank"]).args(args);
    let command = command.timeout(PATIENCE);
    let output = command.write_stdin(questions).output().unwrap();
    if !output.status.success() {
        return Err(String::from_utf8(output.stderr).unwrap());
    }
    let lines = String::from_utf8(output.stdout).unwrap();
    let fit = |line: &str| -> Vec<f64> {
        let answer: Value = serde_json::from_str(line).unwrap();
        serde_json::from_value(answer["fit"].clone()).unwrap()
    };
    Ok(lines.lines().map(fit).collect())
}

#[test]
fn cards_are_ranked_for_each_line() {
    let questions = r#"{"clue":"Little Red Riding Hood's enemy","cards":["wolf_post","sun_bicycle.webp"]}
{"clue":"anything"}"#;
    let answers = rank(&[], questions).unwrap();
    assert!(answers[0][0] > answers[0][1], "{answers:?}");
    assert_eq!(answers[1].len(), 84);
}

#[test]
fn a_bare_deck_has_words_and_no_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let deck = r#"
        [cards."owl.jpg".es]
        description = "Un búho lee una carta a la luz de la luna."
        [cards."boat.jpg".es]
        description = "Un barco de papel en un río."
        [cards."blank.jpg"]
    "#;
    let file = folder.path().join("deck.toml");
    std::fs::write(&file, deck).unwrap();
    let question = r#"{"clue":"Night","cards":["owl.jpg","boat.jpg"]}"#;
    for path in [file.as_path(), folder.path()] {
        let answers = rank(&["--deck", path.to_str().unwrap()], question).unwrap();
        assert!(answers[0][0] > answers[0][1], "{answers:?}");
    }
}

#[test]
fn rubbish_is_refused_with_a_sentence() {
    for (questions, sentence) in [
        ("{", "Line 1"),
        (r#"{"clue":"x","cards":["nobody"]}"#, "no card"),
        (r#"{"clue":5}"#, "Line 1"),
    ] {
        let refusal = rank(&[], questions).unwrap_err();
        assert!(refusal.contains(sentence), "{refusal}");
    }
    assert!(
        rank(&["--deck", "/nowhere"], "")
            .unwrap_err()
            .contains("cannot be read")
    );
    assert!(rank(&["--lang", "xx"], "").is_err());
}
