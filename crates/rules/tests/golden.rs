//! Logs of whole games that every version must replay for ever. `examples/record.rs` wrote them; a
//! file is never changed, only new ones are added.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "common/book.rs"]
mod book;

use std::{fs, path::Path};

use moonhare_rules::{
    Ballot, Clue, Edition, Event, Laid, Mode, Round, Seat, SeatSet, Settings, Stage, State, Viewer,
    verify,
};
use serde_json::Value;

struct Golden {
    name: String,
    /// The events as they were written.
    written: Vec<Value>,
    events: Vec<Event>,
    games: Vec<Game>,
}

/// What came of a game.
#[derive(Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    /// By side.
    scores: Vec<u16>,
    winners: SeatSet,
}

fn logs() -> Vec<Golden> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut logs: Vec<Golden> = (fs::read_dir(folder).unwrap())
        .map(|entry| {
            let path = entry.unwrap().path();
            let file: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
            Golden {
                name: path.file_stem().unwrap().display().to_string(),
                written: file["events"].as_array().unwrap().clone(),
                events: serde_json::from_value(file["events"].clone()).unwrap(),
                games: serde_json::from_value(file["games"].clone()).unwrap(),
            }
        })
        .collect();
    logs.sort_by(|one, other| one.name.cmp(&other.name));
    assert!(logs.len() >= 13, "golden logs are missing");
    logs
}

#[test]
fn they_replay_and_are_fair() {
    for log in logs() {
        let state = State::replay(&log.events);
        assert_eq!(verify(&log.events).as_ref(), Ok(&state), "{}", log.name);
        let Some(Stage::Over(podium)) = state.view(Viewer::Screen).map(|view| view.stage) else {
            panic!("{} is not over", log.name);
        };
        let last = log.games.last().unwrap();
        assert_eq!(podium.winners, last.winners, "{}", log.name);
        assert!(
            podium
                .track
                .iter()
                .map(|side| side.score)
                .eq(last.scores.iter().copied())
        );
    }
}

/// Whose games were scored when a vote for the own pair's card earned something (R6.4).
#[test]
fn each_edition_of_the_rules_tells_its_games_from_the_others() {
    let mut told = Vec::new();
    for log in logs() {
        for edition in [Edition::First, Edition::Second] {
            let mut other = log.events.clone();
            for event in &mut other {
                if let Event::Started { edition: e, .. } = event {
                    *e = edition;
                }
            }
            if other != log.events && verify(&other).is_err() {
                told.push((log.name.clone(), edition));
            }
        }
    }
    // Only these have such votes; the others are the same by either.
    let wanted = [
        ("team_12", Edition::Second),
        ("team_6_handed_over", Edition::Second),
        ("team_6_twice_each", Edition::Second),
        ("team_8_second_edition", Edition::First),
    ];
    assert!(
        told.iter().map(|(name, e)| (name.as_str(), *e)).eq(wanted),
        "{told:?}"
    );
}

/// What is written today is what was written then.
#[test]
fn the_written_form_has_not_changed() {
    for log in logs() {
        for (event, written) in log.events.iter().zip(&log.written) {
            assert_eq!(
                serde_json::to_value(event).unwrap(),
                *written,
                "{}",
                log.name
            );
        }
    }
}

/// The results from the bare log, by the book, without a state.
#[test]
fn the_results_are_those_of_the_book() {
    for log in logs() {
        assert_eq!(results(&log.events), log.games, "{}", log.name);
    }
}

fn results(events: &[Event]) -> Vec<Game> {
    let mut games = Vec::new();
    let mut settings: Option<Settings> = None;
    let mut edition = Edition::First;
    let mut players = 0;
    let mut storyteller = Seat(0);
    let mut board: Vec<Laid> = Vec::new();
    let mut ballots: Vec<Option<Ballot>> = Vec::new();
    let mut sums: Vec<u16> = Vec::new();
    for event in events {
        match event {
            Event::Created { settings: s } | Event::Configured { settings: s } => {
                settings = Some(*s);
            }
            Event::Seated { .. } => players += 1,
            Event::Left { .. } => players -= 1,
            Event::Started { edition: e, .. } => {
                edition = *e;
                sums = vec![0; players];
            }
            Event::Told { seat, .. } => storyteller = *seat,
            Event::Laid { board: laid } => {
                board = laid.to_vec();
                ballots = vec![None; players];
            }
            Event::Voted { seat, ballot } => ballots[seat.index()] = Some(ballot.clone()),
            Event::TakenBack { seat } if !ballots.is_empty() => ballots[seat.index()] = None,
            Event::Scored { scores } => {
                let round = Round {
                    number: 0,
                    storyteller,
                    clue: Clue::Aloud,
                    board: board.drain(..).collect(),
                    ballots: ballots.drain(..).collect(),
                    scores: scores.clone(),
                };
                let points = book::points(settings.unwrap().mode, edition, &round);
                let sum = |(sum, points): (&mut u16, usize)| *sum += points as u16;
                sums.iter_mut().zip(points).for_each(sum);
            }
            Event::Ended { .. } => {
                let highest = sums.iter().max();
                let wins = |seat: &Seat| sums.get(seat.index()) == highest;
                let winners = Seat::all(players).filter(wins).collect();
                let team = settings.unwrap().mode == Mode::Team;
                let sides = if team { players / 2 } else { players };
                let scores = sums[..sides].to_vec();
                games.push(Game { scores, winners });
            }
            _ => {}
        }
    }
    games
}

/// Together they hold every kind of event and of clue.
#[test]
fn nothing_is_missing_from_them() {
    let all: Vec<Event> = logs().into_iter().flat_map(|log| log.events).collect();
    let kinds: std::collections::BTreeSet<String> = (all.iter())
        .map(|event| {
            serde_json::to_value(event).unwrap()["event"]
                .as_str()
                .unwrap()
                .to_owned()
        })
        .collect();
    let wanted = [
        "arranged",
        "began",
        "claimed",
        "cleared",
        "configured",
        "created",
        "ended",
        "given",
        "handed_over",
        "introduced",
        "laid",
        "left",
        "passed",
        "pressed_on",
        "refilled",
        "rematched",
        "reshuffled",
        "scored",
        "seated",
        "started",
        "stood_in",
        "taken_back",
        "thrown_in",
        "told",
        "voted",
    ];
    assert!(kinds.iter().eq(wanted), "{kinds:?}");
    let clue = |is: fn(&Clue) -> bool| {
        let told = |event: &Event| matches!(event, Event::Told { clue, .. } if is(clue));
        assert!(all.iter().any(told));
    };
    clue(|clue| matches!(clue, Clue::Text(_)));
    clue(|clue| matches!(clue, Clue::Sound(_)));
    clue(|clue| matches!(clue, Clue::Aloud));
}
