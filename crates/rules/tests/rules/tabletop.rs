//! The points of a round at a real table, and every way to write one down wrong.

use moonhare_rules::{Score, Tabletop};
use serde_json::{Value, json};

fn read(round: &Value) -> Result<Tabletop, String> {
    serde_json::from_str(&round.to_string()).map_err(|error| error.to_string())
}

fn points(round: &Value) -> Vec<u8> {
    let scores = read(round).unwrap().score().unwrap();
    scores.iter().map(|score: &Score| score.points).collect()
}

fn classic() -> Value {
    json!({
        "mode": "classic",
        "players": ["Ana", "Bo", "Cy", "Di"],
        "storyteller": "Ana",
        "cards": ["Bo", "Ana", "Cy", "Di"],
        "votes": {"Bo": [2], "Cy": [1], "Di": [1]},
    })
}

fn three() -> Value {
    json!({
        "mode": "classic",
        "players": ["Ana", "Bo", "Cy"],
        "storyteller": "Bo",
        "cards": ["Ana", "Cy", "Bo", "Ana", "Cy"],
        "votes": {"Ana": [3], "Cy": [4]},
    })
}

fn seven() -> Value {
    json!({
        "mode": "classic",
        "players": ["A", "B", "C", "D", "E", "F", "G"],
        "storyteller": "G",
        "cards": ["A", "B", "C", "D", "E", "F", "G"],
        "votes": {"A": [7], "B": [7, 1], "C": [1], "D": [1, 2], "E": [1], "F": [5]},
    })
}

fn party() -> Value {
    json!({
        "mode": "party",
        "players": ["A", "B", "C", "D", "E", "F"],
        "storyteller": "B",
        "cards": ["F", "E", "D", "C", "B", "A"],
        "votes": {"A": [1], "B": [1], "C": [1], "D": [2], "E": [2], "F": [3]},
        "red": 2,
    })
}

fn team() -> Value {
    json!({
        "mode": "team",
        "players": ["A", "B", "C", "D", "E", "F"],
        "storyteller": "A",
        // D is A's partner; B gave for B and E, F for C and F.
        "cards": ["B", "D", "A", "F"],
        "votes": {"E": [3], "C": [2]},
    })
}

#[test]
fn every_mode_is_scored() {
    // Bo found it (3) and drew two votes (2); Ana was found by some.
    assert_eq!(points(&classic()), [3, 5, 0, 0]);
    // Ana found it and drew Cy's vote with her second card.
    assert_eq!(points(&three()), [4, 3, 0]);
    // A: found 3, single vote 1, four votes that count 3. B: found 3, a vote of D. E: a vote of F.
    assert_eq!(points(&seven()), [7, 4, 0, 0, 1, 0, 3]);
    // Three together on space 1; space 2 is red; F is alone.
    assert_eq!(points(&party()), [3, 3, 3, 0, 0, 0]);
    // E found it; C voted for D's card.
    assert_eq!(points(&team()), [4, 3, 0, 4, 3, 0]);
}

/// The round with one field changed, or taken out.
fn with(mut round: Value, field: &str, value: impl Into<Value>) -> Value {
    round[field] = value.into();
    round
}

fn without(mut round: Value, field: &str) -> Value {
    round.as_object_mut().unwrap().remove(field);
    round
}

/// The round with one voter's spaces changed.
fn voting(mut round: Value, who: &str, spaces: impl Into<Value>) -> Value {
    round["votes"][who] = spaces.into();
    round
}

fn not_voting(mut round: Value, who: &str) -> Value {
    round["votes"].as_object_mut().unwrap().remove(who);
    round
}

