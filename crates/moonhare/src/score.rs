//! `moonhare score`: scores a round played at a real table.

use std::{
    fmt,
    io::{self, Read, Write},
};

use comfy_table::{CellAlignment, Table, presets::UTF8_BORDERS_ONLY};
use moonhare_rules::{Reason, Score, Tabletop, Why};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::error::Category;

use crate::cited;

/// Read one round as JSON on standard input and print its points.
///
/// Example: {"mode":"classic","players":["Ana","Bo","Cy","Di"],"storyteller":"Ana",
/// "cards":["Bo","Ana","Cy","Di"],"votes":{"Bo":[2],"Cy":[1],"Di":[1]}}
///
/// `players` sit clockwise; `cards` says who gave the card on space 1, 2, 3 …; `votes` has each
/// voter's spaces. Party adds the storyteller's "red" space. In Team partners sit opposite each
/// other.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Print a table for people instead of JSON.
    #[arg(long)]
    table: bool,
}

/// More than any round needs.
const MOST_BYTES: u64 = 1 << 20;

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let round = read(io::stdin()).map_err(|sentence| in_one_line(&sentence))?;
    let scores = round.score();
    let scores = scores.map_err(|error| in_one_line(&cited(&error, error.rule())))?;

    let report = ScoreReport {
        names: &round.players,
        scores: &scores,
    };
    let text = if args.table {
        report.table().to_string()
    } else {
        serde_json::to_string(&report).map_err(|error| error.to_string())?
    };
    writeln!(io::stdout(), "{text}").map_err(|error| error.to_string())
}

fn read(input: impl Read) -> Result<Tabletop, String> {
    let mut bytes = Vec::new();
    let read = input.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| format!("The round could not be read: {error}."))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err("The input is larger than 1 MiB, and no round is that long.".into());
    }
    let text = String::from_utf8(bytes).map_err(|_| "The input is not UTF-8 text.")?;
    let text = text.trim_start_matches('\u{FEFF}').trim_start();
    if !text.starts_with('{') {
        return Err(
            "A round is one JSON object in braces; `moonhare help score` shows one.".into(),
        );
    }
    serde_json::from_str(text).map_err(|error| match error.classify() {
        Category::Data => format!("This is not a round: {error}."),
        _ => format!("This is not JSON: {error}."),
    })
}

/// The input may contain line breaks or terminal control characters.
fn in_one_line(sentence: &str) -> String {
    let plain = |c: char| match c {
        c if c.is_control() => c.escape_default().to_string(),
        c => c.into(),
    };
    sentence.chars().map(plain).collect()
}

struct ScoreReport<'a> {
    names: &'a [String],
    scores: &'a [Score],
}

/// A map in seating order.
struct BySeat<'a, T>(&'a [String], Vec<T>);

impl<T: Serialize> Serialize for BySeat<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().zip(&self.1))
    }
}

#[derive(Serialize)]
struct Detail<'a> {
    why: Why,
    points: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by: Vec<&'a str>,
}

impl Serialize for ScoreReport<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let points = self.scores.iter().map(|score| score.points).collect();
        let details = self
            .scores
            .iter()
            .map(|score| self.details(score))
            .collect();
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("points", &BySeat(self.names, points))?;
        map.serialize_entry("details", &BySeat(self.names, details))?;
        map.end()
    }
}

impl<'a> ScoreReport<'a> {
    fn by(&self, reason: &Reason) -> Vec<&'a str> {
        let name = |seat: moonhare_rules::Seat| self.names.get(seat.index()).map(String::as_str);
        reason.by.iter().filter_map(name).collect()
    }

    fn details(&self, score: &Score) -> Vec<Detail<'a>> {
        let detail = |reason: &Reason| Detail {
            why: reason.why,
            points: reason.points,
            by: self.by(reason),
        };
        score.reasons.iter().map(detail).collect()
    }

    fn table(&self) -> Table {
        let mut table = Table::new();
        table.load_style(UTF8_BORDERS_ONLY);
        table.set_header(["", "Points", "Why"]);
        if let Some(points) = table.column_mut(1) {
            points.set_cell_alignment(CellAlignment::Right);
        }
        for (name, score) in self.names.iter().zip(self.scores) {
            let why: Vec<String> = score
                .reasons
                .iter()
                .map(|reason| Sentence(reason, &self.by(reason)).to_string())
                .collect();
            table.add_row([name.clone(), score.points.to_string(), why.join("; ")]);
        }
        table
    }
}

/// Displays a reason in words.
struct Sentence<'a>(&'a Reason, &'a [&'a str]);

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sentence(reason, by) = self;
        let by = by.join(", ");
        let words = match reason.why {
            Why::EveryoneFound => "everyone found the card",
            Why::NobodyFound => "nobody found the card",
            Why::FoundBySome => "found by some",
            Why::Found => "found the card",
            Why::SingleVote => "with a single vote",
            Why::Fooled => "votes on their card",
            Why::Agreed => "same card",
            Why::Alone => "alone on the card",
            Why::Red => "red card",
        };
        write!(f, "{words} +{}", reason.points)?;
        if by.is_empty() {
            Ok(())
        } else {
            write!(f, " ({by})")
        }
    }
}
