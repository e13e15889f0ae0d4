//! The outcome of a siege, and which bounds it broke.

use std::{collections::BTreeMap, fmt, net::Ipv4Addr, time::Duration};

use comfy_table::{Cell, CellAlignment, Table, presets::NOTHING};

use crate::{Bounds, evening::Done, spread::Spread, tally::Fate};

type Fates = BTreeMap<Fate, usize>;

#[derive(Debug)]
pub struct SiegeReport {
    pub(crate) bounds: Bounds,
    pub(crate) lasted: Duration,
    pub(crate) moves: Spread,
    pub(crate) given_up: Vec<String>,
    pub(crate) lost: Vec<Done>,
    pub(crate) again: usize,
    pub(crate) reopened: usize,
    pub(crate) newcomers: Spread,
    pub(crate) newcomers_fates: Fates,
    pub(crate) memory: u64,
    pub(crate) disk: u64,
    pub(crate) addresses: usize,
    pub(crate) shut_out: Vec<Ipv4Addr>,
    pub(crate) attacks: Vec<(&'static str, Fates)>,
    pub(crate) panics: Vec<String>,
}

/// Fewer moves than this say little about the 99th percentile.
const LEAST_MOVES: usize = 100;

impl SiegeReport {
    /// A sentence for each broken bound.
    pub fn misses(&self) -> Vec<String> {
        let Bounds {
            acknowledged,
            newcomers,
            memory,
            answered_again,
            ..
        } = self.bounds;
        let disk = self.bounds.disk_in(self.lasted);
        let mut misses = Vec::new();
        let mut miss = |missed: bool, sentence: String| {
            if missed {
                misses.push(sentence);
            }
        };
        miss(
            self.moves.p99 >= acknowledged,
            format!(
                "One move in a hundred waited {:.1} s or longer; the bound is {:.1} s.",
                self.moves.p99.as_secs_f64(),
                acknowledged.as_secs_f64()
            ),
        );
        miss(
            self.moves.count < LEAST_MOVES,
            format!(
                "Only {} moves were played, which is too few to judge.",
                self.moves.count
            ),
        );
        for why in &self.given_up {
            miss(true, format!("A move was never acknowledged: {why}."));
        }
        for done in &self.lost {
            miss(true, format!("An acknowledged move is lost: {done:?}."));
        }
        miss(
            self.newcomers.p99 >= newcomers,
            format!(
                "One newcomer in a hundred waited {:.1} s or longer; the bound is {:.1} s.",
                self.newcomers.p99.as_secs_f64(),
                newcomers.as_secs_f64()
            ),
        );
        // When the siege ends, the last one may still wait.
        let came: usize = self.newcomers_fates.values().sum();
        miss(
            self.newcomers.count + 1 + came / 100 < came,
            format!(
                "Only {} of {came} newcomers were let in.",
                self.newcomers.count
            ),
        );
        miss(
            self.memory >= memory,
            format!(
                "The server used {} of memory; the bound is {}.",
                megabytes(self.memory),
                megabytes(memory)
            ),
        );
        miss(
            self.disk >= disk,
            format!(
                "The data grew by {}; the bound is {}.",
                megabytes(self.disk),
                megabytes(disk)
            ),
        );
        miss(
            !self.shut_out.is_empty(),
            format!(
                "{} of {} addresses were still shut out {} s after the end: {:?}.",
                self.shut_out.len(),
                self.addresses,
                answered_again.as_secs(),
                self.shut_out
            ),
        );
        for (name, fates) in self
            .attacks
            .iter()
            .chain([&("newcomers", self.newcomers_fates.clone())])
        {
            miss(fates.is_empty(), format!("{name} never happened."));
            // The server may say that it is busy or full, but not that it is broken.
            let broken = |fate: &&Fate| matches!(fate, Fate::Answered(500..=502 | 504..));
            for fate in fates.keys().filter(broken) {
                miss(true, format!("{name} was answered {fate}."));
            }
        }
        for panic in &self.panics {
            miss(true, format!("The server complained: {panic}"));
        }
        misses
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

impl fmt::Display for SiegeReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut table = Table::new();
        table.load_style(NOTHING);
        table.set_header(["attack", "connections", "outcome"]);
        let newcomers = [("newcomers", self.newcomers_fates.clone())];
        for (name, fates) in self.attacks.iter().chain(&newcomers) {
            let answers: Vec<String> = (fates.iter())
                .map(|(fate, count)| format!("{fate}: {count}"))
                .collect();
            table.add_row([
                Cell::new(name),
                Cell::new(fates.values().sum::<usize>()).set_alignment(CellAlignment::Right),
                Cell::new(answers.join(", ")),
            ]);
        }
        writeln!(f, "{table}\n")?;
        let disk = self.bounds.disk_in(self.lasted);
        writeln!(
            f,
            "{:.0} s from {} addresses",
            self.lasted.as_secs_f64(),
            self.addresses
        )?;
        writeln!(
            f,
            "moves       {} acknowledged: {}",
            self.moves.count, self.moves
        )?;
        writeln!(
            f,
            "            {} sent again, {} streams reopened, {} lost",
            self.again,
            self.reopened,
            self.lost.len()
        )?;
        writeln!(
            f,
            "newcomers   {} saw what they came for: {}",
            self.newcomers.count, self.newcomers
        )?;
        writeln!(
            f,
            "memory      {} at the peak, of {}",
            megabytes(self.memory),
            megabytes(self.bounds.memory)
        )?;
        writeln!(
            f,
            "disk        grew by {}, of {}",
            megabytes(self.disk),
            megabytes(disk)
        )?;
        let again = self.addresses - self.shut_out.len();
        writeln!(
            f,
            "afterwards  {again} of {} attackers' addresses answered within {} s",
            self.addresses,
            self.bounds.answered_again.as_secs()
        )?;
        let misses = self.misses();
        for miss in &misses {
            writeln!(f, "MISSED      {miss}")?;
        }
        if misses.is_empty() {
            writeln!(f, "Everything held.")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spread::Times;

    fn spread(count: usize, each: Duration) -> Spread {
        let times = Times::default();
        for _ in 0..count {
            times.took(each);
        }
        times.spread()
    }

    fn report(newcomers: Spread, fates: &[(Fate, usize)]) -> SiegeReport {
        SiegeReport {
            bounds: Bounds::default(),
            lasted: Duration::from_secs(60),
            moves: spread(LEAST_MOVES, Duration::from_millis(5)),
            given_up: Vec::new(),
            lost: Vec::new(),
            again: 0,
            reopened: 0,
            newcomers,
            newcomers_fates: fates.iter().copied().collect(),
            memory: 0,
            disk: 0,
            addresses: 0,
            shut_out: Vec::new(),
            attacks: Vec::new(),
            panics: Vec::new(),
        }
    }

    #[test]
    fn newcomers_count() {
        let soon = Duration::from_millis(20);
        let seen = (Fate::Answered(200), 100);
        let fine = report(spread(100, soon), &[seen, (Fate::Silent, 1)]);
        assert_eq!(fine.misses(), Vec::<String>::new());
        let slow = report(spread(100, Bounds::default().newcomers), &[seen]);
        assert!(slow.misses()[0].contains("waited 2.0 s"), "{slow}");
        let refused = report(spread(0, soon), &[(Fate::Answered(503), 100)]);
        assert!(refused.misses()[0].contains("0 of 100"), "{refused}");
    }
}
