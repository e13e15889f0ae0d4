//! What a run counted, and how it's printed.

use std::{collections::BTreeMap, fmt, time::Duration};

use crate::{checker::Checked, evening::PlayedTable, house::House, person::Fortune};

#[derive(Debug, Default)]
pub(crate) struct Report {
    seed: Option<u64>,
    trouble: Duration,
    evenings: usize,
    tables: usize,
    games: usize,
    stand_ins: usize,
    records: usize,
    acknowledged: usize,
    lost: usize,
    repeats: usize,
    pub(crate) longest: Duration,
    unavailable: BTreeMap<String, usize>,
    outrun: usize,
    pub(crate) unexplained: Vec<String>,
    looks: usize,
    back_after_restart: usize,
    events: usize,
    reconnects: usize,
    older: usize,
    longest_older: Duration,
    sights: usize,
    settled: Duration,
    /// What failed, a line each.
    faults: Vec<String>,
    pub(crate) wrong: Vec<String>,
}

impl Report {
    pub(crate) fn new(seed: Option<u64>, trouble: Duration, evenings: usize) -> Report {
        Report {
            seed,
            trouble,
            evenings,
            ..Report::default()
        }
    }

    pub(crate) fn add_fortune(&mut self, fortune: Fortune) {
        self.repeats += fortune.repeats;
        self.longest = self.longest.max(fortune.longest);
        for (code, times) in fortune.unavailable {
            *self.unavailable.entry(code).or_default() += times;
        }
        self.outrun += fortune.outrun;
        self.unexplained.extend(fortune.unexplained);
    }

    pub(crate) fn add_played(&mut self, played: &PlayedTable) {
        self.tables += 1;
        self.acknowledged += played.acknowledged.len();
        for (_, sights) in &played.sights {
            self.looks += sights.looks;
            self.back_after_restart += sights.back_after_restart;
        }
        let page = &played.page;
        self.events += page.events;
        self.reconnects += page.reconnects;
        self.older += page.older;
        self.longest_older = self.longest_older.max(page.longest_older);
    }

    pub(crate) fn add_checked(&mut self, checked: Checked) {
        self.records += checked.records;
        self.games += checked.games;
        self.stand_ins += checked.stand_ins;
        self.sights += checked.sights;
        self.lost += checked.lost;
        self.settled = self.settled.max(checked.settled);
        self.wrong.extend(checked.wrong);
    }

    pub(crate) fn add_faults(&mut self, house: &House) {
        for (name, (all, long)) in &house.faults.kinds {
            self.faults.push(match long {
                0 => format!("{name}: {all}"),
                _ => format!("{name}: {all}, {long} of them for 16 seconds or more"),
            });
        }
        if self.faults.is_empty() {
            return;
        }
        let at_once = house.faults.at_once;
        self.faults
            .push(format!("a node and a nats-server at once: {at_once}"));
        let failed = house.faults.failed_starts;
        self.faults.push(format!(
            "nodes that found no store when they started: {failed}"
        ));
        if house.machines.is_none() {
            let why = "NOBODY WAS CUT OFF: this system gives us no networks of our own";
            self.faults.push(why.to_owned());
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report {
            evenings,
            tables,
            games,
            stand_ins,
            records,
            acknowledged,
            lost,
            repeats,
            longest,
            unavailable,
            outrun,
            looks,
            back_after_restart,
            events,
            reconnects,
            older,
            longest_older,
            sights,
            settled,
            ..
        } = self;
        let seconds = self.trouble.as_secs();
        let seed = self.seed.map(|seed| format!(", seed {seed}"));
        let seed = seed.unwrap_or_default();
        let unexplained = self.unexplained.len();
        let [longest, longest_older, settled] =
            [longest, longest_older, settled].map(Duration::as_secs_f64);
        writeln!(
            f,
            "{seconds} seconds of faults{seed}
  {evenings} tables at a time, {tables} in all; {games} games finished, {stand_ins} stand-ins
  {records} records, {acknowledged} commands acknowledged, {lost} lost
  {repeats} requests sent again, {longest:.1} s for an answer at most
  refused for the time being: {unavailable:?}
  refused because another was faster: {outrun}; for no reason in the game: {unexplained}
  {looks} looks, {back_after_restart} of them older than before the node was started again
  {events} events on streams; {reconnects} reconnects, {older} to an older state, for {longest_older:.1} s at most
  {sights} different states seen; nodes agreed after {settled:.1} s at most"
        )?;
        for fault in &self.faults {
            writeln!(f, "  {fault}")?;
        }
        for what in &self.unexplained {
            writeln!(f, "  REFUSED: {what}")?;
        }
        for what in &self.wrong {
            writeln!(f, "  WRONG: {what}")?;
        }
        Ok(())
    }
}