#[test]
fn what_is_against_the_rules_is_refused_with_the_rule() {
    let names = |names: &str| Value::from_iter(names.split(' '));
    for (rule, says, round) in [
        // Votes.
        ("R4.2", "Bo: Space 1", voting(classic(), "Bo", json!([1]))),
        ("R4.2", "Cy: Space 5", voting(three(), "Cy", json!([5]))),
        ("R4.2", "Cy: Space 2", voting(three(), "Cy", json!([2]))),
        ("R4.2", "A: Space 1", voting(seven(), "A", json!([7, 1]))),
        (
            "R4.3",
            "Bo: Cast exactly one",
            voting(classic(), "Bo", json!([2, 3])),
        ),
        (
            "R4.3",
            "Bo: Cast exactly one",
            voting(classic(), "Bo", json!([])),
        ),
        (
            "R4.3",
            "A: Cast one vote or two",
            voting(seven(), "A", json!([7, 2, 3])),
        ),
        (
            "R4.3",
            "A: Cast one vote or two",
            voting(seven(), "A", json!([])),
        ),
        (
            "R4.3",
            "A: Two votes go on two",
            voting(seven(), "A", json!([7, 7])),
        ),
        (
            "R5.3",
            "A: Cast exactly one",
            voting(party(), "A", json!([1, 2])),
        ),
        (
            "R6.5",
            "E: Cast exactly one",
            voting(team(), "E", json!([3, 1])),
        ),
        // Spaces that are not there.
        (
            "R3.4",
            "Bo: There is no space 5",
            voting(classic(), "Bo", json!([5])),
        ),
        (
            "R3.4",
            "Bo: There is no space 0",
            voting(classic(), "Bo", json!([0])),
        ),
        (
            "R3.4",
            "Bo: There is no space -1",
            voting(classic(), "Bo", json!([-1])),
        ),
        (
            "R3.4",
            "Bo: There is no space 300",
            voting(classic(), "Bo", json!([300])),
        ),
        (
            "R3.4",
            "Bo: There is no space 258",
            voting(classic(), "Bo", json!([258])),
        ),
        (
            "R3.4",
            "Bo: There is no space 1.5 ",
            voting(classic(), "Bo", json!([1.5])),
        ),
        (
            "R3.4",
            "Bo: There is no space 1e300 ",
            voting(classic(), "Bo", json!([1e300])),
        ),
        (
            "R3.4",
            "Bo: There is no space \"2\" ",
            voting(classic(), "Bo", json!(["2"])),
        ),
        (
            "R3.4",
            "B: There is no space \"2\" ",
            with(party(), "red", json!("2")),
        ),
        (
            "R3.4",
            "B: There is no space 7",
            with(party(), "red", json!(7)),
        ),
        (
            "R3.4",
            "B: There is no space 0",
            with(party(), "red", json!(0)),
        ),
        (
            "R3.4",
            "B: There is no space -3",
            with(party(), "red", json!(-3)),
        ),
        (
            "R3.4",
            "E: There is no space 5",
            voting(team(), "E", json!([5])),
        ),
        // Voters.
        ("R4.3", "Di has not voted", not_voting(classic(), "Di")),
        ("R5.3", "F has not voted", not_voting(party(), "F")),
        ("R5.3", "B has not voted", not_voting(party(), "B")),
        ("R6.3", "E has not voted", not_voting(team(), "E")),
        (
            "R4.2",
            "Ana: The storyteller",
            voting(classic(), "Ana", json!([1])),
        ),
        (
            "R6.3",
            "D: The storyteller's partner",
            voting(team(), "D", json!([1])),
        ),
        (
            "R6.3",
            "B: Who gave a card",
            voting(team(), "B", json!([1])),
        ),
        // The red vote.
        (
            "R5.3",
            "Only the storyteller in Party",
            with(classic(), "red", json!(1)),
        ),
        (
            "R5.3",
            "Only the storyteller in Party",
            with(team(), "red", json!(1)),
        ),
        (
            "R5.3",
            "B: The storyteller also places the red",
            without(party(), "red"),
        ),
        // Players.
        (
            "R2",
            "here are 2",
            with(classic(), "players", names("Ana Bo")),
        ),
        ("R2", "here are 0", with(classic(), "players", json!([]))),
        (
            "R2",
            "here are 13",
            with(classic(), "players", names("a b c d e f g h i j k l m")),
        ),
        (
            "R2",
            "here are 5",
            with(party(), "players", names("A B C D E")),
        ),
        (
            "R2",
            "here are 7",
            with(team(), "players", names("A B C D E F G")),
        ),
        ("R2", "here are 4", with(classic(), "mode", json!("party"))),
        // Cards.
        (
            "R2",
            "has 4 cards",
            with(classic(), "cards", names("Bo Ana Cy")),
        ),
        (
            "R2",
            "has 4 cards",
            with(classic(), "cards", names("Bo Ana Cy Di Di")),
        ),
        (
            "R2",
            "Cy must have 1 card on",
            with(classic(), "cards", names("Bo Ana Di Di")),
        ),
        (
            "R2",
            "Ana must have 1",
            with(classic(), "cards", names("Bo Bo Cy Di")),
        ),
        (
            "R2",
            "Ana must have 2 cards on",
            with(three(), "cards", names("Ana Ana Bo Ana Cy")),
        ),
        (
            "R2",
            "has 5 cards",
            with(three(), "cards", names("Ana Bo Cy")),
        ),
        (
            "R5.2",
            "has 6 cards",
            with(party(), "cards", names("A B C D E")),
        ),
        (
            "R5.2",
            "A must have 1",
            with(party(), "cards", names("F E D C B B")),
        ),
        (
            "R6.2",
            "has 4 cards",
            with(team(), "cards", names("A D B C E")),
        ),
        (
            "R6.1",
            "B or E must have 1",
            with(team(), "cards", names("B D A E")),
        ),
        (
            "R6.1",
            "C or F must have 1",
            with(team(), "cards", names("B C A F")),
        ),
    ] {
        let error = read(&round).unwrap().score().expect_err(says);
        assert_eq!(error.rule(), Some(rule), "{error}: {round}");
        let message = error.to_string();
        assert!(message.contains(says), "{message} should say {says}");
        assert!(
            message.ends_with('.') && !message.contains('\n'),
            "{message}"
        );
    }
}

