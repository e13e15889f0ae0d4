//! Draws the figures of each kind of player.

use std::fmt::Write;

use super::{ratio::Share, report::SimReport};

const LEFT: f64 = 190.0;
const WIDTH: f64 = 420.0;
const LINE: f64 = 22.0;
const TOP: f64 = 46.0;

/// One line for each figure: a dot, its interval, and a mark at the level of chance.
pub(crate) fn svg(report: &SimReport) -> String {
    let mut lines: Vec<(String, Share, Option<f64>)> = Vec::new();
    let even = 1.0 / report.players as f64;
    for fared in &report.kinds {
        let name = fared.kind.name();
        lines.push((format!("{name}: wins"), fared.wins, Some(even)));
        lines.extend(
            fared
                .some
                .map(|some| (format!("{name}: some found"), some, None)),
        );
        lines.extend(
            fared
                .found
                .map(|found| (format!("{name}: finds"), found, fared.chance)),
        );
    }
    let height = TOP + LINE * lines.len() as f64 + 34.0;
    let bottom = height - 30.0;
    let at = |share: f64| LEFT + WIDTH * share.clamp(0.0, 1.0);
    let mut svg = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\
         <text x=\"12\" y=\"22\" font-size=\"14\">{} with {} players, {} games; bars are 95 % \
         intervals, ticks are chance</text>",
        LEFT + WIDTH + 70.0,
        report.mode,
        report.players,
        report.games,
    );
    for tenth in (0..=10).step_by(2) {
        let x = at(f64::from(tenth) / 10.0);
        let _ = write!(
            svg,
            "<line x1=\"{x}\" x2=\"{x}\" y1=\"{TOP}\" y2=\"{bottom}\" stroke=\"#ddd\"/>\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" fill=\"#555\">{} %</text>",
            bottom + 18.0,
            tenth * 10,
        );
    }
    for (place, (label, share, chance)) in lines.iter().enumerate() {
        let y = TOP + LINE * (place as f64 + 0.5);
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{label}</text>\
             <line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y}\" y2=\"{y}\" stroke=\"#2a4d8f\" stroke-width=\"3\"/>\
             <circle cx=\"{:.1}\" cy=\"{y}\" r=\"4\" fill=\"#2a4d8f\"/>\
             <text x=\"{}\" y=\"{}\">{:.1} %</text>",
            LEFT - 10.0,
            y + 4.0,
            at(share.low),
            at(share.high),
            at(share.share),
            LEFT + WIDTH + 12.0,
            y + 4.0,
            share.share * 100.0,
        );
        if let Some(chance) = chance {
            let x = at(*chance);
            let _ = write!(
                svg,
                "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{}\" y2=\"{}\" stroke=\"#b3412e\" \
                 stroke-width=\"2\"/>",
                y - 8.0,
                y + 8.0,
            );
        }
    }
    svg.push_str("</svg>\n");
    svg
}
