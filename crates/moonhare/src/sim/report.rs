//! Reports the games: as a table for people, as JSON for programs.

use clap::ValueEnum;
use comfy_table::{CellAlignment, Table, presets::UTF8_BORDERS_ONLY};
use moonhare_rules::Mode;
use serde::Serialize;

use super::{Args, player::PlayerKind, ratio::Share, tally::SimTally};

#[derive(Debug, Serialize)]
pub(crate) struct SimReport {
    pub(crate) mode: Mode,
    pub(crate) players: usize,
    pub(crate) games: u64,
    seed: String,
    rounds: Rounds,
    points_per_round: Points,
    /// How often the storyteller's card was found, in modes with a storyteller.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<FoundRates>,
    /// Where green votes went in Party.
    #[serde(skip_serializing_if = "Option::is_none")]
    votes: Option<Votes>,
    reshuffles_per_game: f64,
    /// The share of clues that were told before, where all tables are one server's.
    #[serde(skip_serializing_if = "Option::is_none")]
    heard_before: Option<f64>,
    /// Each kind of player, with 95 % intervals.
    pub(crate) kinds: Vec<KindResults>,
}

/// How one kind of player did.
#[derive(Debug, Serialize)]
pub(crate) struct KindResults {
    pub(crate) kind: PlayerKind,
    /// Of its rounds as storyteller, those in which some but not all found the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) some: Option<Share>,
    /// How often it found the storyteller's card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) found: Option<Share>,
    /// How often it would have found the card by chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) chance: Option<f64>,
    /// The share of games that one seat of this kind won.
    pub(crate) wins: Share,
}

#[derive(Debug, Serialize)]
pub(crate) struct Rounds {
    mean: f64,
    least: u64,
    most: u64,
}

#[derive(Debug, Serialize)]
pub(crate) struct Points {
    storyteller: f64,
    others: f64,
}

#[derive(Debug, Serialize)]
pub(crate) struct FoundRates {
    everyone: f64,
    nobody: f64,
    some: f64,
}

#[derive(Debug, Serialize)]
pub(crate) struct Votes {
    agreed: f64,
    alone: f64,
    red: f64,
}

impl SimReport {
    pub(crate) fn of(args: &Args, mode: Mode, players: usize, tally: &SimTally) -> SimReport {
        let share = |part: u64, whole: u64| part as f64 / whole as f64;
        let green = tally.agreed + tally.alone + tally.red;
        SimReport {
            mode,
            players,
            games: tally.games,
            seed: args.seed.clone(),
            rounds: Rounds {
                mean: share(tally.rounds, tally.games),
                least: tally.shortest.unwrap_or(0),
                most: tally.longest,
            },
            points_per_round: Points {
                storyteller: tally.storyteller.mean(),
                others: tally.others.mean(),
            },
            found: (mode != Mode::Party).then(|| FoundRates {
                everyone: share(tally.everyone, tally.rounds),
                nobody: share(tally.nobody, tally.rounds),
                some: share(tally.some, tally.rounds),
            }),
            votes: (mode == Mode::Party).then(|| Votes {
                agreed: share(tally.agreed, green),
                alone: share(tally.alone, green),
                red: share(tally.red, green),
            }),
            reshuffles_per_game: share(tally.reshuffles, tally.games),
            heard_before: args.one_server.then(|| share(tally.heard, tally.told)),
            kinds: KindResults::all(tally),
        }
    }

    pub(crate) fn table(&self) -> Table {
        let mut table = Table::new();
        table.load_style(UTF8_BORDERS_ONLY);
        table.set_header([
            format!("{} with {} players", self.mode, self.players),
            format!("{} games", self.games),
        ]);
        if let Some(figures) = table.column_mut(1) {
            figures.set_cell_alignment(CellAlignment::Right);
        }
        let percent = |share: f64| format!("{:.1} %", share * 100.0);
        let number = |mean: f64| format!("{mean:.2}");
        let mut rows = vec![
            ("Rounds per game", number(self.rounds.mean)),
            (
                "  least and most",
                format!("{}–{}", self.rounds.least, self.rounds.most),
            ),
            (
                "Points per round, storyteller",
                number(self.points_per_round.storyteller),
            ),
            (
                "Points per round, others",
                number(self.points_per_round.others),
            ),
        ];
        if let Some(found) = &self.found {
            rows.push(("Everyone found the card", percent(found.everyone)));
            rows.push(("Nobody found the card", percent(found.nobody)));
            rows.push(("Some found the card", percent(found.some)));
        }
        if let Some(votes) = &self.votes {
            rows.push(("Votes with others on a card", percent(votes.agreed)));
            rows.push(("Votes alone on a card", percent(votes.alone)));
            rows.push(("Votes on the red card", percent(votes.red)));
        }
        rows.push(("Reshuffles per game", number(self.reshuffles_per_game)));
        if let Some(heard) = self.heard_before {
            rows.push(("Clues heard before", percent(heard)));
        }
        for (label, figure) in rows {
            table.add_row([label.to_owned(), figure]);
        }
        for fared in &self.kinds {
            let name = fared.kind.name();
            let mut row = |label: String, share: Share| {
                let (low, high) = (percent(share.low), percent(share.high));
                table.add_row([label, format!("{} ({low} – {high})", percent(share.share))]);
            };
            row(format!("{name}: games won by a seat"), fared.wins);
            if let Some(some) = fared.some {
                row(format!("{name}: its card found by some but not all"), some);
            }
            if let (Some(found), Some(chance)) = (fared.found, fared.chance) {
                row(format!("{name}: found the card"), found);
                table.add_row([format!("{name}: would find it by chance"), percent(chance)]);
            }
        }
        table
    }
}

impl KindResults {
    fn all(tally: &SimTally) -> Vec<KindResults> {
        let kinds = PlayerKind::value_variants().iter().zip(&tally.skills);
        kinds
            .filter_map(|(kind, skill)| {
                Some(KindResults {
                    kind: *kind,
                    some: skill.some.share(),
                    found: skill.found.share(),
                    chance: skill.chance.share().map(|chance| chance.share),
                    wins: skill.wins.share()?,
                })
            })
            .collect()
    }
}