#[test]
fn a_name_that_nobody_has_is_refused_with_the_rule_for_what_they_did() {
    for (rule, round) in [
        ("R3.1", with(classic(), "storyteller", json!("Eve"))),
        ("R3.1", with(classic(), "storyteller", json!("ana"))),
        ("R3.1", with(team(), "storyteller", json!("Eve"))),
        (
            "R2",
            with(classic(), "cards", json!(["Bo", "Ana", "Eve", "Di"])),
        ),
        (
            "R5.2",
            with(party(), "cards", json!(["F", "E", "D", "C", "B", "Eve"])),
        ),
        ("R6.1", with(team(), "cards", json!(["B", "D", "A", "Eve"]))),
        ("R4.2", voting(classic(), "Eve", json!([1]))),
        ("R5.3", voting(party(), "Eve", json!([1]))),
        ("R6.3", voting(team(), "Eve", json!([1]))),
    ] {
        let error = read(&round).unwrap().score().unwrap_err();
        assert!(error.to_string().contains("none of the players"), "{error}");
        assert_eq!(error.rule(), Some(rule), "{round}");
    }
}

#[test]
fn everybody_has_a_name_of_their_own() {
    for (says, name) in [
        ("Bo stands twice", "Bo"),
        ("\"\" is no name", ""),
        ("\"  \" is no name", "  "),
        ("\"D\\ni\" is no name", "D\ni"),
        ("\"\\u{1b}[31m\" is no name", "\u{1b}[31m"),
    ] {
        let round = with(classic(), "players", json!(["Ana", "Bo", "Cy", name]));
        let error = read(&round).unwrap().score().unwrap_err();
        assert!(error.to_string().contains(says), "{error}");
        assert_eq!(error.rule(), Some("R2"), "{error}");
    }
}

#[test]
fn a_number_may_be_written_with_a_point() {
    assert_eq!(points(&voting(classic(), "Bo", json!([2.0]))), [3, 5, 0, 0]);
}

#[test]
fn what_is_not_a_round_is_not_read() {
    for (says, round) in [
        ("unknown field `blue`", with(classic(), "blue", json!(1))),
        (
            "unknown variant `bridge`",
            with(classic(), "mode", json!("bridge")),
        ),
        ("missing field `votes`", without(classic(), "votes")),
        ("missing field `cards`", without(classic(), "cards")),
        (
            "missing field `storyteller`",
            without(classic(), "storyteller"),
        ),
        (
            "list of spaces",
            with(classic(), "votes", json!([["Bo", [1]]])),
        ),
        (
            "a space is a number",
            voting(classic(), "Bo", json!([true])),
        ),
        ("invalid type", voting(classic(), "Bo", json!(2))),
        (
            "invalid type",
            with(classic(), "mode", json!({ "classic": null })),
        ),
        ("expected a round", json!("a round")),
    ] {
        let error = read(&round).expect_err(says);
        assert!(error.contains(says), "{error} should say {says}");
    }
}

#[test]
fn a_voter_who_stands_twice_is_refused_rather_than_forgotten() {
    for (rule, who, round) in [
        ("R4.3", "Cy", classic()),
        ("R5.3", "C", party()),
        ("R6.5", "C", team()),
    ] {
        let once = format!("\"{who}\":");
        let text = round
            .to_string()
            .replacen(&once, &format!("{once}[2],{once}"), 1);
        let error = serde_json::from_str::<Tabletop>(&text).unwrap().score();
        let error = error.unwrap_err();
        assert_eq!(error.rule(), Some(rule));
        let says = format!("{who} stands twice among the votes");
        assert!(error.to_string().contains(&says), "{error}");
    }
    let text = classic()
        .to_string()
        .replacen('{', "{\"mode\":\"party\",", 1);
    let error = serde_json::from_str::<Tabletop>(&text).unwrap_err();
    assert!(
        error.to_string().contains("duplicate field `mode`"),
        "{error}"
    );
}
