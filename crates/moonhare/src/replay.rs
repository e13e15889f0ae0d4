//! `moonhare replay`: tells a finished game as a story and checks it against its seed.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use moonhare_rules::{Clue, Event, Round, Seat, Stage, View, Viewer, Why, verify};
use serde::Deserialize;

/// Tell a finished game, downloaded from its table, as a story.
///
/// Repeats every shuffle from the seed, and refuses a game that was tampered with.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The downloaded file.
    file: PathBuf,
}

#[derive(Deserialize)]
struct Download {
    moonhare: u32,
    events: Vec<Event>,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let name = args.file.display();
    let text = fs::read_to_string(&args.file)
        .map_err(|error| format!("{name} could not be read: {error}."))?;
    let game: Download = serde_json::from_str(&text)
        .map_err(|error| format!("{name} is not a downloaded game: {error}."))?;
    if game.moonhare != 1 {
        return Err(format!(
            "{name} was written by a newer Moonhare; this one cannot read it."
        ));
    }
    let state = verify(&game.events)
        .map_err(|unfair| format!("This game was not played by the rules: {unfair}"))?;
    let view = state
        .view(Viewer::Spectator)
        .ok_or("This file has no game in it.")?;
    let mut out = io::stdout().lock();
    tell(&mut out, &view, state.rounds()).map_err(|error| error.to_string())
}

fn tell(out: &mut impl Write, view: &View, rounds: &[std::sync::Arc<Round>]) -> io::Result<()> {
    let name = |seat: Seat| {
        view.seats
            .get(seat.index())
            .map_or("somebody", |sitter| &sitter.player.name)
    };
    let names =
        |seats: &mut dyn Iterator<Item = Seat>| seats.map(name).collect::<Vec<_>>().join(", ");
    let mode = view.settings.mode;
    writeln!(
        out,
        "{mode}, with {}.",
        names(&mut Seat::all(view.seats.len()))
    )?;
    for round in rounds {
        let told = match &round.clue {
            Clue::Text(text) => format!("tells: “{text}”"),
            Clue::Sound(_) => "plays a recording.".to_owned(),
            Clue::Aloud => "tells aloud.".to_owned(),
        };
        writeln!(
            out,
            "\nRound {}. {} {told}",
            round.number,
            name(round.storyteller)
        )?;
        for (index, laid) in round.board.iter().enumerate() {
            let space = index as u8 + 1;
            let voted = |seat: &Seat| {
                let ballot = round.ballots.get(seat.index()).and_then(Option::as_ref);
                ballot.is_some_and(|ballot| ballot.votes.iter().any(|vote| vote.0 == space))
            };
            let voters = names(&mut Seat::all(view.seats.len()).filter(voted));
            let card = laid.card.0 + 1;
            write!(
                out,
                "  {space:>2}. card {card:<3} from {}",
                name(laid.giver)
            )?;
            if !voters.is_empty() {
                write!(out, ", chosen by {voters}")?;
            }
            writeln!(out)?;
        }
        let outcome = round
            .scores
            .get(round.storyteller.index())
            .and_then(|score| score.reasons.first());
        match outcome.map(|reason| reason.why) {
            Some(Why::EveryoneFound) => writeln!(out, "  Everyone found the storyteller's card.")?,
            Some(Why::NobodyFound) => writeln!(out, "  Nobody found the storyteller's card.")?,
            Some(Why::FoundBySome) => writeln!(out, "  Some found the storyteller's card.")?,
            _ => {}
        }
        let points: Vec<String> = Seat::all(view.seats.len())
            .zip(&round.scores)
            .filter(|(_, score)| score.points > 0)
            .map(|(seat, score)| format!("{} +{}", name(seat), score.points))
            .collect();
        writeln!(
            out,
            "  {}",
            if points.is_empty() {
                "No points.".to_owned()
            } else {
                points.join(", ")
            }
        )?;
    }
    let Stage::Over(podium) = &view.stage else {
        return writeln!(out, "\nThis game is not over yet.");
    };
    writeln!(out, "\nThe end.")?;
    let mut track: Vec<_> = podium.track.iter().collect();
    track.sort_by_key(|side| std::cmp::Reverse(side.score));
    for side in track {
        let wins = side.seats.iter().any(|seat| podium.winners.contains(seat));
        let star = if wins { "★" } else { " " };
        writeln!(
            out,
            "  {star} {:>3}  {}",
            side.score,
            names(&mut side.seats.iter())
        )?;
    }
    writeln!(
        out,
        "\nThe seed {} matches its promise {}.",
        podium.seed, podium.commitment
    )
}
